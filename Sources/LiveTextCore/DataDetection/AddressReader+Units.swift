// SPDX-License-Identifier: Apache-2.0

/// Units and words before the street that belong to the address.
extension AddressReader {
    /// The index where units before the street begin: `Flat 14, Ziggurat Building, 60-66 …`, `Unit 4/15 …`.
    func startWithUnits(_ index: Int, notBefore limit: Int, _ parts: inout AddressParts) -> Int {
        var start = index
        if let number = parts.number, number.lowerBound == index { start = startOfNumber(number, limit, &parts) }
        let reader = AddressUnitReader(tokens: tokens)
        for segment in segmentStarts(before: start, most: 3) where segment >= limit {
            guard let stop = reader.leadingUnit(at: segment), stop <= start, goesOnAsAddress(stop) else { continue }
            if let unit = parts.unit, unit.lowerBound < index {
                parts.unit = segment..<unit.upperBound
            } else {
                parts.unit = segment..<stop
            }
            start = segment
        }
        return start
    }

    /// Where the words before a house's number begin that belong to it: `No. 88`, or a unit's, with the unit's number
    /// before a slash: `Unit 4/15`.
    private func startOfNumber(_ number: Range<Int>, _ limit: Int, _ parts: inout AddressParts) -> Int {
        let index = number.lowerBound
        if tokens.isSign("/", at: index + 1), number.count >= 3,
            let (_, start) = AddressWords.units.match(in: tokens, endingAt: index), start >= limit
        {
            parts.unit = start..<index + 1
            parts.number = index + 2..<number.upperBound
            return start
        }
        if let (_, start) = Self.numberWords.match(in: tokens, endingAt: index), start >= limit,
            tokens[start]?.isCapitalized == true, beginsLine(start) || tokens.isSign(",", at: start - 1)
        {
            return start
        }
        return index
    }

    /// Whether what follows a unit may stand between it and the street: a comma, a line's end or a house's name.
    private func goesOnAsAddress(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return true }
        return token.kind != .word || token.isCapitalized
    }

    /// Where the segments before an index begin, nearest first; segments end in a comma or a line's end.
    func segmentStarts(before index: Int, most: Int) -> [Int] {
        var starts: [Int] = []
        var cursor = index
        while starts.count < most, cursor > 0 {
            guard tokens.isSign(",", at: cursor - 1) || tokens[cursor - 1]?.kind == .newline else { break }
            cursor -= 1
            while cursor > 0, tokens.isSign(",", at: cursor - 1) { cursor -= 1 }
            /// The longest segment that is looked at.
            let reach = 6
            let floor = max(0, cursor - reach)
            while cursor > floor, !tokens.isSign(",", at: cursor - 1), tokens[cursor - 1]?.kind != .newline {
                cursor -= 1
            }
            guard cursor == 0 || tokens.isSign(",", at: cursor - 1) || tokens[cursor - 1]?.kind == .newline else {
                break
            }
            starts.append(cursor)
        }
        return starts
    }
}

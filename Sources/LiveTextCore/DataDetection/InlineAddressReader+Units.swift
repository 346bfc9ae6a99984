// SPDX-License-Identifier: Apache-2.0

/// What follows the house's number: quarters in brackets, houses, floors, rooms, a postcode.
extension InlineAddressReader {
    /// Reads houses and units on the same line and the next.
    func readUnits(_ reading: inout Reading) {
        /// A quarter, a house, a floor, a room and one more.
        let most = 6
        for _ in 0..<most {
            let (next, lines) = skipSeparators(reading.end)
            guard reading.lines + lines <= Self.mostLines else { return }
            let touches = next == reading.end && tokens.touchesPrevious(next)
            guard let stop = bracketEnd(at: next) ?? unitEnd(at: next) ?? houseEnd(at: next, touches: touches) else {
                return
            }
            reading.parts.unit = (reading.parts.unit?.lowerBound ?? next)..<stop
            reading.end = stop
            reading.lines += lines
        }
    }

    /// A postcode after all, on the next line or this one: `03171`, `(03171)`, `邮编：100006`.
    func readPostcode(_ reading: inout Reading) {
        guard reading.parts.postalCode == nil else { return }
        let (next, _) = skipSeparators(reading.end)
        var start = InlineAddressWords.postcodeLabels.match(in: tokens, at: next)?.end ?? next
        let isLabelled = start > next
        if isLabelled, tokens.isSign(":", at: start) || tokens.isSign("：", at: start) { start += 1 }
        if tokens.isSign("〒", at: start), let code = Postcode.match(in: tokens, at: start, region: "JP") {
            reading.parts.postalCode = code.code
            reading.end = code.range.upperBound
            return
        }
        let isBracketed = tokens.isSign("(", at: start) || tokens.isSign("（", at: start)
        if isBracketed { start += 1 }
        guard let number = tokens[start], number.kind == .number, start == next || isLabelled || isBracketed else {
            return
        }
        // Korea's have five digits, China's six.
        let digits = reading.parts.countryCode == "KR" ? 5 : reading.parts.countryCode == "CN" ? 6 : 0
        guard number.digitCount == digits, next > reading.end || number.followsSpace || isLabelled || isBracketed else {
            return
        }
        var end = start + 1
        if isBracketed {
            guard tokens.isSign(")", at: end) || tokens.isSign("）", at: end) else { return }
            end += 1
        }
        guard isPartEnd(end) else { return }
        reading.parts.postalCode = start..<start + 1
        reading.end = end
    }

    /// The index after commas and one line's end.
    private func skipSeparators(_ index: Int) -> (next: Int, lines: Int) {
        var cursor = index
        var lines = 0
        while let token = tokens[cursor] {
            if token.kind == .newline {
                guard lines == 0 else { return (tokens.count, lines) }
                lines += 1
            } else if let sign = tokens.sign(at: cursor), sign == "," || sign == "，" || sign == "、" {
            } else {
                break
            }
            cursor += 1
        }
        return (cursor, lines)
    }

    private func isPartEnd(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return true }
        return token.kind == .newline || token.kind == .sign
    }

    /// `(역삼동)`, `（역삼동, 강남빌딩）`: a quarter, a house.
    private func bracketEnd(at index: Int) -> Int? {
        /// The longest name of a quarter and a house, in syllables.
        let longest = 24
        guard tokens.isSign("(", at: index) || tokens.isSign("（", at: index) else { return nil }
        var cursor = index + 1
        var letters = 0
        var isNamed = false
        while cursor < index + longest, let token = tokens[cursor] {
            if tokens.isSign(")", at: cursor) || tokens.isSign("）", at: cursor) {
                isNamed = isNamed || endsInQuarterOrHouse(index + 1..<cursor)
                return letters >= 2 && isNamed ? cursor + 1 : nil
            }
            switch token.kind {
            case .inline: letters += 1
            case .number: guard token.digitCount <= 4 else { return nil }
            case .sign:
                guard tokens.isSign(",", at: cursor) || tokens.isSign("，", at: cursor) else { return nil }
                isNamed = isNamed || endsInQuarterOrHouse(index + 1..<cursor)
            case .word: guard token.end - token.start <= 2 else { return nil }
            case .newline: return nil
            }
            cursor += 1
        }
        return nil
    }

    private func endsInQuarterOrHouse(_ range: Range<Int>) -> Bool {
        let text = tokens.string(range)
        return ["동", "가", "리", "읍", "면"].contains { text.hasSuffix($0) } || endsInHouse(range)
            || unitEnd(at: range.lowerBound) == range.upperBound
    }

    private func endsInHouse(_ range: Range<Int>) -> Bool {
        let text = tokens.string(range)
        return InlineAddressWords.buildings.contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }
    }

    /// Where a floor, a room or a part of a house ends: `5층`, `203号室`, `3F`, `A座`, `B동`, `地下1階`.
    private func unitEnd(at index: Int) -> Int? {
        var cursor = index
        if let (_, end) = Self.below.match(in: tokens, at: cursor), tokens[end]?.kind == .number { cursor = end }
        if let letter = tokens[cursor], letter.kind == .word {
            guard letter.end - letter.start <= 2, letter.isCapitalized else { return nil }
            cursor += 1
            guard tokens.touchesPrevious(cursor) else { return nil }
            if let end = countersEnd(cursor) { return end }
            if isHyphen(cursor) { cursor += 1 }
            guard tokens[cursor]?.kind == .number, tokens.touchesPrevious(cursor) else { return nil }
        }
        guard let number = tokens[cursor], number.kind == .number, number.digitCount <= 4 else { return nil }
        cursor += 1
        while isHyphen(cursor), tokens.touchesPrevious(cursor), tokens.touchesPrevious(cursor + 1),
            tokens[cursor + 1]?.kind == .number
        {
            cursor += 2
        }
        if let floor = tokens[cursor], floor.kind == .word, Self.floors.contains(floor) {
            return tokens.touchesPrevious(cursor + 1) && tokens[cursor + 1]?.kind == .number ? nil : cursor + 1
        }
        return countersEnd(cursor)
    }

    private static let below = Lexicon<Bool>([("地下|지하", true)])
    private static let floors = WordSet("f|fl|floor")

    private func countersEnd(_ index: Int) -> Int? {
        /// `号楼`, `号室`, `单元`
        let most = 2
        var end = index
        while end < index + most, let token = tokens[end], token.kind == .inline, tokens.touchesPrevious(end),
            InlineAddressWords.unitCounters.contains(tokens.text.scalar(at: token.start).scalar)
        {
            end += 1
        }
        return end > index ? end : nil
    }

    /// Where a house's name ends: `丸の内ビル`, `강남빌딩`, `国贸大厦`; any name where its floor or room ends the line.
    ///
    /// - Parameter touches: whether it stands right after the number, where a sentence may go on as well.
    private func houseEnd(at index: Int, touches: Bool) -> Int? {
        /// The longest name of a house, in characters.
        let longest = 24
        var cursor = index
        var letters = 0
        while cursor < index + longest, let token = tokens[cursor],
            token.kind == .inline || token.kind == .word && token.end - token.start <= 12
        {
            if token.kind == .word, cursor > index, unitEnd(at: cursor) != nil { break }
            letters += 1
            cursor += 1
        }
        guard letters >= 2, cursor < index + longest else { return nil }
        if endsInHouse(index..<cursor) { return cursor }
        var stop = cursor
        var units = 0
        while let unit = unitEnd(at: stop) {
            stop = unit
            units += 1
        }
        return units > (touches ? 1 : 0) && isPartEnd(stop) ? stop : nil
    }
}

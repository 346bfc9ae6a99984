// SPDX-License-Identifier: Apache-2.0

/// Addresses without streets: blocks of quarters, as in Japan, and plots of sectors, as in India.
extension AddressReader {
    /// Numbers of a quarter's part, a block and a house: `1-9-1`.
    func isBlockNumber(_ number: Range<Int>) -> Bool {
        /// Digits of the longest of the numbers.
        let mostDigits = 3
        return number.count >= 3
            && number.enumerated().allSatisfy { offset, index in
                offset % 2 == 0
                    ? tokens[index].map { $0.kind == .number && $0.digitCount <= mostDigits } == true
                    : tokens.isSign("-", at: index)
            }
    }

    /// A quarter's name, with its part where that follows: `Nishi-Shinjuku 2-chome`.
    func quarter(at index: Int) -> Int? {
        guard tokens[index]?.isCapitalized == true, !isStop(index),
            let end = name(after: index, most: 3, isLoose: false)
        else { return nil }
        if tokens[end]?.kind == .number, tokens.isSign("-", at: end + 1), Self.quarterParts.contains(tokens[end + 2]) {
            return end + 3
        }
        return end
    }

    private static let quarterParts = WordSet("chome|chōme")

    /// `B-12, Sector 62`: a plot's letter and number before its sector.
    private func letteredPlot(at index: Int) -> Street? {
        guard let letter = tokens[index], letter.kind == .word, letter.end - letter.start == 1, letter.isCapitalized,
            tokens.isSign("-", at: index + 1), tokens.touchesPrevious(index + 1), tokens.touchesPrevious(index + 2),
            let number = tokens[index + 2], number.kind == .number, number.digitCount <= 4,
            tokens.isSign(",", at: index + 3), Self.sectors.contains(tokens[index + 4]),
            let end = AddressUnitReader(tokens: tokens).leadingUnit(at: index + 4)
        else { return nil }
        let parts = AddressParts(street: index + 4..<end, number: index..<index + 3)
        return Street(parts: parts, end: end, evidence: .plot)
    }

    private static let sectors = WordSet("sector|phase|block|pocket")

    /// `Plot No. 21, Sector 18`, `H.No. 12, MG Road`.
    func plot(at index: Int) -> Street? {
        guard let (_, end) = AddressWords.plots.match(in: tokens, at: index) else { return letteredPlot(at: index) }
        var start = end
        if tokens.isSign(":", at: start) || tokens.isSign("-", at: start) { start += 1 }
        guard let number = houseNumber(at: start), tokens[start]?.kind == .number else { return nil }
        var parts = AddressParts(number: index..<number.upperBound)
        guard tokens.isSign(",", at: number.upperBound) || tokens[number.upperBound]?.kind == .newline else {
            return nil
        }
        let next = number.upperBound + 1
        if let stop = typedName(at: next) ?? AddressUnitReader(tokens: tokens).leadingUnit(at: next) {
            parts.street = next..<stop
            return Street(parts: parts, end: stop, evidence: .plot)
        }
        // `Plot 5` alone may be a figure's name.
        return end > index + 1 ? Street(parts: parts, end: number.upperBound, evidence: .plot) : nil
    }
}

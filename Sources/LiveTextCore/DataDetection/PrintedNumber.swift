// SPDX-License-Identifier: Apache-2.0

/// Groups of digits as they are printed.
struct PrintedNumber {
    let text: ScannedText
    /// From the first sign, which may be `+` or `(`, to the last digit or its bracket.
    let range: Range<Int>
    private let groups: [Range<Int>]

    /// - Parameter groups: the groups of digits; not empty.
    init(text: ScannedText, start: Int, groups: [Range<Int>]) {
        self.text = text
        self.groups = groups
        var end = groups.last?.upperBound ?? start
        let isOpen = text.bytes[start..<end].reduce(0) { depth, byte in
            byte == .ascii("(") ? depth + 1 : byte == .ascii(")") ? depth - 1 : depth
        }
        if isOpen == 1, text.byte(at: end) == .ascii(")") { end += 1 }
        range = start..<end
    }

    /// All digits.
    var digits: String { groups.map(text.string).joined() }

    /// The number as printed, on one line.
    var formatted: String { text.string(range) }

    var hasPlus: Bool { text.bytes[range.lowerBound..<groups[0].lowerBound].contains(.ascii("+")) }

    var isInternational: Bool { hasPlus }

    /// Whether it is printed in groups, or its first ones in brackets.
    var isSeparated: Bool { groups.count > 1 }

    /// The digits after `+` or the exit code, without a trunk zero in brackets; `nil` when it has neither.
    func internationalDigits(exitCode: String) -> String? {
        var digits = ""
        for (index, group) in groups.enumerated() {
            let isBracketedZero =
                index > 0 && group.count == 1 && text.bytes[group.lowerBound] == .ascii("0")
                && text.byte(at: group.lowerBound - 1) == .ascii("(") && text.byte(at: group.upperBound) == .ascii(")")
            if !isBracketedZero { digits += text.string(group) }
        }
        if hasPlus { return digits }
        guard digits.hasPrefix(exitCode), digits.count > 10 else { return nil }
        return String(digits.dropFirst(exitCode.count))
    }

    /// Whether the groups are those of North America: 3-3-4, or 1-3-3-4, or 3-7.
    var hasNorthAmericanGroups: Bool {
        var lengths = groups.map(\.count)
        if lengths.first == 1 { lengths.removeFirst() }
        return lengths == [3, 3, 4] || lengths == [3, 7]
    }

    /// Whether it has the form of a date, a time, an IP address, a card's or a book's number.
    var looksLikeAnotherKind: Bool {
        let lengths = groups.map(\.count)
        guard !hasPlus else { return false }
        let separators = zip(groups, groups.dropFirst()).map { text.string($0.upperBound..<$1.lowerBound) }
        let allAlike = Set(separators).count == 1
        if lengths.count == 4, allAlike, separators[0] == ".",
            groups.allSatisfy({ ($0.count <= 3) && (text.number($0) ?? 256) <= 255 })
        {
            return true
        }
        if isDate(lengths, separators: separators) { return true }
        if lengths == [4, 4, 4, 4] || lengths == [4, 6, 5] || lengths == [3, 2, 4] || lengths == [5, 4] { return true }
        if lengths == [4, 4], isYear(groups[0]), isYear(groups[1]) { return true }
        let digits = digits
        if digits.count == 13, digits.hasPrefix("978") || digits.hasPrefix("979") { return true }
        // Amounts and figures in a row: 0.306 0.406.
        return separators.filter { $0 == "." }.count >= 1 && separators.contains(" ") && lengths.allSatisfy { $0 <= 3 }
            && groups.contains { $0.count == 1 && text.bytes[$0.lowerBound] == .ascii("0") }
    }

    private func isDate(_ lengths: [Int], separators: [String]) -> Bool {
        guard lengths.count >= 3, separators[0] == separators[1], separators[0].utf8.count == 1,
            separators[0] != " ", separators[0] != "("
        else { return false }
        let values = groups.prefix(3).map { text.number($0) ?? .max }
        let isDayFirst = lengths[0] <= 2 && lengths[1] <= 2 && (lengths[2] == 4 || lengths[2] == 2)
        let isYearFirst = lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2
        if isDayFirst { return values[0] <= 31 && values[1] <= 31 && lengths.count <= 5 && (lengths[2] == 4 || lengths.count == 3) }
        return isYearFirst && isYear(groups[0]) && values[1] <= 12 && values[2] <= 31
    }

    private func isYear(_ group: Range<Int>) -> Bool {
        group.count == 4 && (1500...2199).contains(text.number(group) ?? 0)
    }
}

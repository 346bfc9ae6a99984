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

    /// What a finder took for a number; `nil` where it has no ASCII digits.
    init?(text: ScannedText, range: Range<Int>) {
        var groups: [Range<Int>] = []
        for offset in range where text.bytes[offset].isASCIIDigit {
            if let last = groups.last, last.upperBound == offset {
                groups[groups.count - 1] = last.lowerBound..<offset + 1
            } else {
                groups.append(offset..<offset + 1)
            }
        }
        guard !groups.isEmpty else { return nil }
        self.text = text
        self.groups = groups
        self.range = range
    }

    /// All digits.
    var digits: String { groups.map(text.string).joined() }

    /// The number as printed, on one line.
    var formatted: String { text.string(range) }

    var hasPlus: Bool { text.bytes[range.lowerBound..<groups[0].lowerBound].contains(.ascii("+")) }

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

    /// Whether it has the form of a date, an IP address, a card's or a book's number, figures in a row.
    var looksLikeAnotherKind: Bool {
        guard !hasPlus, groups.count > 1 else { return isBookNumber }
        return isDate || isIPv4 || isCardOrCode || isBookNumber || isPeriod || isFigures || isHours
    }

    private var lengths: [Int] { groups.map(\.count) }

    private var separators: [String] {
        zip(groups, groups.dropFirst()).map { text.string($0.upperBound..<$1.lowerBound) }
    }

    private func value(_ group: Int) -> Int { text.number(groups[group]) ?? .max }

    /// `31.12.2025`, `2025-12-31`, with or without a time.
    private var isDate: Bool {
        guard groups.count >= 3, separators[0] == separators[1],
            ["-", ".", "/", "\u{2010}", "\u{2013}"].contains(separators[0])
        else { return false }
        let isDay = value(0) <= 31 && value(1) <= 31 && (value(0) <= 12 || value(1) <= 12)
        if lengths[0] <= 2, lengths[1] <= 2, isDay { return isYear(2) || (lengths[2] == 2 && groups.count == 3) }
        return isYear(0) && lengths[1] <= 2 && value(1) <= 12 && lengths[2] <= 2 && value(2) <= 31
    }

    private var isIPv4: Bool {
        groups.count == 4 && Set(separators) == ["."]
            && groups.indices.allSatisfy { groups[$0].count <= 3 && value($0) <= 255 }
    }

    /// A payment card (4-4-4-4, 4-6-5), a social security number (3-2-4), a ZIP+4 (5-4).
    private var isCardOrCode: Bool {
        [[4, 4, 4, 4], [4, 6, 5], [3, 2, 4], [5, 4]].contains(lengths)
    }

    /// An ISBN-13.
    private var isBookNumber: Bool {
        let digits = digits
        return !hasPlus && digits.count == 13 && (digits.hasPrefix("978") || digits.hasPrefix("979"))
    }

    /// Two years, or a year, a month and a day run together.
    private var isPeriod: Bool {
        guard isYear(0), separators[0] == "-" || separators[0] == "\u{2013}" else { return false }
        return isYear(1) || (lengths[1] == 4 && value(1) / 100 <= 12 && value(1) % 100 <= 31)
    }

    /// Numbers with decimals: `0.0000123`, `0.306 0.406`, `12.1 - 23.71`.
    private var isFigures: Bool {
        if groups.count == 2 { return separators == ["."] && lengths[0] == 1 }
        let points = separators.count { $0 == "." }
        return points >= 2 && separators.contains { $0.contains(" ") } && lengths.allSatisfy { $0 <= 3 }
            && (digits.utf8.count < 10 || lengths[0] == 1)
    }

    /// Two times of the day: `14.00–18.00`.
    private var isHours: Bool {
        guard groups.count == 4, separators[0] == ".", separators[2] == ".",
            ["-", "\u{2013}", " - ", " \u{2013} "].contains(separators[1])
        else { return false }
        return [0, 2].allSatisfy { lengths[$0] <= 2 && value($0) <= 24 }
            && [1, 3].allSatisfy { lengths[$0] == 2 && value($0) < 60 }
    }

    private func isYear(_ group: Int) -> Bool {
        groups[group].count == 4 && (1500...2199).contains(value(group))
    }
}

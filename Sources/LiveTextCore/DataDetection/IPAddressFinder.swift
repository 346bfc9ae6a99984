// SPDX-License-Identifier: Apache-2.0

/// Finds internet addresses: four decimal numbers, or groups of hexadecimal digits. Not version numbers, not times.
struct IPAddressFinder {
    /// The longest address, in bytes: six groups and four decimal numbers.
    private static let longest = 45

    /// The addresses of a text, in order.
    func matches(in text: ScannedText) -> [DataMatch] {
        var matches: [DataMatch] = []
        var position = 0
        while position < text.count {
            guard Self.isPart(text.bytes[position]) else {
                position += 1
                continue
            }
            var end = position
            while end < text.count, Self.isPart(text.bytes[end]) { end += 1 }
            if end - position <= Self.longest + 1, let match = match(in: text, run: position..<end) {
                matches.append(match)
            }
            position = end
        }
        return matches
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || isHexLetter(byte) || byte == .ascii(":") || byte == .ascii(".")
    }

    private static func isHexLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= 0x61 && lower <= 0x66
    }

    private func match(in text: ScannedText, run: Range<Int>) -> DataMatch? {
        var range = run
        // The sentence's full stop or colon.
        while let last = text.bytes[range].last, last == .ascii(".") || last == .ascii(":") {
            if last == .ascii(":"), text.bytes[range].dropLast().last == .ascii(":") { break }
            range = range.lowerBound..<range.upperBound - 1
        }
        // The colon of a label: `IP:10.1.2.3`.
        if range.count > 1, text.bytes[range.lowerBound] == .ascii(":"),
            text.byte(at: range.lowerBound + 1) != .ascii(":")
        {
            range = range.lowerBound + 1..<range.upperBound
        }
        guard range.count >= 3, stands(range, in: text) else { return nil }
        let bytes = text.bytes[range]
        let colons = bytes.count { $0 == .ascii(":") }
        if colons >= 2 {
            guard let address = Self.version6(bytes), !isNoAddress(range, in: text) else { return nil }
            return DataMatch(value: .ipAddress(IPAddress(address: address, version: .v6)), range: range)
        }
        // A port is no part of the address.
        if let colon = bytes.firstIndex(of: .ascii(":")) { return version4Match(in: text, range.lowerBound..<colon) }
        return version4Match(in: text, range)
    }

    private func version4Match(in text: ScannedText, _ range: Range<Int>) -> DataMatch? {
        guard range.count >= 7, let address = Self.version4(text.bytes[range]), !isNoAddress(range, in: text) else {
            return nil
        }
        let prefix = prefixLength(in: text, at: range.upperBound)
        return DataMatch(
            value: .ipAddress(IPAddress(address: address, version: .v4, prefixLength: prefix)), range: range)
    }

    private func prefixLength(in text: ScannedText, at end: Int) -> Int? {
        guard text.byte(at: end) == .ascii("/") else { return nil }
        var last = end + 1
        while last - end <= 3, text.byte(at: last).isASCIIDigit { last += 1 }
        guard let length = text.number(end + 1..<last), length <= 32 else { return nil }
        return length
    }

    /// Whether the characters around let it be an address of its own.
    private func stands(_ range: Range<Int>, in text: ScannedText) -> Bool {
        if let (scalar, _) = text.scalar(before: range.lowerBound) {
            if scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces { return false }
            if ["_", "-", "@", "+", "$", "#", "%", "\\"].contains(scalar) { return false }
        }
        guard range.upperBound < text.count else { return true }
        let (scalar, _) = text.scalar(at: range.upperBound)
        if scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces { return false }
        return !["_", "@", "\\"].contains(scalar)
            && !(scalar == "-" && text.byte(at: range.upperBound + 1).isASCIIAlphanumeric)
    }

    /// Whether a word before says that it is a version or a section of something.
    private func isNoAddress(_ range: Range<Int>, in text: ScannedText) -> Bool {
        var end = range.lowerBound
        while [.ascii(" "), .ascii(":"), .ascii(".")].contains(text.byte(at: end - 1)) { end -= 1 }
        return Self.otherWords.contains { text.hasSuffix($0, before: end) }
    }

    private static let otherWords: [StaticString] = [
        "version", "ver", "release", "build", "firmware", "section", "chapter", "kapitel", "update", "driver", "rev",
    ]

    // MARK: Reading

    /// Four numbers up to 255, without leading zeros in the result.
    private static func version4(_ bytes: ArraySlice<UInt8>) -> String? {
        var numbers: [Int] = []
        for part in bytes.split(separator: .ascii("."), omittingEmptySubsequences: false) {
            guard (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit) else { return nil }
            let value = part.reduce(0) { $0 * 10 + Int($1 - .ascii("0")) }
            guard value <= 255 else { return nil }
            numbers.append(value)
        }
        return numbers.count == 4 ? numbers.map(String.init).joined(separator: ".") : nil
    }

    /// Eight groups, or fewer around one `::`; the last two may be an address of version 4. In the form of RFC 5952
    /// but for the choice of what `::` stands for, which is kept.
    private static func version6(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        let gap = text.firstRange(of: "::")
        if let gap, text[gap.upperBound...].firstRange(of: "::") != nil || text[gap.upperBound...].hasPrefix(":") {
            return nil
        }
        let sides = gap.map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]
        var count = 0
        var written: [String] = []
        for (index, side) in sides.enumerated() {
            guard let groups = groups(side, mayEndInVersion4: index == sides.count - 1) else { return nil }
            count += groups.reduce(0) { $0 + ($1.contains(".") ? 2 : 1) }
            written.append(groups.joined(separator: ":"))
        }
        guard gap == nil ? count == 8 : count <= 7 && count > 0 else { return nil }
        // `a::b` is a name in a program.
        guard
            bytes.contains(where: \.isASCIIDigit)
                || sides.contains(where: { side in
                    side.split(separator: ":").contains { $0.utf8.count == 4 }
                })
        else { return nil }
        return written.joined(separator: "::")
    }

    private static func groups(_ side: Substring, mayEndInVersion4: Bool) -> [String]? {
        guard !side.isEmpty else { return [] }
        let parts = side.split(separator: ":", omittingEmptySubsequences: false)
        var groups: [String] = []
        for (index, part) in parts.enumerated() {
            if mayEndInVersion4, index == parts.count - 1, part.contains(".") {
                guard let address = version4(ArraySlice(Array(part.utf8))) else { return nil }
                groups.append(address)
                continue
            }
            guard (1...4).contains(part.utf8.count), !part.contains(".") else { return nil }
            let digits = part.drop { $0 == "0" }
            groups.append(digits.isEmpty ? "0" : String(digits))
        }
        return groups
    }
}

extension StringProtocol {
    /// Where a short text first stands.
    fileprivate func firstRange(of other: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
            start = index(after: start)
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A host name as it stands in a text.
struct HostName {
    /// The labels between the dots; never empty.
    let labels: [Range<Int>]

    var range: Range<Int> { labels[0].lowerBound..<labels[labels.count - 1].upperBound }

    var lastLabel: Range<Int> { labels[labels.count - 1] }
}

/// Limits of DNS names (RFC 1035), in bytes.
enum HostLimit {
    static let label = 63
    static let name = 253
}

extension ScannedText {
    /// Whether a letter or digit, which may begin a label, stands at an offset.
    func startsLabel(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        return bytes[offset] < 0x80 ? bytes[offset].isASCIIAlphanumeric : scalar(at: offset).scalar.isLetterOrDigit
    }

    /// Whether a letter, a digit or a pictograph, which may begin a host after a scheme, stands at an offset.
    func startsHost(at offset: Int) -> Bool {
        startsLabel(at: offset) || (byte(at: offset) >= 0x80 && scalar(at: offset).scalar.isPictograph)
    }

    /// Whether the name keeps to the rules of DNS: lengths, hyphens, encoded labels in ASCII.
    func isWellFormed(_ host: HostName) -> Bool {
        guard host.range.count <= HostLimit.name else { return false }
        return host.labels.allSatisfy { label in
            label.count <= HostLimit.label && bytes[label.lowerBound] != .ascii("-")
                && bytes[label.upperBound - 1] != .ascii("-")
                && (!hasPrefix("xn--", at: label.lowerBound) || bytes[label].allSatisfy { $0 < 0x80 })
        }
    }

    /// Whether a name may stand after a scheme: one label, a name below a top-level domain, or an IPv4 address.
    func isReachable(_ host: HostName) -> Bool {
        guard host.labels.count > 1 else { return true }
        guard !isIPv4(host) else { return true }
        return isTopLevelForm(host.lastLabel)
            && host.labels.suffix(2).allSatisfy { !bytes[$0].contains(.ascii("_")) }
    }

    /// Whether a label can be a top-level domain: letters only, at least two, or an encoded one.
    func isTopLevelForm(_ label: Range<Int>) -> Bool {
        if hasPrefix("xn--", at: label.lowerBound) { return label.count > 4 }
        guard label.count >= 2 else { return false }
        var position = label.lowerBound
        while position < label.upperBound {
            let (scalar, end) = scalar(at: position)
            guard !scalar.properties.generalCategory.isNumber, scalar.isLetterOrDigit || scalar.isJoiner else {
                return false
            }
            position = end
        }
        return true
    }

    /// Whether the name is an IPv4 address in four decimal numbers.
    func isIPv4(_ host: HostName) -> Bool {
        host.labels.count == 4
            && host.labels.allSatisfy { label in
                label.count <= 3 && bytes[label].allSatisfy(\.isASCIIDigit) && (number(label) ?? 256) <= 255
            }
    }

    /// The value of a few decimal digits; `nil` for more than nine, none, or other characters.
    func number(_ range: Range<Int>) -> Int? {
        guard !range.isEmpty, range.count <= 9 else { return nil }
        var value = 0
        for byte in bytes[range] {
            guard byte.isASCIIDigit else { return nil }
            value = value * 10 + Int(byte - .ascii("0"))
        }
        return value
    }

    /// Whether a name's neighbours on its line are files, or the program that runs them: `foo.py, bar.pl`, `perl a.pl`.
    func standsAmongFiles(_ host: HostName) -> Bool {
        /// Bytes of a neighbour and of what lies between.
        let reach = 40
        func isBetween(_ byte: UInt8) -> Bool { byte == 0x20 || byte == .ascii(",") || byte == .ascii(";") }
        func isWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || [0x2E, 0x2D, 0x5F].contains(byte) }
        var end = host.range.lowerBound
        let floor = max(0, end - reach)
        while end > floor, isBetween(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > floor, isWord(bytes[start - 1]) { start -= 1 }
        if isFileName(start..<end) || string(start..<end) == "perl" { return true }
        start = host.range.upperBound
        let ceiling = min(count, start + reach)
        while start < ceiling, isBetween(bytes[start]) { start += 1 }
        end = start
        while end < ceiling, isWord(bytes[end]) { end += 1 }
        return isFileName(start..<end)
    }

    private func isFileName(_ word: Range<Int>) -> Bool {
        var word = word
        while let last = bytes[word].last, last == .ascii(".") { word = word.dropLast() }
        guard let dot = bytes[word].lastIndex(of: .ascii(".")), dot > word.lowerBound else { return false }
        let suffix = string(dot + 1..<word.upperBound).lowercased()
        return HostPolicy.commonFileSuffixes.contains(suffix) || HostPolicy.fileSuffixes.contains(suffix)
            || HostPolicy.pictureSuffixes.contains(suffix)
    }

    /// The name in lower case.
    func lowercasedName(_ host: HostName) -> String { string(host.range).lowercased() }
}

extension Unicode.GeneralCategory {
    var isNumber: Bool { self == .decimalNumber || self == .letterNumber || self == .otherNumber }
}

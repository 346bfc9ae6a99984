// SPDX-License-Identifier: Apache-2.0

/// A text as UTF-8 bytes: what every finder reads. Offsets are UTF-8 offsets.
struct ScannedText: Sendable {
    /// The text; always well-formed UTF-8.
    let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    init(wellFormed bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The byte at an offset; 0 beyond the ends, which no class contains.
    func byte(at offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[offset] : 0
    }

    /// The text of a range whose ends are character boundaries.
    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The scalar that begins at an offset within the text, and where it ends.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let lead = bytes[offset]
        if lead < 0x80 { return (Unicode.Scalar(lead), offset + 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let end = min(offset + length, bytes.count)
        var value = UInt32(lead & (0x7F >> UInt8(length)))
        for index in offset + 1..<max(end, offset + 1) { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        return (Unicode.Scalar(value) ?? Self.replacement, end)
    }

    /// The scalar that ends at an offset, and where it begins; `nil` at the text's beginning.
    func scalar(before offset: Int) -> (scalar: Unicode.Scalar, start: Int)? {
        guard offset > 0 else { return nil }
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return (scalar(at: start).scalar, start)
    }

    /// Whether the text goes on with these ASCII letters in either case; `word` is in lower case.
    func hasPrefix(_ word: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + word.utf8CodeUnitCount <= bytes.count else { return false }
        return word.withUTF8Buffer { letters in
            for (index, letter) in letters.enumerated() where bytes[offset + index].asciiLowercased != letter {
                return false
            }
            return true
        }
    }

    /// Whether the text before the offset ends in these ASCII letters in either case; `word` is in lower case.
    func hasSuffix(_ word: StaticString, before offset: Int) -> Bool {
        hasPrefix(word, at: offset - word.utf8CodeUnitCount)
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"
}

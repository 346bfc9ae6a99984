// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Makes text of a payload's bytes when the code does not name their character set.
enum PayloadText {
    /// UTF-8, which nearly all writers use; where the bytes are none, Latin-1, the standards' default, or Shift JIS,
    /// which Japanese codes have, whichever the bytes look like.
    static func decode(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        if looksLikeShiftJIS(bytes), let text = converted(bytes, from: "CP932") { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// So many Japanese characters in a row are no accident among accented letters.
    private static let convincingRun = 3

    /// Whether the bytes are well-formed Shift JIS (JIS X 0208, Annex 1) and more likely it than Latin-1.
    private static func looksLikeShiftJIS(_ bytes: [UInt8]) -> Bool {
        var index = 0
        var (run, longestRun) = (0, 0)
        var hasControl = false
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x00..<0x80:
                run = 0
            case 0xA1...0xDF:
                // A half-width katakana.
                run += 1
            case 0x81...0x9F, 0xE0...0xEF, 0xFA...0xFC:
                guard index + 1 < bytes.count, isTrailByte(bytes[index + 1]) else { return false }
                if byte < 0xA0 { hasControl = true }
                index += 1
                run += 1
            default: return false
            }
            longestRun = max(longestRun, run)
            index += 1
        }
        // Latin-1 has control characters there, which no writer prints.
        return hasControl || longestRun >= convincingRun
    }

    private static func isTrailByte(_ byte: UInt8) -> Bool {
        (0x40...0x7E).contains(byte) || (0x80...0xFC).contains(byte)
    }

    /// The text in a character set that the C library knows; `nil` when the bytes are none of it.
    private static func converted(_ bytes: [UInt8], from characterSet: String) -> String? {
        let converter = iconv_open("UTF-8", characterSet)
        guard converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var source = bytes.map { CChar(bitPattern: $0) }
        // Two bytes become three at most, one half-width katakana too.
        var target = [CChar](repeating: 0, count: 3 * bytes.count)
        let length = source.withUnsafeMutableBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target -> Int? in
                var (input, inputLeft) = (source.baseAddress, source.count)
                var (output, outputLeft) = (target.baseAddress, target.count)
                guard iconv(converter, &input, &inputLeft, &output, &outputLeft) == 0 else { return nil }
                return target.count - outputLeft
            }
        }
        return length.flatMap { length in
            String(validating: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}

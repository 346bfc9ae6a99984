// SPDX-License-Identifier: Apache-2.0

/// Makes text of a payload's bytes.
enum PayloadText {
    /// UTF-8, which nearly all writers use; where the bytes are none, Latin-1, the standard's default, in which each
    /// byte is a character.
    static func decode(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

// SPDX-License-Identifier: Apache-2.0

extension BankPayment {
    /// Lengths of account numbers (ISO 13616).
    private static let ibanLengths = 15...34

    /// An IBAN without its spaces; `nil` when its check digits do not hold.
    static func iban(_ text: String) -> String? {
        let characters = text.utf8.filter { $0 != .ascii(" ") }
            .map { $0 >= .ascii("a") && $0 <= .ascii("z") ? $0 & 0xDF : $0 }
        guard ibanLengths.contains(characters.count), characters.allSatisfy(\.isASCIIAlphanumeric),
            characters[0].isASCIILetter, characters[1].isASCIILetter, characters[2].isASCIIDigit,
            characters[3].isASCIIDigit
        else { return nil }
        // Country and check digits last, letters as 10…35; the whole number leaves 1 when divided by 97.
        let remainder = (characters[4...] + characters[..<4]).reduce(0) { remainder, byte in
            byte.isASCIIDigit
                ? (remainder * 10 + Int(byte - .ascii("0"))) % 97
                : (remainder * 100 + Int(byte - .ascii("A")) + 10) % 97
        }
        return remainder == 1 ? String(decoding: characters, as: UTF8.self) : nil
    }

    /// Whether a text is a number as amounts are written: digits, perhaps a point and at most two more.
    static func isAmount(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...12).contains(parts[0].utf8.count),
            parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) })
        else { return false }
        return parts.count == 1 || (1...2).contains(parts[1].utf8.count)
    }
}

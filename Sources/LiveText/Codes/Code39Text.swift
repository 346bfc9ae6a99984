// SPDX-License-Identifier: Apache-2.0

/// Code 39 with all of ASCII (ISO/IEC 16388, Annex A): a sign of `$`, `%`, `/`, `+` and a letter stand for one character.
enum Code39Text {
    /// So many pairs are no accident in a text of capitals and digits.
    private static let convincingPairs = 2

    /// The bytes that a reader gave, with pairs read; as they are when one is not well formed or there are few.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var pairs = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard "$%/+".utf8.contains(byte) else {
                result.append(byte)
                index += 1
                continue
            }
            guard index + 1 < bytes.count, let character = character(sign: byte, letter: bytes[index + 1]) else {
                return bytes
            }
            result.append(character)
            pairs += 1
            index += 2
        }
        return pairs >= convincingPairs ? result : bytes
    }

    private static func character(sign: UInt8, letter: UInt8) -> UInt8? {
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
        let place = letter - UInt8(ascii: "A")
        switch (sign, place) {
        case (UInt8(ascii: "+"), _): return UInt8(ascii: "a") + place
        case (UInt8(ascii: "$"), _): return 1 + place
        case (UInt8(ascii: "/"), 0...14): return UInt8(ascii: "!") + place
        case (UInt8(ascii: "/"), 25): return UInt8(ascii: ":")
        case (UInt8(ascii: "%"), 0...4): return 0x1B + place
        case (UInt8(ascii: "%"), 5...9): return UInt8(ascii: ";") + place - 5
        case (UInt8(ascii: "%"), 10...14): return UInt8(ascii: "[") + place - 10
        case (UInt8(ascii: "%"), 15...19): return UInt8(ascii: "{") + place - 15
        case (UInt8(ascii: "%"), 20): return 0
        case (UInt8(ascii: "%"), 21): return UInt8(ascii: "@")
        case (UInt8(ascii: "%"), 22): return UInt8(ascii: "`")
        default: return nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Hashes a word as lexicons compare it: in lower case, without accents (FNV-1a, 64 bits).
struct WordHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes the word's next character.
    mutating func add(_ scalar: Unicode.Scalar) {
        let code = scalar.value
        if code < 0x80 {
            mix(UInt32(UInt8(code).asciiLowercased))
            return
        }
        switch code {
        case 0xC0...0x17F: addLatin(code)
        case 0x218...0x21B: mix(code < 0x21A ? 0x73 : 0x74)
        case 0x300...0x36F: break
        case 0x391...0x3A9, 0x410...0x42F: mix(code + 0x20)
        case 0x400...0x40F: mix(code + 0x50)
        case 0xFF21...0xFF3A: mix(code - 0xFF21 + 0x61)
        case 0xFF41...0xFF5A: mix(code - 0xFF41 + 0x61)
        case 0xFF01...0xFF0F, 0xFF1A...0xFF20: mix(code - 0xFEE0)
        case 0x2010...0x2015, 0x2212: mix(0x2D)
        case 0x2018, 0x2019, 0x2032: mix(0x27)
        default: mix(code)
        }
    }

    /// Latin letters with marks, by the letter they are written with where it has none.
    private mutating func addLatin(_ code: UInt32) {
        let letter = Self.latin[Int(code - 0xC0)]
        if letter == 0x3F {
            mix(code)
            return
        }
        mix(UInt32(letter))
        switch code {
        case 0xDF: mix(0x73)
        case 0xC6, 0xE6, 0x152, 0x153: mix(0x65)
        default: break
        }
    }

    private mutating func mix(_ unit: UInt32) {
        value = (value ^ UInt64(unit)) &* 0x0000_0100_0000_01B3
    }

    /// U+00C0…U+017F without their marks; `?` for what is no letter with a mark.
    private static let latin: [UInt8] = Array(
        ("aaaaaaaceeeeiiiidnooooo?ouuuuy?saaaaaaaceeeeiiiidnooooo?ouuuuy?y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?lllllll"
            + "lllnnnnnn???oooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}

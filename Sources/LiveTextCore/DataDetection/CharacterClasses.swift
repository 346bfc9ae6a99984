// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

    var isASCIILetter: Bool {
        let lower = self | 0x20
        return lower >= 0x61 && lower <= 0x7A
    }

    var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }

    var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

    /// The lower-case letter for an ASCII capital, else the byte itself.
    var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// The byte of an ASCII character.
    static func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }
}

extension Unicode.Scalar {
    /// A letter, a mark or a digit of any script.
    var isLetterOrDigit: Bool {
        if isASCII { return UInt8(truncatingIfNeeded: value).isASCIIAlphanumeric }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .decimalNumber, .letterNumber,
            .nonspacingMark, .spacingMark:
            return true
        // Fillers are letters without ink.
        case .otherLetter:
            return !properties.isDefaultIgnorableCodePoint
        default:
            return false
        }
    }

    /// A pictograph or another symbol that some registries admit to names.
    var isPictograph: Bool {
        !isASCII && properties.generalCategory == .otherSymbol
    }

    /// A letter of a script that is written without spaces between words, or whose particles follow a word directly,
    /// so that an address in such text ends where these letters begin.
    var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF,  // Thai, Lao
            0x1000...0x109F,  // Myanmar
            0x1100...0x11FF,  // Hangul Jamo
            0x1780...0x17FF,  // Khmer
            0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x303B,  // ideographic marks and numerals
            0x3041...0x30FF,  // Hiragana, Katakana
            0x3105...0x318F,  // Bopomofo, Hangul compatibility Jamo
            0x31F0...0x31FF,  // Katakana extensions
            0x3400...0x4DBF, 0x4E00...0x9FFF,  // Han
            0xAC00...0xD7AF,  // Hangul syllables
            0xF900...0xFAFF,  // Han compatibility
            0xFF66...0xFF9F,  // half-width Katakana
            0x20000...0x3FFFF:  // Han extensions
            return true
        default:
            return false
        }
    }

    /// A sign of East Asian width, as stands around addresses in Chinese text.
    var isFullWidthSign: Bool { (0xFF01...0xFF0F).contains(value) || (0xFF1A...0xFFEF).contains(value) }

    /// Without ink and without width, so that what stands before and after it looks joined: marks and turns of direction,
    /// zero-width spaces, soft hyphens, controls. White space is not meant.
    var isInvisible: Bool {
        if isASCII { return value < 0x20 ? !(0x09...0x0D).contains(value) : value == 0x7F }
        switch properties.generalCategory {
        case .format: return true
        case .control: return value != 0x85
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark: return false
        default: return properties.isDefaultIgnorableCodePoint
        }
    }

    /// Looks like the slash, the dot, the colon, the at, question or number sign or the backslash of an address.
    var isDelimiterLookalike: Bool {
        switch value {
        // Slashes and backslashes.
        case 0x2044, 0x2215, 0x2216, 0x2571, 0x27CB, 0x29F5, 0x29F8, 0x29F9, 0xFE68, 0xFF0F, 0xFF3C: true
        // Dots and colons.
        case 0x2024, 0x2236, 0x3002, 0xA789, 0xFE52, 0xFE55, 0xFF0E, 0xFF1A, 0xFF61: true
        // At, question and number signs.
        case 0xFE56, 0xFE5F, 0xFE6B, 0xFF03, 0xFF1F, 0xFF20: true
        default: false
        }
    }

    /// A look-alike that ends sentences and clauses too: `。`, `：`, `？`.
    var isSentenceSign: Bool { [0x3002, 0xFF0E, 0xFF61, 0xFF1A, 0xFF1F].contains(value) }

    /// Orders the text around it without changing the order of an address's letters: left-to-right, right-to-left and
    /// Arabic letter mark.
    var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x61C }

    /// Joins letters without being one: zero-width joiner and non-joiner.
    var isJoiner: Bool { value == 0x200C || value == 0x200D }
}

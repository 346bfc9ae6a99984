// SPDX-License-Identifier: Apache-2.0

/// Characters that cannot be seen, told from those that shape the letters around them.
enum HiddenCharacters {
    /// Whether a text has any.
    static func areIn(_ text: String) -> Bool {
        var reader = Reader()
        return text.unicodeScalars.contains { reader.isHidden($0) }
    }

    /// The text with its hidden characters, and those that meet a condition, percent-encoded.
    static func encoded(in text: String, also isEncoded: (Unicode.Scalar) -> Bool) -> String {
        var reader = Reader()
        return URIParts.percentEncoded(text) { reader.isHidden($0) || isEncoded($0) }
    }

    /// Reads a text's characters in order.
    private struct Reader {
        /// The last character that can be seen.
        var base: Unicode.Scalar?

        mutating func isHidden(_ scalar: Unicode.Scalar) -> Bool {
            if scalar.isHidden { return true }
            guard scalar.isShapingMark else {
                base = scalar
                return false
            }
            return !(base.map { scalar.shapes($0) } ?? false)
        }
    }
}

extension Unicode.Scalar {
    /// A character without ink that changes how others look or are read: controls, format characters such as direction
    /// marks and zero-width spaces, separators, fillers, the empty Braille pattern. Joiners and variation selectors are
    /// meant only where they shape nothing, which depends on what they follow.
    var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
        case .format: return !isJoiner
        case .spaceSeparator: return self != " "
        case .nonspacingMark: return false
        default: return value == 0x2800 || properties.isDefaultIgnorableCodePoint
        }
    }

    /// A joiner or a variation selector.
    fileprivate var isShapingMark: Bool {
        isJoiner || properties.generalCategory == .nonspacingMark && properties.isDefaultIgnorableCodePoint
    }

    /// Whether a joiner or a variation selector changes the look of the letter or picture before it: pictures, Han
    /// variants, and scripts whose letters join (RFC 5892, appendix A). Letters of Europe and East Asia do not.
    fileprivate func shapes(_ base: Unicode.Scalar) -> Bool {
        if base.isPictograph || base.properties.isEmojiModifier { return true }
        switch LetterScript(base) {
        case .other: return true
        case .han: return !isJoiner
        case nil:
            switch base.properties.generalCategory {
            // Vowel signs and viramas of scripts that join; marks on European letters come before them.
            case .nonspacingMark, .spacingMark: return base.value > 0x590
            default: return false
            }
        default: return false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// What a scalar means for laying out text.
enum ScalarKind {
    case lowercaseLetter
    case uppercaseLetter
    /// A letter of a script without case that puts spaces between words: Arabic, Hebrew, Hangul, Devanagari.
    case uncasedLetter
    /// Chinese characters, kana and the punctuation that goes with them: no spaces in between.
    case ideographic
    /// Letters of scripts that put spaces between phrases only: Thai, Lao, Khmer, Burmese.
    case unspacedLetter
    case digit
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A: self = .lowercaseLetter
        case 0x41...0x5A: self = .uppercaseLetter
        case 0x30...0x39: self = .digit
        case 0...0x7F: self = .other
        // Kana, Bopomofo, Han, and the CJK symbols and punctuation before them.
        case 0x2E80...0x2FFF, 0x3000...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF0F,
            0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF9F, 0x20000...0x3FFFF:
            self = .ideographic
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: self = .unspacedLetter
        default:
            switch scalar.properties.generalCategory {
            case .lowercaseLetter: self = .lowercaseLetter
            case .uppercaseLetter, .titlecaseLetter: self = .uppercaseLetter
            case .otherLetter, .modifierLetter: self = .uncasedLetter
            case .decimalNumber: self = .digit
            default: self = .other
            }
        }
    }

    /// Whether lines of this script break between any two characters.
    var breaksAnywhere: Bool { self == .ideographic || self == .unspacedLetter }

    var isLetter: Bool {
        switch self {
        case .lowercaseLetter, .uppercaseLetter, .uncasedLetter, .ideographic, .unspacedLetter: true
        case .digit, .other: false
        }
    }
}

/// What the layout asks of a word's text.
struct WordTraits {
    /// The first letter or digit's kind; `other` when there is none.
    let lead: ScalarKind
    /// The very first scalar's kind.
    let first: ScalarKind
    /// The very last scalar's kind.
    let last: ScalarKind
    let characterCount: Int
    let letterCount: Int
    let digitCount: Int
    /// Marks that code is full of and text is not.
    let symbolCount: Int
    /// Whether a sentence, or an introduction to a list, ends here; closing quotes and brackets may follow.
    let endsSentence: Bool
    /// Whether it ends in a hyphen after a letter, as a divided word does.
    let endsWithHyphen: Bool
    /// Whether letters rise above the small ones.
    let hasAscenders: Bool
    /// Whether letters reach below the baseline.
    let hasDescenders: Bool
    /// Whether it is what an item of a list begins with.
    let marker: ListMarker?
    /// A value that differs for most different words.
    let hash: Int

    init(_ word: TextWord) {
        var lead: ScalarKind?
        var first: ScalarKind?
        var kind = ScalarKind.other
        var previous = ScalarKind.other
        var letters = 0
        var digits = 0
        var symbols = 0
        var ending = Ending.none
        var hash = 0
        var ascenders = false
        var descenders = false
        for character in word.characters {
            for scalar in character.text.unicodeScalars {
                previous = kind
                kind = ScalarKind(scalar)
                if first == nil { first = kind }
                if lead == nil, kind.isLetter || kind == .digit { lead = kind }
                if kind.isLetter { letters += 1 }
                if kind == .digit { digits += 1 }
                if Self.isSymbol(scalar) { symbols += 1 }
                ascenders = ascenders || !Self.isLow(scalar)
                descenders = descenders || Self.descends(scalar)
                hash = hash &* 31 &+ Int(scalar.value)
                ending = ending.followed(by: scalar, after: previous)
            }
        }
        self.lead = lead ?? .other
        self.first = first ?? .other
        last = kind
        characterCount = word.characters.count
        letterCount = letters
        digitCount = digits
        symbolCount = symbols
        endsSentence = ending == .sentence
        endsWithHyphen = ending == .hyphen
        hasAscenders = ascenders
        hasDescenders = descenders
        self.hash = hash
        marker = kind == .other && word.characters.count <= Self.longestMarker ? ListMarker(word.text) : nil
    }

    /// Characters of the longest marker, as `1.10.100.`.
    private static let longestMarker = 12

    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "{", "}", "(", ")", "[", "]", ";", "=", "<", ">", "_", "/", "\\", "|", "#", "$", "&", "*", "+", "~", "^",
            "`":
            true
        default: false
        }
    }

    private static func isLow(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a", "c", "e", "g", "m", "n", "o", "p", "q", "r", "s", "u", "v", "w", "x", "y", "z", ".", ",", "-", ":",
            ";":
            true
        default: false
        }
    }

    private static func descends(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "g", "j", "p", "q", "y", "Q", ",", ";", "(", ")", "[", "]", "{", "}", "|", "@", "_", "$": true
        default: scalar.value > 0x7F
        }
    }

    private enum Ending {
        case none, sentence, hyphen

        func followed(by scalar: Unicode.Scalar, after previous: ScalarKind) -> Ending {
            switch scalar {
            case ".", "!", "?", ":", "…", "。", "！", "？", "：", "؟", "۔", "।": .sentence
            case "\"", "'", ")", "]", "”", "’", "»", "」", "』", "）": self
            case "-", "\u{2010}", "\u{AD}": previous.isLetter ? .hyphen : .none
            default: .none
            }
        }
    }
}

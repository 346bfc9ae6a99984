// SPDX-License-Identifier: Apache-2.0

/// What a cell is to word selection. The kinds follow Unicode's word boundaries (UAX #29), with two changes people
/// expect of a double-click: a hyphen inside a word belongs to it, and a full stop between letters does not, so that a
/// domain's parts are words.
enum CellKind: UInt8, Sendable {
    /// Between lines.
    case newline
    /// Between words.
    case space
    /// Letters but for the following kinds, and connectors as the underscore.
    case letter
    /// Digits of any script, and other numbers.
    case digit
    /// Chinese characters.
    case ideograph
    /// Japanese syllables of the rounded script.
    case hiragana
    /// Japanese syllables of the angular script.
    case katakana
    /// Marks and joiners that belong to what stands before them.
    case extender
    /// Joins letters: apostrophes, the Catalan middle dot.
    case midLetter
    /// Joins digits: points, commas, colons.
    case midNumber
    /// Joins letters and digits.
    case hyphen
    /// Whatever else there is.
    case symbol

    /// The kind of a cell by its first scalar.
    init(of text: String) {
        self = text.unicodeScalars.first.map(Self.init(scalar:)) ?? .symbol
    }

    /// Whether a double-click selects it as part of a word.
    var isWord: Bool {
        switch self {
        case .letter, .digit, .ideograph, .hiragana, .katakana, .extender: true
        case .newline, .space, .midLetter, .midNumber, .hyphen, .symbol: false
        }
    }

    private var isAlphanumeric: Bool { self == .letter || self == .digit }

    /// Whether two neighbours with nothing between them are one word.
    func joins(_ next: CellKind) -> Bool {
        if isAlphanumeric && next.isAlphanumeric { return true }
        // A mark has nothing to stand on only at the start of a word; it is part of it all the same.
        if self == .extender { return next.isWord }
        return self == next && (self == .ideograph || self == .hiragana || self == .katakana)
    }

    /// Whether it makes one word of its two neighbours.
    func bridges(_ previous: CellKind, _ next: CellKind) -> Bool {
        switch self {
        case .midLetter: previous == .letter && next == .letter
        case .midNumber: previous == .digit && next == .digit
        case .hyphen: previous.isAlphanumeric && next.isAlphanumeric
        default: false
        }
    }

    private init(scalar: Unicode.Scalar) {
        switch scalar {
        case "'", "\u{2019}", "\u{00B7}", "\u{05F3}", "\u{05F4}": self = .midLetter
        case ".", ",", ":", "\u{066B}", "\u{066C}", "\u{FF0E}", "\u{FF0C}": self = .midNumber
        case "-", "\u{2010}", "\u{2011}", "\u{FF0D}": self = .hyphen
        case "\u{3040}"..."\u{3096}", "\u{309D}"..."\u{309F}": self = .hiragana
        case "\u{30A0}"..."\u{30FA}", "\u{30FD}"..."\u{30FF}", "\u{31F0}"..."\u{31FF}", "\u{FF66}"..."\u{FF6F}",
            "\u{FF71}"..."\u{FF9D}":
            self = .katakana
        // The long-vowel marks, the kana's voicing marks, the sign that repeats an ideograph.
        case "\u{30FC}", "\u{FF70}", "\u{3099}"..."\u{309C}", "\u{FF9E}", "\u{FF9F}", "\u{3005}": self = .extender
        default: self.init(propertiesOf: scalar)
        }
    }

    private init(propertiesOf scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            self = scalar.properties.isIdeographic ? .ideograph : .letter
        case .connectorPunctuation: self = .letter
        case .decimalNumber, .letterNumber, .otherNumber: self = .digit
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .extender
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
        default: self = .symbol
        }
    }
}

/// Which way a character runs by itself (Unicode's strong bidirectional classes, and numbers).
enum StrongDirection {
    /// Whether it runs right to left; `nil` where its neighbours decide.
    static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .spacingMark:
                return scalar.properties.generalCategory != .decimalNumber && isInRightToLeftScript(scalar)
            default: continue
            }
        }
        return nil
    }

    /// Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic and the blocks Unicode keeps for such scripts.
    private static func isInRightToLeftScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

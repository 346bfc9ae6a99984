// SPDX-License-Identifier: Apache-2.0

/// A word, a number or a sign of a text.
struct TextToken: Sendable {
    enum Kind: UInt8, Sendable {
        /// Letters of a script with spaces between words.
        case word
        /// Decimal digits, of ASCII or of full width.
        case number
        /// One character of a script that is written without spaces, or one Hangul syllable.
        case inline
        /// Any other character that is no space.
        case sign
        /// The end of a line.
        case newline
    }

    let kind: Kind
    /// Whether white space stands before it on the same line.
    let followsSpace: Bool
    /// Where it begins, in UTF-8 offsets.
    let start: Int
    /// Where it ends.
    let end: Int
    /// The hash of the folded word or sign: what lexicons compare.
    let hash: UInt64
    /// The number's value; -1 for more than 18 digits and for other kinds.
    let value: Int

    var range: Range<Int> { start..<end }
    /// How many digits the number has.
    let digitCount: Int
    /// Whether the word begins with a capital.
    let isCapitalized: Bool
}

/// A text in words, numbers and signs: what the finders of kinds with a grammar read.
struct TextTokens: Sendable {
    let text: ScannedText
    /// The tokens in order.
    let tokens: [TextToken]

    /// Words longer than this, in bytes, are in no lexicon and are not hashed to their end.
    private static let longestWord = 96

    /// Reads a part of a text.
    init(_ text: ScannedText, in range: Range<Int>) {
        self.text = text
        var tokens: [TextToken] = []
        tokens.reserveCapacity(range.count / 4)
        var position = range.lowerBound
        var followsSpace = false
        while position < range.upperBound {
            let (scalar, next) = text.scalar(at: position)
            switch Self.classify(scalar) {
            case .space:
                followsSpace = true
                position = next
                continue
            case .token(.newline):
                tokens.append(Self.plain(.newline, position..<next, followsSpace: followsSpace, hash: 0))
                position = next
            case .token(.number):
                let token = Self.number(in: text, at: position, limit: range.upperBound, followsSpace: followsSpace)
                tokens.append(token)
                position = token.end
            case .token(.word):
                let token = Self.word(in: text, at: position, limit: range.upperBound, followsSpace: followsSpace)
                tokens.append(token)
                position = token.end
            case .token(let kind):
                var hash = WordHash()
                hash.add(scalar)
                tokens.append(Self.plain(kind, position..<next, followsSpace: followsSpace, hash: hash.value))
                position = next
            }
            followsSpace = false
        }
        self.tokens = tokens
    }

    /// Reads a whole short text, as a lexicon's phrase.
    init(_ string: String) {
        let text = ScannedText(string)
        self.init(text, in: 0..<text.count)
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> TextToken? {
        index >= 0 && index < tokens.count ? tokens[index] : nil
    }

    /// The text of some tokens.
    func string(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : text.string(tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end)
    }

    /// Whether a sign stands at an index.
    func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        guard let token = self[index], token.kind == .sign else { return false }
        return text.scalar(at: token.start).scalar == sign
    }

    /// The sign at an index.
    func sign(at index: Int) -> Unicode.Scalar? {
        guard let token = self[index], token.kind == .sign else { return nil }
        return text.scalar(at: token.start).scalar
    }

    /// Whether a token touches the one before it.
    func touchesPrevious(_ index: Int) -> Bool {
        guard index > 0, index < tokens.count else { return false }
        return tokens[index - 1].end == tokens[index].start && tokens[index - 1].kind != .newline
            && tokens[index].kind != .newline
    }

    // MARK: Reading

    private enum Class {
        case space
        case token(TextToken.Kind)
    }

    private static func classify(_ scalar: Unicode.Scalar) -> Class {
        if scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            if byte.isASCIILetter { return .token(.word) }
            if byte.isASCIIDigit { return .token(.number) }
            if byte == 0x0A || byte == 0x0D { return .token(.newline) }
            return byte <= 0x20 || byte == 0x7F ? .space : .token(.sign)
        }
        switch scalar.value {
        case 0xA0, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x2064, 0x2066...0x206F, 0x3000, 0xFEFF: return .space
        case 0x2028, 0x2029, 0x85: return .token(.newline)
        case 0xFF10...0xFF19: return .token(.number)
        case 0xB0, 0xBA, 0xAA, 0xB2, 0xB3: return .token(.sign)
        default: break
        }
        if scalar.isWrittenWithoutSpaces { return .token(.inline) }
        return scalar.isLetterOrDigit ? .token(.word) : .token(.sign)
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if case .token(.word) = classify(scalar) { true } else { false }
    }

    private static func plain(
        _ kind: TextToken.Kind, _ range: Range<Int>, followsSpace: Bool, hash: UInt64
    ) -> TextToken {
        TextToken(
            kind: kind, followsSpace: followsSpace, start: range.lowerBound, end: range.upperBound, hash: hash,
            value: -1, digitCount: 0, isCapitalized: false)
    }

    private static func number(in text: ScannedText, at start: Int, limit: Int, followsSpace: Bool) -> TextToken {
        /// Digits whose value fits an `Int`.
        let mostDigits = 18
        var end = start
        var value = 0
        var digits = 0
        while end < limit {
            let (scalar, next) = text.scalar(at: end)
            let digit: Int
            switch scalar.value {
            case 0x30...0x39: digit = Int(scalar.value) - 0x30
            case 0xFF10...0xFF19: digit = Int(scalar.value) - 0xFF10
            default: digit = -1
            }
            guard digit >= 0 else { break }
            digits += 1
            if digits <= mostDigits { value = value * 10 + digit }
            end = next
        }
        return TextToken(
            kind: .number, followsSpace: followsSpace, start: start, end: end, hash: 0,
            value: digits <= mostDigits ? value : -1, digitCount: digits, isCapitalized: false)
    }

    private static func word(in text: ScannedText, at start: Int, limit: Int, followsSpace: Bool) -> TextToken {
        var hash = WordHash()
        var end = start
        let first = text.scalar(at: start).scalar
        while end < limit {
            let (scalar, next) = text.scalar(at: end)
            guard isWordCharacter(scalar) else { break }
            if end - start <= longestWord { hash.add(scalar) }
            end = next
        }
        return TextToken(
            kind: .word, followsSpace: followsSpace, start: start, end: end, hash: hash.value, value: -1,
            digitCount: 0,
            isCapitalized: first.isASCII ? UInt8(first.value).isASCIIUppercase : first.properties.isUppercase)
    }
}

extension ScannedText {
    /// The text in pieces of bounded length, cut at a line's end where there is one, else at a space: finders with a
    /// grammar read one piece at a time, which bounds their memory.
    var pieces: [Range<Int>] {
        /// The longest piece, in bytes: some five pages.
        let longestPiece = 16_384
        var pieces: [Range<Int>] = []
        var start = 0
        while start < count {
            var end = min(start + longestPiece, count)
            if end < count {
                let window = bytes[start..<end]
                let half = start + longestPiece / 2
                if let cut = window.lastIndex(of: 0x0A) ?? window.lastIndex(of: 0x20), cut > half {
                    end = cut + 1
                } else {
                    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
                }
            }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }
}

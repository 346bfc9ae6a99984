// SPDX-License-Identifier: Apache-2.0

/// How a language writes numbers.
enum DecimalMark: Sendable {
    /// `1,234.56`
    case point
    /// `1.234,56`
    case comma

    /// The mark of a language or a country, which languages in several countries go by.
    init(language: String, region: String) {
        let pointRegions: Set<String> = [
            "US", "GB", "IE", "AU", "NZ", "CA", "IN", "JP", "CN", "KR", "TW", "HK", "SG", "MX", "IL", "TH", "PH", "MY",
            "",
        ]
        switch language {
        case "en", "ja", "zh", "ko", "he", "th": self = .point
        case "": self = pointRegions.contains(region) ? .point : .comma
        case "es": self = region == "MX" ? .point : .comma
        default: self = .comma
        }
    }
}

/// A number as it is printed, in digits or words, with the words that multiply it.
struct PrintedQuantity {
    /// The number's value.
    let value: Double
    /// The index of its first token.
    let start: Int
    /// The index after its last token.
    let end: Int
    /// Whether it begins with digits, not with a word.
    let hasDigits: Bool
    /// Whether it has a decimal fraction or a multiplying word.
    let isExactCount: Bool
}

/// Reads numbers among tokens.
struct QuantityReader {
    let tokens: TextTokens
    let mark: DecimalMark

    /// The most tokens one number has.
    private static let longestNumber = 16

    /// The number that begins at an index.
    ///
    /// - Parameters:
    ///   - prefersGroups: whether `1.234` is a thousand whatever the language, as with money.
    ///   - followsCode: whether letters may touch it from before, as in `EUR29,99`.
    func quantity(at index: Int, prefersGroups: Bool = false, followsCode: Bool = false) -> PrintedQuantity? {
        guard let first = tokens[index] else { return nil }
        switch first.kind {
        case .number: return digits(at: index, prefersGroups: prefersGroups, followsCode: followsCode)
        case .word, .inline: return words(at: index)
        case .sign:
            guard let fraction = fractionSign(at: index) else { return nil }
            return PrintedQuantity(value: fraction, start: index, end: index + 1, hasDigits: true, isExactCount: false)
        case .newline: return nil
        }
    }

    // MARK: Digits

    private func digits(at index: Int, prefersGroups: Bool, followsCode: Bool) -> PrintedQuantity? {
        guard followsCode && tokens[index - 1]?.kind == .word || mayBegin(at: index),
            var plain = decimal(at: index, prefersGroups: prefersGroups)
        else { return nil }
        if plain.end == index + 1, let mixed = mixedNumber(at: index) { plain = mixed }
        guard let multiplied = multiplier(after: plain.end, of: plain.value) else {
            return PrintedQuantity(
                value: plain.value, start: index, end: plain.end, hasDigits: true, isExactCount: plain.end == index + 1)
        }
        return PrintedQuantity(
            value: multiplied.value, start: index, end: multiplied.end, hasDigits: true, isExactCount: false)
    }

    /// Whether a digit here begins a number, and is not the rest of another or of a name.
    private func mayBegin(at index: Int) -> Bool {
        guard tokens.touchesPrevious(index), let previous = tokens[index - 1] else { return true }
        switch previous.kind {
        case .word: return false
        case .number: return false
        case .sign:
            guard let sign = tokens.sign(at: index - 1), [".", ",", "/", ":", "-"].contains(sign) else { return true }
            // `5-7 kg` is a span, `212-664-7665` one number.
            if sign == "-", !(tokens.isSign("-", at: index - 3) && tokens[index - 4]?.kind == .number) { return true }
            return tokens[index - 2]?.kind != .number || !tokens.touchesPrevious(index - 1)
        default: return true
        }
    }

    /// Groups and a fraction: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.50`, `0,5`.
    private func decimal(at index: Int, prefersGroups: Bool) -> (value: Double, end: Int)? {
        guard let first = tokens[index], first.value >= 0 else { return nil }
        if let lakhs = indianGroups(at: index, first: first) { return lakhs }
        var value = Double(first.value)
        var end = index + 1
        var groupMark: Unicode.Scalar?
        while let (mark, next) = group(after: end, isFirst: groupMark == nil, first: first),
            groupMark == nil || groupMark == mark, end - index < Self.longestNumber
        {
            let follows = group(after: next, isFirst: false, first: first)?.mark == mark
            if groupMark == nil, !follows, isFraction(mark, first: first, at: next, prefersGroups: prefersGroups) {
                break
            }
            groupMark = mark
            value = value * 1000 + Double(tokens[next - 1]?.value ?? 0)
            end = next
        }
        if let fraction = fraction(after: end, groupMark: groupMark) {
            value += fraction.value
            end = fraction.end
        }
        return (value, end)
    }

    /// Groups of two digits before the last of three: `1,49,999`.
    private func indianGroups(at index: Int, first: TextToken) -> (value: Double, end: Int)? {
        guard first.digitCount <= 2 else { return nil }
        var value = Double(first.value)
        var end = index + 1
        var pairs = 0
        while end - index < Self.longestNumber, tokens.isSign(",", at: end), tokens.touchesPrevious(end),
            let token = tokens[end + 1], token.kind == .number, tokens.touchesPrevious(end + 1)
        {
            guard token.digitCount == 2 else {
                guard token.digitCount == 3, pairs > 0 else { return nil }
                return (value * 1000 + Double(token.value), end + 2)
            }
            value = value * 100 + Double(token.value)
            pairs += 1
            end += 2
        }
        return nil
    }

    /// A group of three digits after a mark or a space.
    private func group(
        after end: Int, isFirst: Bool, first: TextToken
    ) -> (mark: Unicode.Scalar, next: Int)? {
        guard first.digitCount <= 3 else { return nil }
        if let token = tokens[end], token.kind == .number, token.followsSpace, token.digitCount == 3,
            token.start - (tokens[end - 1]?.end ?? 0) <= 3, !(first.value == 0)
        {
            return (" ", end + 1)
        }
        guard let sign = tokens.sign(at: end), sign == "," || sign == "." || sign == "'" || sign == "\u{2019}",
            let token = tokens[end + 1], token.kind == .number, token.digitCount == 3,
            tokens.touchesPrevious(end), tokens.touchesPrevious(end + 1)
        else { return nil }
        return (sign, end + 2)
    }

    /// Whether one mark before three digits is the decimal mark.
    private func isFraction(
        _ sign: Unicode.Scalar, first: TextToken, at next: Int, prefersGroups: Bool
    ) -> Bool {
        guard sign == "," || sign == "." else { return false }
        if first.value == 0 { return true }
        // A fraction follows: this is the mark of groups.
        if let other = tokens.sign(at: next), other == "," || other == ".", other != sign,
            tokens[next + 1]?.kind == .number, tokens.touchesPrevious(next), tokens.touchesPrevious(next + 1)
        {
            return false
        }
        if prefersGroups { return false }
        return sign == (mark == .comma ? "," : ".")
    }

    /// `10 1/2`, `1/4`, `2½`.
    private func mixedNumber(at index: Int) -> (value: Double, end: Int)? {
        guard let whole = tokens[index] else { return nil }
        if let fraction = fractionSign(at: index + 1) { return (Double(whole.value) + fraction, index + 2) }
        if let fraction = slashed(at: index) { return (fraction, index + 3) }
        if tokens[index + 1]?.followsSpace == true, let fraction = slashed(at: index + 1) {
            return (Double(whole.value) + fraction, index + 4)
        }
        return nil
    }

    /// A common fraction in three tokens.
    private func slashed(at index: Int) -> Double? {
        guard let over = tokens[index], over.kind == .number, tokens.isSign("/", at: index + 1),
            tokens.touchesPrevious(index + 1),
            let under = tokens[index + 2], under.kind == .number, tokens.touchesPrevious(index + 2),
            under.digitCount <= 2,
            over.value > 0, over.value < under.value,
            !(tokens.touchesPrevious(index + 3) && tokens[index + 3]?.kind == .sign)
        else { return nil }
        return Double(over.value) / Double(under.value)
    }

    private func fractionSign(at index: Int) -> Double? {
        switch tokens.sign(at: index) {
        case "½": 0.5
        case "¼": 0.25
        case "¾": 0.75
        case "⅓": 1 / 3
        case "⅔": 2 / 3
        case "⅛": 0.125
        default: nil
        }
    }

    private func fraction(after end: Int, groupMark: Unicode.Scalar?) -> (value: Double, end: Int)? {
        guard let sign = tokens.sign(at: end), sign == "." || sign == ",", sign != groupMark,
            let token = tokens[end + 1], token.kind == .number, token.value >= 0,
            tokens.touchesPrevious(end), tokens.touchesPrevious(end + 1)
        else { return nil }
        var scale = 1.0
        for _ in 0..<token.digitCount { scale *= 10 }
        return (Double(token.value) / scale, end + 2)
    }

    /// Multiplying words after a number: `million`, `mil millones`, `万`, and what East Asian numbers add: `1천 5백만`.
    private func multiplier(after end: Int, of value: Double) -> (value: Double, end: Int)? {
        guard let token = tokens[end], token.kind == .word || token.kind == .inline else { return nil }
        guard let (meaning, next) = NumberWords.lexicon.match(in: tokens, at: end) else { return nil }
        if token.kind == .inline { return inlineNumber(from: end, value: value) }
        guard case .scale(let scale) = meaning else { return nil }
        return (value * scale, next)
    }

    private func inlineNumber(from start: Int, value: Double) -> (value: Double, end: Int)? {
        var total = 0.0
        var current = value
        var section = 0.0
        var end = start
        while let token = tokens[end], end - start < Self.longestNumber {
            if token.kind == .number, end > start {
                guard current == 0, token.value >= 0 else { break }
                current = Double(token.value)
                end += 1
                continue
            }
            guard token.kind == .inline, let (meaning, next) = NumberWords.lexicon.match(in: tokens, at: end) else {
                break
            }
            switch meaning {
            case .small(let digit):
                guard current == 0 else { return (total + section + current, end) }
                current = Double(digit)
            case .hundred(let factor):
                section += max(current, 1) * factor
                current = 0
            case .scale(let factor):
                total += max(section + current, 1) * factor
                section = 0
                current = 0
            }
            end = next
        }
        return end > start ? (total + section + current, end) : nil
    }

    // MARK: Words

    private func words(at index: Int) -> PrintedQuantity? {
        guard let first = tokens[index] else { return nil }
        if first.kind == .inline {
            guard NumberWords.lexicon.match(in: tokens, at: index) != nil,
                let number = inlineNumber(from: index, value: 0)
            else { return nil }
            return PrintedQuantity(
                value: number.value, start: index, end: number.end, hasDigits: false, isExactCount: true)
        }
        var total = 0.0
        var current = 0.0
        var end = index
        while end - index < Self.longestNumber,
            let (meaning, next) = NumberWords.lexicon.match(in: tokens, at: skippingJoint(end, from: index))
        {
            switch meaning {
            case .small(let number):
                guard
                    current == 0 || current.truncatingRemainder(dividingBy: 100) == 0
                        || current.truncatingRemainder(dividingBy: 10) == 0 && number < 10
                else { return finished(total + current, from: index, to: end) }
                current += Double(number)
            case .hundred(let factor): current = max(current, 1) * factor
            case .scale(let factor):
                total += max(current, 1) * factor
                current = 0
            }
            end = next
        }
        return finished(total + current, from: index, to: end)
    }

    private func finished(_ value: Double, from index: Int, to end: Int) -> PrintedQuantity? {
        end > index
            ? PrintedQuantity(value: value, start: index, end: end, hasDigits: false, isExactCount: true)
            : nil
    }

    /// The index of the next number word: after `and`, `-`, `e`, `y`, `und` within a number.
    private func skippingJoint(_ end: Int, from start: Int) -> Int {
        guard end > start, let token = tokens[end] else { return end }
        if tokens.isSign("-", at: end), tokens.touchesPrevious(end), tokens.touchesPrevious(end + 1) { return end + 1 }
        return Self.joints.contains(token) ? end + 1 : end
    }

    private static let joints = WordSet("and|e|y|et|und|en|och|i")
}

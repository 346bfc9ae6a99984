// SPDX-License-Identifier: Apache-2.0

/// Finds amounts of money: a number with a currency's sign, code or name.
struct MoneyFinder {
    let region: String
    let mark: DecimalMark

    /// An amount and the tokens it is made of.
    private struct Amount {
        var range: Range<Int>
        var value: Double
        var currency: CurrencyNames.Meaning
    }

    /// The amounts of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        var matches: [DataMatch] = []
        var index = 0
        var previousEnd = 0
        let reader = QuantityReader(tokens: tokens, mark: mark)
        while index < tokens.count {
            guard let amount = amount(in: tokens, at: index, notBefore: previousEnd, reader: reader) else {
                index += 1
                continue
            }
            let value = DataItem.Value.moneyAmount(
                MoneyAmount(amount: amount.value / amount.currency.parts, currency: code(amount.currency)))
            matches.append(
                DataMatch(
                    value: value,
                    range: tokens.tokens[amount.range.lowerBound].start..<tokens.tokens[amount.range.upperBound - 1].end
                ))
            previousEnd = amount.range.upperBound
            index = previousEnd
        }
        return matches
    }

    private func amount(
        in tokens: TextTokens, at index: Int, notBefore limit: Int, reader: QuantityReader
    ) -> Amount? {
        guard let kind = tokens[index]?.kind, kind != .newline, kind == .number || reader.quantity(at: index) != nil
        else {
            return nil
        }
        let prefix = prefix(in: tokens, before: index, notBefore: limit)
        guard let number = reader.quantity(at: index, prefersGroups: true, followsCode: prefix?.meaning.form == .code)
        else {
            return nil
        }
        if prefix == nil, !number.hasDigits, tokens[index]?.kind == .word, tokens.touchesPrevious(index),
            tokens[index - 1]?.kind != .sign
        {
            return nil
        }
        var end = number.end
        var value = number.value
        if let letter = shortMultiplier(in: tokens, at: end, afterSign: prefix?.meaning.form == .sign) {
            value *= letter
            end += 1
        }
        let whole = number.hasDigits && number.end == end ? wholeEnd(in: tokens, end) : end
        let suffix = suffix(in: tokens, at: whole)
        if let prefix,
            prefix.meaning.form == .sign || suffix == nil
                || number.end == index + 1
                    && suffixIsNext(
                        in: tokens, suffix)
        {
            guard !isNumbered(prefix, in: tokens, number: number, at: index) else { return nil }
            var amount = Amount(range: prefix.start..<wholeEnd(in: tokens, end), value: value, currency: prefix.meaning)
            takeMinus(&amount, in: tokens)
            if let suffix, prefix.meaning.form == .sign, suffix.meaning.parts == 1,
                isSame(suffix.meaning, prefix.meaning)
            {
                amount.range = prefix.start..<suffix.end
                if suffix.meaning.currency.count == 3 { amount.currency = suffix.meaning }
            }
            return amount
        }
        guard let suffix else {
            guard whole > end, prefix == nil else { return nil }
            return unmarked(value, index..<whole, mark: end, in: tokens)
        }
        guard number.hasDigits || suffix.meaning.form == .name else { return nil }
        var amount = Amount(range: index..<suffix.end, value: value, currency: suffix.meaning)
        // `75 USD million`
        if case .scale(let scale)? = NumberWords.lexicon.match(in: tokens, at: suffix.end)?.meaning, value < 1e6,
            tokens[suffix.end]?.kind == .word, tokens[suffix.end].map({ $0.end - $0.start > 5 }) == true
        {
            amount.value *= scale
            amount.range = index..<suffix.end + 1
            return amount
        }
        addParts(to: &amount, in: tokens, reader: reader)
        return amount
    }

    /// The index after `,-`, which stands for no cents; `:-` in Sweden.
    private func wholeEnd(in tokens: TextTokens, _ end: Int) -> Int {
        guard let mark = tokens.sign(at: end), [",", ".", ":"].contains(mark), tokens.touchesPrevious(end),
            let dash = tokens.sign(at: end + 1), ["-", "–", "—"].contains(dash), tokens.touchesPrevious(end + 1)
        else { return end }
        let stop = tokens.isSign("-", at: end + 2) && tokens.touchesPrevious(end + 2) ? end + 3 : end + 2
        return tokens.touchesPrevious(stop) && tokens[stop]?.kind == .number ? end : stop
    }

    /// `9,-` without a currency: the one that the line names, else the country's where prices are written so.
    ///
    /// - Parameter mark: the index of the mark before the dash.
    private func unmarked(_ value: Double, _ range: Range<Int>, mark: Int, in tokens: TextTokens) -> Amount? {
        let regional = CurrencyNames.wholePrices(in: region)
        let isWritten =
            switch tokens.sign(at: mark) {
            case ".": regional == "CHF" && tokens[range.upperBound]?.kind != .number
            case ":": regional == "SEK"
            default: true
            }
        guard isWritten, let currency = currency(onLineOf: range, in: tokens) ?? regional else { return nil }
        return Amount(
            range: range, value: value, currency: CurrencyNames.Meaning(currency: currency, form: .sign, parts: 1))
    }

    /// The nearest currency on the same line.
    private func currency(onLineOf range: Range<Int>, in tokens: TextTokens) -> String? {
        /// Tokens away: a short line of a price list.
        let reach = 24
        func currency(at index: Int) -> String? {
            guard let (meaning, end) = CurrencyNames.lexicon.match(in: tokens, at: index), meaning.parts == 1,
                !meaning.currency.isEmpty, accepts(meaning, in: tokens, index..<end)
            else { return nil }
            return meaning.currency
        }
        var before = range.lowerBound - 1
        while before >= max(0, range.lowerBound - reach), tokens[before]?.kind != .newline {
            if let currency = currency(at: before) { return currency }
            before -= 1
        }
        var after = range.upperBound
        while after < min(tokens.count, range.upperBound + reach), tokens[after]?.kind != .newline {
            if let currency = currency(at: after) { return currency }
            after += 1
        }
        return nil
    }

    /// A minus that touches the sign, and nothing else.
    private func takeMinus(_ amount: inout Amount, in tokens: TextTokens) {
        let index = amount.range.lowerBound - 1
        guard amount.currency.form == .sign, tokens.isSign("-", at: index) || tokens.isSign("\u{2212}", at: index),
            tokens.touchesPrevious(index + 1), !tokens.touchesPrevious(index)
        else { return }
        amount.range = index..<amount.range.upperBound
        amount.value = -amount.value
    }

    /// Whether a code after a number belongs to the number after it: `rmb 10 usd 20`.
    private func suffixIsNext(in tokens: TextTokens, _ suffix: (meaning: CurrencyNames.Meaning, end: Int)?) -> Bool {
        guard let suffix else { return false }
        return suffix.meaning.form != .name && tokens[suffix.end]?.kind == .number
    }

    /// `$1` in programs and `Mark 4`: a name with one small number that counts something else.
    private func isNumbered(
        _ prefix: (meaning: CurrencyNames.Meaning, start: Int), in tokens: TextTokens, number: PrintedQuantity,
        at index: Int
    ) -> Bool {
        guard prefix.meaning.form == .name else {
            return tokens.touchesPrevious(prefix.start) && tokens[prefix.start - 1]?.kind == .word
                && prefix.meaning.form == .code
        }
        return !number.hasDigits || prefix.meaning.parts > 1
            || !Self.leadingNames.contains(prefix.meaning.currency)
    }

    /// Currencies whose names stand before the number in print.
    private static let leadingNames: Set<String> = ["EUR", "$", "USD", "£", "CNY", "INR", "TRY", "BTC", "KRW", "JPY"]

    // MARK: Around the number

    private func prefix(
        in tokens: TextTokens, before index: Int, notBefore limit: Int
    ) -> (meaning: CurrencyNames.Meaning, start: Int)? {
        var end = index
        if tokens.isSign("-", at: end - 1), tokens[end - 2]?.kind == .sign { end -= 1 }
        guard
            let (meaning, start) = CurrencyNames.lexicon.match(
                in: tokens, endingAt: end, accept: { $1 >= limit && accepts($0, in: tokens, $1..<end) })
        else { return nil }
        if tokens[start]?.kind == .word, tokens.touchesPrevious(start), tokens[start - 1]?.kind != .sign { return nil }
        return (meaning, start)
    }

    private func suffix(in tokens: TextTokens, at end: Int) -> (meaning: CurrencyNames.Meaning, end: Int)? {
        var index = end
        // `3 millions de $`, `20 ct.`
        if Self.genitives.contains(tokens[index]), tokens[index]?.followsSpace == true {
            index += 1
            if tokens.isSign("'", at: index) || tokens.isSign("’", at: index), tokens.touchesPrevious(index) {
                index += 1
            }
        }
        if tokens.isSign("-", at: index), tokens.touchesPrevious(index), tokens.touchesPrevious(index + 1) {
            index += 1
        }
        if tokens[index]?.kind == .inline, Self.counters.contains(tokens[index]) { index += 1 }
        guard let (meaning, next) = CurrencyNames.lexicon.match(in: tokens, at: index),
            accepts(meaning, in: tokens, index..<next)
        else { return nil }
        if let following = tokens[next], tokens.touchesPrevious(next), tokens[next - 1]?.kind == .word,
            following.kind == .number || following.kind == .word
        {
            return nil
        }
        // A sign before another number belongs to that: `2 $5 notes`.
        if meaning.form == .sign, tokens[index]?.kind == .sign, tokens[index]?.followsSpace == true,
            tokens[next]?.kind == .number, tokens.touchesPrevious(next)
        {
            return nil
        }
        return (meaning, next)
    }

    private static let genitives = WordSet("de|d|di|of|des")
    private static let counters = WordSet("个|個")

    /// `5m`, `3bn`, `10k` after a sign.
    private func shortMultiplier(in tokens: TextTokens, at index: Int, afterSign: Bool) -> Double? {
        guard afterSign, let token = tokens[index], token.kind == .word, tokens.touchesPrevious(index) else {
            return nil
        }
        switch tokens.string(index..<index + 1) {
        case "k", "K": return 1e3
        case "m", "M", "mm", "MM": return 1e6
        case "b", "B": return 1e9
        case "t", "T": return 1e12
        default: return nil
        }
    }

    /// Codes stand in capitals; small ones only where they are no words of any language.
    private func accepts(_ meaning: CurrencyNames.Meaning, in tokens: TextTokens, _ range: Range<Int>) -> Bool {
        let text = tokens.string(range)
        switch meaning.form {
        case .code: return text.utf8.allSatisfy(\.isASCIIUppercase) || Self.smallCodes.contains(text.lowercased())
        case .sign:
            guard text != "RS", text != "FR.", text != "ft" else { return false }
            guard let dollar = text.utf8.firstIndex(of: .ascii("$")), dollar > text.startIndex else { return true }
            let letters = text[..<dollar]
            // `a $5 note`: letters touch the sign, and two of them are capitals.
            return letters == "US " || !letters.contains(" ") && (letters.count > 2 || letters == letters.uppercased())
        case .name: return text != "p" || tokens.touchesPrevious(range.lowerBound)
        }
    }

    private static let smallCodes: Set<String> = [
        "usd", "eur", "gbp", "jpy", "cny", "rmb", "chf", "aud", "cad", "inr", "krw", "sek", "nok", "dkk", "pln", "czk",
        "brl", "mxn", "hkd", "sgd", "nzd", "btc", "myr", "le",
    ]

    // MARK: Cents after the amount

    /// `64달러 45센트`, `1 USD 23 cents`, `15 dollars and 5 cents`.
    private func addParts(to amount: inout Amount, in tokens: TextTokens, reader: QuantityReader) {
        guard amount.currency.parts == 1 else { return }
        var index = amount.range.upperBound
        // `15 dollars 50`
        if let token = tokens[index], token.kind == .number, token.digitCount == 2, amount.currency.form == .name,
            token.followsSpace,
            tokens[index + 1] == nil || tokens[index + 1]?.kind == .newline
                || tokens.isSign(".", at: index + 1) && !tokens.touchesPrevious(index + 2)
        {
            amount.range = amount.range.lowerBound..<index + 1
            amount.value += Double(token.value) / 100
            return
        }
        if Self.joints.contains(tokens[index]) || tokens.isSign(",", at: index) { index += 1 }
        guard let number = reader.quantity(at: index), number.value < 100, number.isExactCount else { return }
        if Self.shortCents.contains(tokens[number.end]), tokens.touchesPrevious(number.end) {
            amount.range = amount.range.lowerBound..<number.end + 1
            amount.value += number.value / 100
            return
        }
        if let name = Self.shortParts[amount.currency.currency], name.contains(tokens[number.end]) {
            amount.range = amount.range.lowerBound..<number.end + 1
            amount.value += number.value / 100
            return
        }
        guard let parts = suffix(in: tokens, at: number.end), parts.meaning.parts > 1 else { return }
        amount.range = amount.range.lowerBound..<parts.end
        amount.value += number.value / parts.meaning.parts
    }

    private static let shortCents = WordSet("c|ct|cts")
    /// Abbreviations that are parts of a currency only behind an amount of it: `12 zł 50 gr`.
    private static let shortParts = ["PLN": WordSet("gr"), "CHF": WordSet("rp"), "CZK": WordSet("h|hal")]
    private static let joints = WordSet("and|und|et|e|y|en|och|i|con|と")

    // MARK: The currency

    private func isSame(_ left: CurrencyNames.Meaning, _ right: CurrencyNames.Meaning) -> Bool {
        let (left, right) = (left.currency, right.currency)
        if left == right { return true }
        switch right {
        case "$": return left.hasSuffix("D") || left == "MXN" || left == "ARS" || left == "CLP" || left == "COP"
        case "¥": return left == "JPY" || left == "CNY"
        case "GBP": return left == "£"
        default: return left == "$" && right.hasSuffix("D")
        }
    }

    private func code(_ meaning: CurrencyNames.Meaning) -> String {
        switch meaning.currency {
        case "$": CurrencyNames.dollar(in: region)
        case "¥": region == "CN" ? "CNY" : "JPY"
        case "£": "GBP"
        default: meaning.currency
        }
    }
}

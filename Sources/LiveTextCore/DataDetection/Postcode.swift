// SPDX-License-Identifier: Apache-2.0

/// A postcode, told by its form.
struct Postcode {
    /// With its label, as `CEP`.
    let range: Range<Int>
    /// Without its label.
    let code: Range<Int>
    /// The country its form tells.
    let country: String?

    /// The postcode at an index.
    static func match(in tokens: TextTokens, at index: Int, region: String) -> Postcode? {
        if let (country, end) = AddressWords.postcodeLabels.match(in: tokens, at: index) {
            var start = end
            if let sign = tokens.sign(at: start), [".", ":", "-", "–"].contains(sign) { start += 1 }
            if let (code, ownCountry) = digitsFirst(in: tokens, at: start) {
                return Postcode(
                    range: index..<code.upperBound, code: code, country: country.isEmpty ? ownCountry : country)
            }
        }
        guard let (range, country) = unlabelled(in: tokens, at: index) else { return nil }
        let isSigned = tokens.isSign("〒", at: range.lowerBound)
        return Postcode(
            range: range, code: isSigned ? range.lowerBound + 1..<range.upperBound : range, country: country)
    }

    private static func unlabelled(in tokens: TextTokens, at index: Int) -> (range: Range<Int>, country: String?)? {
        guard let token = tokens[index] else { return nil }
        switch token.kind {
        case .word: return lettersFirst(in: tokens, at: index)
        case .number: return digitsFirst(in: tokens, at: index)
        case .sign:
            guard tokens.isSign("〒", at: index), let (range, _) = digitsFirst(in: tokens, at: index + 1) else {
                return nil
            }
            return (index..<range.upperBound, "JP")
        default: return nil
        }
    }

    private static func ends(_ tokens: TextTokens, _ end: Int) -> Bool {
        guard tokens.touchesPrevious(end), let token = tokens[end] else { return true }
        if token.kind == .sign, let sign = tokens.sign(at: end) {
            return ![":", "/", "%", "€", "$", "-"].contains(sign)
        }
        return token.kind == .inline
    }

    private static func isTouching(_ tokens: TextTokens, _ index: Int) -> Bool { tokens.touchesPrevious(index) }

    // MARK: With letters first

    private static func lettersFirst(in tokens: TextTokens, at index: Int) -> (range: Range<Int>, country: String?)? {
        guard let word = tokens[index] else { return nil }
        guard word.end - word.start <= 3, tokens.string(index..<index + 1).utf8.allSatisfy(\.isASCIIUppercase),
            let next = tokens[index + 1]
        else {
            return nil
        }
        // `D-10115`, `LV-1009`, `AD500`
        if tokens.isSign("-", at: index + 1), tokens.touchesPrevious(index + 1), let digits = tokens[index + 2],
            digits.kind == .number,
            tokens.touchesPrevious(index + 2), (4...5).contains(digits.digitCount), ends(tokens, index + 3)
        {
            return (index..<index + 3, prefixCountries[tokens.string(index..<index + 1)])
        }
        guard next.kind == .number, tokens.touchesPrevious(index + 1) else { return nil }
        if word.end - word.start == 2, next.digitCount == 3, ends(tokens, index + 2) {
            return (index..<index + 2, "AD")
        }
        if let end = unitedKingdom(in: tokens, at: index) { return (index..<end, "GB") }
        if let end = canada(in: tokens, at: index) { return (index..<end, "CA") }
        if let end = ireland(in: tokens, at: index) { return (index..<end, "IE") }
        return nil
    }

    private static let prefixCountries: [String: String] = [
        "D": "DE", "A": "AT", "CH": "CH", "F": "FR", "B": "BE", "L": "LU", "I": "IT", "E": "ES", "DK": "DK", "S": "SE",
        "N": "NO", "FI": "FI",
        "FIN": "FI", "NL": "NL", "PL": "PL", "LV": "LV", "LT": "LT", "CZ": "CZ", "SK": "SK", "HR": "HR", "SI": "SI",
    ]

    /// `SW1A 2AA`, `N1 2XQ`, `M1 5QF`.
    private static func unitedKingdom(in tokens: TextTokens, at index: Int) -> Int? {
        guard let area = tokens[index], area.end - area.start <= 2, let district = tokens[index + 1],
            district.digitCount <= 2
        else { return nil }
        var cursor = index + 2
        if let letter = tokens[cursor], letter.kind == .word, tokens.touchesPrevious(cursor),
            letter.end - letter.start == 1
        {
            cursor += 1
        }
        guard let sector = tokens[cursor], sector.kind == .number, sector.digitCount == 1,
            let unit = tokens[cursor + 1], unit.kind == .word,
            tokens.touchesPrevious(cursor + 1), unit.end - unit.start == 2,
            tokens.string(cursor + 1..<cursor + 2).utf8.allSatisfy(\.isASCIIUppercase), ends(tokens, cursor + 2)
        else { return nil }
        return cursor + 2
    }

    /// `K1A 0A9`.
    private static func canada(in tokens: TextTokens, at index: Int) -> Int? {
        let lengths = [1, 1, 1, 1, 1, 1]
        for (offset, length) in lengths.enumerated() {
            guard let token = tokens[index + offset], token.end - token.start == length,
                token.kind == (offset % 2 == 0 ? .word : .number),
                offset == 0 || offset == 3 || tokens.touchesPrevious(index + offset)
            else { return nil }
        }
        return ends(tokens, index + 6) ? index + 6 : nil
    }

    /// `D02 XN27`: a routing key and four characters.
    private static func ireland(in tokens: TextTokens, at index: Int) -> Int? {
        guard let letter = tokens[index], letter.end - letter.start == 1, let key = tokens[index + 1],
            key.digitCount == 2
        else { return nil }
        var cursor = index + 2
        guard let first = tokens[cursor], first.followsSpace else { return nil }
        var length = 0
        while let token = tokens[cursor], token.kind == .word || token.kind == .number,
            length == 0 || tokens.touchesPrevious(cursor)
        {
            length += token.end - token.start
            cursor += 1
        }
        return length == 4 && ends(tokens, cursor) && tokens[cursor - 1] != nil ? cursor : nil
    }

    // MARK: With digits first

    private static func digitsFirst(in tokens: TextTokens, at index: Int) -> (range: Range<Int>, country: String?)? {
        guard let first = tokens[index], first.kind == .number,
            !tokens.touchesPrevious(index) || tokens[index - 1]?.kind == .sign
                || tokens[index - 1]?.kind == .inline
        else { return nil }
        // `12345-6789`, `00-697`, `1200-205`, `01310-200`, `100-0005`
        if tokens.isSign("-", at: index + 1), tokens.touchesPrevious(index + 1), let second = tokens[index + 2],
            second.kind == .number,
            tokens.touchesPrevious(index + 2), ends(tokens, index + 3)
        {
            let countries: [[Int]: String] = [
                [5, 4]: "US", [2, 3]: "PL", [4, 3]: "PT", [5, 3]: "BR", [3, 4]: "JP",
            ]
            guard let country = countries[[first.digitCount, second.digitCount]] else { return nil }
            return (index..<index + 3, country)
        }
        // `111 36`, `811 05`
        if first.digitCount == 3, let second = tokens[index + 1], second.kind == .number, second.digitCount == 2,
            second.followsSpace,
            ends(tokens, index + 2), tokens[index + 2]?.kind == .word
        {
            return (index..<index + 2, nil)
        }
        // `560 001`
        if first.digitCount == 3, first.value >= 110, let second = tokens[index + 1], second.kind == .number,
            second.digitCount == 3, second.followsSpace, ends(tokens, index + 2),
            tokens[index + 2]?.kind != .number, !tokens.isSign("-", at: index + 2)
        {
            return (index..<index + 2, "IN")
        }
        // `1016 GV`
        if first.digitCount == 4, let letters = tokens[index + 1], letters.kind == .word,
            letters.end - letters.start == 2,
            tokens.string(index + 1..<index + 2).utf8.allSatisfy(\.isASCIIUppercase), first.value >= 1000,
            ends(tokens, index + 2)
        {
            return (index..<index + 2, "NL")
        }
        guard (4...6).contains(first.digitCount), ends(tokens, index + 1) else {
            return first.digitCount == 7 && ends(tokens, index + 1) ? (index..<index + 1, nil) : nil
        }
        return (index..<index + 1, nil)
    }
}

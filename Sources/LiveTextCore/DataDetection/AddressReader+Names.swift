// SPDX-License-Identifier: Apache-2.0

/// Streets by their names: the kind of street before them, a suffix, or a number after them.
extension AddressReader {
    /// `Via Garibaldi 45`, `Av. Paulista, 1578`, `ul. Marszałkowska 84/92`, `Platz der Republik 1`.
    func typeFirst(at index: Int) -> Street? {
        guard let (_, end) = AddressWords.leadingTypes.match(in: tokens, at: index) else { return nil }
        if let numbered = numberedStreet(at: index, nameStart: end) { return numbered }
        guard
            let stop = name(
                after: end, most: 6, isLoose: false, mayBeDay: !AddressWords.prepositions.contains(tokens[index]))
        else {
            return nil
        }
        var parts = AddressParts(street: index..<stop)
        if let number = numberAfter(stop) {
            parts.number = number
            return Street(parts: parts, end: number.upperBound, evidence: .certain)
        }
        return Street(parts: parts, end: stop, evidence: .kind)
    }

    /// A street whose name is a number: `Calle 60 No. 491`, `Cra. 7 # 71-21`.
    private func numberedStreet(at index: Int, nameStart: Int) -> Street? {
        /// Digits of the highest streets.
        let mostDigits = 3
        guard let name = tokens[nameStart], name.kind == .number, name.digitCount <= mostDigits else { return nil }
        var end = nameStart + 1
        if let letter = tokens[end], letter.kind == .word, letter.end - letter.start == 1, letter.isCapitalized {
            end += 1
        }
        guard isNumberWord(end), let number = numberAfter(end) else { return nil }
        return Street(
            parts: AddressParts(street: index..<end, number: number), end: number.upperBound, evidence: .certain)
    }

    /// Words of a name, capitals and connectors; at least one capital.
    ///
    /// - Parameters:
    ///   - isLoose: whether words in small letters belong to it, as after a number and a kind.
    ///   - mayBeDay: whether it may be a day: `Straße des 17. Juni`, `Rue du 4 Septembre`.
    func name(after start: Int, most: Int, isLoose: Bool, mayBeDay: Bool = false) -> Int? {
        var cursor = start
        var end: Int?
        var words = 0
        while words < most, let token = tokens[cursor] {
            switch token.kind {
            case .word:
                if token.isCapitalized || isLoose && !AddressWords.stops.contains(token) && cursor == start {
                    if words > 0, isStop(cursor) || isNumberWord(cursor) { return end }
                    end = cursor + 1
                } else if !AddressWords.connectors.contains(token), !tokens.touchesPrevious(cursor) {
                    return end
                }
                words += 1
            case .number:
                let isFirst = (start..<cursor).allSatisfy { AddressWords.connectors.contains(tokens[$0]) }
                if mayBeDay, isFirst, let day = dayName(at: cursor, hasNumber: isLoose) {
                    cursor = day
                    end = day
                    words += 2
                    continue
                }
                // `Rua 25 de Março`
                guard token.digitCount <= 2, AddressWords.connectors.contains(tokens[cursor + 1]) else { return end }
                words += 1
            case .sign:
                guard let sign = tokens.sign(at: cursor) else { return end }
                if [".", "'", "’", "-"].contains(sign), tokens.touchesPrevious(cursor) {
                    if sign == ".", end == cursor, (tokens[cursor - 1].map { $0.end - $0.start } ?? 9) > 4 {
                        return end
                    }
                } else if sign == "(", let close = closingBracket(cursor) {
                    cursor = close
                    end = cursor + 1
                } else {
                    return end
                }
            default: return end
            }
            cursor += 1
        }
        return end
    }

    /// Where a day that a street is named after ends: `17. Juni`, `4 Novembre`, `16 de Septiembre`, `8 mai 1945`.
    ///
    /// - Parameter hasNumber: whether the house's number stands before the street, so that a year belongs to the day.
    private func dayName(at index: Int, hasNumber: Bool) -> Int? {
        guard let number = tokens[index], number.digitCount <= 2 else { return nil }
        var cursor = index + 1
        if let sign = tokens.sign(at: cursor), sign == "." || sign == "º" || sign == "°", tokens.touchesPrevious(cursor)
        {
            cursor += 1
        } else if tokens.touchesPrevious(cursor), AddressWords.ordinalSuffixes.contains(tokens[cursor]) {
            cursor += 1
        }
        if AddressWords.connectors.contains(tokens[cursor]) { cursor += 1 }
        guard let word = tokens[cursor], word.kind == .word, word.followsSpace, !isStop(cursor) else { return nil }
        guard AddressWords.months.contains(word) else {
            // `Rue des 4 Vents`, `Corso 5 Giornate 3`: between other words and a number only.
            let isFollowed = AddressWords.connectors.contains(tokens[index - 1]) || hasNumber
            guard word.isCapitalized, !isNumberWord(cursor), isFollowed || numberAfter(cursor + 1) != nil else {
                return nil
            }
            return cursor + 1
        }
        cursor += 1
        let years = 1700...2099
        if let year = tokens[cursor], year.digitCount == 4, years.contains(year.value) {
            let afterComma = tokens.isSign(",", at: cursor + 1) ? cursor + 2 : cursor + 1
            let next = tokens[afterComma]
            /// Digits of a house's number after a year; four would be a postcode.
            let mostDigits = 3
            let isFrench = Self.frenchArticle.contains(tokens[index - 1])
            if hasNumber || isFrench || next?.kind == .number && (next?.digitCount ?? 0) <= mostDigits {
                return cursor + 1
            }
        }
        return cursor
    }

    /// In French a year after the day is the day's: `Rue du 8 Mai 1945`.
    private static let frenchArticle = WordSet("du")

    /// Whether a word announces the house's number: `No. 45`.
    private func isNumberWord(_ index: Int) -> Bool {
        guard let (_, end) = Self.numberWords.match(in: tokens, at: index) else { return false }
        return tokens[end]?.kind == .number
    }

    /// Whether a word is a label of something else: `Tel. 030`, `Open daily`.
    func isStop(_ index: Int) -> Bool {
        let token = tokens[index]
        if AddressWords.stops.contains(token) { return true }
        guard AddressWords.labels.contains(token) else { return false }
        let next = tokens[index + 1]
        return next?.kind == .number || tokens.isSign(":", at: index + 1) || tokens.isSign("+", at: index + 1)
            || tokens.isSign("(", at: index + 1)
            || tokens.isSign(".", at: index + 1)
                && (tokens[index + 2]?.kind == .number || tokens[index + 2]?.kind == .sign)
    }

    func closingBracket(_ index: Int) -> Int? {
        (index + 1...index + 3).first { tokens.isSign(")", at: $0) }
    }

    /// The number after a name: ` 45`, `, 1578`, ` No: 56`, `, д. 7`, `, s/n`.
    func numberAfter(_ index: Int) -> Range<Int>? {
        var cursor = index
        if tokens.isSign(",", at: cursor) { cursor += 1 }
        if let (_, end) = Self.numberWords.match(in: tokens, at: cursor) { cursor = end }
        if tokens.isSign(":", at: cursor) { cursor += 1 }
        if let (_, end) = Self.withoutNumber.match(in: tokens, at: cursor) { return cursor..<end }
        guard let number = houseNumber(at: cursor), let token = tokens[cursor], token.kind == .number,
            token.digitCount <= 4,
            !(tokens.touchesPrevious(number.upperBound)
                && (tokens[number.upperBound]?.kind == .word || tokens[number.upperBound]?.kind == .number))
        else { return nil }
        return cursor..<number.upperBound
    }

    static let numberWords = Lexicon<Bool>([
        ("no|no.|nr|nr.|nro|nro.|nº|n°|n.º|n.°|nº.|n.|n|num|num.|núm|núm.|número|number|д.|дом|№|#", true)
    ])
    static let withoutNumber = Lexicon<Bool>([("s/n|s/nº|snc|s.n.", true)])

    /// `Hauptstr. 5`, `Karl Johans gate 22`, `Prinsengracht 263`, `Bow St`.
    func nameFirst(at index: Int) -> Street? {
        if let end = suffixedName(at: index) {
            var parts = AddressParts(street: index..<end)
            guard let number = numberAfter(end) else { return Street(parts: parts, end: end, evidence: .kind) }
            parts.number = number
            return Street(parts: parts, end: number.upperBound, evidence: .certain)
        }
        if !AddressWords.titles.contains(tokens[index]), !isNumberWord(index), let end = typedName(at: index) {
            var parts = AddressParts(street: index..<end)
            guard let number = numberAfter(end), tokens[end]?.kind == .number else {
                return Street(parts: parts, end: end, evidence: .kind)
            }
            parts.number = number
            return Street(parts: parts, end: number.upperBound, evidence: .certain)
        }
        guard !isWithinDate(index), !isUnitAlone(index), let end = name(after: index, most: 4, isLoose: false),
            let number = numberAfter(end),
            tokens[number.lowerBound]?.kind == .number,
            tokens.tokens[end - 1].end - tokens.tokens[index].start > 3,
            // `The Book Club 100 Leonard St`: the number belongs to the street after it.
            numberFirst(at: number.lowerBound, number: number) == nil,
            !holdsStreet(index..<end)
        else { return nil }
        return Street(
            parts: AddressParts(street: index..<end, number: number), end: number.upperBound,
            evidence: isBlockNumber(number) ? .block : .name)
    }

    /// Whether a sentence's words stand before a street of a known kind: `Estamos en Calle Luna`.
    private func holdsStreet(_ name: Range<Int>) -> Bool {
        name.dropFirst().contains { index in
            AddressWords.connectors.contains(tokens[index - 1]) && tokens[index]?.isCapitalized == true
                && typeFirst(at: index)?.evidence == .certain
        }
    }

    /// Whether a unit's word and a number stand here, which name no street: `Building 5`.
    private func isUnitAlone(_ index: Int) -> Bool {
        guard let (_, end) = AddressWords.units.match(in: tokens, at: index) else { return false }
        return tokens[end]?.kind == .number
    }

    /// Whether a word is a month, or follows a number as one does: `17. Juni 135`.
    private func isWithinDate(_ index: Int) -> Bool {
        if AddressWords.months.contains(tokens[index]) { return true }
        guard let previous = tokens[index - 1] else { return false }
        return previous.kind == .number || tokens.isSign(".", at: index - 1) && tokens[index - 2]?.kind == .number
    }

    /// Words of which the last is or ends in a street's kind.
    func suffixedName(at index: Int) -> Int? {
        var cursor = index
        for word in 0..<4 {
            guard let token = tokens[cursor], token.kind == .word else { return nil }
            if word > 0,
                AddressWords.separateSuffixes.contains(token)
                    || word == 1 && token.isCapitalized && hasSuffix(token) && Self.adjectives.contains(tokens[index])
            {
                return abbreviationEnd(cursor + 1)
            }
            if word > 0, tokens.isSign("-", at: cursor - 1), Self.hyphenatedSuffixes.contains(token) {
                return laneEnd(cursor + 1)
            }
            guard token.isCapitalized || word > 0 && AddressWords.connectors.contains(token) else { return nil }
            if word == 0, hasSuffix(token) { return abbreviationEnd(cursor + 1) }
            cursor += 1
            if tokens.isSign("-", at: cursor), tokens.touchesPrevious(cursor), tokens.touchesPrevious(cursor + 1) {
                cursor += 1
            }
        }
        return nil
    }

    /// Kinds of streets in Korea and Japan, written in Latin letters: `Teheran-ro`, `Meiji-dori`.
    private static let hyphenatedSuffixes = WordSet("ro|gil|daero|dori|beon-gil")

    /// After a lane of the street, when one follows: `Teheran-ro 4-gil`.
    private func laneEnd(_ index: Int) -> Int {
        guard tokens[index]?.kind == .number, tokens.isSign("-", at: index + 1), tokens.touchesPrevious(index + 1),
            Self.hyphenatedSuffixes.contains(tokens[index + 2])
        else { return index }
        return index + 3
    }

    /// Words before a name in one: `Alte Poststraße`.
    static let adjectives = WordSet(
        "alte|neue|große|kleine|obere|untere|hohe|lange|breite|am|an|im|zum|zur|gamla|nya|stora|lilla|norra|södra|östra|västra|nieuwe|oude|"
            + "grote|kleine|korte|st|sankt|sint|nordre|søndre|store|lille")

    func abbreviationEnd(_ end: Int) -> Int {
        tokens.isSign(".", at: end) && tokens.touchesPrevious(end) ? end + 1 : end
    }

    func hasSuffix(_ token: TextToken) -> Bool {
        /// Letters before the suffix: `Seeweg` has three.
        let fewestLetters = 3
        let length = token.end - token.start
        guard length > fewestLetters + 2, length <= 40 else { return false }
        let word = tokens.text.bytes[token.range]
        return AddressWords.suffixes.contains { suffix in
            length - suffix.count >= fewestLetters
                && zip(word.suffix(suffix.count), suffix).allSatisfy { $0.asciiLowercased == $1 }
        }
    }
}

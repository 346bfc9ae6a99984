// SPDX-License-Identifier: Apache-2.0

/// Streets by their names: the kind of street before them, a suffix, or a number after them.
extension AddressReader {
    /// `Via Garibaldi 45`, `Av. Paulista, 1578`, `ul. Marszałkowska 84/92`, `Platz der Republik 1`.
    func typeFirst(at index: Int) -> Street? {
        guard let (_, end) = AddressWords.leadingTypes.match(in: tokens, at: index),
            let stop = name(after: end, most: 6, isLoose: false)
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

    /// Words of a name, capitals and connectors; at least one capital.
    ///
    /// - Parameter isLoose: whether words in small letters belong to it, as after a number and a kind.
    func name(after start: Int, most: Int, isLoose: Bool) -> Int? {
        var cursor = start
        var end: Int?
        var words = 0
        while words < most, let token = tokens[cursor] {
            switch token.kind {
            case .word:
                if token.isCapitalized || isLoose && !AddressWords.stops.contains(token) && cursor == start {
                    if isStop(cursor), words > 0 { return end }
                    end = cursor + 1
                } else if !AddressWords.connectors.contains(token), !tokens.touchesPrevious(cursor) {
                    return end
                }
                words += 1
            case .number:
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

    static let numberWords = Lexicon<Bool>([("no|no.|nr|nr.|nº|n°|n.|n|num.|número|д.|дом|№|#", true)])
    static let withoutNumber = Lexicon<Bool>([("s/n|s/nº|snc|s.n.", true)])

    /// `Hauptstr. 5`, `Karl Johans gate 22`, `Prinsengracht 263`, `Bow St`.
    func nameFirst(at index: Int) -> Street? {
        if let end = suffixedName(at: index) {
            var parts = AddressParts(street: index..<end)
            guard let number = numberAfter(end) else { return Street(parts: parts, end: end, evidence: .kind) }
            parts.number = number
            return Street(parts: parts, end: number.upperBound, evidence: .certain)
        }
        if let end = typedName(at: index) {
            var parts = AddressParts(street: index..<end)
            guard let number = numberAfter(end), tokens[end]?.kind == .number else {
                return Street(parts: parts, end: end, evidence: .kind)
            }
            parts.number = number
            return Street(parts: parts, end: number.upperBound, evidence: .certain)
        }
        guard let end = name(after: index, most: 4, isLoose: false), let number = numberAfter(end),
            tokens[number.lowerBound]?.kind == .number,
            tokens.tokens[end - 1].end - tokens.tokens[index].start > 3,
            // `The Book Club 100 Leonard St`: the number belongs to the street after it.
            numberFirst(at: number.lowerBound, number: number) == nil
        else { return nil }
        return Street(
            parts: AddressParts(street: index..<end, number: number), end: number.upperBound, evidence: .name)
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
            guard token.isCapitalized || word > 0 && AddressWords.connectors.contains(token) else { return nil }
            if word == 0, hasSuffix(token) { return abbreviationEnd(cursor + 1) }
            cursor += 1
            if tokens.isSign("-", at: cursor), tokens.touchesPrevious(cursor), tokens.touchesPrevious(cursor + 1) {
                cursor += 1
            }
        }
        return nil
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

    // MARK: Before the street

    /// The index where units before the street begin: `Flat 14, Ziggurat Building, 60-66 …`, `Level 5, 120 …`.
    func startWithUnits(_ index: Int, notBefore limit: Int, _ parts: inout AddressParts) -> Int {
        let segments = segmentStarts(before: index, most: 2)
        for start in segments where start >= limit {
            guard let (_, afterWord) = AddressWords.units.match(in: tokens, at: start), let token = tokens[afterWord],
                token.kind == .number || token.kind == .word && token.end - token.start == 1, afterWord < index
            else { continue }
            if parts.unit == nil { parts.unit = start..<afterWord + 1 }
            return start
        }
        return index
    }

    /// Where the segments before an index begin, nearest first; segments end in a comma or a line's end.
    func segmentStarts(before index: Int, most: Int) -> [Int] {
        var starts: [Int] = []
        var cursor = index
        while starts.count < most, cursor > 0 {
            guard tokens.isSign(",", at: cursor - 1) || tokens[cursor - 1]?.kind == .newline else { break }
            cursor -= 1
            while cursor > 0, tokens.isSign(",", at: cursor - 1) { cursor -= 1 }
            /// The longest segment that is looked at.
            let reach = 6
            let floor = max(0, cursor - reach)
            while cursor > floor, !tokens.isSign(",", at: cursor - 1), tokens[cursor - 1]?.kind != .newline {
                cursor -= 1
            }
            guard cursor == 0 || tokens.isSign(",", at: cursor - 1) || tokens[cursor - 1]?.kind == .newline else {
                break
            }
            starts.append(cursor)
        }
        return starts
    }
}

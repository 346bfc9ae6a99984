// SPDX-License-Identifier: Apache-2.0

/// Reads one address at a place among tokens.
struct AddressReader {
    let tokens: TextTokens
    let region: String

    /// What tells a street.
    enum StreetEvidence {
        /// Its kind and a house's number, or a box.
        case certain
        /// Its kind without a number.
        case kind
        /// Only a name and a number.
        case name
    }

    /// A street and where it ends.
    struct Street {
        var parts: AddressParts
        var end: Int
        var evidence: StreetEvidence
    }

    /// The address whose street begins at an index.
    ///
    /// - Parameter limit: where the address before it ends.
    func address(at index: Int, notBefore limit: Int) -> (address: PostalAddress, range: Range<Int>)? {
        guard mayBegin(at: index), let street = street(at: index) else { return nil }
        var tail = AddressTail(reader: self, street: street)
        tail.read()
        guard tail.isConvincing(beginsLine: beginsLine(index)) else { return nil }
        var parts = tail.parts
        let start = startWithUnits(index, notBefore: limit, &parts)
        let range = start..<tail.end
        return (parts.address(in: tokens, range: range), range)
    }

    private func mayBegin(at index: Int) -> Bool {
        guard let token = tokens[index] else { return false }
        switch token.kind {
        case .number: break
        case .word:
            guard token.isCapitalized || AddressWords.leadingTypes.match(in: tokens, at: index) != nil else {
                return false
            }
        default: return false
        }
        guard tokens.touchesPrevious(index), let previous = tokens[index - 1] else { return true }
        guard previous.kind == .sign, let sign = tokens.sign(at: index - 1) else { return previous.kind == .inline }
        if sign == "," || sign == "(" || sign == ":" || sign == "|" { return true }
        return sign == ";"
    }

    private func beginsLine(_ index: Int) -> Bool { index == 0 || tokens[index - 1]?.kind == .newline }

    // MARK: Streets

    private func street(at index: Int) -> Street? {
        if let box = box(at: index) { return box }
        guard let token = tokens[index] else { return nil }
        if let number = houseNumber(at: index) { return numberFirst(at: index, number: number) }
        guard token.kind == .word else { return nil }
        return typeFirst(at: index) ?? nameFirst(at: index)
    }

    /// `PO Box 12`, `Postfach 10 01 23`.
    private func box(at index: Int) -> Street? {
        guard let (_, end) = AddressWords.boxes.match(in: tokens, at: index), let token = tokens[end],
            token.kind == .number
        else {
            return nil
        }
        var stop = end + 1
        while let next = tokens[stop], next.kind == .number, next.digitCount <= 2 { stop += 1 }
        return Street(parts: AddressParts(street: index..<stop), end: stop, evidence: .certain)
    }

    /// A house's number: `12`, `12a`, `92-10`, `100–106`, `12/3`, `12 bis`, `N6W23001`.
    func houseNumber(at index: Int) -> Range<Int>? {
        guard let first = tokens[index] else { return nil }
        var end = index
        if first.kind == .word {
            // Numbers on a grid: `N6W23001`.
            guard first.end - first.start == 1, tokens[index + 1]?.kind == .number, tokens.touchesPrevious(index + 1),
                tokens[index + 2]?.kind == .word, tokens.touchesPrevious(index + 2), tokens[index + 3]?.kind == .number,
                tokens.touchesPrevious(index + 3)
            else { return nil }
            return index..<index + 4
        }
        guard first.kind == .number, first.digitCount <= 5 else { return nil }
        end = index + 1
        while end < index + 6 {
            if let letter = tokens[end], letter.kind == .word, tokens.touchesPrevious(end),
                letter.end - letter.start == 1
            {
                end += 1
            } else if let sign = tokens.sign(at: end), sign == "-" || sign == "–" || sign == "/",
                tokens.touchesPrevious(end),
                let next = tokens[end + 1], tokens.touchesPrevious(end + 1),
                next.kind == .number && next.digitCount <= 4 || next.kind == .word && next.end - next.start == 1
            {
                end += 2
            } else if Self.repeats.contains(tokens[end]) {
                end += 1
            } else if let letter = tokens[end], letter.kind == .word, letter.end - letter.start == 1,
                letter.isCapitalized,
                !AddressWords.directions.contains(letter),
                tokens[end + 1] == nil || tokens[end + 1]?.kind == .newline || tokens.isSign(",", at: end + 1)
            {
                // `71 C` at the street's end.
                end += 1
            } else {
                break
            }
        }
        return index..<end
    }

    private static let repeats = WordSet("bis|ter|quater")

    /// `350 5th Ave`, `55 Rue du Faubourg`, `21, Old Trafford Road`.
    private func numberFirst(at index: Int, number: Range<Int>) -> Street? {
        var name = number.upperBound
        if tokens.isSign(",", at: name) { name += 1 }
        guard let first = tokens[name], first.kind == .word || first.kind == .number && name == number.upperBound,
            !tokens.touchesPrevious(name) || name > number.upperBound
        else { return nil }
        var parts = AddressParts(number: number)
        if let (_, end) = AddressWords.leadingTypes.match(in: tokens, at: name),
            let stop = self.name(after: end, most: 7, isLoose: true),
            tokens[name]?.kind == .word, tokens.string(name..<end).count > 2
        {
            parts.street = name..<stop
            return Street(parts: parts, end: stop, evidence: .certain)
        }
        if let end = typedName(at: name) {
            parts.street = name..<end
            return Street(parts: parts, end: end, evidence: .certain)
        }
        // `1 Hämeenkatu`
        if let end = suffixedName(at: name) {
            parts.street = name..<end
            return Street(parts: parts, end: end, evidence: .certain)
        }
        return nil
    }

    /// A name that ends in a street's kind: `W Addison St`, `5th Ave`, `Old Mill Rd NE`.
    private func typedName(at index: Int) -> Int? {
        var cursor = index
        var words = 0
        while words < 6, let token = tokens[cursor] {
            if words > 0, let (_, end) = AddressWords.trailingTypes.match(in: tokens, at: cursor) {
                // The last of several kinds in a row: `Court Street`.
                if tokens[end]?.followsSpace == true, AddressWords.trailingTypes.match(in: tokens, at: end) != nil,
                    tokens[end]?.isCapitalized == true
                {
                    cursor = end
                    words += 1
                    continue
                }
                var stop = end
                if tokens.isSign(".", at: stop), tokens.touchesPrevious(stop) { stop += 1 }
                if AddressWords.directions.contains(tokens[stop]), tokens[stop]?.isCapitalized == true { stop += 1 }
                return stop
            }
            switch token.kind {
            case .word:
                guard
                    token.isCapitalized || AddressWords.connectors.contains(token)
                        || words > 0 && isOrdinalSuffix(cursor)
                else { return nil }
                if !isOrdinalSuffix(cursor) { words += 1 }
            case .number:
                guard token.digitCount <= 3 else { return nil }
                words += 1
            case .sign:
                guard let sign = tokens.sign(at: cursor), [".", "'", "’", "-"].contains(sign),
                    tokens.touchesPrevious(cursor)
                else { return nil }
            default: return nil
            }
            cursor += 1
        }
        return nil
    }

    private func isOrdinalSuffix(_ index: Int) -> Bool {
        tokens.touchesPrevious(index) && tokens[index - 1]?.kind == .number
    }

    /// `Via Garibaldi 45`, `Av. Paulista, 1578`, `ul. Marszałkowska 84/92`, `Platz der Republik 1`.
    private func typeFirst(at index: Int) -> Street? {
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
    private func name(after start: Int, most: Int, isLoose: Bool) -> Int? {
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

    private func closingBracket(_ index: Int) -> Int? {
        (index + 1...index + 3).first { tokens.isSign(")", at: $0) }
    }

    /// The number after a name: ` 45`, `, 1578`, ` No: 56`, `, д. 7`, `, s/n`.
    private func numberAfter(_ index: Int) -> Range<Int>? {
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

    private static let numberWords = Lexicon<Bool>([("no|no.|nr|nr.|nº|n°|n.|n|num.|número|д.|дом|№|#", true)])
    private static let withoutNumber = Lexicon<Bool>([("s/n|s/nº|snc|s.n.", true)])

    /// `Hauptstr. 5`, `Karl Johans gate 22`, `Prinsengracht 263`, `Bow St`.
    private func nameFirst(at index: Int) -> Street? {
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
    private func suffixedName(at index: Int) -> Int? {
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
    private static let adjectives = WordSet(
        "alte|neue|große|kleine|obere|untere|hohe|lange|breite|am|an|im|zum|zur|gamla|nya|stora|lilla|norra|södra|östra|västra|nieuwe|oude|"
            + "grote|kleine|korte|st|sankt|sint|nordre|søndre|store|lille")

    private func abbreviationEnd(_ end: Int) -> Int {
        tokens.isSign(".", at: end) && tokens.touchesPrevious(end) ? end + 1 : end
    }

    private func hasSuffix(_ token: TextToken) -> Bool {
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
    private func startWithUnits(_ index: Int, notBefore limit: Int, _ parts: inout AddressParts) -> Int {
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
    private func segmentStarts(before index: Int, most: Int) -> [Int] {
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

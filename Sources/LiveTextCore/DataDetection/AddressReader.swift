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
        /// A block's and a house's numbers with a quarter's name, as addresses of Japan in Latin letters: `1-9-1 Marunouchi`.
        case block
        /// A plot's number before a sector or a quarter, as in India.
        case plot
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

    func mayBegin(at index: Int) -> Bool {
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

    func beginsLine(_ index: Int) -> Bool { index == 0 || tokens[index - 1]?.kind == .newline }

    // MARK: Streets

    func street(at index: Int) -> Street? {
        if let box = box(at: index) { return box }
        guard let token = tokens[index], AddressWords.careOf.match(in: tokens, at: index) == nil else { return nil }
        if let plot = plot(at: index) { return plot }
        if tokens[index + 1]?.kind == .word, isOrdinalSuffix(index + 1),
            AddressWords.ordinalSuffixes.contains(tokens[index + 1]), let end = typedName(at: index)
        {
            // `5th Cross Road`
            return Street(parts: AddressParts(street: index..<end), end: end, evidence: .kind)
        }
        if let number = houseNumber(at: index) { return numberFirst(at: index, number: number) }
        guard token.kind == .word else { return nil }
        return typeFirst(at: index) ?? nameFirst(at: index)
    }

    /// `PO Box 12`, `Postfach 10 01 23`.
    func box(at index: Int) -> Street? {
        guard let (_, end) = AddressWords.boxes.match(in: tokens, at: index), let token = tokens[end],
            token.kind == .number, !Self.serviceCodes.contains(tokens[index])
        else {
            return nil
        }
        var stop = end + 1
        while let next = tokens[stop], next.kind == .number, next.digitCount <= 2 { stop += 1 }
        return Street(parts: AddressParts(street: index..<stop), end: stop, evidence: .certain)
    }

    /// Codes of large recipients in France, which stand between the street and the postcode only.
    static let serviceCodes = WordSet("cs|tsa")

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

    static let repeats = WordSet("bis|ter|quater")

    /// `350 5th Ave`, `55 Rue du Faubourg`, `21, Old Trafford Road`.
    func numberFirst(at index: Int, number: Range<Int>) -> Street? {
        var name = number.upperBound
        if tokens.isSign(",", at: name) {
            guard !isUnitNumber(index) else { return nil }
            name += 1
        }
        guard let first = tokens[name], first.kind == .word || first.kind == .number && name == number.upperBound,
            !tokens.touchesPrevious(name) || name > number.upperBound
        else { return nil }
        var parts = AddressParts(number: number)
        // A number before a preposition is another thing's: `2026 in der Hauptstr. 5`.
        if !AddressWords.prepositions.contains(tokens[name]),
            let (_, end) = AddressWords.leadingTypes.match(in: tokens, at: name),
            let stop = self.name(after: end, most: 7, isLoose: true, mayBeDay: true),
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
        if isBlockNumber(number), name == number.upperBound, let end = quarter(at: name) {
            parts.street = name..<end
            return Street(parts: parts, end: end, evidence: .block)
        }
        return nil
    }

    /// Whether a unit's word stands before a number: `Flat No. 3, Green Park`.
    private func isUnitNumber(_ index: Int) -> Bool {
        let start = Self.numberWords.match(in: tokens, endingAt: index)?.start ?? index
        return AddressWords.units.match(in: tokens, endingAt: start) != nil
    }

    /// A name that ends in a street's kind: `W Addison St`, `5th Ave`, `Old Mill Rd NE`.
    func typedName(at index: Int) -> Int? {
        var cursor = index
        var words = 0
        while words < 6, let token = tokens[cursor] {
            // The letters of `21st` are no street's.
            let isOrdinal = AddressWords.ordinalSuffixes.contains(token) && isOrdinalSuffix(cursor)
            if words > 0, !isOrdinal, let (_, end) = AddressWords.trailingTypes.match(in: tokens, at: cursor) {
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
                // `St.John` is a name.
                if tokens.touchesPrevious(stop), tokens[stop]?.kind == .word { return nil }
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

    func isOrdinalSuffix(_ index: Int) -> Bool {
        tokens.touchesPrevious(index) && tokens[index - 1]?.kind == .number
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Reads units within a house: flats, floors, stairs, doors.
struct AddressUnitReader {
    let tokens: TextTokens

    /// Where the unit that begins at an index ends: `Apt 456`, `# 456`, `6th Floor`, `m. 15`, `3º B`, `2. th`, `bajo`.
    func unit(at index: Int) -> Int? {
        labelled(at: index) ?? counted(at: index, needsFloor: false) ?? unnumbered(at: index) ?? dwelling(at: index)
    }

    /// Where a unit ends that may stand before its street: with its word, `Flat 3`, `2nd Floor`, not only a number.
    func leadingUnit(at index: Int) -> Int? { labelled(at: index) ?? counted(at: index, needsFloor: true) }

    // MARK: A word and a number

    private func labelled(at index: Int) -> Int? {
        guard let (_, afterWord) = AddressWords.units.match(in: tokens, at: index) else { return nil }
        var cursor = afterWord
        if tokens.isSign(".", at: cursor) { cursor += 1 }
        if let (_, end) = AddressReader.numberWords.match(in: tokens, at: cursor) { cursor = end }
        if tokens.isSign(":", at: cursor) || tokens.isSign("#", at: cursor) { cursor += 1 }
        return designator(at: cursor).map(sideEnd)
    }

    /// What tells one unit from others: `12`, `12B`, `12-B`, `B-12`, `H0203`, `IV`, `3º`, `izq.`
    private func designator(at index: Int) -> Int? {
        /// Digits of the longest number of a flat.
        let mostDigits = 5
        guard let token = tokens[index] else { return nil }
        var stop = index + 1
        switch token.kind {
        case .number:
            guard token.digitCount <= mostDigits else { return nil }
            if let end = ordinalEnd(after: index) { return end.end }
            if let letter = tokens[stop], letter.kind == .word, tokens.touchesPrevious(stop) {
                guard letter.end - letter.start == 1 else { return nil }
                stop += 1
            }
        case .word:
            if AddressWords.sides.contains(token) { return periodEnd(stop) }
            let length = token.end - token.start
            guard token.isCapitalized, length == 1 || isRomanNumeral(token) else { return nil }
            if let number = tokens[stop], number.kind == .number, tokens.touchesPrevious(stop),
                number.digitCount <= mostDigits
            {
                stop += 1
            }
        default: return nil
        }
        if tokens.isSign("-", at: stop) || tokens.isSign("/", at: stop), tokens.touchesPrevious(stop),
            tokens.touchesPrevious(stop + 1), let next = tokens[stop + 1],
            next.kind == .number && next.digitCount <= mostDigits || next.kind == .word && next.end - next.start == 1
        {
            stop += 2
        }
        return stop
    }

    private func isRomanNumeral(_ token: TextToken) -> Bool {
        /// `XVIII` is long enough for a floor.
        let longest = 5
        return token.end - token.start <= longest
            && tokens.text.bytes[token.range].allSatisfy { [.ascii("I"), .ascii("V"), .ascii("X")].contains($0) }
    }

    // MARK: A number and a word

    private enum OrdinalMark {
        /// `3º`, `4ª`, `2.º`: only ordinals have it.
        case indicator
        /// `3.`, `2e`, `6th`.
        case suffix
    }

    /// Where an ordinal number's mark ends.
    private func ordinalEnd(after index: Int) -> (end: Int, mark: OrdinalMark)? {
        var cursor = index + 1
        guard tokens.touchesPrevious(cursor) else { return nil }
        var isPoint = false
        if tokens.isSign(".", at: cursor) {
            isPoint = true
            cursor += 1
        }
        if let sign = tokens.sign(at: cursor), tokens.touchesPrevious(cursor), sign == "º" || sign == "ª" || sign == "°"
        {
            return (periodEnd(cursor + 1), .indicator)
        }
        if isPoint { return (cursor, .suffix) }
        return AddressWords.ordinalSuffixes.contains(tokens[cursor]) ? (periodEnd(cursor + 1), .suffix) : nil
    }

    /// `6th Floor`, `2. OG links`, `3º B`, `3º 2ª`, `3. th`, `1 trappa upp`, `12/F`, `3F`.
    private func counted(at index: Int, needsFloor: Bool) -> Int? {
        guard let token = tokens[index] else { return nil }
        guard token.kind == .number, token.digitCount <= 2 else {
            guard Self.ordinals.contains(token) else { return nil }
            return AddressWords.trailingUnits.match(in: tokens, at: index + 1)?.end
        }
        if let end = letterFloorEnd(after: index) { return end }
        let ordinal = ordinalEnd(after: index)
        var cursor = ordinal?.end ?? index + 1
        guard ordinal != nil || !tokens.touchesPrevious(cursor) else { return nil }
        if let (_, end) = AddressWords.trailingUnits.match(in: tokens, at: cursor) { return sideEnd(periodEnd(end)) }
        guard !needsFloor else { return nil }
        if tokens.isSign("-", at: cursor), tokens.touchesPrevious(cursor), tokens.touchesPrevious(cursor + 1) {
            cursor += 1
        }
        if AddressWords.sides.contains(tokens[cursor]) { return sideEnd(periodEnd(cursor + 1)) }
        guard ordinal?.mark == .indicator else { return nil }
        if let letter = tokens[cursor], letter.kind == .word, letter.end - letter.start == 1, letter.isCapitalized {
            return cursor + 1
        }
        // The door after the floor: `3º 2ª`.
        if let door = tokens[cursor], door.kind == .number, door.digitCount <= 2, let end = ordinalEnd(after: cursor) {
            return end.end
        }
        return endsPart(cursor) ? cursor : nil
    }

    /// `12/F`, `3F`.
    private func letterFloorEnd(after index: Int) -> Int? {
        var cursor = index + 1
        if tokens.isSign("/", at: cursor), tokens.touchesPrevious(cursor) { cursor += 1 }
        guard tokens.touchesPrevious(cursor), let letter = tokens[cursor], letter.end - letter.start == 1,
            tokens.text.byte(at: letter.start) == .ascii("F"), endsPart(cursor + 1)
        else { return nil }
        return cursor + 1
    }

    static let ordinals = WordSet(
        "ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|lower|upper")

    // MARK: Without a number

    /// `bajo`, `st. tv.`, `EG rechts`, `r/c Esq.`
    private func unnumbered(at index: Int) -> Int? {
        guard let (_, end) = AddressWords.unnumberedUnits.match(in: tokens, at: index) else { return nil }
        var stop = sideEnd(periodEnd(end))
        if let letter = tokens[stop], letter.kind == .word, letter.end - letter.start == 1, letter.isCapitalized {
            stop += 1
        }
        return endsPart(stop) ? stop : nil
    }

    /// A dwelling's number of its own, `H0203` in Norway, or the stairs and the door, `A 12` in Finland.
    private func dwelling(at index: Int) -> Int? {
        guard let letter = tokens[index], letter.kind == .word, letter.end - letter.start == 1, letter.isCapitalized,
            let number = tokens[index + 1], number.kind == .number
        else { return nil }
        if tokens.touchesPrevious(index + 1) {
            let storeys: [UInt8] = [.ascii("H"), .ascii("K"), .ascii("L"), .ascii("U")]
            return number.digitCount == 4 && storeys.contains(tokens.text.byte(at: letter.start)) ? index + 2 : nil
        }
        return number.digitCount <= 3 && endsPart(index + 2) ? index + 2 : nil
    }

    // MARK: Ends

    /// After the side of the stairs, when one follows: `2. OG links`, `3º piso izq.`
    private func sideEnd(_ index: Int) -> Int {
        /// `Esq. Frente`
        let most = 2
        var end = index
        for _ in 0..<most where AddressWords.sides.contains(tokens[end]) && tokens[end]?.followsSpace == true {
            end = periodEnd(end + 1)
        }
        return end
    }

    private func periodEnd(_ index: Int) -> Int {
        tokens.isSign(".", at: index) && tokens.touchesPrevious(index) && !tokens.touchesPrevious(index + 1)
            ? index + 1 : index
    }

    /// Whether a part of an address ends before an index: at a comma, a line's end or the text's.
    private func endsPart(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return true }
        return token.kind == .newline || [",", ";", ")", "|"].contains { tokens.isSign($0, at: index) }
            || (tokens.isSign("-", at: index) || tokens.isSign("–", at: index)) && token.followsSpace
    }
}

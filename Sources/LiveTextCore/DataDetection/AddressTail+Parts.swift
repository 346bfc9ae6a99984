// SPDX-License-Identifier: Apache-2.0

/// Parts of what follows a street: units, boxes and regions.
extension AddressTail {
    /// The index after separators, and how many lines ended.
    func skipSeparators(_ index: Int) -> (next: Int, lines: Int) {
        var cursor = index
        var lines = 0
        while let token = tokens[cursor] {
            if token.kind == .newline {
                lines += 1
                // An empty line ends an address.
                if lines > 1 { return (tokens.count, lines) }
            } else if let sign = tokens.sign(at: cursor),
                sign == "," || sign == "，" || sign == "·" || sign == "•" || sign == "|"
                    || (sign == "-" || sign == "–") && !tokens.touchesPrevious(cursor + 1)
                    || sign == "/" && token.followsSpace && !tokens.touchesPrevious(cursor + 1)
                    || sign == "." && tokens[cursor + 1]?.kind == .newline
            {
            } else {
                break
            }
            cursor += 1
        }
        return (cursor, lines)
    }

    /// A box, a person the letters go to or a unit; where it ends.
    func innerPart(at index: Int) -> (part: Range<Int>, end: Int)? {
        if let (_, end) = AddressWords.boxes.match(in: tokens, at: index), let number = tokens[end],
            number.kind == .number, number.digitCount <= 6
        {
            var stop = end + 1
            while let next = tokens[stop], next.kind == .number, next.digitCount <= 2 { stop += 1 }
            return (index..<stop, stop)
        }
        let units = AddressUnitReader(tokens: tokens)
        // `Torstraße 45 (Hinterhaus)`
        if tokens.isSign("(", at: index), let end = units.unit(at: index + 1), tokens.isSign(")", at: end) {
            return (index + 1..<end, end + 1)
        }
        return units.unit(at: index).map { (index..<$0, $0) }
    }

    /// Where a region's abbreviation after the town ends: `, Oax.`, `, Q.R.`
    func abbreviatedRegionEnd(at index: Int) -> Int? {
        guard tokens.isSign(",", at: index - 1), let word = tokens[index], word.kind == .word, word.isCapitalized,
            word.end - word.start <= 4, !AddressWords.labels.contains(word), !AddressWords.stops.contains(word)
        else { return nil }
        var cursor = index
        while cursor < index + 6, let word = tokens[cursor], word.kind == .word, word.isCapitalized,
            word.end - word.start == 1 || cursor == index, tokens.isSign(".", at: cursor + 1),
            tokens.touchesPrevious(cursor + 1)
        {
            cursor += 2
        }
        guard cursor > index else { return nil }
        return tokens[cursor] == nil || tokens[cursor]?.kind == .newline || tokens.isSign(",", at: cursor)
            ? cursor : nil
    }

    /// Where a person the letters go to ends: `c/o Müller`.
    func careOfEnd(at index: Int) -> Int? {
        guard let (_, start) = AddressWords.careOf.match(in: tokens, at: index), tokens[start]?.kind == .word else {
            return nil
        }
        return segmentEnd(from: start)
    }

    /// Where a short segment ends that holds nothing which belongs to other things than addresses: at a comma or a
    /// line's end.
    func segmentEnd(from start: Int) -> Int? {
        /// The longest segment that is passed over, in tokens.
        let reach = 8
        var cursor = start
        while cursor < start + reach, let token = tokens[cursor] {
            switch token.kind {
            case .newline: return cursor > start ? cursor : nil
            case .sign:
                guard let sign = tokens.sign(at: cursor) else { return nil }
                if sign == "," { return cursor > start ? cursor : nil }
                guard ["-", "–", ".", "/", "'", "’", "(", ")", "º", "ª", "°", "#", "&", "+"].contains(sign) else {
                    return nil
                }
            case .word: if reader.isStop(cursor) { return nil }
            case .number: guard token.digitCount <= 4 else { return nil }
            case .inline: return nil
            }
            cursor += 1
        }
        return nil
    }

    /// A region after its town: ` (QC)`, ` (Québec)`, `/SP`; what it is and where it ends.
    func attachedRegion(at index: Int) -> (region: Range<Int>, end: Int, country: String?)? {
        if tokens.isSign("(", at: index), let close = reader.closingBracket(index), close > index + 1,
            tokens[index + 1]?.isCapitalized == true
        {
            let known = AddressWords.regions.match(in: tokens, at: index + 1)
            return (index + 1..<close, close + 1, known?.meaning ?? stateCountry(index + 1))
        }
        if tokens.isSign("/", at: index), tokens.touchesPrevious(index), tokens.touchesPrevious(index + 1),
            let country = stateCountry(index + 1)
        {
            return (index + 1..<index + 2, index + 2, country == "US" ? "BR" : country)
        }
        return nil
    }

    private func stateCountry(_ index: Int) -> String? {
        guard let word = tokens[index], word.kind == .word, word.end - word.start <= 4 else { return nil }
        return AddressWords.stateCodes[tokens.string(index..<index + 1)]
    }

    func state(at index: Int) -> (country: String, end: Int)? {
        guard let token = tokens[index], token.kind == .word else { return nil }
        let text = token.end - token.start <= 4 ? tokens.string(index..<index + 1) : ""
        if let country = AddressWords.stateCodes[text], isWholeWord(index + 1) { return (country, index + 1) }
        if let (country, stop) = AddressWords.regions.match(in: tokens, at: index), isWholeWord(stop),
            token.isCapitalized
        {
            // `New York` before another region is the town.
            let (next, lines) = skipSeparators(stop)
            if lines == 0, next < tokens.count, stateFollows(next) { return nil }
            return (country, stop)
        }
        return nil
    }

    func stateFollows(_ index: Int) -> Bool {
        guard let token = tokens[index], token.kind == .word else { return false }
        return token.end - token.start <= 4 && AddressWords.stateCodes[tokens.string(index..<index + 1)] != nil
            || AddressWords.regions.match(in: tokens, at: index) != nil
    }

    func isWholeWord(_ end: Int) -> Bool {
        guard tokens.touchesPrevious(end), let token = tokens[end] else { return true }
        if token.kind == .sign, let sign = tokens.sign(at: end) {
            return !["'", "’", "_", "@", "/"].contains(sign) && !(sign == "-" && tokens.touchesPrevious(end + 1))
                && !(sign == "." && tokens.touchesPrevious(end + 1))
        }
        return token.kind != .number && token.kind != .word
    }
}

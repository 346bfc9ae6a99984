// SPDX-License-Identifier: Apache-2.0

/// Parts of what follows a street: units and states.
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
                    || sign == "." && tokens[cursor + 1]?.kind == .newline
            {
            } else {
                break
            }
            cursor += 1
        }
        return (cursor, lines)
    }

    /// `Apt 456`, `# 456`, `6th Floor`, `m. 15`.
    func unit(at index: Int) -> Int? {
        if let (_, afterWord) = AddressWords.units.match(in: tokens, at: index) {
            var cursor = afterWord
            if tokens.isSign(".", at: cursor) || tokens.isSign("#", at: cursor) { cursor += 1 }
            guard let token = tokens[cursor] else { return nil }
            if token.kind == .number, token.digitCount <= 5 {
                var stop = cursor + 1
                if tokens.isSign("-", at: stop), tokens.touchesPrevious(stop), tokens[stop + 1]?.kind == .number {
                    stop += 2
                }
                if let letter = tokens[stop], letter.kind == .word, tokens.touchesPrevious(stop),
                    letter.end - letter.start == 1
                {
                    stop += 1
                }
                return stop
            }
            return token.kind == .word && token.end - token.start == 1 && token.isCapitalized ? cursor + 1 : nil
        }
        guard let token = tokens[index] else { return nil }
        if token.kind == .number, token.digitCount <= 2 {
            var cursor = index + 1
            if tokens[cursor]?.kind == .word, tokens.touchesPrevious(cursor) { cursor += 1 }
            if tokens.isSign(".", at: cursor), tokens.touchesPrevious(cursor) { cursor += 1 }
            return AddressWords.trailingUnits.match(in: tokens, at: cursor)?.end
        }
        if Self.ordinals.contains(token) { return AddressWords.trailingUnits.match(in: tokens, at: index + 1)?.end }
        return nil
    }

    static let ordinals = WordSet(
        "ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|lower|upper")

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

// SPDX-License-Identifier: Apache-2.0

/// Days written with the month's name, and their years.
extension DateParser {
    func month(at index: Int) -> (month: Int, end: Int)? {
        guard let token = tokens[index],
            let (month, end) = word(index, { if case .month(let month) = $0 { month } else { nil } })
        else { return nil }
        if token.kind == .word, let next = tokens[end], tokens.touchesPrevious(end), next.kind == .word { return nil }
        return (month, end)
    }

    /// `May 14, 2026`, `14 May`, `14. Mai 2026`, `May 2026`, `the 14th of May`, `21AUG`, `8/Oct/2012`, `May`.
    func named(at index: Int) -> (day: DaySpan, end: Int)? {
        monthFirst(at: index) ?? dayFirst(at: index) ?? yearFirst(at: index)
    }

    /// The index after signs between the parts of a date: `/`, `-`, `.`, `,`, or of `of`, `de`.
    func skippingJoint(_ index: Int) -> Int {
        if let sign = tokens.sign(at: index), sign == "/" || sign == "-" || sign == "." {
            return tokens.touchesPrevious(index) ? index + 1 : index
        }
        return index
    }

    func monthFirst(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (month, end) = month(at: index), !followsNoDay(index) else { return nil }
        // Letters are counted, not bytes: `się` is no `sierpień`.
        let isShort = tokens.string(index..<index + 1).unicodeScalars.count <= 3
        let next = skippingFillers(skippingJoint(end), most: 1)
        if let (day, afterDay) = dayNumber(at: next) {
            var parts = DayParts(month: month, day: day)
            var stop = afterDay
            // `May 8-10` are days; `May-8-10` has a year.
            let isSpan =
                tokens.isSign("-", at: afterDay) && !tokens.isSign("-", at: end)
                && tokens[afterDay + 1].map { $0.digitCount <= 2 && $0.value > day && $0.value <= 31 } == true
            if !isSpan, let (year, last) = yearAfter(afterDay) {
                parts.year = year
                stop = last
            }
            if language.code == "en" || parts.year != nil || isSpan || order == .monthFirst
                || tokens.touchesPrevious(next)
            {
                return (.parts(parts), stop)
            }
        }
        if let (year, stop) = yearAfter(end) { return (.parts(DayParts(year: year, month: month)), stop) }
        // Alone, a short or a lower-case word is something else: `may`, `mar`.
        if tokens[end]?.kind == .word, tokens[end]?.isCapitalized == true, !followsDatePreposition(index),
            !isDateWord(end)
        {
            return nil
        }
        // `in May`
        if isShort, language.code == "en", Self.certainPrepositions.contains(tokens[index - 1]),
            tokens[end]?.kind != .word || isDateWord(end), tokens[end]?.kind != .number
        {
            return (.parts(DayParts(month: month)), end)
        }
        guard let token = tokens[index],
            token.isCapitalized && !isShort || language.code != "en" && !isShort
                || !isShort && end == index + 1 && token.end - token.start > 5
        else { return nil }
        if language.code == "en", ["March", "May", "August"].contains(tokens.string(index..<index + 1)),
            !followsDatePreposition(index)
        {
            return nil
        }
        return (.parts(DayParts(month: month)), end)
    }

    /// Whether a number stands before a month that is no day of it: `32. Oktober 2026`.
    func followsNoDay(_ index: Int) -> Bool {
        let before = tokens.isSign(".", at: index - 1) ? index - 2 : index - 1
        guard let token = tokens[before], token.kind == .number, token.digitCount <= 2 else { return false }
        return token.value == 0 || (32...39).contains(token.value)
    }

    /// Whether a word before says that a month's name is one: `in May`.
    func followsDatePreposition(_ index: Int) -> Bool {
        Self.monthPrepositions.contains(tokens[index - 1])
    }

    static let certainPrepositions = WordSet("in|since|until|till")
    static let monthPrepositions = WordSet(
        "in|since|until|till|by|of|from|to|through|early|late|mid|last|next|this|every|before|after|during|between|for|and|around|on"
    )

    func dayFirst(at index: Int) -> (day: DaySpan, end: Int)? {
        var start = index
        if let next = skip(index, { if case .filler = $0 { true } else { false } }), language.code != "en" {
            start = next
        }
        guard let (day, afterDay) = dayNumber(at: start) else { return nil }
        let next = skippingFillers(skippingJoint(afterDay), most: 2)
        guard let (month, end) = month(at: next) else { return nil }
        var parts = DayParts(month: month, day: day)
        guard let (year, stop) = yearAfter(end) else { return (.parts(parts), abbreviationEnd(end)) }
        parts.year = year
        return (.parts(parts), stop)
    }

    func abbreviationEnd(_ end: Int) -> Int { end }

    /// `2019/aug/01`, `2016 May 7`.
    func yearFirst(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let token = tokens[index], token.kind == .number, token.digitCount == 4,
            (1900...2100).contains(token.value)
        else { return nil }
        let next = skippingFillers(skippingJoint(index + 1), most: 1)
        guard let (month, end) = month(at: next) else { return nil }
        let last = skippingFillers(skippingJoint(end), most: 1)
        guard let (day, stop) = dayNumber(at: last) else {
            return (.parts(DayParts(year: token.value, month: month)), end)
        }
        return (.parts(DayParts(year: token.value, month: month, day: day)), stop)
    }

    /// A day of the month: `14`, `14th`, `14.`, `1er`, `fourteenth`.
    func dayNumber(at index: Int) -> (day: Int, end: Int)? {
        if let (day, end) = word(index, { if case .ordinal(let day) = $0 { day } else { nil } }) { return (day, end) }
        guard let token = tokens[index] else { return nil }
        guard token.kind == .number else {
            guard token.kind == .word, let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index),
                (1...31).contains(number.value), number.value == number.value.rounded(), language.code != "en"
            else { return nil }
            return (Int(number.value), number.end)
        }
        guard token.digitCount <= 2, (1...31).contains(token.value) else { return nil }
        var end = index + 1
        if isOrdinalSuffix(end) {
            end += 1
        } else if tokens.isSign(".", at: end), tokens.touchesPrevious(end),
            !(tokens.touchesPrevious(end + 1) && tokens[end + 1]?.kind == .number)
        {
            if ["de", "nl", "pl", "sv", "tr"].contains(language.code) { end += 1 }
        } else if let sign = tokens.sign(at: end), sign == "º" || sign == "°" || sign == "ª",
            tokens.touchesPrevious(end)
        {
            end += 1
        } else if tokens.touchesPrevious(end), tokens[end]?.kind == .sign,
            [":", ",", "."].contains(tokens.sign(at: end) ?? " "), tokens.touchesPrevious(end + 1),
            tokens[end + 1]?.kind == .number, !(tokens.isSign(",", at: end) && tokens[end + 1]?.digitCount == 4)
        {
            return nil
        }
        return (token.value, end)
    }

    func isOrdinalSuffix(_ index: Int) -> Bool {
        tokens.touchesPrevious(index) && Self.ordinalSuffixes.contains(tokens[index])
    }

    static let ordinalSuffixes = WordSet("st|nd|rd|th|er|e|de|ste|ten|ter|te|re|a|o|i|ème|eme|ère")

    /// A year after a month or a day: ` 2026`, `, 2026`, ` '26`, `/26`, ` de 2026`.
    func yearAfter(_ index: Int) -> (year: Int, end: Int)? {
        var next = index
        if let sign = tokens.sign(at: next), sign == "/" || sign == "-" || sign == ".", tokens.touchesPrevious(next) {
            next += 1
        }
        next = skippingFillers(next, most: 2)
        if let stop = skip(next, { if case .unit(.year) = $0 { true } else { false } }) { next = skippingFillers(stop) }
        var hasApostrophe = false
        if let sign = tokens.sign(at: next), sign == "'" || sign == "’" {
            hasApostrophe = true
            next += 1
        }
        if let year = yearInWords(at: next) { return year }
        guard let token = tokens[next], token.kind == .number, !continuesTime(next) else { return nil }
        if token.digitCount == 4, (1000...2999).contains(token.value) {
            // `May 3, 1200 people` has no year.
            guard (1500...2200).contains(token.value) || next == index else { return nil }
            return (token.value, next + 1)
        }
        // `9. Mai 10-14` are hours.
        if let sign = tokens.sign(at: next + 1), sign == "-" || sign == "–", tokens.touchesPrevious(next + 1),
            tokens.touchesPrevious(next + 2), tokens[next + 2]?.kind == .number
        {
            guard let joint = tokens.sign(at: next - 1), ["'", "’", "/", "-", "."].contains(joint) else { return nil }
        }
        let isJoined = next > index
        guard token.digitCount == 2, hasApostrophe || isJoined || next == index && !isFollowedByNoun(next + 1),
            time(at: next) == nil
        else { return nil }
        return (Self.fullYear(token.value), next + 1)
    }

    /// `two thousand and twenty-six`, `nineteen seventy-two`, `dos mil veintiséis`, `zweitausendsechs`.
    func yearInWords(at index: Int) -> (year: Int, end: Int)? {
        /// Years people write of.
        let years = 1500.0...2200.0
        guard let first = tokens[index], first.kind == .word else { return nil }
        let reader = QuantityReader(tokens: tokens, mark: .point)
        guard let number = reader.quantity(at: index), number.value == number.value.rounded() else { return nil }
        if years.contains(number.value) { return (Int(number.value), number.end) }
        guard (15...21).contains(number.value), language.code == "en", tokens[number.end]?.kind == .word,
            let rest = reader.quantity(at: number.end), (10...99).contains(rest.value)
        else { return nil }
        return (Int(number.value * 100 + rest.value), rest.end)
    }

    func isFollowedByNoun(_ index: Int) -> Bool {
        tokens[index]?.kind == .word
    }

    /// Whether a number is an hour: `18:30`, `7 pm`.
    func continuesTime(_ index: Int) -> Bool {
        if tokens.isSign(":", at: index + 1), tokens.touchesPrevious(index + 1), tokens[index + 2]?.kind == .number {
            return true
        }
        return continuesNumber(index + 1) && !tokens.isSign("-", at: index + 1) && !tokens.isSign(",", at: index + 1)
    }

    /// The year of two digits.
    static func fullYear(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }
}

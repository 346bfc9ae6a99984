// SPDX-License-Identifier: Apache-2.0

/// Holidays, seasons, parts of months, and ordinals.
extension DateParser {
    func holiday(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (holiday, end) = word(index, { if case .holiday(let holiday) = $0 { holiday } else { nil } }) else {
            return nil
        }
        let year = yearAfter(end)
        func date(_ year: Int) -> CalendarDate {
            switch holiday {
            case .fixed(let month, let day): CalendarDate(year: year, month: month, day: day)
            case .easter(let days): CalendarDate.easter(of: year).adding(days, .day)
            case .nth(let month, let weekday, let nth): Self.nth(nth, weekday: weekday, month: month, year: year)
            }
        }
        if let (year, stop) = year { return (.span(first: date(year), last: nil), stop) }
        let next = date(reference.year)
        return (.span(first: next.dayNumber >= reference.dayNumber ? next : date(reference.year + 1), last: nil), end)
    }

    static func nth(_ nth: Int, weekday: Int, month: Int, year: Int) -> CalendarDate {
        if nth < 0 {
            let last = CalendarDate(year: year, month: month, day: CalendarDate.days(inMonth: month, of: year))
            return last.adding(-((last.weekday - weekday + 7) % 7), .day)
        }
        let first = CalendarDate(year: year, month: month, day: 1)
        return first.adding((weekday - first.weekday + 7) % 7 + (nth - 1) * 7, .day)
    }

    func season(_ month: Int, year: Int) -> DaySpan {
        let first = CalendarDate(year: year, month: month)
        return .span(first: first, last: first.adding(3, .month).adding(-1, .day))
    }

    /// `early March`, `Ende August 2026`, `mid 1989`, `spring 2027`, `end of next week`.
    func modified(at index: Int) -> (day: DaySpan, end: Int)? {
        if let (month, end) = word(index, { if case .season(let month) = $0 { month } else { nil } }),
            let (year, stop) = yearAfter(end)
        {
            return (season(month, year: year), stop)
        }
        guard
            let (third, next) = word(
                index,
                { word -> Int? in
                    switch word {
                    case .early: 0
                    case .middle: 1
                    case .late: 2
                    default: nil
                    }
                })
        else { return nil }
        let target = skippingFillers(tokens.isSign("-", at: next) ? next + 1 : next)
        // `end of day`, but no `late day`.
        guard let (whole, end) = wholeOfThird(at: target, isJoined: target == index + 1) else { return nil }
        return (thirdOf(whole, third), end)
    }

    /// The month, year, week or day that a part is taken of.
    func wholeOfThird(at index: Int, isJoined: Bool) -> (day: DaySpan, end: Int)? {
        if let (month, end) = month(at: index) {
            let year = yearAfter(end)
            return (.parts(DayParts(year: year?.year, month: month)), year?.end ?? end)
        }
        if let found = shifted(at: index) ?? relativeDay(at: index) { return found }
        if let year = bareYear(at: index), let day = year.day { return (day, year.range.upperBound) }
        guard let (unit, end) = word(index, { if case .unit(let unit) = $0 { unit } else { nil } }),
            [.day, .week, .month, .year].contains(unit), !isJoined
        else { return nil }
        return (span(of: unit, 0), end)
    }

    /// The first, second or last third of a span of days; one day stays.
    func thirdOf(_ day: DaySpan, _ third: Int) -> DaySpan {
        guard let (first, last, _) = resolver.resolve(day) else { return day }
        let whole: (first: CalendarDate, last: CalendarDate)
        switch first.precision {
        case .year: whole = first.span(of: .year)
        case .month: whole = first.span(of: .month)
        default: whole = (first, last ?? first)
        }
        let days = whole.last.dayNumber - whole.first.dayNumber + 1
        guard days > 2 else { return day }
        return .span(
            first: whole.first.wholeDay.adding(days * third / 3, .day),
            last: third == 2 ? whole.last : whole.first.wholeDay.adding(days * (third + 1) / 3 - 1, .day))
    }

    /// `the 21st`, `21st of this month`.
    func ordinalDay(at index: Int) -> (day: DaySpan, end: Int)? {
        if language.code == "en", Self.dayPrepositions.contains(tokens[index - 1]) || weekdayEnds(before: index),
            let (day, end) = word(index, { if case .ordinal(let day) = $0 { day } else { nil } }),
            end > index + 1 || !isNoun(end)
        {
            return (.parts(DayParts(day: day)), end)
        }
        guard let token = tokens[index], token.kind == .number, token.digitCount <= 2, isOrdinalSuffix(index + 1),
            (1...31).contains(token.value), language.code == "en"
        else { return nil }
        let end = index + 2
        let next = skippingFillers(end)
        if let (shift, afterShift) = shift(at: next),
            let stop = skip(afterShift, { if case .unit(.month) = $0 { true } else { false } })
        {
            let month = reference.wholeDay.adding(shift, .month)
            return CalendarDate.day(token.value, month: month.month, year: month.year).map {
                (.span(first: $0, last: nil), stop)
            }
        }
        guard Self.dayPrepositions.contains(tokens[index - 1]), tokens[end]?.kind != .word || !isNoun(end) else {
            return nil
        }
        return (.parts(DayParts(day: token.value)), end)
    }

    func weekdayEnds(before index: Int) -> Bool {
        language.lexicon.match(in: tokens, endingAt: index, longest: 1).map {
            if case .weekday = $0.meaning { true } else { false }
        } ?? false
    }

    /// Whether an ordinal counts what follows it: `the 3rd floor`.
    func isNoun(_ index: Int) -> Bool {
        guard let token = tokens[index], token.kind == .word else { return false }
        return language.lexicon.match(in: tokens, at: index) == nil && !Self.plainWords.contains(token)
    }

    static let dayPrepositions = WordSet("the|on|by|until|from|till|since")
    static let plainWords = WordSet("and|or|for|if|with|but|when|because|so|please|is|was|will|we|i")
}

// SPDX-License-Identifier: Apache-2.0

extension DateParser {
    /// `first week of 2015`, `the last week of July`, `week 27 of last year`, `week 23`.
    func nthUnit(at index: Int) -> (day: DaySpan, end: Int)? {
        var number: Int?
        var unit: CalendarUnit?
        var end = index
        if let (which, next) = nth(at: index), let (found, stop) = self.unit(at: next),
            [.week, .weekend, .quarter, .day].contains(found)
        {
            number = which
            unit = found
            end = stop
        } else if let next = skip(index, { if case .unit(.week) = $0 { true } else { false } }),
            let token = tokens[next], token.kind == .number,
            token.digitCount <= 2, (1...53).contains(token.value), !continuesNumber(next + 1)
        {
            number = token.value
            unit = .week
            end = next + 1
        }
        guard let number, let unit else { return nil }
        let target = skippingFillers(end, most: 2)
        if target > end || unit == .quarter, let (whole, stop) = wholeSpan(at: target),
            let resolved = resolver.resolve(whole)
        {
            return (part(number, unit, of: resolved.first, isMonth: resolved.first.precision == .month), stop)
        }
        guard unit == .week, end == index + 2 else { return nil }
        return (part(number, unit, of: CalendarDate(year: reference.year), isMonth: false), end)
    }

    /// A month or a year that a part is taken of.
    func wholeSpan(at index: Int) -> (day: DaySpan, end: Int)? {
        if let (month, end) = month(at: index) {
            let year = yearAfter(end)
            return (.parts(DayParts(year: year?.year, month: month)), year?.end ?? end)
        }
        if let year = bareYear(at: index), let day = year.day { return (day, year.range.upperBound) }
        if let found = shifted(at: index) ?? namedYear(at: index) { return found }
        // `des Jahres`, `of the year`
        guard let (unit, end) = unit(at: index), unit == .month || unit == .year else { return nil }
        return (span(of: unit, 0), end)
    }

    /// Which: `first`, `2nd`, `last` as -1.
    private func nth(at index: Int) -> (number: Int, end: Int)? {
        if let (number, end) = word(index, { if case .ordinal(let number) = $0 { number } else { nil } }) {
            return (number, end)
        }
        if let token = tokens[index], token.kind == .number, token.digitCount <= 2 {
            if isOrdinalSuffix(index + 1) { return (token.value, index + 2) }
            if let sign = tokens.sign(at: index + 1),
                sign == "ª" || sign == "º" || sign == "." && language.code == "de", tokens.touchesPrevious(index + 1)
            {
                return (token.value, index + 2)
            }
            return nil
        }
        guard let (shift, end) = shift(at: index), shift < 0 else { return nil }
        return (-1, end)
    }

    private func part(_ number: Int, _ unit: CalendarUnit, of date: CalendarDate, isMonth: Bool) -> DaySpan {
        let whole = date.span(of: isMonth ? .month : .year)
        switch unit {
        case .quarter:
            let first = CalendarDate(year: date.year, month: max(1, min(number < 0 ? 4 : number, 4)) * 3 - 2)
            return .span(first: first, last: first.adding(3, .month).adding(-1, .day))
        case .day:
            return .span(first: number < 0 ? whole.last : whole.first.wholeDay.adding(number - 1, .day), last: nil)
        default:
            // Weeks as ISO 8601 counts them: the first has the fourth day.
            let monday =
                number < 0
                ? whole.last.span(of: .week).first
                : whole.first.wholeDay.adding(3, .day).span(of: .week).first.adding(number - 1, .week)
            return unit == .weekend
                ? .span(first: monday.adding(5, .day), last: monday.adding(6, .day))
                : .span(first: monday, last: monday.adding(6, .day))
        }
    }

    /// `year 2016`, `fiscal year 2008`, `año 2016`.
    func namedYear(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let next = skip(index, { if case .unit(.year) = $0 { true } else { false } }),
            let year = bareYear(at: next), let day = year.day
        else {
            return nil
        }
        return (day, year.range.upperBound)
    }

    /// `Q1 2019`, `2019-Q3`.
    func quarter(at index: Int) -> (day: DaySpan, end: Int)? {
        func code(_ index: Int) -> Int? {
            guard Self.quarterLetters.contains(tokens[index]), let number = tokens[index + 1], number.kind == .number,
                tokens.touchesPrevious(index + 1),
                (1...4).contains(number.value), number.digitCount == 1
            else { return nil }
            return number.value
        }
        if let number = code(index) {
            let next = tokens.isSign("-", at: index + 2) ? index + 3 : skippingFillers(index + 2, most: 1)
            guard let year = bareYear(at: next), case .parts(let parts)? = year.day, let value = parts.year else {
                return nil
            }
            return (part(number, .quarter, of: CalendarDate(year: value), isMonth: false), year.range.upperBound)
        }
        guard let token = tokens[index], token.kind == .number, token.digitCount == 4,
            (1900...2200).contains(token.value)
        else { return nil }
        let next = tokens.isSign("-", at: index + 1) ? index + 2 : index + 1
        guard let number = code(next) else { return nil }
        return (part(number, .quarter, of: CalendarDate(year: token.value), isMonth: false), next + 2)
    }

    static let quarterLetters = WordSet("q|t|k")
}

// SPDX-License-Identifier: Apache-2.0

/// Days and spans that count from now: `next week`, `last 3 months`, `tomorrow`.
extension DateParser {
    func shift(at index: Int) -> (shift: Int, end: Int)? {
        word(index) { if case .shift(let shift) = $0 { shift } else { nil } }.map { ($0.meaning, $0.end) }
    }

    func unit(at index: Int) -> (unit: CalendarUnit, end: Int)? {
        word(index) { if case .unit(let unit) = $0 { unit } else { nil } }.map { ($0.meaning, $0.end) }
    }

    /// `next week`, `last 3 months`, `this Friday`, `semaine prochaine`, `next May`, `this morning`.
    func shifted(at index: Int) -> (day: DaySpan, end: Int)? {
        if let (shift, next) = shift(at: index) {
            let target = ["fr", "es", "it", "pt"].contains(language.code) ? next : skippingFillers(next, most: 1)
            if let (weekday, end) = word(target, { if case .weekday(let day) = $0 { day } else { nil } }) {
                let after = skippingFillers(end, most: 1)
                if let (day, stop) = named(at: after) ?? numeric(at: after), case .parts(var parts) = day,
                    parts.day != nil
                {
                    parts.weekday = weekday
                    return (.parts(parts), stop)
                }
                return (.span(first: shiftedWeekday(weekday, shift), last: nil), end)
            }
            if let (unit, end) = unit(at: target), !language.isInline || shift != 0 || !unit.isOfClock {
                if unit == .week, let (weekday, stop) = weekdayOfWeek(at: end) {
                    return (.span(first: shiftedWeekday(weekday, shift), last: nil), stop)
                }
                return (unit.isOfClock ? units(1, unit, shift) : span(of: unit, shift), end)
            }
            if let (day, end) = holiday(at: target), case .span(let date, _) = day {
                let isPast = date.dayNumber < reference.dayNumber || shift >= 0
                return (.span(first: isPast ? date : date.adding(-1, .year), last: nil), end)
            }
            if let (month, end) = month(at: target), tokens[target]?.isCapitalized == true || language.code != "en" {
                let year =
                    reference.year
                    + (shift > 0
                        ? (month > reference.month ? 0 : 1) : shift < 0 ? (month < reference.month ? 0 : -1) : 0)
                return (.parts(DayParts(year: year, month: month)), end)
            }
            if shift != 0, let (count, afterCount) = count(at: target), let (unit, end) = unit(at: afterCount) {
                if let whole = counted(count, unit, shift, ofWholeAt: end) { return whole }
                return (units(count, unit, shift), end)
            }
            if let (season, end) = word(target, { if case .season(let month) = $0 { month } else { nil } }) {
                return (self.season(season, year: reference.year + shift), end)
            }
            if let (day, end) = numeric(at: target), case .parts(let parts) = day, parts.year == nil {
                return (day, end)
            }
            return nil
        }
        // The unit first: `semaine prochaine`, `mes pasado`; not where words are not spaced, which reads `日本` as a day.
        guard !language.isInline else { return nil }
        guard let (unit, next) = unit(at: index), !unit.isOfClock, let (shift, end) = shift(at: next) else {
            guard let (count, afterCount) = count(at: index) else { return nil }
            if let (unit, next) = self.unit(at: afterCount), let (shift, end) = self.shift(at: next), shift != 0,
                language.code != "en"
            {
                return (units(count, unit, shift), end)
            }
            // `5 past minutes`, `3 next weeks`
            guard let (shift, next) = self.shift(at: afterCount), shift != 0, let (unit, end) = self.unit(at: next),
                // `only 3 next week`
                language.code != "en" || tokens.string(end - 1..<end).hasSuffix("s")
            else { return nil }
            return (units(count, unit, shift), end)
        }
        if unit == .week, let (weekday, stop) = weekdayOfWeek(at: end) {
            return (.span(first: shiftedWeekday(weekday, shift), last: nil), stop)
        }
        return (span(of: unit, shift), end)
    }

    /// The weekday after a week: `next week on Thursday`, `la próxima semana el martes`, `nächste Woche am Freitag`.
    func weekdayOfWeek(at end: Int) -> (weekday: Int, end: Int)? {
        let next = skippingFillers(end, most: 2)
        // Words of a line of its own, or a list of days, are no part of it.
        guard !(end..<next).contains(where: { tokens[$0]?.kind == .sign }) else { return nil }
        return weekday(at: next)
    }

    /// The first or last units of a longer one: `last 3 weeks of this year`, `last four months of 2026`.
    func counted(
        _ count: Double, _ unit: CalendarUnit, _ shift: Int, ofWholeAt end: Int
    )
        -> (day: DaySpan, end: Int)?
    {
        let target = skippingFillers(end, most: 2)
        guard shift < 0, target > end, !unit.isOfClock, count >= 1, let (whole, stop) = wholeSpan(at: target),
            let resolved = resolver.resolve(whole)
        else { return nil }
        let last: CalendarDate
        switch resolved.first.precision {
        case .year: last = resolved.first.span(of: .year).last
        case .month: last = resolved.first.span(of: .month).last
        default:
            guard let end = resolved.last else { return nil }
            last = end
        }
        let first = last.adding(1, .day).adding(-Int(count.rounded(.up)), unit)
        return (.span(first: first, last: last), stop)
    }

    func shiftedWeekday(_ weekday: Int, _ shift: Int) -> CalendarDate {
        let monday = reference.wholeDay.span(of: .week).first
        return monday.adding(shift, .week).adding(weekday - 1, .day)
    }

    func span(of unit: CalendarUnit, _ shift: Int) -> DaySpan {
        let date = reference.wholeDay.adding(shift, unit)
        switch unit {
        case .day: return .span(first: date, last: nil)
        case .month: return .parts(DayParts(year: date.year, month: date.month))
        case .year: return .parts(DayParts(year: date.year))
        default:
            let span = date.span(of: unit)
            return .span(first: span.first, last: span.last)
        }
    }

    /// The last or next so many units.
    func units(_ count: Double, _ unit: CalendarUnit, _ shift: Int) -> DaySpan {
        let count = Int(count.rounded(.up))
        let base = unit.isOfClock ? reference : reference.wholeDay
        return shift < 0
            ? .span(first: base.adding(-count, unit), last: base) : .span(first: base, last: base.adding(count, unit))
    }

    func relativeDay(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (days, end) = word(index, { if case .relativeDay(let days) = $0 { days } else { nil } }) else {
            return nil
        }
        let date = reference.wholeDay.adding(days, .day)
        return (.span(first: date, last: nil), end)
    }
}

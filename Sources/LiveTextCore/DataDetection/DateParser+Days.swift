// SPDX-License-Identifier: Apache-2.0

extension DateParser {
    /// Reads what `day(at:)` gives.
    func readDay(at index: Int) -> (day: DaySpan, end: Int)? {
        if language.isInline, let day = inlineDay(at: index) { return day }
        guard mayMeanDate(index) else { return nil }
        var longest: (day: DaySpan, end: Int)?
        func offer(_ reading: (day: DaySpan, end: Int)?) {
            guard let reading, reading.end > longest?.end ?? -1 else { return }
            longest = reading
        }
        offer(withWeekday(at: index))
        offer(shifted(at: index))
        offer(relativeDay(at: index))
        offer(named(at: index))
        offer(numeric(at: index))
        offer(holiday(at: index))
        offer(modified(at: index))
        offer(ordinalDay(at: index))
        offer(nthUnit(at: index))
        offer(namedYear(at: index))
        offer(quarter(at: index))
        return longest.map(withBracketedWeekday)
    }

    /// A weekday in brackets behind a day belongs to it: `6/6 (Sat)`, `14 May (Thursday)`.
    private func withBracketedWeekday(_ found: (day: DaySpan, end: Int)) -> (day: DaySpan, end: Int) {
        guard case .parts(var parts) = found.day, parts.day != nil, parts.weekday == nil,
            let (weekday, end) = bracketedWeekday(at: found.end)
        else { return found }
        parts.weekday = weekday
        return (.parts(parts), end)
    }

    func weekday(at index: Int) -> (weekday: Int, end: Int)? {
        guard let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } }) else {
            return nil
        }
        // Abbreviations of two or three letters are words of their own unless a date follows or a capital begins them.
        if let token = tokens[index], token.kind == .word, token.end - token.start <= 3, !token.isCapitalized,
            tokens[skippingFillers(end)]?.kind != .number
        {
            return nil
        }
        return (weekday, end)
    }

    // MARK: With a weekday

    /// `Thursday, May 14`, `Mo., 12.5.`, `Friday next week`, `Monday`.
    func withWeekday(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (weekday, end) = weekday(at: index) else { return nil }
        let next = skippingFillers(tokens.isSign(".", at: end) ? end + 1 : end, most: 3)
        if let (day, stop) = named(at: next) ?? numeric(at: next, isCertain: true) ?? ordinalDay(at: next),
            case .parts(var parts) = day,
            parts.weekday == nil, parts.day != nil
        {
            parts.weekday = weekday
            return (.parts(parts), stop)
        }
        // `Friday next week`, `Freitag der nächsten Woche`
        if let (span, stop) = shifted(at: next), case .span(let first, let last?) = span,
            last.dayNumber - first.dayNumber == 6
        {
            return (.span(first: first.adding(weekday - 1, .day), last: nil), stop)
        }
        // `Monday two weeks from now`
        if let (date, stop) = countedWeeks(at: next) {
            return (.span(first: date.span(of: .week).first.adding(weekday - 1, .day), last: nil), stop)
        }
        // `lundi prochain`
        if let (shift, stop) = shift(at: end) {
            return (.span(first: shiftedWeekday(weekday, shift), last: nil), stop)
        }
        // `Mon 18`, but no other number: `Sat 5 people`.
        if let token = tokens[next], token.kind == .number, token.digitCount <= 2, (1...31).contains(token.value),
            next == end || tokens.isSign(",", at: end), !continuesNumber(next + 1), time(at: next) == nil,
            tokens[next + 1]?.kind != .word || isOrdinalSuffix(next + 1) || isDateWord(next + 1)
        {
            let stop = isOrdinalSuffix(next + 1) ? next + 2 : next + 1
            return (.parts(DayParts(day: token.value, weekday: weekday)), stop)
        }
        guard let token = tokens[index],
            token.kind != .word || token.end - token.start > 3 || tokens.isSign(".", at: end) || end > index + 1
                || isBesideTime(end)
        else { return nil }
        return (.parts(DayParts(weekday: weekday)), end)
    }

    /// Whether a word of dates stands at an index, that no noun begins with.
    func isDateWord(_ index: Int) -> Bool {
        word(index) { word -> Bool? in
            switch word {
            case .from, .between, .at, .to, .before, .after, .month, .filler: true
            default: nil
            }
        } != nil
    }

    /// Whether a time or another weekday follows, which makes a weekday of a short word.
    func isBesideTime(_ end: Int) -> Bool {
        let next = skippingFillers(end, most: 2)
        if time(at: next) != nil || next != end && time(at: end) != nil { return true }
        if let hour = skip(next, { if case .at = $0 { true } else { false } }), time(at: hour) != nil { return true }
        guard let stop = skip(end, { if case .to = $0 { true } else { false } }) else { return false }
        return weekday(at: stop) != nil
    }
}

// SPDX-License-Identifier: Apache-2.0

extension DateParser {
    /// `14/05/2026`, `2026-05-14`, `14.5.`, `5/14`, `05/2026`.
    ///
    /// - Parameter isCertain: whether the words around say that it is a date.
    func numeric(at index: Int, isCertain: Bool = false) -> (day: DaySpan, end: Int)? {
        guard let first = tokens[index], first.kind == .number, first.digitCount <= 4 else { return nil }
        guard let mark = tokens.sign(at: index + 1), [".", "/", "-", "–", "‐"].contains(mark),
            tokens.touchesPrevious(index + 1),
            let second = tokens[index + 2], second.kind == .number, second.digitCount <= 4,
            tokens.touchesPrevious(index + 2)
        else { return nil }
        if tokens.sign(at: index + 3) == mark, tokens.touchesPrevious(index + 3), let third = tokens[index + 4],
            third.kind == .number, tokens.touchesPrevious(index + 4), !isLongerNumber(index + 5, mark)
        {
            guard mark != "." || !followsVersion(index) else { return nil }
            return threeNumbers(first, second, third, mark).map { ($0, index + 5) }
        }
        guard !isLongerNumber(index + 3, mark) else { return nil }
        return twoNumbers(first, second, mark, at: index, isCertain: isCertain)
    }

    private func isLongerNumber(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        if tokens.touchesPrevious(index), let token = tokens[index] {
            if token.kind == .word { return tokens.string(index..<index + 1) != "T" && !isSuffix(token) }
            if token.kind == .number { return true }
            if let sign = tokens.sign(at: index), sign == mark || sign == "%" || sign == "°" {
                return tokens.touchesPrevious(index + 1) && tokens[index + 1]?.kind == .number || sign == "%"
            }
        }
        return false
    }

    private func isSuffix(_ token: TextToken) -> Bool { language.code == "tr" || language.isInline }

    private func threeNumbers(
        _ first: TextToken, _ second: TextToken, _ third: TextToken, _ mark: Unicode.Scalar
    ) -> DaySpan? {
        if first.digitCount == 4 {
            guard (1000...2999).contains(first.value), second.digitCount <= 2, third.digitCount <= 2 else { return nil }
            if CalendarDate.day(third.value, month: second.value, year: first.value) != nil {
                return .parts(DayParts(year: first.value, month: second.value, day: third.value))
            }
            guard CalendarDate.day(second.value, month: third.value, year: first.value) != nil else { return nil }
            return .parts(DayParts(year: first.value, month: third.value, day: second.value))
        }
        guard first.digitCount <= 2, second.digitCount <= 2, third.digitCount == 2 || third.digitCount == 4 else {
            return nil
        }
        // `1.5.30` is a version where dates are not written with points.
        if mark == ".", order == .monthFirst, third.digitCount == 2, first.digitCount == 1 || second.digitCount == 1 {
            return nil
        }
        let year = third.digitCount == 4 ? third.value : Self.fullYear(third.value)
        guard third.digitCount == 2 || (1000...2999).contains(year) else { return nil }
        // Dots are written where the day comes first.
        let isMonthFirst = order == .monthFirst && mark != "."
        if order == .yearFirst, third.digitCount == 2, first.digitCount == 2,
            CalendarDate.day(third.value, month: second.value, year: Self.fullYear(first.value)) != nil
        {
            return .parts(DayParts(year: Self.fullYear(first.value), month: second.value, day: third.value))
        }
        return parts(first.value, second.value, isMonthFirst: isMonthFirst, year: year)
    }

    private func parts(_ first: Int, _ second: Int, isMonthFirst: Bool, year: Int?) -> DaySpan? {
        let readings = isMonthFirst ? [(first, second), (second, first)] : [(second, first), (first, second)]
        let valid = readings.filter { CalendarDate.day($0.1, month: $0.0, year: year ?? 2000) != nil }
        guard let (month, day) = valid.first else { return nil }
        return .parts(DayParts(year: year, month: month, day: day, isAmbiguous: valid.count == 2 && month != day))
    }

    private func twoNumbers(
        _ first: TextToken, _ second: TextToken, _ mark: Unicode.Scalar, at index: Int, isCertain: Bool
    ) -> (day: DaySpan, end: Int)? {
        let isBeside = isCertain || isBesideDateWord(index)
        // `05/2026`
        if first.digitCount <= 2, second.digitCount == 4, (1900...2200).contains(second.value),
            (1...12).contains(first.value),
            mark != "–"
        {
            return (.parts(DayParts(year: second.value, month: first.value)), index + 3)
        }
        if first.digitCount == 4, second.digitCount == 2, (1900...2200).contains(first.value),
            (1...12).contains(second.value),
            mark == "/" || mark == "-"
        {
            return (.parts(DayParts(year: first.value, month: second.value)), index + 3)
        }
        guard first.digitCount <= 2, second.digitCount <= 2 else { return nil }
        if mark != "–", let month = expiryMonth(first, second, at: index) { return (month, index + 3) }
        guard isCertain || !followsNumberedThing(index) else { return nil }
        switch mark {
        case ".":
            // `14.5.` with the second dot, or beside a weekday.
            let hasDot = tokens.isSign(".", at: index + 3) && tokens.touchesPrevious(index + 3)
            // With points the day comes first, but where months do; `9.30` are minutes.
            guard order == .monthFirst || order == .yearFirst || second.value <= 12 else { return nil }
            guard
                order == .dayFirst && hasDot && ["de", "pl", "sv", "tr", "nl"].contains(language.code)
                    || isBeside && !isMeasured(index + 3)
                    || bracketedWeekday(at: hasDot ? index + 4 : index + 3) != nil,
                let day = parts(first.value, second.value, isMonthFirst: order == .monthFirst && !hasDot, year: nil)
            else { return nil }
            return (day, hasDot && language.code == "de" ? index + 4 : index + 3)
        case "/":
            guard let day = parts(first.value, second.value, isMonthFirst: order != .dayFirst, year: nil) else {
                return nil
            }
            guard !(first.value == 24 && second.value == 7) else { return nil }
            if isBeforeDayWord(index + 3) { return (day, index + 3) }
            guard first.digitCount == 2 || second.digitCount == 2 || isBeside else { return nil }
            // `24/7`, `1/2 cup`
            guard !isFraction(first, second, at: index), !isBeforeCountedThing(index + 3) else { return nil }
            return (day, index + 3)
        case "-":
            // After a weekday two numbers are hours, if they may be.
            guard isBeside, !(first.value <= 24 && second.value <= 24 && weekdayStands(before: index)),
                let day = parts(first.value, second.value, isMonthFirst: order != .dayFirst, year: nil)
            else { return nil }
            return (day, index + 3)
        default: return nil
        }
    }

    private func isFraction(_ first: TextToken, _ second: TextToken, at index: Int) -> Bool {
        first.value < second.value && [10, 12, 16].contains(second.value) && first.digitCount == 1
            && tokens[index + 3]?.kind == .sign
    }

    /// Whether a weekday in brackets or a time follows day and month: `6/6 (Sat)`, `6/6 19:00`.
    private func isBeforeDayWord(_ end: Int) -> Bool {
        if bracketedWeekday(at: end) != nil { return true }
        let next = skippingFillers(end, most: 1)
        let start = skip(next) { if case .at = $0 { true } else { false } } ?? next
        let time = language.isInline ? inlineTime(at: start) : time(at: start)
        return time.map { $0.time.endHour == nil } ?? false
    }

    /// Whether a weekday stands before, with a comma or the point of an abbreviation between.
    private func weekdayStands(before index: Int) -> Bool {
        var end = index
        if let sign = tokens.sign(at: end - 1), sign == "," || sign == ":" { end -= 1 }
        return language.lexicon.match(in: tokens, endingAt: end, longest: 3) { meaning, _ in
            if case .weekday = meaning { true } else { false }
        } != nil
    }

    /// Whether a weekday, a preposition of dates or another date stands before.
    func isBesideDateWord(_ index: Int) -> Bool {
        let before = index - 1
        guard let previous = tokens[before] else { return false }
        if previous.kind == .sign {
            return isBesideDateWord(before) && (tokens.isSign(",", at: before) || tokens.isSign(".", at: before))
        }
        guard previous.kind == .word || previous.kind == .inline else { return false }
        return language.lexicon.match(in: tokens, endingAt: index, longest: 2).map { match -> Bool in
            switch match.meaning {
            case .weekday, .from, .between, .to, .before, .after, .filler, .shift, .at, .around: true
            default: false
            }
        } ?? false
    }
}

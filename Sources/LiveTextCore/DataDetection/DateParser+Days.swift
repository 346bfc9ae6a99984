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
        return longest
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
    private func withWeekday(at index: Int) -> (day: DaySpan, end: Int)? {
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
    private func isBesideTime(_ end: Int) -> Bool {
        let next = skippingFillers(end, most: 2)
        if time(at: next) != nil || next != end && time(at: end) != nil { return true }
        if let hour = skip(next, { if case .at = $0 { true } else { false } }), time(at: hour) != nil { return true }
        guard let stop = skip(end, { if case .to = $0 { true } else { false } }) else { return false }
        return weekday(at: stop) != nil
    }

    // MARK: Next, this, last

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
            if let (unit, end) = unit(at: target) {
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
        // The unit first: `semaine prochaine`, `mes pasado`.
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
    private func weekdayOfWeek(at end: Int) -> (weekday: Int, end: Int)? {
        let next = skippingFillers(end, most: 2)
        // Words of a line of its own, or a list of days, are no part of it.
        guard !(end..<next).contains(where: { tokens[$0]?.kind == .sign }) else { return nil }
        return weekday(at: next)
    }

    /// The first or last units of a longer one: `last 3 weeks of this year`, `last four months of 2026`.
    private func counted(
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

    // MARK: With the month's name

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
    private func skippingJoint(_ index: Int) -> Int {
        if let sign = tokens.sign(at: index), sign == "/" || sign == "-" || sign == "." {
            return tokens.touchesPrevious(index) ? index + 1 : index
        }
        return index
    }

    private func monthFirst(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (month, end) = month(at: index), !followsNoDay(index) else { return nil }
        let isShort = (tokens[index]?.end ?? 0) - (tokens[index]?.start ?? 0) <= 3
        let next = skippingFillers(skippingJoint(end), most: 1)
        if let (day, afterDay) = dayNumber(at: next) {
            var parts = DayParts(month: month, day: day)
            var stop = afterDay
            if let (year, last) = yearAfter(afterDay) {
                parts.year = year
                stop = last
            }
            if language.code == "en" || parts.year != nil || order == .monthFirst || tokens.touchesPrevious(next) {
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
    private func followsNoDay(_ index: Int) -> Bool {
        let before = tokens.isSign(".", at: index - 1) ? index - 2 : index - 1
        guard let token = tokens[before], token.kind == .number, token.digitCount <= 2 else { return false }
        return token.value == 0 || (32...39).contains(token.value)
    }

    /// Whether a word before says that a month's name is one: `in May`.
    private func followsDatePreposition(_ index: Int) -> Bool {
        Self.monthPrepositions.contains(tokens[index - 1])
    }

    private static let certainPrepositions = WordSet("in|since|until|till")
    private static let monthPrepositions = WordSet(
        "in|since|until|till|by|of|from|to|through|early|late|mid|last|next|this|every|before|after|during|between|for|and|around|on"
    )

    private func dayFirst(at index: Int) -> (day: DaySpan, end: Int)? {
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

    private func abbreviationEnd(_ end: Int) -> Int { end }

    /// `2019/aug/01`, `2016 May 7`.
    private func yearFirst(at index: Int) -> (day: DaySpan, end: Int)? {
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

    private static let ordinalSuffixes = WordSet("st|nd|rd|th|er|e|de|ste|ten|ter|te|re|a|o|i|ème|eme|ère")

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

    private func isFollowedByNoun(_ index: Int) -> Bool {
        tokens[index]?.kind == .word
    }

    /// Whether a number is an hour: `18:30`, `7 pm`.
    private func continuesTime(_ index: Int) -> Bool {
        if tokens.isSign(":", at: index + 1), tokens.touchesPrevious(index + 1), tokens[index + 2]?.kind == .number {
            return true
        }
        return continuesNumber(index + 1) && !tokens.isSign("-", at: index + 1) && !tokens.isSign(",", at: index + 1)
    }

    /// The year of two digits.
    static func fullYear(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }

    // MARK: Other days

    private func holiday(at index: Int) -> (day: DaySpan, end: Int)? {
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
    private func modified(at index: Int) -> (day: DaySpan, end: Int)? {
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
    private func wholeOfThird(at index: Int, isJoined: Bool) -> (day: DaySpan, end: Int)? {
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
    private func thirdOf(_ day: DaySpan, _ third: Int) -> DaySpan {
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
    private func ordinalDay(at index: Int) -> (day: DaySpan, end: Int)? {
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

    private func weekdayEnds(before index: Int) -> Bool {
        language.lexicon.match(in: tokens, endingAt: index, longest: 1).map {
            if case .weekday = $0.meaning { true } else { false }
        } ?? false
    }

    /// Whether an ordinal counts what follows it: `the 3rd floor`.
    func isNoun(_ index: Int) -> Bool {
        guard let token = tokens[index], token.kind == .word else { return false }
        return language.lexicon.match(in: tokens, at: index) == nil && !Self.plainWords.contains(token)
    }

    private static let dayPrepositions = WordSet("the|on|by|until|from|till|since")
    private static let plainWords = WordSet("and|or|for|if|with|but|when|because|so|please|is|was|will|we|i")
}

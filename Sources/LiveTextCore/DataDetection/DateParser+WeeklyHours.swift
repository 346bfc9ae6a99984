// SPDX-License-Identifier: Apache-2.0

/// Weekdays and the hours on them: when something is open.
extension DateParser {
    /// Days of the week as they are listed.
    private struct Weekdays {
        /// 1 for Monday to 7 for Sunday.
        var days: Set<Int> = []
        /// The one day that is named otherwise: `next Monday`, `tomorrow`.
        var date: CalendarDate?
        /// Whether it is more than one name.
        var isList = false
        /// Whether the one name is a short word in small letters, which may be another word.
        var isDoubtful = false
        var end: Int
    }

    /// Two hours of one day.
    private struct Hours {
        var first: ClockTime
        var last: ClockTime
        var zone: String?
        var end: Int
        /// Whether minutes, a half of the day or a word say that they are hours.
        var isMarked: Bool
        /// Whether the first one is a lone number, with a preposition of times before the second: `4 à 19h`.
        var isJoinedByAt: Bool
    }

    /// The most names in a list of weekdays.
    private static let longestList = 7

    /// `Mo–Fr 9–18 Uhr`, `du lundi au vendredi de 9h à 18h`, `Sat & Sun 10-4`, `9am–5pm, Tue–Sun`: the hours on the next
    /// of the days, which may be today.
    func weeklyHours(at index: Int) -> Reading? {
        guard let (days, hours, end) = weekdaysThenHours(at: index) ?? hoursThenWeekdays(at: index) else { return nil }
        return event(on: days, hours, index..<end)
    }

    /// The hours after the first ones on the same days: `14–18 Uhr` of `Mo–Fr 9–12 und 14–18 Uhr`.
    func furtherHours(after reading: Reading) -> [Reading] {
        guard let (days, hours, end) = weekdaysThenHours(at: reading.range.lowerBound),
            end == reading.range.upperBound
        else { return [] }
        /// Hours of one day, interrupted by breaks.
        let most = 3
        var readings: [Reading] = []
        var last = hours
        while readings.count < most, let next = skippingListJoint(last.end), let more = openingHours(at: next),
            more.isMarked || last.isMarked || days.isList, let event = event(on: days, more, next..<more.end)
        {
            readings.append(event)
            last = more
        }
        return readings
    }

    /// `Fri–Sun, 8–10 May`, `Fr 8.–10.5.`: a span of dates with the names of its days before.
    func weekdaysThenDates(at index: Int) -> Reading? {
        guard let days = weekdays(at: index) else { return nil }
        let next = skippingFillers(days.end, most: 1)
        guard let span = span(at: next), let first = span.event.start, first.hour == nil, let last = span.event.end,
            last.hour == nil, days.days.contains(first.weekday), !days.isList || days.days.contains(last.weekday)
        else { return nil }
        return (span.event, index..<span.range.upperBound)
    }

    private func event(on weekdays: Weekdays, _ hours: Hours, _ range: Range<Int>) -> Reading? {
        let week = (0..<7).map { reference.wholeDay.adding($0, .day) }
        guard let day = weekdays.date ?? week.first(where: { weekdays.days.contains($0.weekday) }) else { return nil }
        func moment(_ time: ClockTime) -> Moment {
            Moment(day: .span(first: day, last: nil), time: time, zone: hours.zone, range: range)
        }
        return finished(moment(hours.first), moment(hours.last), range)
    }

    private func weekdaysThenHours(at index: Int) -> (days: Weekdays, hours: Hours, end: Int)? {
        var start = index
        var isOpened = false
        if let next = skip(index, { if case .from = $0 { true } else { false } }) {
            start = skippingFillers(next, most: 1)
            isOpened = true
        }
        guard let days = weekdays(at: start) ?? certainDay(at: start), days.isList || !isOpened else { return nil }
        var next = days.end
        var isBetween = false
        var isNamed = days.isList
        /// Words and signs between days and hours: `, geöffnet von`.
        let mostJoints = 4
        for _ in 0..<mostJoints {
            if let sign = tokens.sign(at: next), [":", "：", "|", "("].contains(sign) {
                next += 1
            } else if tokens.isSign("-", at: next) || tokens.isSign("–", at: next), !tokens.touchesPrevious(next) {
                next += 1
            } else if let (between, stop) = word(
                next,
                { word -> Bool? in
                    switch word {
                    case .from, .at, .filler: false
                    case .between: true
                    default: nil
                    }
                })
            {
                isBetween = isBetween || between
                isNamed = isNamed || tokens[next]?.kind != .sign
                next = stop
            } else if Self.openWords.contains(tokens[next]) {
                next += 1
            } else {
                break
            }
        }
        guard let hours = openingHours(at: next, isBetween: isBetween), hours.isMarked || !days.isDoubtful,
            // `mardi 4 à 19h` is the fourth of a month.
            isNamed || !hours.isJoinedByAt,
            // `We won Saturday 10-4`, `So 5-10 Leute`
            hours.isMarked || days.isList
                || !isScored(index)
                    && !(isShortName(index) && isNounNext(hours.end))
        else { return nil }
        return (days, hours, hours.end)
    }

    /// Whether a word follows that is none of dates, which lone numbers count.
    func isNounNext(_ end: Int) -> Bool {
        tokens[end]?.kind == .word && !isDateWord(end) && !Self.openWords.contains(tokens[end])
    }

    /// Whether a weekday's name is so short that it may be another word: `So`, `Do`, `Sat`.
    private func isShortName(_ index: Int) -> Bool { tokens.string(index..<index + 1).unicodeScalars.count <= 3 }

    /// `9am–5pm Mon–Fri`, `10–18 Uhr (Di–So)`: several days, for one day with its hours is read elsewhere.
    private func hoursThenWeekdays(at index: Int) -> (days: Weekdays, hours: Hours, end: Int)? {
        guard tokens[index]?.kind == .number, let hours = openingHours(at: index), hours.isMarked else { return nil }
        let next = skippingFillers(hours.end, most: 2)
        let isBracketed = tokens.isSign("(", at: next)
        guard let days = weekdays(at: isBracketed ? next + 1 : next), days.isList else { return nil }
        guard isBracketed else { return (days, hours, days.end) }
        return tokens.isSign(")", at: days.end) ? (days, hours, days.end + 1) : nil
    }

    private static let openWords = WordSet(
        "open|hours|geöffnet|offen|ouvert|ouverte|abierto|abierta|aperto|aperta|aberto|aberta|geopend|open|öppet|öppen|czynne|"
            + "otwarte|otwarty|açık")

    // MARK: Days

    /// `Mo–Fr`, `Sat & Sun`, `lunes, miércoles y viernes`, `月〜金`, `土日`, `Mo–Do, Sa`.
    private func weekdays(at index: Int) -> Weekdays? {
        if tokens[index]?.kind == .inline, tokens.touchesPrevious(index), tokens[index - 1]?.kind == .inline,
            word(index, { if case .weekday = $0 { true } else { nil } }) == nil
        {
            return nil
        }
        var list = Weekdays(end: index)
        var next = index
        var names = 0
        while names < Self.longestList, let (first, afterFirst) = weekdayName(at: next) {
            names += 1
            list.end = afterFirst
            list.days.insert(first)
            if let stop = skip(afterFirst, { if case .to = $0 { true } else { false } }),
                let (last, end) = weekdayName(at: skippingFillers(stop, most: 1))
            {
                for ahead in 0...(last - first + 7) % 7 { list.days.insert((first - 1 + ahead) % 7 + 1) }
                names += 1
                list.end = end
            }
            guard let joint = skippingListJoint(list.end) ?? (language.isInline ? list.end : nil),
                weekdayName(at: joint) != nil
            else { break }
            next = joint
        }
        guard names > 0 else { return nil }
        // `土日祝`
        if language.isInline, names > 1, isCounter(list.end, ["祝"]) {
            list.end += isCounter(list.end + 1, ["日"]) ? 2 : 1
        }
        list.isList = names > 1
        guard names == 1, let token = tokens[index] else { return list }
        // One letter is a word of its own, or the end of one: `平日`.
        guard token.kind != .inline || list.end > index + 1 else { return nil }
        list.isDoubtful =
            token.kind == .word && !token.isCapitalized && isShortName(index)
            && !tokens.isSign(".", at: index + 1)
        return list
    }

    /// A day that is counted from today: `next Monday`, `tomorrow`.
    private func certainDay(at index: Int) -> Weekdays? {
        guard let (day, end) = day(at: index), case .span(let first, nil) = day, first.hour == nil,
            first.dayNumber >= reference.dayNumber
        else { return nil }
        return Weekdays(date: first, end: end)
    }

    /// A weekday's name, its abbreviation or its letter, and the index after it and its point.
    private func weekdayName(at index: Int) -> (weekday: Int, end: Int)? {
        let name = word(index, { if case .weekday(let day) = $0 { day } else { nil } }).map { ($0.meaning, $0.end) }
        let letter =
            language.isInline ? Self.weekdays.match(in: tokens, at: index).map { ($0.meaning, $0.end) } : nil
        guard let (weekday, end) = [name, letter].compactMap({ $0 }).max(by: { $0.1 < $1.1 }) else { return nil }
        let hasPoint = tokens[end - 1]?.kind == .word && tokens.isSign(".", at: end) && tokens.touchesPrevious(end)
        return (weekday, hasPoint ? end + 1 : end)
    }

    /// The index after what joins two days or two spans of hours: a comma, `&`, `und`.
    private func skippingListJoint(_ index: Int) -> Int? {
        if isCounter(index, ["・"]) { return index + 1 }
        if let sign = tokens.sign(at: index), [",", "/", "+", "&", "・", "、", "，", ";", "·"].contains(sign) {
            return skippingFillers(skip(index + 1, { if case .and = $0 { true } else { false } }) ?? index + 1, most: 1)
        }
        guard let next = skip(index, { if case .and = $0 { true } else { false } }) else { return nil }
        return skippingFillers(next, most: 1)
    }

    // MARK: Hours

    /// Two hours with a dash or a word between: `9–18 Uhr`, `9am-5pm`, `8.30–17.00`, `9 à 18h`, `9-5`.
    private func openingHours(at index: Int, isBetween: Bool = false) -> Hours? {
        guard let (first, afterFirst, isFirstMarked) = openingHour(at: index),
            let (next, _) = connector(at: afterFirst, isBetween: isBetween)
        else { return nil }
        let target = skip(next, { if case .at = $0 { true } else { false } }) ?? skippingFillers(next, most: 1)
        guard let (last, end, isLastMarked) = openingHour(at: target), first.hour < 24, first != last else {
            return nil
        }
        // `Fri 7-9 May` are days.
        let after = skippingFillers(tokens.isSign(".", at: end) ? end + 1 : end, most: 1)
        guard month(at: after) == nil, !isMeasured(end), !goesOn(end) else { return nil }
        let (zone, stop) = zone(at: end)
        var hours = Hours(
            first: first, last: last, zone: zone, end: stop, isMarked: isFirstMarked || isLastMarked,
            isJoinedByAt: !isFirstMarked && tokens[afterFirst]?.kind != .sign
                && skip(afterFirst, { if case .at = $0 { true } else { false } }) != nil)
        // `9-5` begins in the morning.
        if !last.isCertain, last.hour < first.hour { hours.first.isCertain = true }
        // An end in the morning, or at noon, has its beginning in the morning.
        if last.isCertain, last.hour <= 12, first.hour < last.hour { hours.first.isCertain = true }
        return hours
    }

    /// One of two opening hours.
    private func openingHour(at index: Int) -> (time: ClockTime, end: Int, isMarked: Bool)? {
        if let (time, end) = language.isInline ? inlineTime(at: index) : time(at: index) {
            return time.endHour == nil ? (time, end, true) : nil
        }
        if isPointed(index), let hour = tokens[index], let minute = tokens[index + 2], !goesOn(index + 3) {
            var time = ClockTime(printedHour: hour.value)
            time.minute = minute.value
            return (time, index + 3, true)
        }
        guard let token = tokens[index] else { return nil }
        // `0800-1700`
        if token.kind == .number, token.digitCount == 4, token.value / 100 < 24, token.value % 100 < 60,
            !goesOn(index + 1)
        {
            var time = ClockTime(printedHour: token.value / 100)
            time.minute = token.value % 100
            time.isCertain = true
            return (time, index + 1, true)
        }
        guard token.kind == .number else {
            guard token.kind == .word, let (time, end) = bareHour(at: index) else { return nil }
            return (time, end, false)
        }
        guard token.digitCount <= 2, (0...24).contains(token.value), !goesOn(index + 1),
            !(tokens.touchesPrevious(index + 1) && tokens[index + 1]?.kind == .word)
        else { return nil }
        return (ClockTime(printedHour: token.value), index + 1, false)
    }

    /// Whether a number goes on behind a sign, so that it is no hour: `9.5`, `10/12`, `9-12-2026`.
    private func goesOn(_ end: Int) -> Bool {
        guard let sign = tokens.sign(at: end), tokens.touchesPrevious(end) else { return false }
        if ["%", "°", "€", "$"].contains(sign) { return true }
        guard [".", ",", ":", "/", "-"].contains(sign), tokens.touchesPrevious(end + 1),
            tokens[end + 1]?.kind == .number
        else { return false }
        // The dash between two hours; a second one is a date's.
        return sign != "-" || tokens.isSign("-", at: end - 2)
    }
}

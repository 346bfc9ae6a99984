// SPDX-License-Identifier: Apache-2.0

extension DateParser {
    /// A span with two ends: `from 5 to 7 pm`, `May 5-7`, `26-27 settembre 2026`, `Mon-Sat 8am-6.30pm`.
    func span(at index: Int) -> (event: CalendarEvent, range: Range<Int>)? {
        if language.isInline { return inlineSpan(at: index) }
        enum Opening { case from, between }
        var start = index
        var opening: Opening?
        if let (kind, next) = word(
            index,
            { word -> Opening? in
                switch word {
                case .from: .from
                case .between: .between
                default: nil
                }
            })
        {
            opening = kind
            start = skippingFillers(next, most: 1)
        }
        if opening == nil, let span = dayWithHours(at: index) { return span }
        let lefts = [
            moment(at: start), monthAlone(at: start),
            opening == nil && !isYearSpan(at: start) ? nil : bareYear(at: start, beginsSpan: true),
        ].compactMap {
            $0
        }
        let all = lefts + lefts.compactMap(shorter) + [bareMoment(at: start)].compactMap { $0 }
        for left in all {
            let span = span(from: left, isBetween: opening == .between, isOpened: opening != nil, start: index)
            if let span { return span }
        }
        return nil
    }

    /// A day and the hours on it: `Wednesday from 10 to 4`, `Dimanche 15 novembre de 8h à 17h`, `Fri 7–9 pm`.
    func dayWithHours(at index: Int) -> (event: CalendarEvent, range: Range<Int>)? {
        guard let (day, end) = dayWithHoursAhead(at: index) else { return nil }
        var start = skippingYearMark(end)
        // `van` is both: it opens the hours before it is passed over.
        for _ in 0..<3 where skip(start, { if case .from = $0 { true } else { false } }) == nil {
            start = skippingFillers(start, most: 1)
        }
        if tokens.isSign("|", at: start) || tokens.isSign("-", at: start) && !tokens.touchesPrevious(start) {
            start += 1
        }
        var isBetween = false
        var isOpened = false
        if let (between, next) = word(
            start,
            { word -> Bool? in
                switch word {
                case .from: false
                case .between: true
                default: nil
                }
            })
        {
            isBetween = between
            isOpened = true
            start = skippingFillers(next, most: 1)
        } else if let next = skip(start, { if case .at = $0 { true } else { false } }) {
            start = next
        }
        guard let left = hours(at: start), let (next, _) = connector(at: left.range.upperBound, isBetween: isBetween)
        else { return nil }
        let target = skip(next) { if case .at = $0 { true } else { false } } ?? skippingFillers(next, most: 1)
        guard let right = hours(at: target), right.day == nil,
            left.time != nil || right.time != nil || isOpened || areBareHours(left, right, on: day)
        else { return nil }
        var (first, last) = (left, right)
        if first.isBare, last.isBare {
            first.time = first.bare.map { ClockTime(printedHour: $0) }
            last.time = last.bare.map { ClockTime(printedHour: $0) }
        } else if first.isBare {
            guard complete(&first, from: last) else { return nil }
        } else if last.isBare {
            guard complete(&last, from: first) else { return nil }
        }
        first.bare = nil
        last.bare = nil
        guard first.time?.hour ?? 99 <= 24, last.time?.hour ?? 99 <= 24 else { return nil }
        first.day = day
        last.day = day
        return finished(first, last, index..<last.range.upperBound)
    }

    /// Whether two lone numbers with a dash between are hours: after a day with its weekday, `Fri May 8 9-5`.
    private func areBareHours(_ left: Moment, _ right: Moment, on day: DaySpan) -> Bool {
        guard case .parts(let parts) = day, parts.weekday != nil, parts.day != nil, left.bare != right.bare,
            tokens[left.range.upperBound]?.kind == .sign
        else { return false }
        let end = right.range.upperBound
        return !isNounNext(end) && !isMeasured(end) && !continuesNumber(end)
            && !continuesNumber(left.range.upperBound - 1)
            && month(at: skippingFillers(end, most: 1)) == nil
    }

    /// A day, with or without a part of it, that hours may follow.
    func dayWithHoursAhead(at index: Int) -> (day: DaySpan, end: Int)? {
        if let moment = moment(at: index), let day = moment.day, moment.time?.endHour != nil, isOneDay(day) {
            return (day, moment.range.upperBound)
        }
        guard let (day, end) = day(at: index), isOneDay(day) else { return nil }
        return (day, end)
    }

    /// A time, or a number that may be an hour.
    func hours(at index: Int) -> Moment? {
        if let (time, end) = time(at: index), time.endHour == nil {
            let (zone, last) = zone(at: end)
            return Moment(time: time, zone: zone, range: index..<last)
        }
        guard let moment = bareMoment(at: index), let hour = moment.bare, hour <= 24 else { return nil }
        return moment
    }

    /// A month as the end of a span: `from Nov to March`.
    func monthAlone(at index: Int) -> Moment? {
        guard let (month, end) = month(at: index) else { return nil }
        let year = yearAfter(end)
        return Moment(day: .parts(DayParts(year: year?.year, month: month)), range: index..<(year?.end ?? end))
    }

    /// `2014 to 2018`: two years with a word between.
    func isYearSpan(at index: Int) -> Bool {
        guard let next = skip(index + 1, { if case .to = $0 { true } else { false } }), tokens[index + 1]?.kind != .sign
        else { return false }
        return bareYear(at: index) != nil && bareYear(at: next) != nil
    }

    /// The left end without what may be the right end's: `May 5` of `May 5-7`.
    func shorter(_ moment: Moment) -> Moment? {
        guard moment.time != nil, moment.day != nil else { return bareMoment(at: moment.range.lowerBound) }
        guard let (day, end) = day(at: moment.range.lowerBound) else { return nil }
        return Moment(day: day, range: moment.range.lowerBound..<end)
    }

    /// A lone number that may be a day or an hour.
    func bareMoment(at index: Int) -> Moment? {
        if let (day, end) = word(index, { if case .ordinal(let day) = $0 { day } else { nil } }) {
            return Moment(bare: day, range: index..<end)
        }
        guard let token = tokens[index], token.kind == .number, token.digitCount <= 2, token.value <= 31 else {
            guard let (time, end) = bareHour(at: index) else { return nil }
            return Moment(bare: time.hour, range: index..<end)
        }
        var end = index + 1
        if isOrdinalSuffix(end) {
            end += 1
        } else if tokens.isSign(".", at: end), tokens.touchesPrevious(end), language.code == "de" {
            end += 1
        }
        return Moment(bare: token.value, range: index..<end)
    }

    func span(
        from left: Moment, isBetween: Bool, isOpened: Bool, start: Int
    ) -> (event: CalendarEvent, range: Range<Int>)? {
        guard let (next, isDash) = connector(at: left.range.upperBound, isBetween: isBetween) else { return nil }
        let target = skippingFillers(next, most: 2)
        let afterAt = skip(target) { if case .at = $0 { true } else { false } } ?? target
        var moments = [moment(at: target), afterAt == target ? nil : moment(at: afterAt), bareMoment(at: afterAt)]
        if case .parts(let parts)? = left.day, parts.month != nil || parts.year != nil {
            if parts.day == nil { moments.append(monthAlone(at: target)) }
            if parts.month == nil { moments.append(bareYear(at: target)) }
            if parts.day != nil, let (day, end) = numeric(at: target, isCertain: true) {
                moments.append(Moment(day: day, range: target..<end))
            }
        }
        guard var right = moments.compactMap({ $0 }).max(by: { $0.range.upperBound < $1.range.upperBound }) else {
            return nil
        }
        var left = left
        if left.day != nil, case .parts(let parts)? = left.day, parts.month == nil, parts.year != nil, right.day == nil
        {
            return nil
        }
        if left.isBare, right.isBare {
            guard let completed = bothBare(left, right, isOpened: isOpened) else { return nil }
            (left, right) = completed
        } else if left.isBare {
            guard complete(&left, from: right) else { return nil }
        } else if right.isBare {
            // `May 5-7, 2026`
            if let (year, stop) = yearAfter(right.range.upperBound), case .parts(var parts)? = left.day,
                parts.year == nil, left.time == nil
            {
                parts.year = year
                left.day = .parts(parts)
                right.range = right.range.lowerBound..<stop
            }
            guard complete(&right, from: left),
                !isDash || tokens.touchesPrevious(right.range.lowerBound) || left.time != nil || isOpened
                    || left.day != nil
            else { return nil }
        }
        var end = right.range.upperBound
        shareDay(&left, &right, &end)
        // `4 juin à 20h`: a day and its time, no span.
        if left.time == nil, right.time != nil, right.day == nil { return nil }
        shareYear(&left, right)
        // `from 3 to 8 pm yesterday afternoon`
        if right.time != nil, left.time != nil, end > right.range.upperBound, let (_, stop) = dayPart(at: end) {
            end = stop
        }
        return finished(left, right, start..<end)
    }

    /// The event of two ends, the second not before the first.
    func finished(
        _ left: Moment, _ right: Moment, _ range: Range<Int>
    ) -> (event: CalendarEvent, range: Range<Int>)? {
        var left = left
        shareHalf(&left, right)
        guard let first = resolver.resolve(left), let last = resolver.resolve(right) else { return nil }
        var stop = last.end ?? last.start
        // The end does not come before the beginning.
        if isBefore(stop, first.start) {
            if first.start.hour != nil, left.day == nil && right.day == nil || isSameDay(left, right) {
                stop = stop.adding(right.time.map { !$0.isCertain && $0.hour < 12 } == true ? 12 : 24, .hour)
            } else {
                stop = stop.adding(1, .year)
            }
            guard !isBefore(stop, first.start) else { return nil }
        }
        return (
            CalendarEvent(
                start: first.start, end: stop, timeZone: right.zone ?? left.zone,
                alternatives: unique(first.others, but: first.start)),
            range
        )
    }

    /// The index after a word or a dash between two ends.
    func connector(at index: Int, isBetween: Bool) -> (end: Int, isDash: Bool)? {
        var index = skippingYearMark(index)
        if tokens.isSign(",", at: index) { index += 1 }
        if let next = skip(index, { if case .to = $0 { true } else { false } }) {
            return (next, tokens[index]?.kind == .sign)
        }
        if isBetween, let next = skip(index, { if case .and = $0 { true } else { false } }) { return (next, false) }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A day with its time, in either order.
extension DateParser {
    func dayThenTime(at index: Int) -> Moment? {
        if let moment = dayWithPart(at: index) { return moment }
        guard let (day, end) = day(at: index) else { return nil }
        var moment = Moment(day: day, range: index..<end)
        if isOneDay(day), let (time, zone, next) = timeAfterDay(at: end) {
            moment.time = time
            moment.zone = zone
            moment.range = index..<next
        }
        return moment
    }

    /// `tonight`, `Dienstagabend`, `last night`: a day and a part of it in one word or two, with or without a time.
    func dayWithPart(at index: Int) -> Moment? {
        var found = word(index) { word -> (DaySpan, Int, Int)? in
            switch word {
            case .relativePart(let days, let first, let last):
                (.span(first: reference.wholeDay.adding(days, .day), last: nil), first, last)
            case .weekdayPart(let weekday, let first, let last): (.parts(DayParts(weekday: weekday)), first, last)
            default: nil
            }
        }
        if found == nil, let (shift, next) = shift(at: index), abs(shift) <= 1, let (part, end) = dayPart(at: next) {
            found = (
                (.span(first: reference.wholeDay.adding(shift, .day), last: nil), part.hour, part.endHour ?? 24), end
            )
        }
        // `nächsten Montagnachmittag`
        if found == nil, let (shift, next) = shift(at: index),
            let ((weekday, first, last), end) = word(
                next,
                { word -> (Int, Int, Int)? in
                    if case .weekdayPart(let weekday, let first, let last) = word {
                        (weekday, first, last)
                    } else {
                        nil
                    }
                })
        {
            found = ((.span(first: shiftedWeekday(weekday, shift), last: nil), first, last), end)
        }
        guard let ((day, first, last), end) = found else { return nil }
        var moment = Moment(day: day, time: ClockTime(hour: first, isCertain: true, endHour: last), range: index..<end)
        if let (found, zone, stop) = timeAfterDay(at: end), found.endHour == nil {
            var time = found
            if !time.isCertain, first >= 12, time.hour < 12 { time.hour += 12 }
            time.isCertain = true
            moment.time = time
            moment.zone = zone
            moment.range = index..<stop
        }
        return moment
    }

    /// A time after a day: `, 7 pm`, ` at 7`, ` in the morning`, `T18:30`.
    func timeAfterDay(at end: Int) -> (time: ClockTime, zone: String?, end: Int)? {
        var next = end
        if let token = tokens[end], token.kind == .word, tokens.touchesPrevious(end),
            tokens.string(end..<end + 1) == "T"
        {
            next = end + 1
        } else {
            next = skippingFillers(skippingYearMark(next), most: 3)
            if tokens.isSign("-", at: next) || tokens.isSign("–", at: next) || tokens.isSign("|", at: next)
                || tokens.isSign("/", at: next) && !tokens.touchesPrevious(next)
            {
                next += 1
            }
        }
        let hour = skip(next) { if case .at = $0 { true } else { false } }
        if let hour, let (time, stop) = time(at: hour) ?? bareHour(at: hour) {
            let (zone, last) = zone(at: stop)
            return (time, zone, last)
        }
        if let (time, stop) = time(at: next) {
            let (zone, last) = zone(at: stop)
            return (time, zone, last)
        }
        guard let (part, stop) = dayPart(at: next) else { return nil }
        if let (time, zone, last) = timeOfPart(part, at: stop) { return (time, zone, last) }
        return (part, nil, stop)
    }

    /// The time after a part of the day, which tells its half: `in the morning at 9`, `por la tarde a las siete`.
    func timeOfPart(_ part: ClockTime, at index: Int) -> (time: ClockTime, zone: String?, end: Int)? {
        guard let last = part.endHour,
            let hour = skip(skippingFillers(index, most: 1), { if case .at = $0 { true } else { false } }),
            let (found, stop) = time(at: hour) ?? bareHour(at: hour), found.endHour == nil
        else { return nil }
        let (zone, end) = zone(at: stop)
        return (found.inPart(from: part.hour, to: last), zone, end)
    }

    func timeThenDay(at index: Int) -> Moment? {
        var start = index
        var bare: (ClockTime, Int)?
        if let hour = skip(index, { if case .at = $0 { true } else { false } }),
            tokens[hour]?.kind == .number || language.code != "en" && bareHour(at: hour) != nil
        {
            start = hour
            bare = bareHour(at: hour)
        }
        let whole = self.time(at: start)
        let part = dayPart(at: start)
        guard let (time, end) = whole ?? bare ?? part else { return nil }
        let isBare = whole == nil && part == nil
        let (zone, last) = zone(at: end)
        var moment = Moment(time: time, zone: zone, range: start..<last)
        if whole == nil, bare == nil, let (time, zone, stop) = timeOfPart(time, at: end) {
            moment = Moment(time: time, zone: zone, range: start..<stop)
            return moment
        }
        var next = skippingFillers(last, most: 3)
        if tokens.isSign("-", at: next) || tokens.isSign("–", at: next) { next += 1 }
        if let (day, stop) = day(at: next), isOneDay(day), isSameLine(last, next) {
            moment.day = day
            moment.range = start..<stop
            // `10h demain matin`
            if time.endHour == nil, let (part, partEnd) = dayPart(at: skippingFillers(stop, most: 1)),
                let last = part.endHour
            {
                moment.time = time.inPart(from: part.hour, to: last)
                moment.range = start..<partEnd
            }
            return moment
        }
        // `8 this evening`, `alle otto stasera`
        if time.endHour == nil, isSameLine(last, next), let evening = dayWithPart(at: next),
            let part = evening.time, let partEnd = part.endHour
        {
            moment.day = evening.day
            moment.time = time.inPart(from: part.hour, to: partEnd)
            moment.range = start..<evening.range.upperBound
            return moment
        }
        // `kl. 19`, `godz. 18`: a word that only hours follow.
        let isNamed = Self.clockWords.contains(tokens[tokens.isSign(".", at: start - 1) ? start - 2 : start - 1])
        return isBare && !isNamed ? nil : moment
    }

    private static let clockWords = WordSet("kl|klockan|godz|godzinie|godzina|ore")

    /// Whether a time may stand beside it: not a week, a month or a year.
    func isOneDay(_ day: DaySpan) -> Bool {
        switch day {
        case .span(_, let last): last == nil
        case .parts(let parts): parts.day != nil || parts.weekday != nil
        }
    }

    func isSameLine(_ first: Int, _ second: Int) -> Bool {
        !(first..<max(first, second)).contains { tokens[$0]?.kind == .newline }
    }
}

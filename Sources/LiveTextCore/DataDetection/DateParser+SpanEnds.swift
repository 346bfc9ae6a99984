// SPDX-License-Identifier: Apache-2.0

/// What one end of a span tells about the other: the day, the year, the half of the day.
extension DateParser {
    /// Two lone numbers with a day after them: `from 7 to 9 on Friday`, `entre las 3 y las 5 mañana`.
    func bothBare(_ left: Moment, _ right: Moment, isOpened: Bool) -> (Moment, Moment)? {
        guard isOpened, let first = left.bare, let last = right.bare, first <= 24, last <= 24 else { return nil }
        let next = skippingFillers(right.range.upperBound, most: 3)
        guard let (day, end) = day(at: next) else { return nil }
        var (left, right) = (left, right)
        left.bare = nil
        right.bare = nil
        left.time = ClockTime(printedHour: first)
        right.time = ClockTime(printedHour: last)
        left.day = day
        right.day = day
        right.range = right.range.lowerBound..<end
        return (left, right)
    }

    /// Makes a lone number what the other end is.
    func complete(_ bare: inout Moment, from other: Moment) -> Bool {
        guard let number = bare.bare else { return false }
        if case .parts(var parts)? = other.day, parts.day != nil, parts.month != nil, other.time == nil, number >= 1 {
            parts.day = number
            parts.weekday = nil
            parts.isAmbiguous = false
            bare.day = .parts(parts)
        } else if let time = other.time, number <= 24, time.endHour == nil {
            bare.time = ClockTime(printedHour: number)
            if bare.range.lowerBound > other.range.lowerBound, time.isCertain, time.hour >= 12, number < 12 {
                bare.time = ClockTime(hour: number + 12, isCertain: true)
            }
        } else {
            return false
        }
        bare.bare = nil
        return true
    }

    /// One day for both times: `3 to 4 tomorrow`, `Friday 7 – 10 pm`.
    func shareDay(_ left: inout Moment, _ right: inout Moment, _ end: inout Int) {
        if left.time != nil, right.time != nil, left.day == nil, right.day == nil {
            let next = skippingFillers(end, most: 3)
            if let (day, stop) = day(at: next), !(next..<stop).contains(where: { tokens[$0]?.kind == .newline }) {
                right.day = day
                end = stop
                // `10 to 12 on Monday morning`
                if let (part, partEnd) = dayPart(at: skippingFillers(stop, most: 1)), let last = part.endHour {
                    right.time = right.time?.inPart(from: part.hour, to: last)
                    end = partEnd
                }
            }
        }
        if left.time != nil, left.day == nil { left.day = right.day }
        if right.time != nil, right.day == nil, left.time != nil { right.day = left.day }
        // `Mon-Sat 8am-6.30pm`: the times of all days.
        if left.time == nil, right.time == nil, left.day != nil, right.day != nil {
            let next = skippingFillers(end, most: 2)
            if let hours = moment(at: next), hours.day == nil, hours.time?.endHour == nil, hours.time != nil,
                let (afterDash, _) = connector(at: hours.range.upperBound, isBetween: false),
                let until = moment(at: afterDash), until.day == nil, until.time != nil
            {
                left.time = hours.time
                right.time = until.time
                end = until.range.upperBound
            }
        }
        // `Mon-Sat 8am-6.30pm` read as `Mon - (Sat 8am)`.
        if left.time == nil, left.day != nil, right.day != nil, let hour = right.time, hour.endHour == nil,
            let (afterDash, _) = connector(at: end, isBetween: false), let until = moment(at: afterDash),
            until.day == nil,
            until.time != nil, until.time?.endHour == nil
        {
            left.time = hour
            right.time = until.time
            end = until.range.upperBound
        }
    }

    /// `7 – 10 PM`: the end's half of the day is the beginning's, when it is earlier in it. An end in 24 hours,
    /// `8–20`, says that the beginning is in the morning.
    func shareHalf(_ left: inout Moment, _ right: Moment) {
        guard let last = right.time, last.isCertain, last.hour >= 12, var first = left.time, !first.isCertain,
            first.hour <= 12
        else {
            return
        }
        if last.isOf24Hours {
            left.time?.isCertain = true
            return
        }
        if first.hour % 12 + 12 <= last.hour, first.hour < 12 {
            first.hour += 12
            first.isCertain = true
            left.time = first
        }
    }

    /// `May 5 – June 3, 2026`: the end's year is the beginning's.
    func shareYear(_ left: inout Moment, _ right: Moment) {
        guard case .parts(var first)? = left.day, case .parts(let last)? = right.day, first.year == nil,
            let year = last.year,
            let month = first.month
        else { return }
        first.year = month <= (last.month ?? 12) ? year : year - 1
        left.day = .parts(first)
    }

    func isSameDay(_ left: Moment, _ right: Moment) -> Bool {
        guard let first = left.day.flatMap(resolver.resolve)?.first,
            let last = right.day.flatMap(resolver.resolve)?.first
        else {
            return left.day == nil && right.day == nil
        }
        return first == last
    }

    func isBefore(_ left: CalendarDate, _ right: CalendarDate) -> Bool {
        if left.dayNumber != right.dayNumber { return left.dayNumber < right.dayNumber }
        guard let first = left.hour, let second = right.hour else { return false }
        return first * 60 + left.minute < second * 60 + right.minute
    }
}

// SPDX-License-Identifier: Apache-2.0

/// In which order a country writes day and month in digits.
enum DayMonthOrder: Sendable {
    case dayFirst
    case monthFirst
    case yearFirst

    /// The order of a country.
    init(region: String) {
        switch region {
        case "US", "PH", "FM", "MH", "PW", "GU", "PR", "": self = .monthFirst
        case "CN", "JP", "KR", "TW", "HU", "MN", "LT": self = .yearFirst
        default: self = .dayFirst
        }
    }
}

/// What a text says of a day.
struct DayParts {
    var year: Int?
    var month: Int?
    var day: Int?
    /// 1 for Monday to 7 for Sunday.
    var weekday: Int?
    /// The other reading of digits: month and day the other way round.
    var isAmbiguous = false
}

/// A day or a span of days.
enum DaySpan {
    /// What is printed; the rest is filled in from the reference date.
    case parts(DayParts)
    /// Known first and last day; the last is `nil` for one day, month or year.
    case span(first: CalendarDate, last: CalendarDate?)
}

/// A time of the day as it is printed.
struct ClockTime: Equatable {
    var hour: Int
    var minute = 0
    var second: Int?
    /// Whether the half of the day is known.
    var isCertain: Bool
    /// The hour a part of the day ends: `morning`.
    var endHour: Int?
    /// Whether it is printed with an hour that only a clock of 24 hours has.
    var isOf24Hours = false

    /// The time in a part of the day from one hour to another, which tells the half of the day: 7 in the evening is 19.
    func inPart(from first: Int, to last: Int) -> ClockTime {
        var time = self
        if first >= 12, last > 12, hour < 12 { time.hour += 12 }
        time.isCertain = true
        return time
    }
}

extension ClockTime {
    /// An hour that is printed without its half of the day.
    init(printedHour hour: Int) {
        self.init(hour: hour, isCertain: hour > 12 || hour == 0, isOf24Hours: hour > 12)
    }
}

/// A day, a time, or both.
struct Moment {
    var day: DaySpan?
    var time: ClockTime?
    var zone: String?
    /// A lone number that is a day or an hour, to be told by the other end of a span.
    var bare: Int?
    /// A moment that was counted from the reference date.
    var instant: CalendarDate?
    /// The tokens.
    var range: Range<Int>

    /// Whether nothing but the words around make it a date.
    var isBare: Bool { bare != nil }
}

/// Fills in what a text leaves out, from the reference date.
struct DateResolver {
    let reference: CalendarDate

    /// The days of a span: the likeliest first day, the last one, and other readings of the first.
    func resolve(_ day: DaySpan) -> (first: CalendarDate, last: CalendarDate?, others: [CalendarDate])? {
        switch day {
        case .span(let first, let last): return (first, last, [])
        case .parts(let parts): return resolve(parts)
        }
    }

    private func resolve(_ parts: DayParts) -> (first: CalendarDate, last: CalendarDate?, others: [CalendarDate])? {
        switch (parts.year, parts.month, parts.day) {
        case (let year?, let month?, let day?):
            guard let date = CalendarDate.day(day, month: month, year: year) else { return nil }
            return (date, nil, other(parts, year: year))
        case (let year?, let month?, nil):
            guard (1...12).contains(month) else { return nil }
            return (CalendarDate(year: year, month: month, precision: .month), nil, [])
        case (let year?, nil, nil): return (CalendarDate(year: year, precision: .year), nil, [])
        case (nil, let month?, let day?): return withoutYear(month: month, day: day, parts)
        case (nil, let month?, nil):
            guard (1...12).contains(month) else { return nil }
            let year = nearestYear { CalendarDate(year: $0, month: month) }
            return (CalendarDate(year: year, month: month, precision: .month), nil, [])
        case (_, nil, let day?): return dayOfMonth(day, weekday: parts.weekday)
        case (nil, nil, nil):
            guard let weekday = parts.weekday else { return nil }
            let ahead = (weekday - reference.weekday + 7) % 7
            let next = reference.wholeDay.adding(ahead, .day)
            return (next, nil, [next.adding(-7, .day)])
        }
    }

    private func other(_ parts: DayParts, year: Int) -> [CalendarDate] {
        guard parts.isAmbiguous, let month = parts.month, let day = parts.day, month != day,
            let date = CalendarDate.day(month, month: day, year: year)
        else { return [] }
        return [date]
    }

    private func withoutYear(
        month: Int, day: Int, _ parts: DayParts
    ) -> (first: CalendarDate, last: CalendarDate?, others: [CalendarDate])? {
        guard (1...12).contains(month), day >= 1, day <= (month == 2 ? 29 : CalendarDate.days(inMonth: month, of: 2001))
        else {
            return nil
        }
        let years = [
            reference.year, reference.year + 1, reference.year - 1, reference.year + 2, reference.year + 3,
            reference.year - 2, reference.year - 3,
        ]
        let dates = years.compactMap { CalendarDate.day(day, month: month, year: $0) }
        // A weekday tells the year, if it is one of those that may be meant.
        let meant = dates.filter { Self.meantDays.contains($0.dayNumber - reference.dayNumber) }
        if let weekday = parts.weekday, let date = meant.first(where: { $0.weekday == weekday }) {
            return (date, nil, dates.filter { $0 != date }.prefix(1).map { $0 })
        }
        guard let date = nearest(dates) else { return nil }
        return (date, nil, dates.filter { $0 != date }.prefix(1) + other(parts, year: date.year))
    }

    /// Days before and after the reference date that a date without a year may be meant within.
    private static let meantDays = -200...760

    /// The date that is meant without a year: the next one, unless it was only some weeks ago.
    private func nearest(_ dates: [CalendarDate]) -> CalendarDate? {
        /// Days by which a date may be past and still be the one that is meant.
        let recent = 62
        return dates.filter { $0.dayNumber >= reference.dayNumber - recent }.min { $0.dayNumber < $1.dayNumber }
            ?? dates.max { $0.dayNumber < $1.dayNumber }
    }

    private func nearestYear(_ date: (Int) -> CalendarDate) -> Int {
        let years = [reference.year, reference.year + 1, reference.year - 1]
        return nearest(years.map(date))?.year ?? reference.year
    }

    private func dayOfMonth(
        _ day: Int, weekday: Int?
    ) -> (first: CalendarDate, last: CalendarDate?, others: [CalendarDate])? {
        guard (1...31).contains(day) else { return nil }
        let months = (0...12).map { reference.wholeDay.adding($0, .month) }
        let dates = months.compactMap { CalendarDate.day(day, month: $0.month, year: $0.year) }
        let candidates = dates.filter { $0.dayNumber >= reference.dayNumber }
        guard let date = candidates.first(where: { weekday == nil || $0.weekday == weekday }) ?? candidates.first else {
            return nil
        }
        return (date, nil, [])
    }

    /// A moment's beginning, its end where it is a span, and other readings.
    func resolve(_ moment: Moment) -> (start: CalendarDate, end: CalendarDate?, others: [CalendarDate])? {
        if let instant = moment.instant { return (instant, nil, []) }
        let days = moment.day.flatMap(resolve)
        if moment.day != nil, days == nil { return nil }
        let first = days?.first ?? reference.wholeDay
        guard let time = moment.time else {
            return days.map { ($0.first, $0.last, $0.others) }
        }
        func at(_ date: CalendarDate, _ hour: Int) -> CalendarDate {
            date.at(
                hour: hour, minute: time.minute, second: time.second ?? 0,
                precision: time.second == nil ? .minute : .second)
        }
        let start = hour24(time.hour, first) { at($0, $1) }
        var others = (days?.others ?? []).map { hour24(time.hour, $0) { at($0, $1) } }
        if !time.isCertain, (1...12).contains(time.hour) {
            others.insert(at(first, (time.hour + 12) % 24), at: 0)
        }
        let end = time.endHour.map { hour24($0, first) { $0.at(hour: $1) } }
        return (start, end, others)
    }

    /// The hour 24 is the next day's first.
    private func hour24(
        _ hour: Int, _ date: CalendarDate, _ make: (CalendarDate, Int) -> CalendarDate
    ) -> CalendarDate {
        hour >= 24 ? make(date.wholeDay.adding(1, .day), hour - 24) : make(date, hour)
    }
}

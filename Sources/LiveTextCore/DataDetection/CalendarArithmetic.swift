// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Units of the calendar and the clock.
enum CalendarUnit: Sendable {
    case second, minute, hour, day, week, fortnight, weekend, month, quarter, year, decade, century

    /// Whether it is a part of a day.
    var isOfClock: Bool { self == .second || self == .minute || self == .hour }
}

extension CalendarDate {
    /// The present moment in the user's time zone.
    static var now: CalendarDate {
        let parts = Calendar(identifier: .gregorian)
            .dateComponents(in: .current, from: Date())
        return CalendarDate(
            year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour,
            minute: parts.minute ?? 0, second: parts.second ?? 0)
    }

    /// Days since 1970-01-01 (proleptic Gregorian calendar, by H. Hinnant's algorithm).
    var dayNumber: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of a number of days since 1970-01-01.
    init(dayNumber: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// 1 for Monday to 7 for Sunday.
    var weekday: Int {
        let monday = (dayNumber + 3) % 7
        return (monday < 0 ? monday + 7 : monday) + 1
    }

    /// The day without a time.
    var wholeDay: CalendarDate { CalendarDate(year: year, month: month, day: day) }

    /// The same day with a time.
    func at(hour: Int, minute: Int = 0, second: Int = 0, precision: Precision = .minute) -> CalendarDate {
        CalendarDate(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second, precision: precision)
    }

    /// How many days a month has.
    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        default: 31
        }
    }

    /// A day of a month; `nil` when that month has no such day.
    static func day(_ day: Int, month: Int, year: Int) -> CalendarDate? {
        guard (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year), (1...9999).contains(year)
        else {
            return nil
        }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// The date some units later, or earlier for a negative count. Months keep the day where there is one.
    func adding(_ count: Int, _ unit: CalendarUnit) -> CalendarDate {
        /// Further off than any date that is written.
        let farthest = 100_000
        let count = max(-farthest, min(count, farthest))
        switch unit {
        case .second, .minute, .hour:
            let seconds = (hour ?? 0) * 3600 + minute * 60 + second
            let total = seconds + count * (unit == .second ? 1 : unit == .minute ? 60 : 3600)
            let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
            let rest = total - days * 86_400
            return CalendarDate(dayNumber: dayNumber + days).at(
                hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60,
                precision: unit == .second || second != 0 ? .second : .minute)
        case .day: return shifted(to: CalendarDate(dayNumber: dayNumber + count))
        case .week, .weekend: return shifted(to: CalendarDate(dayNumber: dayNumber + count * 7))
        case .fortnight: return shifted(to: CalendarDate(dayNumber: dayNumber + count * 14))
        case .month, .quarter:
            let months = year * 12 + month - 1 + count * (unit == .quarter ? 3 : 1)
            let year = months >= 0 ? months / 12 : (months - 11) / 12
            let month = months - year * 12 + 1
            return shifted(
                to: CalendarDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year))))
        case .year: return adding(count * 12, .month)
        case .decade: return adding(count * 120, .month)
        case .century: return adding(count * 1200, .month)
        }
    }

    private func shifted(to date: CalendarDate) -> CalendarDate {
        hour.map { date.at(hour: $0, minute: minute, second: second, precision: precision) } ?? date
    }

    /// The span of a unit that contains the date: its first and its last day.
    func span(of unit: CalendarUnit) -> (first: CalendarDate, last: CalendarDate) {
        switch unit {
        case .second, .minute, .hour, .day: return (wholeDay, wholeDay)
        case .week:
            let monday = wholeDay.adding(1 - weekday, .day)
            return (monday, monday.adding(6, .day))
        case .fortnight:
            let monday = wholeDay.adding(1 - weekday, .day)
            return (monday, monday.adding(13, .day))
        case .weekend:
            let saturday = wholeDay.adding(6 - weekday, .day)
            return (saturday, saturday.adding(1, .day))
        case .month: return Self.months(1, from: CalendarDate(year: year, month: month, precision: .month))
        case .quarter: return Self.months(3, from: CalendarDate(year: year, month: (month - 1) / 3 * 3 + 1))
        case .year: return Self.months(12, from: CalendarDate(year: year, precision: .year))
        case .decade: return Self.months(120, from: CalendarDate(year: year / 10 * 10))
        case .century: return Self.months(1200, from: CalendarDate(year: year / 100 * 100))
        }
    }

    private static func months(_ count: Int, from first: CalendarDate) -> (CalendarDate, CalendarDate) {
        (first, first.wholeDay.adding(count, .month).adding(-1, .day))
    }

    /// Easter Sunday of a year (Gregorian, by Meeus, Jones and Butcher).
    static func easter(of year: Int) -> CalendarDate {
        let a = year % 19
        let b = year / 100
        let c = year % 100
        let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
        let f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114
        return CalendarDate(year: year, month: f / 31, day: f % 31 + 1)
    }
}

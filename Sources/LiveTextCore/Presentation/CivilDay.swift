// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar, counted from 1 January 1970.
struct CivilDay {
    private let number: Int

    private init(number: Int) { self.number = number }

    /// Counts in years that begin in March, so that a leap day is the last of its year.
    init(_ date: CalendarDate) {
        let year = date.month <= 2 ? date.year - 1 : date.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((date.month + 9) % 12) + 2) / 5 + date.day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    func adding(_ days: Int) -> CivilDay { CivilDay(number: number + days) }

    var date: CalendarDate {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return CalendarDate(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

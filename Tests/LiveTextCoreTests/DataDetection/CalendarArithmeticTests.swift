// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Reckoning with dates")
struct CalendarArithmeticTests {
    @Test("Days are numbered from 1970 and back", arguments: [-719_162, -1, 0, 59, 11_016, 20_000, 2_932_896])
    func dayNumbers(number: Int) {
        #expect(CalendarDate(dayNumber: number).dayNumber == number)
    }

    @Test("Known days")
    func knownDays() {
        #expect(CalendarDate(year: 1970).dayNumber == 0)
        #expect(CalendarDate(year: 2000, month: 3, day: 1).dayNumber == 11_017)
        #expect(CalendarDate(year: 2026, month: 5, day: 6).weekday == 3)
        #expect(CalendarDate.easter(of: 2026) == CalendarDate(year: 2026, month: 4, day: 5))
        #expect(CalendarDate.days(inMonth: 2, of: 1900) == 28)
        #expect(CalendarDate.days(inMonth: 2, of: 2000) == 29)
    }

    @Test("Units are added over the ends of months, years and days")
    func adding() {
        let date = CalendarDate(year: 2026, month: 1, day: 31)
        #expect(date.adding(1, .month) == CalendarDate(year: 2026, month: 2, day: 28))
        #expect(date.adding(-1, .month) == CalendarDate(year: 2025, month: 12, day: 31))
        #expect(date.adding(1, .day) == CalendarDate(year: 2026, month: 2, day: 1))
        #expect(date.at(hour: 23, minute: 30).adding(45, .minute).iso8601 == "2026-02-01T00:15:00")
        #expect(date.at(hour: 0).adding(-1, .hour).iso8601 == "2026-01-30T23:00:00")
        #expect(date.adding(.max, .century).year > 2026)
    }

    @Test(
        "ISO 8601 is read",
        arguments: [
            ("2026-05-06", "2026-05-06"), ("2026-05-06T18:30", "2026-05-06T18:30:00"),
            ("2026-05-06T18:30:05+02:00", "2026-05-06T18:30:05"), ("2026-05-06 18:30", "2026-05-06T18:30:00"),
        ])
    func reading(text: String, expected: String) {
        #expect(CalendarDate(iso8601: text)?.iso8601 == expected)
    }

    @Test(
        "Other text is no date",
        arguments: [
            "", "2026", "2026-13-01", "2026-02-30", "2026-05-06T25:00", "2026-05-06T", "06.05.2026", "2026-05-06T18:61",
            "T",
            "2026-05-06T18:30T", "-1-05-06", "٢٠٢٦-٠٥-٠٦",
        ])
    func refused(text: String) {
        #expect(CalendarDate(iso8601: text) == nil)
    }
}

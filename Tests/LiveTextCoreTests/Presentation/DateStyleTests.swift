// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Dates as a person's locale writes them")
struct DateStyleTests {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private let american = DateStyle(
        dayPattern: "%m/%d/%Y", timePattern: "%r", weekdays: weekdays, months: months, dayHalves: ["AM", "PM"])
    private let german = DateStyle(
        dayPattern: "%d.%m.%Y", timePattern: "%T", weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
        months: months, dayHalves: ["", ""])
    private let japanese = DateStyle(
        dayPattern: "%Y年%m月%d日", timePattern: "%H時%M分%S秒", weekdays: ["月", "火", "水", "木", "金", "土", "日"],
        months: (1...12).map { "\($0)月" }, dayHalves: ["午前", "午後"])

    private func shown(_ event: CalendarEvent, _ style: DateStyle) -> String {
        ItemPresentation(
            .calendarEvent(event), context: PresentationContext(preferences: ActionPreferences(dateStyle: style))
        ).fullValue
    }

    @Test("Day, time and span, with the day of the week")
    func forms() {
        let day = CalendarDate(year: 2026, month: 5, day: 4)
        let start = CalendarDate(year: 2026, month: 5, day: 4, hour: 17)
        let end = CalendarDate(year: 2026, month: 5, day: 4, hour: 19, minute: 30)
        #expect(shown(CalendarEvent(start: day), american) == "Mon, 05/04/2026")
        #expect(shown(CalendarEvent(start: day), german) == "Mo, 04.05.2026")
        #expect(shown(CalendarEvent(start: start), american) == "Mon, 05/04/2026, 5:00 PM")
        #expect(shown(CalendarEvent(start: start), german) == "Mo, 04.05.2026, 17:00")
        #expect(shown(CalendarEvent(start: start, end: end), american) == "Mon, 05/04/2026, 5:00 PM – 7:30 PM")
        #expect(shown(CalendarEvent(start: nil, end: day), german) == "– Mo, 04.05.2026")
        #expect(shown(CalendarEvent(start: start, timeZone: "UTC"), german) == "Mo, 04.05.2026, 17:00 UTC")
        #expect(shown(CalendarEvent(start: day), japanese) == "2026年05月04日(月)")
        #expect(
            shown(CalendarEvent(start: day, end: CalendarDate(year: 2026, month: 5, day: 6)), german)
                == "Mo, 04.05.2026 – Mi, 06.05.2026")
    }

    @Test("Months and years show no day")
    func vague() {
        let month = CalendarEvent(start: CalendarDate(year: 2026, month: 5, precision: .month))
        #expect(shown(month, american) == "May 2026")
        #expect(shown(month, japanese) == "2026年05月")
        #expect(shown(month, .international) == "2026-05")
        #expect(shown(CalendarEvent(start: CalendarDate(year: 2026, precision: .year)), american) == "2026")
    }

    @Test("Midnight, noon and seconds")
    func hours() {
        func time(_ hour: Int, _ second: Int, _ style: DateStyle) -> String {
            shown(
                CalendarEvent(start: CalendarDate(year: 2026, month: 5, day: 4, hour: hour, minute: 5, second: second)),
                style)
        }
        #expect(time(0, 0, american).hasSuffix("12:05 AM"))
        #expect(time(12, 0, american).hasSuffix("12:05 PM"))
        #expect(time(12, 9, american).hasSuffix("12:05:09 PM"))
        #expect(time(0, 0, german).hasSuffix("00:05"))
    }

    @Test(
        "A pattern that is none gives the international form",
        arguments: ["%Q", "%", "%d.%m.%", "%-", "%E"])
    func badPattern(pattern: String) {
        let style = DateStyle(
            dayPattern: pattern, timePattern: pattern, weekdays: ["Mon"], months: [], dayHalves: ["AM"])
        let date = CalendarDate(year: 2026, month: 5, day: 4, hour: 17)
        #expect(shown(CalendarEvent(start: date), style) == "2026-05-04 17:00")
    }
}

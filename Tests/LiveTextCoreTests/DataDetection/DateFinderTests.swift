// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Dates in English text")
struct DateFinderTests {
    @Test(
        "Dates, times and spans from Wednesday, 6 May 2026",
        arguments: [
            ("May 14, 2026", "May 14, 2026 = 2026-05-14"),
            ("14 May", "14 May = 2026-05-14"),
            ("Thursday, May 14", "Thursday, May 14 = 2026-05-14"),
            ("2026-12-24", "2026-12-24 = 2026-12-24"),
            ("2026-12-24T18:30:00Z", "2026-12-24T18:30:00Z = 2026-12-24T18:30:00"),
            ("12/24/2026", "12/24/2026 = 2026-12-24"),
            ("the 4th of July 2027", "4th of July 2027 = 2027-07-04"),
            ("Sept 2026", "Sept 2026 = 2026-09-01"),
            ("exp 08/2027", "08/2027 = 2027-08-01"),
            ("tomorrow", "tomorrow = 2026-05-07"),
            ("next Friday", "next Friday = 2026-05-15"),
            ("7:30 pm", "7:30 pm = 2026-05-06T19:30:00"),
            ("at noon", "noon = 2026-05-06T12:00:00"),
            ("tomorrow at 4:30pm", "tomorrow at 4:30pm = 2026-05-07T16:30:00"),
            ("half past 7", "half past 7 = 2026-05-06T07:30:00"),
            ("in 3 weeks", "in 3 weeks = 2026-05-27"),
            ("two days ago", "two days ago = 2026-05-04"),
            ("in 90 minutes", "in 90 minutes = 2026-05-06T11:30:00"),
            ("last month", "last month = 2026-04-01"),
            ("Christmas 2026", "Christmas 2026 = 2026-12-25"),
            ("21AUG", "21AUG = 2026-08-21"),
            ("tonight at 8", "tonight at 8 = 2026-05-06T20:00:00"),
            ("first week of 2027", "first week of 2027 = 2027-01-04/2027-01-10"),
            ("Q3 2026", "Q3 2026 = 2026-07-01/2026-09-30"),
            ("from 5 to 7 pm", "from 5 to 7 pm = 2026-05-06T17:00:00/2026-05-06T19:00:00"),
            ("May 5-7", "May 5-7 = 2026-05-05/2026-05-07"),
            ("May 12-14, 2026", "May 12-14, 2026 = 2026-05-12/2026-05-14"),
            ("May 12-14", "May 12-14 = 2026-05-12/2026-05-14"),
            ("May-8-10", "May-8-10 = 2010-05-08"),
            ("Fri–Sun, 8–10 May", "Fri–Sun, 8–10 May = 2026-05-08/2026-05-10"),
            ("Fri May 8 9-5", "Fri May 8 9-5 = 2026-05-08T09:00:00/2026-05-08T17:00:00"),
            ("08/01/2026 - 08/31/2026", "08/01/2026 - 08/31/2026 = 2026-08-01/2026-08-31"),
            (
                "Friday, June 12 · 7:00 PM – 10:00 PM",
                "Friday, June 12 · 7:00 PM – 10:00 PM = 2026-06-12T19:00:00/2026-06-12T22:00:00"
            ),
            ("before June 1", "before June 1 = /2026-06-01"),
            ("Friday before 5 pm", "Friday before 5 pm = /2026-05-08T17:00:00"),
            ("next week on Thursday", "next week on Thursday = 2026-05-14"),
            ("Monday two weeks from now", "Monday two weeks from now = 2026-05-18"),
            ("in a fortnight", "in a fortnight = 2026-05-20"),
            ("last two months of 2025", "last two months of 2025 = 2025-11-01/2025-12-31"),
            ("in May.", "May = 2026-05-01"),
            ("June 15, two thousand twenty-six", "June 15, two thousand twenty-six = 2026-06-15"),
            ("11 pm - 1 am", "11 pm - 1 am = 2026-05-06T23:00:00/2026-05-07T01:00:00"),
            ("Sat 9am-5pm", "Sat 9am-5pm = 2026-05-09T09:00:00/2026-05-09T17:00:00"),
            ("from 3 to 4 tomorrow", "from 3 to 4 tomorrow = 2026-05-07T03:00:00/2026-05-07T04:00:00"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.calendarEvent, text) == [expected])
    }

    @Test(
        "Words and numbers that are no dates",
        arguments: [
            "March on",
            "32 October",
            "version 1.5.30",
            "only the 3 of us",
            "may I",
            "it may be",
            "Mark 3",
            "24/7",
            "1/2 cup",
            "2026",
            "version 1.2.3",
            "Good morning",
            "page 12",
            "5 people",
            "a second opinion",
            "10.5",
            "44.50",
            "31/31/2026",
            "32 May",
            "sun and sea",
            "he sat down",
            "12-15",
            "Case 3:26-cv-0041",
            "now",
            "3 of 5",
            "0.59",
            "week",
            "",
        ])
    func notFound(text: String) {
        #expect(items(.calendarEvent, text).isEmpty)
    }

    @Test("Day and month go by the country; both readings are offered where both are possible")
    func dayMonthOrder() throws {
        func event(_ region: String) throws -> CalendarEvent {
            let detector = DataDetector(region: region, languages: ["en"], kinds: [.calendarEvent])
            let match = try #require(detector.matches(in: "03/04/2025").first)
            guard case .calendarEvent(let event) = match.value else { throw NoEvent() }
            return event
        }
        let march = CalendarDate(year: 2025, month: 3, day: 4)
        let april = CalendarDate(year: 2025, month: 4, day: 3)
        #expect(try event("US").start == march)
        #expect(try event("US").alternatives == [april])
        #expect(try event("GB").start == april)
        #expect(try event("GB").alternatives == [march])
        #expect(try event("DE").start == april)
    }

    private struct NoEvent: Error {}

    @Test("Zones are kept")
    func zones() throws {
        for (text, zone) in [
            ("May 6, 10:00 UTC", "UTC"), ("2026-05-06T10:00:00+02:00", "+02:00"), ("10:00 am PST", "-08:00"),
            ("10:00 GMT+2", "+02:00"),
        ] {
            let match = try #require(DataDetector(region: "US", kinds: [.calendarEvent]).matches(in: text).first)
            guard case .calendarEvent(let event) = match.value else { throw NoEvent() }
            #expect(event.timeZone == zone, "\(text)")
        }
    }

    @Test("A weekday tells the year; a date long past this year is meant for the next")
    func years() {
        #expect(items(.calendarEvent, "Friday, May 14") == ["Friday, May 14 = 2027-05-14"])
        #expect(items(.calendarEvent, "January 10") == ["January 10 = 2027-01-10"])
        #expect(items(.calendarEvent, "April 20") == ["April 20 = 2026-04-20"])
    }
}

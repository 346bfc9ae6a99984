// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Opening hours")
struct WeeklyHoursTests {
    @Test(
        "The next of the days, from Wednesday, 6 May 2026, and its hours",
        arguments: [
            ("de", "DE", "Mo-Fr 9-18 Uhr", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("de", "DE", "Mo.–Fr. 9–18 Uhr", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("de", "DE", "Montag bis Freitag 9 bis 18 Uhr", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("de", "DE", "Sa. 10–14 Uhr", "2026-05-09T10:00:00/2026-05-09T14:00:00"),
            ("de", "DE", "Mo, Di, Fr 8-12 Uhr", "2026-05-08T08:00:00/2026-05-08T12:00:00"),
            ("de", "DE", "Mo.-Do. 8.30-17.00 Uhr", "2026-05-06T08:30:00/2026-05-06T17:00:00"),
            ("de", "DE", "10–18 Uhr (Do–So)", "2026-05-07T10:00:00/2026-05-07T18:00:00"),
            ("de", "DE", "Fr 22–4 Uhr", "2026-05-08T22:00:00/2026-05-09T04:00:00"),
            ("en", "US", "Mon-Fri 9-5", "2026-05-06T09:00:00/2026-05-06T17:00:00"),
            ("en", "US", "Sat & Sun: 10 a.m. – 4 p.m.", "2026-05-09T10:00:00/2026-05-09T16:00:00"),
            ("en", "US", "Fri–Mon 11–5", "2026-05-08T11:00:00/2026-05-08T17:00:00"),
            ("en", "US", "9am-5pm Mon-Tue", "2026-05-11T09:00:00/2026-05-11T17:00:00"),
            ("en", "GB", "Mon to Fri: 0800-1700", "2026-05-06T08:00:00/2026-05-06T17:00:00"),
            ("en", "US", "next Monday 6-8", "2026-05-11T06:00:00/2026-05-11T08:00:00"),
            ("en", "US", "tomorrow 9-5", "2026-05-07T09:00:00/2026-05-07T17:00:00"),
            ("fr", "FR", "du lundi au vendredi de 9h à 18h", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("fr", "FR", "sam-dim 9h30-12h", "2026-05-09T09:30:00/2026-05-09T12:00:00"),
            ("es", "ES", "de lunes a viernes de 9 a 18 h", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("it", "IT", "dal martedì alla domenica dalle 10 alle 19", "2026-05-06T10:00:00/2026-05-06T19:00:00"),
            ("pt", "BR", "seg. a sex. 9h-18h", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("nl", "NL", "ma t/m vr 9.00-17.00 uur", "2026-05-06T09:00:00/2026-05-06T17:00:00"),
            ("sv", "SE", "mån–fre kl. 10–18", "2026-05-06T10:00:00/2026-05-06T18:00:00"),
            ("pl", "PL", "pon.–pt. 8:00–16:00", "2026-05-06T08:00:00/2026-05-06T16:00:00"),
            ("pl", "PL", "sob. 9-13", "2026-05-09T09:00:00/2026-05-09T13:00:00"),
            ("tr", "TR", "Cum-Paz 9:00-18:00", "2026-05-08T09:00:00/2026-05-08T18:00:00"),
            ("ja", "JP", "木〜日 9:00〜18:00", "2026-05-07T09:00:00/2026-05-07T18:00:00"),
            ("ja", "JP", "月・火・金 10時〜17時", "2026-05-08T10:00:00/2026-05-08T17:00:00"),
            ("zh", "CN", "周一至周五 9:00-18:00", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
            ("ko", "KR", "월요일~금요일 오전 9시~오후 6시", "2026-05-06T09:00:00/2026-05-06T18:00:00"),
        ])
    func weekly(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == ["\(text) = \(expected)"])
    }

    @Test("Hours after a break are items of their own on the same day")
    func breaks() {
        #expect(
            items(.calendarEvent, "Do–Fr 9–12 und 14–18 Uhr", region: "DE", language: "de") == [
                "Do–Fr 9–12 = 2026-05-07T09:00:00/2026-05-07T12:00:00",
                "14–18 Uhr = 2026-05-07T14:00:00/2026-05-07T18:00:00",
            ])
    }

    @Test(
        "Days of a month beside a weekday stay days",
        arguments: [
            ("de", "DE", "Mo 12.5.", "2026-05-12"),
            ("en", "US", "Mon 5/18", "2026-05-18"),
            ("en", "US", "Monday 12-14-2026", "2026-12-14"),
            ("en", "US", "Friday 12-25", "2026-12-25"),
            ("fr", "FR", "mardi 4 à 19h", "2026-08-04T19:00:00"),
            ("es", "ES", "martes 4 a las siete de la tarde", "2026-08-04T19:00:00"),
        ])
    func days(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == ["\(text) = \(expected)"])
    }

    @Test("A month after two numbers makes them days")
    func month() {
        #expect(items(.calendarEvent, "Fri 7-9 May").contains { $0.hasSuffix("2026-05-07/2026-05-09") })
    }

    @Test(
        "An end in 24 hours has its beginning in the morning",
        arguments: [
            ("8:00–20:00 Uhr", "2026-05-06T08:00:00/2026-05-06T20:00:00"),
            ("von 6 bis 19 Uhr", "2026-05-06T06:00:00/2026-05-06T19:00:00"),
        ])
    func fullClock(text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: "DE", language: "de") == ["\(text) = \(expected)"])
    }

    @Test(
        "Scores and words that end in a day's letter have no opening hours",
        arguments: [
            ("en", "US", "We won Saturday 10-4"), ("ja", "JP", "平日 9:00〜18:00"), ("en", "US", "we sat 10-4"),
            ("de", "DE", "So 5-10 Leute"),
        ])
    func none(language: String, region: String, text: String) {
        #expect(
            !items(.calendarEvent, text, region: region, language: language).contains {
                $0.hasPrefix("Saturday 10-4") || $0.hasPrefix("日") || $0.hasPrefix("sat") || $0.hasPrefix("So")
            })
    }
}

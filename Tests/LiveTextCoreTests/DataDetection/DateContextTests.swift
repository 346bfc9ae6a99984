// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Words that say what two numbers are")
struct DateContextTests {
    @Test(
        "Ratios, verses, numbered things and hardware addresses are no dates",
        arguments: [
            ("en", "US", "de:ad:be:ef:00:01"), ("en", "US", "00:10:ab:cd:12:34"), ("en", "US", "John 3:16"),
            ("en", "US", "1 Cor 13:14"), ("en", "US", "Ratio 16:10"), ("en", "US", "aspect ratio of 16:10"),
            ("en", "US", "16:10 aspect ratio"), ("en", "US", "score: 3:10"), ("en", "US", "Page 3/10"),
            ("en", "US", "Size 10/12"), ("en", "US", "Chapter 3.4"), ("en", "US", "3/10 stars"),
            ("en", "US", "Version 2.5.2026"), ("de", "DE", "Kapitel 3.4."), ("de", "DE", "Seite 3/10"),
            ("de", "DE", "Seitenverhältnis 16:10"), ("de", "DE", "Johannes 3:16"), ("fr", "FR", "Jean 3:16"),
            ("fr", "FR", "taille 10/12"), ("es", "ES", "escala 1:25"), ("pl", "PL", "strona 3/10"),
            ("ja", "JP", "比率16:10"), ("ja", "JP", "3/10ページ"), ("ja", "JP", "日本の会社"), ("pl", "PL", "się"),
            ("de", "DE", "circa 1.30 m"), ("sv", "SE", "ca. 19.30 kg"),
        ])
    func notFound(language: String, region: String, text: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == [])
    }

    @Test(
        "The same numbers with the words of a date are dates",
        arguments: [
            ("en", "US", "at 3:16", "3:16 = 2026-05-06T03:16:00"),
            ("en", "US", "John 3:16 pm", "3:16 pm = 2026-05-06T15:16:00"),
            ("en", "US", "john 3:16", "3:16 = 2026-05-06T03:16:00"), ("de", "DE", "am 3.4.", "3.4. = 2026-04-03"),
            ("de", "DE", "Stand: 16:10 Uhr", "16:10 Uhr = 2026-05-06T16:10:00"),
            ("en", "US", "from 10:30", "10:30 = 2026-05-06T10:30:00"),
        ])
    func found(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == [expected])
    }

    private func event(_ text: String, region: String = "US", language: String = "en") -> CalendarEvent? {
        let detector = DataDetector(
            region: region, languages: [language], referenceDate: CalendarDate(year: 2026, month: 5, day: 6),
            kinds: [.calendarEvent])
        guard case .calendarEvent(let event)? = detector.matches(in: text).first?.value else { return nil }
        return event
    }

    @Test(
        "What expires does so in a month",
        arguments: [
            ("en", "US", "Exp 05/26", 2026, 5), ("en", "US", "EXP: 05/26", 2026, 5),
            ("en", "US", "valid thru 09/27", 2027, 9),
            ("en", "US", "VALID THRU\n12/31", 2031, 12), ("de", "DE", "gültig bis 09/27", 2027, 9),
            ("de", "DE", "MHD 05/26", 2026, 5), ("fr", "FR", "expire fin 09/27", 2027, 9),
            ("es", "ES", "válido hasta 09/27", 2027, 9), ("ja", "JP", "有効期限 09/27", 2027, 9),
        ])
    func expiry(language: String, region: String, text: String, year: Int, month: Int) {
        let found = event(text, region: region, language: language)
        #expect((found?.start ?? found?.end) == CalendarDate(year: year, month: month, precision: .month))
    }

    @Test("Where a day is likelier, it stays one")
    func expiryDay() {
        #expect(event("Offer expires 12/31")?.start == CalendarDate(year: 2026, month: 12, day: 31))
        #expect(event("valid until 05/26/2027")?.end == CalendarDate(year: 2027, month: 5, day: 26))
        #expect(
            event("gültig bis 10/12", region: "DE", language: "de")?.end == CalendarDate(year: 2026, month: 12, day: 10)
        )
        #expect(event("valid thru 13/27") == nil)
    }

    @Test(
        "Zones in words, in brackets and by their identifiers",
        arguments: [
            ("3:30pm (PST)", "-08:00"), ("15:00 (UTC+1)", "+01:00"), ("9:00 Asia/Tokyo", "Asia/Tokyo"),
            ("10:00 America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
            ("May 5, 3 pm Eastern Time", "America/New_York"), ("3 pm Pacific", "America/Los_Angeles"),
            ("3 pm Eastern Standard Time", "-05:00"), ("3 pm London time", "Europe/London"),
            ("3 pm PST/PDT", "America/Los_Angeles"), ("18:00 [CET]", "+01:00"),
            ("10:00–11:00 (UTC+02:00)", "+02:00"), ("2026-05-06T10:00:00-05:00", "-05:00"),
        ])
    func zones(text: String, zone: String) {
        #expect(event(text)?.timeZone == zone)
        #expect(items(.calendarEvent, text).map { $0.hasPrefix(text + " = ") } == [true])
    }

    @Test("Zones in other languages")
    func otherZones() {
        #expect(event("15:00 Uhr (MESZ)", region: "DE", language: "de")?.timeZone == "+02:00")
        #expect(event("15h (heure de Paris)", region: "FR", language: "fr")?.timeZone == "Europe/Paris")
        #expect(event("15:00 (hora peninsular)", region: "ES", language: "es")?.timeZone == "Europe/Madrid")
        #expect(event("日本時間15:00", region: "JP", language: "ja")?.timeZone == "Asia/Tokyo")
        #expect(event("15:00 (JST)", region: "JP", language: "ja")?.timeZone == "+09:00")
    }

    @Test(
        "What only begins like a zone is none, and a dash is no offset",
        arguments: [
            "3 pm Pacific Ocean", "3 pm Mountain bikes", "3 pm (local)", "10:00 Europe/Nowhere", "May 6 10:00-14:00",
            "10:00 (noon)",
        ])
    func noZone(text: String) throws {
        let found = try #require(event(text))
        #expect(found.timeZone == nil)
    }
}

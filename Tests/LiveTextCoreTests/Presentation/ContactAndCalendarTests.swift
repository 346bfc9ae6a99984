// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Contacts and events as documents")
struct ContactAndCalendarTests {
    private func lines(_ document: String) -> [String] {
        document.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    // MARK: - Contacts

    @Test("A card holds every field, escaped")
    func vCard() {
        let card = ContactCard(
            names: ["Anna Lind; CEO"], phones: [.init("+49 30 901820", labels: ["work", "x-evil"])],
            emails: [.init("anna@linde.de")],
            addresses: [.init(parts: ["", "", "Hauptstr. 1, Hof", "Bonn", "", "53111", ""])],
            urls: ["https://linde.de/a,b"], organization: "Linde, Gärtnerei", note: "two\nlines\\")
        #expect(
            lines(card.vCard) == [
                "BEGIN:VCARD", "VERSION:3.0", "N:CEO;Anna Lind\\;;;;", "FN:Anna Lind\\; CEO", "ORG:Linde\\, Gärtnerei",
                "TEL;TYPE=WORK:+49 30 901820", "EMAIL:anna@linde.de", "ADR:;;Hauptstr. 1\\, Hof;Bonn;;53111;",
                "URL:https://linde.de/a,b", "NOTE:two\\nlines\\\\", "END:VCARD",
            ])
    }

    @Test("Nothing in a value begins a line of its own")
    func vCardInjection() {
        for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{0B}"] {
            let evil = "x" + end + "TEL:+900"
            let card = ContactCard(
                names: [evil], phones: [.init(evil, labels: [evil])], addresses: [.init(parts: [evil], labels: [evil])],
                urls: ["https://a.example/" + evil], organization: evil, title: evil, note: evil, birthday: evil)
            let document = card.vCard
            #expect(!lines(document).contains { $0.hasPrefix("TEL:+900") }, "\(end.unicodeScalars)")
            #expect(document.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0D || $0 == 0x0A })
        }
    }

    @Test("Long lines are folded between characters")
    func folding() {
        let card = ContactCard(names: [String(repeating: "größe ", count: 60)])
        let physical = card.vCard.split(separator: "\r\n")
        #expect(physical.allSatisfy { $0.utf8.count <= 75 })
        #expect(lines(card.vCard).contains("FN:" + String(repeating: "größe ", count: 60)))
    }

    @Test("A card from a picture takes the name, the company and the other data along")
    func surroundings() throws {
        let phone = DataItem.Value.phoneNumber(PhoneNumber(number: "+4930901820", formatted: "+49 30 901820"))
        let address = PostalAddress(
            street: "Main Street", number: "12", postalCode: "10115", city: "Berlin",
            formatted: "12 Main Street, 10115 Berlin")
        let around = ItemSurroundings(
            personName: "Anna Linde", organization: "Linde GmbH",
            related: [.emailAddress("anna@linde.de"), phone, .postalAddress(address), .link(url: "https://linde.de")])
        let card = try #require(ContactCard(phone, around))
        #expect(
            lines(card.vCard).dropFirst(2) == [
                "N:Linde;Anna;;;", "FN:Anna Linde", "ORG:Linde GmbH", "TEL:+49 30 901820", "EMAIL:anna@linde.de",
                "ADR:;;12 Main Street;Berlin;;10115;", "URL:https://linde.de", "END:VCARD",
            ])
        #expect(ContactCard(.link(url: "https://linde.de"), around) == nil)
    }

    // MARK: - Events

    private func event(_ entry: CalendarEntry?) throws -> [String] {
        lines(try #require(entry).iCalendar).filter { $0.hasPrefix("DT") || $0.hasPrefix("SUM") || $0.hasPrefix("LOC") }
    }

    @Test("Whole days end on the day after the last")
    func wholeDays() throws {
        let span = CalendarEvent(
            start: CalendarDate(year: 2024, month: 2, day: 28), end: CalendarDate(year: 2024, month: 2, day: 29))
        #expect(
            try event(CalendarEntry(span, summary: "Trip; by train", location: "Rue X, Paris")) == [
                "DTSTART;VALUE=DATE:20240228", "DTEND;VALUE=DATE:20240301", "SUMMARY:Trip\\; by train",
                "LOCATION:Rue X\\, Paris",
            ])
        let last = CalendarEvent(start: nil, end: CalendarDate(year: 2023, month: 12, day: 31))
        #expect(try event(CalendarEntry(last, summary: nil, location: nil)) == ["DTSTART;VALUE=DATE:20231231"])
    }

    @Test(
        "Times keep their zone",
        arguments: [
            (nil, "DTSTART:20241231T233000"), ("UTC", "DTSTART:20241231T233000Z"),
            ("-02:00", "DTSTART:20250101T013000Z"), ("+05:30", "DTSTART:20241231T180000Z"),
            ("+2359", "DTSTART:20241230T233100Z"), ("Europe/Berlin", "DTSTART;TZID=Europe/Berlin:20241231T233000"),
            ("Evil:Zone\nX", "DTSTART:20241231T233000"),
        ] as [(String?, String)])
    func zones(zone: String?, expected: String) throws {
        let date = CalendarDate(year: 2024, month: 12, day: 31, hour: 23, minute: 30)
        let entry = CalendarEntry(CalendarEvent(start: date, timeZone: zone), summary: nil, location: nil)
        #expect(try event(entry) == [expected])
    }

    @Test("A month or a year is no event")
    func vagueDates() {
        for precision in [CalendarDate.Precision.year, .month] {
            let event = CalendarEvent(start: CalendarDate(year: 2025, precision: precision))
            #expect(CalendarEntry(event, summary: nil, location: nil) == nil)
            #expect(ItemPresentation(.calendarEvent(event)).actions.map(\.id) == ["date.copy"])
        }
    }

    @Test("Saving the same event again names the same event, another one another")
    func identifiers() throws {
        func identifier(_ summary: String) throws -> String? {
            let event = CalendarEvent(start: CalendarDate(year: 2025, month: 5, day: 4))
            return lines(try #require(CalendarEntry(event, summary: summary, location: nil)).iCalendar)
                .first { $0.hasPrefix("UID:") }
        }
        #expect(try identifier("a") == identifier("a"))
        #expect(try identifier("a") != identifier("b"))
    }

    @Test("Events are stamped once")
    func stamps() throws {
        let event = CalendarEvent(start: CalendarDate(year: 2025, month: 5, day: 4))
        let document = try #require(CalendarEntry(event, summary: "x", location: nil)).iCalendar
        let stamped = CalendarDocument.stamped(document, at: "20250101T000000Z")
        #expect(lines(stamped).filter { $0 == "DTSTAMP:20250101T000000Z" }.count == 1)
        #expect(CalendarDocument.stamped(stamped, at: "20260101T000000Z") == stamped)
    }

    @Test("Days are counted right over leap years and centuries")
    func days() {
        for (from, steps, to) in [
            ((2000, 2, 28), 1, (2000, 2, 29)), ((1900, 2, 28), 1, (1900, 3, 1)), ((2023, 12, 31), 1, (2024, 1, 1)),
            ((2024, 3, 1), -1, (2024, 2, 29)), ((1970, 1, 1), -1, (1969, 12, 31)), ((1, 1, 1), 146_097, (401, 1, 1)),
        ] {
            let day = CivilDay(CalendarDate(year: from.0, month: from.1, day: from.2)).adding(steps).date
            #expect((day.year, day.month, day.day) == to)
        }
    }
}

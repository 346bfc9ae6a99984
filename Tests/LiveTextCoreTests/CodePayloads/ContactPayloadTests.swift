// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Contacts and events in codes")
struct ContactPayloadTests {
    private func readCard(_ payload: String) -> ContactCard? {
        if case .contact(let card) = CodePayload(payload) { card } else { nil }
    }

    private func readEvent(_ payload: String) -> CalendarEntry? {
        if case .event(let event) = CodePayload(payload) { event } else { nil }
    }

    @Test("vCard 3.0 with folded lines, escapes and several numbers")
    func vCard3() throws {
        let card = try #require(
            readCard(
                """
                BEGIN:VCARD\r\nVERSION:3.0\r\nN:Linde;Anna;;Dr.;\r\nFN:Dr. Anna Lin\r\n de\r\nORG:Bistro;Küche\r\n\
                TITLE:Köchin\r\nTEL;TYPE=CELL,PREF:+49 171 1\r\nitem1.TEL;TYPE=work:030 2\r\n\
                ADR;TYPE=home:;;Straße 1\\, Hof;Berlin;;10115;DE\r\nEMAIL:anna@linde.de\r\nURL:https://linde.de\r\n\
                NOTE:a\\nb\\;c\\\\d\r\nGEO:52.5;13.4\r\nEND:VCARD
                """))
        #expect(card.names == ["Dr. Anna Linde"])
        #expect(card.structuredName == .init(family: "Linde", given: "Anna", prefix: "Dr."))
        #expect(card.phones == [.init("+49 171 1", labels: ["cell"]), .init("030 2", labels: ["work"])])
        #expect(card.addresses.map(\.formatted) == ["Straße 1, Hof\nBerlin\n10115\nDE"])
        #expect(card.organization == "Bistro, Küche" && card.title == "Köchin")
        #expect(card.note == "a\nb;c\\d" && card.place?.latitude == 52.5)
        #expect(card.emails.map(\.value) == ["anna@linde.de"] && card.urls == ["https://linde.de"])
    }

    @Test("vCard 2.1 with quoted-printable text and bare types")
    func vCard21() {
        let card = readCard(
            "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=\nrgen\n"
                + "ADR;HOME;QUOTED-PRINTABLE:;;88 Road=0D=0ATown;;;\nTEL;CELL:0171\nEND:VCARD")
        #expect(card?.names == ["Jürgen Müller"])
        #expect(card?.addresses.map(\.formatted) == ["88 Road\nTown"])
        #expect(card?.phones == [.init("0171", labels: ["cell"])])
    }

    @Test("vCard 4.0 with URIs as values")
    func vCard4() {
        let card = readCard(
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jane\r\nTEL;VALUE=uri;TYPE=\"voice,home\":tel:+1-555\r\n"
                + "GEO:geo:1,2\r\nBDAY:19850412\r\nEND:VCARD")
        #expect(card?.phones == [.init("+1-555", labels: ["home"])])
        #expect(card?.place?.longitude == 2 && card?.birthday == "19850412")
    }

    @Test("Cards of telephones")
    func telephoneCards() {
        #expect(
            readCard("MECARD:N:Linde,Anna;TEL:1;TEL-AV:2;EMAIL:a@linde.de;ADR:Hof\\; 3;NOTE:x\\:y;;")
                == ContactCard(
                    names: ["Anna Linde"], structuredName: .init(family: "Linde", given: "Anna"),
                    phones: [.init("1"), .init("2")], emails: [.init("a@linde.de")],
                    addresses: [.init(parts: ["Hof; 3"])], note: "x:y"))
        let business = readCard("BIZCARD:N:Anna;X:Linde;T:Cook;C:Bistro;A:Hof;B:1;M:2;E:a@linde.de;;")
        #expect(business?.names == ["Anna Linde"] && business?.organization == "Bistro")
        #expect(business?.phones == [.init("1", labels: ["work"]), .init("2", labels: ["cell"])])
        #expect(readCard("MEMORY:note\r\nNAME1:Anna\r\nTEL1:1\r\n")?.names == ["Anna"])
    }

    @Test("A card is written as a vCard that reads the same")
    func writing() throws {
        let original = try #require(readCard("MECARD:N:Linde,Anna;TEL:+49301;EMAIL:a@linde.de;NOTE:a\\;b;;"))
        #expect(readCard(original.vCard) == original)
    }

    @Test("Events with times, lengths and whole days")
    func events() {
        let start = CalendarTime(
            year: 2026, month: 12, day: 24, clock: .init(hour: 18, minute: 0, second: 0), zone: .named("Europe/Berlin"))
        let read = readEvent(
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Eve\nDTSTART;TZID=Europe/Berlin:20261224T180000\n"
                + "DURATION:P1DT6H\nLOCATION:Hof\nORGANIZER:mailto:a@linde.de\nBEGIN:VALARM\nSUMMARY:alarm\n"
                + "END:VALARM\nEND:VEVENT\nEND:VCALENDAR")
        #expect(read?.start == start && read?.summary == "Eve" && read?.location == "Hof")
        #expect(read?.end?.text == "20261226T000000" && read?.organizer == "a@linde.de")
        let day = readEvent("BEGIN:VEVENT\nDTSTART;VALUE=DATE:20240228\nDURATION:P2D\nRRULE:FREQ=YEARLY\nEND:VEVENT")
        #expect(day?.end?.text == "20240301" && day?.recurrenceRule == "FREQ=YEARLY")
    }

    @Test("An event is written as a calendar that reads the same")
    func writingEvents() throws {
        let original = try #require(
            readEvent("BEGIN:VEVENT\nSUMMARY:a\\, b\nDTSTART:20261224T180000Z\nDTEND:20261224T190000Z\nEND:VEVENT"))
        #expect(readEvent(original.iCalendar) == original)
    }

    @Test(
        "What is not well formed is text",
        arguments: [
            "BEGIN:VCARD\nEND:VCARD", "BEGIN:VCARDX\nFN:x", "MECARD:;;", "MECARD:N", "BIZCARD:Q:x;;",
            "MEMORY:x\nOTHER:y", "BEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT", "BEGIN:VEVENT\nDTSTART:20261301\nEND:VEVENT",
            "BEGIN:VEVENT\nDTSTART:20260230\nEND:VEVENT", "BEGIN:VEVENT\nDTSTART:20260101T2500\nEND:VEVENT",
            "BEGIN:VEVENT\nDTSTART:20260101\nDURATION:-P1D\nEND:VEVENT",
            "BEGIN:VEVENT\nDTSTART:20260101\nGEO:91;0\nEND:VEVENT", "BEGIN:VCALENDAR\nEND:VCALENDAR",
        ])
    func malformed(payload: String) {
        #expect(CodePayload(payload) == .text(payload))
    }
}

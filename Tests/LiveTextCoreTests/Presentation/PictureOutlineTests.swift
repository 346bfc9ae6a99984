// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("What stands around an item")
struct PictureOutlineTests {
    /// A picture of lines one below another, each with its height, in one block for each group.
    private func picture(
        _ blocks: [[(text: String, height: Double)]], items: [(DataItem.Value, String)]
    ) -> ImageAnalysis {
        var y = 0.0
        var id = 0
        let made = blocks.map { lines in
            TextBlock(
                lines: lines.map { text, height in
                    defer {
                        y += height * 1.5
                        id += 1
                    }
                    let quad = ImageQuad(ImageRect(x: 10, y: y, width: Double(text.count) * height / 2, height: height))
                    return TextLine(
                        id: TextLine.ID(rawValue: id), words: [TextWord(text: text, quad: quad, confidence: 1)],
                        quad: quad)
                })
        }
        let transcript = blocks.flatMap { $0.map(\.text) }.joined(separator: "\n")
        let found = items.compactMap { value, text -> DataItem? in
            guard let range = transcript.firstRange(of: text) else { return nil }
            let start = transcript.utf8.distance(from: transcript.startIndex, to: range.lowerBound)
            return DataItem(
                value: value, text: text, range: start..<start + text.utf8.count, quads: [ImageQuad(.zero)],
                confidence: 1)
        }
        return ImageAnalysis(imageSize: ImageSize(width: 900, height: 600), blocks: made, dataItems: found)
    }

    private let phone = DataItem.Value.phoneNumber(PhoneNumber(number: "+442079460958", formatted: "+44 20 7946 0958"))

    @Test("A business card gives its name, its company and all its data")
    func card() throws {
        let card = picture(
            [
                [("Blue Harbour Bakery", 30), ("Fresh bread since dawn", 16)],
                [
                    ("Anna Schmidt", 24), ("Managing Director", 16), ("+44 20 7946 0958", 16),
                    ("anna@blueharbour.example", 16),
                ],
            ],
            items: [
                (phone, "+44 20 7946 0958"), (.emailAddress("anna@blueharbour.example"), "anna@blueharbour.example"),
            ])
        let around = PictureOutline(card).surroundings(of: try #require(card.dataItems.first))
        #expect(around.personName == "Anna Schmidt")
        #expect(around.organization == "Blue Harbour Bakery")
        #expect(around.related == [.emailAddress("anna@blueharbour.example")])
    }

    @Test("On a full page only what is near belongs to an item")
    func page() throws {
        let filler = (0..<30).map { ("Line number \($0) of a long report", 16.0) }
        let page = picture(
            [
                [("Carl Berger", 16), ("+44 20 7946 0958", 16)], filler,
                [("Eva Other", 16), ("eva@other.example", 16)],
            ],
            items: [(phone, "+44 20 7946 0958"), (.emailAddress("eva@other.example"), "eva@other.example")])
        let outline = PictureOutline(page)
        let around = outline.surroundings(of: page.dataItems[0])
        #expect(around.related.isEmpty)
        #expect(around.organization == nil)
        #expect(outline.surroundings(of: page.dataItems[1]).personName == "Eva Other")
    }

    @Test("A poster's largest line names the event, its address the place")
    func poster() throws {
        let date = DataItem.Value.calendarEvent(CalendarEvent(start: CalendarDate(year: 2025, month: 6, day: 21)))
        let address = DataItem.Value.postalAddress(PostalAddress(city: "Leeds", formatted: "1 Park Row, Leeds"))
        let poster = picture(
            [[("Tonight only", 20), ("Summer Concert", 60), ("21 June 2025", 24), ("1 Park Row, Leeds", 20)]],
            items: [(date, "21 June 2025"), (address, "1 Park Row, Leeds")])
        let around = PictureOutline(poster).surroundings(of: poster.dataItems[0])
        #expect(around.eventTitle == "Summer Concert")
        #expect(around.eventPlace == "1 Park Row, Leeds")
    }

    @Test("Items with a range outside the text have no surroundings")
    func badRanges() {
        let empty = ImageAnalysis(imageSize: ImageSize(width: 1, height: 1))
        for range in [0..<0, 5..<9, 0..<Int.max] {
            let item = DataItem(value: phone, text: "", range: range, quads: [], confidence: 1)
            #expect(PictureOutline(empty).surroundings(of: item) == .none)
        }
    }

    @Test("Names and companies are told from other lines")
    func names() {
        let names = ContactNames([.emailAddress("j.mueller@werk-zwei.de"), .link(url: "https://www.northwind.example")])
        for name in ["Anna Schmidt", "Dr. Jörg Müller", "Mary-Ann O’Neil", "ANNA SCHMIDT", "José Luis García López"] {
            #expect(names.isPersonName(name), "\(name)")
        }
        for other in [
            "Managing Director", "anna schmidt", "Anna", "Thank You", "12 Main Street", "Linde GmbH", "Tel", "",
        ] {
            #expect(!names.isPersonName(other), "\(other)")
        }
        for company in ["Linde GmbH", "Northwind Traders", "Werk Zwei", "Café Central", "Smith & Co."] {
            #expect(names.isOrganization(company), "\(company)")
        }
        for other in ["Anna Schmidt", "Main Street 1", "We bake since the company began in a small shed by the sea"] {
            #expect(!names.isOrganization(other), "\(other)")
        }
    }
}

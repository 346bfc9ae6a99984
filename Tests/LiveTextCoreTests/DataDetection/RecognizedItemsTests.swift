// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Data in recognised text, over lines and with slips")
struct RecognizedItemsTests {
    /// Lines below one another, words of even letters.
    private func block(_ lines: [String], wraps: Set<Int> = []) -> TextBlock {
        TextBlock(
            lines: lines.enumerated().map { index, text in
                var x = 0.0
                let y = Double(index) * 30
                let words = text.split(separator: " ").map { word in
                    let width = Double(word.count) * 10
                    defer { x += width + 10 }
                    return TextWord(
                        text: String(word), quad: ImageQuad(ImageRect(x: x, y: y, width: width, height: 20)),
                        confidence: 0.9)
                }
                return TextLine(
                    id: .init(rawValue: index), words: words,
                    quad: ImageQuad(ImageRect(x: 0, y: y, width: max(x - 10, 1), height: 20)),
                    continuesParagraph: wraps.contains(index))
            })
    }

    private func items(_ lines: [String], wraps: Set<Int> = [], region: String = "DE") -> [DataItem] {
        let detector = DataDetector(
            region: region, languages: ["en"], referenceDate: CalendarDate(year: 2026, month: 5, day: 6))
        return detector.dataItems(in: [block(lines, wraps: wraps)])
    }

    @Test(
        "A link broken at a line's end is joined where one side tells",
        arguments: [
            (
                ["http://linde.test/2016/01/Release-of-", "linde-1-17-0"],
                "http://linde.test/2016/01/Release-of-linde-1-17-0"
            ),
            (["see https://linde.de", "/karte/heute. Bis bald"], "https://linde.de/karte/heute"),
            (["https://linde.de/suche?", "q=brot"], "https://linde.de/suche?q=brot"),
            (["https://linde.de/a/", "b_2/c"], "https://linde.de/a/b_2/c"),
            (["https://linde.de/a-", "b-", "c_1"], "https://linde.de/a-b-c_1"),
        ])
    func joined(lines: [String], url: String) throws {
        let item = try #require(items(lines).first)
        #expect(item.value == .link(url: url))
        #expect(item.quads.count == lines.count)
    }

    @Test(
        "Links that end with their line stay as they are",
        arguments: [
            ["https://linde.de/issues", "https://linde.de/pulls"], ["www.linde.de/en-US/", "A new sentence"],
            ["https://linde.de/karte", "heute frisch"], ["https://linde.de/", "Menu"], ["https://linde.de/a- b", "c"],
        ])
    func apart(lines: [String]) {
        #expect(items(lines).allSatisfy { $0.quads.count == 1 })
        #expect(items(lines).first?.text.contains("\n") == false)
    }

    @Test("An address over three lines has three places")
    func address() throws {
        let item = try #require(items(["Lindenstraße 12", "10969 Berlin", "Deutschland"]).first)
        guard case .postalAddress(let address) = item.value else {
            Issue.record("no address")
            return
        }
        #expect(address.formatted == "Lindenstraße 12, 10969 Berlin, Deutschland")
        #expect(item.quads.count == 3)
        #expect(item.confidence == 0.9)
    }

    @Test("A date goes on where the line only wraps")
    func wrappedDate() {
        #expect(
            items(["The party is on May", "14, 2026 at noon"], wraps: [1]).map(\.text) == ["May\n14, 2026 at noon"])
        #expect(items(["The party is on 14", "May is nice"]).map(\.text) != ["14\nMay"])
    }

    @Test("Letters are taken for digits only where check digits prove it")
    func slips() {
        #expect(
            items(["IBAN DE89 37O4 0044 O532 0l30 00"]).map(\.value.normalized) == ["DE89370400440532013000"])
        #expect(items(["IBAN DE89 37O4 0044 O532 0l30 01"]).isEmpty)
        #expect(items(["1Z999AAlO123456784"]).map(\.value.normalized) == ["1Z999AA10123456784"])
        #expect(items(["1Z999AAlO123456783"]).isEmpty)
        // In text that was typed nothing is mended.
        #expect(
            DataDetector(region: "DE").matches(in: "DE89 37O4 0044 O532 0130 00").allSatisfy { $0.value.kind != .iban })
    }

    @Test("Ranges belong to the transcript, in order, never overlapping")
    func order() {
        let lines = [
            "Café 5 km", "call +49 30 90182031 or", "mail info@linde.de by May 14", "pay 5,00 € to",
            "Seeweg 8, 8001 Zürich",
        ]
        let found = items(lines)
        let analysis = ImageAnalysis(
            imageSize: ImageSize(width: 500, height: 200), blocks: [block(lines)], dataItems: found)
        let bytes = Array(analysis.transcript.utf8)
        #expect(found.count == 6)
        #expect(found.allSatisfy { String(decoding: bytes[$0.range], as: UTF8.self) == $0.text })
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    }
}

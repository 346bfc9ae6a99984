// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Data in recognised text")
struct DataItemPlacementTests {
    /// A line of ten pixels a character, at a height, its words between spaces.
    private func line(
        _ text: String, y: Double = 0, id: Int = 0, confidence: [Double] = [], direction: TextDirection = .leftToRight
    ) -> TextLine {
        var x = 0.0
        var words: [TextWord] = []
        for (index, word) in text.split(separator: " ").enumerated() {
            let width = Double(word.count) * 10
            words.append(
                TextWord(
                    text: String(word), quad: ImageQuad(ImageRect(x: x, y: y, width: width, height: 20)),
                    confidence: index < confidence.count ? confidence[index] : 1))
            x += width + 10
        }
        return TextLine(
            id: .init(rawValue: id), words: words, quad: ImageQuad(ImageRect(x: 0, y: y, width: x - 10, height: 20)),
            direction: direction)
    }

    private func items(_ lines: [TextLine]) -> [DataItem] {
        DataDetector(region: "DE").dataItems(in: [TextBlock(lines: lines)])
    }

    @Test("Items have their range in the transcript, their place and their text")
    func place() throws {
        let lines = [line("Café Linde"), line("Mail: info@linde.de bitte", y: 30, id: 1)]
        let analysis = ImageAnalysis(
            imageSize: ImageSize(width: 500, height: 100), blocks: [TextBlock(lines: lines)],
            dataItems: items(lines))
        let item = try #require(analysis.dataItems.first)
        #expect(item.value == .emailAddress("info@linde.de"))
        #expect(item.text == "info@linde.de")
        let bytes = Array(analysis.transcript.utf8)
        #expect(String(decoding: bytes[item.range], as: UTF8.self) == item.text)
        let quad = try #require(item.quads.first)
        #expect(item.quads.count == 1)
        #expect(abs(quad.topLeft.x - 60) < 0.01 && abs(quad.bottomRight.x - 190) < 0.01)
        #expect(abs(quad.topLeft.y - 30) < 0.01 && abs(quad.bottomRight.y - 50) < 0.01)
    }

    @Test("A number of several words is as sure as its least sure word")
    func confidence() throws {
        let item = try #require(items([line("Tel. +49 30 90182031", confidence: [0.2, 0.9, 0.6, 0.8])]).first)
        #expect(item.confidence == 0.6)
        #expect(item.quads.count == 1)
    }

    @Test("Turned lines keep their angle")
    func turned() throws {
        let quad = ImageQuad(
            topLeft: ImagePoint(x: 100, y: 0), topRight: ImagePoint(x: 100, y: 200),
            bottomRight: ImagePoint(x: 80, y: 200), bottomLeft: ImagePoint(x: 80, y: 0))
        let word = TextWord(text: "(linde.de)", quad: quad, confidence: 1)
        let item = try #require(items([TextLine(id: .init(rawValue: 0), words: [word], quad: quad)]).first)
        let place = try #require(item.quads.first)
        #expect(abs(place.topLeft.y - 20) < 0.01 && abs(place.topRight.y - 180) < 0.01)
        #expect(place.direction.dy > 0.99)
    }

    @Test("In a right-to-left line the place spans from the leftmost to the rightmost character")
    func rightToLeft() throws {
        // The first word in reading order is the rightmost.
        let words = [
            TextWord(text: "هاتف", quad: ImageQuad(ImageRect(x: 160, y: 0, width: 40, height: 20)), confidence: 1),
            TextWord(
                text: "+493090182031", quad: ImageQuad(ImageRect(x: 20, y: 0, width: 130, height: 20)), confidence: 1),
        ]
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 200, height: 20))
        let text = TextLine(id: .init(rawValue: 0), words: words, quad: quad, direction: .rightToLeft)
        let item = try #require(items([text]).first)
        let place = try #require(item.quads.first?.bounds)
        #expect(abs(place.minX - 20) < 0.01 && abs(place.maxX - 150) < 0.01)
    }

    @Test("Nothing is joined over the end of a line")
    func linesStayApart() {
        #expect(
            items([line("https://linde.de/me"), line("nu/today", y: 30, id: 1)]).map(\.text) == ["https://linde.de/me"])
        #expect(items([line("anna@"), line("linde.de", y: 30, id: 1)]).map(\.text) == ["linde.de"])
        #expect(items([line("+49 30 90"), line("182031", y: 30, id: 1)]).isEmpty)
    }

    @Test("Empty text, empty lines and words without characters have no data")
    func empty() {
        #expect(items([]).isEmpty)
        #expect(DataDetector(region: "DE").dataItems(in: []).isEmpty)
        let quad = ImageQuad(ImageRect.zero)
        let blank = TextLine(
            id: .init(rawValue: 0), words: [TextWord(characters: [], quad: quad, confidence: 0)], quad: quad)
        #expect(items([blank, line("linde.de", id: 1)]).map(\.text) == ["linde.de"])
    }

    @Test(
        "Spaces that recognition puts into addresses are mended",
        arguments: [
            ("siehe https:// www.linde.de/x", "link https://www.linde.de/x", "https:// www.linde.de/x"),
            ("http: //linde.de", "link http://linde.de", "http: //linde.de"),
            ("www. linde.de", "link https://www.linde.de", "www. linde.de"),
            ("www .linde .com", "link https://www.linde.com", "www .linde .com"),
            ("info @ linde.de", "mail info@linde.de", "info @ linde.de"),
            ("anna.l @linde.de", "mail anna.l@linde.de", "anna.l @linde.de"),
            ("E-Mail: anna@ linde.de", "mail anna@linde.de", "anna@ linde.de"),
        ])
    func mended(text: String, value: String, span: String) {
        let found = items([line(text)])
        #expect(found.map(\.value.summary) == [value])
        #expect(found.map(\.text) == [span])
    }

    @Test(
        "Words beside an address stay words",
        arguments: [
            "meet us @ linde", "treffen @ fünf", "the www. It said", "end of it. Com", "http: //nowhere", "5 @ 3.99",
        ])
    func notMended(text: String) {
        #expect(items([line(text)]).isEmpty)
    }

    @Test("A handle's words are not taken for a mailbox")
    func handles() {
        #expect(items([line("find us @ linde.de")]).map(\.value.summary) == ["link https://linde.de"])
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Which lines are columns, and the order in which they are read.
struct ColumnTests {
    @Test(arguments: SyntheticPage.Engine.allCases)
    func columnsAreReadOneAfterTheOther(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let left = page.paragraph(Prose.harbour, x: 100, y: 100, width: 400)
        let right = page.paragraph(Prose.lighthouse, x: 540, y: 100, width: 400)
        #expect(TextLayout(lines: page.read(by: engine)).texts == left.lines + right.lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func threeJustifiedColumns(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        var expected: [String] = []
        for (index, text) in [Prose.harbour, Prose.lighthouse, Prose.museum].enumerated() {
            let column = page.paragraph(text, x: 100 + 330 * Double(index), y: 100, width: 300, align: .justified)
            expected += column.lines
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == expected)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func threeRowsAreEnough(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let left = [
            "Column one begins here and runs on", "for several lines so that the engine",
            "can see a gutter between the two.",
        ]
        let right = [
            "Column two is a separate story and", "must not be mixed with the first when",
            "the reader drags from left to right.",
        ]
        page.lines(left, x: 100, y: 100)
        page.lines(right, x: 500, y: 100)
        #expect(TextLayout(lines: page.read(by: engine)).texts == left + right)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func headingAndFooterSpanColumns(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        page.line("The Harbour Gazette", x: 520, y: 80, size: 40, align: .center)
        let left = page.paragraph(Prose.harbour, x: 100, y: 160, width: 400)
        let right = page.paragraph(Prose.museum, x: 540, y: 160, width: 400)
        page.line("Page 12 of the evening edition", x: 520, y: 560, size: 16, align: .center)
        let texts = TextLayout(lines: page.read(by: engine)).texts
        #expect(texts == ["The Harbour Gazette"] + left.lines + right.lines + ["Page 12 of the evening edition"])
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func headingInTheMiddlePartsThePage(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let first = page.paragraph(Prose.harbour, x: 100, y: 100, width: 400)
        let second = page.paragraph(Prose.museum, x: 540, y: 100, width: 400)
        let middle = max(first.next, second.next) + 20
        page.line("What the islanders have to say about the new timetable", x: 520, y: middle, size: 30, align: .center)
        let third = page.paragraph(Prose.lighthouse, x: 100, y: middle + 60, width: 400)
        let fourth = page.paragraph(Prose.parser, x: 540, y: middle + 60, width: 400)
        let heading = ["What the islanders have to say about the new timetable"]
        let texts = TextLayout(lines: page.read(by: engine)).texts
        #expect(texts == first.lines + second.lines + heading + third.lines + fourth.lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func columnsWithParagraphsAndDifferentLeading(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let first = page.paragraph(Prose.harbour, x: 100, y: 100, width: 380)
        let second = page.paragraph(Prose.museum, x: 100, y: first.next + 14, width: 380)
        let third = page.paragraph(Prose.lighthouse, x: 520, y: 107, width: 380, leading: 1.45)
        let fourth = page.paragraph(Prose.parser, x: 520, y: third.next + 14, width: 380, leading: 1.45)
        let texts = TextLayout(lines: page.read(by: engine)).texts
        #expect(texts == first.lines + second.lines + third.lines + fourth.lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func sidebarIsReadApart(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let entries = ["Wi-Fi", "Bluetooth", "Network", "Appearance", "Notifications", "Sound", "Power", "Displays"]
        page.lines(entries, x: 40, y: 100, leading: 1.9)
        page.line("Appearance", x: 300, y: 96, size: 30)
        let text = page.paragraph(Prose.harbour, x: 300, y: 150, width: 500)
        #expect(TextLayout(lines: page.read(by: engine)).texts == entries + ["Appearance"] + text.lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func textRunsAroundAnInset(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        // Two columns, their inner edges cut out around a box.
        var expected: [[String]] = [[], []]
        var rest = [Prose.harbour + " " + Prose.parser, Prose.lighthouse + " " + Prose.museum]
        for row in 0..<18 {
            let isBeside = (6..<11).contains(row)
            for column in 0..<2 where !rest[column].isEmpty {
                let width = isBeside ? 260.0 : 400.0
                let line = SyntheticPage.wrap(rest[column], width: width)[0]
                rest[column] = String(rest[column].dropFirst(line.count).drop { $0 == " " })
                let x = column == 0 ? 100.0 : isBeside ? 680.0 : 540.0
                page.line(line, x: x, y: 100 + 26 * Double(row))
                expected[column].append(line)
            }
        }
        let inset = ["“No one here has", "missed a boat", "in forty years.”"]
        page.lines(inset, x: 520, y: 272, size: 24, align: .center)
        let texts = TextLayout(lines: page.read(by: engine)).texts
        #expect(texts.filter { !inset.contains($0) } == expected[0] + expected[1])
        // The inset stays together, between paragraphs of a column or between the columns.
        let place = texts.firstIndex(of: inset[0])
        #expect(place.map { Array(texts[$0...].prefix(3)) } == inset)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func captionsStandBesidePictures(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        // A picture at the left and its caption, twice.
        let first = ["Fig. 1. The harbour seen", "from the old lighthouse", "before the storm."]
        let second = ["Fig. 2. The same place a", "year later, with the new", "pier in the foreground."]
        page.lines(first, x: 500, y: 200, size: 16)
        page.lines(second, x: 500, y: 600, size: 16)
        let text = page.paragraph(Prose.museum, x: 100, y: 820, width: 700)
        #expect(TextLayout(lines: page.read(by: engine)).texts == first + second + text.lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func narrowGutterBetweenJustifiedColumns(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let text = Prose.harbour + " " + Prose.parser
        let left = page.paragraph(text, x: 100, y: 100, width: 260, align: .justified)
        let right = page.paragraph(Prose.lighthouse + " " + Prose.museum, x: 384, y: 100, width: 260, align: .justified)
        #expect(TextLayout(lines: page.read(by: engine)).texts == left.lines + right.lines)
    }

    @Test func pageNumberAndRunningHeadStayOutside() {
        var page = SyntheticPage()
        page.line("BIOGRAPHICAL NOTICE", x: 100, y: 60, size: 16)
        page.line("xxv", x: 900, y: 60, size: 16)
        let left = page.paragraph(Prose.harbour, x: 100, y: 120, width: 400)
        let right = page.paragraph(Prose.museum, x: 540, y: 120, width: 400)
        page.line("25", x: 520, y: 560, size: 16)
        let texts = TextLayout(lines: page.read(by: .lines)).texts
        #expect(texts == ["BIOGRAPHICAL NOTICE", "xxv"] + left.lines + right.lines + ["25"])
    }

    /// A sidebar and what it is beside have nearly the same distances between lines, but not the same lines.
    @Test func aSidebarIsAColumn() {
        let places: [(text: String, x: Double, y: Double, width: Double, height: Double)] = [
            ("Wired", 16, 61.6, 36, 14.4), ("Connected to the office network", 180, 67.7, 208, 14.3),
            ("Wireless", 16, 92.8, 54, 14.1), ("Address 192.168.10.24", 180, 96.7, 150, 14.5),
            ("Proxy", 16.6, 125.4, 34, 12.4), ("Speed 1000 Mbit per second", 180, 125.4, 185, 14.5),
            ("Sharing", 16.6, 154.8, 48, 14.2),
        ]
        let lines = places.enumerated().map { index, place in
            let advance = place.width / Double(place.text.count)
            var start = place.x
            let words = place.text.split(separator: " ").map { word in
                let width = advance * Double(word.count)
                defer { start += width + advance }
                let rect = ImageRect(x: start, y: place.y, width: width, height: place.height)
                return TextWord(text: String(word), quad: ImageQuad(rect), confidence: 0.9)
            }
            let rect = ImageRect(x: place.x, y: place.y, width: place.width, height: place.height)
            return TextLine(id: TextLine.ID(rawValue: index), words: words, quad: ImageQuad(rect))
        }
        let sidebar = lines.indices.filter { lines[$0].quad.topLeft.x < 100 }
        let content = lines.indices.filter { lines[$0].quad.topLeft.x > 100 }
        #expect(TextLayout(lines: lines).texts == (sidebar + content).map { lines[$0].text })
    }
}

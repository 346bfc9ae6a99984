// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Which lines go on the paragraph of the line before.
struct ParagraphTests {
    @Test(arguments: SyntheticPage.Engine.allCases, [SyntheticPage.Alignment.left, .justified])
    func wrappedLinesAreOneParagraph(engine: SyntheticPage.Engine, alignment: SyntheticPage.Alignment) {
        var page = SyntheticPage()
        let first = page.paragraph(Prose.harbour, x: 100, y: 100, width: 460, align: alignment)
        page.paragraph(Prose.museum, x: 100, y: first.next + 12, width: 460, align: alignment)
        #expect(TextLayout(lines: page.read(by: engine)).paragraphs == [Prose.harbour, Prose.museum])
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func indentBeginsAParagraph(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        var y = 100.0
        for text in [Prose.harbour, Prose.museum, Prose.lighthouse] {
            y = page.paragraph(text, x: 100, y: y, width: 460, indent: 24, align: .justified).next
        }
        let paragraphs = TextLayout(lines: page.read(by: engine)).paragraphs
        #expect(paragraphs == [Prose.harbour, Prose.museum, Prose.lighthouse])
    }

    @Test func paragraphGoesOnInTheNextColumn() {
        var page = SyntheticPage()
        let text = Prose.harbour + " " + Prose.lighthouse + " " + Prose.museum
        let lines = SyntheticPage.wrap(text, width: 400)
        let half = lines.count / 2
        page.lines(Array(lines[..<half]), x: 100, y: 100)
        page.lines(Array(lines[half...]), x: 540, y: 100)
        let layout = TextLayout(lines: page.read(by: .rows))
        #expect(layout.texts == lines)
        let isSentenceStart = lines[half].first?.isUppercase ?? true
        #expect(layout.lines[half].continuesParagraph != isSentenceStart)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func dividedWordsGoOn(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        page.lines(
            ["The machine makes filter wa-", "ter of the harbour's os-", "tentatiously salty kind."], x: 60, y: 60)
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.lines.map(\.continuesParagraph) == [false, true, true])
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func bulletsAreItems(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let items = [
            "Lines of similar length should be taken for running text, different ones for a list",
            "Small gaps between lines are leading",
            "Large gaps between lines part one paragraph from the next, whatever their length is",
        ]
        page.line("The solution to be implemented:", x: 80, y: 60)
        var y = 100.0
        var expected = ["The solution to be implemented:"]
        for item in items {
            page.line("•", x: 80, y: y)
            y = page.paragraph(item, x: 104, y: y, width: 420).next
            expected.append("• " + item)
        }
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.paragraphs == expected)
        #expect(layout.lines.compactMap(\.listMarker) == [.bullet, .bullet, .bullet])
        #expect(layout.blocks.allSatisfy { $0.table == nil })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func numberedItemsHang(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let items = [
            "Open the lid and take out the filter with both hands",
            "Rinse it under warm water until the water that runs off is clear",
            "Put it back, close the lid and wait for the green light to come on",
        ]
        var y = 100.0
        for (index, item) in items.enumerated() {
            page.line("\(index + 1).", x: 80, y: y)
            y = page.paragraph(item, x: 110, y: y, width: 380).next
        }
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.paragraphs == items.enumerated().map { "\($0 + 1). \($1)" })
        #expect(layout.blocks.allSatisfy { $0.table == nil })
    }

    @Test func hangingLinesAreOneEntry() {
        var page = SyntheticPage()
        let entries = [Prose.harbour, Prose.museum, Prose.parser]
        var y = 60.0
        for entry in entries {
            let lines = SyntheticPage.wrap(entry, width: 380, indent: -40)
            page.line(lines[0], x: 100 - 40, y: y)
            y = page.lines(Array(lines.dropFirst()), x: 100, y: y + 26)
        }
        #expect(TextLayout(lines: page.read(by: .lines)).paragraphs == entries)
    }

    @Test func addressesAndPoemsKeepTheirLines() {
        var page = SyntheticPage()
        let address = [
            "Dr. Marianne Keller", "Head of Radiology", "Klinikum Nordhafen", "Hafenstraße 12", "20457 Hamburg",
        ]
        page.lines(address, x: 60, y: 60)
        let poem = [
            "The sea is calm to-night.", "The tide is full, the moon lies fair",
            "Upon the straits; on the French coast the light", "Gleams and is gone",
        ]
        page.lines(poem, x: 60, y: 300)
        let layout = TextLayout(lines: page.read(by: .lines))
        #expect(layout.texts == address + poem)
        #expect(layout.lines.allSatisfy { !$0.continuesParagraph })
    }

    @Test func signatureIsNoParagraph() {
        var page = SyntheticPage()
        let text = page.paragraph(Prose.harbour, x: 100, y: 100, width: 500)
        page.lines(["Yours sincerely,", "Margaret Holloway", "Secretary"], x: 100, y: text.next + 20, leading: 1.3)
        let layout = TextLayout(lines: page.read(by: .lines))
        #expect(layout.paragraphs == [Prose.harbour, "Yours sincerely,", "Margaret Holloway", "Secretary"])
    }

    @Test func centredTextWraps() {
        var page = SyntheticPage()
        let text = page.paragraph(Prose.lighthouse, x: 100, y: 100, width: 400, align: .center)
        let layout = TextLayout(lines: page.read(by: .lines))
        #expect(layout.texts == text.lines)
        #expect(layout.paragraphs == [Prose.lighthouse])
    }

    @Test func headingIsNoPartOfItsParagraph() {
        var page = SyntheticPage()
        page.line("Northern towns brace for a colder winter than the last", x: 100, y: 60, size: 34)
        page.line("By Helena Marsh · 19 October · 6 min read", x: 100, y: 100, size: 16)
        page.paragraph(Prose.museum, x: 100, y: 140, width: 500)
        let paragraphs = TextLayout(lines: page.read(by: .lines)).paragraphs
        #expect(paragraphs.count == 3)
        #expect(paragraphs.last == Prose.museum)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func codeKeepsItsLinesAndIndents(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let code = [
            "func load(path: String) -> Settings {", "    var result = Settings.defaults",
            "    if let data = read(path) {",
            "        result.merge(data)", "    }", "    return result", "}",
        ]
        page.code(code, x: 60, y: 60)
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == code.map { String($0.drop { $0 == " " }) })
        #expect(layout.lines.allSatisfy { !$0.continuesParagraph })
        #expect(layout.blocks.flatMap(\.indentations) == [0, 4, 4, 8, 4, 4, 0])
    }

    /// Words that were not read leave a hole, no gutter.
    @Test(arguments: [3, 4])
    func aHoleInAParagraphPartsNoColumns(rows: Int) {
        var page = SyntheticPage()
        let text = [Prose.harbour, Prose.museum].joined(separator: " ")
        page.paragraph(text, x: 100, y: 100, width: 700, align: .justified)
        let words = page.read(by: .words)
        let middles = Set(words.map { ($0.quad.center.y / 26).rounded() }).sorted()
        let holed = words.filter { word in
            let isBeside = word.quad.bounds.maxX < 380 || word.quad.bounds.minX > 460
            return isBeside || !middles[2..<2 + rows].contains((word.quad.center.y / 26).rounded())
        }
        #expect(holed.count < words.count)
        let expected = words.filter { holed.contains($0) }
            .sorted {
                (($0.quad.center.y / 26).rounded(), $0.quad.topLeft.x) < (
                    ($1.quad.center.y / 26).rounded(), $1.quad.topLeft.x
                )
            }
            .map(\.text)
        #expect(TextLayout(lines: holed).lines.flatMap(\.words).map(\.text) == expected)
    }
}

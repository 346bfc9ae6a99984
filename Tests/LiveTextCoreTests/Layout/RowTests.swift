// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// What looks like columns but is read row by row.
struct RowTests {
    @Test(arguments: SyntheticPage.Engine.allCases)
    func logLinesStayLines(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let lines = (1...10).map { "[12:0\($0 % 10):31.482] created \($0)00 elements" }
        page.lines(lines, x: 20, y: 40, size: 16)
        #expect(TextLayout(lines: page.read(by: engine)).texts == lines)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func logWithWideGapsStaysLines(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let levels = ["INFO", "WARN", "INFO", "ERROR", "INFO", "DEBUG"]
        let messages = [
            "connection opened by the scheduler", "retrying in five seconds", "connection opened by the scheduler",
            "the disk is full", "cache written to disk in time", "nothing to do until the next run",
        ]
        var expected: [String] = []
        for (index, (level, message)) in zip(levels, messages).enumerated() {
            let y = 40 + 24 * Double(index)
            page.line("2024-03-0\(index + 1)", x: 20, y: y, size: 16)
            page.line(level, x: 150, y: y, size: 16)
            page.line(message, x: 230, y: y, size: 16)
            expected.append("2024-03-0\(index + 1) \(level) \(message)")
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == expected)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func menuKeepsItemsAndPrices(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let items = [
            ("Tomato soup with basil", "5.90"), ("Fish of the day", "18.50"), ("Roast potatoes and herbs", "7.20"),
            ("Apple pie", "6.00"), ("Coffee", "2.40"),
        ]
        page.line("Lunch", x: 300, y: 60, size: 34, align: .center)
        for (index, item) in items.enumerated() {
            page.line(item.0, x: 80, y: 120 + 34 * Double(index))
            page.line(item.1, x: 560, y: 120 + 34 * Double(index), align: .right)
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == ["Lunch"] + items.map { "\($0.0) \($0.1)" })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func receiptKeepsItemAndPriceTogether(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        page.lines(["GREEN GROCER", "82 Station Road"], x: 250, y: 40, size: 18, align: .center)
        let rows = [
            ("Olive Oil EV 750", "8.95"), ("Bananas 0.842kg", "1.61"), ("Sourdough Bread", "4.20"),
            ("Oat Milk 1L", "1.89"),
        ]
        var expected = ["GREEN GROCER", "82 Station Road"]
        for (index, row) in rows.enumerated() {
            page.line(row.0, x: 40, y: 120 + 24 * Double(index), size: 18)
            page.line(row.1, x: 460, y: 120 + 24 * Double(index), size: 18, align: .right)
            expected.append("\(row.0) \(row.1)")
        }
        page.line("TOTAL", x: 40, y: 240, size: 24)
        page.line("16.65", x: 460, y: 240, size: 24, align: .right)
        page.line("Thank you for shopping with us!", x: 250, y: 300, size: 18, align: .center)
        expected += ["TOTAL 16.65", "Thank you for shopping with us!"]
        #expect(TextLayout(lines: page.read(by: engine)).texts == expected)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func formKeepsLabelsAndValues(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let fields = [
            ("Name:", "Marianne Keller"), ("Street:", "Hafenstraße 12"), ("Town:", "20457 Hamburg"),
            ("Telephone:", "+49 40 5550 1234"), ("Remarks:", "please ring twice and wait for the dog"),
        ]
        for (index, field) in fields.enumerated() {
            page.line(field.0, x: 60, y: 80 + 36 * Double(index))
            page.line(field.1, x: 240, y: 80 + 36 * Double(index))
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == fields.map { "\($0.0) \($0.1)" })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func applicationMenuKeepsShortcuts(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let items = [
            ("Open…", "Ctrl+O"), ("Save", "Ctrl+S"), ("Save As…", "Shift+Ctrl+S"), ("Print…", "Ctrl+P"),
            ("Quit", "Ctrl+Q"),
        ]
        for (index, item) in items.enumerated() {
            page.line(item.0, x: 20, y: 40 + 30 * Double(index), size: 15)
            page.line(item.1, x: 260, y: 40 + 30 * Double(index), size: 15, align: .right)
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == items.map { "\($0.0) \($0.1)" })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func codeWithCommentsStaysLines(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let code = [
            ("let width = bounds.width", "// in points, never zero"),
            ("let scale = window.scale", "// may change at any time"),
            ("let pixels = width * scale", "// what the screen can show"),
            ("draw(in: context)", "// and nothing more to do"),
        ]
        for (index, line) in code.enumerated() {
            page.line(line.0, x: 40, y: 60 + 26 * Double(index))
            page.line(line.1, x: 420, y: 60 + 26 * Double(index))
        }
        #expect(TextLayout(lines: page.read(by: engine)).texts == code.map { "\($0.0) \($0.1)" })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func shortListLinesAreNotMerged(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let entries = [
            "Copy", "Copy As…", "Select All", "Look Up", "Translate", "Search the Web", "Share", "Read Aloud",
        ]
        page.lines(entries, x: 30, y: 40, leading: 1.6)
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == entries)
        #expect(layout.lines.allSatisfy { !$0.continuesParagraph })
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func whatStandsFarBesideALineIsReadBeforeWhatIsBelow(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        page.line("ENW Hardware Centre", x: 40, y: 60)
        page.line("10/03/2018", x: 560, y: 60)
        page.line("Cash sale", x: 40, y: 110)
        page.line("No. CS00230322", x: 520, y: 136)
        page.line("Telephone 6929", x: 40, y: 162)
        let texts = TextLayout(lines: page.read(by: engine)).texts
        #expect(texts == ["ENW Hardware Centre", "10/03/2018", "Cash sale", "No. CS00230322", "Telephone 6929"])
    }

    @Test func skewedReceiptKeepsRows() {
        var page = SyntheticPage()
        let rows = [
            ("Olive Oil", "8.95"), ("Bananas", "1.61"), ("Sourdough Bread", "4.20"), ("Oat Milk", "1.89"),
            ("Tea", "3.10"),
        ]
        for (index, row) in rows.enumerated() {
            page.line(row.0, x: 40, y: 120 + 24 * Double(index), size: 18)
            page.line(row.1, x: 600, y: 120 + 24 * Double(index), size: 18, align: .right)
        }
        let lines = page.read(by: .lines, turned: .tilted)
        #expect(TextLayout(lines: lines).texts == rows.map { "\($0.0) \($0.1)" })
    }
}

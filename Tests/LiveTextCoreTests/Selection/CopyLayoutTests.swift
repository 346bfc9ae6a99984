// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: copying tables and layout")
struct CopyLayoutTests {
    private static let rows = [
        ["Item", "Quantity", "Price"], ["Apples", "12", "$3.40"], ["Pears", "", "$2.10"], ["Plums", "105", "$19.99"],
    ]

    private static func table() -> SelectableText {
        var page = SyntheticPage()
        page.line("Invoice", x: 40, y: 40, size: 30)
        page.table(rows, columns: [40, 240, 400], y: 100)
        return SelectableText(TextLayout(lines: page.read(by: .lines)).blocks)
    }

    @Test func cellsArePartedByTabs() {
        let text = Self.table()
        let expected = ["Invoice"] + Self.rows.map { $0.joined(separator: "\t") }
        #expect(text.string(in: [0..<text.count], style: .asTable) == expected.joined(separator: "\n"))
    }

    @Test func partOfATableKeepsItsColumns() throws {
        let text = Self.table()
        // From the number of the second row to the number of the last.
        let start = try #require(text.text.firstRange(of: "12"))
        let end = try #require(text.text.firstRange(of: "105"))
        let range = try #require(text.range(of: start.lowerBound..<end.upperBound))
        #expect(text.string(in: [range], style: .asTable) == "\t12\t$3.40\nPears\t\t$2.10\nPlums\t105\t")
        let cell = try #require(text.range(of: start))
        #expect(text.string(in: [cell], style: .asTable) == "12")
    }

    @Test func textWithoutATableIsCopiedAsSeen() {
        let text = SelectableText(["one two", "three"])
        #expect(text.string(in: [0..<text.count], style: .asTable) == "one two\nthree")
        #expect(text.string(in: [2..<10], style: .asTable) == "e two\nth")
        #expect(text.string(in: [], style: .asTable).isEmpty)
    }

    @Test func wrappedCellsAreOneCell() {
        var page = SyntheticPage()
        page.table([["Item", "Qty", "Price"]], columns: [40, 400, 520], y: 60)
        page.table([["Garden chair in oiled oak,", "4", "$320"]], columns: [40, 400, 520], y: 100)
        page.line("with cushions", x: 40, y: 126)
        page.table([["Table", "1", "$540"], ["Parasol", "1", "$99"]], columns: [40, 400, 520], y: 160)
        let text = SelectableText(TextLayout(lines: page.read(by: .lines)).blocks)
        #expect(
            text.string(in: [0..<text.count], style: .asTable)
                == "Item\tQty\tPrice\nGarden chair in oiled oak, with cushions\t4\t$320\nTable\t1\t$540\nParasol\t1\t$99"
        )
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func codeKeepsItsIndents(engine: SyntheticPage.Engine) {
        let code = [
            "struct Ferry {", "    let seats: Int", "", "    func leave(at time: Time) {", "        bell.ring()",
            "        engine.start()   // slowly", "    }", "}",
        ]
        var page = SyntheticPage()
        page.code(code, x: 60, y: 60)
        let text = SelectableText(TextLayout(lines: page.read(by: engine)).blocks)
        #expect(text.string(in: [0..<text.count], style: .keepingLayout) == code.joined(separator: "\n"))
    }

    @Test func indentIsThatOfWhatIsSelected() throws {
        var page = SyntheticPage()
        page.code(["if ready {", "    start()", "    if full {", "        leave()", "    }", "}"], x: 60, y: 60)
        let text = SelectableText(TextLayout(lines: page.read(by: .lines)).blocks)
        let start = try #require(text.text.firstRange(of: "start()"))
        let end = try #require(text.text.firstRange(of: "leave()"))
        let range = try #require(text.range(of: start.lowerBound..<end.upperBound))
        #expect(text.string(in: [range], style: .keepingLayout) == "start()\nif full {\n    leave()")
    }

    /// A gap between cells says nothing about how wide a character is.
    @Test(arguments: SyntheticPage.Engine.allCases)
    func amountsKeepTheirDistance(engine: SyntheticPage.Engine) {
        let receipt = ["Bread              3.20", "Apples             4.10", "Coffee beans       7.95"]
        var page = SyntheticPage()
        page.code(receipt, x: 60, y: 60)
        let text = SelectableText(TextLayout(lines: page.read(by: engine)).blocks)
        #expect(text.string(in: [0..<text.count], style: .keepingLayout) == receipt.joined(separator: "\n"))
    }

    /// Lines that are all spread have no empty lines in between; where a gap is wider than the others there is one.
    @Test func spreadLinesHaveNoEmptyLinesBetween() {
        var page = SyntheticPage()
        for (index, y) in [60.0, 110, 160, 210, 310, 360].enumerated() {
            page.code(["item\(index)      \(index).50"], x: 60, y: y)
        }
        let text = SelectableText(TextLayout(lines: page.read(by: .lines)).blocks)
        let copied = text.string(in: [0..<text.count], style: .keepingLayout)
        #expect(
            copied.split(separator: "\n", omittingEmptySubsequences: false).map(\.isEmpty)
                == [false, false, false, false, true, false, false])
    }

    @Test func columnsAreSeparateInALayout() {
        var page = SyntheticPage()
        let left = page.paragraph(Prose.harbour, x: 100, y: 100, width: 400)
        let right = page.paragraph(Prose.museum, x: 560, y: 100, width: 400)
        let text = SelectableText(TextLayout(lines: page.read(by: .rows)).blocks)
        #expect(
            text.string(in: [0..<text.count], style: .keepingLayout)
                == left.lines.joined(separator: "\n") + "\n\n" + right.lines.joined(separator: "\n"))
    }

    @Test func everyStyleTakesAnyRange() {
        let text = Self.table()
        for style in TextCopyStyle.allCases {
            for lower in stride(from: -3, through: text.count + 3, by: 4) {
                let copied = text.string(in: [lower..<(lower + 7)], style: style)
                #expect(!copied.hasPrefix("\n") && !copied.hasSuffix("\n"))
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveTextCore
import Testing

/// Tables as rows and cells.
struct TableTests {
    private static let invoice = [
        ["Item", "Quantity", "Price"], ["Apples", "12", "$3.40"], ["Pears from the north", "7", "$2.10"],
        ["Plums", "105", "$19.99"],
    ]

    @Test(arguments: SyntheticPage.Engine.allCases)
    func tableHasRowsAndCells(engine: SyntheticPage.Engine) throws {
        var page = SyntheticPage()
        page.line("Invoice 4711", x: 40, y: 40, size: 30)
        page.table(Self.invoice, columns: [40, 300, 460], y: 100)
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == ["Invoice 4711"] + Self.invoice.map { $0.joined(separator: " ") })
        let block = try #require(layout.blocks.first { $0.table != nil })
        #expect(block.cellTexts == Self.invoice)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func numbersAlignedAtTheRight(engine: SyntheticPage.Engine) throws {
        var page = SyntheticPage()
        let rows = [
            ["DESCRIPTION", "BUDGET", "ACTUAL", "REST"], ["SALARIES & WAGES", "603,840", "355,633", "248,207"],
            ["OFFICE RENT", "132,000", "83,131", "48,869"], ["SUPPLIES", "10,200", "8,051", "2,149"],
            ["INSURANCE", "5,500", "6,149", "(649)"], ["TOTAL", "751,540", "452,964", "298,576"],
        ]
        page.table(rows, columns: [40, 460, 620, 780], y: 100, rightAligned: [1, 2, 3])
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == rows.map { $0.joined(separator: " ") })
        #expect(try #require(layout.blocks.first?.table).columnCount == 4)
        #expect(layout.blocks.first?.cellTexts == rows)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func emptyCellsStayEmpty(engine: SyntheticPage.Engine) {
        var page = SyntheticPage()
        let rows = [
            ["Name", "Morning", "Evening"], ["Ada", "swims", "reads"], ["Ben", "", "cooks"],
            ["Cleo", "runs", "paints"],
            ["Dan", "", "sleeps"],
        ]
        page.table(rows, columns: [40, 220, 420], y: 60)
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == rows.map { $0.filter { !$0.isEmpty }.joined(separator: " ") })
        #expect(layout.blocks.first?.cellTexts == rows)
    }

    @Test(arguments: SyntheticPage.Engine.allCases)
    func cellsWithSeveralLinesAreReadCellByCell(engine: SyntheticPage.Engine) throws {
        var page = SyntheticPage()
        let cells = [
            [
                "The harbour ferry leaves every twenty minutes until half past eleven",
                "Two thirds of the passengers come from the islands and know each other",
            ],
            [
                "Nobody had expected the old lighthouse to survive the storms",
                "Grandmother kept her letters in a tin box beneath the kitchen stairs",
            ],
            [
                "Our museum is closed on Mondays, except on public holidays in summer",
                "Visitors may leave their coats with the porter, who has been here for years",
            ],
        ]
        var y = 60.0
        var expected: [String] = []
        for row in cells {
            var next = y
            for (column, text) in row.enumerated() {
                let set = page.paragraph(text, x: 60 + 360 * Double(column), y: y, width: 300)
                expected += set.lines
                next = max(next, set.next)
            }
            y = next + 16
        }
        let layout = TextLayout(lines: page.read(by: engine))
        #expect(layout.texts == expected)
        let block = try #require(layout.blocks.first { $0.table != nil })
        #expect(block.cellTexts == cells)
    }

    @Test func descriptionThatWrapsBelongsToItsRow() {
        var page = SyntheticPage()
        page.table([["Item", "Qty", "Price"]], columns: [40, 400, 520], y: 60)
        page.table([["Garden chair in oiled oak,", "4", "$320"]], columns: [40, 400, 520], y: 100)
        page.line("with cushions", x: 40, y: 126)
        page.table([["Table", "1", "$540"]], columns: [40, 400, 520], y: 160)
        page.table([["Parasol", "1", "$99"]], columns: [40, 400, 520], y: 200)
        let layout = TextLayout(lines: page.read(by: .lines))
        #expect(
            layout.blocks.first?.cellTexts == [
                ["Item", "Qty", "Price"], ["Garden chair in oiled oak, with cushions", "4", "$320"],
                ["Table", "1", "$540"], ["Parasol", "1", "$99"],
            ])
    }

    @Test func runningTextAndListsAreNoTables() {
        var page = SyntheticPage()
        page.paragraph(Prose.harbour, x: 100, y: 100, width: 300, align: .justified)
        page.paragraph(Prose.museum, x: 440, y: 100, width: 300, align: .justified)
        for (index, word) in ["Rinse", "Dry", "Close", "Wait"].enumerated() {
            page.line("\(index + 1).", x: 100, y: 500 + 30 * Double(index))
            page.line(word, x: 150, y: 500 + 30 * Double(index))
        }
        #expect(TextLayout(lines: page.read(by: .words)).blocks.allSatisfy { $0.table == nil })
    }

    @Test func tableSurvivesEncoding() throws {
        var page = SyntheticPage()
        page.table(Self.invoice, columns: [40, 300, 460], y: 100)
        let layout = TextLayout(lines: page.read(by: .lines))
        let analysis = ImageAnalysis(imageSize: ImageSize(width: 600, height: 300), blocks: layout.blocks)
        let decoded = try JSONDecoder().decode(ImageAnalysis.self, from: JSONEncoder().encode(analysis))
        #expect(decoded.blocks == analysis.blocks)
        #expect(decoded.blocks.first?.table != nil)
    }

    @Test func blockWithoutATableDecodesFromOlderData() throws {
        let json = #"{"lines":[],"quad":[[0,0],[1,0],[1,1],[0,1]]}"#
        let block = try JSONDecoder().decode(TextBlock.self, from: Data(json.utf8))
        #expect(block.table == nil)
    }
}

extension TextBlock {
    /// The table's texts, empty ones included.
    fileprivate var cellTexts: [[String]]? {
        guard let table else { return nil }
        let byID = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0) })
        var texts = [[String]](repeating: [String](repeating: "", count: table.columnCount), count: table.rowCount)
        for cell in table.cells {
            texts[cell.row][cell.column] = cell.fragments.map { fragment in
                (byID[fragment.line]?.words[fragment.words] ?? []).map(\.text).joined(separator: " ")
            }.joined(separator: " ")
        }
        return texts
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveTextCore
import Testing

/// What holds for every layout, of whatever input.
struct LayoutPropertyTests {
    // MARK: - Bad and tiny input

    @Test func nothingGivesNothing() {
        #expect(TextLayout(lines: []).blocks.isEmpty)
        let empty = TextLine(id: TextLine.ID(rawValue: 1), words: [], quad: ImageQuad(.zero))
        #expect(TextLayout(lines: [empty]).blocks.isEmpty)
    }

    @Test func oneWordIsABlock() {
        let layout = TextLayout(lines: [Self.word("on", x: 5, y: 5, id: 7)])
        #expect(layout.blocks.count == 1)
        #expect(layout.lines.map(\.id.rawValue) == [7])
        #expect(layout.lines.first?.continuesParagraph == false)
    }

    @Test func wordsWithoutAPlaceAreKept() {
        let nowhere = ImageQuad(
            topLeft: ImagePoint(x: .nan, y: 0), topRight: ImagePoint(x: .infinity, y: 0),
            bottomRight: ImagePoint(x: 1, y: -.infinity), bottomLeft: .zero)
        let lines = [
            TextLine(
                id: TextLine.ID(rawValue: 1), words: [TextWord(text: "a", quad: nowhere, confidence: 1)], quad: nowhere),
            TextLine(
                id: TextLine.ID(rawValue: 2), words: [TextWord(text: "b", quad: ImageQuad(.zero), confidence: 1)],
                quad: ImageQuad(.zero)),
            TextLine(
                id: TextLine.ID(rawValue: 3), words: [TextWord(text: "", quad: ImageQuad(.zero), confidence: 1)],
                quad: ImageQuad(.zero)),
            Self.word("c", x: 1e12, y: -1e12, id: 4),
        ]
        let layout = TextLayout(lines: lines)
        #expect(layout.lines.flatMap(\.words).map(\.text).sorted() == ["", "a", "b", "c"])
    }

    @Test func repeatedIdentifiersAreReplaced() {
        let lines = (0..<4).map { Self.word("w\($0)", x: 0, y: 100 * Double($0), id: 5) }
        let layout = TextLayout(lines: lines)
        #expect(layout.lines.count == 4)
        #expect(Set(layout.lines.map(\.id)).count == 4)
    }

    // MARK: - Any input

    @Test(arguments: 0..<30)
    func everyWordAppearsOnceInAnyPile(seed: UInt64) {
        let lines = Self.pile(seed: seed)
        let layout = TextLayout(lines: lines)
        let hasAllWords = Self.words(layout.lines) == Self.words(lines)
        #expect(hasAllWords)
        #expect(Set(layout.lines.map(\.id)).count == layout.lines.count)
        #expect(layout.blocks.allSatisfy { !$0.lines.isEmpty })
        for block in layout.blocks {
            let ids = Set(block.lines.map(\.id))
            for cell in block.table?.cells ?? [] {
                for fragment in cell.fragments { #expect(ids.contains(fragment.line)) }
            }
        }
    }

    @Test(arguments: 0..<12)
    func orderOfTheInputDoesNotMatter(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 1000)
        let lines = Self.pile(seed: seed)
        let first = TextLayout(lines: lines)
        for _ in 0..<2 {
            let isSame = TextLayout(lines: lines.shuffled(using: &random)).blocks == first.blocks
            #expect(isSame)
        }
    }

    @Test(arguments: 0..<20)
    func tableCellsHoldEveryWordOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var page = SyntheticPage()
        let rows = (0..<Int.random(in: 3...9, using: &random)).map { row in
            (0..<4).map { column in Double.random(in: 0...1, using: &random) < 0.15 ? "" : "r\(row)c\(column)" }
        }
        page.table(rows, columns: [40, 200, 380, 520], y: 60)
        for block in TextLayout(lines: page.read(by: .lines, seed: seed)).blocks {
            guard let table = block.table else { continue }
            var counts: [TextLine.ID: [Int]] = [:]
            for line in block.lines { counts[line.id] = Array(repeating: 0, count: line.words.count) }
            for cell in table.cells {
                #expect(cell.row < table.rowCount && cell.column + cell.columnSpan <= table.columnCount)
                for fragment in cell.fragments {
                    for word in fragment.words { counts[fragment.line]?[word] += 1 }
                }
            }
            #expect(counts.values.allSatisfy { $0.allSatisfy { $0 == 1 } })
        }
    }

    // MARK: - Bit by bit

    @Test(arguments: 0..<9)
    func linesGivenOutStayWhole(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lines = Self.pile(seed: seed).shuffled(using: &random)
        var layout = TextLayout(lines: [])
        var known = 0
        while known < lines.count {
            known = min(known + Int.random(in: 1...15, using: &random), lines.count)
            let before = layout
            layout = TextLayout(lines: Array(lines[..<known]), refining: before)
            let after = Dictionary(uniqueKeysWithValues: layout.lines.map { ($0.id, $0.words.map(\.text)) })
            for line in before.lines {
                let words = line.words.map(\.text)
                #expect(after[line.id].map { Array($0.prefix(words.count)) } == words)
            }
            let hasAllWords = Self.words(layout.lines) == Self.words(Array(lines[..<known]))
            #expect(hasAllWords)
        }
    }

    @Test func linesMoveWhenMoreIsKnown() {
        var page = SyntheticPage()
        let left = page.paragraph(Prose.harbour, x: 100, y: 100, width: 400)
        let right = page.paragraph(Prose.museum, x: 540, y: 100, width: 400)
        let lines = page.read(by: .lines)
        let isRight = { (line: TextLine) in line.quad.topLeft.x > 500 }
        let first = TextLayout(lines: lines.filter(isRight))
        #expect(first.texts == right.lines)
        let both = TextLayout(lines: lines, refining: first)
        #expect(both.texts == left.lines + right.lines)
        #expect(Set(both.lines.map(\.id)).isSuperset(of: first.lines.map(\.id)))
    }

    @Test func aLineReadAnewReplacesWhatWasThere() {
        let first = TextLayout(lines: [
            Self.word("c1oud", x: 100, y: 100, id: 1), Self.word("rain", x: 100, y: 200, id: 2),
        ])
        let second = TextLayout(
            lines: [Self.word("cloud", x: 100, y: 100, id: 1), Self.word("rain", x: 100, y: 200, id: 2)],
            refining: first)
        #expect(second.texts == ["cloud", "rain"])
        #expect(second.lines.map(\.id) == first.lines.map(\.id))
    }

    @Test func splitLinesAreNamedByTheirFirstWord() {
        var page = SyntheticPage()
        page.paragraph(Prose.harbour, x: 100, y: 100, width: 400)
        page.paragraph(Prose.museum, x: 540, y: 100, width: 400)
        let lines = page.read(by: .rows)
        let layout = TextLayout(lines: lines)
        let whole = layout.lines.filter { line in lines.contains { $0.id == line.id } }
        #expect(
            whole.allSatisfy { line in
                lines.first { $0.id == line.id }?.words.first?.text == line.words.first?.text
            })
        let isSame = TextLayout(lines: lines, refining: layout).lines == layout.lines
        #expect(isSame)
    }

    // MARK: - Time

    /// With `LEGIBLE_BENCH` 10,000 words, timed; without, a fifth of them, laid out once.
    @Test func pagesOfManyWordsAreLaidOut() {
        let isTimed = ProcessInfo.processInfo.environment["LEGIBLE_BENCH"] != nil
        let wanted = isTimed ? 10_000 : 2_000
        var page = SyntheticPage()
        let text = [Prose.harbour, Prose.lighthouse, Prose.museum, Prose.parser].joined(separator: " ")
        var words = 0
        var y = 100.0
        while words < wanted {
            var next = y
            for column in 0..<3 {
                let set = page.paragraph(text, x: 100 + 460 * Double(column), y: y, width: 420, align: .justified)
                words += text.split(separator: " ").count
                next = max(next, set.next)
            }
            y = next + 40
        }
        for engine in SyntheticPage.Engine.allCases {
            let lines = page.read(by: engine)
            if isTimed {
                let clock = ContinuousClock()
                let times = (0..<5).map { _ in clock.measure { _ = TextLayout(lines: lines).blocks.count } }
                print("Layout of \(words) words given as \(engine): \(times.sorted()[2])")
            }
            #expect(TextLayout(lines: lines).lines.flatMap(\.words).count == words)
        }
    }

    // MARK: - Input

    private static func words(_ lines: [TextLine]) -> [String] { lines.flatMap(\.words).map(\.text).sorted() }

    private static func word(_ text: String, x: Double, y: Double, id: Int) -> TextLine {
        let quad = ImageQuad(ImageRect(x: x, y: y, width: 12 * Double(text.count), height: 20))
        return TextLine(
            id: TextLine.ID(rawValue: id), words: [TextWord(text: text, quad: quad, confidence: 0.8)], quad: quad)
    }

    /// Lines strewn over a picture: aligned and not, turned, overlapping, of all sizes and directions.
    private static func pile(seed: UInt64) -> [TextLine] {
        var random = SeededGenerator(seed: seed)
        let texts = ["one", "two", "Harbour", "12", "•", "don't", "3.40", "日本", "שלום", "-", "gj", "Xyz-"]
        var lines: [TextLine] = []
        let isGrid = seed % 3 == 0
        for id in 0..<Int.random(in: 1...120, using: &random) {
            let size = isGrid ? 20 : Double.random(in: 4...60, using: &random)
            var x =
                isGrid
                ? 140 * Double(Int.random(in: 0...6, using: &random)) : Double.random(in: 0...900, using: &random)
            let y =
                isGrid
                ? 28 * Double(Int.random(in: 0...30, using: &random)) : Double.random(in: 0...900, using: &random)
            let turn =
                [Turn.none, .none, .none, .quarter, .half, .threeQuarters, .tilted].randomElement(using: &random)
                ?? .none
            let direction =
                [TextDirection.leftToRight, .leftToRight, .leftToRight, .rightToLeft, .topToBottom]
                .randomElement(using: &random) ?? .leftToRight
            var words: [TextWord] = []
            let start = x
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let text = texts.randomElement(using: &random) ?? ""
                let width = size * 0.5 * Double(text.count)
                words.append(
                    TextWord(
                        text: text, quad: turn.quad(ImageRect(x: x, y: y, width: width, height: size)), confidence: 0.5)
                )
                x += width + size * Double.random(in: 0...3, using: &random)
            }
            let quad = turn.quad(ImageRect(x: start, y: y, width: x - start, height: size))
            lines.append(TextLine(id: TextLine.ID(rawValue: id), words: words, quad: quad, direction: direction))
        }
        return lines
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Pages made by chance: columns of lines of words in several scripts, some turned, some right to left or vertical.
@Suite("Selectable text: whatever the page")
struct SelectionPropertyTests {
    private static let alphabets = ["abcdefghij.,-'", "אבגדהוזח", "漢字仮名交文", "äöüß\u{301}e0123456789", "😀é日a-."]

    private func page(_ generator: inout SeededGenerator) -> SelectableText {
        var fixture = TextFixture()
        fixture.transform = .rotation(degrees: [0, 0, 17, 90, 180, -4].randomElement(using: &generator) ?? 0)
        var id = 0
        let blocks = (0..<Int.random(in: 1...4, using: &generator)).map { column in
            fixture.direction = TextDirection.allCases.randomElement(using: &generator) ?? .leftToRight
            let lines = (0..<Int.random(in: 1...5, using: &generator)).map { _ in line(&generator) }
            defer { id += lines.count }
            return fixture.block(
                lines, x: Double(column) * 260, y: Double.random(in: 0...60, using: &generator),
                pitch: Double.random(in: 18...40, using: &generator), firstID: id, continues: .random(using: &generator)
            )
        }
        return SelectableText(blocks)
    }

    private func line(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let alphabet = Array(Self.alphabets.randomElement(using: &generator) ?? "a")
            return String(
                (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
                    alphabet.randomElement(using: &generator)
                })
        }.joined(separator: [" ", " ", "|"].randomElement(using: &generator) ?? " ")
    }

    private func point(_ generator: inout SeededGenerator) -> ImagePoint {
        ImagePoint(x: .random(in: -300...1300, using: &generator), y: .random(in: -300...1300, using: &generator))
    }

    @Test("Positions, offsets, string ranges and anchors round-trip", arguments: 0..<40)
    func roundTrips(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let text = page(&generator)
        #expect(text.text == text.analysis.transcript)
        #expect(text.utf8Offset(of: text.count) == text.text.utf8.count)
        for position in 0...text.count {
            #expect(text.position(utf8Offset: text.utf8Offset(of: position)) == position)
            #expect(text.anchor(of: position).flatMap(text.position(of:)) == position)
            let other = Int.random(in: position...text.count, using: &generator)
            #expect(text.range(of: text.stringRange(of: position..<other)) == position..<other)
            #expect(text.caret(at: position) != nil)
        }
        let all = text.string(in: [0..<text.count])
        #expect(all == text.text)
    }

    @Test("Every drag makes one valid range that holds its anchor", arguments: 0..<40)
    func drags(seed: Int) {
        var generator = SeededGenerator(seed: 1000 + UInt64(seed))
        let text = page(&generator)
        for _ in 0..<30 {
            let granularity = TextGranularity.allCases.randomElement(using: &generator) ?? .word
            let start = Int.random(in: 0...text.count, using: &generator)
            var selection = TextSelection.begin(at: start, granularity: granularity, in: text)
            let anchor = selection.anchor
            for _ in 0..<5 {
                let position = text.nearestPosition(to: point(&generator))
                #expect((0...text.count).contains(position))
                selection.extend(to: position, in: text)
                #expect(selection.ranges.count == 1)
                let range = selection.ranges[0]
                #expect(range.lowerBound <= anchor.lowerBound && range.upperBound >= anchor.upperBound)
                #expect(range.lowerBound >= 0 && range.upperBound <= text.count)
                #expect(range.lowerBound == selection.head || range.upperBound == selection.head)
                #expect(range.contains(position) || range.upperBound == position)
                let copied = text.string(in: selection.ranges)
                #expect(copied.first != "\n" && copied.last != "\n")
            }
        }
    }

    @Test("A hit's position is where a drag there ends, and its cell is under the point", arguments: 0..<40)
    func hits(seed: Int) {
        var generator = SeededGenerator(seed: 2000 + UInt64(seed))
        let text = page(&generator)
        for position in 0..<text.count {
            let runs = text.runs(in: [position..<(position + 1)])
            #expect(runs.count <= 1)
            guard let run = runs.first, run.length > 1 else { continue }
            let center = run.slice(from: 0.4, to: 0.4).center
            guard let hit = text.hit(at: center) else {
                Issue.record("no text at \(center)")
                continue
            }
            if hit.line == text.line(at: position) { #expect(hit.cell == position) }
            #expect(hit.position == hit.cell || hit.position == hit.cell + 1)
            #expect(text.range(of: .word, at: hit).isEmpty == false)
        }
    }

    @Test("The highlight of everything covers every word, and the outlines the highlight", arguments: 0..<40)
    func coverage(seed: Int) {
        var generator = SeededGenerator(seed: 3000 + UInt64(seed))
        let text = page(&generator)
        let runs = text.runs(in: [0..<text.count])
        let outlines = text.outlines(in: [0..<text.count])
        let cutOuts = text.lineCutOuts(padding: 4)
        for word in text.analysis.lines.flatMap(\.words) {
            // Lines set tighter than they are high share the edge; a little inside the word is clear of it.
            for (along, across) in [(0.1, 0.5), (0.5, 0.3), (0.9, 0.5), (0.5, 0.7)] {
                let point = word.quad.slice(from: along, to: along).band(from: across, to: across).center
                #expect(runs.contains { $0.expanded(along: 0.01, across: 0.01).contains(point) })
                #expect(outlines.contains { $0.contains(point) })
                #expect(cutOuts.contains { $0.contains(point) })
            }
        }
    }

    @Test("Parts of a selection add up to its whole", arguments: 0..<20)
    func additivity(seed: Int) {
        var generator = SeededGenerator(seed: 4000 + UInt64(seed))
        let text = page(&generator)
        for index in 0..<text.lineCount {
            let range = text.range(ofLine: index)
            let whole = text.runs(in: [range]).reduce(0) { $0 + $1.length }
            let parts = range.reduce(0) { $0 + text.runs(in: [$1..<($1 + 1)]).reduce(0) { $0 + $1.length } }
            #expect(abs(whole - parts) < 1e-6)
        }
    }

    @Test("Moving forward and back visits everything and ends", arguments: 0..<20)
    func walks(seed: Int) {
        var generator = SeededGenerator(seed: 5000 + UInt64(seed))
        let text = page(&generator)
        for movement in [TextMovement.character, .word, .line] {
            var (position, column, steps) = (0, Double?.none, 0)
            while position < text.count, steps <= text.count {
                let move = text.position(position, moved: movement, .forward, keeping: column)
                #expect(move.position > position)
                (position, column, steps) = (move.position, move.column, steps + 1)
            }
            #expect(position == text.count)
            (column, steps) = (nil, 0)
            while position > 0, steps <= text.count {
                let move = text.position(position, moved: movement, .backward, keeping: column)
                #expect(move.position < position)
                (position, column, steps) = (move.position, move.column, steps + 1)
            }
            #expect(position == 0)
        }
    }
}

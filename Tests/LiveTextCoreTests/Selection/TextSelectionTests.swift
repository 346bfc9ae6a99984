// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Text selection")
struct TextSelectionTests {
    // 0 "Hello, big world" 16 | 17 "second line" 28 | 29 "third" 34
    private let text = SelectableText(["Hello, big world", "second line", "third"], continues: true)

    private func string(_ selection: TextSelection) -> String { text.string(in: selection.ranges) }

    @Test("A caret selects nothing; a drag by character both ways")
    func dragByCharacter() throws {
        let hit = try #require(text.hit(at: ImagePoint(x: 172, y: 110)))
        var selection = TextSelection.begin(at: hit, granularity: .character, in: text)
        #expect(selection.isEmpty && selection.ranges == [7..<7] && selection.head == 7)
        selection.extend(to: 10, in: text)
        #expect(string(selection) == "big" && selection.head == 10 && !selection.isEmpty)
        selection.extend(to: 3, in: text)
        #expect(string(selection) == "lo, " && selection.head == 3)
        selection.extend(to: 7, in: text)
        #expect(selection.isEmpty)
        selection.extend(to: 999, in: text)
        #expect(selection.ranges == [7..<text.count])
        #expect(TextSelection.begin(at: -5, granularity: .character, in: text).ranges == [0..<0])
    }

    @Test("A drag by word keeps whole words, the first always among them")
    func dragByWord() {
        var selection = TextSelection.begin(at: 8, granularity: .word, in: text)
        #expect(string(selection) == "big" && selection.granularity == .word)
        for (position, expected) in [
            (9, "big"), (10, "big"), (11, "big "), (12, "big world"), (18, "big world\nsecond"),
            (6, ", ".dropFirst() + "big"),
            (5, ", big"), (3, "Hello, big"), (0, "Hello, big"),
        ] as [(Int, Substring)] {
            selection.extend(to: position, in: text)
            #expect(string(selection) == expected, "\(position)")
            #expect(selection.head == (position < 7 ? selection.ranges[0].lowerBound : selection.ranges[0].upperBound))
        }
        #expect(selection.anchor == 7..<10)
    }

    @Test("Drags by line and paragraph keep whole ones")
    func dragByLine() {
        var selection = TextSelection.begin(at: 18, granularity: .line, in: text)
        #expect(string(selection) == "second line")
        selection.extend(to: 31, in: text)
        #expect(string(selection) == "second line\nthird")
        selection.extend(to: 2, in: text)
        #expect(string(selection) == "Hello, big world\nsecond line")
        let paragraph = TextSelection.begin(at: 18, granularity: .paragraph, in: text)
        #expect(paragraph.ranges == [0..<34])
        let all = TextSelection.begin(at: 18, granularity: .all, in: text)
        #expect(all.ranges == TextSelection.all(in: text)?.ranges)
    }

    @Test("A press that hits takes what is under it")
    func beginAtHit() throws {
        // On the right half of the last letter of "big".
        let hit = try #require(text.hit(at: ImagePoint(x: 199, y: 110)))
        #expect(hit.position == 10)
        #expect(string(.begin(at: hit, granularity: .word, in: text)) == "big")
        #expect(string(.begin(at: hit, granularity: .line, in: text)) == "Hello, big world")
        #expect(TextSelection.begin(at: hit, granularity: .character, in: text) == TextSelection(caret: 10, in: text))
    }

    @Test("Shift and a click move the nearer end")
    func shiftClick() {
        var selection = TextSelection(caret: 7, in: text)
        selection.shiftClick(at: 10, in: text)
        #expect(selection.ranges == [7..<10] && selection.head == 10)
        selection.shiftClick(at: 16, in: text)
        #expect(selection.ranges == [7..<16] && selection.head == 16)
        selection.shiftClick(at: 2, in: text)
        #expect(selection.ranges == [2..<16] && selection.head == 2)
        selection.shiftClick(at: 5, in: text)
        #expect(selection.ranges == [5..<16] && selection.head == 5)
        selection.extend(to: 20, in: text)
        #expect(selection.ranges == [16..<20])
        selection.shiftClick(at: 99, in: text)
        #expect(selection.ranges == [16..<34])
    }

    @Test("The keyboard moves the head, or the caret")
    func keyboard() {
        var selection = TextSelection.begin(at: 8, granularity: .word, in: text)
        selection.move(.character, .forward, extending: true, in: text)
        #expect(selection.ranges == [7..<11] && selection.granularity == .character)
        selection.move(.word, .backward, extending: true, in: text)
        #expect(selection.ranges == [7..<7] && selection.isEmpty)
        selection.move(.word, .backward, extending: true, in: text)
        #expect(selection.ranges == [0..<7] && selection.head == 0)
        selection.move(.line, .forward, extending: true, in: text)
        #expect(selection.ranges == [7..<17])
        selection.move(.document, .forward, extending: true, in: text)
        #expect(selection.ranges == [7..<34])
        selection.move(.character, .backward, extending: false, in: text)
        #expect(selection == TextSelection(caret: 7, in: text))
        selection.move(.character, .backward, extending: false, in: text)
        #expect(selection.ranges == [6..<6])
        selection.move(.lineBoundary, .forward, extending: true, in: text)
        selection.move(.character, .forward, extending: false, in: text)
        #expect(selection.ranges == [16..<16])
        selection.move(.word, .forward, extending: false, in: text)
        #expect(selection.ranges == [23..<23])
    }

    @Test("From line to line the column is kept, until something else moves")
    func column() {
        var selection = TextSelection(caret: 14, in: text)
        selection.move(.line, .forward, extending: true, in: text)
        #expect(selection.head == 28)
        selection.move(.line, .backward, extending: true, in: text)
        #expect(selection.head == 14)
        selection.move(.line, .forward, extending: false, in: text)
        selection.move(.line, .backward, extending: false, in: text)
        #expect(selection.head == 14)
        selection.move(.line, .forward, extending: true, in: text)
        selection.move(.character, .backward, extending: true, in: text)
        selection.move(.line, .backward, extending: true, in: text)
        #expect(selection.head == 10)
    }

    @Test("Ranges set by a program are clamped, ordered and merged")
    func programmed() throws {
        let selection = try #require(TextSelection(ranges: [29..<99, 0..<3, 2..<5, 7..<7, -9..<1], in: text))
        #expect(selection.ranges == [0..<5, 29..<34])
        #expect(selection.head == 34 && selection.contains(cell: 4) && !selection.contains(cell: 5))
        #expect(string(selection) == "Hello\nthird")
        #expect(TextSelection(ranges: [], in: text) == nil)
        #expect(TextSelection(ranges: [3..<3, 90..<99], in: text) == nil)
        var extended = selection
        extended.extend(to: 30, in: text)
        #expect(extended.ranges == [29..<30])
        extended = selection
        extended.collapse(in: text)
        #expect(extended.ranges == [34..<34])
    }

    @Test("Everything")
    func all() throws {
        let all = try #require(TextSelection.all(in: text))
        #expect(all.ranges == [0..<34])
        #expect(string(all) == text.text)
    }

    @Test("A selection of a longer text is no trap in a shorter one")
    func foreign() {
        let short = SelectableText(["ab"])
        var selection = TextSelection.begin(at: 30, granularity: .line, in: text)
        selection.extend(to: 1, in: short)
        #expect(selection.ranges == [0..<2])
        selection = TextSelection.begin(at: 30, granularity: .line, in: text)
        selection.move(.line, .forward, extending: false, in: short)
        #expect(selection.ranges == [2..<2])
        #expect(short.string(in: TextSelection.begin(at: 8, granularity: .word, in: text).ranges).isEmpty)
    }
}

@Suite("Text selection: revisions")
struct RevisionTests {
    private let fixture = TextFixture()

    private func text(_ lines: [(id: Int, text: String)]) -> SelectableText {
        SelectableText([
            TextBlock(
                lines: lines.enumerated().map { fixture.line($1.text, x: 0, y: Double($0) * 24, id: $1.id) })
        ])
    }

    @Test("New lines before and between: the same characters stay selected")
    func insertedLines() throws {
        let old = text([(1, "first"), (2, "second")])
        let new = text([(5, "heading"), (1, "first"), (6, "between"), (2, "second")])
        let part = try #require(TextSelection(ranges: [1..<4], in: old)).transferred(from: old, to: new)
        #expect(part.map { new.string(in: $0.ranges) } == "irs")
        let both = try #require(TextSelection(ranges: [2..<9], in: old)).transferred(from: old, to: new)
        #expect(both.map { new.string(in: $0.ranges) } == "rst\nbetween\nsec")
        let line = TextSelection.begin(at: 1, granularity: .line, in: old).transferred(from: old, to: new)
        #expect(line.map { new.string(in: $0.ranges) } == "first")
        #expect(line?.granularity == .line && line?.anchor == 8..<13)
        // With the newline selected, no line that comes after is.
        let withNewline = try #require(TextSelection(ranges: [0..<6], in: old)).transferred(from: old, to: new)
        #expect(withNewline.map { new.string(in: $0.ranges) } == "first")
        let several = try #require(TextSelection(ranges: [0..<2, 6..<8], in: old)).transferred(from: old, to: new)
        #expect(several.map { new.string(in: $0.ranges) } == "fi\nse")
    }

    @Test("Lines that change places keep what lies between their ends")
    func reordered() throws {
        let old = text([(1, "first"), (2, "second")])
        let new = text([(2, "second"), (1, "first")])
        let moved = try #require(TextSelection(ranges: [2..<9], in: old)).transferred(from: old, to: new)
        #expect(moved.map { new.string(in: $0.ranges) } == "second\nfirst")
    }

    @Test("Lines that are gone take their part with them")
    func removedLines() throws {
        let old = text([(1, "first"), (2, "second"), (3, "third")])
        let new = text([(2, "second")])
        let middle = try #require(TextSelection(ranges: [2..<15], in: old)).transferred(from: old, to: new)
        #expect(middle.map { new.string(in: $0.ranges) } == "second")
        #expect(try #require(TextSelection(ranges: [0..<4], in: old)).transferred(from: old, to: new) == nil)
        #expect(TextSelection(caret: 2, in: old).transferred(from: old, to: new) == nil)
        #expect(TextSelection(caret: 8, in: old).transferred(from: old, to: new) == TextSelection(caret: 2, in: new))
        #expect(try #require(TextSelection.all(in: old)).transferred(from: old, to: SelectableText([])) == nil)
    }

    @Test("A line that became shorter clamps")
    func shortened() throws {
        let old = text([(1, "first"), (2, "second")])
        let new = text([(1, "fi"), (2, "se")])
        let clamped = try #require(TextSelection(ranges: [1..<11], in: old)).transferred(from: old, to: new)
        #expect(clamped.map { new.string(in: $0.ranges) } == "i\nse")
        #expect(try #require(TextSelection(ranges: [3..<5], in: old)).transferred(from: old, to: new) == nil)
    }

    @Test("The moving end stays the moving end")
    func head() throws {
        let old = text([(1, "first"), (2, "second")])
        let new = text([(4, "heading"), (1, "first"), (2, "second")])
        var selection = TextSelection(caret: 9, in: old)
        selection.extend(to: 2, in: old)
        var moved = try #require(selection.transferred(from: old, to: new))
        #expect(moved.head == 10 && moved.anchor == 17..<17)
        moved.extend(to: 20, in: new)
        #expect(moved.ranges == [17..<20])
    }
}

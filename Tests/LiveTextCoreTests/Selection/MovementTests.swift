// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: caret movement")
struct MovementTests {
    private let text = SelectableText(["Hello, big world", "3.14", "last line"])

    private func walk(_ start: Int, _ movement: TextMovement, _ direction: TextMovementDirection) -> [Int] {
        var positions = [start]
        while positions.count < 99 {
            let next = text.position(positions[positions.count - 1], moved: movement, direction).position
            if next == positions.last { break }
            positions.append(next)
        }
        return positions
    }

    @Test("By character through every position")
    func characters() {
        #expect(walk(0, .character, .forward) == Array(0...text.count))
        #expect(walk(text.count, .character, .backward) == Array((0...text.count).reversed()))
    }

    @Test("By word: to ends forwards, to starts backwards, over signs and lines")
    func words() {
        #expect(walk(0, .word, .forward) == [0, 5, 10, 16, 21, 26, 31])
        #expect(walk(31, .word, .backward) == [31, 27, 22, 17, 11, 7, 0])
        #expect(walk(2, .word, .forward)[1] == 5)
        #expect(walk(3, .word, .backward)[1] == 0)
        let signs = SelectableText(["?!"])
        #expect(signs.position(0, moved: .word, .forward).position == 2)
        #expect(signs.position(2, moved: .word, .backward).position == 0)
    }

    @Test("To the boundaries of the line and the text")
    func boundaries() {
        #expect(text.position(5, moved: .lineBoundary, .forward).position == 16)
        #expect(text.position(16, moved: .lineBoundary, .forward).position == 16)
        #expect(text.position(19, moved: .lineBoundary, .backward).position == 17)
        #expect(text.position(19, moved: .document, .forward).position == text.count)
        #expect(text.position(19, moved: .document, .backward).position == 0)
        #expect(text.position(-7, moved: .document, .forward).position == text.count)
    }

    @Test("From line to line the column is kept over short lines")
    func lines() {
        let down = text.position(7, moved: .line, .forward)
        #expect(down.position == 21)
        let further = text.position(down.position, moved: .line, .forward, keeping: down.column)
        #expect(further.position == 29)
        #expect(text.position(further.position, moved: .line, .backward, keeping: further.column).position == 21)
        let end = text.position(further.position, moved: .line, .forward, keeping: further.column)
        #expect(end.position == text.count)
        #expect(text.position(3, moved: .line, .backward).position == 0)
        #expect(text.position(3, moved: .character, .forward).column == nil)
    }

    @Test("The column counts from the block's start, whichever way it runs", arguments: [0.0, 90, 17, 180])
    func blocks(degrees: Double) {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let columns = SelectableText([
            fixture.block(["abcdef"], x: 100, y: 100), fixture.block(["ghijkl"], x: 400, y: 100, firstID: 1),
        ])
        #expect(columns.position(2, moved: .line, .forward).position == 9)
        #expect(columns.position(9, moved: .line, .backward).position == 2)
        var hebrew = fixture
        hebrew.direction = .rightToLeft
        let reversed = SelectableText([
            TextBlock(lines: [hebrew.line("אבגדה", x: 100, y: 100), hebrew.line("וזח", x: 120, y: 124, id: 1)])
        ])
        #expect(reversed.position(2, moved: .line, .forward).position == 8)
        #expect(reversed.position(4, moved: .line, .forward).position == 9)
        #expect(reversed.position(8, moved: .line, .backward).position == 2)
    }

    @Test("Arrows follow the text's direction")
    func arrows() {
        let hebrew = SelectableText(["אבג"], TextFixture(direction: .rightToLeft))
        let vertical = SelectableText(["縦書"], TextFixture(direction: .topToBottom))
        let expected: [(SelectableText, [ArrowKey])] = [
            (text, [.right, .left, .down, .up]), (hebrew, [.left, .right, .down, .up]),
            (vertical, [.down, .up, .left, .right]),
        ]
        for (text, arrows) in expected {
            #expect(text.movement(for: arrows[0], at: 1, byWord: false) == (.character, .forward))
            #expect(text.movement(for: arrows[1], at: 1, byWord: false) == (.character, .backward))
            #expect(text.movement(for: arrows[0], at: 1, byWord: true) == (.word, .forward))
            #expect(text.movement(for: arrows[2], at: 1, byWord: false) == (.line, .forward))
            #expect(text.movement(for: arrows[3], at: 1, byWord: true) == (.line, .backward))
        }
    }
}

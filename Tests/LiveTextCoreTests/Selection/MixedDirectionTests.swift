// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: mixed directions")
struct MixedDirectionTests {
    /// A line of words given in reading order with the cells they take on the grid from the left; the characters of a
    /// word follow its own direction.
    private func line(
        _ words: [(text: String, column: Int, isRightToLeft: Bool)], direction: TextDirection, columns: Int
    ) -> TextLine {
        TextLine(
            id: TextLine.ID(rawValue: 0),
            words: words.map { word in
                TextWord(
                    text: word.text,
                    quad: ImageQuad(
                        ImageRect(
                            x: Double(word.column) * 10, y: 0, width: Double(word.text.count) * 10, height: 20)),
                    confidence: 1, direction: word.isRightToLeft ? .rightToLeft : .leftToRight)
            },
            quad: ImageQuad(ImageRect(x: 0, y: 0, width: Double(columns) * 10, height: 20)), direction: direction)
    }

    private func spans(_ text: SelectableText, _ range: Range<Int>) -> [[Int]] {
        text.runs(in: [range]).map { [Int($0.topLeft.x.rounded()), Int($0.topRight.x.rounded())] }
    }

    @Test("Latin words in a Hebrew line: a range may be several pieces, all together one")
    func latinInHebrew() {
        // As seen: "גד def abc אב"; as read: אב, abc, def, גד.
        let text = SelectableText([
            TextBlock(lines: [
                line(
                    [("אב", 11, true), ("abc", 3, false), ("def", 7, false), ("גד", 0, true)], direction: .rightToLeft,
                    columns: 13)
            ])
        ])
        #expect(text.text == "אב abc def גד")
        #expect(spans(text, 0..<text.count) == [[0, 130]])
        #expect(spans(text, 0..<2) == [[110, 130]])
        #expect(spans(text, 0..<1) == [[120, 130]])
        #expect(spans(text, 3..<4) == [[30, 40]])
        #expect(spans(text, 3..<10) == [[30, 100]])
        // From the Hebrew word into the Latin one: two pieces with unselected text between them.
        #expect(spans(text, 0..<5) == [[30, 50], [100, 130]])
        #expect(text.nearestPosition(to: ImagePoint(x: 500, y: 10)) == 0)
        #expect(text.nearestPosition(to: ImagePoint(x: -50, y: 10)) == text.count)
        #expect(text.hit(at: ImagePoint(x: 32, y: 10))?.position == 3)
        #expect(text.hit(at: ImagePoint(x: 38, y: 10))?.position == 4)
        #expect(text.hit(at: ImagePoint(x: 128, y: 10))?.position == 0)
        #expect(text.itemOutlines(of: 0..<5).count == 2)
    }

    @Test("A Hebrew word in a Latin line")
    func hebrewInLatin() {
        let text = SelectableText([
            TextBlock(lines: [
                line([("ab", 0, false), ("אבג", 3, true), ("cd", 7, false)], direction: .leftToRight, columns: 9)
            ])
        ])
        #expect(spans(text, 0..<4) == [[0, 30], [50, 60]])
        #expect(spans(text, 3..<6) == [[30, 60]])
        #expect(spans(text, 0..<text.count) == [[0, 90]])
        #expect(text.hit(at: ImagePoint(x: 58, y: 10))?.position == 3)
        #expect(text.nearestPosition(to: ImagePoint(x: 500, y: 10)) == text.count)
        #expect(text.nearestPosition(to: ImagePoint(x: -50, y: 10)) == 0)
    }

    @Test("Digits and signs in a right-to-left word")
    func digits() {
        // As read: ב - 1 2; as seen: 12-ב. The sign takes the line's direction.
        let quads = [30, 20, 0, 10].map { ImageQuad(ImageRect(x: Double($0), y: 0, width: 10, height: 20)) }
        let characters = zip(["ב", "-", "1", "2"], quads).map { TextCharacter(text: $0, quad: $1, confidence: 1) }
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 40, height: 20))
        let line = TextLine(
            id: TextLine.ID(rawValue: 0), words: [TextWord(characters: characters, quad: quad, confidence: 1)],
            quad: quad, direction: .rightToLeft)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(spans(text, 0..<2) == [[20, 40]])
        #expect(spans(text, 2..<3) == [[0, 10]])
        #expect(spans(text, 0..<3) == [[0, 10], [20, 40]])
        #expect(text.hit(at: ImagePoint(x: 2, y: 10))?.position == 2)
        #expect(text.hit(at: ImagePoint(x: 22, y: 10))?.position == 2)
        #expect(text.hit(at: ImagePoint(x: 28, y: 10))?.position == 1)
    }

    @Test("Corners that follow right-to-left text instead of the eye are understood")
    func mirroredCorners() throws {
        let fixture = TextFixture(direction: .rightToLeft)
        let seen = fixture.line("שלום עולם", x: 100, y: 100)
        func swapped(_ quad: ImageQuad) -> ImageQuad {
            ImageQuad(
                topLeft: quad.topRight, topRight: quad.topLeft, bottomRight: quad.bottomLeft,
                bottomLeft: quad.bottomRight)
        }
        let line = TextLine(
            id: seen.id,
            words: seen.words.map { word in
                TextWord(
                    characters: word.characters.map {
                        TextCharacter(text: $0.text, quad: swapped($0.quad), confidence: 1)
                    }, quad: swapped(word.quad), confidence: 1)
            }, quad: swapped(seen.quad), direction: .rightToLeft)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(text.nearestPosition(to: ImagePoint(x: 500, y: 110)) == 0)
        #expect(text.nearestPosition(to: ImagePoint(x: 20, y: 110)) == 9)
        #expect(text.hit(at: ImagePoint(x: 188, y: 110))?.position == 0)
        #expect(text.caret(at: 1)?.start == ImagePoint(x: 180, y: 100))
        let run = try #require(text.runs(in: [0..<4]).first)
        #expect(run.bounds == ImageRect(x: 150, y: 100, width: 40, height: 20))
    }

    @Test("Upright boxes in a turned line keep the line's band")
    func uprightBoxesInTurnedLine() throws {
        let fixture = TextFixture(transform: .rotation(degrees: 17))
        let turned = fixture.line("il lift", x: 100, y: 100)
        let line = TextLine(
            id: turned.id,
            words: turned.words.map { word in
                TextWord(
                    characters: word.characters.map {
                        TextCharacter(text: $0.text, quad: ImageQuad($0.quad.bounds), confidence: 1)
                    }, quad: word.quad, confidence: 1)
            }, quad: turned.quad)
        let text = SelectableText([TextBlock(lines: [line])])
        let run = try #require(text.runs(in: [3..<7]).first)
        #expect(isNear(run, fixture.transform(ImageQuad(ImageRect(x: 130, y: 100, width: 40, height: 20))), 1))
        #expect(text.hit(at: fixture.point(113, 110))?.cell == 1)
    }
}

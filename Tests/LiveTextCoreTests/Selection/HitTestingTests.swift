// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Upright, and turned in the picture: by a right angle, a little, upside down, and as in a scan put in the wrong way.
private let turns = [0.0, 90, 17, 180, -90, -3]

@Suite("Selectable text: hit tests")
struct HitTestingTests {
    @Test("Inside a character, before or after its middle", arguments: turns)
    func characters(degrees: Double) throws {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let text = SelectableText(["abc def", "ghi"], fixture)
        for (x, y, cell, position) in [
            (102.0, 110.0, 0, 0), (108, 110, 0, 1), (122, 101, 2, 2), (134, 110, 3, 3), (136, 110, 3, 4),
            (169, 119, 6, 7), (112, 130, 9, 9),
        ] {
            let hit = try #require(text.hit(at: fixture.point(x, y)))
            #expect(hit.cell == cell && hit.position == position, "\(x), \(y)")
            #expect(hit.direction == .leftToRight)
            #expect(hit.line == (y < 122 ? 0 : 1))
        }
    }

    @Test("A quarter of the height around the line, and not beyond", arguments: turns)
    func margin(degrees: Double) {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let text = SelectableText(["abcd"], fixture)
        for (x, y) in [(100.0, 95.1), (95.1, 110), (144.9, 110), (120, 124.9), (95.2, 95.2)] {
            #expect(text.hit(at: fixture.point(x, y)) != nil, "\(x), \(y)")
        }
        for (x, y) in [(100.0, 94.9), (94.9, 110), (145.1, 110), (120, 125.1)] {
            #expect(text.hit(at: fixture.point(x, y)) == nil, "\(x), \(y)")
        }
        #expect(text.hit(at: fixture.point(110, 131.9), minimumMargin: 12)?.position == 1)
        #expect(text.hit(at: fixture.point(110, 132.1), minimumMargin: 12) == nil)
        #expect(text.hit(at: fixture.point(96, 110))?.position == 0)
        #expect(text.hit(at: fixture.point(144, 110))?.position == 4)
    }

    @Test("Between two lines whose margins overlap, the nearer")
    func nearerLine() {
        let text = SelectableText(["abcd", "efgh"])
        #expect(text.hit(at: ImagePoint(x: 105, y: 121.9))?.line == 0)
        #expect(text.hit(at: ImagePoint(x: 105, y: 122.1))?.line == 1)
        let crossed = SelectableText([TextFixture().block(["abcd", "efgh"], pitch: 12)])
        #expect(crossed.hit(at: ImagePoint(x: 5, y: 15))?.line == 0)
        #expect(crossed.hit(at: ImagePoint(x: 5, y: 17))?.line == 1)
    }

    @Test("The pointer lies over vertical lines, as they are on the screen")
    func pointerShape() throws {
        let mapping = try #require(
            ContentsMapping(
                imageSize: ImageSize(width: 1000, height: 1000),
                imageToView: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
        let turned = try #require(
            ContentsMapping(
                imageSize: ImageSize(width: 1000, height: 1000),
                imageToView: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
        let flat = try #require(SelectableText(["abcd"]).hit(at: ImagePoint(x: 110, y: 110)))
        #expect(!flat.runsVertically(in: mapping) && flat.runsVertically(in: turned))
        let vertical = try #require(
            SelectableText(["縦書き"], TextFixture(direction: .topToBottom)).hit(at: ImagePoint(x: 110, y: 110)))
        #expect(vertical.runsVertically(in: mapping) && vertical.direction == .topToBottom)
    }

    @Test("Lines without extent are no trap")
    func degenerate() {
        let dot = ImageQuad(ImageRect(x: 50, y: 50, width: 0, height: 0))
        let line = TextLine(
            id: TextLine.ID(rawValue: 0), words: [TextWord(text: "ab", quad: dot, confidence: 1)], quad: dot)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(text.hit(at: ImagePoint(x: 500, y: 500)) == nil)
        #expect(text.hit(at: ImagePoint(x: 52, y: 50), minimumMargin: 4) != nil)
        #expect((0...2).contains(text.nearestPosition(to: ImagePoint(x: 9, y: 9))))
        #expect(text.nearestPosition(to: ImagePoint(x: .nan, y: .infinity)) >= 0)
        #expect(text.hit(at: ImagePoint(x: .nan, y: 0)) == nil)
        #expect(!text.runs(in: [0..<2]).isEmpty)
    }
}

@Suite("Selectable text: the moving end")
struct NearestPositionTests {
    @Test("Beyond the ends of a line its ends, above and below the nearest character", arguments: turns)
    func oneColumn(degrees: Double) {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        // 0 "long first line" 15 | 16 "short" 21 | 22 "another long one" 38
        let text = SelectableText(["long first line", "short", "another long one"], fixture)
        for (x, y, position) in [
            (103.0, 105.0, 0), (20, 110, 0), (900, 110, 15), (900, 134, 21), (200, 134, 21), (20, 134, 16),
            (121, 20, 2), (121, 800, 24), (900, 800, 38), (20, 20, 0), (900, 20, 15), (200, 121, 10), (200, 123, 21),
        ] {
            #expect(text.nearestPosition(to: fixture.point(x, y)) == position, "\(x), \(y)")
        }
    }

    @Test("Between columns the nearest counts, and nothing jumps to the other", arguments: [0.0, 17, 90, 180])
    func twoColumns(degrees: Double) {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let text = SelectableText([
            fixture.block(["left one", "left", "left three"], x: 100, y: 100),
            fixture.block(["right", "right two"], x: 300, y: 100, firstID: 3),
        ])
        // Left: 0…8, 9…13, 14…24; right: 25…30, 31…40. The left column reaches to x = 200, y = 168.
        for (x, y, position) in [
            (240.0, 110.0, 8), (240, 134, 13), (260, 110, 25), (260, 134, 31), (390, 160, 40), (320, 500, 33),
            (900, 134, 40), (120, 500, 16), (285, 160, 31),
        ] {
            #expect(text.nearestPosition(to: fixture.point(x, y)) == position, "\(x), \(y)")
        }
    }

    @Test("Beside a heading its end, though the paragraph below is nearer")
    func heading() {
        let fixture = TextFixture()
        let text = SelectableText([
            fixture.block(["Title"], x: 100, y: 100),
            fixture.block(["a paragraph that is much wider", "than the title"], x: 100, y: 130, firstID: 1),
        ])
        #expect(text.nearestPosition(to: ImagePoint(x: 350, y: 115)) == 5)
        // In the gap between them the nearer row counts.
        #expect(text.nearestPosition(to: ImagePoint(x: 350, y: 127)) == 31)
        // A heading far above is another text.
        let far = SelectableText([
            fixture.block(["Title"], x: 100, y: 20),
            fixture.block(["a paragraph that is much wider"], x: 100, y: 130, firstID: 1),
        ])
        #expect(far.nearestPosition(to: ImagePoint(x: 390, y: 38)) == 35)
        // One that stands over another column does not count either.
        let beside = SelectableText([
            fixture.block(["Title"], x: 100, y: 100),
            fixture.block(["a paragraph"], x: 260, y: 130, firstID: 1),
        ])
        #expect(beside.nearestPosition(to: ImagePoint(x: 300, y: 115)) == 10)
    }

    @Test("Lines beside one another in a block are one row")
    func tableRows() {
        let fixture = TextFixture()
        let lines = [
            fixture.line("Name", x: 100, y: 100), fixture.line("Price", x: 300, y: 101, id: 1),
            fixture.line("Tea", x: 100, y: 124, id: 2), fixture.line("2.50", x: 300, y: 125, id: 3),
        ]
        let text = SelectableText([TextBlock(lines: lines)])
        #expect(text.nearestPosition(to: ImagePoint(x: 200, y: 110)) == 4)
        #expect(text.nearestPosition(to: ImagePoint(x: 240, y: 110)) == 5)
        #expect(
            text.nearestPosition(to: ImagePoint(x: 345, y: 110)) == 10
                || text.nearestPosition(to: ImagePoint(x: 345, y: 110)) == 9)
        #expect(text.nearestPosition(to: ImagePoint(x: 305.5, y: 200)) == 16)
        #expect(text.nearestPosition(to: ImagePoint(x: 900, y: 200)) == 19)
    }

    @Test("A block inside another's bounds is met where it stands")
    func nested() {
        let fixture = TextFixture()
        let around = TextBlock(lines: [
            fixture.line("a very long line on top of it", x: 100, y: 100),
            fixture.line("short", x: 100, y: 200, id: 1),
            fixture.line("a very long line on the ground", x: 100, y: 300, id: 2),
        ])
        let inside = fixture.block(["box"], x: 300, y: 200, firstID: 3)
        let text = SelectableText([around, inside])
        let box = text.range(ofLine: 3)
        #expect(text.nearestPosition(to: ImagePoint(x: 312, y: 210)) == box.lowerBound + 1)
        #expect(text.nearestPosition(to: ImagePoint(x: 331, y: 215)) == box.upperBound)
        #expect(text.nearestPosition(to: ImagePoint(x: 160, y: 210)) == text.range(ofLine: 1).upperBound)
    }

    @Test("Right-to-left lines run the other way")
    func rightToLeft() throws {
        let fixture = TextFixture(direction: .rightToLeft)
        let text = SelectableText(["שלום עולם", "אבג"], fixture)
        // The first line lies from x = 100 to 190, its first character at the right.
        #expect(text.nearestPosition(to: ImagePoint(x: 500, y: 110)) == 0)
        #expect(text.nearestPosition(to: ImagePoint(x: 20, y: 110)) == 9)
        #expect(text.hit(at: ImagePoint(x: 188, y: 110))?.position == 0)
        #expect(text.hit(at: ImagePoint(x: 182, y: 110))?.position == 1)
        #expect(text.hit(at: ImagePoint(x: 182, y: 110))?.cell == 0)
        #expect(text.caret(at: 0)?.start == ImagePoint(x: 190, y: 100))
        #expect(text.caret(at: 9)?.start == ImagePoint(x: 100, y: 100))
        #expect(text.caret(at: 1)?.end == ImagePoint(x: 180, y: 120))
    }

    @Test("Vertical text runs down, its lines from right to left", arguments: [true, false])
    func vertical(hasCornersAsSeen: Bool) {
        let fixture = TextFixture(direction: .topToBottom)
        var block = fixture.block(["縦書きの", "文章"], x: 300, y: 100)
        if !hasCornersAsSeen { block = TextBlock(lines: block.lines.map(cornersAlongText)) }
        let text = SelectableText([block])
        #expect(text.nearestPosition(to: ImagePoint(x: 310, y: 104)) == 0)
        #expect(text.nearestPosition(to: ImagePoint(x: 310, y: 126)) == 3)
        #expect(text.nearestPosition(to: ImagePoint(x: 310, y: 900)) == 4)
        #expect(text.nearestPosition(to: ImagePoint(x: 286, y: 900)) == 7)
        #expect(text.nearestPosition(to: ImagePoint(x: 20, y: 111)) == 6)
        #expect(text.nearestPosition(to: ImagePoint(x: 900, y: 131)) == 3)
        #expect(text.caret(at: 1)?.start == ImagePoint(x: 320, y: 110))
        #expect(text.caret(at: 1)?.end == ImagePoint(x: 300, y: 110))
    }

    private func cornersAlongText(_ line: TextLine) -> TextLine {
        func turned(_ quad: ImageQuad) -> ImageQuad {
            ImageQuad(
                topLeft: quad.topRight, topRight: quad.bottomRight, bottomRight: quad.bottomLeft,
                bottomLeft: quad.topLeft)
        }
        return TextLine(
            id: line.id,
            words: line.words.map { word in
                TextWord(
                    characters: word.characters.map {
                        TextCharacter(text: $0.text, quad: turned($0.quad), confidence: 1)
                    }, quad: turned(word.quad), confidence: 1, isFollowedBySpace: word.isFollowedBySpace)
            },
            quad: turned(line.quad), direction: line.direction)
    }
}

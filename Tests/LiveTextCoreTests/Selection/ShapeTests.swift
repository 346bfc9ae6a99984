// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private func rect(_ quad: ImageQuad) -> ImageRect { quad.bounds }

@Suite("Selectable text: highlight")
struct ShapeTests {
    @Test("One run a line, from the first to the last cell, over the line's height", arguments: [0.0, 90, 17, 180])
    func oneRunPerLine(degrees: Double) throws {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let text = SelectableText([fixture.block(["abc def"], x: 100, y: 100)])
        for (range, left, right) in [(0..<7, 100.0, 170.0), (1..<2, 110, 120), (2..<5, 120, 150), (3..<4, 130, 140)] {
            let run = try #require(text.runs(in: [range]).first)
            let expected = ImageQuad(ImageRect(x: left, y: 100, width: right - left, height: 20))
            #expect(isNear(run, fixture.transform(expected)), "\(range)")
        }
        #expect(text.runs(in: [2..<2]).isEmpty)
        #expect(text.runs(in: [0..<1, 4..<5]).count == 2)
        #expect(text.runs(in: [0..<2, 1..<5]).count == 1)
    }

    @Test("Lines of a block meet in the middle of their gap", arguments: [0.0, 90, 17, 180])
    func seams(degrees: Double) {
        let fixture = TextFixture(transform: .rotation(degrees: degrees))
        let text = SelectableText(["abcdef", "ghi", "jklmno"], fixture)
        let runs = text.runs(in: [0..<text.count])
        let expected = [
            ImageRect(x: 100, y: 100, width: 60, height: 22), ImageRect(x: 100, y: 122, width: 30, height: 24),
            ImageRect(x: 100, y: 146, width: 60, height: 22),
        ]
        #expect(runs.count == 3)
        for (run, rect) in zip(runs, expected) { #expect(isNear(run, fixture.transform(ImageQuad(rect)))) }
        let outlines = text.outlines(in: [0..<text.count])
        #expect(outlines.count == 1)
        for (x, y, isInside) in [
            (155.0, 101.0, true), (155, 121, true), (155, 123, false), (125, 122, true), (125, 146, true),
            (135, 134, false), (155, 147, true), (155, 169, false), (99, 110, false),
        ] {
            #expect(outlines[0].contains(fixture.point(x, y)) == isInside, "\(x), \(y)")
        }
    }

    @Test("Lines too far apart, of other blocks, or not one below the other keep their quads")
    func apart() {
        let fixture = TextFixture()
        let spaced = SelectableText([fixture.block(["ab", "cd"], pitch: 35.5)])
        #expect(
            spaced.runs(in: [0..<5]).map(rect) == [
                ImageRect(x: 0, y: 0, width: 20, height: 20), ImageRect(x: 0, y: 35.5, width: 20, height: 20),
            ])
        let blocks = SelectableText([fixture.block(["ab"]), fixture.block(["cd"], y: 24, firstID: 1)])
        #expect(blocks.runs(in: [0..<5]).map(\.height) == [20, 20])
        #expect(blocks.outlines(in: [0..<5]).count == 2)
        // "cd" of the first line and "ef" of the second do not meet.
        let slanted = SelectableText(["ab cd", "ef gh"])
        #expect(slanted.runs(in: [3..<8]).map(\.height) == [20, 20])
        #expect(slanted.outlines(in: [3..<8]).count == 2)
        // With "ef g" they do, below the first line's part.
        #expect(slanted.outlines(in: [3..<10]).count == 1)
        let beside = SelectableText([
            TextBlock(lines: [fixture.line("ab"), fixture.line("cd", x: 100, id: 1)])
        ])
        #expect(beside.outlines(in: [0..<5]).count == 2)
        let turned = TextFixture(transform: .rotation(degrees: 20))
        let angled = SelectableText([
            TextBlock(lines: [fixture.line("abcd"), turned.line("abcd", y: 24, id: 1)])
        ])
        #expect(angled.outlines(in: [0..<9]).count == 2)
    }

    @Test("A line without tall letters still meets its neighbours")
    func lowLine() {
        let low = TextFixture(height: 10)
        let text = SelectableText([
            TextBlock(lines: [
                TextFixture().line("Ab"), low.line("ac", y: 28, id: 1), TextFixture().line("Ab", y: 48, id: 2),
            ])
        ])
        #expect(text.outlines(in: [0..<8]).count == 1)
        #expect(
            text.runs(in: [0..<8]).map(rect) == [
                ImageRect(x: 0, y: 0, width: 20, height: 24), ImageRect(x: 0, y: 24, width: 20, height: 19),
                ImageRect(x: 0, y: 43, width: 20, height: 25),
            ])
    }

    @Test("Lines that overlap share the middle of what is common")
    func overlapping() {
        let text = SelectableText([TextFixture().block(["ab", "cd"], pitch: 16)])
        #expect(
            text.runs(in: [0..<5]).map(rect) == [
                ImageRect(x: 0, y: 0, width: 20, height: 18), ImageRect(x: 0, y: 18, width: 20, height: 18),
            ])
    }

    @Test("Lines at slightly different angles meet without a seam")
    func slightAngles() throws {
        let fixture = TextFixture()
        let tilted = TextFixture(transform: .rotation(degrees: 1, about: ImagePoint(x: 100, y: 34)))
        let text = SelectableText([
            TextBlock(lines: [fixture.line("abcdefghij"), tilted.line("abcdefghij", y: 24, id: 1)])
        ])
        let runs = text.runs(in: [0..<21])
        #expect(runs.count == 2)
        // Both edges lie on one straight line.
        let upper = ImageSegment(start: runs[0].bottomLeft, end: runs[0].bottomRight)
        for corner in [runs[1].topLeft, runs[1].topRight] {
            let far = ImageSegment(
                start: upper.start.interpolated(to: upper.end, fraction: -1),
                end: upper.start.interpolated(to: upper.end, fraction: 2))
            #expect(far.distance(to: corner) < 1e-6)
        }
    }

    @Test("Vertical text: bands from right to left, joined alike")
    func vertical() {
        let text = SelectableText(["縦書き", "文章"], TextFixture(direction: .topToBottom))
        #expect(
            text.runs(in: [0..<text.count]).map(rect) == [
                ImageRect(x: 98, y: 100, width: 22, height: 30), ImageRect(x: 76, y: 100, width: 22, height: 20),
            ])
        #expect(text.outlines(in: [0..<text.count]).count == 1)
        #expect(text.runs(in: [1..<2]).map(rect) == [ImageRect(x: 100, y: 110, width: 20, height: 10)])
        let underline = text.underlines(of: 0..<2, offset: 2)
        #expect(
            underline == [
                ImageSegment(start: ImagePoint(x: 98, y: 100), end: ImagePoint(x: 98, y: 120))
            ])
    }

    @Test("Gaps and overlaps between characters and between words close")
    func unevenBoxes() throws {
        func quad(_ left: Double, _ right: Double) -> ImageQuad {
            ImageQuad(ImageRect(x: left, y: 0, width: right - left, height: 20))
        }
        func character(_ text: String, _ left: Double, _ right: Double) -> TextCharacter {
            TextCharacter(text: text, quad: quad(left, right), confidence: 1)
        }
        // "a b" overlap, "b c" leave a gap; the first word reaches beyond its boxes; the words touch without a space.
        let words = [
            TextWord(
                characters: [character("a", 2, 12), character("b", 8, 18), character("c", 22, 30)],
                quad: quad(0, 30), confidence: 1, isFollowedBySpace: false),
            TextWord(characters: [character("d", 34, 40)], quad: quad(34, 40), confidence: 1, isFollowedBySpace: true),
            TextWord(characters: [character("e", 38, 50)], quad: quad(38, 50), confidence: 1),
        ]
        let text = SelectableText([
            TextBlock(lines: [TextLine(id: TextLine.ID(rawValue: 0), words: words, quad: quad(0, 50))])
        ])
        #expect(text.text == "abcd e")
        let edges = (0..<text.count).map { text.runs(in: [$0..<($0 + 1)]).map(rect)[0] }
        #expect(edges.map { $0.minX.rounded() } == [0, 10, 20, 32, 39, 39])
        #expect(edges.map { $0.maxX.rounded() } == [10, 20, 32, 39, 39, 50])
    }

    @Test("Cut-outs: lines grown by the padding, those of a paragraph as one shape")
    func cutOuts() {
        let fixture = TextFixture()
        let paragraph = fixture.block(["abcdef", "ghi"], x: 100, y: 100, continues: true)
        let blank = TextLine(
            id: TextLine.ID(rawValue: 9), words: [], quad: ImageQuad(ImageRect(x: 0, y: 0, width: 9, height: 9)))
        let text = SelectableText([
            TextBlock(lines: paragraph.lines + [fixture.line("jkl", x: 100, y: 148, id: 2), blank])
        ])
        let shapes = text.lineCutOuts(padding: 4)
        #expect(
            shapes.map(\.bounds) == [
                ImageRect(x: 96, y: 96, width: 68, height: 52), ImageRect(x: 96, y: 144, width: 38, height: 28),
            ])
        #expect(shapes[0].points.count == 7)
        #expect(!shapes[0].contains(ImagePoint(x: 150, y: 130)))
        #expect(text.lineCutOuts(padding: 0).map(\.bounds)[1] == ImageRect(x: 100, y: 148, width: 30, height: 20))
    }

    @Test("Items: quads per line, one outline where their lines meet, underlines under the baseline")
    func items() throws {
        let text = SelectableText(["see example", "example.org/path now"])
        let range = try #require(text.range(utf8Offsets: 4..<28) as Range<Int>?)
        #expect(
            text.itemRuns(of: range, outset: 3).map(rect) == [
                ImageRect(x: 137, y: 97, width: 76, height: 26), ImageRect(x: 97, y: 121, width: 166, height: 26),
            ])
        #expect(text.itemOutlines(of: range, outset: 3).count == 1)
        #expect(text.itemOutlines(of: 0..<3).map(\.bounds) == [ImageRect(x: 100, y: 100, width: 30, height: 20)])
        // The fixture's baseline is at four fifths of the height.
        #expect(
            text.underlines(of: range, offset: 2) == [
                ImageSegment(start: ImagePoint(x: 140, y: 118), end: ImagePoint(x: 210, y: 118)),
                ImageSegment(start: ImagePoint(x: 100, y: 142), end: ImagePoint(x: 260, y: 142)),
            ])
    }

    @Test("Underlines follow the given baseline, whichever way it is written", arguments: [false, true])
    func baselines(isReversed: Bool) throws {
        let fixture = TextFixture()
        let plain = fixture.line("abcd", x: 100, y: 100)
        let (start, end) = (ImagePoint(x: 110, y: 115), ImagePoint(x: 130, y: 115.5))
        let line = TextLine(
            id: plain.id, words: plain.words, quad: plain.quad,
            baseline: isReversed
                ? TextLine.Baseline(start: end, end: start) : TextLine.Baseline(start: start, end: end))
        let underline = try #require(SelectableText([TextBlock(lines: [line])]).underlines(of: 0..<4, offset: 1).first)
        #expect(isNear(underline.start, ImagePoint(x: 100, y: 115.75)))
        #expect(isNear(underline.end, ImagePoint(x: 140, y: 116.75)))
        let pointless = TextLine(
            id: plain.id, words: plain.words, quad: plain.quad, baseline: TextLine.Baseline(start: start, end: start))
        #expect(
            SelectableText([TextBlock(lines: [pointless])]).underlines(of: 0..<4, offset: 1)
                == [ImageSegment(start: ImagePoint(x: 100, y: 121), end: ImagePoint(x: 140, y: 121))])
    }

    @Test("In perspective, runs stay inside the line's band")
    func perspective() throws {
        let quad = ImageQuad(
            topLeft: ImagePoint(x: 0, y: 0), topRight: ImagePoint(x: 100, y: 10),
            bottomRight: ImagePoint(x: 100, y: 30),
            bottomLeft: ImagePoint(x: 0, y: 40))
        let line = TextLine(
            id: TextLine.ID(rawValue: 0), words: [TextWord(text: "abcd", quad: quad, confidence: 1)], quad: quad)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(isNear(try #require(text.runs(in: [0..<4]).first), quad))
        #expect(isNear(try #require(text.runs(in: [1..<3]).first), quad.slice(from: 0.25, to: 0.75)))
    }
}

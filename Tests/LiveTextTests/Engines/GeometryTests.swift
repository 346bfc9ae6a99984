// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@testable import LiveText

@Suite struct LineGeometryTests {
    private func word(_ text: String, _ box: RasterRect) -> LineGeometry.Word {
        let width = box.width / Double(text.count)
        let characters = text.enumerated().map { index, character in
            LineGeometry.Character(
                text: String(character),
                box: RasterRect(x: box.x + Double(index) * width, y: box.y, width: width, height: box.height),
                confidence: 0.9)
        }
        return LineGeometry.Word(characters: characters, box: box, confidence: 0.9, isFollowedBySpace: true)
    }

    @Test(arguments: [ReadingFrame.Tops.up, .right, .down, .left])
    func theReadingFrameGoesThereAndBack(tops: ReadingFrame.Tops) {
        let frame = ReadingFrame(tops: tops, direction: .leftToRight)
        let point = RasterPoint(x: 12, y: 34)
        #expect(frame.toRaster(frame.toReading(point)) == point)
    }

    @Test func turnedLettersHaveTheirTopWhereAReaderSeesIt() {
        let box = RasterRect(x: 100, y: 200, width: 20, height: 80)
        let expected: [(ReadingFrame.Tops, RasterPoint, dx: Double, dy: Double)] = [
            (.up, RasterPoint(x: 100, y: 200), 1, 0), (.right, RasterPoint(x: 120, y: 200), 0, 1),
            (.down, RasterPoint(x: 120, y: 280), -1, 0), (.left, RasterPoint(x: 100, y: 280), 0, -1),
        ]
        for (tops, topLeft, dx, dy) in expected {
            let frame = ReadingFrame(tops: tops, direction: .leftToRight)
            let line = LineGeometry(words: [word("ab", frame.toReading(box))], frame: frame, baseline: nil)
                .line(id: TextLine.ID(rawValue: 0), language: nil, continuesParagraph: false, toImage: .identity)
            // No baseline is known, so that the quad is the letters' box.
            #expect(line.quad.topLeft == RasterToImage.identity(topLeft))
            #expect(line.quad.direction.dx == dx && line.quad.direction.dy == dy)
            #expect(line.quad.bounds == RasterToImage.identity(box))
        }
    }

    @Test func aSlopingLineIsNoTallerThanItsLetters() {
        // Three words of 20 pixels' height on a line that falls by one pixel in ten.
        let words = (0..<3).map { index in
            word("word", RasterRect(x: Double(index) * 100, y: Double(index) * 10, width: 80, height: 28))
        }
        let frame = ReadingFrame(tops: .up, direction: .leftToRight)
        let baseline = (start: RasterPoint(x: 0, y: 20), end: RasterPoint(x: 280, y: 48))
        let line = LineGeometry(words: words, frame: frame, baseline: baseline)
            .line(id: TextLine.ID(rawValue: 0), language: nil, continuesParagraph: false, toImage: .identity)
        #expect(abs(line.quad.direction.dy / line.quad.direction.dx - 0.1) < 0.001)
        // Its letters are 20 high; the quad has room for descenders.
        #expect((20...27).contains(line.quad.height))
        #expect(line.words.allSatisfy { abs($0.quad.direction.dy / $0.quad.direction.dx - 0.1) < 0.001 })
        #expect(abs(line.baseline.end.y - line.baseline.start.y - 28) < 0.5)
    }

    @Test func overlappingCharactersShareTheirWordWithoutGaps() {
        let box = RasterRect(x: 0, y: 0, width: 30, height: 10)
        let characters = [(0.0, 14.0), (8, 12), (20, 30)].map { left, right in
            LineGeometry.Character(
                text: "x", box: RasterRect(x: left, y: 0, width: right - left, height: 10), confidence: 1)
        }
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let isRightToLeft = direction == .rightToLeft
            let word = LineGeometry.Word(
                characters: isRightToLeft ? characters.reversed() : characters, box: box, confidence: 1,
                isFollowedBySpace: false)
            let frame = ReadingFrame(tops: .up, direction: direction)
            let line = LineGeometry(words: [word], frame: frame, baseline: nil)
                .line(id: TextLine.ID(rawValue: 0), language: nil, continuesParagraph: false, toImage: .identity)
            let quads = line.words[0].characters.map(\.quad)
            let fromLeft = isRightToLeft ? quads.reversed() : quads
            #expect(fromLeft[0].topLeft.x == 0 && fromLeft[2].topRight.x == 30)
            #expect(fromLeft[0].topRight.x == fromLeft[1].topLeft.x)
            #expect(fromLeft[1].topRight.x == fromLeft[2].topLeft.x)
            #expect(fromLeft.allSatisfy { $0.topLeft.x <= $0.topRight.x })
        }
    }

    @Test func spacesAreWhereTheEnginePutsThem() {
        var scanner = SeparatorScanner(text: "今日は 晴れ\n")
        let words = ["今日", "は", "晴れ", "nowhere"]
        let spaces = words.map { scanner.isFollowedBySpace($0) }
        #expect(spaces == [false, true, true, true])

    }
}

@Suite struct CodeQuadTests {
    private let corners = [(10, 10), (10, 50), (50, 50), (50, 10)].map { ImagePoint(x: $0, y: $1) }

    @Test func aMatrixCodeIsNamedFromItsFirstCorner() throws {
        // Down the left side first, as ZBar gives them, and the other way round.
        for points in [corners, [corners[0], corners[3], corners[2], corners[1]]] {
            let quad = try #require(CodeQuad.matrix(corners: points))
            #expect(quad.topLeft == corners[0] && quad.topRight == corners[3])
            #expect(quad.bottomRight == corners[2] && quad.bottomLeft == corners[1])
        }
        let turned = try #require(CodeQuad.matrix(corners: [corners[2], corners[3], corners[0], corners[1]]))
        #expect(turned.topLeft == corners[2] && turned.topRight == corners[1])
    }

    @Test func aLinearCodesZigzagBecomesABox() throws {
        let points = (0..<20).map { ImagePoint(x: $0 % 2 == 0 ? 20 : 120, y: Double(30 + $0)) }
        let quad = try #require(CodeQuad.linear(points: points, direction: (1, 0)))
        #expect(abs(quad.topLeft.x - 20) < 0.01 && abs(quad.topLeft.y - 30) < 1.01)
        #expect(abs(quad.length - 100) < 0.5)
        let down = try #require(CodeQuad.linear(points: points, direction: (-1, 0)))
        #expect(abs(down.topLeft.x - 120) < 0.01 && down.direction.dx < -0.99)
    }

    @Test func oneScanLineStillHasAHeight() throws {
        let points = [ImagePoint(x: 0, y: 10), ImagePoint(x: 200, y: 10)]
        let quad = try #require(CodeQuad.linear(points: points, direction: (1, 0)))
        #expect(quad.bounds == ImageRect(x: 0, y: 0, width: 200, height: 20))
        #expect(CodeQuad.linear(points: [], direction: (1, 0)) == nil)
        #expect(CodeQuad.linear(points: [points[0]], direction: (1, 0)) != nil)
    }
}

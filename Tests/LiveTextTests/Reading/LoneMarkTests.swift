// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

/// A line of words of 10 pixels a letter and 20 pixels high.
private func line(_ text: String, id: Int, x: Double = 40, y: Double, confidence: Double = 0.95) -> TextLine {
    var words: [TextWord] = []
    var left = x
    for part in text.split(separator: " ") {
        let width = 10 * Double(part.count)
        let quad = ImageQuad(ImageRect(x: left, y: y, width: width, height: 20))
        words.append(TextWord(text: String(part), quad: quad, confidence: confidence))
        left += width + 10
    }
    return TextLine(
        id: TextLine.ID(rawValue: id), words: words,
        quad: ImageQuad(ImageRect(x: x, y: y, width: left - x - 10, height: 20)))
}

@Suite struct BulletFinderTests {
    /// Three lines 20 pixels high from y = 20 on, 30 pixels apart, with a mark before each.
    private func texts(
        _ lines: [String] = ["one", "two", "three"], ground: UInt8 = 255, mark: (inout GreyDrawing, _ y: Int) -> Void
    ) throws -> [String] {
        var drawing = GreyDrawing(width: 200, height: 140, shade: ground)
        for index in 0..<3 { mark(&drawing, 20 + 30 * index) }
        let placed = try drawing.makePlaced()
        let input = lines.enumerated().map { line($1, id: $0, y: 20 + 30 * Double($0)) }
        let output = BulletFinder(picture: placed).withBullets(input)
        #expect(output.map(\.id) == input.map(\.id))
        return output.map(\.text)
    }

    @Test(arguments: [(UInt8(255), UInt8(0)), (20, 230)])
    func spotsBeforeTheLinesOfAListAreBullets(ground: UInt8, ink: UInt8) throws {
        let texts = try texts(ground: ground) { $0.fill(x: 22..<28, y: $1 + 7..<$1 + 13, ink) }
        #expect(texts == ["• one", "• two", "• three"])
    }

    @Test func largeSquaresAreSquares() throws {
        let texts = try texts { $0.fill(x: 20..<29, y: $1 + 6..<$1 + 15, 0) }
        #expect(texts == ["▪ one", "▪ two", "▪ three"])
    }

    @Test func whatASpotWasReadIntoGoes() throws {
        // The glyph is at 40, the word behind it at 60.
        let texts = try texts(["e one", "* two", "« three"]) { $0.fill(x: 42..<48, y: $1 + 7..<$1 + 13, 0) }
        #expect(texts == ["• one", "• two", "• three"])
    }

    @Test func fullStopsDashesRingsAndLettersAreNoBullets() throws {
        let plain = ["one", "two", "three"]
        let stops = try texts { $0.fill(x: 24..<28, y: $1 + 13..<$1 + 17, 0) }
        let dashes = try texts { $0.fill(x: 18..<30, y: $1 + 9..<$1 + 11, 0) }
        let rings = try texts {
            $0.fill(x: 20..<30, y: $1 + 5..<$1 + 15, 0)
            $0.fill(x: 22..<28, y: $1 + 7..<$1 + 13, 255)
        }
        let letters = try texts {
            $0.fill(x: 10..<14, y: $1 + 4..<$1 + 16, 0)
            $0.fill(x: 18..<24, y: $1 + 7..<$1 + 13, 0)
        }
        #expect(stops == plain && dashes == plain && rings == plain && letters == plain)
    }

    @Test func aSpotAloneIsNoList() throws {
        var drawing = GreyDrawing(width: 200, height: 140)
        drawing.fill(x: 22..<28, y: 27..<33, 0)
        let input = [line("one", id: 0, y: 20), line("two", id: 1, y: 50)]
        #expect(BulletFinder(picture: try drawing.makePlaced()).withBullets(input) == input)
    }

    @Test func bulletsLieBeforeTheirLines() throws {
        var drawing = GreyDrawing(width: 200, height: 140)
        for index in 0..<2 { drawing.fill(x: 22..<28, y: 27 + 30 * index..<33 + 30 * index, 0) }
        let input = [line("one", id: 0, y: 20), line("two", id: 1, y: 50)]
        let output = BulletFinder(picture: try drawing.makePlaced()).withBullets(input)
        let bullet = try #require(output.first?.words.first?.quad.bounds)
        #expect(abs(bullet.minX - 22) < 1 && abs(bullet.maxX - 28) < 1)
        #expect(output[0].quad.bounds.minX == bullet.minX && output[0].quad.bounds.maxX == input[0].quad.bounds.maxX)
    }
}

@Suite struct LoneGlyphTests {
    private func job(x: Double, y: Double, width: Double = 8, height: Double = 15) -> LineJob {
        LineJob(
            candidate: LineCandidate(
                quad: RasterQuad(RasterRect(x: x, y: y, width: width, height: height)), glyphCount: 1,
                glyphHeight: height, isLight: false, regularity: 1), isSideways: false, replaced: nil)
    }

    private func chosen(_ jobs: [LineJob], _ lines: [TextLine]) throws -> [LoneGlyphContext] {
        LoneGlyphs(after: lines, toPicture: .identity).worthwhile(jobs) { _ in false }.compactMap(\.context)
    }

    private let table = [
        line("Bergen 465", id: 0, y: 20), line("12", id: 1, x: 300, y: 20), line("Lisbon 100", id: 2, y: 60),
        line("Vienna 414", id: 3, y: 100), line("151", id: 4, x: 300, y: 100),
    ]

    @Test func aDigitInAColumnOfNumbersIsRead() throws {
        let context = try #require(try chosen([job(x: 302, y: 61)], table).first)
        #expect(context.isAmongNumbers && context.text == "100")
        #expect(context.glyph.bounds.contains(RasterPoint(x: 306, y: 68)))
        #expect(LoneGlyphs.isText("2", confidence: 0.9, context: context))
        #expect(!LoneGlyphs.isText("2", confidence: 0.3, context: context))
        #expect(!LoneGlyphs.isText("e", confidence: 0.9, context: context))
        #expect(!LoneGlyphs.isText("22", confidence: 0.9, context: context))
    }

    @Test func aRingBesideALabelIsNoZero() throws {
        let menu = [line("Wired network", id: 0, y: 20), line("Wireless", id: 1, y: 60)]
        for context in try chosen([job(x: 12, y: 61)], menu) {
            #expect(!LoneGlyphs.isText("0", confidence: 0.95, context: context))
        }
    }

    @Test func bracesInLinesOfTheirOwnAreRead() throws {
        let code = [line("for price in prices {", id: 0, y: 20), line("sum += price", id: 1, x: 80, y: 50)]
        let braces = [job(x: 41, y: 80, height: 19), job(x: 41, y: 110, height: 19)]
        let contexts = try chosen(braces, code)
        #expect(contexts.count == 2)
        #expect(contexts.allSatisfy { LoneGlyphs.isText("}", confidence: 0.8, context: $0) })
    }

    @Test func whatIsFarSmallOrReadAlreadyIsLeft() throws {
        let jobs = [job(x: 45, y: 22), job(x: 41, y: 600), job(x: 302, y: 66, width: 3, height: 4)]
        #expect(try chosen(jobs, table).isEmpty)
        #expect(try chosen([job(x: 302, y: 61)], []).isEmpty)
        let unsure = table.map { line($0.text, id: $0.id.rawValue, y: $0.quad.bounds.minY, confidence: 0.5) }
        #expect(try chosen([job(x: 302, y: 61)], unsure).isEmpty)
    }

    @Test func textureIsNotRead() throws {
        let specks = (0..<80).map { job(x: 300 + 6 * Double($0), y: 61) }
        #expect(try chosen(specks, table).isEmpty)
    }
}

@Suite struct LetterPaintingTests {
    private let place = RasterRect(x: 20, y: 20, width: 260, height: 44)

    private func painted(_ drawing: GreyDrawing, isLight: Bool = false) throws -> Bitmap? {
        LetterPainting.letters(
            of: try drawing.makeBitmap(), line: place, margin: 8, glyphHeight: 28, isLight: isLight)
    }

    /// The darkest pixel of a part of a bitmap.
    private func darkest(_ bitmap: Bitmap, _ rect: RasterRect) throws -> Int {
        try #require(bitmap.cropped(to: rect)).percentiles([1e-6])[0]
    }

    @Test(arguments: [false, true])
    func lettersAreDrawnWithoutTheirFrame(isLight: Bool) throws {
        var drawing = GreyDrawing(width: 300, height: 84, shade: isLight ? 60 : 200)
        let ink: UInt8 = isLight ? 240 : 10
        drawing.drawLetters(8, x: 40, baseline: 56, height: 28, shade: ink)
        // An upright rule that reaches beyond the line, as a sign's edge does.
        drawing.fill(x: 264..<270, y: 0..<84, ink)
        let letters = try #require(try painted(drawing, isLight: isLight))
        #expect(letters.width == 260 && letters.height == 44 && letters.depth == 8)
        #expect(try darkest(letters, RasterRect(x: 20, y: 8, width: 6, height: 28)) < 40)
        #expect(try darkest(letters, RasterRect(x: 240, y: 0, width: 20, height: 44)) > 250)
        // Blank between two letters.
        #expect(try darkest(letters, RasterRect(x: 39, y: 8, width: 3, height: 20)) == 255)
    }

    @Test func whereNoLetterIsThereIsNothing() throws {
        #expect(try painted(GreyDrawing(width: 300, height: 84, shade: 120)) == nil)
        var generator = SeededGenerator(seed: 5)
        let noise = GreyDrawing(width: 900, height: 400).mapped { _, _, _ in .random(in: 0...255, using: &generator) }
        #expect(try painted(noise) == nil)
    }
}

@Suite struct PageOrientationTests {
    /// The orientation of a page of three rows turned by quarters, and the rows that were read for it.
    private func orientation(
        turned: Int, isInView: (LineCandidate) -> Bool = { _ in true },
        score: (_ isSideways: Bool, _ isUpsideDown: Bool) -> Double
    ) throws -> (orientation: PageOrientation, rows: [LineCandidate]) {
        var drawing = GreyDrawing(width: 1000, height: 200)
        for row in 0..<3 { drawing.drawLetters(20, x: 30, baseline: 60 + 45 * row, height: 20) }
        let bitmap = try #require(drawing.placed?.turned(quarters: turned)?.bitmap)
        var rows: [LineCandidate] = []
        func read(_ row: LineCandidate, isSideways: Bool, isUpsideDown: Bool) -> TextLine? {
            rows.append(row)
            let quad = ImageQuad(
                ImageRect(x: row.bounds.x, y: row.bounds.y, width: row.bounds.width, height: row.bounds.height))
            return TextLine(
                id: TextLine.ID(rawValue: 0),
                words: [TextWord(text: "letters", quad: quad, confidence: score(isSideways, isUpsideDown))], quad: quad)
        }
        let orientation = PageOrientation(TextSurvey(bitmap), isInView: { row, _ in isInView(row) }, read: read)
        return (orientation, rows)
    }

    @Test func aPictureIsTurnedForLinesThatReadWell() throws {
        let turned = try orientation(turned: 1) { isSideways, isUpsideDown in isSideways && isUpsideDown ? 0.9 : 0.2 }
        #expect(turned.orientation.quarters == 3)
        #expect(turned.orientation.sample?.confidence == 0.9)
        let upright = try orientation(turned: 0) { _, _ in 0.9 }
        #expect(upright.orientation.quarters == 0)
        #expect(upright.rows.count == 1, "one sure line is enough")
        #expect(upright.orientation.sample != nil)
    }

    @Test func aTextureOnItsSideIsLeft() throws {
        let found = try orientation(turned: 1) { isSideways, _ in isSideways ? 0.35 : 0.1 }.orientation
        #expect(found.quarters == 0 && found.sample == nil)
    }

    @Test func whatIsNoTextIsNotReadOn() throws {
        let texture = try orientation(turned: 0) { _, _ in 0.2 }
        #expect(texture.orientation.quarters == 0)
        #expect(texture.rows.count == 4, "two rows, both ways up")
        // One of the first two is a doubt.
        let doubtful = try orientation(turned: 0) { _, isUpsideDown in isUpsideDown ? 0.2 : 0.5 }
        #expect(doubtful.rows.count == 6)
    }

    @Test func whatIsInViewIsTriedFirst() throws {
        let found = try orientation(turned: 0, isInView: { $0.bounds.minY > 100 }, score: { _, _ in 0.9 })
        #expect(found.rows.count == 1)
        #expect(try #require(found.rows.first).bounds.minY > 100)
    }
}

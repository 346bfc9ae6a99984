// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite struct SurveyTests {
    private static func rows(_ survey: TextSurvey, least: Int = 8) -> [LineCandidate] {
        survey.candidates.filter { $0.glyphCount >= least && $0.regularity > 0.8 }
    }

    @Test(arguments: [7, 12, 30, 70, 150])
    func rowsOfEverySizeAreFound(height: Int) throws {
        var drawing = GreyDrawing(width: 13 * height + 60, height: 5 * height + 60)
        drawing.drawLetters(12, x: 30, baseline: 2 * height + 20, height: height)
        let survey = TextSurvey(try drawing.makeBitmap())
        let row = try #require(Self.rows(survey).first)
        #expect(row.glyphCount == 12 && !row.isLight)
        #expect(abs(row.glyphHeight - Double(height)) <= max(2, 0.15 * Double(height)))
        #expect(abs(row.slope) < 0.01)
        let letters = RasterRect(
            x: 30, y: Double(height + 20), width: Double(11 * height), height: Double(height))
        #expect(row.bounds.intersection(letters).height > 0.8 * Double(height))
        #expect(row.bounds.width > 0.85 * letters.width && row.bounds.width < 1.3 * letters.width)
    }

    @Test func lightLettersOnDarkAreTold() throws {
        var drawing = GreyDrawing(width: 400, height: 120, shade: 30)
        drawing.drawLetters(15, x: 30, baseline: 60, height: 18, shade: 230)
        let rows = Self.rows(TextSurvey(try drawing.makeBitmap()))
        #expect(rows.contains { $0.isLight && $0.glyphCount == 15 })
        #expect(!rows.contains { !$0.isLight })
    }

    @Test(arguments: [0.08, -0.08])
    func slopesAreTold(slope: Double) throws {
        var drawing = GreyDrawing(width: 600, height: 400)
        for row in 0..<4 { drawing.drawLetters(25, x: 40, baseline: 130 + 60 * row, height: 20, slope: slope) }
        let survey = TextSurvey(try drawing.makeBitmap())
        #expect(abs(survey.slope - slope) < 0.01)
    }

    @Test func columnsAreRowsOfTheirOwn() throws {
        var drawing = GreyDrawing(width: 700, height: 200)
        for row in 0..<3 {
            for x in [20, 360] { drawing.drawLetters(15, x: x, baseline: 50 + 40 * row, height: 20) }
        }
        #expect(Self.rows(TextSurvey(try drawing.makeBitmap())).count == 6)
    }

    @Test func rowsOnTheirSideAreFound() throws {
        var drawing = GreyDrawing(width: 500, height: 200)
        for row in 0..<3 { drawing.drawLetters(20, x: 30, baseline: 60 + 45 * row, height: 20) }
        let upright = TextSurvey(try drawing.makeBitmap())
        #expect(upright.evidence.upright > 1.5 * upright.evidence.sideways)
        let turned = TextSurvey(try #require(drawing.placed?.turned(quarters: 1)?.bitmap))
        #expect(turned.evidence.sideways > 1.5 * turned.evidence.upright)
    }

    @Test func plainAndNoisyPicturesHaveNoRows() throws {
        var generator = SeededGenerator(seed: 2)
        let plain = GreyDrawing(width: 300, height: 200, shade: 90)
        let noisy = plain.mapped { _, _, _ in .random(in: 0...255, using: &generator) }
        for drawing in [plain, noisy] {
            #expect(Self.rows(TextSurvey(try drawing.makeBitmap()), least: 6).isEmpty)
        }
        let tiny = TextSurvey(try GreyDrawing(width: 5, height: 5).makeBitmap())
        #expect(tiny.candidates.isEmpty && tiny.glyphCount == 0)
    }
}

@Suite struct PagePlanTests {
    private func plan(_ drawing: GreyDrawing) throws -> PagePlan {
        let bitmap = try drawing.makeBitmap()
        return PagePlan(TextSurvey(bitmap), grey: bitmap)
    }

    private func page(letters height: Int, ground: UInt8 = 255, ink: UInt8 = 0, slope: Double = 0) -> GreyDrawing {
        var drawing = GreyDrawing(width: 22 * height + 40, height: 14 * height + 40, shade: ground)
        for row in 0..<5 {
            drawing.drawLetters(
                22, x: 20, baseline: (2 + 2 * row) * height + 20, height: height, slope: slope, shade: ink)
        }
        return drawing
    }

    @Test func smallLettersAreEnlargedLargeOnesReduced() throws {
        #expect((1.8...3).contains(try plan(page(letters: 9)).scale))
        #expect(try plan(page(letters: 25)).scale == 1)
        #expect((0.3...0.7).contains(try plan(page(letters: 80)).scale))
    }

    @Test func darkPagesAreInverted() throws {
        #expect(try plan(page(letters: 20, ground: 30, ink: 220)).isInverted)
        #expect(!(try plan(page(letters: 20)).isInverted))
        let plain = try plan(GreyDrawing(width: 300, height: 300, shade: 20))
        #expect(!plain.isInverted && plain.scale == 1 && plain.angle == 0)
    }

    @Test func slopingPagesAreLevelled() throws {
        let drawing = page(letters: 20, slope: 0.06)
        let plan = try plan(drawing)
        #expect(abs(plan.angle + 0.06) < 0.01)
        let level = try #require(plan.page(of: try drawing.makePlaced()))
        #expect(abs(TextSurvey(level.page.bitmap).slope) < 0.01)
        #expect(!level.isTable)
    }

    @Test func rulesOfATableAreErasedAndLettersKept() throws {
        var drawing = GreyDrawing(width: 640, height: 400)
        for row in 0..<7 {
            for column in 0..<4 {
                drawing.drawLetters(5, x: 30 + 150 * column, baseline: 50 + 50 * row, height: 18)
            }
        }
        let letters = try drawing.makeBitmap()
        for x in stride(from: 15, through: 615, by: 150) { drawing.fill(x: x..<x + 2, y: 10..<375, 0) }
        for y in stride(from: 12, through: 362, by: 50) { drawing.fill(x: 15..<617, y: y..<y + 2, 0) }
        let ruled = try drawing.makeBitmap()
        let erased = try #require(RuleEraser.erased(ruled, glyphHeight: 18))
        #expect(ruled.shade(x: 165, y: 80, width: 2, height: 10) == 0)
        #expect(erased.shade(x: 165, y: 80, width: 2, height: 10) > 240)
        #expect(erased.shade(x: 60, y: 62, width: 60, height: 2) > 240)
        #expect(erased.shade(x: 30, y: 34, width: 3, height: 15) == letters.shade(x: 30, y: 34, width: 3, height: 15))
        // Without a table nothing is touched.
        #expect(RuleEraser.erased(letters, glyphHeight: 18) == nil)
        #expect(RuleEraser.erased(try GreyDrawing(width: 30, height: 30).makeBitmap(), glyphHeight: 18) == nil)
    }
}

@Suite struct RegionCutterTests {
    private func rows(
        _ count: Int, x: Double, width: Double, pitch: Double = 30, from y: Double = 20
    ) -> [RegionCutter.Row] {
        (0..<count).map {
            RegionCutter.Row(
                bounds: RasterRect(x: x, y: y + pitch * Double($0), width: width, height: 18), weight: width / 12)
        }
    }

    private let page = RasterRect(x: 0, y: 0, width: 1000, height: 1300)

    private func area(_ regions: [RegionCutter.Region]) -> Double {
        regions.reduce(0) { $0 + $1.rect.width * $1.rect.height }
    }

    @Test func noRowIsCut() {
        let cutter = RegionCutter(leastWeight: 300, glyphHeight: 18, maximumSide: 30_000)
        let columns = rows(40, x: 40, width: 440) + rows(38, x: 520, width: 440, pitch: 31)
        for set in [columns, rows(40, x: 40, width: 900)] {
            let regions = cutter.regions(of: page, rows: set)
            #expect(regions.count > 1)
            #expect(area(regions) == page.width * page.height)
            for row in set {
                #expect(regions.count { !$0.rect.intersection(row.bounds).isEmpty } == 1)
            }
            #expect(regions.allSatisfy { $0.weight >= 300 })
        }
    }

    /// Columns under a heading as broad as both, and over a line of small print.
    private var framedColumns: [RegionCutter.Row] {
        let columns =
            rows(30, x: 40, width: 440, from: 120) + rows(28, x: 520, width: 440, pitch: 31, from: 128)
        return columns + rows(1, x: 300, width: 400) + rows(1, x: 40, width: 900, from: 1200)
    }

    @Test func columnsUnderAHeadingAreParted() {
        let cutter = RegionCutter(leastWeight: 300, glyphHeight: 18, maximumSide: 30_000)
        let regions = cutter.regions(of: page, rows: framedColumns)
        #expect(area(regions) == page.width * page.height)
        for row in framedColumns {
            #expect(regions.count { !$0.rect.intersection(row.bounds).isEmpty } == 1)
        }
        // Two engines have each about half of the columns.
        #expect(regions.count { $0.rect.maxX <= 520 && $0.weight >= 300 } >= 1)
        #expect(regions.count { $0.rect.minX >= 480 && $0.weight >= 300 } >= 1)
    }

    @Test func shapesAroundRowsPartNothingAndHinderNothing() {
        let cutter = RegionCutter(leastWeight: 300, glyphHeight: 18, maximumSide: 30_000)
        let columns = rows(40, x: 40, width: 440) + rows(40, x: 520, width: 440)
        let frame = RegionCutter.Row(bounds: RasterRect(x: 60, y: 100, width: 860, height: 900), weight: 2)
        let regions = cutter.regions(of: page, rows: columns + [frame])
        #expect(regions.map(\.rect) == cutter.regions(of: page, rows: columns).map(\.rect))
        #expect(regions.count > 1)
        // A row of its own is in the way, however few letters it has.
        let lone = RegionCutter.Row(bounds: RasterRect(x: 470, y: 1250, width: 60, height: 18), weight: 2)
        for region in cutter.regions(of: page, rows: columns + [lone]) {
            let shared = region.rect.intersection(lone.bounds)
            #expect(shared.isEmpty || shared == lone.bounds)
        }
    }

    @Test func littleTextStaysTogether() {
        let cutter = RegionCutter(leastWeight: 300, glyphHeight: 18, maximumSide: 30_000)
        #expect(cutter.regions(of: page, rows: rows(6, x: 40, width: 900)).count == 1)
        #expect(cutter.regions(of: page, rows: []).map(\.rect) == [page])
    }

    @Test func noPartPassesTheEnginesLimit() {
        let cutter = RegionCutter(leastWeight: .infinity, glyphHeight: 18, maximumSide: 30_000)
        let long = RasterRect(x: 0, y: 0, width: 800, height: 100_000)
        for set in [[], rows(3000, x: 40, width: 700)] {
            let regions = cutter.regions(of: long, rows: set)
            #expect(regions.count >= 4)
            #expect(regions.allSatisfy { max($0.rect.width, $0.rect.height) <= 30_000 })
            #expect(area(regions) == long.width * long.height)
        }
    }
}

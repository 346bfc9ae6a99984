// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A picture and where letters may be in it.
struct SurveyedPicture: Sendable {
    /// As it came.
    let picture: PlacedBitmap
    /// Its lightness.
    let grey: Bitmap
    let survey: TextSurvey
    /// Turned a quarter clockwise, for rows of letters on their side; `nil` without such.
    let sideways: PlacedBitmap?

    /// Pictures of fewer pixels are looked at twice as large, so that their smallest letters are seen.
    private static let smallPixelCount = 700_000
    /// Pictures lower or narrower than this get blank around them, so much on each side, in pixels.
    private static let smallSide = 64
    private static let padding = 16

    /// Looks at a picture; `nil` when there are no letters, or it was stopped.
    init?(_ whole: PlacedBitmap, shouldStop: () -> Bool) {
        let picture = Self.padded(whole)
        guard let grey = picture.bitmap.grey(), !shouldStop() else { return nil }
        if grey.width * grey.height < Self.smallPixelCount, let large = grey.scaled(x: 2, y: 2) {
            survey = TextSurvey(large, enlargement: 2, isCancelled: shouldStop)
        } else {
            survey = TextSurvey(grey, isCancelled: shouldStop)
        }
        guard survey.glyphCount > 0, !shouldStop() else { return nil }
        self.picture = picture
        self.grey = grey
        sideways = survey.sidewaysCandidates.isEmpty ? nil : picture.turned(quarters: 1)
    }

    /// The same picture turned clockwise by quarter turns.
    func turned(quarters: Int, shouldStop: () -> Bool) -> SurveyedPicture? {
        picture.turned(quarters: quarters).flatMap { SurveyedPicture($0, shouldStop: shouldStop) }
    }

    /// A small picture with blank around it: one that is cut out around a word has letters at its very edge.
    private static func padded(_ picture: PlacedBitmap) -> PlacedBitmap {
        let bitmap = picture.bitmap
        guard min(bitmap.width, bitmap.height) < smallSide else { return picture }
        return picture.bordered(by: padding, shade: bitmap.edgeShade) ?? picture
    }
}

/// A picture made ready for reading as it lies: where letters may be, how the page is prepared, and its parts.
struct ReadingPicture: Sendable {
    /// Upright, at its own size, with colours when it has any.
    let picture: PlacedBitmap
    /// Where letters may be in it.
    let survey: TextSurvey
    /// What the page pass reads, at the picture's own size.
    let page: PlacedBitmap
    /// How many times as large it reads it.
    let scale: Double
    /// How the engine looks for lines in it.
    let mode: TesseractEngine.Mode
    let regions: [RegionCutter.Region]
    /// The picture turned a quarter clockwise, for rows of letters on their side; `nil` without such.
    let sideways: PlacedBitmap?

    /// Letters a part of the page has at least.
    private static let leastRegionWeight = 200.0
    /// Loading an engine takes as long as reading two rows.
    private static let leastSharedRowCount = 4
    /// How often a sample line on its side is read, as nobody sees a picture turned that need not be: as it is, and
    /// without what is around its letters.
    private static let sidewaysTries = 2
    /// Tesseract's coordinates are 16-bit.
    private static let maximumSide = 30_000.0

    /// Finds which way up a picture is by reading sample lines.
    ///
    /// - Parameters:
    ///   - view: the part in view, in unit space.
    ///   - reader: reads sample lines.
    ///   - shouldStop: whether to read no more.
    static func orientation(
        of surveyed: SurveyedPicture, view: UnitRect, reader: LineReader, shouldStop: () -> Bool
    ) -> PageOrientation {
        let visible = surveyed.picture.part(view)
        func isInView(_ row: LineCandidate, isSideways: Bool) -> Bool {
            guard let picture = isSideways ? surveyed.sideways : surveyed.picture else { return false }
            return visible.contains(picture.toImage(row.quad).bounds.center)
        }
        func read(_ row: LineCandidate, isSideways: Bool, isUpsideDown: Bool) -> TextLine? {
            guard !shouldStop(), let picture = isSideways ? surveyed.sideways : surveyed.picture else { return nil }
            return reader.read(
                row, in: picture, id: TextLine.ID(rawValue: 0), isUpsideDown: isUpsideDown,
                tries: isSideways ? sidewaysTries : 1)
        }
        return PageOrientation(surveyed.survey, isInView: isInView, read: read)
    }

    /// Makes a picture ready; `nil` when it was stopped, or for want of memory.
    ///
    /// - Parameter shouldStop: whether to give up.
    init?(_ surveyed: SurveyedPicture, shouldStop: () -> Bool) {
        picture = surveyed.picture
        survey = surveyed.survey
        sideways = surveyed.sideways
        guard !shouldStop() else { return nil }
        let plan = PagePlan(survey, grey: surveyed.grey)
        let grey = PlacedBitmap(bitmap: surveyed.grey, toImage: picture.toImage)
        guard let (page, isTable) = plan.page(of: grey) else { return nil }
        mode = isTable ? .table : .page
        self.page = page
        scale = plan.scale
        regions = Self.regions(of: page, picture: picture, survey: survey, scale: scale, isTable: isTable)
    }

    /// Whether two engines are sooner done with it than one, loading the second included.
    var isWorthSharing: Bool { regions.count > 1 || survey.candidates.count >= Self.leastSharedRowCount }

    /// A part of the page as it is read.
    func part(_ region: RegionCutter.Region) -> PlacedBitmap? {
        (regions.count == 1 ? page : page.cropped(to: region.rect))?.scaled(by: scale)
    }

    /// Whether letters in a part of the picture are lighter than their ground.
    func isLight(around quad: RasterQuad) -> Bool {
        guard let part = picture.bitmap.cropped(to: quad.bounds)?.grey() else { return false }
        // Letters cover less than their ground: the median is the ground's.
        let shades = part.percentiles([0.02, 0.5, 0.98], step: 2)
        return shades[2] - shades[1] > shades[1] - shades[0]
    }

    private static func regions(
        of page: PlacedBitmap, picture: PlacedBitmap, survey: TextSurvey, scale: Double, isTable: Bool
    ) -> [RegionCutter.Region] {
        guard let toPage = page.toImage.inverted else { return [] }
        let rows = survey.candidates.filter { $0.regularity > 0.2 }.map { row in
            let margin = LineChainer.margin * row.glyphHeight
            let quad = row.quad.expanded(along: -margin, across: -margin)
            return RegionCutter.Row(
                bounds: RasterRect(enclosing: quad.corners.map { toPage(picture.toImage($0)) }) ?? .zero,
                weight: Double(row.glyphCount) * row.regularity)
        }
        let cutter = RegionCutter(
            // A part of a table is no table to the engine.
            leastWeight: isTable ? .infinity : leastRegionWeight,
            glyphHeight: survey.glyphHeight(share: 0.5) ?? 0, maximumSide: maximumSide / scale)
        return cutter.regions(of: page.bitmap.bounds, rows: rows)
    }
}

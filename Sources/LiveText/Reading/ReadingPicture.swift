// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A picture made ready for reading: which way up, where letters may be, how the page is prepared, and its parts.
struct ReadingPicture: Sendable {
    /// Upright, at its own size, with colours when it has any.
    let picture: PlacedBitmap
    /// Where letters may be in it.
    let survey: TextSurvey
    /// What the page pass reads.
    let page: PlacedBitmap
    /// How the engine looks for lines in it.
    let mode: TesseractEngine.Mode
    let regions: [RegionCutter.Region]
    /// The picture turned a quarter clockwise, for rows of letters on their side; `nil` without such.
    let sideways: PlacedBitmap?

    /// Letters a part of the page has at least.
    private static let leastRegionWeight = 350.0
    /// Pictures lower or narrower than this get blank around them, so much on each side, in pixels.
    private static let smallSide = 64
    private static let padding = 16
    /// How often a sample line is read: as it is, and without what is around its letters.
    private static let sampleTries = 2
    /// Tesseract's coordinates are 16-bit.
    private static let maximumSide = 30_000.0
    /// Pictures of fewer pixels are looked at twice as large, so that their smallest letters are seen.
    private static let smallPixelCount = 700_000

    /// Makes a picture ready.
    ///
    /// - Parameters:
    ///   - reader: reads sample lines.
    ///   - shouldStop: whether to give up, with `nil`.
    init?(_ whole: PlacedBitmap, reader: LineReader, shouldStop: @escaping () -> Bool) {
        let original = Self.padded(whole)
        guard let survey = Self.survey(original.bitmap, shouldStop), !shouldStop() else { return nil }
        guard survey.glyphCount > 0 else { return nil }
        let turned = survey.sidewaysCandidates.isEmpty ? nil : original.turned(quarters: 1)
        let orientation = PageOrientation { row, isSideways, isUpsideDown in
            guard !shouldStop(), let picture = isSideways ? turned : original else { return 0 }
            let line = reader.read(
                row, in: picture, id: TextLine.ID(rawValue: 0), isUpsideDown: isUpsideDown, tries: Self.sampleTries)
            return line.map { LineScore($0).value } ?? 0
        }
        let quarters = orientation.quarters(survey)
        if quarters == 0 {
            picture = original
            self.survey = survey
            sideways = turned
        } else {
            guard let upright = original.turned(quarters: quarters), !shouldStop(),
                let again = Self.survey(upright.bitmap, shouldStop)
            else { return nil }
            picture = upright
            self.survey = again
            sideways = again.sidewaysCandidates.isEmpty ? nil : upright.turned(quarters: 1)
        }
        guard let grey = picture.bitmap.grey(), !shouldStop() else { return nil }
        let plan = PagePlan(self.survey, grey: grey)
        guard let (page, isTable) = plan.page(of: PlacedBitmap(bitmap: grey, toImage: picture.toImage)) else {
            return nil
        }
        mode = isTable ? .table : .page
        self.page = page

        regions = Self.regions(of: page, picture: picture, survey: self.survey, scale: plan.scale, isTable: isTable)
    }

    /// A small picture with blank around it: one that is cut out around a word has letters at its very edge.
    private static func padded(_ picture: PlacedBitmap) -> PlacedBitmap {
        let bitmap = picture.bitmap
        guard min(bitmap.width, bitmap.height) < smallSide else { return picture }
        return picture.bordered(by: padding, shade: bitmap.edgeShade) ?? picture
    }

    /// Whether letters in a part of the picture are lighter than their ground.
    func isLight(around quad: RasterQuad) -> Bool {
        guard let part = picture.bitmap.cropped(to: quad.bounds)?.grey() else { return false }
        // Letters cover less than their ground: the median is the ground's.
        let shades = part.percentiles([0.02, 0.5, 0.98], step: 2)
        return shades[2] - shades[1] > shades[1] - shades[0]
    }

    private static func survey(_ bitmap: Bitmap, _ shouldStop: () -> Bool) -> TextSurvey? {
        guard let grey = bitmap.grey() else { return nil }
        guard grey.width * grey.height < smallPixelCount, let large = grey.scaled(x: 2, y: 2) else {
            return TextSurvey(grey, isCancelled: shouldStop)
        }
        return TextSurvey(large, enlargement: 2, isCancelled: shouldStop)
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
            glyphHeight: (survey.glyphHeight(share: 0.5) ?? 0) * scale,
            maximumSide: maximumSide)
        return cutter.regions(of: page.bitmap.bounds, rows: rows)
    }
}

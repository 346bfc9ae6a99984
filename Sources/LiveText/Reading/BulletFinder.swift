// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// Finds the bullets of lists by their shape: the engine takes them for dirt, or for a letter.
///
/// A bullet is a filled spot before a line, at half the height of its small letters; a list has several of them below one
/// another.
struct BulletFinder {
    /// Upright, grey or colour.
    let picture: PlacedBitmap

    /// Lines that fall more than this, per length, are not looked at.
    private static let maximumSlope = 0.05
    /// Lower lines show no spot, in pixels.
    private static let leastLineHeight = 8.0
    /// How far before its line a bullet may be, in line heights…
    private static let farthest = 2.6
    /// …and how near.
    private static let nearest = 0.1
    /// Blank between a bullet and what is before it, in line heights.
    private static let leastBlank = 0.4
    /// Size of a bullet in line heights; less is dirt.
    private static let sizes = 0.14...0.55
    private static let dirt = 0.08
    /// Where its middle is between the tops of tall letters and the ends of descenders: a full stop is lower.
    private static let middles = 0.36...0.66
    /// Width per height.
    private static let aspects = 0.7...1.43
    /// The part of its box it fills: a disc fills four fifths, a ring or a star less.
    private static let leastFill = 0.7
    /// Squares fill more, where they are large enough to tell, in pixels.
    private static let squareFill = 0.93
    private static let leastSquareSize = 8.0
    /// Steps of lightness between a bullet and its ground.
    private static let leastContrast = 40
    /// How far the middles of a list's bullets are apart along the lines, in line heights.
    private static let sameEdge = 0.25
    /// How much larger one bullet or line of a list may be than another.
    private static let sameSize = 1.35
    /// How sure a shape is.
    private static let confidence = 0.9

    /// A spot before a line.
    private struct Spot {
        let line: Int
        /// In pixels of the picture.
        let box: RasterRect
        let isSquare: Bool
        /// Whether the line's first word is what the engine read it into.
        let isFirstWord: Bool
        let lineHeight: Double

        func isOfOneList(with other: Spot) -> Bool {
            func areAlike(_ first: Double, _ second: Double) -> Bool {
                max(first, second) <= BulletFinder.sameSize * min(first, second)
            }
            return line != other.line
                && abs(box.center.x - other.box.center.x) <= BulletFinder.sameEdge * min(lineHeight, other.lineHeight)
                && areAlike(box.width, other.box.width) && areAlike(lineHeight, other.lineHeight)
        }
    }

    /// The lines with the bullets that are before them.
    func withBullets(_ lines: [TextLine]) -> [TextLine] {
        guard let toPicture = picture.toImage.inverted else { return lines }
        let spots = lines.indices.compactMap { spot(before: lines[$0], index: $0, toPicture: toPicture) }
        var lines = lines
        for spot in spots where spots.contains(where: spot.isOfOneList) {
            lines[spot.line] = withBullet(spot, before: lines[spot.line])
        }
        return lines
    }

    private func spot(
        before line: TextLine, index: Int, toPicture: AffineTransform<ImageSpace, RasterSpace>
    ) -> Spot? {
        let quad = toPicture(line.quad)
        let (dx, dy) = quad.direction
        guard line.direction == .leftToRight, dx > 0, abs(dy) <= Self.maximumSlope * dx,
            quad.height >= Self.leastLineHeight, let first = line.words.first
        else { return nil }
        let height = quad.height
        let start = toPicture(first.quad).bounds.minX
        func rect(from left: Double, to right: Double) -> RasterRect {
            RasterRect(x: left, y: quad.topLeft.y, width: right - left, height: height)
        }
        if first.characters.count == 1, line.words.count > 1 {
            let own = toPicture(first.quad).bounds
            let next = toPicture(line.words[1].quad).bounds.minX
            let place = rect(from: own.minX - Self.leastBlank * height, to: next - Self.nearest * height)
            guard let found = spot(in: place, lineHeight: height) else { return nil }
            return Spot(
                line: index, box: found.box, isSquare: found.isSquare, isFirstWord: true, lineHeight: height)
        }
        let place = rect(from: start - Self.farthest * height, to: start - Self.nearest * height)
        guard let found = spot(in: place, lineHeight: height) else { return nil }
        return Spot(line: index, box: found.box, isSquare: found.isSquare, isFirstWord: false, lineHeight: height)
    }

    /// The last thing in a part of the picture, when it has the shape of a bullet and stands alone.
    private func spot(in place: RasterRect, lineHeight: Double) -> (box: RasterRect, isSquare: Bool)? {
        let whole = place.intersection(picture.bitmap.bounds)
        guard whole.width >= Self.dirt * lineHeight, let grey = picture.bitmap.cropped(to: whole)?.grey(),
            let ink = grey.inkOfSpots(leastContrast: Self.leastContrast)
        else { return nil }
        var boxes = pixConnCompBB(ink.pix, 8)
        defer { boxaDestroy(&boxes) }
        var found: [(x: Int32, y: Int32, width: Int32, height: Int32)] = []
        for index in 0..<boxaGetCount(boxes) {
            var (x, y, width, height) = (l_int32(0), l_int32(0), l_int32(0), l_int32(0))
            boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
            if Double(max(width, height)) >= Self.dirt * lineHeight { found.append((x, y, width, height)) }
        }
        found.sort { $0.x + $0.width > $1.x + $1.width }
        guard let last = found.first, last.x > 0, last.y > 0, Int(last.x + last.width) < ink.width,
            Int(last.y + last.height) < ink.height
        else { return nil }
        if found.count > 1, Double(last.x - found[1].x - found[1].width) < Self.leastBlank * lineHeight { return nil }
        let (width, height) = (Double(last.width), Double(last.height))
        let middle = (Double(last.y) + height / 2) / Double(ink.height)
        guard Self.sizes.contains(max(width, height) / lineHeight), Self.aspects.contains(width / height),
            Self.middles.contains(middle)
        else { return nil }
        var box = boxCreate(last.x, last.y, last.width, last.height)
        defer { boxDestroy(&box) }
        var count: l_int32 = 0
        pixCountPixelsInRect(ink.pix, box, &count, nil)
        let fill = Double(count) / (width * height)
        guard fill >= Self.leastFill else { return nil }
        let rect = RasterRect(
            x: whole.minX.rounded(.down) + Double(last.x), y: whole.minY.rounded(.down) + Double(last.y), width: width,
            height: height)
        return (rect, fill >= Self.squareFill && min(width, height) >= Self.leastSquareSize)
    }

    private func withBullet(_ spot: Spot, before line: TextLine) -> TextLine {
        let rest = spot.isFirstWord ? Array(line.words.dropFirst()) : line.words
        let box = picture.toImage(RasterQuad(spot.box))
        let start = line.quad.fractions(of: box.topLeft).along
        let end = line.quad.fractions(of: box.topRight).along
        let from = min(start, 0)
        let quad = line.quad.slice(from: min(start, end), to: max(start, end))
        let bullet = TextWord(
            characters: [TextCharacter(text: spot.isSquare ? "▪" : "•", quad: quad, confidence: Self.confidence)],
            quad: quad, confidence: Self.confidence)
        let baseline = TextLine.Baseline(
            start: line.baseline.start.interpolated(to: line.baseline.end, fraction: from), end: line.baseline.end)
        return TextLine(
            id: line.id, words: [bullet] + rest, quad: line.quad.slice(from: from, to: 1), baseline: baseline,
            language: line.language, direction: line.direction, continuesParagraph: line.continuesParagraph)
    }
}

extension Bitmap {
    /// What differs from the ground of a grey bitmap that is blank for the most part; `nil` when nothing does.
    fileprivate func inkOfSpots(leastContrast: Int) -> Bitmap? {
        let shades = percentiles([0.005, 0.5, 0.995])
        let (darker, lighter) = (shades[1] - shades[0], shades[2] - shades[1])
        guard max(darker, lighter) >= leastContrast else { return nil }
        let isDark = darker >= lighter
        let threshold = (shades[1] + (isDark ? shades[0] : shades[2])) / 2
        // Ink is what is below the threshold.
        let binary = Bitmap(owning: pixThresholdToBinary(pix, l_int32(threshold)))
        return isDark ? binary : binary?.inverted()
    }
}

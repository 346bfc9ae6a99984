// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A raster turned so that lines run to the right: in which way the tops of letters point in it, and how letters follow
/// one another.
struct ReadingFrame {
    /// Where the tops of letters point.
    enum Tops { case up, right, down, left }

    let tops: Tops
    let direction: TextDirection

    /// From the raster to the turned frame.
    func toReading(_ point: RasterPoint) -> RasterPoint {
        switch tops {
        case .up: point
        case .right: RasterPoint(x: point.y, y: -point.x)
        case .down: RasterPoint(x: -point.x, y: -point.y)
        case .left: RasterPoint(x: -point.y, y: point.x)
        }
    }

    /// From the turned frame to the raster.
    func toRaster(_ point: RasterPoint) -> RasterPoint {
        switch tops {
        case .up: point
        case .right: RasterPoint(x: -point.y, y: point.x)
        case .down: RasterPoint(x: -point.x, y: -point.y)
        case .left: RasterPoint(x: point.y, y: -point.x)
        }
    }

    /// A box of the raster in the turned frame.
    func toReading(_ rect: RasterRect) -> RasterRect {
        let corners = [RasterPoint(x: rect.minX, y: rect.minY), RasterPoint(x: rect.maxX, y: rect.maxY)]
        return RasterRect(enclosing: corners.map(toReading)) ?? rect
    }

    /// A quad of the turned frame in the raster.
    func toRaster(_ quad: RasterQuad) -> RasterQuad {
        RasterQuad(
            topLeft: toRaster(quad.topLeft), topRight: toRaster(quad.topRight),
            bottomRight: toRaster(quad.bottomRight), bottomLeft: toRaster(quad.bottomLeft))
    }
}

/// Makes a line's quads of the engine's upright boxes and its baseline.
struct LineGeometry {
    /// A character in the turned frame.
    struct Character {
        let text: String
        let box: RasterRect
        let confidence: Double
    }

    /// A word in the turned frame.
    struct Word {
        let characters: [Character]
        let box: RasterRect
        let confidence: Double
        let isFollowedBySpace: Bool
    }

    let words: [Word]
    let frame: ReadingFrame
    /// In the turned frame, from left to right.
    let baseline: (start: RasterPoint, end: RasterPoint)?

    /// Slopes below this are rounding of the engine's whole pixels: about a quarter of a degree.
    private static let minimumSlope = 0.005
    /// Steeper ones are no slope of a line the engine read, but a mistake.
    private static let maximumSlope = 0.6

    /// Height per width of the line's rise, downwards positive.
    private var slope: Double {
        guard let baseline else { return 0 }
        let slope = (baseline.end.y - baseline.start.y) / (baseline.end.x - baseline.start.x)
        return abs(slope) >= Self.minimumSlope && abs(slope) <= Self.maximumSlope ? slope : 0
    }

    /// The line, in the displayed picture.
    func line(
        id: TextLine.ID, language: String?, continuesParagraph: Bool, toImage: RasterToImage
    ) -> TextLine {
        let slope = frame.direction == .topToBottom ? 0 : slope
        let bounds = RasterRect(enclosing: words.flatMap { RasterQuad($0.box).corners }) ?? .zero
        let (top, bottom) = extent(slope: slope, bounds: bounds)
        func place(_ quad: RasterQuad) -> ImageQuad { toImage(frame.toRaster(quad)) }
        let lineQuad = quad(left: bounds.minX, right: bounds.maxX, top: top, bottom: bottom, slope: slope)
        let lineBaseline = lineBaseline(bounds: bounds, slope: slope).map { ends in
            TextLine.Baseline(start: toImage(ends.start), end: toImage(ends.end))
        }
        return TextLine(
            id: id, words: words.map { textWord($0, top: top, bottom: bottom, slope: slope, place: place) },
            quad: place(lineQuad), baseline: lineBaseline, language: language, direction: frame.direction,
            continuesParagraph: continuesParagraph)
    }

    private func textWord(
        _ word: Word, top: Double, bottom: Double, slope: Double, place: (RasterQuad) -> ImageQuad
    ) -> TextWord {
        let isVertical = frame.direction == .topToBottom
        let spans = isVertical ? nil : spans(of: word)
        let characters = word.characters.enumerated().map { index, character in
            let box =
                if let span = spans?[index] {
                    quad(left: span.lowerBound, right: span.upperBound, top: top, bottom: bottom, slope: slope)
                } else {
                    RasterQuad(character.box)
                }
            return TextCharacter(text: character.text, quad: place(box), confidence: character.confidence)
        }
        let box =
            isVertical
            ? RasterQuad(word.box)
            : quad(left: word.box.minX, right: word.box.maxX, top: top, bottom: bottom, slope: slope)
        return TextWord(
            characters: characters, quad: place(box), confidence: word.confidence,
            isFollowedBySpace: word.isFollowedBySpace)
    }

    /// The line's upper and lower edge, as distances from the slope through x = 0.
    private func extent(slope: Double, bounds: RasterRect) -> (top: Double, bottom: Double) {
        let extents = words.map { extent(of: $0.box, slope: slope) }
        let top = extents.map(\.top).min() ?? bounds.minY
        let bottom = extents.map(\.bottom).max() ?? bounds.maxY
        guard let baseline, frame.direction != .topToBottom else { return (top, bottom) }
        let middle = baseline.start.interpolated(to: baseline.end, fraction: 0.5)
        let text = words.flatMap(\.characters).map(\.text).joined()
        return LetterExtent(text).completed(top: top, baseline: middle.y - slope * middle.x, bottom: bottom)
    }

    /// Where a box lies above and below the line's slope through x = 0.
    private func extent(of box: RasterRect, slope: Double) -> (top: Double, bottom: Double) {
        // An upright box around sloping text is taller than the text by the rise over its width.
        let rise = abs(slope) * box.width / 2
        let middle = slope * box.center.x
        let slack = min(rise, box.height * 0.4)
        return (box.minY - middle + slack, box.maxY - middle - slack)
    }

    /// The quad between two x positions and two distances from the slope through x = 0.
    private func quad(left: Double, right: Double, top: Double, bottom: Double, slope: Double) -> RasterQuad {
        RasterQuad(
            topLeft: RasterPoint(x: left, y: top + slope * left),
            topRight: RasterPoint(x: right, y: top + slope * right),
            bottomRight: RasterPoint(x: right, y: bottom + slope * right),
            bottomLeft: RasterPoint(x: left, y: bottom + slope * left))
    }

    private func lineBaseline(bounds: RasterRect, slope: Double) -> (start: RasterPoint, end: RasterPoint)? {
        guard let baseline, frame.direction != .topToBottom else { return nil }
        let middle = baseline.start.interpolated(to: baseline.end, fraction: 0.5)
        func point(at x: Double) -> RasterPoint { RasterPoint(x: x, y: middle.y + slope * (x - middle.x)) }
        let isRightToLeft = frame.direction == .rightToLeft
        return (
            frame.toRaster(point(at: isRightToLeft ? bounds.maxX : bounds.minX)),
            frame.toRaster(point(at: isRightToLeft ? bounds.minX : bounds.maxX))
        )
    }

    /// The characters' places along the word without gaps: the engine's boxes overlap, leave gaps and may be out of
    /// order, and a pointer must meet one character everywhere.
    private func spans(of word: Word) -> [ClosedRange<Double>] {
        let isRightToLeft = frame.direction == .rightToLeft
        let boxes = isRightToLeft ? word.characters.reversed().map(\.box) : word.characters.map(\.box)
        var edges = [word.box.minX]
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            let edge = (box.maxX + next.minX) / 2
            edges.append(min(max(edge, edges[edges.count - 1]), word.box.maxX))
        }
        edges.append(word.box.maxX)
        let spans = zip(edges, edges.dropFirst()).map { $0...max($0, $1) }
        return isRightToLeft ? spans.reversed() : spans
    }
}

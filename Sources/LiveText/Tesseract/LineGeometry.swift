// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Image pixels turned so that lines run to the right: in which way the tops of letters point in the picture, and how
/// letters follow one another.
struct ReadingFrame {
    /// Where the tops of letters point.
    enum Tops { case up, right, down, left }

    let tops: Tops
    let direction: TextDirection

    /// From the picture to the turned frame.
    func toReading(_ point: ImagePoint) -> ImagePoint {
        switch tops {
        case .up: point
        case .right: ImagePoint(x: point.y, y: -point.x)
        case .down: ImagePoint(x: -point.x, y: -point.y)
        case .left: ImagePoint(x: -point.y, y: point.x)
        }
    }

    /// From the turned frame to the picture.
    func toImage(_ point: ImagePoint) -> ImagePoint {
        switch tops {
        case .up: point
        case .right: ImagePoint(x: -point.y, y: point.x)
        case .down: ImagePoint(x: -point.x, y: -point.y)
        case .left: ImagePoint(x: point.y, y: -point.x)
        }
    }

    /// A box of the picture in the turned frame.
    func toReading(_ rect: ImageRect) -> ImageRect {
        let corners = [ImagePoint(x: rect.minX, y: rect.minY), ImagePoint(x: rect.maxX, y: rect.maxY)]
        return ImageRect(enclosing: corners.map(toReading)) ?? rect
    }

    /// A quad of the turned frame in the picture.
    func toImage(_ quad: ImageQuad) -> ImageQuad {
        ImageQuad(
            topLeft: toImage(quad.topLeft), topRight: toImage(quad.topRight),
            bottomRight: toImage(quad.bottomRight), bottomLeft: toImage(quad.bottomLeft))
    }
}

/// Makes a line's quads of the engine's upright boxes and its baseline.
struct LineGeometry {
    /// A character in the turned frame.
    struct Character {
        let text: String
        let box: ImageRect
        let confidence: Double
    }

    /// A word in the turned frame.
    struct Word {
        let characters: [Character]
        let box: ImageRect
        let confidence: Double
        let isFollowedBySpace: Bool
    }

    let words: [Word]
    let frame: ReadingFrame
    /// In the turned frame, from left to right.
    let baseline: (start: ImagePoint, end: ImagePoint)?

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

    /// The line.
    func line(id: TextLine.ID, language: String?, continuesParagraph: Bool) -> TextLine {
        let slope = frame.direction == .topToBottom ? 0 : slope
        let bounds = ImageRect(enclosing: words.flatMap { ImageQuad($0.box).corners }) ?? .zero
        let extents = words.map { extent(of: $0.box, slope: slope) }
        let top = extents.map(\.top).min() ?? bounds.minY
        let bottom = extents.map(\.bottom).max() ?? bounds.maxY
        let lineQuad = quad(left: bounds.minX, right: bounds.maxX, top: top, bottom: bottom, slope: slope)
        return TextLine(
            id: id, words: zip(words, extents).map { textWord($0, top: $1.top, bottom: $1.bottom, slope: slope) },
            quad: frame.toImage(lineQuad), baseline: lineBaseline(bounds: bounds, slope: slope), language: language,
            direction: frame.direction, continuesParagraph: continuesParagraph)
    }

    private func textWord(_ word: Word, top: Double, bottom: Double, slope: Double) -> TextWord {
        let spans = frame.direction == .topToBottom ? nil : spans(of: word)
        let characters = word.characters.enumerated().map { index, character in
            let place =
                if let span = spans?[index] {
                    quad(left: span.lowerBound, right: span.upperBound, top: top, bottom: bottom, slope: slope)
                } else {
                    ImageQuad(character.box)
                }
            return TextCharacter(
                text: character.text, quad: frame.toImage(place), confidence: character.confidence)
        }
        let wordQuad = quad(left: word.box.minX, right: word.box.maxX, top: top, bottom: bottom, slope: slope)
        return TextWord(
            characters: characters, quad: frame.toImage(wordQuad), confidence: word.confidence,
            isFollowedBySpace: word.isFollowedBySpace)
    }

    /// Where a box lies above and below the line's slope through x = 0.
    private func extent(of box: ImageRect, slope: Double) -> (top: Double, bottom: Double) {
        // An upright box around sloping text is taller than the text by the rise over its width.
        let rise = abs(slope) * box.width / 2
        let middle = slope * box.center.x
        let slack = min(rise, box.height * 0.4)
        return (box.minY - middle + slack, box.maxY - middle - slack)
    }

    /// The quad between two x positions and two distances from the slope through x = 0.
    private func quad(left: Double, right: Double, top: Double, bottom: Double, slope: Double) -> ImageQuad {
        ImageQuad(
            topLeft: ImagePoint(x: left, y: top + slope * left),
            topRight: ImagePoint(x: right, y: top + slope * right),
            bottomRight: ImagePoint(x: right, y: bottom + slope * right),
            bottomLeft: ImagePoint(x: left, y: bottom + slope * left))
    }

    private func lineBaseline(bounds: ImageRect, slope: Double) -> TextLine.Baseline? {
        guard let baseline, frame.direction != .topToBottom else { return nil }
        let middle = baseline.start.interpolated(to: baseline.end, fraction: 0.5)
        func point(at x: Double) -> ImagePoint { ImagePoint(x: x, y: middle.y + slope * (x - middle.x)) }
        let isRightToLeft = frame.direction == .rightToLeft
        return TextLine.Baseline(
            start: frame.toImage(point(at: isRightToLeft ? bounds.maxX : bounds.minX)),
            end: frame.toImage(point(at: isRightToLeft ? bounds.minX : bounds.maxX)))
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

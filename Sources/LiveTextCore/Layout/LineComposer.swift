// SPDX-License-Identifier: Apache-2.0

/// Makes lines of parts of other lines.
enum LineComposer {
    /// Words of one line that go into another, in logical order.
    struct Part {
        let line: TextLine
        let words: [Int]

        var isWhole: Bool { words.count == line.words.count }
    }

    /// Identifiers of lines that begin inside an engine's line are this far apart from it and from one another.
    private static let stride = 1 << 32

    /// The identifier of a line that begins with a word.
    static func identifier(_ word: WordReference) -> TextLine.ID {
        TextLine.ID(rawValue: word.line.rawValue &+ word.index &* stride)
    }

    /// A line with some of a line's words.
    static func slice(of line: TextLine, words: [Int]) -> TextLine {
        let part = Part(line: line, words: words)
        let id = identifier(WordReference(line: line.id, index: words.first ?? 0))
        return compose([part], id: id, words: words.map { line.words[$0] }, continuesParagraph: false)
    }

    /// One line of parts in logical order.
    ///
    /// - Parameter words: the words of all parts, in order.
    static func compose(
        _ parts: [Part], id: TextLine.ID, words: [TextWord], continuesParagraph: Bool
    ) -> TextLine {
        if parts.count == 1, let part = parts.first, part.isWhole {
            let line = part.line
            return TextLine(
                id: id, words: words, quad: line.quad, baseline: line.baseline, confidence: line.confidence,
                language: line.language, direction: line.direction, continuesParagraph: continuesParagraph)
        }
        let main = parts.max { weight($0) < weight($1) }
        let pieces = parts.map(place)
        return TextLine(
            id: id, words: words, quad: union(pieces.map(\.quad)), baseline: baseline(pieces.map(\.baseline)),
            language: main?.line.language, direction: main?.line.direction ?? .leftToRight,
            continuesParagraph: continuesParagraph)
    }

    private static func weight(_ part: Part) -> Int {
        part.words.reduce(0) { $0 + part.line.words[$1].characters.count }
    }

    private static func place(_ part: Part) -> (quad: ImageQuad, baseline: TextLine.Baseline) {
        let line = part.line
        if part.isWhole { return (line.quad, line.baseline) }
        let corners = part.words.flatMap { line.words[$0].quad.corners }
        guard line.direction != .topToBottom, line.quad.length > 0, line.quad.height > 0 else {
            let quad = union(part.words.map { line.words[$0].quad })
            return (quad, TextLine(id: line.id, words: [], quad: quad).baseline)
        }
        let fractions = corners.map { line.quad.fractions(of: $0).along }
        let start = fractions.min() ?? 0
        let end = fractions.max() ?? 1
        let isRightToLeft = line.direction == .rightToLeft
        let left = isRightToLeft ? line.baseline.end : line.baseline.start
        let right = isRightToLeft ? line.baseline.start : line.baseline.end
        let from = left.interpolated(to: right, fraction: start)
        let to = left.interpolated(to: right, fraction: end)
        return (
            line.quad.slice(from: start, to: end),
            isRightToLeft
                ? TextLine.Baseline(start: to, end: from) : TextLine.Baseline(start: from, end: to)
        )
    }

    private static func baseline(_ parts: [TextLine.Baseline]) -> TextLine.Baseline? {
        guard let first = parts.first, let last = parts.last else { return nil }
        return TextLine.Baseline(start: first.start, end: last.end)
    }

    /// The smallest quad around quads, turned as the longest of them.
    static func union(_ quads: [ImageQuad]) -> ImageQuad {
        guard let longest = quads.max(by: { $0.length < $1.length }) else { return ImageQuad(.zero) }
        let along = longest.direction
        let across = (dx: -along.dy, dy: along.dx)
        var box = LayoutBox.none
        for corner in quads.lazy.flatMap(\.corners) {
            box.include(
                along: corner.x * along.dx + corner.y * along.dy, across: corner.x * across.dx + corner.y * across.dy)
        }
        func point(_ alongPlace: Double, _ acrossPlace: Double) -> ImagePoint {
            ImagePoint(
                x: alongPlace * along.dx + acrossPlace * across.dx, y: alongPlace * along.dy + acrossPlace * across.dy)
        }
        return ImageQuad(
            topLeft: point(box.start, box.top), topRight: point(box.end, box.top),
            bottomRight: point(box.end, box.bottom), bottomLeft: point(box.start, box.bottom))
    }
}

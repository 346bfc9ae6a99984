// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// What the engine is shown around a letter that stands alone: it reads one letter badly, and a letter among words well.
struct LoneGlyphContext: Sendable {
    /// A word that was read surely, in pixels of the reading picture, as high as its line.
    let word: RasterQuad
    let text: String
    /// The letter, as high as the word's line.
    let glyph: RasterQuad
    let isLight: Bool
    /// Whether there are numbers above or below the letter.
    let isAmongNumbers: Bool
}

/// Chooses letters that stand alone and are worth reading: a digit in a table, a brace in a line of its own.
///
/// Most pieces of ink that stand alone are icons and dirt. A letter has the size of the letters in lines that were read,
/// and its place: in such a line, or under or over one at an edge where others begin.
struct LoneGlyphs {
    /// Lines that were read surely, and their slope's frame: level lines only.
    private let lines: [(quad: RasterQuad, bounds: RasterRect, line: TextLine)]
    private let words: [(bounds: RasterRect, word: TextWord)]

    /// Letters of one part of a page that are looked at.
    private static let maximumCount = 40
    /// Lines and words that say how letters are set.
    private static let sureLine = 0.8
    private static let sureWord = 0.88
    private static let wordLengths = 2...9
    private static let maximumSlope = 0.03
    /// Height of a letter, of its line's from tall letters to descenders.
    private static let heights = 0.45...1.15
    /// A letter this high is a bracket that fills its line.
    private static let bracketHeight = 0.84
    /// Height of capitals in a line.
    private static let capitalHeight = 0.78
    /// How far a letter may leave its line, in line heights.
    private static let overhang = 0.15
    /// How far a cell may be from the next word of its row, in line heights.
    private static let farthestCell = 30.0
    /// How far a line may be from the one above it, in line heights.
    private static let widestLeading = 1.7
    /// How far edges that are one may be apart, in line heights.
    private static let edgeTolerance = 0.4
    /// White on both sides of a letter, in line heights.
    private static let margin = 0.12
    /// How sure a reading is that stands.
    private static let leastConfidence = 0.6
    private static let brackets: Set<String> = ["{", "}", "(", ")", "[", "]"]

    /// - Parameters:
    ///   - lines: of the page pass.
    ///   - toPicture: to pixels of the reading picture.
    init(after lines: [TextLine], toPicture: AffineTransform<ImageSpace, RasterSpace>) {
        self.lines = lines.compactMap { line in
            guard line.confidence >= Self.sureLine, line.direction == .leftToRight else { return nil }
            let quad = toPicture(line.quad)
            let (dx, dy) = quad.direction
            guard dx > 0, abs(dy) <= Self.maximumSlope * dx else { return nil }
            return (quad, quad.bounds, line)
        }
        words = self.lines.flatMap { line in line.line.words.map { (toPicture($0.quad).bounds, $0) } }
    }

    /// The letters worth reading, with what is to be shown around them.
    func worthwhile(_ jobs: [LineJob], isLight: (RasterQuad) -> Bool) -> [LineJob] {
        guard !lines.isEmpty else { return [] }
        var found: [LineJob] = []
        // Letters in lines of their own may follow one another.
        var column: [RasterRect] = []
        for job in jobs.sorted(by: { $0.candidate.bounds.minY < $1.candidate.bounds.minY }) {
            let box = job.candidate.bounds
            guard !words.contains(where: { !$0.bounds.intersection(box).isEmpty }) else { continue }
            let place = place(in: box) ?? place(under: box, column: column)
            guard let (line, top) = place, let (bounds, word) = neighbour(of: box, in: line) else { continue }
            if top != nil { column.append(box) }
            let height = line.quad.height
            let middle = line.quad.topLeft.y + slope(of: line.quad) * (box.center.x - line.quad.topLeft.x)
            let cell = RasterRect(
                x: box.minX - Self.margin * height, y: top ?? middle, width: box.width + 2 * Self.margin * height,
                height: height)
            var chosen = job
            chosen.context = LoneGlyphContext(
                word: RasterQuad(
                    RasterRect(
                        x: bounds.minX - Self.margin * height, y: bounds.center.y - height / 2,
                        width: bounds.width + 2 * Self.margin * height, height: height)),
                text: word.text, glyph: RasterQuad(cell), isLight: isLight(line.quad),
                isAmongNumbers: isAmongNumbers(box, lineHeight: height))
            found.append(chosen)
            // So many are dirt.
            if found.count > Self.maximumCount { return [] }
        }
        return found
    }

    /// Whether a reading is text.
    static func isText(_ text: String, confidence: Double, context: LoneGlyphContext) -> Bool {
        guard text.count == 1, confidence >= leastConfidence else { return false }
        // Icons are read as letters, rings as zeros.
        return brackets.contains(text) || (context.isAmongNumbers && text.allSatisfy(\.isNumber))
    }

    private func slope(of quad: RasterQuad) -> Double { quad.direction.dy / max(quad.direction.dx, 0.1) }

    // MARK: - Places

    private typealias Line = (quad: RasterQuad, bounds: RasterRect, line: TextLine)

    /// The line in whose height a letter stands, as a cell of a table does.
    private func place(in box: RasterRect) -> (line: Line, top: Double?)? {
        let near = lines.filter { line in
            let height = line.quad.height
            let top = line.quad.topLeft.y + slope(of: line.quad) * (box.center.x - line.quad.topLeft.x)
            let distance = max(line.bounds.minX - box.maxX, box.minX - line.bounds.maxX)
            return Self.heights.contains(box.height / height) && box.minY >= top - Self.overhang * height
                && box.maxY <= top + (1 + Self.overhang) * height && distance < Self.farthestCell * height
        }
        return near.min { distance($0.bounds, box) < distance($1.bounds, box) }.map { ($0, nil) }
    }

    private func distance(_ line: RasterRect, _ box: RasterRect) -> Double {
        max(line.minX - box.maxX, box.minX - line.maxX, 0)
    }

    /// The line under or over which a letter stands alone in a line, and where its own line begins.
    private func place(under box: RasterRect, column: [RasterRect]) -> (line: Line, top: Double?)? {
        let edges = lines.filter { line in
            let height = line.quad.height
            return Self.heights.contains(box.height / height)
                && abs(line.bounds.minX - box.minX) <= Self.edgeTolerance * height
        }
        guard
            let line = edges.min(by: { abs($0.bounds.center.y - box.center.y) < abs($1.bounds.center.y - box.center.y) }
            )
        else { return nil }
        let height = line.quad.height
        func isNext(_ other: RasterRect) -> Bool {
            max(box.minY - other.maxY, other.minY - box.maxY) <= Self.widestLeading * height
        }
        guard lines.contains(where: { isNext($0.bounds) }) || column.contains(where: isNext) else { return nil }
        let isBracket = box.height >= Self.bracketHeight * height
        let top = isBracket ? box.center.y - height / 2 : box.maxY - Self.capitalHeight * height
        return (line, top)
    }

    /// A word of a line to show beside a letter, the nearest.
    private func neighbour(of box: RasterRect, in line: Line) -> (bounds: RasterRect, word: TextWord)? {
        let own = words.filter { word in
            line.line.words.contains(word.word) && word.word.confidence >= Self.sureWord
                && Self.wordLengths.contains(word.word.letterCount)
                && !word.bounds.intersection(line.bounds).isEmpty
        }
        return own.min { distance($0.bounds, box) < distance($1.bounds, box) }
    }

    private func isAmongNumbers(_ box: RasterRect, lineHeight: Double) -> Bool {
        words.contains { word in
            word.bounds.maxX > box.minX - lineHeight && word.bounds.minX < box.maxX + lineHeight
                && word.word.text.contains(where: \.isNumber) && !word.word.text.contains(where: \.isLetter)
        }
    }
}

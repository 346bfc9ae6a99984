// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore

/// Reads pictures of single lines, made the way the engine reads best.
struct LineReader {
    let engine: TesseractEngine
    /// BCP-47 languages the lines are read with.
    let languages: [String]

    /// White around a line's picture, in pixels; letters that touch its edge are lost.
    static let border = 10
    /// A line this sure is not tried otherwise.
    private static let certain = 0.8
    /// What is painted is tried also for a somewhat surer line: a frame or a leaf is read as a letter more.
    private static let certainUnpainted = 0.9
    /// A line less sure than this is no text.
    private static let hopeless = 0.35
    /// Another try has to be surer by this much to win.
    private static let leastGain = 0.03
    /// Letters of a row that is worth to be painted, and how regular it is.
    private static let rowGlyphCount = 4
    private static let rowRegularity = 0.6
    /// Lower letters, in pixels, have no shapes that could be painted.
    private static let rowGlyphHeight = 8.0

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - candidate: the line in the picture's pixels.
    ///   - picture: grey or colour.
    ///   - isUpsideDown: whether its letters stand on their heads.
    ///   - tries: how often at most, each time prepared otherwise, while the result is unsure.
    /// - Returns: the surest reading; `nil` when there is none.
    func read(
        _ candidate: LineCandidate, in picture: PlacedBitmap, id: TextLine.ID, isUpsideDown: Bool = false,
        tries: Int = Preparation.allCases.count
    ) -> TextLine? {
        guard let crop = LineCrop(candidate, of: picture, isUpsideDown: isUpsideDown) else { return nil }
        var best: TextLine?
        var score = 0.0
        for preparation in Preparation.allCases.prefix(tries) where isWorthwhile(preparation, candidate, score) {
            guard let prepared = crop.prepared(preparation),
                let placed = crop.line.replacing(prepared)?.bordered(by: Self.border, shade: 255),
                let line = line(placed, id: id)
            else { continue }
            let value = LineScore(line).value
            if best == nil || value > score + Self.leastGain { (best, score) = (line, value) }
        }
        return best
    }

    /// Whether a line is to be prepared in a way after what was read so far.
    private func isWorthwhile(_ preparation: Preparation, _ candidate: LineCandidate, _ score: Double) -> Bool {
        switch preparation {
        case .stretched: true
        // Letters that nothing could be read of among what is around them still stand in a row.
        case .painted:
            score < Self.certainUnpainted && candidate.glyphCount >= Self.rowGlyphCount
                && candidate.regularity >= Self.rowRegularity && candidate.glyphHeight >= Self.rowGlyphHeight
        // What is no text at first sight does not become text.
        case .evenlyLit, .red: score < Self.certain && score >= Self.hopeless
        }
    }

    func line(_ picture: PlacedBitmap, id: TextLine.ID) -> TextLine? {
        engine.setPicture(picture.bitmap, mode: .line)
        defer { engine.clear() }
        guard TessBaseAPIRecognize(engine.handle, nil) == 0 else { return nil }
        let reader = PageReader(
            handle: engine.handle, toImage: picture.toImage, languages: languages, ink: engine.ink,
            firstID: id.rawValue)
        // The engine may see two rows where there is one; the surer is the line.
        return reader.lines(before: nil).map(\.line).max { LineScore($0).weight < LineScore($1).weight }
    }
}

/// How sure a line is.
struct LineScore {
    /// The mean confidence of its letters, less for a letter or two.
    let value: Double
    /// Confidence times letters, for choosing among lines of different length.
    let weight: Double

    /// Letters from which on a line is long enough to be believed.
    private static let believable = 3.0

    init(_ line: TextLine) {
        let letters = line.words.reduce(0) { $0 + Double($1.characters.count) }
        let sum = line.words.reduce(0) { $0 + $1.confidence * Double($1.characters.count) }
        weight = sum
        value = letters > 0 ? sum / letters * min(1, 0.3 + letters / Self.believable * 0.7) : 0
    }
}

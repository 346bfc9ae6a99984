// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore

/// Reads pictures of single lines, made the way the engine reads best.
struct LineReader {
    let engine: TesseractEngine
    /// BCP-47 languages the lines are read with.
    let languages: [String]

    /// Height of a line's picture in pixels: with descenders and ascenders a little more than the engine's network sees.
    private static let height = 44.0
    /// White around a line's picture, in pixels; letters that touch its edge are lost.
    private static let border = 10
    /// Blown up further, a blur becomes no letter.
    private static let maximumEnlargement = 4.0
    /// A line this sure is not tried otherwise.
    private static let certain = 0.8
    /// A line less sure than this is no text.
    private static let hopeless = 0.35
    /// Another try has to be surer by this much to win.
    private static let leastGain = 0.03
    /// Angles below this, in radians, are left: about a quarter of a degree.
    private static let minimumAngle = 0.005
    /// How much more contrast a channel has to show to be worth a try.
    private static let colorGain = 1.25
    /// Shares of the pixels that become black and white.
    private static let stretch = [0.01, 0.9]

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
        tries: Int = 3
    ) -> TextLine? {
        guard let crop = Self.crop(candidate.quad, of: picture)?.turned(quarters: isUpsideDown ? 2 : 0),
            let grey = crop.bitmap.grey()
        else { return nil }
        var best: TextLine?
        for attempt in 0..<tries {
            guard let prepared = Self.prepared(attempt, grey: grey, crop: crop.bitmap, isLight: candidate.isLight),
                let placed = crop.replacing(prepared)?.bordered(by: Self.border, shade: 255)
            else { continue }
            if let line = line(placed, id: id),
                best.map({ LineScore(line).value > LineScore($0).value + Self.leastGain }) ?? true
            {
                best = line
            }
            // What is no text at first sight does not become text.
            let score = best.map { LineScore($0).value } ?? 0
            if score >= Self.certain || score < Self.hopeless { break }
        }
        return best
    }

    /// Dark letters on white.
    private static func prepared(_ attempt: Int, grey: Bitmap, crop: Bitmap, isLight: Bool) -> Bitmap? {
        func dark(_ bitmap: Bitmap?) -> Bitmap? { isLight ? bitmap?.inverted() : bitmap }
        switch attempt {
        case 0: return dark(grey)?.stretchedToEnds(stretch)
        // A shadow across the line.
        case 1: return dark(grey)?.evenlyLit()?.stretchedToEnds(stretch)
        // Letters of another colour as light as their ground.
        default:
            guard crop.depth == 32, let red = crop.redChannel(),
                red.contrast > colorGain * grey.contrast
            else { return nil }
            return dark(red)?.stretchedToEnds(stretch)
        }
    }

    /// The line levelled, at the engine's height.
    private static func crop(_ quad: RasterQuad, of picture: PlacedBitmap) -> PlacedBitmap? {
        guard quad.length >= 2, quad.height >= 2 else { return nil }
        let scale = min(height / quad.height, maximumEnlargement)
        let bounds = quad.bounds
        let slack = quad.height / 2
        guard var part = picture.cropped(to: bounds.insetBy(dx: -slack, dy: -slack)) else { return nil }
        let direction = quad.direction
        // The slope of a quarter turn is not asked for: candidates are level or nearly so.
        let angle = direction.dy / max(abs(direction.dx), 0.1)
        if abs(angle) > minimumAngle {
            guard let level = part.rotated(by: -angle, corners: part.bitmap.middleShade) else { return nil }
            part = level
        }
        // Where the quad lies in the levelled part.
        guard let toPart = part.toImage.inverted,
            let corners = RasterRect(
                enclosing: quad.corners.map({
                    toPart(picture.toImage($0))
                }))
        else { return nil }
        return part.cropped(to: corners)?.scaled(by: scale)
    }

    private func line(_ picture: PlacedBitmap, id: TextLine.ID) -> TextLine? {
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

extension Bitmap {
    /// Spread so that the shares given become black and white; as it is when there is nothing to spread.
    fileprivate func stretchedToEnds(_ shares: [Double]) -> Bitmap? {
        let ends = percentiles(shares)
        // Less is noise.
        guard ends[1] - ends[0] > 8 else { return self }
        return stretched(black: ends[0], white: ends[1])
    }

    /// How far its lightest and its darkest parts are apart.
    fileprivate var contrast: Double {
        let ends = percentiles([0.02, 0.98], step: 2)
        return Double(ends[1] - ends[0])
    }

    /// The shade of most of it, for corners that a rotation leaves open.
    fileprivate var middleShade: UInt8 {
        depth == 8
            ? UInt8(clamping: percentiles([0.5], step: 4)[0])
            : UInt8(clamping: grey()?.percentiles([0.5], step: 4)[0] ?? 255)
    }
}

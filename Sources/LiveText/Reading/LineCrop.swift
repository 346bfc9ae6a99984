// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// How a line's picture is prepared for the engine, in the order in which it is tried.
enum Preparation: CaseIterable {
    /// With its lightness spread.
    case stretched
    /// Its letters drawn anew without what is around them.
    case painted
    /// Without a shadow across it.
    case evenlyLit
    /// By its red channel: letters of another colour as light as their ground.
    case red
}

/// A line cut out of a picture, levelled, at the engine's height.
struct LineCrop {
    /// The line, grey or colour.
    let line: PlacedBitmap

    /// The levelled part of the picture it was cut from, and where it lies there.
    private let part: PlacedBitmap
    private let place: RasterRect
    /// The line's pixels for one of the part.
    private let scale: Double
    private let grey: Bitmap
    private let glyphHeight: Double
    private let isLight: Bool
    private let quarters: Int

    /// Height of a line's picture in pixels: with descenders and ascenders a little more than the engine's network sees.
    private static let height = 44.0
    /// Blown up further, a blur becomes no letter.
    private static let maximumEnlargement = 4.0
    /// Angles below this, in radians, are left: about a quarter of a degree.
    private static let minimumAngle = 0.005
    /// How much more contrast a channel has to show to be worth a try.
    private static let colorGain = 1.25
    /// Pixels by which two cuts of one line may differ.
    private static let rounding = 4
    /// Shares of the pixels that become black and white.
    private static let stretch = [0.01, 0.9]

    /// Cuts a line out.
    ///
    /// - Parameters:
    ///   - candidate: the line in the picture's pixels.
    ///   - isUpsideDown: whether its letters stand on their heads.
    init?(_ candidate: LineCandidate, of picture: PlacedBitmap, isUpsideDown: Bool) {
        let quad = candidate.quad
        guard quad.length >= 2, quad.height >= 2 else { return nil }
        let bounds = quad.bounds
        let slack = quad.height / 2
        guard var part = picture.cropped(to: bounds.insetBy(dx: -slack, dy: -slack)) else { return nil }
        let direction = quad.direction
        // The slope of a quarter turn is not asked for: candidates are level or nearly so.
        let angle = direction.dy / max(abs(direction.dx), 0.1)
        if abs(angle) > Self.minimumAngle {
            guard let level = part.rotated(by: -angle, corners: part.bitmap.middleShade) else { return nil }
            part = level
        }
        // Where the quad lies in the levelled part.
        guard let toPart = part.toImage.inverted,
            let corners = RasterRect(enclosing: quad.corners.map({ toPart(picture.toImage($0)) }))
        else { return nil }
        let scale = min(Self.height / quad.height, Self.maximumEnlargement)
        let quarters = isUpsideDown ? 2 : 0
        guard let line = part.cropped(to: corners)?.scaled(by: scale)?.turned(quarters: quarters),
            let grey = line.bitmap.grey()
        else { return nil }
        self.line = line
        self.part = part
        place = corners
        self.scale = scale
        self.grey = grey
        glyphHeight = candidate.glyphHeight
        isLight = candidate.isLight
        self.quarters = quarters
    }

    /// Dark letters on white, as large as the line; `nil` when this preparation is of no use for it.
    func prepared(_ preparation: Preparation) -> Bitmap? {
        switch preparation {
        case .stretched: return dark(grey)?.stretchedToEnds(Self.stretch)
        case .painted: return painted()
        case .evenlyLit: return dark(grey)?.evenlyLit()?.stretchedToEnds(Self.stretch)
        case .red:
            guard line.bitmap.depth == 32, let red = line.bitmap.redChannel(),
                red.contrast > Self.colorGain * grey.contrast
            else { return nil }
            return dark(red)?.stretchedToEnds(Self.stretch)
        }
    }

    private func dark(_ bitmap: Bitmap?) -> Bitmap? { isLight ? bitmap?.inverted() : bitmap }

    private func painted() -> Bitmap? {
        let around = -LetterPainting.surroundings * glyphHeight
        let rect = place.insetBy(dx: around, dy: around).intersection(part.bitmap.bounds)
        guard let wide = part.cropped(to: rect)?.bitmap.grey()?.scaled(x: scale, y: scale) else { return nil }
        // Both are cut at whole pixels.
        let (left, top) = (
            place.minX.rounded(.down) - rect.minX.rounded(.down), place.minY.rounded(.down) - rect.minY.rounded(.down)
        )
        let inside = RasterRect(
            x: (max(left, 0) * scale).rounded(), y: (max(top, 0) * scale).rounded(), width: Double(grey.width),
            height: Double(grey.height))
        let letters = LetterPainting.letters(
            of: wide, line: inside, margin: LineChainer.margin * glyphHeight * scale,
            glyphHeight: glyphHeight * scale, isLight: isLight)
        // At the picture's edge sizes may be rounded differently.
        guard let letters = letters?.turned(quarters: quarters), abs(letters.width - grey.width) <= Self.rounding,
            abs(letters.height - grey.height) <= Self.rounding
        else { return nil }
        return letters
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

// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// Draws a line's letters anew, black on white, without what is around and behind them: outlined letters on a photograph,
/// frames of signs, leaves beside a word.
enum LetterPainting {
    /// Half the side of the square a pixel is compared with, in pixels: letters of a line's picture are 20 to 35 high.
    private static let radius = 18
    /// How far around the line its picture has to reach, in letter heights, so that frames and leaves reach beyond.
    static let surroundings = 0.5
    /// How far accents and descenders leave the row of letters, in letter heights.
    private static let overhang = 0.3
    /// Widths per letter height of letters that touch; wider pieces are rules and frames.
    private static let maximumWidth = 2.5
    /// Ink of a dot, per square of the letter height.
    private static let leastInk = 0.006
    private static let leastPixelCount: Int32 = 4
    /// More pieces are noise.
    private static let maximumCount: Int32 = 600
    /// Half the side of the square that softens the edges, which the engine expects to be grey.
    private static let softness: Int32 = 1

    /// A picture of the letters alone, as large as the line; `nil` when there are none.
    ///
    /// - Parameters:
    ///   - grey: the line, levelled, with its surroundings.
    ///   - line: where the line lies in it.
    ///   - margin: blank above and below the letters in the line's rectangle, in pixels.
    ///   - glyphHeight: in pixels of the bitmap.
    ///   - isLight: whether the letters are lighter than their ground.
    static func letters(
        of grey: Bitmap, line: RasterRect, margin: Double, glyphHeight: Double, isLight: Bool
    ) -> Bitmap? {
        guard let masks = InkMasks(grey, radius: radius, floor: 0) else { return nil }
        var pieces: UnsafeMutablePointer<Pixa>?
        var boxes = pixConnComp(isLight ? masks.light.pix : masks.dark.pix, &pieces, 8)
        defer {
            boxaDestroy(&boxes)
            pixaDestroy(&pieces)
        }
        let count = boxaGetCount(boxes)
        guard count > 0, count <= maximumCount else { return nil }
        let row = (
            top: line.minY + margin - overhang * glyphHeight, bottom: line.maxY - margin + overhang * glyphHeight
        )
        var isLetter = numaCreate(count)
        defer { numaDestroy(&isLetter) }
        var letterCount = 0
        for index in 0..<count {
            var (x, y, width, height) = (l_int32(0), l_int32(0), l_int32(0), l_int32(0))
            boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
            let isInside = x > 0 && y > 0 && Int(x + width) < grey.width && Int(y + height) < grey.height
            let isKept =
                isInside && Double(y) >= row.top && Double(y + height) <= row.bottom
                && Double(width) <= maximumWidth * glyphHeight && ink(of: pieces, index) >= leastInk(glyphHeight)
            if isKept { letterCount += 1 }
            numaAddNumber(isLetter, isKept ? 1 : 0)
        }
        guard letterCount > 0 else { return nil }
        var kept = pixaSelectWithIndicator(pieces, isLetter, nil)
        defer { pixaDestroy(&kept) }
        let size = (width: l_int32(grey.width), height: l_int32(grey.height))
        guard let drawn = Bitmap(owning: pixaDisplay(kept, size.width, size.height))?.cropped(to: line),
            let black = Bitmap(owning: pixConvert1To8(nil, drawn.pix, 255, 0))
        else { return nil }
        return Bitmap(owning: pixBlockconv(black.pix, softness, softness))
    }

    private static func leastInk(_ glyphHeight: Double) -> Int32 {
        max(leastPixelCount, Int32(leastInk * glyphHeight * glyphHeight))
    }

    private static func ink(of pieces: UnsafeMutablePointer<Pixa>?, _ index: Int32) -> Int32 {
        var piece = pixaGetPix(pieces, index, l_int32(L_CLONE))
        defer { pixDestroy(&piece) }
        var count: l_int32 = 0
        pixCountPixels(piece, &count, nil)
        return count
    }
}

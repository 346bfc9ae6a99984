// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// A connected piece of ink that may be a letter, or a part of one.
struct GlyphBox {
    var minX: Float
    var minY: Float
    var maxX: Float
    var maxY: Float

    var width: Float { maxX - minX }
    var height: Float { maxY - minY }
    var midX: Float { (minX + maxX) / 2 }
    var midY: Float { (minY + maxY) / 2 }

    /// In a bitmap so many times as large.
    func scaled(by factor: Float) -> GlyphBox {
        GlyphBox(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
    }

    /// As it lies after a quarter turn clockwise of a bitmap of some height.
    func turned(height: Float) -> GlyphBox {
        GlyphBox(minX: height - maxY, minY: minX, maxX: height - minY, maxY: maxX)
    }
}

/// Finds letters in an ink mask by their size and shape.
enum GlyphFinder {
    /// Heights of letters that are looked for in one mask, in pixels; larger ones are found in reduced pictures.
    static let heights: ClosedRange<Int32> = 6...44
    /// Widths per height: an em dash is wide, an i is narrow. Letters that touch make wide pieces.
    private static let maximumAspect: Int32 = 7
    private static let maximumSlimness: Int32 = 12
    /// The part of its box a letter fills.
    private static let densities = 0.12...0.97
    /// Pieces beyond these are noise: a page of small print holds a tenth.
    static let maximumCount = 60_000

    /// The boxes of what may be letters; `nil` when there are too many pieces for print.
    static func glyphs(in mask: Bitmap) -> [GlyphBox]? {
        // Eight neighbours.
        var boxes = pixConnCompBB(mask.pix, 8)
        guard boxes != nil else { return [] }
        defer { boxaDestroy(&boxes) }
        let count = boxaGetCount(boxes)
        guard count <= maximumCount else { return nil }
        let counts = makePixelSumTab8()
        defer { lept_free(counts) }
        var glyphs: [GlyphBox] = []
        for index in 0..<count {
            var (x, y, width, height) = (l_int32(0), l_int32(0), l_int32(0), l_int32(0))
            boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
            guard heights.contains(height), width >= 2, width <= height * maximumAspect,
                height <= width * maximumSlimness
            else { continue }
            var box = boxaGetBox(boxes, index, l_int32(L_CLONE))
            defer { boxDestroy(&box) }
            var ink: l_int32 = 0
            pixCountPixelsInRect(mask.pix, box, &ink, counts)
            guard densities.contains(Double(ink) / Double(width * height)) else { continue }
            glyphs.append(
                GlyphBox(minX: Float(x), minY: Float(y), maxX: Float(x + width), maxY: Float(y + height)))
        }
        return glyphs
    }
}

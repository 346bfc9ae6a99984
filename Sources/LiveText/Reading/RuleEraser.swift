// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// Takes the rules of tables and forms out of a page, which the engine else reads as letters or which hide the cells from
/// it.
enum RuleEraser {
    /// Length of a rule, in letter heights: no stroke of a letter is as long.
    private static let minimumLength = 6.0
    /// Thickness of a rule, in letter heights.
    private static let maximumThickness = 0.4
    /// Fewer upright rules make no table: then pages are left as they are.
    private static let minimumCount = 3
    /// Pixels around a rule that its blur darkens.
    private static let blur = 1

    /// The page without rules; the page itself when it has none worth it.
    ///
    /// - Parameters:
    ///   - grey: letters darker than their ground.
    ///   - glyphHeight: in its pixels.
    static func erased(_ grey: Bitmap, glyphHeight: Double) -> Bitmap {
        let length = max(24, Int(minimumLength * glyphHeight))
        guard min(grey.width, grey.height) > length,
            let ink = InkMasks(grey, radius: max(9, Int(glyphHeight / 2)), floor: 0)?.dark
        else { return grey }
        let thickness = max(3, Int(maximumThickness * glyphHeight))
        let upright = boxes(Bitmap(owning: pixOpenBrick(nil, ink.pix, 1, l_int32(length)))) { width, height in
            width <= thickness && height >= length
        }
        guard upright.count >= minimumCount else { return grey }
        let level = boxes(Bitmap(owning: pixOpenBrick(nil, ink.pix, l_int32(length), 1))) { width, height in
            height <= thickness && width >= length
        }
        guard let page = Bitmap(owning: pixCopy(nil, grey.pix)) else { return grey }
        for box in upright { erase(box, isUpright: true, in: page) }
        for box in level { erase(box, isUpright: false, in: page) }
        return page
    }

    private static func boxes(_ mask: Bitmap?, _ isRule: (Int, Int) -> Bool) -> [RasterRect] {
        guard let mask else { return [] }
        var boxes = pixConnCompBB(mask.pix, 8)
        defer { boxaDestroy(&boxes) }
        return (0..<boxaGetCount(boxes)).compactMap { index in
            var (x, y, width, height) = (l_int32(0), l_int32(0), l_int32(0), l_int32(0))
            boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
            guard isRule(Int(width), Int(height)) else { return nil }
            return RasterRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
        }
    }

    /// Paints a rule, in pieces, with the shade beside it.
    private static func erase(_ rule: RasterRect, isUpright: Bool, in page: Bitmap) {
        let blur = Double(Self.blur)
        let wide = rule.insetBy(dx: -blur, dy: -blur).intersection(page.bounds)
        // So long that the ground along a piece is of one shade.
        let step = 64.0
        var start = isUpright ? wide.minY : wide.minX
        let end = isUpright ? wide.maxY : wide.maxX
        while start < end {
            let size = min(step, end - start)
            let piece =
                isUpright
                ? RasterRect(x: wide.x, y: start, width: wide.width, height: size)
                : RasterRect(x: start, y: wide.y, width: size, height: wide.height)
            let beside = isUpright ? piece.insetBy(dx: -3, dy: 0) : piece.insetBy(dx: 0, dy: -3)
            // The ground is the lighter part.
            if let shade = page.cropped(to: beside)?.percentiles([0.8])[0] {
                var box = boxCreate(
                    l_int32(piece.minX), l_int32(piece.minY), l_int32(piece.width.rounded(.up)),
                    l_int32(piece.height.rounded(.up)))
                pixSetInRectArbitrary(page.pix, box, l_uint32(clamping: shade))
                boxDestroy(&box)
            }
            start += step
        }
    }
}

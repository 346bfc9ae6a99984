// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// Takes the rules of tables and forms out of a page, which the engine else reads as letters or which hide the cells from
/// it.
enum RuleEraser {
    /// Length of a rule between two rows of cells, in letter heights: no stroke of a letter is as long.
    private static let minimumHeight = 2.5
    private static let minimumWidth = 4.0
    /// Breaks of a faint rule, in pixels.
    private static let maximumBreak: l_int32 = 5
    /// Thickness of a rule, in letter heights.
    private static let maximumThickness = 0.4
    /// Rules of a table are at least so long, together where they lie on one line, as a share of the picture.
    private static let leastShare = 0.25
    /// Lines of a table: two columns have three upright ones.
    private static let leastColumnLines = 3
    private static let leastRowLines = 4
    /// Length per thickness of a rule that is thicker.
    private static let slimness = 8
    /// Rules that end so near to one another meet, in pixels.
    private static let reach = 4.0
    /// More ink on both sides of a rule is letters that cross it.
    private static let crossingShare = 0.3
    /// Pixels around a rule that its blur darkens.
    private static let blur = 1

    /// The page without rules; `nil` when it has no table.
    ///
    /// - Parameters:
    ///   - grey: letters darker than their ground.
    ///   - glyphHeight: in its pixels.
    static func erased(_ grey: Bitmap, glyphHeight: Double) -> Bitmap? {
        let (height, width) = (Int(minimumHeight * glyphHeight), Int(minimumWidth * glyphHeight))
        guard height >= 12, min(grey.width, grey.height) > width,
            let ink = InkMasks(grey, radius: max(9, Int(glyphHeight / 2)), floor: 0)?.dark,
            let whole = Bitmap(owning: pixCloseBrick(nil, ink.pix, 1, maximumBreak))
        else { return nil }
        let thickness = max(4, Int(maximumThickness * glyphHeight))
        guard let uprightMask = Bitmap(owning: pixOpenCompBrick(nil, whole.pix, 1, l_int32(height))),
            let levelMask = Bitmap(owning: pixOpenCompBrick(nil, ink.pix, l_int32(width), 1))
        else { return nil }
        let thinUpright = boxes(uprightMask) { width, _ in width <= thickness }
        let thinLevel = boxes(levelMask) { _, height in height <= thickness }
        guard isGrid(thinUpright, thinLevel, glyphHeight: glyphHeight, page: grey.bounds) else { return nil }
        // Where there is a table, its thicker and slanting rules go, too.
        let upright = boxes(uprightMask) { $0 <= thickness || $1 > slimness * $0 }
        let level = boxes(levelMask) { $1 <= thickness || $0 > slimness * $1 }
        // What is left without rules is letters.
        guard let withoutLevel = Bitmap(owning: pixSubtract(nil, ink.pix, levelMask.pix)),
            let letters = Bitmap(owning: pixSubtract(nil, withoutLevel.pix, uprightMask.pix))
        else { return nil }
        guard let page = Bitmap(owning: pixCopy(nil, grey.pix)) else { return nil }
        let step = max(4, glyphHeight / 3)
        for box in upright { erase(box, isUpright: true, in: page, letters: letters, step: step) }
        for box in level { erase(box, isUpright: false, in: page, letters: letters, step: step) }
        return page
    }

    /// Whether rules make a table: several long upright lines, crossed by several long level ones. Frames, stems of large
    /// letters and bricks do not.
    private static func isGrid(
        _ upright: [RasterRect], _ level: [RasterRect], glyphHeight: Double, page: RasterRect
    ) -> Bool {
        let columns = lanes(
            upright.map { ($0.center.x, $0.height, 0) }, apart: 2 * glyphHeight, least: leastShare * page.height)
        guard columns.count >= leastColumnLines else { return false }
        let rows = lanes(
            level.map { rule in
                let reached = rule.insetBy(dx: -reach, dy: -reach)
                return (rule.center.y, rule.width, upright.count { !$0.intersection(reached).isEmpty })
            }, apart: glyphHeight, least: leastShare * page.width)
        return rows.count { $0 >= leastColumnLines } >= leastRowLines
    }

    /// The lines on which long enough rules lie, each with how many others cross it.
    private static func lanes(
        _ rules: [(place: Double, length: Double, crossings: Int)], apart: Double, least: Double
    ) -> [Int] {
        var lanes: [Int] = []
        var last = -Double.infinity
        var (length, crossings) = (0.0, 0)
        for rule in rules.sorted(by: { $0.place < $1.place }) + [(.infinity, 0, 0)] {
            if rule.place - last > apart {
                if length >= least { lanes.append(crossings) }
                (length, crossings) = (0, 0)
            }
            length += rule.length
            crossings += rule.crossings
            last = rule.place
        }
        return lanes
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

    /// Paints a rule, in pieces, with the shade beside it; not where letters cross it.
    private static func erase(_ rule: RasterRect, isUpright: Bool, in page: Bitmap, letters: Bitmap, step: Double) {
        let blur = Double(Self.blur)
        let wide = rule.insetBy(dx: -blur, dy: -blur).intersection(page.bounds)
        var start = isUpright ? wide.minY : wide.minX
        let end = isUpright ? wide.maxY : wide.maxX
        while start < end {
            let size = min(step, end - start)
            defer { start += step }
            let piece =
                isUpright
                ? RasterRect(x: wide.x, y: start, width: wide.width, height: size)
                : RasterRect(x: start, y: wide.y, width: size, height: wide.height)
            let (before, after) =
                isUpright
                ? (
                    RasterRect(x: piece.minX - 3, y: start, width: 2, height: size),
                    RasterRect(x: piece.maxX + 1, y: start, width: 2, height: size)
                )
                : (
                    RasterRect(x: start, y: piece.minY - 3, width: size, height: 2),
                    RasterRect(x: start, y: piece.maxY + 1, width: size, height: 2)
                )
            guard min(letters.inkShare(in: before), letters.inkShare(in: after)) < crossingShare else { continue }
            // The ground is the lighter part.
            let beside = isUpright ? piece.insetBy(dx: -3, dy: 0) : piece.insetBy(dx: 0, dy: -3)
            guard let shade = page.cropped(to: beside)?.percentiles([0.8])[0] else { continue }
            page.fill(piece, shade: shade)
        }
    }
}

extension Bitmap {
    /// The share of a mask's pixels in a rectangle that are ink.
    fileprivate func inkShare(in rect: RasterRect) -> Double {
        let part = rect.intersection(bounds)
        guard part.width >= 1, part.height >= 1 else { return 0 }
        var box = boxCreate(l_int32(part.minX), l_int32(part.minY), l_int32(part.width), l_int32(part.height))
        defer { boxDestroy(&box) }
        var count: l_int32 = 0
        pixCountPixelsInRect(pix, box, &count, nil)
        return Double(count) / (part.width.rounded(.down) * part.height.rounded(.down))
    }

    /// Paints a rectangle; only for a bitmap that nobody else has yet.
    fileprivate func fill(_ rect: RasterRect, shade: Int) {
        var box = boxCreate(
            l_int32(rect.minX), l_int32(rect.minY), l_int32(rect.width.rounded(.up)), l_int32(rect.height.rounded(.up)))
        pixSetInRectArbitrary(pix, box, l_uint32(clamping: shade))
        boxDestroy(&box)
    }
}

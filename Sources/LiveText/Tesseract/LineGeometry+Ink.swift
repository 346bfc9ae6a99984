// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

extension LineGeometry {
    /// How far a word may end from where the engine says, in word heights.
    private static let reach = 0.6
    /// A gap so many times as wide as the reach may hold a word the engine did not read: each side is fitted by itself.
    private static let wideGap = 1.6
    /// Blank as wide as this ends a word, in word heights.
    private static let wordGap = 0.25

    /// The same line with words that begin and end at their ink: the engine's boxes come in steps of its network and lie
    /// a little beside the letters.
    ///
    /// - Parameter ink: what the engine took for ink, in the line's raster.
    func fitted(to ink: Bitmap?) -> LineGeometry {
        guard let ink, frame.tops == .up, frame.direction != .topToBottom, !words.isEmpty else { return self }
        let isRightToLeft = frame.direction == .rightToLeft
        var boxes = (isRightToLeft ? words.reversed() : words).map(\.box)
        // Where the engine says that words end; boxes change as they are fitted.
        let ends = boxes.map(\.maxX)
        // The letters nearest to a word's ends are surely the word's own.
        let inner = (isRightToLeft ? words.reversed() : words).map { word in
            let letters = word.characters.map(\.box.center.x)
            return (first: letters.min() ?? word.box.minX, last: letters.max() ?? word.box.maxX)
        }
        for index in boxes.indices {
            let reach = boxes[index].height * Self.reach
            let least = boxes[index].height * Self.wordGap
            let isAfterGap = index == boxes.startIndex || boxes[index].minX - ends[index - 1] > Self.wideGap * reach
            let isBeforeGap =
                index + 1 == boxes.endIndex || boxes[index + 1].minX - ends[index] > Self.wideGap * reach
            if isAfterGap {
                let span = (boxes[index].minX - reach)...max(boxes[index].minX, inner[index].first)
                let columns = InkColumns(ink, span: span, rows: boxes[index])
                if let start = columns?.startOfLastRun(gap: least) { boxes[index].setMinX(start) }
            }
            if isBeforeGap {
                let span = min(boxes[index].maxX, inner[index].last)...(boxes[index].maxX + reach)
                let columns = InkColumns(ink, span: span, rows: boxes[index])
                if let end = columns?.endOfFirstRun(gap: least) { boxes[index].setMaxX(end) }
                continue
            }
            let (from, to) = (inner[index].last, inner[index + 1].first)
            guard from < to,
                let columns = InkColumns(ink, span: from...to, rows: boxes[index].union(boxes[index + 1])),
                let gap = columns.widestGap
            else {
                // The engine may stretch a word it is unsure of over the following ones.
                let next = boxes[index + 1].minX
                if boxes[index].maxX > next, next > boxes[index].minX { boxes[index].setMaxX(next) }
                continue
            }
            boxes[index].setMaxX(gap.lowerBound)
            boxes[index + 1].setMinX(gap.upperBound)
        }
        if isRightToLeft { boxes.reverse() }
        let words = zip(words, boxes).map { word, box in
            Word(
                characters: word.characters, box: box.width >= 1 ? box : word.box, confidence: word.confidence,
                isFollowedBySpace: word.isFollowedBySpace)
        }
        return LineGeometry(words: words, frame: frame, baseline: baseline)
    }
}

extension Rect {
    fileprivate mutating func setMinX(_ value: Double) {
        self = Rect(x: value, y: y, width: maxX - value, height: height)
    }

    fileprivate mutating func setMaxX(_ value: Double) { self = Rect(x: x, y: y, width: value - minX, height: height) }
}

/// Which columns of a small part of an ink mask have ink.
private struct InkColumns {
    /// The first column's place in the mask.
    private let origin: Double
    private let isInked: [Bool]

    init?(_ mask: Bitmap, span: ClosedRange<Double>, rows: RasterRect) {
        let left = span.lowerBound.rounded(.down)
        let rect = RasterRect(x: left, y: rows.minY, width: span.upperBound.rounded(.up) - left, height: rows.height)
        guard let part = mask.cropped(to: rect) else { return nil }
        var counts = pixCountPixelsByColumn(part.pix)
        defer { numaDestroy(&counts) }
        var values: [Int32] = []
        for index in 0..<numaGetCount(counts) {
            var value: l_int32 = 0
            numaGetIValue(counts, index, &value)
            values.append(value)
        }
        // Where most is ink, the letters are what is left.
        let height = Int32(part.height)
        let isNegative = 2 * values.reduce(0) { $0 + Int($1) } > part.width * part.height
        origin = max(left, 0)
        isInked = values.map { isNegative ? $0 < height : $0 > 0 }
    }

    /// The widest run of columns without ink.
    var widestGap: ClosedRange<Double>? {
        var best: Range<Int>?
        var start = 0
        for (index, inked) in isInked.enumerated() where inked {
            if index - start > best?.count ?? 0 { best = start..<index }
            start = index + 1
        }
        // A run that reaches the end is no gap between two letters, unless there is none other.
        guard let best, best.lowerBound > 0 else { return nil }
        return origin + Double(best.lowerBound)...origin + Double(best.upperBound)
    }

    /// Where the ink at the right end of the columns begins.
    func startOfLastRun(gap: Double) -> Double? {
        var start: Int?
        for index in isInked.indices.reversed() {
            if isInked[index] { start = index } else if let start, Double(start - index) > gap { break }
        }
        return start.map { origin + Double($0) }
    }

    /// Where the ink at the left end of the columns ends.
    func endOfFirstRun(gap: Double) -> Double? {
        var end: Int?
        for index in isInked.indices {
            if isInked[index] { end = index } else if let end, Double(index - end) > gap { break }
        }
        return end.map { origin + Double($0 + 1) }
    }
}

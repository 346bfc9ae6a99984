// SPDX-License-Identifier: Apache-2.0

/// A word in a frame.
struct LayoutWord {
    /// The line it was read in, as an index of the layout's input.
    let line: Int
    /// Its place among the line's words.
    let index: Int
    let start: Double
    let end: Double
    /// Where the middle of its line passes through the middle of the word.
    let middle: Double
    /// Where its line's baseline passes below the middle of the word.
    let baseline: Double
    /// Height of its line.
    let height: Double
    /// Whether it must stay behind the word before it, because an earlier layout gave out a line with both.
    let isTied: Bool
    let traits: WordTraits

    var length: Double { end - start }
}

/// Neighbouring words of a line: what is joined to lines and parted by columns.
struct Piece {
    /// Words, as indices of the frame's words.
    var words: Range<Int>
    var start: Double
    var end: Double
    /// The middle at the start and at the end.
    var startMiddle: Double
    var endMiddle: Double
    /// The baseline at the start and at the end.
    var startBaseline: Double
    var endBaseline: Double
    var height: Double
    /// Whether it holds no letter and no digit: a bullet, a brace, or what was read into a rule.
    var isMark: Bool

    var length: Double { end - start }
    var middle: Double { (startMiddle + endMiddle) / 2 }
    var top: Double { middle - height / 2 }
    var bottom: Double { middle + height / 2 }

    /// A piece of neighbouring words.
    ///
    /// - Parameter range: indices of `words`.
    init(_ range: Range<Int>, of words: [LayoutWord]) {
        let own = words[range]
        let first = own[range.lowerBound]
        self.words = range
        start = first.start
        end = own.reduce(first.end) { max($0, $1.end) }
        startMiddle = first.middle
        endMiddle = own[range.upperBound - 1].middle
        startBaseline = first.baseline
        endBaseline = own[range.upperBound - 1].baseline
        height = Self.height(own)
        isMark = own.allSatisfy { $0.traits.letterCount + $0.traits.digitCount == 0 }
    }

    /// The height of most of the text, so that a large letter or a mark does not set it.
    private static func height(_ words: ArraySlice<LayoutWord>) -> Double {
        guard let first = words.first else { return 1 }
        if words.allSatisfy({ $0.height == first.height }) { return first.height }
        let sorted = words.map { ($0.height, $0.length) }.sorted { $0.0 < $1.0 }
        let half = sorted.reduce(0) { $0 + $1.1 } / 2
        var sum = 0.0
        for (height, length) in sorted {
            sum += length
            if sum >= half { return height }
        }
        return first.height
    }
}

/// Places words in a frame.
struct WordPlacer {
    let frame: LayoutFrame

    /// Quads of a line this much higher than its words were drawn around slanted text and say nothing about its height.
    private static let looseness = 1.5
    /// The part of a line's height that lies below its baseline.
    private static let descent = 0.2
    /// A line of which more than this part lies below its baseline is not as high as its quad.
    private static let deepest = 0.4

    /// A line's words in the frame's order along it.
    func words(of line: TextLine, index: Int, isFixed: Bool) -> [LayoutWord] {
        let boxes = line.words.map { sanitized(frame.box($0.quad)) }
        let heights = boxes.map(\.height).sorted()
        let typical = heights.isEmpty ? 0 : heights[heights.count / 2]
        let isVertical = line.direction == .topToBottom
        let quadHeight = isVertical ? line.quad.length : line.quad.height
        let middle = frame.middleLine(line.quad, of: line.direction)
        let isTrusted =
            quadHeight.isFinite && middle.start.isFinite && middle.end.isFinite && middle.startAcross.isFinite
            && middle.endAcross.isFinite && quadHeight > 0 && quadHeight <= Self.looseness * typical
        var fitted = isTrusted ? middle : Self.middleLine(through: boxes)
        var height = max(isTrusted ? quadHeight : heights.last ?? 0, 1)
        let baseline = isVertical ? nil : frame.segment(from: line.baseline.start, to: line.baseline.end)
        if let baseline, isTrusted {
            let rise = fitted.across(at: fitted.center) - baseline.across(at: fitted.center) + height / 2
            // An initial over several lines hangs far below the baseline of its own.
            if rise > Self.deepest * height {
                let above = (height - rise) / (1 - Self.descent)
                fitted = baseline.shifted(by: -(0.5 - Self.descent) * above)
                height = max(above, 1)
            }
        }
        var words: [LayoutWord] = []
        words.reserveCapacity(boxes.count)
        for (place, box) in boxes.enumerated() {
            let middle = fitted.across(at: box.center)
            let foot = baseline?.across(at: box.center) ?? middle
            words.append(
                LayoutWord(
                    line: index, index: place, start: box.start, end: box.end, middle: middle,
                    baseline: abs(foot - middle) < height ? foot : middle, height: height, isTied: isFixed, traits: WordTraits(line.words[place])))
        }
        words.sort { ($0.start, $0.index) < ($1.start, $1.index) }
        return words
    }

    private func sanitized(_ box: LayoutBox) -> LayoutBox {
        let isFinite = box.start.isFinite && box.end.isFinite && box.top.isFinite && box.bottom.isFinite
        return isFinite ? box : LayoutBox(start: 0, end: 0, top: 0, bottom: 0)
    }

    /// The straight line that best passes through the middles of boxes.
    private static func middleLine(through boxes: [LayoutBox]) -> LayoutSegment {
        guard let first = boxes.first else { return LayoutSegment(start: 0, end: 0, startAcross: 0, endAcross: 0) }
        let count = Double(boxes.count)
        let along = boxes.reduce(0) { $0 + $1.center } / count
        let across = boxes.reduce(0) { $0 + $1.middle } / count
        var squares = 0.0
        var products = 0.0
        for box in boxes {
            squares += (box.center - along) * (box.center - along)
            products += (box.center - along) * (box.middle - across)
        }
        // Two or three words of different letters show no slope.
        let slope = boxes.count >= 4 && squares > 0 ? products / squares : 0
        let start = boxes.reduce(first.start) { min($0, $1.start) }
        let end = boxes.reduce(first.end) { max($0, $1.end) }
        return LayoutSegment(
            start: start, end: end, startAcross: across + slope * (start - along),
            endAcross: across + slope * (end - along))
    }
}

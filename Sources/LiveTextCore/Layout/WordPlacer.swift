// SPDX-License-Identifier: Apache-2.0

/// Places words in a frame.
struct WordPlacer {
    let frame: LayoutFrame
    /// Whether lines are boxed around their ink, so that `on` is lower than `Oh`.
    private(set) var boxesInk = false

    /// Quads of a line this much higher than its words were drawn around slanted text and say nothing about its
    /// height.
    private static let looseness = 1.5
    /// The part of a line's height that lies below its baseline.
    private static let descent = 0.22
    /// A line of which more than this part lies below its baseline is not as high as its quad.
    private static let deepest = 0.4
    /// Heights above the baseline with tall letters, without, and below it, in parts of the whole.
    private static let ascenderPart = 0.78
    private static let smallPart = 0.55

    /// - Parameter lines: all lines of the frame with their words' traits.
    init(frame: LayoutFrame, lines: [TextLine], traits: [[WordTraits]]) {
        self.frame = frame
        let shares = zip(lines, traits).map { $0.direction == .topToBottom ? nil : Self.inkShare($1) }
        let full = Self.median(zip(lines, shares).filter { $1 == 1 }.map(\.0.quad.height))
        guard full > 0 else { return }
        // Lines without tall letters or without descenders are lower, or they are not.
        var votes = 0
        for (line, share) in zip(lines, shares) {
            guard let share, share < 1 else { continue }
            let ratio = line.quad.height / full
            votes += abs(ratio - share) < abs(ratio - 1) ? 1 : -1
        }
        boxesInk = votes > 0
    }

    /// The part of the full height of type that words take up; `nil` for marks.
    private static func inkShare(_ words: [WordTraits]) -> Double? {
        guard words.contains(where: { $0.letterCount + $0.digitCount > 0 }) else { return nil }
        let above = words.contains(where: \.hasAscenders) ? ascenderPart : smallPart
        return words.contains(where: \.hasDescenders) ? above + descent : above
    }

    /// A line's words in the frame's order along it.
    func words(of line: TextLine, traits: [WordTraits], index: Int, isFixed: Bool) -> [LayoutWord] {
        let boxes = line.words.map { sanitized(frame.box($0.quad)) }
        let place = place(of: line, boxes: boxes, traits: traits)
        var words: [LayoutWord] = []
        words.reserveCapacity(boxes.count)
        for (order, box) in boxes.enumerated() {
            words.append(
                LayoutWord(
                    line: index, index: order, start: box.start, end: box.end,
                    middle: place.middle.across(at: box.center), baseline: place.baseline.across(at: box.center),
                    height: place.height, isTied: isFixed, traits: traits[order]))
        }
        words.sort { ($0.start, $0.index) < ($1.start, $1.index) }
        return words
    }

    private struct Place {
        var middle: LayoutSegment
        var baseline: LayoutSegment
        var height: Double
    }

    /// Where a line runs and how high its type is.
    private func place(of line: TextLine, boxes: [LayoutBox], traits: [WordTraits]) -> Place {
        let heights = boxes.map(\.height).sorted()
        let isVertical = line.direction == .topToBottom
        let quadHeight = isVertical ? line.quad.length : line.quad.height
        let quadMiddle = frame.middleLine(line.quad, of: line.direction)
        guard quadHeight > 0, quadHeight <= Self.looseness * Self.median(heights), quadMiddle.isFinite else {
            let middle = Self.middleLine(through: boxes)
            return Place(middle: middle, baseline: middle, height: max(heights.last ?? 0, 1))
        }
        var place = Place(middle: quadMiddle, baseline: quadMiddle, height: max(quadHeight, 1))
        guard !isVertical else { return place }
        let baseline = frame.segment(from: line.baseline.start, to: line.baseline.end)
        let center = quadMiddle.center
        // How far the box reaches below the baseline; four fifths down is what a line has that knows no better.
        var depth = quadMiddle.across(at: center) + quadHeight / 2 - baseline.across(at: center)
        let isKnown = baseline.isFinite && abs(depth / quadHeight - 0.2) > 0.01 && depth > -0.3 * quadHeight
        if isKnown { place.baseline = baseline }
        if isKnown, depth > Self.deepest * quadHeight {
            // An initial over several lines hangs far below the baseline of the first.
            place.height = max((quadHeight - depth) / (1 - Self.descent), 1)
        } else if boxesInk, let share = Self.inkShare(traits) {
            let full = quadHeight / share
            if !isKnown { depth = traits.contains(where: \.hasDescenders) ? Self.descent * full : 0 }
            if !isKnown { place.baseline = quadMiddle.shifted(by: quadHeight / 2 - depth) }
            place.height = max(full, 1)
        } else {
            if !isKnown { place.baseline = quadMiddle.shifted(by: (0.5 - Self.descent) * quadHeight) }
            return place
        }
        place.middle = place.baseline.shifted(by: -(0.5 - Self.descent) * place.height)
        return place
    }

    private func sanitized(_ box: LayoutBox) -> LayoutBox {
        let isFinite = box.start.isFinite && box.end.isFinite && box.top.isFinite && box.bottom.isFinite
        return isFinite ? box : LayoutBox(start: 0, end: 0, top: 0, bottom: 0)
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
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

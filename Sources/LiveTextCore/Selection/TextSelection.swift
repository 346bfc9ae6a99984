// SPDX-License-Identifier: Apache-2.0

/// What is selected in a `SelectableText`: a caret, a range, or several ranges set by a program. A value of its own; it
/// is meant for the text it was made with, and `transferred(from:to:)` takes it to a newer revision.
public struct TextSelection: Hashable, Sendable {
    /// The selected cells, in order, apart from one another; one empty range for a caret.
    public private(set) var ranges: [Range<Int>]
    /// The unit the selection began with; it stays selected while the head moves. Empty for a caret.
    public private(set) var anchor: Range<Int>
    /// The moving end.
    public private(set) var head: Int
    /// What the selection grows by while it is dragged.
    public private(set) var granularity: TextGranularity
    /// The column kept while the head moves from line to line.
    private var column: Double?

    // MARK: Making one

    /// A caret.
    public init(caret position: Int, in text: SelectableText) {
        let position = text.clamped(position)
        self.init(unit: position..<position, granularity: .character)
    }

    /// Ranges set by a program: clamped, put in order, merged where they meet; `nil` when nothing is left of them.
    public init?(ranges: [Range<Int>], in text: SelectableText) {
        let ranges = Self.normalised(ranges.map { text.clamped($0) })
        guard let last = ranges.last else { return nil }
        self.init(unit: last.lowerBound..<last.lowerBound, granularity: .character)
        self.ranges = ranges
        head = last.upperBound
    }

    /// Everything; `nil` without text.
    public static func all(in text: SelectableText) -> TextSelection? {
        TextSelection(ranges: [0..<text.count], in: text)
    }

    /// Begins with the unit that was hit.
    public static func begin(at hit: TextHit, granularity: TextGranularity, in text: SelectableText) -> TextSelection {
        guard granularity != .character else { return TextSelection(caret: hit.position, in: text) }
        return TextSelection(unit: text.range(of: granularity, at: hit), granularity: granularity)
    }

    /// Begins with the unit around a position.
    public static func begin(
        at position: Int, granularity: TextGranularity, in text: SelectableText
    ) -> TextSelection {
        guard granularity != .character else { return TextSelection(caret: position, in: text) }
        return TextSelection(unit: text.range(of: granularity, around: position), granularity: granularity)
    }

    private init(unit: Range<Int>, granularity: TextGranularity) {
        ranges = [unit]
        anchor = unit
        head = unit.upperBound
        self.granularity = granularity
    }

    // MARK: What it is

    /// Whether nothing is selected; a caret may stand.
    public var isEmpty: Bool { ranges.allSatisfy(\.isEmpty) }

    /// Whether a cell is selected.
    public func contains(cell: Int) -> Bool { ranges.contains { $0.contains(cell) } }

    // MARK: Changing it

    /// Moves the head as a drag does: whole units of the granularity, the anchor's unit always among them.
    public mutating func extend(to position: Int, in text: SelectableText) {
        let position = text.clamped(position)
        let reach: Range<Int>
        switch granularity {
        case .character: reach = position..<position
        // A boundary between words is a place to stop; inside a word all of it counts.
        case .word: reach = text.joins(position) ? text.word(at: position) : position..<position
        case .line, .paragraph, .all: reach = text.range(of: granularity, around: position)
        }
        let anchor = text.clamped(anchor)
        let range = min(anchor.lowerBound, reach.lowerBound)..<max(anchor.upperBound, reach.upperBound)
        head = position < anchor.lowerBound ? range.lowerBound : range.upperBound
        ranges = [range]
        column = nil
    }

    /// Moves the head as Shift and a click do: to the clicked place, by characters, from the end farther from it.
    public mutating func shiftClick(at position: Int, in text: SelectableText) {
        let position = text.clamped(position)
        let whole = hull
        let isNearStart = abs(position - whole.lowerBound) < abs(position - whole.upperBound)
        let fixed = isNearStart ? whole.upperBound : whole.lowerBound
        select(from: fixed, to: position)
        column = nil
    }

    /// Moves the head by keyboard.
    ///
    /// - Parameters:
    ///   - extending: whether Shift is held; without it a selection collapses towards the movement, a caret moves.
    public mutating func move(
        _ movement: TextMovement, _ direction: TextMovementDirection, extending: Bool, in text: SelectableText
    ) {
        if extending {
            let fixed = head == hull.lowerBound ? hull.upperBound : hull.lowerBound
            let move = text.position(head, moved: movement, direction, keeping: column)
            select(from: fixed, to: move.position)
            column = move.column
        } else {
            let edge = direction == .forward ? hull.upperBound : hull.lowerBound
            let move =
                isEmpty || movement != .character
                ? text.position(edge, moved: movement, direction, keeping: column)
                : TextCaretMove(position: text.clamped(edge), column: nil)
            self = TextSelection(caret: move.position, in: text)
            column = move.column
        }
    }

    /// Takes one end as the head, to be moved by ``extend(to:in:)``; the other end stays. Nothing changes for a caret.
    public mutating func grab(_ end: SelectionEnd) {
        guard !isEmpty else { return }
        let whole = hull
        switch end {
        case .start: select(from: whole.upperBound, to: whole.lowerBound)
        case .end: select(from: whole.lowerBound, to: whole.upperBound)
        }
        column = nil
    }

    /// Leaves a caret at the head.
    public mutating func collapse(in text: SelectableText) { self = TextSelection(caret: head, in: text) }

    /// From the start of the first range to the end of the last.
    private var hull: Range<Int> {
        guard let first = ranges.first, let last = ranges.last else { return head..<head }
        return first.lowerBound..<last.upperBound
    }

    private mutating func select(from fixed: Int, to position: Int) {
        anchor = fixed..<fixed
        head = position
        ranges = [min(fixed, position)..<max(fixed, position)]
        granularity = .character
    }

    // MARK: Revisions

    /// The same selection in another revision of the text; `nil` when nothing of it is left there.
    public func transferred(from old: SelectableText, to new: SelectableText) -> TextSelection? {
        let moved = ranges.compactMap { Self.transferred($0, from: old, to: new) }
        guard let last = moved.last else { return nil }
        guard !isEmpty else { return TextSelection(caret: last.lowerBound, in: new) }
        guard var result = TextSelection(ranges: moved, in: new) else { return nil }
        result.granularity = granularity
        result.anchor = Self.transferred(anchor, from: old, to: new) ?? result.anchor
        if head == hull.lowerBound { result.head = result.hull.lowerBound }
        result.column = column
        return result
    }

    /// A range is named by its first and last cell; of lines that are gone the nearest ones inside the range that are
    /// left take the place.
    private static func transferred(
        _ range: Range<Int>, from old: SelectableText, to new: SelectableText
    ) -> Range<Int>? {
        guard !range.isEmpty else {
            return old.anchor(of: range.lowerBound).flatMap(new.position(of:)).map { $0..<$0 }
        }
        guard let first = old.line(at: range.lowerBound), let last = old.line(at: range.upperBound - 1) else {
            return nil
        }
        let left = (first...last).compactMap { index -> Range<Int>? in
            // The part of the line, with the newline after it when that is selected too.
            let line = old.range(ofLine: index)
            let part = range.clamped(to: line.lowerBound..<(line.upperBound + 1))
            guard let lower = old.anchor(of: part.lowerBound).flatMap(new.position(of:)),
                let newLine = new.line(at: lower).map(new.range(ofLine:))
            else { return nil }
            let end = part.upperBound > line.upperBound ? newLine.upperBound + 1 : newLine.upperBound
            return lower..<max(lower, min(newLine.lowerBound + part.upperBound - line.lowerBound, end))
        }
        guard let start = left.first, let end = left.last else { return nil }
        return new.clamped(min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound))
    }

    /// Ranges in order, merged where they meet or overlap, without empty ones.
    public static func normalised(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

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

    /// A caret.
    public init(caret position: Int, in text: SelectableText) {
        let position = min(max(position, 0), text.count)
        ranges = [position..<position]
        anchor = position..<position
        head = position
        granularity = .character
    }

    /// Ranges set by a program: clamped, put in order, merged where they meet; `nil` when nothing is left of them.
    public init?(ranges: [Range<Int>], in text: SelectableText) { return nil }

    /// Everything; `nil` without text.
    public static func all(in text: SelectableText) -> TextSelection? { nil }

    /// Begins with the unit that was hit.
    public static func begin(at hit: TextHit, granularity: TextGranularity, in text: SelectableText) -> TextSelection {
        TextSelection(caret: hit.position, in: text)
    }

    /// Begins with the unit around a position.
    public static func begin(
        at position: Int, granularity: TextGranularity, in text: SelectableText
    ) -> TextSelection { TextSelection(caret: position, in: text) }

    /// Whether nothing is selected; a caret may stand.
    public var isEmpty: Bool { ranges.allSatisfy(\.isEmpty) }

    /// Whether a cell is selected.
    public func contains(cell: Int) -> Bool { ranges.contains { $0.contains(cell) } }

    /// Moves the head as a drag does: whole units of the granularity, the anchor's unit always among them.
    public mutating func extend(to position: Int, in text: SelectableText) {}

    /// Moves the head as Shift and a click do: to the clicked place, by characters, from the end farther from it.
    public mutating func shiftClick(at position: Int, in text: SelectableText) {}

    /// Moves the head by keyboard.
    ///
    /// - Parameters:
    ///   - extending: whether Shift is held; without it a selection collapses towards the movement, a caret moves.
    public mutating func move(
        _ movement: TextMovement, _ direction: TextMovementDirection, extending: Bool, in text: SelectableText
    ) {}

    /// Leaves a caret at the head.
    public mutating func collapse(in text: SelectableText) {}

    /// The same selection in another revision of the text; `nil` when nothing of it is left there.
    public func transferred(from old: SelectableText, to new: SelectableText) -> TextSelection? { nil }

    /// Ranges in order, merged where they meet or overlap, without empty ones.
    public static func normalised(_ ranges: [Range<Int>]) -> [Range<Int>] { ranges }
}

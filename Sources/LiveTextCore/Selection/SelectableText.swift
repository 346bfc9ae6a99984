// SPDX-License-Identifier: Apache-2.0

/// The text of an analysis, indexed for selecting: built once per revision, immutable.
///
/// Positions count *cells* from 0 to `count`: one cell per recognised character, one per space between words, one per
/// newline between lines. Position `p` stands before cell `p`.
public final class SelectableText: Sendable {
    /// The analysis it was built of.
    public let analysis: ImageAnalysis

    /// Indexes the text of an analysis.
    public init(_ analysis: ImageAnalysis) {
        self.analysis = analysis
    }

    /// The text; the analysis's transcript.
    public var text: String { analysis.transcript }

    /// Cells in the text; the last position.
    public var count: Int { 0 }

    /// Whether there is nothing to select.
    public var isEmpty: Bool { count == 0 }

    /// Lines in the text.
    public var lineCount: Int { 0 }

    // MARK: Offsets

    /// Where a position stands in `text`, in UTF-8 offsets; positions outside the text are clamped.
    public func utf8Offset(of position: Int) -> Int { 0 }

    /// The position at a UTF-8 offset of `text`; inside a cell the one before it; offsets outside are clamped.
    public func position(utf8Offset offset: Int) -> Int { 0 }

    /// The cells that a range of UTF-8 offsets touches, as a data item's range; clamped to the text.
    public func range(utf8Offsets offsets: Range<Int>) -> Range<Int> { 0..<0 }

    /// Where cells stand in `text`; clamped to the text.
    public func stringRange(of range: Range<Int>) -> Range<String.Index> { text.startIndex..<text.startIndex }

    /// The cells that a range of `text` touches. Indices of another string are safe: the range is clamped, or `nil` when
    /// it lies beyond the text.
    public func range(of range: Range<String.Index>) -> Range<Int>? { nil }

    /// The part of a range that lies in the text; an empty one at the nearer end when none does.
    public func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

    // MARK: Lines

    /// The line a position stands on, counted in reading order; `nil` without lines.
    public func line(at position: Int) -> Int? { nil }

    /// The positions of a line, without the newline after it; empty at 0 when there is no such line.
    public func range(ofLine line: Int) -> Range<Int> { 0..<0 }

    // MARK: Revisions

    /// What a position is called in every revision of the analysis; `nil` without lines.
    public func anchor(of position: Int) -> TextAnchor? { nil }

    /// The position of an anchor, clamped to its line; `nil` when the line is gone.
    public func position(of anchor: TextAnchor) -> Int? { nil }
}

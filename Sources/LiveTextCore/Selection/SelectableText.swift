// SPDX-License-Identifier: Apache-2.0

/// The text of an analysis, indexed for selecting: built once per revision, immutable.
///
/// Positions count *cells* from 0 to `count`: one cell per recognised character, one per space between words, one per
/// newline between lines. Position `p` stands before cell `p`.
public final class SelectableText: Sendable {
    /// The analysis it was built of.
    public let analysis: ImageAnalysis
    let cells: [CellLayout]
    let lines: [LineLayout]
    let blocks: [BlockLayout]
    let lineTree: BoundsTree
    /// Where every cell begins in the text, and where the last one ends.
    private let utf8Offsets: [Int]
    private let linesByID: [TextLine.ID: Int]

    /// Indexes the text of an analysis.
    public init(_ analysis: ImageAnalysis) {
        var cells: [CellLayout] = []
        var lines: [LineLayout] = []
        var blocks: [BlockLayout] = []
        var utf8Offsets = [0]
        var offset = 0
        let lineCount = analysis.blocks.reduce(0) { $0 + $1.lines.count }
        for block in analysis.blocks where !block.lines.isEmpty {
            let firstLine = lines.count
            for line in block.lines {
                let builder = LineLayoutBuilder(line)
                lines.append(builder.layout(firstCell: cells.count, block: blocks.count))
                cells += builder.cells
                for length in builder.lengths {
                    offset += length
                    utf8Offsets.append(offset)
                }
                if lines.count < lineCount {
                    cells.append(builder.newline)
                    offset += 1
                    utf8Offsets.append(offset)
                }
            }
            if let layout = BlockLayout(Array(lines[firstLine...]), offset: firstLine) { blocks.append(layout) }
        }
        self.analysis = analysis
        self.cells = cells
        self.lines = lines
        self.blocks = blocks
        self.utf8Offsets = utf8Offsets
        linesByID = Dictionary(lines.enumerated().map { ($1.id, $0) }) { first, _ in first }
        lineTree = BoundsTree(lines.map { $0.frame.expanded(along: $0.margin, across: $0.margin).bounds })
    }

    /// The text; the analysis's transcript.
    public var text: String { analysis.transcript }

    /// Cells in the text; the last position.
    public var count: Int { cells.count }

    /// Whether there is nothing to select.
    public var isEmpty: Bool { cells.isEmpty }

    /// Lines in the text.
    public var lineCount: Int { lines.count }

    // MARK: Offsets

    /// Where a position stands in `text`, in UTF-8 offsets; positions outside the text are clamped.
    public func utf8Offset(of position: Int) -> Int { utf8Offsets[clamped(position)] }

    /// The position at a UTF-8 offset of `text`; inside a cell the one before it; offsets outside are clamped.
    public func position(utf8Offset offset: Int) -> Int {
        max(0, utf8Offsets.partitioningIndex { $0 > offset } - 1)
    }

    /// The cells that a range of UTF-8 offsets touches, as a data item's range; clamped to the text.
    public func range(utf8Offsets offsets: Range<Int>) -> Range<Int> {
        let lower = position(utf8Offset: offsets.lowerBound)
        guard !offsets.isEmpty else { return lower..<lower }
        let upper = min(utf8Offsets.partitioningIndex { $0 >= offsets.upperBound }, count)
        return lower..<max(lower, upper)
    }

    /// Where cells stand in `text`; clamped to the text.
    public func stringRange(of range: Range<Int>) -> Range<String.Index> {
        let range = clamped(range)
        let utf8 = text.utf8
        let lower = utf8.index(utf8.startIndex, offsetBy: utf8Offset(of: range.lowerBound))
        return lower..<utf8.index(lower, offsetBy: utf8Offset(of: range.upperBound) - utf8Offset(of: range.lowerBound))
    }

    /// The cells that a range of `text` touches. Indices of another string are safe: the range is clamped, or `nil` when
    /// it lies beyond the text.
    public func range(of range: Range<String.Index>) -> Range<Int>? {
        let utf8 = text.utf8
        guard range.lowerBound <= utf8.endIndex else { return nil }
        // Comparing is safe with any index, and measuring is with one that is not beyond the end.
        func offset(_ index: String.Index) -> Int {
            index >= utf8.endIndex ? utf8.count : utf8.distance(from: utf8.startIndex, to: index)
        }
        return self.range(utf8Offsets: offset(range.lowerBound)..<offset(range.upperBound))
    }

    /// The position nearest to any number.
    public func clamped(_ position: Int) -> Int { min(max(position, 0), count) }

    /// The part of a range that lies in the text; an empty one at the nearer end when none does.
    public func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

    /// Whether positions of another text mean the same here: both say the same, in the same lines and cells.
    public func isInterchangeable(with other: SelectableText) -> Bool {
        utf8Offsets == other.utf8Offsets && lines.map(\.cells) == other.lines.map(\.cells) && text == other.text
    }

    // MARK: Lines

    /// The line a position stands on, counted in reading order; `nil` without lines.
    public func line(at position: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return max(0, lines.partitioningIndex { $0.cells.lowerBound > position } - 1)
    }

    /// The positions of a line, without the newline after it; empty at 0 when there is no such line.
    public func range(ofLine line: Int) -> Range<Int> { lines.indices.contains(line) ? lines[line].cells : 0..<0 }

    // MARK: Revisions

    /// What a position is called in every revision of the analysis; `nil` without lines.
    public func anchor(of position: Int) -> TextAnchor? {
        let position = clamped(position)
        return line(at: position).map {
            TextAnchor(line: lines[$0].id, offset: position - lines[$0].cells.lowerBound)
        }
    }

    /// The position of an anchor, clamped to its line; `nil` when the line is gone.
    public func position(of anchor: TextAnchor) -> Int? {
        linesByID[anchor.line].map {
            let cells = lines[$0].cells
            return cells.lowerBound + min(max(anchor.offset, 0), cells.count)
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element, and all after it, satisfy a predicate; the end when none does.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

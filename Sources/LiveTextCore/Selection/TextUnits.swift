// SPDX-License-Identifier: Apache-2.0

/// What a selection grows by.
public enum TextGranularity: String, Sendable, Codable, CaseIterable {
    /// Single cells.
    case character
    /// Words without the punctuation around them.
    case word
    /// Lines as they stand in the picture.
    case line
    /// Lines that continue one another.
    case paragraph
    /// Everything.
    case all
}

/// How far the moving end of a selection goes.
public enum TextMovement: String, Sendable, Codable, CaseIterable {
    /// To the next cell.
    case character
    /// To the end of the next word, or the start of the one before.
    case word
    /// To the line after or before, in reading order, keeping the column.
    case line
    /// To the end or the start of the line.
    case lineBoundary
    /// To the end or the start of the text.
    case document
}

/// Which way, in reading order.
public enum TextMovementDirection: String, Sendable, Codable, CaseIterable {
    /// Towards the end.
    case forward
    /// Towards the start.
    case backward
}

/// An end of a selection, in reading order.
public enum SelectionEnd: String, Sendable, Codable, CaseIterable {
    /// Where it begins.
    case start
    /// Where it ends.
    case end
}

/// An arrow key, as an upright reader of the text sees it.
public enum ArrowKey: String, Sendable, Codable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down
}

/// Where a movement leads.
public struct TextCaretMove: Hashable, Sendable {
    /// The new caret position.
    public let position: Int
    /// The column to keep while moving from line to line, in image pixels from the start of the block; `nil` after any
    /// other movement.
    public let column: Double?
}

/// A place in recognised text under a point.
public struct TextHit: Hashable, Sendable {
    /// The line, counted in reading order.
    public let line: Int
    /// The cell under the point or nearest to it on the line; never a newline.
    public let cell: Int
    /// The caret position nearest to the point: before or after the cell, by the cell's middle.
    public let position: Int
    /// How the characters of the line follow one another.
    public let direction: TextDirection
    /// The line's quad with its corners named along the line: `topLeft` to `topRight` runs as the text does, for vertical
    /// text downwards.
    public let frame: ImageQuad

    /// Whether the line runs up or down on the screen rather than across, so that the pointer is a lying I-beam.
    public func runsVertically(in mapping: ContentsMapping) -> Bool {
        let direction = mapping.view(frame).direction
        return abs(direction.dy) > abs(direction.dx)
    }
}

/// A caret position that stays valid from one revision of an analysis to the next.
public struct TextAnchor: Hashable, Sendable, Codable {
    /// The line.
    public let line: TextLine.ID
    /// Cells between the start of the line and the position.
    public let offset: Int

    /// Makes an anchor of a line and an offset in it.
    public init(line: TextLine.ID, offset: Int) {
        self.line = line
        self.offset = offset
    }
}

/// How selected text is written when it is copied.
public enum TextCopyStyle: String, Sendable, Codable, CaseIterable {
    /// A newline wherever a line ends in the picture.
    case asSeen
    /// Lines of a paragraph are joined: by a space, by nothing between CJK characters, and without the hyphen of a word
    /// that was divided.
    case asParagraphs
    /// Rows of tables on a line each, their cells parted by tabs; all other text as seen.
    case asTable
    /// As seen, with spaces where the picture has indents and wide gaps, and empty lines where it has them.
    case keepingLayout
}

// SPDX-License-Identifier: Apache-2.0

/// The rows and columns of a block that is a table.
public struct TextTable: Hashable, Sendable, Codable {
    /// Neighbouring words of a line.
    public struct Fragment: Hashable, Sendable, Codable {
        /// The line.
        public let line: TextLine.ID
        /// The words, as indices of the line's words.
        public let words: Range<Int>

        /// Makes a fragment of words of a line.
        public init(line: TextLine.ID, words: Range<Int>) {
            self.line = line
            self.words = words
        }
    }

    /// A cell with text in it.
    public struct Cell: Hashable, Sendable, Codable {
        /// Counted from 0, from top to bottom as the table is read.
        public let row: Int
        /// Counted from 0, in reading direction.
        public let column: Int
        /// The number of columns it lies in.
        public let columnSpan: Int
        /// Its text in reading order: a fragment for each of its lines.
        public let fragments: [Fragment]

        /// Makes a cell.
        public init(row: Int, column: Int, columnSpan: Int = 1, fragments: [Fragment]) {
            self.row = row
            self.column = column
            self.columnSpan = columnSpan
            self.fragments = fragments
        }
    }

    /// The number of rows.
    public let rowCount: Int
    /// The number of columns.
    public let columnCount: Int
    /// The cells that are not empty, row by row.
    public let cells: [Cell]

    /// Makes a table.
    public init(rowCount: Int, columnCount: Int, cells: [Cell]) {
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.cells = cells
    }
}

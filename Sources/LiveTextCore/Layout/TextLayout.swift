// SPDX-License-Identifier: Apache-2.0

/// The layout of a picture's text, decided from geometry alone, whatever engine read it: which words form a line,
/// which lines form a block, and the order in which they are read.
///
/// Lines of the engine are cut where columns part, joined where they stand on one line, and put in order. Every word
/// is in the result exactly once, untouched but for `isFollowedBySpace`. The result depends on what the lines hold,
/// not on the order they are given in.
///
/// A line of the result is named after the engine's line its first word was read in. When a picture's lines come bit
/// by bit, each layout is made `refining` the one before: a line that was given out keeps its identifier and its
/// words; it may move in the reading order and gain words at its end, but is never cut.
public struct TextLayout: Sendable {
    /// The text in reading order.
    public let blocks: [TextBlock]
    /// Where the words of each line come from.
    private let sources: [SourceLine]

    /// Lays out lines.
    ///
    /// - Parameters:
    ///   - lines: all lines read so far, in any order. Identifiers should differ; a repeated one is replaced.
    ///   - previous: the layout of the same picture's lines that were known before.
    public init(lines: [TextLine], refining previous: TextLayout? = nil) {
        let input = LayoutInput(lines: lines, fixed: previous?.sources ?? [])
        let page = PageLayout(input.lines)
        blocks = page.blocks
        sources = page.sources
    }

    /// All lines in reading order.
    public var lines: [TextLine] { blocks.flatMap(\.lines) }
}

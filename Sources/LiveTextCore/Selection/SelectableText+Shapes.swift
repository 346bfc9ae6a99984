// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The highlight of some cells: one quad per line, or per piece of a line that is whole to the eye, from the first to
    /// the last cell and over the full height of the line. Neighbouring lines of a block meet in the middle of the gap
    /// between them.
    public func runs(in ranges: [Range<Int>]) -> [ImageQuad] { [] }

    /// The same highlight as outlines: runs that meet are one polygon, so that its corners can be rounded and it be
    /// filled without seams.
    public func outlines(in ranges: [Range<Int>]) -> [ImagePolygon] { [] }

    /// The quads of a data item's cells, one per line or visible piece of a line, each grown by `outset` image pixels.
    public func itemRuns(of range: Range<Int>, outset: Double = 0) -> [ImageQuad] { [] }

    /// The outline of a data item's cells, grown by `outset` image pixels; lines that meet are one polygon.
    public func itemOutlines(of range: Range<Int>, outset: Double = 0) -> [ImagePolygon] { [] }

    /// Lines under cells, `offset` image pixels below the baseline; beside vertical text, `offset` left of it.
    public func underlines(of range: Range<Int>, offset: Double) -> [ImageSegment] { [] }

    /// The shapes to leave bright when the picture is dimmed: the lines' quads grown by `padding` image pixels, with
    /// neighbouring lines of a paragraph as one shape. Shapes may overlap: erase them one after another, or as one path by
    /// the non-zero rule; they all run the same way round.
    public func lineCutOuts(padding: Double) -> [ImagePolygon] { [] }
}

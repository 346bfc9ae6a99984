// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The highlight of some cells: one quad per line, or per piece of a line that is whole to the eye, from the first to
    /// the last cell and over the full height of the line. Neighbouring lines of a block meet in the middle of the gap
    /// between them. Corners are named along the line: `topLeft` to `topRight` runs as the text does, for vertical text
    /// downwards.
    public func runs(in ranges: [Range<Int>]) -> [ImageQuad] { highlight(of: ranges).runs.map(\.quad) }

    /// The same highlight as outlines: runs that meet are one polygon, so that its corners can be rounded and it be
    /// filled without seams.
    public func outlines(in ranges: [Range<Int>]) -> [ImagePolygon] { highlight(of: ranges).polygons }

    /// The quads of a data item's cells, one per line or visible piece of a line, each grown by `outset` image pixels.
    public func itemRuns(of range: Range<Int>, outset: Double = 0) -> [ImageQuad] {
        pieces(of: [range]).map { $0.quad.expanded(along: outset, across: outset) }
    }

    /// The outline of a data item's cells, grown by `outset` image pixels; lines that meet are one polygon.
    public func itemOutlines(of range: Range<Int>, outset: Double = 0) -> [ImagePolygon] {
        let runs = pieces(of: [range]).map {
            LineRun(line: $0.line, quad: $0.quad.expanded(along: outset, across: outset))
        }
        return JoinedRuns(runs, of: lines, largestGap: 1, canJoin: areNeighbours).polygons
    }

    /// Lines under cells, `offset` image pixels below the baseline; beside vertical text, `offset` left of it.
    public func underlines(of range: Range<Int>, offset: Double) -> [ImageSegment] {
        pieces(of: [range]).map { run in
            let line = lines[run.line]
            let down = line.frame.downDirection
            func point(_ edge: (ImagePoint, ImagePoint)) -> ImagePoint {
                let fraction = line.fraction(of: edge.0.interpolated(to: edge.1, fraction: 0.5))
                let level = line.baseline.start.interpolated(to: line.baseline.end, fraction: fraction)
                return ImagePoint(x: level.x + down.dx * offset, y: level.y + down.dy * offset)
            }
            return ImageSegment(
                start: point((run.quad.topLeft, run.quad.bottomLeft)),
                end: point((run.quad.topRight, run.quad.bottomRight)))
        }
    }

    /// The shapes to leave bright when the picture is dimmed: the lines' quads grown by `padding` image pixels, with
    /// neighbouring lines of a paragraph as one shape. Shapes may overlap: erase them one after another.
    public func lineCutOuts(padding: Double) -> [ImagePolygon] {
        let runs = lines.enumerated().filter { !$1.cells.isEmpty }.map {
            LineRun(line: $0, quad: $1.frame.expanded(along: padding, across: padding))
        }
        return JoinedRuns(runs, of: lines, largestGap: 1) { areNeighbours($0, $1) && lines[$1].continuesParagraph }
            .polygons
    }

    private func highlight(of ranges: [Range<Int>]) -> JoinedRuns {
        JoinedRuns(pieces(of: ranges), of: lines, largestGap: Self.largestSeam, canJoin: areNeighbours)
    }

    private func areNeighbours(_ upper: Int, _ lower: Int) -> Bool {
        lower == upper + 1 && lines[upper].block == lines[lower].block
    }

    // MARK: Pieces

    /// What is visible of some cells, from line to line; newlines have no place.
    private func pieces(of ranges: [Range<Int>]) -> [LineRun] {
        var result: [LineRun] = []
        for range in TextSelection.normalised(ranges.map { clamped($0) }) {
            guard let first = line(at: range.lowerBound), let last = line(at: range.upperBound - 1) else { continue }
            for index in first...last {
                let line = lines[index]
                for span in spans(of: line.cells.clamped(to: range), in: line) {
                    result.append(LineRun(line: index, quad: line.frame.slice(from: span.lower, to: span.upper)))
                }
            }
        }
        return result
    }

    private func spans(of range: Range<Int>, in line: LineLayout) -> [(lower: Double, upper: Double)] {
        guard let first = range.first, let last = range.last else { return [] }
        if line.isUniform {
            return [(min(cells[first].lower, cells[last].lower), max(cells[first].upper, cells[last].upper))]
        }
        var spans: [(lower: Double, upper: Double)] = []
        for cell in line.visualCells where range.contains(cell) {
            if let open = spans.last, cells[cell].lower <= open.upper + Self.touching {
                spans[spans.count - 1].upper = max(open.upper, cells[cell].upper)
            } else {
                spans.append((cells[cell].lower, cells[cell].upper))
            }
        }
        return spans
    }

    /// The largest gap the highlight closes, in heights of a line. Engines fit quads to the ink, so in a block set with
    /// ordinary leading the gaps beside lines without tall or low letters come to more than half a height.
    private static let largestSeam = 0.75
    /// The largest distance of cells that touch, as a fraction of their line: rounding only.
    private static let touching = 1e-9
}

// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The text under a point: inside a line's quad grown on every side by a quarter of its height.
    ///
    /// - Parameters:
    ///   - minimumMargin: the least growth, in image pixels.
    public func hit(at point: ImagePoint, minimumMargin: Double = 0) -> TextHit? {
        guard let index = lineUnder(point, margin: { max($0.margin, minimumMargin) }, reach: minimumMargin) else {
            return nil
        }
        let line = lines[index]
        let fraction = line.fraction(of: point)
        let cell = cell(at: fraction, in: line)
        let isBeforeMiddle = (fraction < cells[cell].middle) != cells[cell].isReversed
        return TextHit(
            line: index, cell: cell, position: isBeforeMiddle ? cell : cell + 1, direction: line.direction,
            frame: line.frame)
    }

    /// The caret position for the moving end of a drag, wherever the point lies: on the row of text it stands beside
    /// within its column, else on the nearest; on that row by the nearest character.
    public func nearestPosition(to point: ImagePoint) -> Int {
        guard let line = nearestLine(to: point) else { return 0 }
        return position(at: lines[line].fraction(of: point), in: lines[line])
    }

    /// A position's caret: from the upper to the lower edge of its line; `nil` without lines.
    public func caret(at position: Int) -> ImageSegment? {
        let position = clamped(position)
        guard let index = line(at: position) else { return nil }
        let line = lines[index]
        let fraction = caretFraction(at: position, in: line)
        return ImageSegment(
            start: line.frame.topLeft.interpolated(to: line.frame.topRight, fraction: fraction),
            end: line.frame.bottomLeft.interpolated(to: line.frame.bottomRight, fraction: fraction))
    }

    // MARK: On a line

    func caretFraction(at position: Int, in line: LineLayout) -> Double {
        line.cells.contains(position) ? cells[position].leadingEdge : line.endFraction
    }

    /// The caret position nearest to a fraction of a line; beyond the ends of the text, the line's ends.
    func position(at fraction: Double, in line: LineLayout) -> Int {
        guard !line.cells.isEmpty else { return line.cells.lowerBound }
        if fraction >= line.extent.upper { return line.isReversed ? line.cells.lowerBound : line.cells.upperBound }
        if fraction <= line.extent.lower { return line.isReversed ? line.cells.upperBound : line.cells.lowerBound }
        let cell = cell(at: fraction, in: line)
        return (fraction < cells[cell].middle) != cells[cell].isReversed ? cell : cell + 1
    }

    /// The cell at a fraction of a line that has any, or the nearest.
    private func cell(at fraction: Double, in line: LineLayout) -> Int {
        let visual = line.visualCells
        let next = visual.partitioningIndex { cells[$0].lower > fraction }
        guard next > 0 else { return visual[0] }
        let cell = visual[next - 1]
        guard next < visual.count else { return cell }
        let following = visual[next]
        return fraction - cells[cell].upper <= cells[following].lower - fraction ? cell : following
    }

    // MARK: Which line

    /// The line whose quad, grown by a margin, holds the point. Where several do, it is the nearest; inside several, the
    /// one whose middle is nearer.
    private func lineUnder(_ point: ImagePoint, margin: (LineLayout) -> Double, reach: Double) -> Int? {
        var best: (line: Int, outside: Double, depth: Double)?
        for index in lineTree.items(around: point, margin: max(0, reach)) {
            let line = lines[index]
            let margin = margin(line)
            guard !line.cells.isEmpty, line.frame.expanded(along: margin, across: margin).contains(point) else {
                continue
            }
            let outside = line.frame.distance(to: point)
            let depth = abs(line.frame.fractions(of: point).across - 0.5)
            if let best, (best.outside, best.depth) <= (outside, depth) { continue }
            best = (index, outside, depth)
        }
        return best?.line
    }

    private func nearestLine(to point: ImagePoint) -> Int? {
        if let line = lineUnder(point, margin: { _ in 0 }, reach: 0) { return line }
        let distances = blocks.map { $0.distance(to: point) }
        guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return nil }
        // Blocks may overlap or stand inside one another: then the nearest line of all counts.
        let candidates = distances.indices.filter {
            distances[$0] <= distances[nearest] || blocks[nearest].surrounds(blocks[$0])
        }
        let lines = candidates.compactMap { index in
            line(in: flowBlock(at: point, insteadOf: index, distance: distances[index]), nearestTo: point)
        }
        return lines.min { self.lines[$0].frame.distance(to: point) < self.lines[$1].frame.distance(to: point) }
    }

    /// Beside a short block, as a heading, the point may be nearer to the longer one above or below; the row it stands
    /// beside is meant all the same, as in any text view, when both blocks follow one another in one column.
    private func flowBlock(at point: ImagePoint, insteadOf nearest: Int, distance: Double) -> BlockLayout {
        let block = blocks[nearest]
        guard distance > 0 else { return block }
        var best: (block: BlockLayout, distance: Double)?
        for (index, other) in blocks.enumerated() where index != nearest {
            let place = other.coordinates(of: point)
            guard let row = other.row(nearestTo: place.across), row.lower...row.upper ~= place.across,
                other.sharesColumn(with: block), Self.flowGap ~= other.gap(to: block) / (row.upper - row.lower)
            else { continue }
            let distance = other.distance(to: point)
            if distance < best?.distance ?? .infinity { best = (other, distance) }
        }
        return best?.block ?? block
    }

    private func line(in block: BlockLayout, nearestTo point: ImagePoint) -> Int? {
        let place = block.coordinates(of: point)
        return block.row(nearestTo: place.across)?.lines.min {
            lines[$0].frame.distance(to: point) < lines[$1].frame.distance(to: point)
        }
    }

    /// The gap between blocks of which one follows below the other, in heights of the row beside the point.
    private static let flowGap = -0.5...1.5
}

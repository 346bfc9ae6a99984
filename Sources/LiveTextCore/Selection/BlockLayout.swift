// SPDX-License-Identifier: Apache-2.0

/// A block as the moving end of a drag sees it: rows of text one below the other, in the block's own directions, however
/// they are turned in the picture.
struct BlockLayout: Sendable {
    /// Lines beside one another.
    struct Row: Sendable {
        /// The lines, counted over the whole text.
        var lines: [Int]
        /// The upper edge, across the block.
        var lower: Double
        /// The lower edge, across the block.
        var upper: Double
    }

    /// A unit vector along the lines.
    let along: (dx: Double, dy: Double)
    /// From where to where the block reaches along its lines, in image pixels.
    let extent: ClosedRange<Double>
    /// The rows from the first to the last.
    let rows: [Row]

    /// A unit vector from row to row.
    var across: (dx: Double, dy: Double) { isMirrored ? (along.dy, -along.dx) : (-along.dy, along.dx) }
    private let isMirrored: Bool

    /// Lays a block out.
    ///
    /// - Parameters:
    ///   - lines: the block's lines; without any there is no layout.
    ///   - offset: the number of the first.
    init?(_ lines: [LineLayout], offset: Int) {
        guard let longest = lines.max(by: { $0.frame.length < $1.frame.length }) else { return nil }
        let along = longest.frame.direction
        let down = longest.frame.downDirection
        let isMirrored = along.dx * down.dy - along.dy * down.dx < 0
        let across = isMirrored ? (dx: along.dy, dy: -along.dx) : (dx: -along.dy, dy: along.dx)

        func span(_ quad: ImageQuad, _ axis: (dx: Double, dy: Double)) -> ClosedRange<Double> {
            let values = quad.corners.map { $0.x * axis.dx + $0.y * axis.dy }.filter(\.isFinite)
            return (values.min() ?? 0)...(values.max() ?? 0)
        }

        let alongSpans = lines.map { span($0.frame, along) }
        // Across, the middles of the edges count: the corners of a line at a slight angle to the block reach too far.
        let acrossSpans = lines.map { line -> ClosedRange<Double> in
            let center = line.frame.center.x * across.dx + line.frame.center.y * across.dy
            guard center.isFinite, line.height.isFinite else { return 0...0 }
            return (center - line.height / 2)...(center + line.height / 2)
        }
        var rows: [Row] = []
        for index in lines.indices.sorted(by: { acrossSpans[$0].lowerBound < acrossSpans[$1].lowerBound }) {
            let span = acrossSpans[index]
            let middle = (span.lowerBound + span.upperBound) / 2
            let isBeside = rows.last.map { row in
                middle < row.upper
                    && !row.lines.contains { Self.overlap(alongSpans[$0 - offset], alongSpans[index], share: 0.1) }
            }
            if isBeside == true, let last = rows.last {
                rows[rows.count - 1].lines.append(index + offset)
                rows[rows.count - 1].upper = max(last.upper, span.upperBound)
            } else {
                rows.append(Row(lines: [index + offset], lower: span.lowerBound, upper: span.upperBound))
            }
        }
        self.along = along
        self.isMirrored = isMirrored
        self.rows = rows
        extent = alongSpans.dropFirst().reduce(alongSpans[0]) {
            min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
    }

    /// A point in the block's directions.
    func coordinates(of point: ImagePoint) -> (along: Double, across: Double) {
        (point.x * along.dx + point.y * along.dy, point.x * across.dx + point.y * across.dy)
    }

    /// The way from a point to the block, seen as a rectangle, along the lines and then across them; 0 inside. Counted
    /// like this, a block straight beside or below the point is nearer than one at a slant.
    func distance(to point: ImagePoint) -> Double {
        guard let first = rows.first, let last = rows.last else { return .infinity }
        let place = coordinates(of: point)
        let dx = max(extent.lowerBound - place.along, place.along - extent.upperBound, 0)
        let dy = max(first.lower - place.across, place.across - last.upper, 0)
        return dx + dy
    }

    /// Whether another block stands within this one's bounds, as a caption in text that runs around it.
    func surrounds(_ other: BlockLayout) -> Bool { distance(to: other.center) == 0 }

    private var center: ImagePoint {
        guard let first = rows.first, let last = rows.last else { return .zero }
        let u = (extent.lowerBound + extent.upperBound) / 2
        let v = (first.lower + last.upper) / 2
        return ImagePoint(x: along.dx * u + across.dx * v, y: along.dy * u + across.dy * v)
    }

    /// The row nearest across the lines.
    func row(nearestTo across: Double) -> Row? {
        // The first row whose end, halfway to the next, lies beyond the place.
        var (low, high) = (0, max(0, rows.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if across <= (rows[middle].upper + rows[middle + 1].lower) / 2 {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return rows.indices.contains(low) ? rows[low] : nil
    }

    /// Whether another block stands in the same column: at the same angle, one above the other.
    func sharesColumn(with other: BlockLayout) -> Bool {
        guard along.dx * other.along.dx + along.dy * other.along.dy > Self.sameAngle else { return false }
        return Self.overlap(extent, other.extent, share: 0.5)
    }

    /// The empty height between this block and another, across the lines; negative where they overlap.
    func gap(to other: BlockLayout) -> Double {
        guard let first = rows.first, let last = rows.last, let otherFirst = other.rows.first,
            let otherLast = other.rows.last
        else { return .infinity }
        return max(first.lower, otherFirst.lower) - min(last.upper, otherLast.upper)
    }

    /// Whether a share of the shorter range, or more, is common to both.
    private static func overlap(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>, share: Double) -> Bool {
        let common = min(one.upperBound, other.upperBound) - max(one.lowerBound, other.lowerBound)
        return common >= share * min(one.upperBound - one.lowerBound, other.upperBound - other.lowerBound)
    }

    /// The cosine of the largest angle that still counts as the same: about 5°.
    private static let sameAngle = 0.996
}

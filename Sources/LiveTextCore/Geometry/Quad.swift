// SPDX-License-Identifier: Apache-2.0

/// Four corners around text or a code, named as the text is read: `topLeft` is where an upright reader would see the
/// top-left corner, however the text is turned in the picture.
public struct Quad<Space: CoordinateSpace>: Hashable, Sendable {
    /// Where the text's first line begins, above it.
    public var topLeft: Point<Space>
    /// Where the text's first line ends, above it.
    public var topRight: Point<Space>
    /// Where the text's last line ends, below it.
    public var bottomRight: Point<Space>
    /// Where the text's last line begins, below it.
    public var bottomLeft: Point<Space>

    /// Makes a quad of its corners.
    public init(
        topLeft: Point<Space>, topRight: Point<Space>, bottomRight: Point<Space>, bottomLeft: Point<Space>
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners of an upright rectangle.
    public init(_ rect: Rect<Space>) {
        self.init(
            topLeft: Point(x: rect.minX, y: rect.minY), topRight: Point(x: rect.maxX, y: rect.minY),
            bottomRight: Point(x: rect.maxX, y: rect.maxY), bottomLeft: Point(x: rect.minX, y: rect.maxY))
    }

    /// The corners clockwise from `topLeft`.
    public var corners: [Point<Space>] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The smallest upright rectangle around it.
    public var bounds: Rect<Space> {
        let left = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
        let right = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
        let top = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
        let bottom = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The mean of the corners.
    public var center: Point<Space> {
        Point(
            x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
            y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4)
    }

    /// Extent along the reading direction: the mean of the upper and the lower edge.
    public var length: Double { (topLeft.distance(to: topRight) + bottomLeft.distance(to: bottomRight)) / 2 }

    /// Extent across the reading direction: the mean of the left and the right edge.
    public var height: Double { (topLeft.distance(to: bottomLeft) + topRight.distance(to: bottomRight)) / 2 }

    /// The unit vector of the reading direction; `(1, 0)` for a quad without length.
    public var direction: (dx: Double, dy: Double) {
        let dx = topRight.x - topLeft.x + bottomRight.x - bottomLeft.x
        let dy = topRight.y - topLeft.y + bottomRight.y - bottomLeft.y
        let norm = (dx * dx + dy * dy).squareRoot()
        guard norm > 0 else { return (1, 0) }
        return (dx / norm, dy / norm)
    }

    /// Whether the point lies inside or on an edge; the quad is taken as convex, of either orientation.
    public func contains(_ point: Point<Space>) -> Bool {
        // The sides alone cannot tell for a quad without area.
        let bounds = bounds
        guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
            return false
        }
        let corners = (topLeft, topRight, bottomRight, bottomLeft)
        let top = Self.side(of: point, from: corners.0, to: corners.1)
        let right = Self.side(of: point, from: corners.1, to: corners.2)
        let bottom = Self.side(of: point, from: corners.2, to: corners.3)
        let left = Self.side(of: point, from: corners.3, to: corners.0)
        return (top >= 0 && right >= 0 && bottom >= 0 && left >= 0)
            || (top <= 0 && right <= 0 && bottom <= 0 && left <= 0)
    }

    /// Where the point lies in the quad's own directions: 0…1 along the reading direction and 0…1 from top to bottom
    /// when inside. Exact for parallelograms, near enough for mild perspective.
    public func fractions(of point: Point<Space>) -> (along: Double, across: Double) {
        let alongX = (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2
        let alongY = (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2
        let acrossX = (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2
        let acrossY = (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2
        let determinant = alongX * acrossY - alongY * acrossX
        guard determinant != 0 else { return (0, 0) }
        let dx = point.x - center.x
        let dy = point.y - center.y
        return (
            0.5 + (dx * acrossY - dy * acrossX) / determinant, 0.5 + (alongX * dy - alongY * dx) / determinant
        )
    }

    /// The part between two fractions of the reading direction, over the full height.
    public func slice(from start: Double, to end: Double) -> Self {
        Self(
            topLeft: topLeft.interpolated(to: topRight, fraction: start),
            topRight: topLeft.interpolated(to: topRight, fraction: end),
            bottomRight: bottomLeft.interpolated(to: bottomRight, fraction: end),
            bottomLeft: bottomLeft.interpolated(to: bottomRight, fraction: start))
    }

    /// The part between two fractions of the way from top to bottom, over the full length.
    public func band(from start: Double, to end: Double) -> Self {
        Self(
            topLeft: topLeft.interpolated(to: bottomLeft, fraction: start),
            topRight: topRight.interpolated(to: bottomRight, fraction: start),
            bottomRight: topRight.interpolated(to: bottomRight, fraction: end),
            bottomLeft: topLeft.interpolated(to: bottomLeft, fraction: end))
    }

    /// The distance from the point to the nearest edge; 0 inside.
    public func distance(to point: Point<Space>) -> Double {
        if contains(point) { return 0 }
        let corners = corners
        return zip(corners, corners.dropFirst() + corners.prefix(1))
            .reduce(.infinity) { min($0, Segment(start: $1.0, end: $1.1).distance(to: point)) }
    }

    /// The quad with every edge moved outwards along its own directions.
    ///
    /// - Parameters:
    ///   - along: how far the two ends move, in the space's unit.
    ///   - across: how far the upper and the lower edge move, in the space's unit.
    public func expanded(along: Double, across: Double) -> Self {
        let reading = direction
        let down = downDirection
        func moved(_ point: Point<Space>, _ alongSign: Double, _ acrossSign: Double) -> Point<Space> {
            Point(
                x: point.x + reading.dx * along * alongSign + down.dx * across * acrossSign,
                y: point.y + reading.dy * along * alongSign + down.dy * across * acrossSign)
        }
        return Self(
            topLeft: moved(topLeft, -1, -1), topRight: moved(topRight, 1, -1),
            bottomRight: moved(bottomRight, 1, 1), bottomLeft: moved(bottomLeft, -1, 1))
    }

    /// The unit vector from the upper to the lower edge; the reading direction turned clockwise for a flat quad.
    public var downDirection: (dx: Double, dy: Double) {
        let dx = bottomLeft.x - topLeft.x + bottomRight.x - topRight.x
        let dy = bottomLeft.y - topLeft.y + bottomRight.y - topRight.y
        let norm = (dx * dx + dy * dy).squareRoot()
        guard norm > 0 else { return (-direction.dy, direction.dx) }
        return (dx / norm, dy / norm)
    }

    /// Positive when the point lies to the right of the edge as one walks along it.
    private static func side(of point: Point<Space>, from start: Point<Space>, to end: Point<Space>) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
}

/// Encoded as four points, clockwise from `topLeft`.
extension Quad: Codable {
    /// Reads four points.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            topLeft: try container.decode(Point<Space>.self), topRight: try container.decode(Point<Space>.self),
            bottomRight: try container.decode(Point<Space>.self), bottomLeft: try container.decode(Point<Space>.self))
    }

    /// Writes four points.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for corner in corners { try container.encode(corner) }
    }
}

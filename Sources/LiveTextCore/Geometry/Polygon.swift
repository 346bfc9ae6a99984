// SPDX-License-Identifier: Apache-2.0

/// A closed shape with straight edges; its corners in order, none repeated at the end.
public struct Polygon<Space: CoordinateSpace>: Hashable, Sendable {
    /// The corners in order.
    public var points: [Point<Space>]

    /// Makes a polygon of its corners.
    public init(points: [Point<Space>]) { self.points = points }

    /// The polygon with a quad's corners.
    public init(_ quad: Quad<Space>) { points = quad.corners }

    /// The smallest upright rectangle around it; empty without corners.
    public var bounds: Rect<Space> { Rect(enclosing: points) ?? .zero }

    /// Whether the point lies inside, by the even-odd rule; points on an edge may count either way.
    public func contains(_ point: Point<Space>) -> Bool {
        guard var previous = points.last else { return false }
        var isInside = false
        for corner in points {
            if (corner.y > point.y) != (previous.y > point.y) {
                let fraction = (point.y - corner.y) / (previous.y - corner.y)
                if point.x < corner.x + (previous.x - corner.x) * fraction { isInside.toggle() }
            }
            previous = corner
        }
        return isInside
    }
}

/// A straight line between two points.
public struct Segment<Space: CoordinateSpace>: Hashable, Sendable {
    /// Where it begins.
    public var start: Point<Space>
    /// Where it ends.
    public var end: Point<Space>

    /// Makes a segment of its ends.
    public init(start: Point<Space>, end: Point<Space>) {
        self.start = start
        self.end = end
    }

    /// The distance between the ends.
    public var length: Double { start.distance(to: end) }

    /// The distance from the point to the nearest point of the segment.
    public func distance(to point: Point<Space>) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 0 else { return start.distance(to: point) }
        let fraction = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
        return start.interpolated(to: end, fraction: min(max(fraction, 0), 1)).distance(to: point)
    }
}

extension AffineTransform {
    /// Where a polygon goes, corner by corner.
    public func callAsFunction(_ polygon: Polygon<Source>) -> Polygon<Target> {
        Polygon(points: polygon.points.map { self($0) })
    }

    /// Where a segment goes.
    public func callAsFunction(_ segment: Segment<Source>) -> Segment<Target> {
        Segment(start: self(segment.start), end: self(segment.end))
    }
}

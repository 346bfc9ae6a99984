// SPDX-License-Identifier: Apache-2.0

/// A width and a height in one coordinate space.
public struct Size<Space: CoordinateSpace>: Hashable, Sendable, Codable {
    /// Extent from left to right.
    public var width: Double
    /// Extent from top to bottom.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static var zero: Self { Self(width: 0, height: 0) }

    /// Whether nothing can lie inside.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// An upright rectangle of one coordinate space.
public struct Rect<Space: CoordinateSpace>: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Extent from left to right.
    public var width: Double
    /// Extent from top to bottom.
    public var height: Double

    /// Makes a rectangle of its top-left corner and its extent.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle at the origin with that size.
    public init(size: Size<Space>) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The smallest rectangle around the points; `nil` when there are none.
    public init?(enclosing points: some Sequence<Point<Space>>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return nil }
        var low = first
        var high = first
        while let point = iterator.next() {
            low.x = min(low.x, point.x)
            low.y = min(low.y, point.y)
            high.x = max(high.x, point.x)
            high.y = max(high.y, point.y)
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// A rectangle of no extent at the origin.
    public static var zero: Self { Self(x: 0, y: 0, width: 0, height: 0) }

    /// The left edge.
    public var minX: Double { x }
    /// The top edge.
    public var minY: Double { y }
    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The middle.
    public var center: Point<Space> { Point(x: x + width / 2, y: y + height / 2) }
    /// The extent.
    public var size: Size<Space> { Size(width: width, height: height) }
    /// Whether nothing can lie inside.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether the point lies inside or on the top or left edge.
    public func contains(_ point: Point<Space>) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The common part; empty at the origin when there is none.
    public func intersection(_ other: Self) -> Self {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return .zero }
        return Self(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both.
    public func union(_ other: Self) -> Self {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Self(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The rectangle with every edge moved inwards; negative amounts grow it.
    public func insetBy(dx: Double, dy: Double) -> Self {
        Self(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

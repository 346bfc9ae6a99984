// SPDX-License-Identifier: Apache-2.0

/// A point of one coordinate space.
public struct Point<Space: CoordinateSpace>: Hashable, Sendable {
    /// Distance from the left edge.
    public var x: Double
    /// Distance from the top edge.
    public var y: Double

    /// Makes a point of its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin, top-left.
    public static var zero: Self { Self(x: 0, y: 0) }

    /// The straight distance to another point.
    public func distance(to other: Self) -> Double {
        let dx = other.x - x
        let dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The point at `fraction` (0 here, 1 there) of the way to another point.
    public func interpolated(to other: Self, fraction: Double) -> Self {
        Self(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

/// Encoded as `[x, y]`.
extension Point: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(x: try container.decode(Double.self), y: try container.decode(Double.self))
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
    }
}

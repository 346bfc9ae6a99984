// SPDX-License-Identifier: Apache-2.0

/// How something that was let go moves on and slows down: its speed falls by the same part in equal times.
public struct PanDeceleration: Hashable, Sendable {
    /// Points a second at the start.
    public let velocity: ViewPoint

    /// Part of the speed lost a second, as GTK's scrolled window has it.
    private static let friction = 4.0
    /// Points a second below which nothing is seen to move.
    private static let restSpeed = 10.0

    /// - Parameter velocity: points a second at the start; anything else than a number is rest.
    public init(velocity: ViewPoint) {
        self.velocity = velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
    }

    /// Points travelled after so many seconds.
    public func displacement(after seconds: Double) -> ViewPoint {
        let part = (1 - Self.decay(seconds)) / Self.friction
        return ViewPoint(x: velocity.x * part, y: velocity.y * part)
    }

    /// Whether the movement has come to rest after so many seconds.
    public func isOver(after seconds: Double) -> Bool {
        velocity.distance(to: .zero) * Self.decay(seconds) < Self.restSpeed
    }

    /// e to the power of −friction · t, as a product of short steps: the core has no exponential function.
    private static func decay(_ seconds: Double) -> Double {
        let steps = 1024.0
        let step = 1 - friction * max(0, seconds) / steps
        guard step > 0 else { return 0 }
        var power = step
        // 1024 is two to the tenth: ten squarings.
        for _ in 0..<10 { power *= power }
        return power
    }
}

/// The speed of a finger, from where it was last.
public struct PanVelocity: Sendable {
    private var samples: [(milliseconds: Double, point: ViewPoint)] = []

    /// Milliseconds that count: what the finger did before is forgotten, and a finger that rested this long stands.
    private static let window = 100.0

    /// No samples yet.
    public init() {}

    /// Adds where the finger is. Times do not go back.
    public mutating func add(_ point: ViewPoint, milliseconds: Double) {
        samples.append((milliseconds, point))
        samples.removeAll { milliseconds - $0.milliseconds > Self.window }
    }

    /// Points a second when the finger is lifted at that time; zero for one that stood.
    public func velocity(atMilliseconds time: Double) -> ViewPoint {
        let recent = samples.filter { time - $0.milliseconds <= Self.window }
        guard let first = recent.first, let last = recent.last, last.milliseconds > first.milliseconds else {
            return .zero
        }
        let seconds = (last.milliseconds - first.milliseconds) / 1000
        return ViewPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
    }
}

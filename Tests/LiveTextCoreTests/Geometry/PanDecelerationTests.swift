// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Coasting")
struct PanDecelerationTests {
    @Test("It goes on, slows down and comes to rest a quarter of its speed away")
    func slowsDown() {
        let pan = PanDeceleration(velocity: ViewPoint(x: 800, y: -400))
        #expect(pan.displacement(after: 0) == .zero)
        let distances = stride(from: 0.0, through: 2, by: 0.1).map { pan.displacement(after: $0).x }
        let steps = zip(distances, distances.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 < $0 })
        #expect(abs(pan.displacement(after: 10).x - 200) < 0.1)
        #expect(abs(pan.displacement(after: 10).y + 100) < 0.1)
        // After a quarter of a second 1/e of the speed is left.
        #expect(abs(pan.displacement(after: 0.25).x - 200 * (1 - 0.3679)) < 0.2)
    }

    @Test("Rest is known")
    func rest() {
        #expect(PanDeceleration(velocity: .zero).isOver(after: 0))
        #expect(PanDeceleration(velocity: ViewPoint(x: .nan, y: 3)).isOver(after: 0))
        let pan = PanDeceleration(velocity: ViewPoint(x: 1000, y: 0))
        #expect(!pan.isOver(after: 0.5))
        #expect(pan.isOver(after: 3))
        #expect(pan.isOver(after: 1e9))
    }
}

@Suite("A finger's speed")
struct PanVelocityTests {
    /// A recorded swipe: milliseconds and x, the finger slowing down at the end.
    private static let swipe: [(Double, Double)] = [
        (0, 300), (8, 290), (17, 270), (25, 245), (33, 215), (42, 185), (50, 160), (58, 140), (67, 125),
    ]

    private func velocity(of samples: [(Double, Double)], liftedAt time: Double) -> ViewPoint {
        var velocity = PanVelocity()
        for (milliseconds, x) in samples { velocity.add(ViewPoint(x: x, y: 10), milliseconds: milliseconds) }
        return velocity.velocity(atMilliseconds: time)
    }

    @Test("It is that of the last tenth of a second")
    func recent() {
        let whole = velocity(of: Self.swipe, liftedAt: 70)
        #expect(abs(whole.x + 175 / 0.067) < 1)
        #expect(whole.y == 0)
        let late = velocity(of: [(0, 0), (900, 0), (1000, -50)], liftedAt: 1000)
        #expect(abs(late.x + 500) < 1)
    }

    @Test("A finger that stood, or was seen once, has none")
    func standing() {
        #expect(velocity(of: Self.swipe, liftedAt: 500) == .zero)
        #expect(velocity(of: [(3, 4)], liftedAt: 3) == .zero)
        #expect(velocity(of: [(3, 4), (3, 90)], liftedAt: 3) == .zero)
        #expect(velocity(of: [], liftedAt: 3) == .zero)
    }
}

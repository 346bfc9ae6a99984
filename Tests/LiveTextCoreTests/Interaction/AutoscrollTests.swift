// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

private let view = ViewRect(x: 0, y: 0, width: 400, height: 300)
private let middle = ViewPoint(x: 200, y: 150)

@Suite("Autoscroll")
struct AutoscrollTests {
    private func velocity(_ x: Double, _ y: Double, from start: ViewPoint = middle) -> ViewPoint {
        Autoscroll.velocity(at: ViewPoint(x: x, y: y), draggedFrom: start, visible: view)
    }

    @Test("Inside nothing scrolls; at an edge and beyond it does, the faster the farther")
    func edges() {
        #expect(velocity(200, 150) == .zero)
        #expect(velocity(380, 280) == .zero)
        #expect(velocity(395, 150).x > 0)
        #expect(velocity(500, 150).x > velocity(410, 150).x)
        #expect(velocity(-20, 150).x < 0)
        #expect(velocity(200, 320).y > 0 && velocity(200, 320).x == 0)
        #expect(velocity(200, -40).y < 0)
        #expect(velocity(5000, 150).x == velocity(900, 150).x, "there is a fastest")
    }

    @Test("A drag that begins at an edge scrolls only once it leads out of the view")
    func beginning() {
        let start = ViewPoint(x: 392, y: 150)
        #expect(velocity(396, 150, from: start) == .zero)
        #expect(velocity(401, 150, from: start).x > 0)
        #expect(velocity(380, 150, from: start) == .zero)
    }

    @Test("Bad numbers and empty views scroll nothing")
    func badInput() {
        #expect(velocity(.nan, .infinity) == .zero)
        #expect(Autoscroll.velocity(at: middle, draggedFrom: middle, visible: .zero) == .zero)
    }

    @Test("Revealing moves no farther than it must")
    func reveal() {
        func shift(_ x: Double, _ y: Double, _ width: Double = 2, _ height: Double = 20) -> ViewPoint {
            Autoscroll.displacement(
                toReveal: ViewRect(x: x, y: y, width: width, height: height), in: view, margin: 10)
        }
        #expect(shift(200, 150) == .zero)
        #expect(shift(410, 150) == ViewPoint(x: 22, y: 0))
        #expect(shift(-50, 150) == ViewPoint(x: -60, y: 0))
        #expect(shift(200, 295) == ViewPoint(x: 0, y: 25))
        // Too large: its beginning counts.
        #expect(shift(20, 150, 600).x == 20)
    }
}

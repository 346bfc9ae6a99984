// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class MainLoopTests: XCTestCase {
    func testTasksHopBackToTheMainActor() throws {
        try onDisplay {
            var sum = 0
            Task { @MainActor in
                for number in 1...100 { sum += await Task.detached { number }.value }
                try? await Task.sleep(for: .milliseconds(2))
                sum += Thread.isMainThread ? 1 : 0
            }
            XCTAssertTrue(pump(until: { sum == 5051 }), "sum is \(sum)")
        }
    }

    func testInstallingAgainDoesNothing() throws {
        try onDisplay {
            MainLoop.install()
            MainLoop.install()
            var runs = 0
            DispatchQueue.main.async { MainActor.assumeIsolated { runs += 1 } }
            XCTAssertTrue(pump(until: { runs > 0 }))
            XCTAssertFalse(pump(until: { runs > 1 }, timeout: .milliseconds(30)))
        }
    }

    func testIterationEndsInTimeWithoutEvents() throws {
        try onDisplay {
            let start = ContinuousClock.now
            XCTAssertFalse(MainLoop.iterate(until: { false }, timeout: .milliseconds(50)))
            let elapsed = ContinuousClock.now - start
            XCTAssertGreaterThanOrEqual(elapsed, .milliseconds(50))
            XCTAssertLessThan(elapsed, .seconds(3))
        }
    }

    func testTimersRunOnceRepeatAndCancel() throws {
        try onDisplay {
            var order: [String] = []
            MainLoop.after(milliseconds: 20) { order.append("late") }
            let early = MainLoop.after(milliseconds: 1) { order.append("early") }
            let never = MainLoop.after(milliseconds: 5) { order.append("never") }
            var repeats = 0
            let repeating = MainLoop.every(milliseconds: 1) {
                repeats += 1
                return repeats < 3
            }
            MainLoop.onIdle { order.append("idle") }
            XCTAssertTrue(never.isPending)
            never.cancel()
            never.cancel()
            XCTAssertFalse(never.isPending)
            XCTAssertTrue(pump(until: { order.contains("late") && repeats == 3 }))
            XCTAssertEqual(order.filter { $0 != "idle" }, ["early", "late"])
            XCTAssertEqual(order.filter { $0 == "idle" }.count, 1)
            XCTAssertFalse(early.isPending)
            XCTAssertFalse(repeating.isPending)
        }
    }

    func testATimerForQuietTimesLetsWaitingEventsGoFirst() throws {
        try onDisplay {
            var order: [String] = []
            MainLoop.afterPendingEvents(milliseconds: 1) { order.append("quiet") }
            // Both are due when the loop comes back, as after a long pause.
            MainLoop.after(milliseconds: 2) { order.append("event") }
            Thread.sleep(forTimeInterval: 0.02)
            XCTAssertTrue(pump(until: { order.count == 2 }))
            XCTAssertEqual(order, ["event", "quiet"])
        }
    }

    func testCancellingATimerReleasesItsClosure() throws {
        try onDisplay {
            weak var released: Probe?
            let timer: LoopSource
            do {
                let probe = Probe()
                released = probe
                timer = MainLoop.after(milliseconds: 60_000) { withExtendedLifetime(probe) {} }
            }
            XCTAssertNotNil(released)
            timer.cancel()
            XCTAssertNil(released)
        }
    }

    func testTickCallbacksRunForEachFrameUntilRemoved() throws {
        try onDisplay {
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("x")
            let window = TestWindow(showing: label)
            var times: [Int] = []
            weak var released: Probe?
            let tick: TickCallback
            do {
                let probe = Probe()
                released = probe
                tick = addTickCallback(to: label) { time in
                    withExtendedLifetime(probe) { times.append(time) }
                    return true
                }
            }
            XCTAssertTrue(pump(until: { times.count >= 3 }))
            XCTAssertEqual(times, times.sorted())
            XCTAssertTrue(tick.isActive)
            tick.remove()
            XCTAssertFalse(tick.isActive)
            XCTAssertNil(released)
            tick.remove()

            var calls = 0
            var own: TickCallback?
            own = addTickCallback(to: label) { _ in
                calls += 1
                own?.remove()
                return true
            }
            XCTAssertTrue(pump(until: { calls == 1 }))
            window.waitForFrame()
            XCTAssertEqual(calls, 1, "a callback may remove itself")

            let outlived = addTickCallback(to: label) { _ in true }
            window.close()
            XCTAssertFalse(outlived.isActive)
            outlived.remove()
        }
    }
}

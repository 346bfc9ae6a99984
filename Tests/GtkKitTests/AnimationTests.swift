// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import TestSupport
import XCTest

final class AnimationTests: XCTestCase {
    func testValuesRiseToTheTarget() throws {
        try onDisplay {
            withWindow(animations: true) { widget in
                var values: [Double] = []
                var completions = 0
                let animation = Animation.start(
                    on: widget, from: 0, to: 10, milliseconds: 80, completion: { completions += 1 },
                    update: { values.append($0) })
                XCTAssertTrue(animation.isRunning)
                XCTAssertEqual(values, [0])
                XCTAssertTrue(pump(until: { !animation.isRunning }))
                XCTAssertEqual(values.last, 10)
                XCTAssertGreaterThan(values.count, 2)
                XCTAssertEqual(values, values.sorted())
                XCTAssertEqual(completions, 1)
            }
        }
    }

    func testReducedMotionGoesToTheEndAtOnce() throws {
        try onDisplay {
            withWindow(animations: false) { widget in
                XCTAssertFalse(Animation.areEnabled(for: widget))
                var values: [Double] = []
                var completions = 0
                let animation = Animation.start(
                    on: widget, from: 0, to: 10, milliseconds: 1000, delay: 1000, completion: { completions += 1 },
                    update: { values.append($0) })
                XCTAssertFalse(animation.isRunning)
                XCTAssertEqual(values, [10])
                XCTAssertEqual(completions, 1)
            }
        }
    }

    func testAWidgetOffScreenDoesNotAnimate() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new("x")) as OpaquePointer)
            var values: [Double] = []
            Animation.start(on: label, from: 0, to: 1, milliseconds: 1000) { values.append($0) }
            XCTAssertEqual(values, [1])
        }
    }

    func testAnEndedAnimationKeepsNothing() throws {
        try onDisplay {
            let label = GObjectReference(sinking: cast(gtk_label_new("x")) as OpaquePointer)
            weak var released: Probe?
            let animation: Animation
            do {
                let probe = Probe()
                released = probe
                animation = Animation.start(
                    on: label, from: 0, to: 1, milliseconds: 1000, completion: { _ = probe }, update: { _ in _ = probe }
                )
            }
            XCTAssertFalse(animation.isRunning)
            XCTAssertNil(released)
        }
    }

    func testCancelStopsWithoutCompletionAndReleases() throws {
        try onDisplay {
            withWindow(animations: true) { widget in
                weak var released: Probe?
                var values: [Double] = []
                let animation: Animation
                do {
                    let probe = Probe()
                    released = probe
                    animation = .start(
                        on: widget, from: 0, to: 1, milliseconds: 60_000, completion: { XCTFail("completed") },
                        update: { value in withExtendedLifetime(probe) { values.append(value) } })
                }
                XCTAssertTrue(pump(until: { values.count > 2 }))
                animation.cancel()
                let count = values.count
                XCTAssertFalse(pump(until: { values.count > count }, timeout: .milliseconds(50)))
                XCTAssertLessThan(values.last ?? 1, 1)
                animation.skip()
                XCTAssertEqual(values.count, count, "skipping what is cancelled does nothing")
                XCTAssertNil(released)
            }
        }
    }

    func testLeavingTheScreenOrSkippingEndsIt() throws {
        try onDisplay {
            withWindow(animations: true) { widget in
                var value = 0.0
                let hidden = Animation.start(on: widget, from: 0, to: 1, milliseconds: 60_000) { value = $0 }
                gtk_widget_set_visible(widget, 0)
                XCTAssertFalse(hidden.isRunning)
                XCTAssertEqual(value, 1)
                gtk_widget_set_visible(widget, 1)
                XCTAssertTrue(pump(until: { gtk_widget_get_mapped(widget) != 0 }))
                let skipped = Animation.start(on: widget, from: 1, to: 2, milliseconds: 60_000) { value = $0 }
                skipped.skip()
                XCTAssertEqual(value, 2)
                XCTAssertFalse(skipped.isRunning)
            }
        }
    }

    func testCurves() {
        for curve in [Animation.Curve.linear, .easeOutCubic] {
            XCTAssertEqual(curve.progress(at: -1), 0)
            XCTAssertEqual(curve.progress(at: 0), 0)
            XCTAssertEqual(curve.progress(at: 1), 1)
            XCTAssertEqual(curve.progress(at: 2), 1)
        }
        XCTAssertEqual(Animation.Curve.easeOutCubic.progress(at: 0.5), 0.875)
    }
}

@MainActor
private func withWindow(animations: Bool, _ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("x")
    let window = TestWindow(showing: label)
    let settings: OpaquePointer = gtk_widget_get_settings(label)
    setProperty(settings, "gtk-enable-animations", animations)
    body(label)
    setProperty(settings, "gtk-enable-animations", true)
    window.close()
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Real mouse events, sent through the display server. The window is at the screen's corner, as there is no window
/// manager: its points are those of the screen.
final class ImageViewInputTests: XCTestCase {
    func testWheelZoomsAtThePointer() throws {
        try withInput { shown, mouse in
            let view = shown.view
            let pointer = ViewPoint(x: 80, y: 60)
            try mouse("mousemove", "80", "60")
            let held = try XCTUnwrap(view.contentsMapping).image(pointer)
            try mouse("click", "4", "click", "4")
            XCTAssertTrue(pump(until: { view.targetZoom > 0.4 }))
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoom, 0.25 * 1.3 * 1.3, accuracy: 1e-9)
            let seen = try XCTUnwrap(view.contentsMapping).view(held)
            XCTAssertLessThan(seen.distance(to: pointer), 1)
            try mouse("keydown", "ctrl", "click", "4", "keyup", "ctrl")
            XCTAssertTrue(pump(until: { view.targetZoom > 0.5 }), "Ctrl zooms too")
            shown.waitUntilSettled()
            try mouse("click", "--repeat", "9", "5")
            XCTAssertTrue(pump(until: { view.targetZoom == 0.25 }))
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoomMode, .fit, "reduced as far as it goes, it fits again")
        }
    }

    func testShiftAndTiltedWheelPanSideways() throws {
        try withInput { shown, mouse in
            let view = shown.view
            view.zoomToOriginal(animated: false)
            let before = view.viewport.offset
            try mouse("mousemove", "80", "60", "keydown", "shift", "click", "5", "keyup", "shift")
            XCTAssertTrue(pump(until: { view.viewport.offset.x < before.x }))
            XCTAssertEqual(view.viewport.offset.y, before.y)
            XCTAssertEqual(view.zoom, 1)
            try mouse("click", "6")
            XCTAssertTrue(pump(until: { view.viewport.offset.x == before.x }))
        }
    }

    func testDragPansWithEitherButton() throws {
        try withInput { shown, mouse in
            let view = shown.view
            view.zoomToOriginal(animated: false)
            for button in ["1", "2"] {
                let before = view.viewport.offset
                try mouse("mousemove", "200", "150", "mousedown", button)
                for step in 1...10 { try mouse("mousemove", "\(200 - 6 * step)", "\(150 - 4 * step)") }
                // What GTK takes to be sure that it is a drag is not panned.
                XCTAssertTrue(
                    pump(until: { view.viewport.offset.x < before.x - 40 && view.viewport.offset.y < before.y - 20 }))
                XCTAssertEqual(view.drag?.isMoving, true)
                try mouse("mouseup", button)
                XCTAssertTrue(pump(until: { view.drag == nil }))
                XCTAssertGreaterThanOrEqual(view.viewport.offset.x, before.x - 60)
            }
            let before = view.viewport.offset
            try mouse("mousemove", "100", "150", "mousedown", "1", "mousemove", "160", "150")
            XCTAssertTrue(pump(until: { view.viewport.offset.x > before.x + 40 }), "one motion that is a drag")
            try mouse("mouseup", "1")
            XCTAssertTrue(pump(until: { view.drag == nil }))
            XCTAssertLessThanOrEqual(view.viewport.offset.x, before.x + 60)
            view.zoomToFit(animated: false)
            let fitting = view.contentsMapping
            try mouse("mousemove", "200", "150", "mousedown", "1", "mousemove", "150", "100", "mouseup", "1")
            XCTAssertFalse(pump(until: { view.contentsMapping != fitting }, timeout: .milliseconds(100)))
        }
    }

    func testDragLeftToAnotherGestureThatClaimsIt() throws {
        try withInput { shown, mouse in
            let view = shown.view
            view.zoomToOriginal(animated: false)
            let claiming: OpaquePointer = gtk_gesture_drag_new()
            var distance = 0.0
            connect(claiming, "drag-begin") { (_: Double, _: Double) in
                _ = gtk_gesture_set_state(claiming, GTK_EVENT_SEQUENCE_CLAIMED)
            }
            connect(claiming, "drag-update") { (x: Double, _: Double) in distance = x }
            gtk_event_controller_set_propagation_phase(claiming, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(cast(shown.window.pointer), claiming)
            let before = view.contentsMapping
            try mouse("mousemove", "200", "150", "mousedown", "1")
            for step in 1...10 { try mouse("mousemove", "\(200 - 6 * step)", "150") }
            // GTK makes one motion of several that come between two frames; the last place counts.
            XCTAssertTrue(pump(until: { distance == -60 }))
            XCTAssertEqual(view.contentsMapping, before)
            XCTAssertNotEqual(view.drag?.isMoving, true)
            try mouse("mouseup", "1")
        }
    }

    func testDoubleClickTogglesAtThePointer() throws {
        try withInput { shown, mouse in
            let view = shown.view
            let pointer = ViewPoint(x: 240, y: 60)
            let held = try XCTUnwrap(view.contentsMapping).image(pointer)
            try mouse("mousemove", "240", "60", "click", "--repeat", "2", "--delay", "20", "1")
            XCTAssertTrue(pump(until: { view.targetZoom == 1 }))
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoom, 1)
            XCTAssertLessThan(try XCTUnwrap(view.contentsMapping).view(held).distance(to: pointer), 1)
            // Another double click, not the third and fourth of the same.
            let time = property(try XCTUnwrap(gtk_settings_get_default()), "gtk-double-click-time", as: Int.self) ?? 400
            pump(until: { false }, timeout: .milliseconds(time + 100))
            try mouse("click", "--repeat", "2", "--delay", "20", "1")
            XCTAssertTrue(pump(until: { view.zoomMode == .fit }))
        }
    }

    func testGesturesOverAnotherWidget() throws {
        try onDisplay {
            let view = ImageView()
            let overlay: OpaquePointer = cast(gtk_overlay_new())
            let above: OpaquePointer = cast(gtk_drawing_area_new())
            gtk_overlay_set_child(overlay, cast(view))
            gtk_overlay_add_overlay(overlay, cast(above))
            view.acceptGestures(over: UnsafeMutableRawPointer(overlay))
            let window = TestWindow(showing: overlay, width: 320, height: 240)
            defer { window.close() }
            view.setImage(try TestPicture.noise(1280, 960))
            window.waitForFrame()
            let mouse = try Mouse()
            try mouse("mousemove", "80", "60", "click", "4")
            XCTAssertTrue(pump(until: { view.targetZoom > 0.3 }), "the widget above does not keep the wheel for itself")
            XCTAssertEqual(view.targetZoom, 0.25 * 1.3, accuracy: 1e-9, "and it counts once")
        }
    }

    // MARK: Fingers, which no display server here has

    func testPinchZoomsAtTheFingersAndMovesWithThem() throws {
        try withImageView { shown in
            let view = shown.view
            view.beginPinch(at: .zero)
            XCTAssertNil(view.pinch, "there is nothing to pinch")
            shown.show(try TestPicture.noise(1280, 960))
            let start = ViewPoint(x: 100, y: 80)
            let held = try XCTUnwrap(view.contentsMapping).image(start)
            view.beginPinch(at: start)
            XCTAssertFalse(view.isSettled)
            view.updatePinch(scale: 3, at: ViewPoint(x: 120, y: 70))
            XCTAssertEqual(view.zoom, 0.75, accuracy: 1e-9)
            var seen = try XCTUnwrap(view.contentsMapping).view(held)
            XCTAssertEqual(seen.x, 120, accuracy: 1e-6)
            XCTAssertEqual(seen.y, 70, accuracy: 1e-6)
            view.updatePinch(scale: 6, at: nil)
            seen = try XCTUnwrap(view.contentsMapping).view(held)
            XCTAssertEqual(seen.distance(to: start), 0, accuracy: 1e-6)
            view.updatePinch(scale: 0, at: nil)
            view.updatePinch(scale: .nan, at: nil)
            XCTAssertEqual(view.zoom, 1.5, accuracy: 1e-9)
            view.updatePinch(scale: 0.1, at: nil)
            view.endPinch()
            XCTAssertTrue(view.isSettled)
            XCTAssertEqual(view.zoomMode, .fit)
        }
    }

    func testPictureCoastsAndStops() throws {
        try withImageView { shown in
            let view = shown.view
            shown.show(try TestPicture.noise(1280, 960))
            view.zoomToOriginal(animated: false)
            let start = view.viewport.offset
            view.coast(from: ViewPoint(x: -800, y: 200))
            XCTAssertTrue(pump(until: { view.coasting?.isActive != true }))
            XCTAssertEqual(view.viewport.offset.x, start.x - 200, accuracy: 4)
            XCTAssertEqual(view.viewport.offset.y, start.y + 50, accuracy: 4)
            view.coast(from: ViewPoint(x: 800, y: 0))
            view.pan(by: ViewPoint(x: 5, y: 0))
            XCTAssertNil(view.coasting, "a hand stops it")
            setProperty(try XCTUnwrap(gtk_settings_get_default()), "gtk-enable-animations", false)
            defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-enable-animations") }
            view.coast(from: ViewPoint(x: 800, y: 0))
            XCTAssertNil(view.coasting, "nothing moves by itself with reduced motion")
        }
    }
}

/// Runs a test with a picture of 1280 × 960 in a view of 320 × 240 and a mouse.
private func withInput(_ test: @MainActor (ShownImageView, Mouse) throws -> Void) throws {
    try withImageView { shown in
        let mouse = try Mouse()
        shown.show(try TestPicture.noise(1280, 960))
        try test(shown, mouse)
    }
}

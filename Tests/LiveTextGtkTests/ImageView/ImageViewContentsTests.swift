// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class ImageViewContentsTests: XCTestCase {
    func testMappingFollowsEverything() throws {
        try withImageView { shown in
            let view = shown.view
            XCTAssertNil(view.contentsMapping)
            XCTAssertEqual(view.mappingWidget, view.pointer)
            var calls = 0
            var mappings: [ContentsMapping?] = []
            let observation = view.observeContents {
                calls += 1
                mappings.append(view.contentsMapping)
            }
            let picture = try TestPicture.quarters(640, 480)
            /// Runs something that changes the mapping and must be told.
            @MainActor
            func expectChange(_ what: String, _ change: () -> Void) {
                let before = (calls, view.contentsMapping)
                change()
                XCTAssertGreaterThan(calls, before.0, what)
                XCTAssertNotEqual(view.contentsMapping, before.1, what)
                XCTAssertEqual(mappings.last, .some(view.contentsMapping), "the mapping is current when told: \(what)")
            }
            expectChange("picture") { view.setImage(picture) }
            XCTAssertEqual(view.contentsMapping?.imageBounds, ViewRect(x: 0, y: 0, width: 320, height: 240))
            XCTAssertEqual(view.visibleRegion, UnitRect(x: 0, y: 0, width: 1, height: 1))
            expectChange("zoom") { view.zoom(to: 2) }
            expectChange("pan") { view.pan(by: ViewPoint(x: 13, y: 7)) }
            expectChange("centre") { view.center(on: ImagePoint(x: 320, y: 240)) }
            XCTAssertEqual(view.visibleRegion, UnitRect(x: 0.375, y: 0.375, width: 0.25, height: 0.25))
            expectChange("turn") { view.rotate(clockwise: true) }
            expectChange("fit") { view.zoomToFit(animated: false) }
            expectChange("resize") {
                gtk_window_set_default_size(shown.window.pointer, 400, 300)
                XCTAssertTrue(pump(until: { view.width == 400 }))
            }
            expectChange("no picture") { view.setImage(nil) }
            let callsSoFar = calls
            withExtendedLifetime(observation) {}
            view.setImage(nil)
            XCTAssertEqual(calls, callsSoFar, "nothing changed")
        }
    }

    func testReleasedObservationIsNotCalled() throws {
        try withImageView { shown in
            var calls = 0
            var observation: ContentsObservation? = shown.view.observeContents { calls += 1 }
            shown.view.setImage(try TestPicture.quarters(640, 480))
            let callsBefore = calls
            XCTAssertGreaterThan(callsBefore, 0)
            withExtendedLifetime(observation) {}
            observation = nil
            shown.view.zoom(to: 3)
            XCTAssertEqual(calls, callsBefore)
        }
    }

    func testAnotherPictureOfTheSameSizeIsTold() throws {
        try withImageView { shown in
            shown.view.setImage(try TestPicture.quarters(640, 480))
            var identities: [ImageIdentity?] = []
            let observation = shown.view.observeContents { identities.append(shown.view.imageIdentity) }
            let second = try TestPicture.quarters(640, 480)
            shown.view.setImage(second)
            XCTAssertEqual(identities, [second.identity])
            withExtendedLifetime(observation) {}
        }
    }

    func testRefinementKeepsZoomPlaceAndTurn() throws {
        try withImageView { shown in
            let identity = ImageIdentity()
            let view = shown.view
            let fullSize = ImageSize(width: 1200, height: 900)
            shown.show(try TestPicture.quarters(120, 90, identity: identity), fullSize: fullSize)
            XCTAssertEqual(view.imageSize, fullSize)
            XCTAssertEqual(view.contentsMapping?.imageBounds, ViewRect(x: 0, y: 0, width: 320, height: 240))
            XCTAssertEqual(shown.pixels[5, 5], .pureRed)
            XCTAssertEqual(shown.pixels[315, 235], .pureWhite)
            view.rotate(clockwise: true)
            view.zoom(to: 1.5, at: ViewPoint(x: 10, y: 20))
            let mapping = view.contentsMapping
            var changes = 0
            view.onZoomChanged = { changes += 1 }
            let full = try TestPicture.quarters(1200, 900, identity: identity)
            shown.show(full)
            XCTAssertEqual(view.contentsMapping, mapping)
            XCTAssertEqual(view.rotation, .right)
            XCTAssertEqual(view.zoomMode, .free)
            XCTAssertEqual(changes, 0)
            XCTAssertTrue(view.image === full)
            shown.show(try TestPicture.quarters(1200, 900))
            XCTAssertEqual(view.zoomMode, .fit)
            XCTAssertEqual(view.rotation, .none)
            XCTAssertEqual(changes, 1)
        }
    }

    func testResizeKeepsFitAndKeepsAChosenZoom() throws {
        try withImageView { shown in
            let view = shown.view
            shown.show(try TestPicture.quarters(1280, 960))
            XCTAssertEqual(view.zoom, 0.25)
            gtk_window_set_default_size(shown.window.pointer, 640, 480)
            XCTAssertTrue(pump(until: { view.width == 640 }))
            XCTAssertEqual(view.zoom, 0.5)
            XCTAssertEqual(view.zoomMode, .fit)
            shown.waitUntilSettled()
            XCTAssertEqual(shown.pixels[3, 3], .pureRed)
            XCTAssertEqual(shown.pixels[636, 476], .pureWhite)
            view.zoomToOriginal(animated: false)
            gtk_window_set_default_size(shown.window.pointer, 500, 400)
            XCTAssertTrue(pump(until: { view.width == 500 }))
            XCTAssertEqual(view.zoom, 1)
        }
    }

    func testZoomButtonsAnimateAddUpAndReport() throws {
        try withImageView { shown in
            let view = shown.view
            XCTAssertFalse(view.canZoomIn || view.canZoomOut)
            view.zoomIn()
            view.zoomToOriginal()
            XCTAssertEqual(view.zoomMode, .fit, "there is nothing to zoom")
            shown.show(try TestPicture.quarters(1280, 960))
            XCTAssertTrue(view.canZoomIn && !view.canZoomOut)
            var zooms: [Double] = []
            view.onZoomChanged = { zooms.append(view.zoom) }
            view.zoomIn()
            view.zoomIn()
            XCTAssertEqual(view.targetZoom, 0.5625)
            XCTAssertFalse(view.isSettled)
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoom, 0.5625)
            XCTAssertGreaterThan(zooms.count, 2)
            XCTAssertEqual(zooms, zooms.sorted())
            XCTAssertTrue(view.canZoomOut)
            view.zoomToFit()
            XCTAssertEqual(view.targetZoom, 0.25)
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoomMode, .fit)
            setProperty(try XCTUnwrap(gtk_settings_get_default()), "gtk-enable-animations", false)
            defer { gtk_settings_reset_property(gtk_settings_get_default(), "gtk-enable-animations") }
            view.zoomIn()
            XCTAssertEqual(view.zoom, 0.375, "without animation it is there at once")
            view.zoom(to: 20, animated: true)
            XCTAssertFalse(view.canZoomIn)
            view.zoom(to: .nan)
            XCTAssertEqual(view.zoom, 20)
        }
    }

    func testDeviceScaleTwoShowsDevicePixels() throws {
        try withImageView { shown in
            let view = shown.view
            shown.show(try TestPicture.serial(301, 201))
            // A screen of scale 2 cannot be had here: what the view would be told by one.
            view.updateViewport { $0.deviceScale = 2 }
            shown.waitUntilSettled()
            XCTAssertEqual(view.zoom, 1)
            let bounds = try XCTUnwrap(view.contentsMapping?.imageBounds)
            XCTAssertEqual(bounds.size, ViewSize(width: 150.5, height: 100.5))
            XCTAssertEqual((bounds.x * 2).rounded(), bounds.x * 2)
            let pixels = Pixels(width: 640, height: 480) { snapshot in
                snapshot.scale(x: 2, y: 2)
                view.snapshot(snapshot)
            }
            for (x, y) in [(0, 0), (300, 0), (0, 200), (300, 200), (150, 77)] {
                XCTAssertEqual(
                    pixels[Int(bounds.x * 2) + x, Int(bounds.y * 2) + y],
                    Pixels.Pixel(TestPicture.pixel(x & 0xFF, y & 0xFF, (x >> 8) << 4 | y >> 8)))
            }
        }
    }

    func testAssistiveTechnologySeesAPicture() throws {
        try withImageView { shown in
            XCTAssertEqual(gtk_accessible_get_accessible_role(cast(shown.view)), GTK_ACCESSIBLE_ROLE_IMG)
            shown.view.accessibleLabel = "cat.png"
            shown.view.accessibleLabel = nil
        }
    }

    func testTurningWhileZoomingGoesToTheEndFirst() throws {
        try withImageView { shown in
            shown.show(try TestPicture.quarters(1280, 960))
            shown.view.zoomToOriginal()
            shown.view.rotate(clockwise: true)
            XCTAssertEqual(shown.view.zoom, 1)
            XCTAssertTrue(shown.view.isSettled)
            shown.view.zoomToFit()
            shown.view.pan(by: ViewPoint(x: 10, y: 10))
            XCTAssertEqual(shown.view.zoomMode, .fit)
        }
    }

    func testViewIsReleasedWithItsWindow() throws {
        try onDisplay {
            weak var released: ImageView?
            weak var pixels: PixelBuffer?
            do {
                let shown = ShownImageView(width: 320, height: 240)
                released = shown.view
                let picture = try TestPicture.quarters(1280, 960)
                pixels = picture
                shown.show(picture)
                shown.view.zoomIn()
                shown.window.close()
            }
            XCTAssertTrue(pump(until: { released == nil && pixels == nil }), "nothing keeps the view or its pixels")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// 80 % grey, as the view paints its picture.
private let grey = Pixels.Pixel(red: 204, green: 204, blue: 204)

final class OverlayDrawingTests: XCTestCase {
    func testNothingIsDrawnWithoutSelectionAndButton() throws {
        try onDisplay {
            let stage = Self.stage()
            XCTAssertTrue(stage.pixels()[60, 50].isClose(to: grey))
            XCTAssertTrue(stage.pixels()[200, 140].isClose(to: grey))
        }
    }

    func testTheHighlightCoversTheWordFromEndToEnd() throws {
        try onDisplay {
            let stage = Self.stage()
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.index(text.startIndex, offsetBy: 5)]
            let pixels = stage.pixels()
            // "Hello" lies from 50 to 110 and 40 to 64.
            for x in [54, 80, 106] {
                XCTAssertFalse(pixels[x, 52].isClose(to: grey), "column \(x) is not highlighted")
                XCTAssertEqual(pixels[x, 52], pixels[80, 52], "the highlight is uneven at column \(x)")
            }
            for (x, y) in [(46, 52), (114, 52), (80, 36), (80, 68)] {
                XCTAssertTrue(pixels[x, y].isClose(to: grey), "(\(x), \(y)) is highlighted")
            }
        }
    }

    func testTheButtonDimsThePictureButNotItsText() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.selectableItemsHighlighted = true
            let dimmed = Pixels.Pixel(red: 112, green: 112, blue: 112)
            let pixels = stage.pixels()
            XCTAssertTrue(pixels[300, 50].isClose(to: dimmed, tolerance: 3), "\(pixels[300, 50])")
            XCTAssertTrue(pixels[60, 45].isClose(to: grey), "\(pixels[60, 45])")
            stage.overlay.selectableItemsHighlighted = false
            XCTAssertTrue(stage.pixels()[300, 50].isClose(to: grey))
        }
    }

    func testDataIsUnderlinedOnlyWhileHighlighted() throws {
        try onDisplay {
            let stage = Self.stage()
            // The baseline of the third line is at 140 + 0.8 × 24; the underline two points below it.
            let y = 162
            XCTAssertTrue(stage.pixels()[120, y].isClose(to: grey))
            stage.overlay.selectableItemsHighlighted = true
            XCTAssertFalse(stage.pixels()[120, y].isClose(to: grey, tolerance: 20))
            stage.overlay.preferredInteractionTypes = .textSelection
            stage.overlay.selectableItemsHighlighted = true
            XCTAssertTrue(stage.pixels()[120, y].isClose(to: grey))
        }
    }

    func testTheHighlightFollowsZoomAndTurn() throws {
        try onDisplay {
            let stage = Self.stage()
            // A quarter turn clockwise at half size: (x, y) is shown at (300 − y/2, x/2).
            stage.view.placement = AffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 300, ty: 0)
            stage.overlay.selectAll()
            let pixels = stage.pixels()
            XCTAssertFalse(pixels[300 - 26, 40].isClose(to: grey), "the turned line is not highlighted")
            XCTAssertTrue(pixels[300 - 100, 60].isClose(to: grey))
        }
    }

    func testTheButtonSitsInTheCornerOfThePicture() throws {
        try onDisplay {
            let stage = Self.stage()
            _ = stage.pixels()
            XCTAssertTrue(stage.overlay.hasSupplementaryInterface(at: ViewPoint(x: 400 - 32, y: 300 - 32)))
            stage.overlay.supplementaryInterfaceContentInsets = EdgeInsets(bottom: 60, trailing: 40)
            _ = stage.pixels()
            XCTAssertFalse(stage.overlay.hasSupplementaryInterface(at: ViewPoint(x: 400 - 32, y: 300 - 32)))
            XCTAssertTrue(stage.overlay.hasSupplementaryInterface(at: ViewPoint(x: 400 - 72, y: 300 - 92)))
        }
    }

    func testControlsAreMirroredRightToLeft() throws {
        try onDisplay {
            let stage = Self.stage()
            gtk_widget_set_direction(cast(stage.overlay), GTK_TEXT_DIR_RTL)
            stage.overlay.setContentsRectNeedsUpdate()
            _ = stage.pixels()
            XCTAssertTrue(stage.overlay.hasSupplementaryInterface(at: ViewPoint(x: 32, y: 300 - 32)))
        }
    }

    func testPillsThatDoNotFitLeaveRoomForMore() {
        func fitting(_ widths: [Double], room: Double) -> Int {
            MainActor.assumeIsolated {
                ImageAnalysisOverlayView.fittingPills(widths: widths, more: 60, room: room, spacing: 8)
            }
        }
        XCTAssertEqual(fitting([100, 100, 100], room: 316), 3)
        XCTAssertEqual(fitting([100, 100, 100], room: 315), 2)
        XCTAssertEqual(fitting([100, 100, 100], room: 200), 1)
        XCTAssertEqual(fitting([100, 100, 100], room: 100), 0)
        XCTAssertEqual(fitting([], room: 100), 0)
    }

    @MainActor
    private static func stage() -> OverlayStage {
        let stage = OverlayStage()
        gtk_widget_set_size_request(stage.container, 400, 300)
        gtk_widget_set_halign(stage.container, GTK_ALIGN_START)
        gtk_widget_set_valign(stage.container, GTK_ALIGN_START)
        gtk_settings_reset_property(gtk_settings_get_default(), "gtk-enable-animations")
        setProperty(gtk_widget_get_settings(stage.container), "gtk-enable-animations", false)
        stage.overlay.analysis = stage.makeAnalysis()
        return stage
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

/// A scrolled window scrolls to the widget that takes the focus, here one much higher than itself.
final class ScrolledFocusTests: XCTestCase {
    func testTakingTheFocusLeavesTheScrolledPart() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.window.close()
            let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
            let view = FixedView(image: OverlayStage.makeImage())
            let overlay = ImageAnalysisOverlayView()
            let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
            gtk_widget_set_size_request(cast(view), 300, 3000)
            gtk_overlay_set_child(cast(container), cast(view))
            gtk_overlay_add_overlay(cast(container), cast(overlay))
            overlay.trackingImageView = view
            gtk_scrolled_window_set_child(cast(scrolled), container)
            let window = TestWindow(showing: scrolled, width: 300, height: 200)
            defer { window.close() }
            let adjustment = try XCTUnwrap(gtk_scrolled_window_get_vadjustment(cast(scrolled)))
            gtk_adjustment_set_value(adjustment, 1200)
            window.waitForFrame()
            XCTAssertEqual(gtk_adjustment_get_value(adjustment), 1200)

            // The same without the overlay's care scrolls away, or this test would prove nothing.
            gtk_widget_grab_focus(cast(overlay))
            window.waitForFrame()
            XCTAssertNotEqual(gtk_adjustment_get_value(adjustment), 1200)
            gtk_window_set_focus(window.pointer, nil)
            gtk_adjustment_set_value(adjustment, 1200)
            window.waitForFrame()

            let analysis = stage.makeAnalysis()
            overlay.analysis = ImageAnalysis(imageSize: analysis.imageSize, blocks: analysis.blocks)
            XCTAssertTrue(overlay.selectAll())
            window.waitForFrame()
            XCTAssertTrue(gtk_widget_has_focus(cast(overlay)) != 0)
            XCTAssertEqual(gtk_adjustment_get_value(adjustment), 1200)
        }
    }
}

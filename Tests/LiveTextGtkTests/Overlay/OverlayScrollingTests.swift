// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Selecting with a real mouse beyond what is in view.
final class OverlayScrollingTests: XCTestCase {
    func testADragHeldAtTheEdgeScrollsTheImageViewAndSelects() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = try ImageStage()
            defer { stage.window.close() }
            stage.overlay.analysis = stage.makeAnalysis()
            stage.view.zoomToOriginal(animated: false)
            stage.view.center(on: .zero)
            stage.window.waitForFrame()
            // "line 0" is at (40, 40) now.
            try mouse("mousemove", "60", "52", "mousedown", "1")
            for y in stride(from: 80, through: 236, by: 26) { try mouse("mousemove", "100", "\(y)") }
            XCTAssertTrue(pump(until: { stage.overlay.selectedText.contains("line 15") }, timeout: .seconds(20)))
            XCTAssertLessThan(stage.view.viewport.offset.y, -300)
            // Back inside, it stops.
            try mouse("mousemove", "100", "120")
            stage.window.waitForFrame()
            let rest = stage.view.viewport.offset
            pump(until: { false }, timeout: .milliseconds(150))
            XCTAssertEqual(stage.view.viewport.offset, rest)
            try mouse("mousemove", "300", "400")
            XCTAssertTrue(pump(until: { stage.overlay.selectedText.hasSuffix("line 21") }, timeout: .seconds(20)))
            try mouse("mouseup", "1")
            XCTAssertTrue(pump(until: { !stage.overlay.pointing.isSelecting }))
            XCTAssertNil(stage.overlay.scrolling.tick)
        }
    }

    func testADragHeldAtTheEdgeScrollsAScrolledWindow() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = try ScrolledStage()
            defer { stage.window.close() }
            XCTAssertTrue(
                stage.overlay.hasSupplementaryInterface(at: ViewPoint(x: 300 - 32, y: 200 - 32)),
                "the button is in the corner of what is shown")
            try mouse("mousemove", "60", "52", "mousedown", "1", "mousemove", "80", "100", "mousemove", "292", "360")
            XCTAssertTrue(pump(until: { stage.overlay.selectedText.hasSuffix("line 21") }, timeout: .seconds(20)))
            XCTAssertGreaterThan(stage.scrolled, 500)
            try mouse("mousemove", "60", "1")
            XCTAssertTrue(pump(until: { stage.scrolled == 0 }, timeout: .seconds(20)))
            XCTAssertLessThan(stage.overlay.selectedText.count, 8, "\(stage.overlay.selectedText)")
            try mouse("mouseup", "1")
        }
    }

    func testReadingFollowsWhatIsScrolledIntoView() throws {
        try onDisplay {
            let stage = try ScrolledStage()
            defer { stage.window.close() }
            let image = try XCTUnwrap(stage.view.image)
            stage.overlay.present(image, analyzer: HeldAnalyzer())
            let attention = try XCTUnwrap(stage.overlay.presentation.attention)
            XCTAssertEqual(attention.rect.y, 0)
            XCTAssertEqual(attention.rect.height, 200 / 960, accuracy: 0.01)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(stage.scroller)), 480)
            XCTAssertTrue(pump(until: { abs(attention.rect.y - 0.5) < 0.01 }))
        }
    }

    func testAQuickClickNearTheEdgeScrollsNothing() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = try ScrolledStage()
            defer { stage.window.close() }
            // "line 4" is at 200 and shows at the lower edge once scrolled by 20.
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast(stage.scroller)), 20)
            stage.window.waitForFrame()
            try mouse("mousemove", "60", "194", "click", "--repeat", "2", "--delay", "30", "1")
            XCTAssertTrue(pump(until: { stage.overlay.selectedText == "line" }))
            pump(until: { false }, timeout: .milliseconds(100))
            XCTAssertEqual(stage.scrolled, 20)
        }
    }

    func testKeysAndProgramsBringTheSelectionIntoView() throws {
        try onDisplay {
            let stage = try ScrolledStage()
            defer { stage.window.close() }
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.endIndex]
            XCTAssertEqual(stage.scrolled, 0)
            stage.overlay.scrollSelectionToVisible()
            XCTAssertGreaterThan(stage.scrolled, 600)
            stage.window.waitForFrame()
            XCTAssertTrue(stage.overlay.keyPressed(UInt32(GDK_KEY_Home), .control))
            XCTAssertLessThan(stage.scrolled, 40)
        }
    }
}

/// A view of 300 × 960 in a scrolled window of 300 × 200.
@MainActor
private struct ScrolledStage {
    let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
    let overlay = ImageAnalysisOverlayView()
    let view: FixedView
    let window: TestWindow

    init() throws {
        let image = OverlayStage.makeImage(width: 300, height: 960)
        view = FixedView(image: image)
        let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
        gtk_overlay_set_child(cast(container), cast(view))
        gtk_overlay_add_overlay(cast(container), cast(overlay))
        gtk_widget_set_size_request(cast(view), 300, 960)
        gtk_scrolled_window_set_child(cast(scroller), container)
        gtk_scrolled_window_set_policy(cast(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
        overlay.trackingImageView = view
        window = TestWindow(showing: scroller, width: 300, height: 200)
        overlay.analysis = ImageStage.columnAnalysis(
            22, identity: image?.identity, size: ImageSize(width: 300, height: 960))
        window.waitForFrame()
    }

    var scrolled: Double { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast(scroller))) }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Real presses: whose they are.
final class OverlayPressTests: XCTestCase {
    func testTextReadUnderAPressInTimeIsSelected() throws {
        try withStage { stage, mouse in
            stage.overlay.undecidedPressPolicy = .deferred(.seconds(20))
            let analyzer = HeldAnalyzer()
            try Self.present(analyzer, on: stage)
            try mouse("mousemove", "60", "52", "mousedown", "1")
            XCTAssertTrue(pump(until: { stage.overlay.pointing.machine.undecidedLocation != nil }))
            try mouse("mousemove", "120", "92", "mousemove", "300", "92")
            analyzer.continuation.yield(
                AnalysisUpdate(analysis: stage.makeAnalysis(), progress: 0.5, isFinal: false))
            XCTAssertTrue(pump(until: { stage.overlay.selectedText.hasSuffix("line 1") }))
            try mouse("mousemove", "301", "132", "mouseup", "1")
            XCTAssertTrue(pump(until: { stage.overlay.selectedText.hasSuffix("line 2") }))
        }
    }

    func testAPressWithoutTextInTimePansTheView() throws {
        try withStage { stage, mouse in
            let analyzer = HeldAnalyzer()
            try Self.present(analyzer, on: stage)
            let before = stage.view.viewport.offset
            try mouse("mousemove", "200", "150", "mousedown", "1")
            XCTAssertTrue(pump(until: { stage.overlay.pointing.machine.undecidedLocation != nil }))
            XCTAssertTrue(pump(until: { stage.overlay.pointing.machine.undecidedLocation == nil }))
            for step in 1...8 { try mouse("mousemove", "\(200 - 8 * step)", "\(150 - 6 * step)") }
            XCTAssertTrue(pump(until: { stage.view.viewport.offset.x < before.x - 20 }))
            try mouse("mouseup", "1")
            XCTAssertTrue(pump(until: { stage.view.drag == nil }))
        }
    }

    func testADoubleClickBeforeAnythingIsReadZooms() throws {
        try withStage { stage, mouse in
            try Self.present(HeldAnalyzer(), on: stage)
            let zoom = stage.view.zoom
            try mouse("mousemove", "200", "150", "click", "--repeat", "2", "--delay", "60", "1")
            XCTAssertTrue(pump(until: { stage.view.targetZoom != zoom }))
        }
    }

    func testTheHostCanHavePressesAtOnce() throws {
        try withStage { stage, mouse in
            stage.overlay.undecidedPressPolicy = .passThrough
            try Self.present(HeldAnalyzer(), on: stage)
            try mouse("mousemove", "200", "150", "mousedown", "1", "mousemove", "199", "150")
            pump(until: { false }, timeout: .milliseconds(50))
            XCTAssertNil(stage.overlay.pointing.machine.undecidedLocation)
            try mouse("mouseup", "1")
        }
    }

    func testBesideTextEverythingIsTheViews() throws {
        try withStage { stage, mouse in
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            for button in ["1", "2"] {
                let before = stage.view.viewport.offset
                // The middle button pans over text, too.
                let start = button == "1" ? ViewPoint(x: 310, y: 150) : ViewPoint(x: 70, y: 132)
                try mouse("mousemove", "\(Int(start.x))", "\(Int(start.y))", "mousedown", button)
                for step in 1...8 {
                    try mouse("mousemove", "\(Int(start.x) - 6 * step)", "\(Int(start.y) - 6 * step)")
                }
                XCTAssertTrue(
                    pump(until: { stage.view.viewport.offset.y < before.y - 15 }), "button \(button) does not pan")
                try mouse("mouseup", button)
                XCTAssertTrue(pump(until: { stage.view.drag == nil }))
                XCTAssertFalse(stage.overlay.hasActiveTextSelection)
                stage.view.center(on: .zero)
                stage.window.waitForFrame()
            }
            let zoom = stage.view.targetZoom
            try mouse("mousemove", "310", "150", "click", "--repeat", "2", "--delay", "60", "1")
            XCTAssertTrue(pump(until: { stage.view.targetZoom != zoom }), "a double click does not zoom")
        }
    }

    func testTheHostsMenuOpensOnBlankAndItsMenuIsNotOpenedOnText() throws {
        try withStage { stage, mouse in
            var menus: [ViewPoint] = []
            let click: OpaquePointer = gtk_gesture_click_new()
            gtk_gesture_single_set_button(click, 3)
            connect(click, "pressed") { (_: Int, x: Double, y: Double) in menus.append(ViewPoint(x: x, y: y)) }
            gtk_widget_add_controller(cast(stage.view), click)
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            try mouse("mousemove", "310", "150", "click", "3")
            XCTAssertTrue(pump(until: { menus.count == 1 }))
            XCTAssertNil(stage.overlay.menu)
            try mouse("mousemove", "70", "52", "click", "3")
            XCTAssertTrue(pump(until: { stage.overlay.menu != nil }))
            XCTAssertEqual(menus.count, 1)
            XCTAssertEqual(stage.overlay.selectedText, "line")
        }
    }

    func testAHostsControlAboveAnUntrackedOverlayIsItsOwn() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = OverlayStage()
            defer { stage.window.close() }
            var clicks = 0
            let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Host")
            gtk_widget_set_halign(button, GTK_ALIGN_START)
            gtk_widget_set_valign(button, GTK_ALIGN_START)
            gtk_widget_set_size_request(button, 200, 100)
            connect(button, "clicked") { clicks += 1 }
            gtk_overlay_add_overlay(cast(stage.container), button)
            stage.overlay.trackingImageView = nil
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            XCTAssertTrue(stage.overlay.hasText(at: ViewPoint(x: 70, y: 52)))
            try mouse("mousemove", "70", "52", "click", "1")
            XCTAssertTrue(pump(until: { clicks == 1 }))
            try mouse("click", "--repeat", "2", "--delay", "40", "1")
            XCTAssertTrue(pump(until: { clicks == 3 }))
            XCTAssertFalse(stage.overlay.hasActiveTextSelection)
            gtk_overlay_remove_overlay(cast(stage.container), button)
            stage.window.waitForFrame()
            try mouse("mousemove", "72", "52", "click", "--repeat", "2", "--delay", "40", "1")
            XCTAssertTrue(pump(until: { stage.overlay.selectedText == "Hello" }))
        }
    }

    func testFocusIsTakenOnlyByAClickIntoText() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = OverlayStage()
            defer { stage.window.close() }
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectableItemsHighlighted = true
            stage.window.waitForFrame()
            @MainActor func isFocused() -> Bool {
                gtk_window_get_focus(stage.window.pointer) == cast(stage.overlay)
            }
            XCTAssertFalse(isFocused())
            try mouse("mousemove", "300", "250", "click", "1")
            pump(until: { false }, timeout: .milliseconds(50))
            XCTAssertFalse(isFocused())
            try mouse("mousemove", "70", "52", "click", "1")
            XCTAssertTrue(pump(until: isFocused))
        }
    }

    func testShouldBeginIsAskedOncePerTypeAndRespected() throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = OverlayStage()
            defer { stage.window.close() }
            let host = RefusingDelegate()
            stage.overlay.delegate = host
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            stage.window.waitForFrame()
            try mouse("mousemove", "300", "250", "click", "1")
            XCTAssertTrue(pump(until: { !host.asked.isEmpty }))
            XCTAssertTrue(stage.overlay.hasActiveTextSelection, "a refused blank click clears nothing")
            XCTAssertEqual(host.asked, [.textSelection])
            host.asked = []
            host.answer = true
            try mouse("mousemove", "301", "250", "click", "1")
            XCTAssertTrue(pump(until: { !stage.overlay.hasActiveTextSelection }))
            host.asked = []
            // On the link, which is text and data.
            try mouse("mousemove", "100", "152", "mousedown", "1", "mousemove", "160", "152", "mouseup", "1")
            XCTAssertTrue(pump(until: { stage.overlay.hasActiveTextSelection }))
            XCTAssertEqual(host.asked.count, 2)
            XCTAssertEqual(Set(host.asked.map(\.rawValue)).count, 2)
        }
    }

    @MainActor
    private static func present(_ analyzer: HeldAnalyzer, on stage: ImageStage) throws {
        stage.overlay.present(stage.image, analyzer: analyzer)
        XCTAssertTrue(pump(until: { stage.overlay.isAnalyzing }))
    }

    /// The picture at its original size, its upper left corner in the view's.
    private func withStage(_ test: @MainActor (ImageStage, Mouse) throws -> Void) throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = try ImageStage()
            defer { stage.window.close() }
            stage.view.zoomToOriginal(animated: false)
            stage.view.center(on: .zero)
            stage.window.waitForFrame()
            try mouse("mousemove", "319", "239")
            try test(stage, mouse)
        }
    }
}

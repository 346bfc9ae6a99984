// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayKeyboardTests: XCTestCase {
    func testACaretSelectsAnyPartOfTheText() throws {
        try withOverlayStage { stage in
            let overlay = stage.overlay
            XCTAssertFalse(Self.press(overlay, GDK_KEY_Right), "without a caret the arrows are the viewer's")
            XCTAssertFalse(Self.press(overlay, GDK_KEY_Right, .shift))
            XCTAssertTrue(Self.press(overlay, GDK_KEY_F7))
            XCTAssertTrue(overlay.isCaretNavigationEnabled)
            XCTAssertEqual(Self.said(overlay), "Hello world")
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Right, .control))
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Right))
            XCTAssertEqual(Self.said(overlay), "w")
            XCTAssertTrue(Self.press(overlay, GDK_KEY_End, .shift))
            XCTAssertEqual(overlay.selectedText, "world")
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Down))
            XCTAssertEqual(Self.said(overlay), "Call 555")
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Home))
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Down, .shift))
            XCTAssertTrue(overlay.selectedText.hasPrefix("Call"))
            // Escape: the selection, the caret, then nothing is left.
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Escape))
            XCTAssertFalse(overlay.hasActiveTextSelection)
            XCTAssertTrue(overlay.isCaretNavigationEnabled)
            XCTAssertTrue(Self.press(overlay, GDK_KEY_Escape))
            XCTAssertFalse(overlay.isCaretNavigationEnabled)
            XCTAssertFalse(Self.press(overlay, GDK_KEY_Escape))
        }
    }

    func testTheCaretIsDrawnWhileTheKeyboardIsThere() throws {
        try withOverlayStage { stage in
            let without = stage.pixels()
            stage.overlay.isCaretNavigationEnabled = true
            XCTAssertNotEqual(stage.pixels()[50, 52], without[50, 52])
            stage.overlay.isCaretNavigationEnabled = false
            XCTAssertEqual(stage.pixels()[50, 52], without[50, 52])
            stage.overlay.analysis = nil
            stage.overlay.isCaretNavigationEnabled = true
            XCTAssertFalse(stage.overlay.isCaretNavigationEnabled, "without text there is no caret")
        }
    }

    func testTheCaretActsOnItemsAndOpensMenus() throws {
        try withOverlayStage { stage in
            let host = ActionDelegate()
            stage.overlay.delegate = host
            stage.overlay.isCaretNavigationEnabled = true
            XCTAssertFalse(Self.press(stage.overlay, GDK_KEY_Return), "no item is here")
            XCTAssertTrue(Self.press(stage.overlay, GDK_KEY_Menu))
            XCTAssertEqual(stage.overlay.selectedText, "Hello")
            XCTAssertNotNil(stage.overlay.menu)
            stage.overlay.closeMenu()
            XCTAssertTrue(Self.press(stage.overlay, GDK_KEY_Escape))
            XCTAssertTrue(Self.press(stage.overlay, GDK_KEY_End, .control))
            XCTAssertTrue(Self.press(stage.overlay, GDK_KEY_Return))
            XCTAssertEqual(host.performed.count, 1)
            XCTAssertEqual(host.performed.first?.uri, "https://www.example.org")
        }
    }

    func testSelectionsAreAnnounced() throws {
        try withOverlayStage { stage in
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.index(text.startIndex, offsetBy: 5)]
            XCTAssertTrue(pump(until: { Self.said(stage.overlay) == "Selected: Hello" }))
            stage.overlay.copySelection()
            XCTAssertEqual(Self.said(stage.overlay), "Copied")
            var changes = 0
            let status = try XCTUnwrap(stage.overlay.accessibleChildren.status)
            connectNotify(status, "label") { changes += 1 }
            stage.overlay.copySelection()
            XCTAssertEqual(Self.said(stage.overlay), "Copied")
            XCTAssertEqual(changes, 2, "said again, its name has changed in between")
        }
    }

    func testMuchTextIsAnnouncedByItsNumber() throws {
        try onDisplay {
            let stage = try ImageStage()
            defer { stage.window.close() }
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            let count = stage.overlay.selectedText.count
            XCTAssertTrue(pump(until: { Self.said(stage.overlay) == "\(count) characters selected" }))
        }
    }

    func testAHostCanKeepKeysToItself() throws {
        try withOverlayStage { stage in
            let host = ActionDelegate()
            host.takesKeys = true
            stage.overlay.delegate = host
            XCTAssertFalse(Self.press(stage.overlay, GDK_KEY_F7))
            XCTAssertFalse(Self.press(stage.overlay, GDK_KEY_a, .control))
            XCTAssertFalse(stage.overlay.hasActiveTextSelection)
        }
    }

    @MainActor
    private static func press(
        _ overlay: ImageAnalysisOverlayView, _ key: Int32, _ modifiers: InputEvent.Modifiers = []
    ) -> Bool { overlay.keyPressed(UInt32(key), modifiers) }

    @MainActor
    private static func said(_ overlay: ImageAnalysisOverlayView) -> String {
        overlay.accessibleChildren.status.flatMap { gtk_label_get_text(cast($0)) }.map { String(cString: $0) } ?? ""
    }
}

/// Takes over every action.
@MainActor
private final class ActionDelegate: ImageAnalysisOverlayViewDelegate {
    var performed: [DataAction] = []
    var takesKeys = false

    func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool {
        performed.append(action)
        return true
    }

    func overlayView(_ overlayView: ImageAnalysisOverlayView, shouldHandleKeyDownEvent event: InputEvent) -> Bool {
        !takesKeys
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// What keyboard and screen readers reach, and what they do not.
final class OverlayReachTests: XCTestCase {
    func testAScreenReaderActsOnItemsOnlyWhileTheyAct() throws {
        try withOverlayStage { stage in
            let host = CountingDelegate()
            stage.overlay.delegate = host
            let item = try XCTUnwrap(stage.overlay.accessibleChildren.items.first?.widget)
            for types: InteractionTypes in [.textSelection, []] {
                stage.overlay.preferredInteractionTypes = types
                XCTAssertEqual(gtk_widget_get_focusable(item), 0)
                XCTAssertEqual(gtk_widget_activate(item), 1, "as assistive technology does")
                // A button that is activated shows pressed for a while before it is clicked.
                pump(until: { host.actions > 0 }, timeout: .milliseconds(700))
                XCTAssertEqual(host.actions, 0, "\(types)")
            }
            stage.overlay.preferredInteractionTypes = .dataDetectors
            XCTAssertEqual(gtk_widget_activate(item), 1)
            XCTAssertTrue(pump(until: { host.actions == 1 }))
        }
    }

    func testTheFirstAnnouncementIsAChange() throws {
        try withOverlayStage { stage in
            let status = try XCTUnwrap(stage.overlay.accessibleChildren.status)
            XCTAssertEqual(gtk_label_get_text(cast(status)).map { String(cString: $0) }, "")
            stage.overlay.selectAll()
            stage.overlay.copySelection()
            XCTAssertEqual(stage.overlay.accessibleChildren.status, status)
            XCTAssertEqual(gtk_label_get_text(cast(status)).map { String(cString: $0) }, "Copied")
        }
    }

    func testTextWithNothingElseToReachTakesTheFocus() throws {
        try withOverlayStage { stage in
            let overlay = stage.overlay
            overlay.analysis = stage.makeAnalysis(lines: 2)
            overlay.setSupplementaryInterfaceHidden(true, animated: false)
            XCTAssertTrue(overlay.focus(GTK_DIR_TAB_FORWARD))
            XCTAssertEqual(gtk_widget_has_focus(cast(overlay)), 1)
            XCTAssertFalse(overlay.focus(GTK_DIR_TAB_FORWARD), "and gives it back")
            overlay.preferredInteractionTypes = .dataDetectors
            gtk_window_set_focus(stage.window.pointer, nil)
            XCTAssertFalse(overlay.focus(GTK_DIR_TAB_FORWARD), "there is nothing to select")
        }
    }

    func testShiftTabFromTheTextLeavesIt() throws {
        try withOverlayStage { stage in
            stage.overlay.selectAll()
            XCTAssertEqual(gtk_widget_has_focus(cast(stage.overlay)), 1)
            XCTAssertFalse(stage.overlay.focus(GTK_DIR_TAB_BACKWARD))
            XCTAssertTrue(stage.overlay.focus(GTK_DIR_TAB_FORWARD))
            let item = try XCTUnwrap(stage.overlay.accessibleChildren.items.first?.widget)
            XCTAssertEqual(gtk_widget_has_focus(item), 1)
        }
    }

    func testEachLineHasItsLanguage() throws {
        try withOverlayStage { stage in
            let lines = [("Guten Tag", "de"), ("Bonjour", "fr"), ("?", nil)].enumerated().map { index, line in
                let quad = ImageQuad(ImageRect(x: 50, y: 40 + Double(index) * 50, width: 100, height: 24))
                return TextLine(
                    id: TextLine.ID(rawValue: index),
                    words: [TextWord(text: line.0, quad: quad, confidence: 0.9)], quad: quad, language: line.1)
            }
            stage.overlay.analysis = ImageAnalysis(
                imageIdentity: stage.view.image?.identity, imageSize: ImageSize(width: 400, height: 300),
                blocks: [TextBlock(lines: lines)])
            let languages = stage.overlay.accessibleChildren.lines.map { child in
                gtk_label_get_attributes(cast(child.widget)).map { attributes in
                    let text = pango_attr_list_to_string(attributes)
                    defer { g_free(text) }
                    return text.map { String(cString: $0) } ?? ""
                } ?? ""
            }
            XCTAssertEqual(languages.count, 3)
            XCTAssertTrue(languages[0].contains("language de"), languages[0])
            XCTAssertTrue(languages[1].contains("language fr"), languages[1])
            XCTAssertEqual(languages[2], "")
        }
    }

    func testAPlaceThatOnlyAClickHasLeftTakesNoKeys() throws {
        try withOverlayStage { stage in
            let overlay = stage.overlay
            let delegate = RecordingDelegate()
            overlay.delegate = delegate
            let text = try XCTUnwrap(overlay.content?.text)
            overlay.changeSelection(TextSelection(caret: 3, in: text))
            XCTAssertEqual(delegate.selectionChanges, 0, "nothing is selected")
            XCTAssertFalse(overlay.hasKeyboardUse)
            for key in [GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Left] {
                XCTAssertFalse(overlay.keyPressed(UInt32(key), []), "\(key)")
            }
            XCTAssertTrue(overlay.keyPressed(UInt32(GDK_KEY_End), .shift))
            XCTAssertEqual(overlay.selectedText, "lo world")
            XCTAssertEqual(delegate.selectionChanges, 1)
            overlay.changeSelection(TextSelection(caret: 3, in: text))
            XCTAssertFalse(overlay.leave(), "there is nothing to see that could be left")
        }
    }
}

/// Takes over every action and counts them.
@MainActor
private final class CountingDelegate: ImageAnalysisOverlayViewDelegate {
    var actions = 0

    func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool {
        actions += 1
        return true
    }
}

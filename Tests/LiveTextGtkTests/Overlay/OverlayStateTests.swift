// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayStateTests: XCTestCase {
    func testAutomaticTypesAreActiveOnceAnAnalysisIsSet() throws {
        try onDisplay {
            let stage = OverlayStage()
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [])
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [.textSelection, .dataDetectors])
            XCTAssertTrue(stage.overlay.liveTextButtonVisible)
        }
    }

    func testDataDetectorsCanWaitForTheButton() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.dataDetectorsActivate = .whenHighlighted
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [.textSelection])
            stage.overlay.selectableItemsHighlighted = true
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [.textSelection, .dataDetectors])
        }
    }

    func testOnlyDataDetectorsShowNoButton() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.preferredInteractionTypes = .dataDetectors
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [.dataDetectors])
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
            XCTAssertFalse(stage.overlay.selectAll())
        }
    }

    func testNoTypesSwitchEverythingOff() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.preferredInteractionTypes = []
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [])
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
            XCTAssertFalse(stage.overlay.hasActiveTextSelection)
        }
    }

    func testClearingTheAnalysisClearsEverythingAtOnce() throws {
        try onDisplay {
            let stage = OverlayStage()
            let delegate = RecordingDelegate()
            stage.overlay.delegate = delegate
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.analysis = nil
            XCTAssertEqual(stage.overlay.selectedText, "")
            XCTAssertEqual(stage.overlay.text, "")
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
            XCTAssertFalse(stage.overlay.hasInteractiveItem(at: ViewPoint(x: 60, y: 50)))
            XCTAssertEqual(delegate.buttonChanges, [true, false])
            XCTAssertEqual(delegate.highlightChanges, [true, false])
            XCTAssertEqual(delegate.selectionChanges, 2)
        }
    }

    func testNothingOfAPictureThatIsGoneIsSeenInTheNextFrame() throws {
        try onDisplay {
            let stage = OverlayStage()
            let blank = stage.pixels()
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertTrue(pump(until: { stage.overlay.supplementary.button?.appearance.value == 1 }))
            XCTAssertNotEqual(stage.pixels(), blank)
            // Without the button's own switching off, which is at once.
            stage.overlay.analysis = nil
            XCTAssertEqual(stage.overlay.supplementary.button?.appearance.value, 0)
            XCTAssertEqual(stage.pixels(), blank)
        }
    }

    func testDelegatesHearOfRealChangesOnly() throws {
        try onDisplay {
            let stage = OverlayStage()
            let delegate = RecordingDelegate()
            stage.overlay.delegate = delegate
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectableItemsHighlighted = false
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.resetSelection()
            XCTAssertEqual(delegate.highlightChanges, [true])
            XCTAssertEqual(delegate.selectionChanges, 0)
        }
    }

    func testAnAnalysisOfAnotherPictureIsDropped() throws {
        try onDisplay {
            let stage = OverlayStage()
            let other = ImageAnalysis(imageIdentity: ImageIdentity(), imageSize: ImageSize(width: 400, height: 300))
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.analysis = other
            XCTAssertEqual(stage.overlay.text, "Hello world\nCall 555\nwww.example.org")
        }
    }

    func testAnotherPictureClearsTheOverlay() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            stage.view.image = OverlayStage.makeImage()
            XCTAssertNil(stage.overlay.analysis)
        }
    }

    func testARevisionKeepsSelectionAndHighlight() throws {
        try onDisplay {
            let stage = OverlayStage()
            let first = stage.makeAnalysis(revision: 1, lines: 2)
            stage.overlay.analysis = first
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.index(text.startIndex, offsetBy: 5)]
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.analysis = stage.makeAnalysis(id: first.id, revision: 2)
            XCTAssertEqual(stage.overlay.selectedText, "Hello")
            XCTAssertTrue(stage.overlay.selectableItemsHighlighted)
            XCTAssertTrue(stage.overlay.text.hasSuffix("www.example.org"))
        }
    }

    func testSeveralRangesAreSelectedAsASearchFindsThem() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            let text = stage.overlay.text
            let found = ["wor", "555"].compactMap { text.range(of: $0) }
            stage.overlay.selectedRanges = found.reversed()
            XCTAssertEqual(stage.overlay.selectedRanges, found)
            XCTAssertEqual(stage.overlay.selectedText, "wor\n555")
        }
    }

    func testAnOlderRevisionIsDropped() throws {
        try onDisplay {
            let stage = OverlayStage()
            let new = stage.makeAnalysis(revision: 2)
            stage.overlay.analysis = new
            stage.overlay.selectAll()
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.analysis = stage.makeAnalysis(id: new.id, revision: 1, lines: 2)
            XCTAssertEqual(stage.overlay.analysis, new)
            XCTAssertTrue(stage.overlay.hasActiveTextSelection)
            XCTAssertTrue(stage.overlay.selectableItemsHighlighted)
        }
    }

    func testAPillThatLooksTheSameStaysWithTheFocus() throws {
        try onDisplay {
            let stage = OverlayStage()
            let first = stage.makeAnalysis(revision: 1, lines: 2)
            stage.overlay.analysis = first
            stage.overlay.selectableItemsHighlighted = true
            stage.window.waitForFrame()
            let copyAll = try XCTUnwrap(stage.overlay.supplementary.pills.last?.widget)
            XCTAssertEqual(gtk_widget_grab_focus(copyAll), 1)
            stage.overlay.analysis = stage.makeAnalysis(id: first.id, revision: 2)
            stage.window.waitForFrame()
            XCTAssertEqual(stage.overlay.supplementary.pills.count, 2, "the link's came")
            XCTAssertEqual(stage.overlay.supplementary.pills.last?.widget, copyAll)
            XCTAssertEqual(gtk_widget_has_focus(copyAll), 1)
            // It does what the new revision says.
            let copied = CopiedText()
            stage.overlay.delegate = copied
            XCTAssertEqual(gtk_widget_activate(copyAll), 1)
            XCTAssertTrue(pump(until: { copied.text == stage.overlay.text }))
        }
    }

    func testForeignStringRangesAreLeftOut() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            let other = String(repeating: "語", count: 500)
            stage.overlay.selectAll()
            stage.overlay.selectedRanges = [other.index(other.startIndex, offsetBy: 400)..<other.endIndex]
            XCTAssertEqual(stage.overlay.selectedRanges, [])
        }
    }

    func testPointQueriesFollowTheActiveTypes() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            let scale = Double(stage.view.width) / 400
            let offset = (Double(stage.view.height) - 300 * scale) / 2
            func at(_ x: Double, _ y: Double) -> ViewPoint { ViewPoint(x: x * scale, y: y * scale + offset) }
            XCTAssertTrue(stage.overlay.hasText(at: at(60, 50)))
            XCTAssertFalse(stage.overlay.hasDataDetector(at: at(60, 50)))
            XCTAssertTrue(stage.overlay.hasDataDetector(at: at(80, 150)))
            XCTAssertFalse(stage.overlay.hasInteractiveItem(at: at(300, 250)))
            stage.overlay.preferredInteractionTypes = .dataDetectors
            XCTAssertFalse(stage.overlay.hasText(at: at(60, 50)))
            XCTAssertTrue(stage.overlay.analysisHasText(at: at(60, 50)))
        }
    }

    func testCopyPutsExactlyTheTextOnTheClipboardAndSaysSo() throws {
        try onDisplay {
            let stage = OverlayStage()
            var notices: [OverlayNotice] = []
            stage.overlay.noticeHandler = { notices.append($0) }
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertFalse(stage.overlay.copySelection())
            stage.overlay.selectAll()
            XCTAssertTrue(stage.overlay.copySelection())
            XCTAssertEqual(notices, [.copied(lines: 3)])
        }
    }

    func testEscapeLeavesSelectionThenHighlight() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            stage.overlay.selectableItemsHighlighted = true
            XCTAssertTrue(stage.overlay.leave())
            XCTAssertFalse(stage.overlay.hasActiveTextSelection)
            XCTAssertTrue(stage.overlay.selectableItemsHighlighted)
            XCTAssertTrue(stage.overlay.leave())
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
            XCTAssertFalse(stage.overlay.leave())
        }
    }

    func testADestroyedOverlayIsReleased() throws {
        try onDisplay {
            weak var overlay: ImageAnalysisOverlayView?
            do {
                let stage = OverlayStage()
                stage.overlay.analysis = stage.makeAnalysis()
                stage.overlay.selectableItemsHighlighted = true
                overlay = stage.overlay
                stage.window.close()
            }
            pump(until: { overlay == nil }, timeout: .seconds(2))
            XCTAssertNil(overlay)
        }
    }
}

/// Takes over what is copied.
@MainActor
private final class CopiedText: ImageAnalysisOverlayViewDelegate {
    var text: String?

    func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool {
        guard case .copy(let text) = action.kind else { return false }
        self.text = text
        return true
    }
}

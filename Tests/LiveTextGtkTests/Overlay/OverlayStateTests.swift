// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

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

    func testForeignStringRangesAreLeftOut() throws {
        try onDisplay {
            let stage = OverlayStage()
            stage.overlay.analysis = stage.makeAnalysis()
            let other = String(repeating: "語", count: 500)
            stage.overlay.selectedRanges = [other.index(other.startIndex, offsetBy: 400)..<other.endIndex]
            XCTAssertFalse(stage.overlay.selectedText.contains("語"))
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

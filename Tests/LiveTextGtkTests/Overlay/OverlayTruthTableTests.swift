// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// What each set of interaction types makes of text, data and codes, with the button off and on.
final class OverlayTruthTableTests: XCTestCase {
    /// What a person can do and sees.
    private struct Row: Equatable, CustomStringConvertible {
        var active: InteractionTypes = []
        var selects = false
        var acts = false
        var marks = false
        var button = false
        var pills = false

        var description: String {
            "active \(active.rawValue), selects \(selects), acts \(acts), marks \(marks), button \(button), pills \(pills)"
        }
    }

    private static let both: InteractionTypes = [.textSelection, .dataDetectors]

    func testTextAndData() throws {
        try onDisplay {
            let stage = Self.stage()
            for preferred: InteractionTypes in [.automatic, .automaticTextOnly, [.automatic, .dataDetectors]] {
                XCTAssertEqual(
                    Self.row(stage, preferred, on: false),
                    Row(active: Self.both, selects: true, acts: true, button: true))
                XCTAssertEqual(
                    Self.row(stage, preferred, on: true),
                    Row(active: Self.both, selects: true, acts: true, marks: true, button: true, pills: true))
            }
            XCTAssertEqual(
                Self.row(stage, .textSelection, on: false), Row(active: .textSelection, selects: true, button: true))
            XCTAssertEqual(
                Self.row(stage, .textSelection, on: true), Row(active: .textSelection, selects: true, button: true))
            XCTAssertEqual(
                Self.row(stage, .dataDetectors, on: true), Row(active: .dataDetectors, acts: true, marks: true))
            XCTAssertEqual(
                Self.row(stage, Self.both, on: false),
                Row(active: Self.both, selects: true, acts: true, marks: true, button: true))
            XCTAssertEqual(Self.row(stage, [], on: true), Row())
        }
    }

    func testDataThatWaitsForTheButton() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.dataDetectorsActivate = .whenHighlighted
            XCTAssertEqual(
                Self.row(stage, .automatic, on: false), Row(active: .textSelection, selects: true, button: true))
            XCTAssertEqual(
                Self.row(stage, .automatic, on: true),
                Row(active: Self.both, selects: true, acts: true, marks: true, button: true, pills: true))
        }
    }

    func testCodesAlone() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.analysis = Self.codesAlone(stage)
            let point = ViewPoint(x: 200, y: 150)
            XCTAssertEqual(stage.overlay.activeInteractionTypes, .dataDetectors)
            XCTAssertTrue(stage.overlay.liveTextButtonVisible)
            XCTAssertTrue(stage.overlay.hasDataDetector(at: point))
            XCTAssertFalse(stage.overlay.hasText(at: point))
            stage.overlay.dataDetectorsActivate = .whenHighlighted
            XCTAssertEqual(stage.overlay.activeInteractionTypes, .dataDetectors, "nothing has to be highlighted first")
            stage.overlay.preferredInteractionTypes = .textSelection
            XCTAssertEqual(stage.overlay.activeInteractionTypes, [])
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
        }
    }

    func testNothingRecognised() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.analysis = ImageAnalysis(
                imageIdentity: stage.view.image?.identity, imageSize: ImageSize(width: 400, height: 300))
            for preferred: InteractionTypes in [.automatic, .textSelection, .dataDetectors, Self.both] {
                XCTAssertEqual(Self.row(stage, preferred, on: true), Row())
            }
        }
    }

    func testHiddenControlsLeaveEveryInteraction() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.setSupplementaryInterfaceHidden(true, animated: false)
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
            XCTAssertTrue(stage.overlay.supplementaryFrames.isEmpty)
            XCTAssertEqual(stage.overlay.activeInteractionTypes, Self.both)
            XCTAssertTrue(stage.overlay.selectableItemsHighlighted)
            XCTAssertTrue(stage.overlay.selectAll())
            stage.overlay.isSupplementaryInterfaceHidden = false
            XCTAssertTrue(stage.overlay.liveTextButtonVisible)
        }
    }

    func testTheHighlightResetsWithAnotherAnalysisAndWithoutTypes() throws {
        try onDisplay {
            let stage = Self.stage()
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.analysis = ImageAnalysis(
                imageIdentity: stage.view.image?.identity, imageSize: ImageSize(width: 400, height: 300),
                blocks: stage.makeAnalysis(lines: 1).blocks)
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.preferredInteractionTypes = []
            stage.overlay.preferredInteractionTypes = .automatic
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
        }
    }

    func testTheSameTextReadAgainKeepsTheSelection() throws {
        try onDisplay {
            let stage = Self.stage()
            let analyzer = HeldAnalyzer()
            let image = try XCTUnwrap(stage.view.image)
            let text = stage.overlay.text
            stage.overlay.selectedRanges = [text.startIndex..<text.index(text.startIndex, offsetBy: 5)]
            stage.overlay.selectableItemsHighlighted = true
            stage.overlay.present(image, analyzer: analyzer)
            XCTAssertEqual(stage.overlay.selectedText, "Hello")
            // What is there of the second reading yet says less; it is not shown.
            let again = ImageAnalysis.ID()
            analyzer.continuation.yield(
                AnalysisUpdate(
                    analysis: stage.makeAnalysis(id: again, revision: 1, lines: 1), progress: 0.4, isFinal: false))
            let last = stage.makeAnalysis(id: again, revision: 2)
            analyzer.continuation.yield(AnalysisUpdate(analysis: last, progress: 1, isFinal: true))
            analyzer.continuation.finish()
            XCTAssertTrue(pump(until: { stage.overlay.analysis?.id == again }))
            XCTAssertEqual(stage.overlay.selectedText, "Hello")
            XCTAssertTrue(stage.overlay.selectableItemsHighlighted)
            // Set by the host, the same text keeps its selection, too, but the button goes off.
            stage.overlay.analysis = stage.makeAnalysis()
            XCTAssertEqual(stage.overlay.selectedText, "Hello")
            XCTAssertFalse(stage.overlay.selectableItemsHighlighted)
            // Other text of the same picture is another text.
            let other = HeldAnalyzer()
            stage.overlay.present(image, analyzer: other)
            other.continuation.yield(
                AnalysisUpdate(analysis: stage.makeAnalysis(lines: 1), progress: 1, isFinal: true))
            other.continuation.finish()
            XCTAssertTrue(pump(until: { stage.overlay.text == "Hello world" }))
            XCTAssertEqual(stage.overlay.selectedText, "")
        }
    }

    @MainActor
    private static func codesAlone(_ stage: OverlayStage) -> ImageAnalysis {
        ImageAnalysis(
            imageIdentity: stage.view.image?.identity, imageSize: ImageSize(width: 400, height: 300),
            codes: [
                MachineReadableCode(
                    symbology: .qr, bytes: Array("https://www.example.org".utf8), text: "https://www.example.org",
                    quad: ImageQuad(ImageRect(x: 150, y: 100, width: 100, height: 100)))
            ])
    }

    @MainActor
    private static func stage() -> OverlayStage {
        let stage = OverlayStage()
        stage.overlay.analysis = stage.makeAnalysis()
        setProperty(gtk_widget_get_settings(stage.container), "gtk-enable-animations", false)
        return stage
    }

    @MainActor
    private static func row(_ stage: OverlayStage, _ preferred: InteractionTypes, on: Bool) -> Row {
        let overlay = stage.overlay
        overlay.selectableItemsHighlighted = false
        overlay.preferredInteractionTypes = preferred
        overlay.selectableItemsHighlighted = on
        stage.window.waitForFrame()
        let text = ViewPoint(x: 70, y: 52)
        let link = ViewPoint(x: 100, y: 152)
        return Row(
            active: overlay.activeInteractionTypes, selects: overlay.hasText(at: text),
            acts: overlay.hasDataDetector(at: link), marks: overlay.marksItems,
            button: overlay.liveTextButtonVisible,
            pills: overlay.supplementary.pills.contains(where: \.isWanted)
                || overlay.supplementary.more?.isWanted == true)
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayPresentationTests: XCTestCase {
    func testAnAnalysisMayComeWhileWidgetsArePlaced() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            let analysis = stage.makeAnalysis()
            for new in [analysis, nil, analysis] {
                var wasAllocated = false
                stage.view.whileAllocated = {
                    wasAllocated = true
                    stage.overlay.analysis = new
                    stage.overlay.selectableItemsHighlighted = new != nil
                }
                stage.view.queueResize()
                stage.window.waitForFrame()
                XCTAssertTrue(wasAllocated)
                stage.view.whileAllocated = nil
                stage.window.waitForFrame()
                XCTAssertEqual(stage.overlay.analysis, new)
                // It is all there by the next frame: at its place and on screen.
                let button = try XCTUnwrap(stage.overlay.supplementary.button)
                XCTAssertEqual(gtk_widget_get_child_visible(button.widget) != 0, new != nil)
                guard new != nil else { continue }
                XCTAssertEqual(gtk_widget_get_width(button.widget), 40)
                XCTAssertEqual(stage.overlay.accessibleChildren.lines.count, 3)
                for line in stage.overlay.accessibleChildren.lines {
                    XCTAssertGreaterThan(gtk_widget_get_width(line.widget), 0)
                }
            }
        }
    }

    func testTwoWindowsOfOnePictureKeepApart() throws {
        try onDisplay {
            let first = OverlayStage()
            let second = OverlayStage(image: first.view.image)
            defer { for stage in [first, second] { stage.window.close() } }
            let image = try XCTUnwrap(first.view.image)
            let analyzer = ProgramAnalyzer()
            for stage in [first, second] { stage.overlay.present(image, analyzer: analyzer) }
            XCTAssertTrue(pump(until: { first.overlay.text == "Legible" && second.overlay.text == "Legible" }))
            first.overlay.selectAll()
            first.overlay.selectableItemsHighlighted = true
            XCTAssertFalse(second.overlay.hasActiveTextSelection)
            XCTAssertFalse(second.overlay.selectableItemsHighlighted)
            first.view.image = OverlayStage.makeImage()
            XCTAssertNil(first.overlay.analysis)
            XCTAssertEqual(second.overlay.text, "Legible")
        }
    }

    func testResultsAppearAsTheyCome() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = HeldAnalyzer()
            let image = try XCTUnwrap(stage.view.image)
            stage.overlay.present(image, analyzer: analyzer)
            let first = stage.makeAnalysis(revision: 1, lines: 1)
            analyzer.continuation.yield(AnalysisUpdate(analysis: first, progress: 0.3, isFinal: false))
            XCTAssertTrue(pump(until: { stage.overlay.text == "Hello world" }))
            XCTAssertTrue(stage.overlay.isAnalyzing)
            let last = stage.makeAnalysis(id: first.id, revision: 2)
            analyzer.continuation.yield(AnalysisUpdate(analysis: last, progress: 1, isFinal: true))
            analyzer.continuation.finish()
            XCTAssertTrue(pump(until: { !stage.overlay.isAnalyzing }))
            XCTAssertEqual(stage.overlay.analysis, last)
        }
    }

    func testALateResultOfTheFirstPictureNeverAppears() throws {
        try onDisplay {
            let stage = OverlayStage()
            let slow = HeldAnalyzer()
            let first = try XCTUnwrap(stage.view.image)
            stage.overlay.present(first, analyzer: slow)
            let late = stage.makeAnalysis(revision: 1)
            let second = try XCTUnwrap(OverlayStage.makeImage())
            stage.view.image = second
            stage.overlay.present(second, analyzer: ProgramAnalyzer())
            slow.continuation.yield(AnalysisUpdate(analysis: late, progress: 1, isFinal: true))
            slow.continuation.finish()
            XCTAssertTrue(pump(until: { stage.overlay.text == "Legible" && !stage.overlay.isAnalyzing }))
            XCTAssertEqual(stage.overlay.analysis?.imageIdentity, second.identity)
        }
    }

    func testNothingIsReadBeforeThePictureHasSettled() throws {
        try onDisplay {
            let stage = OverlayStage()
            let image = try XCTUnwrap(stage.view.image)
            for _ in 0..<5 {
                stage.overlay.present(image, analyzer: HeldAnalyzer(), settlingDelay: .seconds(60))
                pump(until: { false }, timeout: .milliseconds(10))
                XCTAssertFalse(stage.overlay.isAnalyzing)
            }
            stage.overlay.present(image, analyzer: ProgramAnalyzer(), settlingDelay: .milliseconds(20))
            XCTAssertTrue(pump(until: { stage.overlay.text == "Legible" }))
        }
    }

    func testTheAnalyzerGetsReadyWhileThePictureSettles() throws {
        try onDisplay {
            let stage = OverlayStage()
            let image = try XCTUnwrap(stage.view.image)
            let analyzer = HeldAnalyzer()
            stage.overlay.present(image, analyzer: analyzer)
            XCTAssertEqual(analyzer.prewarmCount, 0, "what begins at once needs no time ahead")
            stage.overlay.present(image, analyzer: analyzer, settlingDelay: .seconds(60))
            XCTAssertEqual(analyzer.prewarmCount, 1)
            XCTAssertFalse(stage.overlay.isAnalyzing)
            stage.overlay.cancelPresentation()
        }
    }

    func testMissingLanguageDataNamesThePackage() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = HeldAnalyzer()
            var notices: [OverlayNotice] = []
            stage.overlay.noticeHandler = { notices.append($0) }
            stage.overlay.present(try XCTUnwrap(stage.view.image), analyzer: analyzer)
            analyzer.continuation.finish(throwing: AnalysisError.languageDataMissing(package: "tesseract-ocr-deu"))
            XCTAssertTrue(pump(until: { !notices.isEmpty }))
            XCTAssertEqual(notices, [.languageDataMissing(package: "tesseract-ocr-deu")])
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
        }
    }

    func testAPictureWithoutTextSaysSo() throws {
        try onDisplay {
            let stage = OverlayStage()
            let analyzer = HeldAnalyzer()
            var notices: [OverlayNotice] = []
            stage.overlay.noticeHandler = { notices.append($0) }
            let image = try XCTUnwrap(stage.view.image)
            stage.overlay.present(image, analyzer: analyzer)
            let empty = ImageAnalysis(imageIdentity: image.identity, imageSize: image.size)
            analyzer.continuation.yield(AnalysisUpdate(analysis: empty, progress: 1, isFinal: true))
            analyzer.continuation.finish()
            XCTAssertTrue(pump(until: { notices == [.nothingFound] }))
            XCTAssertFalse(stage.overlay.liveTextButtonVisible)
        }
    }
}

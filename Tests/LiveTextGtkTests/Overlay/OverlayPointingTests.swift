// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// A real pointer over text and items: its shape, holding it down, the arrow beside an item.
final class OverlayPointingTests: XCTestCase {
    func testTheCursorTellsWhatAPressWouldDo() throws {
        try withStage { stage, mouse in
            for (place, name) in [
                (ViewPoint(x: 80, y: 52), "text"), (ViewPoint(x: 100, y: 152), "pointer"),
                (ViewPoint(x: 300, y: 250), nil),
            ] {
                try mouse("mousemove", "\(Int(place.x))", "\(Int(place.y))")
                XCTAssertTrue(pump(until: { stage.overlay.pointing.cursorName == name }), "\(place)")
                // It is the pointer's on screen, not only a wish.
                XCTAssertEqual(gtk_widget_get_cursor(stage.container) != nil, name != nil)
            }
            try mouse("mousemove", "100", "152")
            XCTAssertTrue(pump(until: { stage.overlay.pointing.cursorName == "pointer" }))
            stage.overlay.preferredInteractionTypes = .textSelection
            XCTAssertEqual(stage.overlay.pointing.cursorName, "text")
            stage.overlay.preferredInteractionTypes = []
            XCTAssertNil(stage.overlay.pointing.cursorName)
        }
    }

    func testOverTextThatRunsDownTheCursorLies() throws {
        try withStage { stage, mouse in
            // A quarter turn about the picture's corner: what ran along now runs down.
            stage.view.placement = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0)
            stage.window.waitForFrame()
            try mouse("mousemove", "248", "80")
            XCTAssertTrue(pump(until: { stage.overlay.pointing.cursorName == "vertical-text" }))
        }
    }

    func testHoldingAnItemOpensItsMenu() throws {
        try withStage { stage, mouse in
            stage.overlay.preferredInteractionTypes = .textSelection
            try Self.hold(mouse)
            XCTAssertTrue(pump(until: { stage.overlay.menu != nil }))
            XCTAssertEqual(stage.overlay.selectedText, "", "it is about the item, not its text")
            try mouse("mouseup", "1")
        }
    }

    func testHoldingMeansTheTextWhereItemsAreNotWanted() throws {
        try withStage { stage, mouse in
            stage.overlay.preferredInteractionTypes = .textSelection
            stage.overlay.allowLongPressForDataDetectorsInTextMode = false
            try Self.hold(mouse)
            XCTAssertTrue(pump(until: { stage.overlay.menu != nil }))
            XCTAssertEqual(stage.overlay.selectedText, "example")
            try mouse("mouseup", "1")
        }
    }

    func testHoldingDoesNothingWhereTheHostLetsNothingBegin() throws {
        try withStage { stage, mouse in
            let host = RefusingDelegate()
            stage.overlay.delegate = host
            try Self.hold(mouse)
            // Longer than a press that is held.
            pump(until: { stage.overlay.menu != nil }, timeout: .milliseconds(900))
            XCTAssertNil(stage.overlay.menu)
            XCTAssertEqual(Set(host.asked.map(\.rawValue)).count, 2, "asked for text and for data")
            try mouse("mouseup", "1")
        }
    }

    /// Presses the link and does not let go.
    @MainActor private static func hold(_ mouse: Mouse) throws {
        try mouse("mousemove", "100", "152", "mousedown", "1")
    }

    func testTheArrowBesideAnItemOpensItsMenu() throws {
        try withStage { stage, mouse in
            try mouse("mousemove", "100", "152")
            XCTAssertTrue(pump(until: { stage.overlay.hover.opacity.value == 1 }))
            let item = try XCTUnwrap(stage.overlay.content?.items.first)
            let chip = stage.overlay.chipCenter(of: item, try XCTUnwrap(stage.overlay.mapping))
            // Beside the chip as it is drawn, in the wider area that only a blank ground has.
            let place = ViewPoint(x: chip.x + OverlayMetrics.chipHitDiameter / 2 - 2, y: chip.y)
            XCTAssertTrue(stage.overlay.isOnChip(place))
            XCTAssertFalse(stage.overlay.isOnChip(ViewPoint(x: place.x + 4, y: place.y)))
            try mouse("mousemove", "\(Int(chip.x))", "\(Int(chip.y))", "click", "1")
            XCTAssertTrue(pump(until: { stage.overlay.menu != nil }))
        }
    }

    func testTheWholeOutlineOfAnItemOverTwoLinesIsTheItem() throws {
        try withStage { stage, _ in
            let first = ImageQuad(ImageRect(x: 50, y: 40, width: 120, height: 24))
            let second = ImageQuad(ImageRect(x: 50, y: 78, width: 120, height: 24))
            let lines = [("12 Long", first), ("Road", second)].enumerated().map { index, line in
                TextLine(
                    id: TextLine.ID(rawValue: index),
                    words: [TextWord(text: line.0, quad: line.1, confidence: 0.9)], quad: line.1)
            }
            let address = DataItem(
                value: .link(url: "https://long.example"), text: "12 Long\nRoad", range: 0..<12,
                quads: [first, second], confidence: 0.9)
            stage.overlay.analysis = ImageAnalysis(
                imageIdentity: stage.view.image?.identity, imageSize: ImageSize(width: 400, height: 300),
                blocks: [TextBlock(lines: lines)], dataItems: [address])
            stage.window.waitForFrame()
            for y in stride(from: 40.0, through: 100, by: 2) {
                XCTAssertTrue(stage.overlay.hasDataDetector(at: ViewPoint(x: 60, y: y)), "\(y)")
            }
            XCTAssertFalse(stage.overlay.hasDataDetector(at: ViewPoint(x: 60, y: 112)))
            XCTAssertFalse(stage.overlay.hasDataDetector(at: ViewPoint(x: 200, y: 70)))
        }
    }

    private func withStage(_ test: @MainActor (OverlayStage, Mouse) throws -> Void) throws {
        try onDisplay {
            let mouse = try Mouse()
            let stage = OverlayStage()
            defer { stage.window.close() }
            stage.view.placement = AffineTransform(scaleX: 1, scaleY: 1, tx: 0, ty: 0)
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            try mouse("mousemove", "399", "299")
            try test(stage, mouse)
        }
    }
}

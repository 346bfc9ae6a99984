// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

final class LiveTextTests: XCTestCase {
    @MainActor
    private static func isOn(_ stage: Stage) -> Bool {
        guard let state = g_action_group_get_action_state(cast(stage.window.pointer), "live-text") else { return false }
        defer { g_variant_unref(state) }
        return g_variant_get_boolean(state) != 0
    }

    func testTheSwitchTurnsTheHighlightOnAndOff() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.window.overlay.liveTextButtonVisible }))
            stage.window.actions.activate("live-text")
            XCTAssertTrue(stage.window.overlay.selectableItemsHighlighted)
            XCTAssertTrue(Self.isOn(stage))
            stage.window.actions.activate("leave")
            XCTAssertFalse(stage.window.overlay.selectableItemsHighlighted)
            XCTAssertFalse(Self.isOn(stage))
            stage.close()
        }
    }

    func testInFullScreenTheButtonRestsWithTheOtherControls() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            defer { stage.close() }
            stage.open("a.png")
            let (window, overlay) = (stage.window, stage.window.overlay)
            XCTAssertTrue(pump(until: { overlay.liveTextButtonVisible }))
            window.controls.wake()
            window.controls.rest()
            XCTAssertTrue(overlay.liveTextButtonVisible, "in a window it stays")
            // Without a window manager the screen cannot be filled.
            window.layout.isOverlaid = true
            window.controls.wake()
            XCTAssertTrue(overlay.liveTextButtonVisible)
            window.controls.rest()
            XCTAssertFalse(overlay.liveTextButtonVisible)
            window.actions.activate("live-text")
            XCTAssertTrue(overlay.selectableItemsHighlighted, "the key works without the button")
            XCTAssertTrue(overlay.liveTextButtonVisible)
            window.actions.activate("live-text")
            XCTAssertFalse(overlay.liveTextButtonVisible)
            window.controls.wake()
            XCTAssertTrue(overlay.liveTextButtonVisible)
        }
    }

    func testAPlaceIsShownOnTheWebWhereThereAreNoMaps() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            defer { stage.close() }
            let page = DataAction(
                id: "address.openOnTheWeb", kind: .open(uri: "https://maps.example/"), title: PresentationText("Go"),
                iconName: "")
            let notify = try XCTUnwrap(stage.window.overlay.noticeHandler)
            notify(.noApplication(.scheme("geo"), value: "1 Park Row", onTheWeb: page))
            XCTAssertEqual(stage.window.toasts.text, "No application for places")
            XCTAssertEqual(stage.window.toasts.actionLabel, "Go")
            notify(.noApplication(.scheme("tel"), value: "555", onTheWeb: nil))
            XCTAssertEqual(stage.window.toasts.actionLabel, "Copy")
        }
    }

    func testAskedForTooEarlyItComesWhenItCan() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.window.open([stage.folder.file("a.png")])
            XCTAssertTrue(pump(until: { stage.window.picture != nil }))
            stage.window.actions.activate("live-text")
            XCTAssertTrue(pump(until: { stage.window.overlay.selectableItemsHighlighted }))
            stage.close()
        }
    }

    func testNoTextIsSaidToThoseWhoAsk() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.analyzer.outcome = .nothing
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.window.reading.outcome == .nothingFound }))
            XCTAssertNil(stage.window.toasts.text, "nobody asked")
            stage.window.actions.activate("live-text")
            XCTAssertEqual(stage.window.toasts.text, "There is no text in this picture")
            XCTAssertFalse(Self.isOn(stage))
            stage.close()
        }
    }

    func testMissingLanguageDataIsSaidOnceAndToThoseWhoAsk() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png", "b.png"])
            stage.analyzer.outcome = .failure(.languageDataMissing(package: "tesseract-ocr-eng"))
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.window.toasts.text?.contains("tesseract-ocr-eng") ?? false }))
            stage.window.toasts.dismiss()
            stage.window.actions.activate("next")
            stage.settle()
            XCTAssertTrue(pump(until: { stage.analyzer.images.count == 2 }))
            stage.wait(milliseconds: 50)
            XCTAssertNil(stage.window.toasts.text)
            stage.window.actions.activate("live-text")
            XCTAssertTrue(stage.window.toasts.text?.contains("tesseract-ocr-eng") ?? false)
            stage.close()
        }
    }

    func testTurnedOffNothingIsRead() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.settings.isLiveTextEnabled = false
            stage.open("a.png")
            stage.wait(milliseconds: 50)
            XCTAssertEqual(stage.analyzer.images, [])
            stage.window.actions.activate("live-text")
            XCTAssertEqual(stage.window.toasts.text, "Live Text is turned off")
            stage.window.toasts.act()
            XCTAssertTrue(stage.settings.isLiveTextEnabled)
            XCTAssertTrue(pump(until: { stage.window.overlay.selectableItemsHighlighted }))
            stage.settings.isLiveTextEnabled = false
            XCTAssertEqual(stage.window.overlay.text, "")
            XCTAssertFalse(Self.isOn(stage))
            stage.close()
        }
    }

    func testSettingsReachTheOverlay() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.settings.dataDetectorsActivate = .whenHighlighted
            XCTAssertEqual(stage.window.overlay.dataDetectorsActivate, .whenHighlighted)
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.analyzer.images.count == 1 }))
            stage.settings.locales = ["de"]
            XCTAssertTrue(pump(until: { stage.analyzer.images.count == 2 }), "it was not read anew")
            stage.close()
        }
    }

    func testCopyTakesTheSelectionBeforeThePicture() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            stage.window.actions.activate("select-all")
            XCTAssertTrue(stage.window.overlay.hasActiveTextSelection)
            stage.window.actions.activate("copy")
            XCTAssertEqual(stage.window.toasts.text, "Copied")
            stage.window.actions.activate("leave")
            XCTAssertFalse(stage.window.overlay.hasActiveTextSelection)
            stage.window.actions.activate("copy")
            XCTAssertEqual(stage.window.toasts.text, "Picture copied")
            stage.close()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

final class WindowTests: XCTestCase {
    func testEveryKeyLeadsToAnAction() throws {
        try onDisplay {
            let stage = try Stage()
            for (name, keys) in Accelerators.last {
                XCTAssertNotNil(g_action_map_lookup_action(cast(stage.window.pointer), name), name)
                for key in keys { XCTAssertTrue(Self.isKey(key), key) }
            }
            for (name, keys) in Accelerators.global {
                let parts = name.split(separator: ".").map(String.init)
                switch parts.first {
                case "win": XCTAssertNotNil(g_action_map_lookup_action(cast(stage.window.pointer), parts[1]), name)
                case "app": XCTAssertNotNil(g_action_map_lookup_action(cast(stage.application.pointer), parts[1]), name)
                default: XCTAssertEqual(name, "window.close")
                }
                for key in keys { XCTAssertTrue(Self.isKey(key), key) }
            }
            stage.close()
        }
    }

    @MainActor
    private static func isKey(_ key: String) -> Bool {
        var value = guint(0)
        var modifiers = GdkModifierType(rawValue: 0)
        return gtk_accelerator_parse(key, &value, &modifiers) != 0 && value != 0
    }

    func testNoKeyHasTwoMeanings() {
        MainActor.assumeIsolated {
            let keys = Accelerators.global.flatMap(\.value) + Accelerators.last.flatMap(\.value)
            XCTAssertEqual(keys.count, Set(keys).count)
        }
    }

    func testZoomButtonsMoveOutOfTheWay() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png"])
            stage.open("a.png")
            XCTAssertTrue(pump(until: { stage.window.width > 0 }))
            XCTAssertFalse(stage.window.header.showsZoomButtons)
            XCTAssertTrue(pump(until: { stage.window.overlay.liveTextButtonVisible }))
            stage.window.actions.activate("live-text")
            XCTAssertTrue(stage.window.header.showsZoomButtons, "they are among the quick actions")
            stage.window.actions.activate("live-text")
            XCTAssertFalse(stage.window.header.showsZoomButtons)
            stage.close()
        }
    }

    func testControlsComeWithThePointerAndGo() throws {
        try onDisplay {
            let controls = PictureControls()
            controls.hasPicture = true
            controls.hasOtherPictures = true
            @MainActor func isRevealed(_ widget: WidgetPointer) -> Bool {
                gtk_revealer_get_reveal_child(cast(widget)) != 0
            }
            XCTAssertFalse(isRevealed(controls.next))
            controls.wake()
            XCTAssertTrue(isRevealed(controls.next) && isRevealed(controls.previous) && isRevealed(controls.zoom))
            controls.isSelecting = true
            XCTAssertFalse(isRevealed(controls.next) || isRevealed(controls.zoom))
            XCTAssertEqual(gtk_widget_get_can_target(controls.next), 0, "a hidden button is in the way of the text")
            controls.isSelecting = false
            controls.isZoomElsewhere = true
            XCTAssertTrue(isRevealed(controls.next))
            XCTAssertFalse(isRevealed(controls.zoom))
            controls.hasOtherPictures = false
            XCTAssertFalse(isRevealed(controls.next))
            controls.hasOtherPictures = true
            XCTAssertTrue(pump(until: { !isRevealed(controls.next) }), "they stay for ever")
        }
    }

    func testOneToastAtATime() throws {
        try onDisplay {
            let toasts = ToastArea()
            toasts.show("First")
            toasts.show("Second")
            XCTAssertEqual(toasts.text, "Second")
            XCTAssertTrue(Stage.texts(in: toasts.widget).contains("Second"))
            var acted = 0
            toasts.show(Toast(text: "Third", action: .init(label: "Do", handler: { acted += 1 })))
            toasts.act()
            XCTAssertEqual(acted, 1)
            XCTAssertNil(toasts.text)
            toasts.act()
            XCTAssertEqual(acted, 1, "an action that is gone was done")
            toasts.show("Fourth")
            XCTAssertTrue(pump(until: { toasts.text == nil }), "it stays for ever")
        }
    }

    func testThePersistentToastStays() throws {
        try onDisplay {
            let toasts = ToastArea()
            toasts.show("Before")
            toasts.show(Toast(text: "Stay", isPersistent: true))
            pump(until: { false }, timeout: .milliseconds(3500))
            XCTAssertEqual(toasts.text, "Stay")
        }
    }

    func testTheWindowRemembersItsSize() throws {
        try onDisplay {
            let stage = try Stage()
            gtk_window_set_default_size(stage.window.pointer, 700, 500)
            stage.wait(milliseconds: 50)
            gtk_window_close(stage.window.pointer)
            XCTAssertTrue(pump(until: { stage.application.windows.isEmpty }))
            XCTAssertEqual(stage.settings.windowSize, .init(width: 700, height: 500))
        }
    }

    func testAClosedWindowIsGone() throws {
        try onDisplay {
            let decoder = FakeDecoder()
            let application = try Stage.makeApplication(decoder: decoder, analyzer: FakeAnalyzer())
            let folder = try TestFolder()
            decoder.outcomes["a.png"] = .picture(try .plain())
            weak var window: ViewerWindow?
            try Self.inScope {
                let made = application.makeWindow()
                window = made
                made.open([try folder.addPicture("a.png")])
                gtk_window_present(made.pointer)
                pump(until: { made.picture != nil && made.overlay.text == "Hello" })
                gtk_window_destroy(made.pointer)
            }
            XCTAssertTrue(pump(until: { window == nil }), "something keeps the window")
            XCTAssertTrue(application.windows.isEmpty)
        }
    }

    /// A scope whose locals are gone at its end.
    @MainActor
    private static func inScope(_ body: @MainActor () throws -> Void) rethrows { try body() }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class LiveTextMenuTests: XCTestCase {
    private func item(_ id: String) -> LiveTextMenu.Item { LiveTextMenu.Item(id: id, title: id) {} }

    private var menu: LiveTextMenu { LiveTextMenu(sections: [[item("a"), item("b")], [item("c")]]) }

    private func ids(_ menu: LiveTextMenu) -> [[String]] { menu.sections.map { $0.map(\.id) } }

    func testEntriesAreFoundReplacedAndTakenOutByIdentifier() {
        var menu = menu
        XCTAssertEqual(menu["b"]?.title, "b")
        XCTAssertNil(menu["x"])
        menu["b"] = item("B")
        menu["a"] = nil
        XCTAssertEqual(ids(menu), [["B"], ["c"]])
        menu["x"] = nil
        menu["x"] = item("x")
        XCTAssertEqual(ids(menu), [["B"], ["c"], ["x"]])
        menu.remove(["c", "nothing"])
        XCTAssertEqual(ids(menu), [["B"], ["x"]])
    }

    func testEntriesAreInsertedBesideOthers() {
        var menu = menu
        XCTAssertTrue(menu.insert(item("1"), before: "a"))
        XCTAssertTrue(menu.insert(item("2"), after: "c"))
        XCTAssertFalse(menu.insert(item("3"), after: "nothing"))
        XCTAssertEqual(ids(menu), [["1", "a", "b"], ["c", "2"]])
    }

    func testClosedMenusLeaveNothing() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            stage.overlay.analysis = stage.makeAnalysis()
            stage.overlay.selectAll()
            stage.window.waitForFrame()
            @MainActor func popovers() -> Int {
                var count = 0
                var child = gtk_widget_get_first_child(cast(stage.overlay))
                while let current = child {
                    if isInstance(current, of: gtk_popover_get_type()) { count += 1 }
                    child = gtk_widget_get_next_sibling(current)
                }
                return count
            }
            for _ in 0..<3 {
                stage.overlay.openMenu(
                    for: .text, at: ViewPoint(x: 60, y: 52), event: InputEvent(kind: .pointerDown(button: 3)))
                stage.window.waitForFrame()
            }
            XCTAssertTrue(pump(until: { popovers() == 1 }), "\(popovers()) popovers")
            XCTAssertNotNil(stage.overlay.menu, "the end of one menu is not that of the next")
            stage.overlay.closeMenu()
            XCTAssertTrue(pump(until: { popovers() == 0 }))
            // An overlay that goes with its menu open takes it along.
            stage.overlay.openMenu(
                for: .text, at: ViewPoint(x: 60, y: 52), event: InputEvent(kind: .pointerDown(button: 3)))
            gtk_overlay_remove_overlay(cast(stage.container), cast(stage.overlay))
            pump(until: { false }, timeout: .milliseconds(50))
            XCTAssertNil(stage.overlay.menu)
        }
    }

    func testWhatAMenuIsAboutStaysMarked() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            setProperty(gtk_widget_get_settings(stage.container), "gtk-enable-animations", false)
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            let item = try XCTUnwrap(stage.overlay.content?.items.first)
            let place = ViewPoint(x: 100, y: 152)
            stage.overlay.pointing.location = place
            stage.overlay.pointing.isOverView = true
            stage.overlay.updatePointerTarget()
            XCTAssertEqual(stage.overlay.hover.target, item.id)
            // The pointer is off the picture as soon as the menu has taken it.
            let host = MenuListener()
            stage.overlay.delegate = host
            stage.overlay.openMenu(for: .item(item), at: place, event: InputEvent(kind: .pointerDown(button: 3)))
            stage.overlay.pointing.location = nil
            stage.overlay.pointerTargetMayHaveMoved()
            XCTAssertEqual(stage.overlay.hover.shownItem, item.id)
            XCTAssertEqual(host.events, ["opens link.open"])
            stage.overlay.closeMenu()
            XCTAssertTrue(pump(until: { host.events.count == 2 }))
            XCTAssertEqual(host.events.last, "closed link.open")
        }
    }

    func testADelegateEditsTheMenuByIdentifier() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            let host = MenuDelegate()
            let interaction = ImageAnalysisInteraction(host)
            gtk_overlay_remove_overlay(cast(stage.container), cast(stage.overlay))
            stage.view.addInteraction(interaction)
            interaction.analysis = stage.makeAnalysis()
            interaction.overlayView.selectAll()
            stage.window.waitForFrame()
            interaction.overlayView.openMenu(
                for: .text, at: ViewPoint(x: 60, y: 52), event: InputEvent(kind: .pointerDown(button: 3)))
            XCTAssertTrue(host.proposed.contains("text.copy"))
            XCTAssertTrue(host.proposed.contains("text.selectAll"))
            XCTAssertNotNil(interaction.overlayView.menu)
            // A menu without entries does not open.
            host.empties = true
            interaction.overlayView.openMenu(
                for: .text, at: ViewPoint(x: 60, y: 52), event: InputEvent(kind: .pointerDown(button: 3)))
            XCTAssertNil(interaction.overlayView.menu)
            host.allows = false
            host.proposed = []
            interaction.overlayView.openMenu(
                for: .text, at: ViewPoint(x: 60, y: 52), event: InputEvent(kind: .pointerDown(button: 3)))
            XCTAssertEqual(host.proposed, [])
            // An action is the host's when it says so.
            let item = try XCTUnwrap(interaction.overlayView.content?.items.first)
            interaction.overlayView.activate(item)
            XCTAssertEqual(host.performed.first?.uri, "https://www.example.org")
        }
    }
}

/// Tells which menus open and close.
@MainActor
private final class MenuListener: ImageAnalysisOverlayViewDelegate {
    private(set) var events: [String] = []

    func overlayView(_ overlayView: ImageAnalysisOverlayView, willOpen menu: LiveTextMenu) {
        events.append("opens \(menu.items.first?.id ?? "")")
    }

    func overlayView(_ overlayView: ImageAnalysisOverlayView, didClose menu: LiveTextMenu) {
        events.append("closed \(menu.items.first?.id ?? "")")
    }
}

@MainActor
private final class MenuDelegate: ImageAnalysisInteractionDelegate {
    var proposed: [String] = []
    var performed: [DataAction] = []
    var empties = false
    var allows = true

    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool { allows }

    func interaction(
        _ interaction: ImageAnalysisInteraction, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu {
        proposed = menu.items.map(\.id)
        var menu = menu
        if empties { menu.remove(proposed) }
        menu.insert(LiveTextMenu.Item(id: "host.note", title: "Add to Note") {}, after: "text.copy")
        return menu
    }

    func interaction(_ interaction: ImageAnalysisInteraction, perform action: DataAction) -> Bool {
        performed.append(action)
        return true
    }
}

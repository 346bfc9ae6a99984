// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LegibleApp

final class ApplicationTests: XCTestCase {
    func testFilesOpenWhereTheUserLooksUnlessAskedOtherwise() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["a.png", "b.png"])
            stage.application.open([stage.folder.file("a.png")], inNewWindow: false)
            XCTAssertEqual(stage.application.windows.count, 1)
            XCTAssertTrue(pump(until: { stage.title == "a.png" }))
            stage.application.open([stage.folder.file("b.png")], inNewWindow: true)
            XCTAssertEqual(stage.application.windows.count, 2)
            XCTAssertTrue(pump(until: { stage.application.windows.last?.picture?.name == "b.png" }))
            XCTAssertEqual(stage.title, "a.png")
            for window in stage.application.windows { gtk_window_destroy(window.pointer) }
        }
    }

    func testTheReportNamesWhatThereIs() throws {
        try onDisplay {
            let report = VersionReport.current.text
            for part in ["Legible \(BuildInfo.version)", "GTK 4.", "tesseract ", "zbar ", "libadwaita ", "languages "] {
                XCTAssertTrue(report.contains(part), report)
            }
        }
    }

    func testTheShortcutsWindowCanBeBuilt() throws {
        try onDisplay {
            let builder: OpaquePointer = gtk_builder_new()
            let added = try throwingGLibError {
                gtk_builder_add_from_string(builder, ShortcutsWindow.interface, -1, $0)
            }
            XCTAssertNotEqual(added, 0)
            let window = try XCTUnwrap(gtk_builder_get_object(builder, "shortcuts"))
            XCTAssertTrue(isInstance(window, of: gtk_shortcuts_window_get_type()))
            gtk_window_destroy(cast(window))
            g_object_unref(builder.raw)
        }
    }

    func testPreferencesChangeTheSettings() throws {
        try onDisplay {
            let stage = try Stage()
            let preferences = PreferencesWindow(settings: stage.settings)
            gtk_window_present(preferences.pointer)
            let toggle = try XCTUnwrap(Self.first(gtk_switch_get_type(), in: cast(preferences.pointer)))
            gtk_switch_set_active(cast(toggle), 0)
            XCTAssertFalse(stage.settings.isLiveTextEnabled)
            let choice = try XCTUnwrap(Self.first(gtk_drop_down_get_type(), in: cast(preferences.pointer)))
            gtk_drop_down_set_selected(cast(choice), 1)
            XCTAssertEqual(stage.settings.dataDetectorsActivate, .whenHighlighted)
            gtk_window_destroy(preferences.pointer)
            stage.close()
        }
    }

    @MainActor
    private static func first(_ type: GType, in widget: WidgetPointer) -> WidgetPointer? {
        if isInstance(widget, of: type) { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if let found = first(type, in: current) { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }

    func testEveryLanguageHasAName() {
        MainActor.assumeIsolated {
            XCTAssertEqual(LanguageNames.name(of: "de"), "Deutsch")
            XCTAssertEqual(LanguageNames.name(of: "zh-Hans"), "简体中文")
            XCTAssertEqual(LanguageNames.name(of: "pt-BR"), "Português (BR)")
            XCTAssertEqual(LanguageNames.name(of: "ka"), "ქართული")
            XCTAssertEqual(LanguageNames.name(of: "xx"), "xx")
        }
    }
}

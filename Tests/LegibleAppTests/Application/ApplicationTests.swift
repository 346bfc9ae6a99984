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

    func testActionsAreSetInPreferences() throws {
        try onDisplay {
            let stage = try Stage()
            defer { stage.close() }
            let preferences = PreferencesWindow(settings: stage.settings)
            gtk_window_present(preferences.pointer)
            defer { gtk_window_destroy(preferences.pointer) }
            let entries = Self.all(gtk_entry_get_type(), in: cast(preferences.pointer))
            XCTAssertEqual(entries.count, 9)
            @MainActor func usual() -> ActionPreferences {
                pump(until: { false }, timeout: .milliseconds(20))
                return stage.settings.actionPreferences
            }
            let standard = usual()
            let search = entries[0]
            gtk_editable_set_text(cast(search), "https://search.example/{text}")
            XCTAssertEqual(usual().searchAddress.template, "https://search.example/{text}")
            // What is no address is shown to be none, and not kept.
            for bad in ["https://search.example/", "file:///{text}", "https://{text}/", "no"] {
                gtk_editable_set_text(cast(search), bad)
                XCTAssertEqual(usual().searchAddress.template, "https://search.example/{text}", bad)
                XCTAssertEqual(gtk_widget_has_css_class(search, "error"), 1, bad)
            }
            gtk_editable_set_text(cast(search), " ")
            XCTAssertEqual(usual().searchAddress, standard.searchAddress)
            XCTAssertEqual(gtk_widget_has_css_class(search, "error"), 0)
            // The carrier's own page is no address that could be shown.
            XCTAssertEqual(gtk_entry_get_text_length(cast(entries[6])), 0)
            gtk_editable_set_text(cast(entries[6]), "https://parcels.example/{text}")
            XCTAssertEqual(usual().trackingAddress?.template, "https://parcels.example/{text}")

            let (currency, rates) = (entries[7], entries[8])
            gtk_editable_set_text(cast(rates), "eur 1 usd 1.08")
            XCTAssertEqual(usual().currencyRates, ["EUR": 1, "USD": 1.08])
            gtk_editable_set_text(cast(rates), "EUR 1, USD")
            XCTAssertEqual(usual().currencyRates, ["EUR": 1, "USD": 1.08])
            gtk_editable_set_text(cast(currency), "usd")
            XCTAssertEqual(usual().currency, "USD")
            gtk_editable_set_text(cast(rates), "")
            XCTAssertEqual(usual().currencyRates, [:])
        }
    }

    func testRatesAreReadAndWritten() {
        XCTAssertEqual(CurrencyRates("EUR 1, USD 1.08")?.rates, ["EUR": 1, "USD": 1.08])
        XCTAssertEqual(CurrencyRates("usd=1.08;eur=1;")?.text, "EUR 1, USD 1.08")
        for bad in [
            "", "EUR", "EUR x", "EUR 0", "EUR -1", "EUR inf", "EU 1", "EURO 1", "EUR 1 EUR 2", "1 EUR", "ÉUR 1",
        ] {
            XCTAssertNil(CurrencyRates(bad), bad)
        }
    }

    @MainActor
    private static func all(_ type: GType, in widget: WidgetPointer) -> [WidgetPointer] {
        var found = isInstance(widget, of: type) ? [widget] : []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            found += all(type, in: current)
            child = gtk_widget_get_next_sibling(current)
        }
        return found
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

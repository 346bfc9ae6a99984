// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

/// The application with fakes behind it, and one window of it on screen.
@MainActor
final class Stage {
    let folder: TestFolder
    let decoder = FakeDecoder()
    let analyzer = FakeAnalyzer()
    let settings: Settings
    let application: LegibleApplication
    let window: ViewerWindow

    /// - Parameter pictures: names of files in the folder, each with a picture of its own.
    init(pictures: [String] = []) throws {
        folder = try TestFolder()
        let application = try Self.makeApplication(decoder: decoder, analyzer: analyzer)
        self.application = application
        settings = application.services.settings
        for name in pictures {
            try folder.addPicture(name)
            decoder.outcomes[name] = .picture(try .plain())
        }
        window = application.makeWindow()
        gtk_window_set_default_size(window.pointer, 800, 600)
        gtk_window_present(window.pointer)
        let widget: WidgetPointer = cast(window.pointer)
        XCTAssertTrue(pump(until: { gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0 }))
    }

    /// A registered application, whose process nobody else talks to.
    static func makeApplication(decoder: FakeDecoder, analyzer: FakeAnalyzer) throws -> LegibleApplication {
        let application = LegibleApplication(identifier: nil) {
            Services(decoder: decoder, analyzer: analyzer, settings: Settings(storage: .memory))
        }
        _ = try throwingGLibError { g_application_register(cast(application.pointer), nil, $0) }
        return application
    }

    func close() { gtk_window_destroy(window.pointer) }

    // MARK: What is shown

    var title: String { gtk_window_get_title(window.pointer).map { String(cString: $0) } ?? "" }

    /// The identity of the picture on screen.
    var shown: ImageIdentity? { window.imageView.imageIdentity }

    var isStatusPageShown: Bool { gtk_widget_get_visible(window.statusPage.widget) != 0 }

    /// Every text on the status page.
    var statusTexts: [String] { Self.texts(in: window.statusPage.widget) }

    static func texts(in widget: WidgetPointer) -> [String] {
        if isInstance(widget, of: gtk_label_get_type()) {
            return [gtk_label_get_text(cast(widget)).map { String(cString: $0) } ?? ""]
        }
        var texts: [String] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            texts += Self.texts(in: current)
            child = gtk_widget_get_next_sibling(current)
        }
        return texts
    }

    // MARK: Doing

    /// Opens a file of the folder and waits until it is shown or not.
    func open(_ name: String) {
        window.open([folder.file(name)])
        settle()
    }

    /// Waits until nothing is being loaded or listed.
    func settle(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(
            pump(until: { !self.window.loader.isLoading && !self.window.navigator.isReading }),
            "still loading", file: file, line: line)
    }

    func isEnabled(_ action: String) -> Bool {
        g_action_group_get_action_enabled(cast(window.pointer), action) != 0
    }

    /// Lets events pass for a while in which something must not happen.
    func wait(milliseconds: Int) { pump(until: { false }, timeout: .milliseconds(milliseconds)) }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

func action(_ uri: String) -> DataAction { action(.open(uri: uri)) }

func action(_ kind: DataAction.Kind, warnings: [PresentationText] = []) -> DataAction {
    DataAction(id: "test", kind: kind, title: PresentationText("Show Password"), iconName: "", warnings: warnings)
}

/// What becomes of an action asked for in a window.
///
/// - Parameter answer: what the person does in the dialog that comes; without it none may come.
@MainActor
func outcome(
    of action: DataAction, sandboxed: Bool = false, answer: (@MainActor (ShownDialog) -> Void)? = nil
) -> ActionOutcome? {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    defer { gtk_window_destroy(cast(window)) }
    var outcome: ActionOutcome?
    let launcher = ActionLauncher(isSandboxed: sandboxed)
    let widget = window.raw
    Task { outcome = await launcher.perform(action, from: widget) }
    pump(until: { outcome != nil || ShownDialog.current != nil })
    if let dialog = ShownDialog.current {
        XCTAssertNotNil(answer, "a dialog came: \(dialog.texts)")
        if let answer { answer(dialog) } else { dialog.close() }
        pump(until: { outcome != nil })
    }
    return outcome
}

/// The dialog on screen.
@MainActor
struct ShownDialog {
    let window: UnsafeMutablePointer<GtkWidget>

    static var current: ShownDialog? {
        let list: OpaquePointer = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(list) {
            guard let item = g_list_model_get_item(list, index) else { continue }
            defer { g_object_unref(item) }
            let widget: UnsafeMutablePointer<GtkWidget> = cast(item)
            if gtk_widget_has_css_class(widget, "livetext-dialog") != 0, gtk_widget_get_mapped(widget) != 0 {
                return ShownDialog(window: widget)
            }
        }
        return nil
    }

    /// All widgets in it, outer ones first.
    var widgets: [UnsafeMutablePointer<GtkWidget>] {
        var result = [window]
        var next = 0
        while next < result.count {
            var child = gtk_widget_get_first_child(result[next])
            while let widget = child {
                result.append(widget)
                child = gtk_widget_get_next_sibling(widget)
            }
            next += 1
        }
        return result
    }

    /// What its visible labels say.
    var texts: [String] {
        widgets.filter { isInstance($0, of: gtk_label_get_type()) && gtk_widget_get_mapped($0) != 0 }
            .compactMap { gtk_label_get_text(cast($0)).map { String(cString: $0) } }
    }

    func first(of type: GType) -> UnsafeMutablePointer<GtkWidget>? { widgets.first { isInstance($0, of: type) } }

    func press(_ label: String) {
        let button = widgets.first {
            isInstance($0, of: gtk_button_get_type())
                && gtk_button_get_label(cast($0)).map { String(cString: $0) } == label
        }
        guard let button else { return XCTFail("no button “\(label)”: \(texts)") }
        gtk_widget_activate(button)
    }

    func close() { gtk_window_close(cast(window)) }
}

/// An application that notes what it is opened with, the user's default for some types as long as it lives.
@MainActor
final class FakeHandler {
    private let folder: String
    private let desktopFile: String
    private let defaults: String

    convenience init(schemes: [String], workingFolder: String = "/") throws {
        try self.init(types: schemes.map { "x-scheme-handler/\($0)" }, workingFolder: workingFolder)
    }

    init(types: [String], workingFolder: String = "/") throws {
        guard String(cString: g_get_user_data_dir()) == ScratchFolders.data else {
            throw XCTSkip("GLib looked for the user's folders before the test could set them")
        }
        folder = ScratchFolders.root + "/handler-\(UUID().uuidString)"
        let applications = ScratchFolders.data + "/applications"
        desktopFile = applications + "/app.legible.test.\(UUID().uuidString).desktop"
        defaults = applications + "/mimeapps.list"
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try files.createDirectory(atPath: applications, withIntermediateDirectories: true)
        let script = folder + "/handler"
        try Data("#!/bin/sh\nprintf '%s\\n' \"$1\" >>'\(folder)/log'\n".utf8).write(to: URL(filePath: script))
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=Fake
            Exec=\(script) %u
            Path=\(workingFolder)
            MimeType=\(types.joined(separator: ";"));

            """
        try Data(entry.utf8).write(to: URL(filePath: desktopFile))
        let name = (desktopFile as NSString).lastPathComponent
        let list = "[Default Applications]\n" + types.map { "\($0)=\(name)\n" }.joined()
        try Data(list.utf8).write(to: URL(filePath: defaults))
    }

    isolated deinit {
        for path in [desktopFile, defaults, folder] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// The URIs it was opened with, in order.
    var received: [String] {
        guard let log = try? String(contentsOfFile: folder + "/log", encoding: .utf8) else { return [] }
        return log.split(separator: "\n").map(String.init)
    }
}

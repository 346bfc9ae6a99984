// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class ActionLauncherTests: XCTestCase {
    // MARK: - Applications

    func testAURIReachesTheDefaultApplicationUnchanged() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["tel", "https", "mailto", "sms", "geo"])
            for uri in [
                "tel:+493090182031;ext=12", "https://linde.de/größe?a=1&b=$(touch%20pwned)`id`;'x'|#f%20%25",
                "mailto:anna@linde.de?subject=a%20b&body=x%0Ay", "sms:+49301", "geo:52.5,13.4",
                "https://linde.de/%f%u%i",
            ] {
                XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action(uri)) }), uri)
                XCTAssertEqual(outcome(of: action(uri)), .launched, uri)
                XCTAssertTrue(pump(until: { handler.received.last == uri }), "\(uri): \(handler.received)")
            }
            XCTAssertFalse(FileManager.default.fileExists(atPath: "pwned"))
        }
    }

    func testWithoutAnApplicationTheSchemeIsNamed() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["https"])
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action("https://linde.de")) }))
            XCTAssertTrue(pump(until: { !ActionLauncher().canPerform(action("sms:+49301")) }))
            XCTAssertEqual(outcome(of: action("sms:+49301")), .noHandler(scheme: "sms"))
            XCTAssertEqual(handler.received, [])
        }
    }

    func testAnApplicationThatCannotStartIsReported() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["tel"], workingFolder: "/nonexistent")
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action("tel:1")) }))
            guard case .failed(let reason) = outcome(of: action("tel:1")) else {
                return XCTFail("the application cannot have started")
            }
            XCTAssertFalse(reason.isEmpty)
            XCTAssertEqual(handler.received, [])
        }
    }

    func testOtherSchemesAndMalformedURIsAreRefused() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["https", "file", "javascript", "x-evil"])
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action("https://linde.de")) }))
            for uri in [
                "file:///etc/passwd", "javascript:alert(1)", "x-evil:1", "https://linde.de/\nx", "https://linde.de/ x",
                "https://linde.de/\u{202E}", "--help", "", "https:",
            ] {
                XCTAssertFalse(ActionLauncher().canPerform(action(uri)), uri)
                XCTAssertEqual(outcome(of: action(uri)), .refused, uri)
                XCTAssertEqual(outcome(of: action(uri), sandboxed: true), .refused, uri)
            }
            XCTAssertEqual(handler.received, [])
        }
    }

    func testInASandboxThePortalDecides() throws {
        try onDisplay {
            XCTAssertTrue(ActionLauncher(isSandboxed: true).canPerform(action("geo:1,2")))
            XCTAssertFalse(ActionLauncher(isSandboxed: true).canPerform(action("file:///x")))
        }
    }

    // MARK: - Clipboard

    func testCopyingFillsTheClipboard() throws {
        try onDisplay {
            let copying = DataAction(
                id: "text.copy", kind: .copy(text: "Grüße\n漢字\u{0}end"), title: PresentationText("Copy"), iconName: "")
            XCTAssertTrue(ActionLauncher().canPerform(copying))
            XCTAssertEqual(outcome(of: copying), .copied("Grüße\n漢字\u{0}end"))
            let clipboard: OpaquePointer = gdk_display_get_clipboard(gdk_display_get_default())
            let provider: OpaquePointer? = gdk_clipboard_get_content(clipboard).map { OpaquePointer($0) }
            var value = GValue()
            g_value_init(&value, FundamentalType.string)
            defer { g_value_unset(&value) }
            let content = try XCTUnwrap(provider)
            XCTAssertNotEqual(gdk_content_provider_get_value(cast(content), &value, nil), 0)
            XCTAssertEqual(g_value_get_string(&value).map { String(cString: $0) }, "Grüße\n漢字\u{FFFD}end")
        }
    }
}

private func action(_ uri: String) -> DataAction {
    DataAction(id: "test.open", kind: .open(uri: uri), title: PresentationText("Open"), iconName: "")
}

/// What becomes of an action asked for in a window.
@MainActor
private func outcome(of action: DataAction, sandboxed: Bool = false) -> ActionOutcome? {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    defer { gtk_window_destroy(cast(window)) }
    var outcome: ActionOutcome?
    let launcher = ActionLauncher(isSandboxed: sandboxed)
    let widget = window.raw
    Task { outcome = await launcher.perform(action, from: widget) }
    pump(until: { outcome != nil })
    return outcome
}

/// An application that notes what it is opened with, the user's default for some schemes as long as it lives.
@MainActor
private final class FakeHandler {
    private let folder: String
    private let desktopFile: String
    private let defaults: String

    init(schemes: [String], workingFolder: String = "/") throws {
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
        let types = schemes.map { "x-scheme-handler/\($0)" }
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

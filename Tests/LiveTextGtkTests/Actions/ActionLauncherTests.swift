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
            XCTAssertEqual(outcome(of: action("sms:+49301")), .noHandler(.scheme("sms")))
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

// SPDX-License-Identifier: Apache-2.0

import CGtk
import Foundation
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

private let cafe = WiFiNetwork(ssid: "Café", security: .wpa, password: "salt-and-rye")

final class ActionDialogTests: XCTestCase {
    // MARK: - Links

    func testALinkThatMayMisleadIsAskedAbout() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["https", "http"])
            let link = "https://bank.example@evil.example/path"
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action(link)) }))
            var texts: [String] = []
            XCTAssertEqual(
                outcome(of: action(link)) {
                    texts = $0.texts
                    $0.press("Cancel")
                }, .cancelled)
            XCTAssertTrue(texts.contains("evil.example"), "\(texts)")
            XCTAssertTrue(texts.contains(link), "\(texts)")
            XCTAssertTrue(texts.contains { $0.contains("before @") }, "\(texts)")
            XCTAssertEqual(outcome(of: action(link)) { $0.close() }, .cancelled)
            XCTAssertEqual(outcome(of: action(link)) { $0.press("Copy Link") }, .copied(link))
            XCTAssertEqual(handler.received, [])
            XCTAssertEqual(outcome(of: action(link)) { $0.press("Open") }, .launched)
            XCTAssertTrue(pump(until: { handler.received == [link] }), "\(handler.received)")
        }
    }

    func testWhatTheItemSaidIsAskedAboutToo() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["https"])
            XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action("https://linde.de")) }))
            // The mark that turned the text is gone from what is launched.
            let item = ItemPresentation(.link(url: "\u{202E}https://linde.de/moc.knab//:sptth"))
            var texts: [String] = []
            XCTAssertEqual(
                outcome(of: item.primaryAction) {
                    texts = $0.texts
                    $0.press("Cancel")
                }, .cancelled)
            XCTAssertTrue(texts.contains("linde.de"), "\(texts)")
            XCTAssertTrue(texts.contains { $0.contains("hidden characters") }, "\(texts)")
            XCTAssertEqual(handler.received, [])
        }
    }

    func testOrdinaryLinksAreNotAskedAbout() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["https", "mailto"])
            for uri in ["https://linde.de/a@b", "mailto:anna@linde.de"] {
                XCTAssertTrue(pump(until: { ActionLauncher().canPerform(action(uri)) }))
                XCTAssertEqual(outcome(of: action(uri)), .launched)
                XCTAssertTrue(pump(until: { handler.received.last == uri }))
            }
        }
    }

    func testWithoutABrowserNothingIsAsked() throws {
        try onDisplay {
            let handler = try FakeHandler(schemes: ["mailto"])
            let link = "https://bank.example@evil.example"
            XCTAssertTrue(pump(until: { !ActionLauncher().canPerform(action(link)) }))
            XCTAssertEqual(outcome(of: action(link)), .noHandler(.scheme("https")))
            XCTAssertEqual(handler.received, [])
        }
    }

    // MARK: - Values

    func testAConcealedValueIsShownUntilItIsClosed() throws {
        try onDisplay {
            let showing = action(.reveal(text: "salt-and-rye"))
            var texts: [String] = []
            XCTAssertEqual(
                outcome(of: showing) {
                    texts = $0.texts
                    $0.press("Close")
                }, .shown)
            XCTAssertTrue(texts.contains("salt-and-rye"), "\(texts)")
            XCTAssertEqual(outcome(of: showing) { $0.press("Copy") }, .copied("salt-and-rye"))
            XCTAssertNil(ShownDialog.current)
        }
    }

    // MARK: - Networks

    func testANetworkIsOnlyJoinedWhenConfirmedAndItsPasswordIsHidden() throws {
        try onDisplay {
            var texts: [String] = []
            XCTAssertEqual(
                outcome(of: action(.joinNetwork(cafe))) { dialog in
                    texts = dialog.texts
                    guard let entry = dialog.first(of: gtk_entry_get_type()),
                        let toggle = dialog.first(of: gtk_toggle_button_get_type())
                    else { return XCTFail("no password") }
                    XCTAssertEqual(gtk_editable_get_text(cast(entry)).map { String(cString: $0) }, "salt-and-rye")
                    XCTAssertEqual(gtk_entry_get_visibility(cast(entry)), 0)
                    gtk_widget_activate(toggle)
                    XCTAssertTrue(pump(until: { gtk_entry_get_visibility(cast(entry)) != 0 }))
                    dialog.press("Cancel")
                }, .cancelled)
            XCTAssertTrue(texts.contains("Join “Café”?"), "\(texts)")
            XCTAssertTrue(texts.contains("Protected by WPA"), "\(texts)")
            XCTAssertFalse(texts.contains { $0.contains("rye") }, "\(texts)")
        }
    }

    func testWithoutNetworkManagerItIsSaid() throws {
        try onDisplay {
            guard getenv("DBUS_SYSTEM_BUS_ADDRESS") == nil else { throw XCTSkip("there is a system bus of the tests") }
            setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus", 1)
            defer { unsetenv("DBUS_SYSTEM_BUS_ADDRESS") }
            XCTAssertEqual(
                outcome(of: action(.joinNetwork(cafe))) { $0.press("Join") }, .noHandler(.networks))
            XCTAssertNil(ShownDialog.current)
        }
    }

    func testAProtectedNetworkNeedsAPassword() throws {
        try onDisplay {
            let network = WiFiNetwork(ssid: "Café", security: .wpa)
            XCTAssertEqual(
                outcome(of: action(.joinNetwork(network))) { dialog in
                    let join = dialog.widgets.first {
                        isInstance($0, of: gtk_button_get_type())
                            && gtk_button_get_label(cast($0)).map { String(cString: $0) } == "Join"
                    }
                    guard let join, let entry = dialog.first(of: gtk_entry_get_type()) else {
                        return XCTFail("nothing")
                    }
                    XCTAssertEqual(gtk_widget_get_sensitive(join), 0)
                    gtk_editable_set_text(cast(entry), "x")
                    XCTAssertNotEqual(gtk_widget_get_sensitive(join), 0)
                    dialog.close()
                }, .cancelled)
        }
    }

    func testNetworksAreDescribedAsNetworkManagerWantsThem() throws {
        try onDisplay {
            @MainActor func text(_ network: WiFiNetwork) -> String {
                let settings = WirelessNetworks.settings(for: network, uuid: "u")
                let printed = withExtendedLifetime(settings) { g_variant_print(settings.pointer, 0) }
                guard let text = printed else { return "" }
                defer { g_free(text) }
                return String(cString: text)
            }
            let open = text(WiFiNetwork(ssid: "Ä", security: .open, isHidden: true))
            XCTAssertTrue(
                open.contains("'ssid': <[byte 0xc3, 0x84]>") || open.contains("'ssid': <b'\\303\\204'>"), open)
            XCTAssertTrue(open.contains("'hidden': <true>"), open)
            XCTAssertFalse(open.contains("security"), open)
            XCTAssertTrue(text(cafe).contains("'key-mgmt': <'wpa-psk'>, 'psk': <'salt-and-rye'>"), text(cafe))
            let sae = text(WiFiNetwork(ssid: "x", security: .sae, password: "y'z"))
            XCTAssertTrue(sae.contains("'key-mgmt': <'sae'>"), sae)
            for (key, type) in [("12345", 1), ("0123456789", 1), ("a phrase", 2)] {
                let wep = text(WiFiNetwork(ssid: "x", security: .wep, password: key))
                XCTAssertTrue(wep.contains("'wep-key-type': <uint32 \(type)>"), wep)
            }
            let enterprise = text(
                WiFiNetwork(
                    ssid: "x",
                    security: .enterprise(.init(method: "TTLS", phase2Method: "PAP", identity: "anna")), password: "y"))
            XCTAssertTrue(enterprise.contains("'eap': <['ttls']>"), enterprise)
            XCTAssertTrue(enterprise.contains("'phase2-auth': <'pap'>"), enterprise)
            XCTAssertTrue(enterprise.contains("'key-mgmt': <'wpa-eap'>"), enterprise)
        }
    }
}

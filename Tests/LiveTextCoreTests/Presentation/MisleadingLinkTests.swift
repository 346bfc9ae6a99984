// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Links that mislead")
struct MisleadingLinkTests {
    @Test(
        "They are asked about, and show where they really lead",
        arguments: [
            ("http://bank.example@evil.example", "evil.example"), ("http://bank.example:@evil.example", "evil.example"),
            ("https://evil@bank.example:443", "bank.example"), ("http://user:pass@evil.example/", "evil.example"),
            ("https://bank.example\u{2215}.evil.example/x", "bank.example\u{2215}.evil.example"),
            ("\u{202E}https://evil.example/moc.elgoog.www//:sptth", "evil.example"),
            ("https://evil.example/\u{202E}gpj.exe", "evil.example"),

            ("https://xn--pple-43d.example", "аpple.example"), ("https://bаnk.example/", "bаnk.example"),
            ("https://xn--mnchen-3ya.de", "münchen.de"), ("https://%65vil.example@0x7f.1", "0x7f.1"),
            ("http://2130706433/", "2130706433"), ("https://bank.example:8443/", "bank.example"),
            ("https://bank.example\u{200B}.evil.example", "bank.example%E2%80%8B.evil.example"),
            ("https://evil.example\u{2044}bank.example", "evil.example\u{2044}bank.example"),
            ("https:///bank.example@evil.example", "evil.example"),
        ])
    func asked(url: String, host: String) throws {
        let item = ItemPresentation(.link(url: url))
        #expect(item.hint == host)
        let range = try #require(item.emphasis)
        let shown = Array(item.fullValue.utf8)[range]
        #expect(String(decoding: shown, as: UTF8.self) == host)
        #expect(!item.primaryAction.warnings.isEmpty)
        // What is launched leads to the same host, and has nothing in it that cannot be seen.
        let uri = try #require(item.primaryAction.uri)
        #expect(LinkInspection(uri)?.host == host)
        #expect(LaunchPolicy.launchableScheme(of: uri) != nil)
    }

    @Test(
        "Ordinary links are not asked about",
        arguments: [
            "http://bank.example", "https://bank.example:443", "https://bank.example:443/",
            "http://bank.example/foo@bar",
            "http://bank.example:80/path@x", "http://bank.example/@@", "https://münchen.de/straße", "https://例え.jp",
            "HTTPS://BANK.EXAMPLE/?q=a%20b#x", "https://bücher.example/?u=http://other.example",
        ])
    func calm(url: String) {
        let item = ItemPresentation(.link(url: url))
        #expect(item.actions.first?.id == "link.open")
        #expect(item.primaryAction.warnings.isEmpty)
    }

    @Test(
        "Other schemes never launch",
        arguments: [
            "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "vbscript:x", "smb://host/share",
            "ssh://host",
            "JaVaScRiPt://bank.example/%0aalert(1)", "view-source:https://bank.example", "intent://x#Intent;end",
            "steam://run/1", "x-terminal://x", "blob:https://bank.example/x", "about:blank", "tel://evil.example",
        ])
    func schemes(url: String) {
        #expect(LaunchPolicy.launchableScheme(of: url) == nil)
        for item in [ItemPresentation(.link(url: url)), ItemPresentation(CodePayload.link(url: url), of: .qr)] {
            #expect(item.actions.compactMap(\.uri).isEmpty)
        }
    }

    @Test("A backslash hides no other host")
    func backslash() {
        let item = ItemPresentation(.link(url: "https://bank.example\\@evil.example\\x?a\\b"))
        #expect(item.primaryAction.uri == "https://bank.example/@evil.example/x?a%5Cb")
        #expect(item.fullValue == "https://bank.example/@evil.example/x?a%5Cb")
        #expect(LaunchPolicy.launchableScheme(of: "https://bank.example\\@evil.example") == nil)
    }

    @Test("A prepared mail takes no files along")
    func mail() {
        for field in ["attach", "attachment", "ATTACH", "%61ttach", "x-header"] {
            #expect(LaunchPolicy.launchableScheme(of: "mailto:a@b.example?\(field)=/etc/passwd") == nil)
            #expect(LaunchPolicy.launchableScheme(of: "mailto:a@b.example?subject=x&\(field)=/etc/passwd") == nil)
        }
        #expect(LaunchPolicy.launchableScheme(of: "mailto:a@b.example?Subject=x&body=y&cc=c@b.example") != nil)
        #expect(LaunchPolicy.launchableScheme(of: "mailto:?body=y") != nil)
    }
}

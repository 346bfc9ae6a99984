// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Hostile text, from detection to what a click opens")
struct HostileTextTests {
    /// The links of a text as they are shown.
    private func links(_ text: String) -> [ItemPresentation] {
        DataDetector(region: "US", kinds: [.link]).matches(in: text).map { ItemPresentation($0.value) }
    }

    @Test(
        "It has no link, or one that is asked about",
        arguments: [
            // A name, a password or another host before the @.
            "http://bank.example@evil.com", "http://bank.example:@evil.com", "https://user:secret@evil.com/x",
            "https://evil@bank.com:443", "https://bank.com%2Fx@evil.com/", "https://bank.com\u{200B}@evil.com",
            // Signs that look like the slash, the dot and the question mark.
            "https://bank.com\u{2215}.evil.com/stuff", "https://bank.com\u{2044}.evil.com",
            "https://bank.com\u{FF0F}x.evil.com",
            "https://bank.com\u{29F8}x.evil.com", "https://bank\u{3002}com.evil.com",
            "https://bank.com\u{FF1F}.evil.com",
            // Turned text.
            "\u{202E}https://evil.com/moc.knab.www//:sptth", "https://evil.com/\u{202E}fdp.exe",
            "\u{202E}moc.live//:sptth",
            "https://\u{202E}moc.knab", "\u{2067}\u{202E}evil.com/x", "https://bank.com/\u{2067}/x",
            // Parts that cannot be seen.
            "https://ba\u{200B}nk.com/", "https://bank.com\u{2060}.evil.com", "https://ba\u{AD}nk.com",
            "https://ba\u{200D}nk.com/",
            "https://ba\u{FE0F}nk.com/", "https://ba\u{34F}nk.com/", "https://ba%E2%80%8Bnk.com/",
            "https://ba\u{2800}nk.com/",
            // Letters that look like others.
            "https://b\u{430}nk.com", "https://\u{440}\u{430}\u{443}\u{440}\u{430}\u{4CF}.com",
            "https://xn--bnk-5cd.com",
            "https://\u{262}oogle.com", "https://paypa\u{131}.com", "https://\u{FF47}oogle.com",
            "https://\u{1D41B}ank.com",
            "https://\u{217C}inde.com", "ban\u{138}.com", "https://\u{24D1}ank.com",
            // Numbers and ports.
            "http://3221225985/", "http://0xC0000201/", "http://192.0.2.1/x", "https://bank.com:8443/",
            "http://[2001:db8::1]/x",
        ])
    func isAsked(text: String) {
        for item in links(text) {
            #expect(!item.warnings.isEmpty, "\(text.debugDescription) \(item.fullValue)")
            #expect(item.primaryAction.uri == nil || !item.primaryAction.warnings.isEmpty, "\(text.debugDescription)")
            for shown in [item.fullValue, item.hint ?? ""] + item.pill.arguments + item.accessibleName.arguments {
                #expect(!HiddenCharacters.areIn(shown), "\(shown.debugDescription)")
            }
            for uri in item.actions.compactMap(\.uri) { #expect(!HiddenCharacters.areIn(uri)) }
        }
    }

    @Test(
        "Its harmless neighbours are links that open on a click",
        arguments: [
            "http://bank.com", "https://bank.com:443", "https://bank.com:443/", "http://bank.com/foo@bar",
            "http://bank.com/@@",
            "https://bank.com/x?u=a@b.com", "https://straße.de/größe",
        ])
    func isCalm(text: String) {
        let items = links(text)
        #expect(items.count == 1)
        #expect(items.first?.primaryAction.warnings.isEmpty == true)
        #expect(items.first?.primaryAction.uri != nil)
    }

    @Test("A backslash before an @ is a path's, as browsers read it")
    func backslash() {
        #expect(links("https://bank.com\\@evil.com").map(\.hint) == ["bank.com"])
    }

    @Test("A domain before another's name and password is a part of text, not a place that was named")
    func withoutScheme() {
        for item in links("bank.com:@evil.com and bank.com@evil.com") {
            #expect(item.hint == "bank.com" || !item.primaryAction.warnings.isEmpty)
        }
    }
}

@Suite("Prepared mails as they are shown")
struct PreparedMailTests {
    private func mail(_ uri: String) -> ItemPresentation { ItemPresentation(CodePayload(uri), of: .qr) }

    @Test("Everyone who gets a mail is named")
    func everyone() {
        let item = mail("mailto:anna@linde.de?cc=ben@linde.de,cora@linde.de&bcc=evil@x.example&subject=Hi")
        #expect(
            item.details.map { $0.string() } == [
                "With a copy to ben@linde.de, cora@linde.de", "With a hidden copy to evil@x.example",
            ])
        #expect(item.pill.string() == "Write to anna@linde.de")
        #expect(item.actions.last?.copiedText == "anna@linde.de")
        #expect(item.fullValue == "anna@linde.de\nHi")
    }

    @Test("Without a first recipient those who get a copy are named", arguments: ["cc", "bcc"])
    func onlyCopies(field: String) {
        let item = mail("mailto:?\(field)=evil@x.example&subject=hi")
        #expect(item.pill.string() == "Write to evil@x.example")
        #expect(item.accessibleName.string() == "Write an e-mail to evil@x.example")
        #expect(item.actions.last?.copiedText == "evil@x.example")
        #expect(item.fullValue == "evil@x.example\nhi")
        #expect(item.details.count == 1)
        #expect(item.emphasis == 0..<14)
    }

    @Test("A mail to nobody copies its text, and no empty address")
    func nobody() {
        let item = ItemPresentation(.email(EmailMessage(to: [], subject: "Hi", body: "There")), of: .qr)
        #expect(item.actions.map(\.id) == ["email.write", "text.copy"])
        #expect(item.actions.last?.copiedText == "Hi\nThere")
        #expect(item.pill.string() == "Write E-Mail")
        #expect(item.details.isEmpty)
    }

    @Test("Nobody whose address has hidden characters is written to")
    func hidden() {
        for uri in [
            "mailto:an%E2%80%8Dna@linde.de", "mailto:?bcc=an%E2%80%AEna@linde.de", "mailto:a@b.de?cc=x%0Ay@b.de",
            "MATMSG:TO:an\u{200D}na@linde.de;SUB:x;;",
        ] {
            #expect(!mail(uri).actions.contains { $0.id == "email.write" }, "\(uri)")
        }
    }
}

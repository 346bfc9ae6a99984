// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("How items are shown")
struct ItemPresentationTests {
    private func code(_ text: String, _ symbology: Symbology = .qr) -> MachineReadableCode {
        MachineReadableCode(symbology: symbology, bytes: Array(text.utf8), text: text, quad: ImageQuad(.zero))
    }

    @Test("A link shows its host, opens first and is copied last")
    func link() {
        let item = ItemPresentation(.link(url: "https://www.linde.de/menu"))
        #expect(item.title.string() == "Link")
        #expect(item.fullValue == "https://www.linde.de/menu")
        #expect(item.emphasis == 8..<20)
        #expect(item.hint == "www.linde.de")
        #expect(item.actions.map(\.id) == ["link.open", "link.copy"])
        #expect(item.primaryAction.uri == "https://www.linde.de/menu")
        #expect(item.actions.last?.copiedText == "https://www.linde.de/menu")
        #expect(item.pill.string() == "Open linde.de")
        #expect(item.accessibleName.string() == "Open www.linde.de in the browser")
        #expect(item.warnings.isEmpty)
    }

    @Test("A link that is not opened can be copied, and says why")
    func refusedLink() {
        for url in ["ftp://files.linde.de/x", "file:///etc/passwd", "nothing"] {
            let item = ItemPresentation(.link(url: url))
            #expect(item.actions.map(\.id) == ["link.copy"], "\(url)")
        }
        #expect(
            ItemPresentation(.link(url: "ftp://files.linde.de")).warnings.map { $0.string() }
                == ["Links that begin with ftp: are not opened from here."])
    }

    @Test("Every warning is one sentence")
    func warnings() {
        let all: [LinkInspection.Warning] = [
            .hiddenCharacters, .userInfo, .mixedScripts, .lookalikeHost, .internationalHost(encoded: "xn--x"),
            .numericHost, .unusualPort(1), .unknownScheme("x"),
        ]
        for warning in all {
            let text = warning.text.string()
            #expect(text.hasSuffix(".") && !text.contains("%1$@"))
        }
        #expect(ItemPresentation(.link(url: "https://bank.example@evil.example")).warnings.count == 1)
    }

    @Test("A mail address is written to")
    func email() {
        let item = ItemPresentation(.emailAddress("anna+x@linde.de"))
        #expect(item.actions.map(\.id) == ["email.write", "contact.save", "email.copy"])
        #expect(item.primaryAction.uri == "mailto:anna+x@linde.de")
        #expect(item.fullValue == "anna+x@linde.de")
        #expect(item.pill.string() == "Write to anna+x@linde.de")
        // What a mailto URI would read as a query stays part of the address.
        #expect(
            ItemPresentation(.emailAddress("a?bcc=b&x%y@linde.de")).primaryAction.uri
                == "mailto:a%3Fbcc%3Db%26x%25y@linde.de")
    }

    @Test("A telephone number is called, with its extension")
    func phone() {
        let number = PhoneNumber(number: "+12126647665", formatted: "+1 212-664-7665", extension: "204")
        let item = ItemPresentation(.phoneNumber(number))
        #expect(item.actions.map(\.id) == ["phone.call", "phone.message", "contact.save", "phone.copy"])
        #expect(item.actions.map(\.uri) == ["tel:+12126647665;ext=204", "sms:+12126647665", nil, nil])
        #expect(item.pill.string() == "Call +1 212-664-7665")
        #expect(item.actions.last?.copiedText == "+1 212-664-7665 ext. 204")
    }

    @Test("A number printed without its country is dialled as digits")
    func dialledDigits() {
        #expect(PhoneURI.digits(of: "(030) 901-820") == "030901820")
        #expect(PhoneURI.digits(of: "+49+30") == "+4930")
        #expect(PhoneURI.digits(of: "*100#") == "*100%23")
        #expect(PhoneURI.digits(of: "abc") == "")
    }

    @Test("Codes are shown as what they hold")
    func codes() {
        func ids(_ text: String) -> [String] { ItemPresentation(code(text)).actions.map(\.id) }
        #expect(ids("https://linde.de") == ["link.open", "link.copy"])
        #expect(ids("linde.de/menu") == ["link.open", "link.copy"])
        #expect(ids("mailto:anna@linde.de") == ["email.write", "email.copy"])
        #expect(ids("tel:+49301234") == ["phone.call", "phone.message", "contact.save", "phone.copy"])
        #expect(ids("smsto:+49301234:Hello") == ["phone.message", "phone.copy"])
        #expect(ids("geo:52.5,13.4") == ["place.open", "place.copy"])
        #expect(ids("4006381333931") == ["text.copy"])
        #expect(ItemPresentation(code("40063813", .code128)).title.string() == "Code (Code 128)")
        #expect(ids("WIFI:S:x;T:WPA;P:secret12;;") == ["network.join", "network.reveal", "network.copyPassword"])
        #expect(ItemPresentation(code("x")).primaryAction.copiedText == "x")
    }

    @Test("Every kind of code has a name of its own")
    func names() {
        #expect(Set(Symbology.allCases.map(\.displayName)).count == Symbology.allCases.count)
    }

    @Test("What is launched passes the launch policy")
    func launchable() {
        let values: [DataItem.Value] = [
            .link(url: "https://linde.de/a\u{202E} b"), .emailAddress("\"a b\"@linde.de"),
            .phoneNumber(PhoneNumber(number: "+49 30 1", formatted: "x")),
        ]
        for value in values {
            for uri in ItemPresentation(value).actions.compactMap(\.uri) {
                #expect(LaunchPolicy.launchableScheme(of: uri) != nil, "\(uri)")
            }
        }
    }
}

@Suite("Texts for people")
struct PresentationTextTests {
    @Test("Placeholders are filled in any order")
    func placeholders() {
        #expect(PresentationText("%1$@ and %2$@", "a", "b").string() == "a and b")
        #expect(PresentationText("%1$@ and %2$@", "a", "b").string { _ in "%2$@ und %1$@, %1$@" } == "b und a, a")
        #expect(PresentationText("100% of %1$@", "x").string() == "100% of x")
        #expect(PresentationText("%3$@ %x$@ %1$ %", "a").string() == "%3$@ %x$@ %1$ %")
        #expect(PresentationText("%1$@", "%1$@").string() == "%1$@")
        #expect(PresentationText("").string() == "")
    }

    @Test("In a right-to-left language arguments keep their own direction")
    func isolates() {
        #expect(
            PresentationText("Call %1$@", "+49 30").string(isolatingArguments: true) == "Call \u{2068}+49 30\u{2069}")
    }
}

@Suite("Quick actions")
struct QuickActionsTests {
    private func analysis(_ values: [DataItem.Value], codes: [String] = [], text: String = "x") -> ImageAnalysis {
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 10, height: 10))
        let words = text.isEmpty ? [] : [TextWord(text: text, quad: quad, confidence: 1)]
        return ImageAnalysis(
            imageSize: ImageSize(width: 10, height: 10),
            blocks: [TextBlock(lines: [TextLine(id: .init(rawValue: 0), words: words, quad: quad)])],
            dataItems: values.map { DataItem(value: $0, text: "", range: 0..<1, quads: [quad], confidence: 1) },
            codes: codes.map { MachineReadableCode(symbology: .qr, bytes: Array($0.utf8), text: $0, quad: quad) })
    }

    private let phone = DataItem.Value.phoneNumber(PhoneNumber(number: "+49301", formatted: "+49 30 1"))

    @Test("The most useful come first, then in reading order; Copy All stands apart")
    func order() {
        let actions = QuickActions(
            analysis(
                [.emailAddress("a@linde.de"), .link(url: "https://b.de"), .link(url: "https://a.de"), phone],
                codes: ["x"]))
        #expect(actions.items.map(\.action.id) == ["phone.call", "link.open", "link.open", "email.write", "text.copy"])
        #expect(actions.items.map { $0.label.string() }.dropFirst().prefix(2) == ["Open b.de", "Open a.de"])
        #expect(actions.copyAll?.action.copiedText == "x")
        #expect(actions.copyAll?.presentation == nil)
    }

    @Test("One thing has one pill, printed or in a code, with or without a last slash")
    func deduplication() {
        let actions = QuickActions(
            analysis(
                [
                    .link(url: "https://linde.de/"), .link(url: "https://LINDE.de"), .link(url: "http://linde.de"),
                    phone, phone,
                ],
                codes: ["https://linde.de", "tel:+49301"]))
        #expect(actions.items.map(\.action.id) == ["phone.call", "link.open"])
        #expect(Set(actions.items.map(\.id)).count == 2)
    }

    @Test("No text, no Copy All; nothing at all, no pills")
    func empty() {
        let actions = QuickActions(analysis([], text: ""))
        #expect(actions.items.isEmpty && actions.copyAll == nil)
    }

    @Test("A pill keeps its name from revision to revision")
    func stableNames() {
        #expect(
            QuickActions(analysis([phone])).items.map(\.id)
                == QuickActions(analysis([.link(url: "https://a.de"), phone])).items.prefix(1).map(\.id))
    }
}

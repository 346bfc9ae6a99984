// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Where a link really leads")
struct LinkInspectionTests {
    private func host(_ url: String) -> String? { LinkInspection(url)?.host }

    private func warnings(_ url: String) -> [LinkInspection.Warning] { LinkInspection(url)?.warnings ?? [] }

    @Test(
        "The host is what browsers connect to",
        arguments: [
            ("https://linde.de/x", "linde.de"),
            ("https://Bank.Example@evil.example/", "evil.example"),
            ("https://bank.example:443@evil.example:8443/x", "evil.example"),
            ("https://bank.example\\@evil.example/", "bank.example"),
            ("https:\\\\evil.example\\bank.example", "evil.example"),
            ("https:////evil.example//bank.example", "evil.example"),
            ("https://bank.example#@evil.example", "bank.example"),
            ("https://bank.example?@evil.example", "bank.example"),
            ("https://bank.example/\u{0338}@evil.example", "bank.example"),
            ("https://%65vil.example/", "evil.example"),
            ("https://a@b@evil.example", "evil.example"),
            ("http://[2001:DB8::1]:8080/", "[2001:db8::1]"),
            ("  https://linde.de ", "linde.de"),
            ("https://xn--bckerei-5wa.de", "bäckerei.de"),
            ("mailto:anna@linde.de", ""),
        ])
    func realHost(url: String, expected: String) {
        #expect(host(url) == expected)
    }

    @Test("The host can be stressed within the whole link")
    func hostRange() throws {
        for url in [
            "https://linde.de/x?y#z", "https://a:b@xn--bckerei-5wa.de:81/", "http://[::1]/", "HTTPS://LINDE.DE",
        ] {
            let link = try #require(LinkInspection(url))
            let range = try #require(link.hostRange)
            #expect(String(decoding: Array(link.displayText.utf8)[range], as: UTF8.self) == link.host)
        }
        #expect(LinkInspection("tel:+49301234")?.hostRange == nil)
    }

    @Test("Ordinary links give no warning")
    func calm() {
        for url in [
            "https://linde.de", "http://linde.de:80/", "https://linde.de:443/a@b", "https://linde.de/%2e%2e?x=@y",
            "mailto:anna@linde.de", "tel:+49301234", "https://sub.sub.linde.co.uk/1.2.3.4",
        ] {
            #expect(warnings(url).isEmpty, "\(url)")
        }
    }

    @Test("A name before the host is pointed out")
    func userInfo() {
        #expect(warnings("https://bank.example@evil.example").contains(.userInfo))
        #expect(warnings("https://user:pass@evil.example").contains(.userInfo))
        #expect(!warnings("https://linde.de/@anna").contains(.userInfo))
    }

    @Test("Letters that look like others are pointed out")
    func lookalikes() {
        // Cyrillic а in a Latin name; a whole name in Cyrillic look-alikes; a sign that looks like a slash.
        #expect(warnings("https://b\u{0430}nk.example").contains(.mixedScripts))
        #expect(warnings("https://\u{0440}\u{0430}\u{0443}\u{0440}\u{0430}\u{04CF}.com").contains(.lookalikeHost))
        #expect(warnings("https://bank.example\u{2215}.evil.example").contains(.lookalikeHost))
        #expect(warnings("https://bank.example\u{FF0F}.evil.example").contains(.lookalikeHost))
        #expect(!warnings("https://пекарня.рф").contains(.lookalikeHost))
        #expect(!warnings("https://сор.рф").contains(.lookalikeHost))
        #expect(!warnings("https://パン屋abc.jp").contains(.mixedScripts))
        #expect(warnings("https://xn--bnk-7cd.example").contains(.mixedScripts))
    }

    @Test(
        "Latin letters that look like others are asked about",
        arguments: [
            "ɢoogle.com", "paypaı.com", "ɡoogle.com", "bɑnk.example", "ʟinde.de", "liɴde.de", "ƅank.example",
            "linde\u{1D0F}.de",
            "xn--oogle-wmc.com", "li\u{307}nde.de", "lİnde.de", "lin\u{337}de.de", "lin\u{665}de.de", "ſhop.de",
            "wıkı.org",
            "\u{A4E1}\u{A4F2}\u{A4E0}\u{A4D3}\u{A4F0}.com",
        ])
    func latinLookalikes(host: String) throws {
        let link = try #require(LinkInspection("https://\(host)/"))
        #expect(link.warningsToConfirm.contains { $0 == .lookalikeHost || $0 == .mixedScripts }, "\(link.warnings)")
    }

    @Test(
        "Names of living languages are not asked about",
        arguments: [
            "bäckerei.de", "çıkış.com.tr", "ışık.com.tr", "ağız.com", "łódź.pl", "smørrebrød.dk", "œuvre.fr", "nhà.vn",
            "straße.de",
            "ŋaŋa.no", "ɓera.ng", "例え.jp", "пекарня.рф", "नमस्ते.भारत", "شبكة.com", "क\u{94D}\u{200D}ष.भारत",
            "نامه\u{200C}ای.ایران",
        ])
    func livingLanguages(host: String) throws {
        let link = try #require(LinkInspection("https://\(host)/"))
        #expect(link.warningsToConfirm.isEmpty, "\(link.warnings)")
    }

    @Test(
        "Other forms of letters are shown as browsers read them, and asked about",
        arguments: [
            ("ｇｏｏｇｌｅ.com", "google.com"), ("ｇoogle.com", "google.com"), ("𝐠𝐨𝐨𝐠𝐥𝐞.com", "google.com"),
            ("ⓛⓘⓝⓓⓔ.de", "linde.de"), ("ⅼinde.de", "linde.de"), ("ﬁnder.de", "finder.de"), ("linde。de", "linde.de"),
            ("linde．de", "linde.de"), ("ℓinde.de", "linde.de"), ("linde①.de", "linde1.de"), ("１９２.0.2.1", "192.0.2.1"),
            ("𝟙𝟡𝟚.0.2.1", "192.0.2.1"), ("liⁿde.de", "linde.de"), ("ＬＩＮＤＥ.DE", "linde.de"),
            ("xn--inde-tr8a.de", "linde.de"),
        ])
    func compatibilityForms(printed: String, read: String) throws {
        let link = try #require(LinkInspection("https://\(printed)/"))
        if !printed.hasPrefix("xn--") { #expect(link.host == read) }
        #expect(link.warningsToConfirm.contains(.lookalikeHost), "\(link.host) \(link.warnings)")
    }

    @Test("Joiners and variants that shape nothing are hidden characters")
    func joiners() throws {
        for mark in ["\u{200D}", "\u{200C}", "\u{FE0F}", "\u{34F}", "\u{2800}", "\u{180B}"] {
            for url in ["https://lin\(mark)de.de/", "https://linde.de/a\(mark)b", "https://\(mark)linde.de"] {
                let link = try #require(LinkInspection(url))
                #expect(link.warningsToConfirm.contains(.hiddenCharacters), "\(url.debugDescription)")
                #expect(
                    !link.displayText.contains(mark) && !link.uri.contains(mark), "\(link.displayText.debugDescription)"
                )
                #expect(LaunchPolicy.launchableScheme(of: url) == nil)
            }
        }
        #expect(warnings("https://linde.de/\u{2764}\u{FE0F}\u{200D}\u{1F525}").isEmpty)
        #expect(warnings("https://exa%E2%80%8Bmple.de/").contains(.hiddenCharacters))
    }

    @Test("An international host shows its technical form")
    func international() {
        #expect(warnings("https://bäckerei.de") == [.internationalHost(encoded: "xn--bckerei-5wa.de")])
        #expect(warnings("https://xn--bckerei-5wa.de") == [.internationalHost(encoded: "xn--bckerei-5wa.de")])
    }

    @Test("Hidden characters are pointed out, shown and never launched")
    func hidden() throws {
        for mark in ["\u{202E}", "\u{200B}", "\u{2066}", "\u{FEFF}", "\u{AD}", "\n", "\u{0}", "\u{E0041}"] {
            let link = try #require(LinkInspection("https://linde.de/a\(mark)b"))
            #expect(link.warnings == [.hiddenCharacters])
            #expect(!link.displayText.unicodeScalars.contains { $0.isHidden })
            #expect(!link.uri.unicodeScalars.contains { $0.isHidden })
            #expect(link.uri.hasPrefix("https://linde.de/a%"))
        }
        #expect(warnings("\u{202E}https://evil.example/moc.knab//:sptth") == [.hiddenCharacters])
    }

    @Test("Numeric hosts in any notation are pointed out")
    func numeric() {
        for host in ["192.0.2.1", "3221225985", "0xC0000201", "0xc0.0.2.1", "0300.0.2.1", "[2001:db8::1]"] {
            #expect(warnings("http://\(host)/") == [.numericHost], "\(host)")
        }
        #expect(warnings("https://1und1.de").isEmpty)
    }

    @Test("Unusual ports and schemes are pointed out")
    func portsAndSchemes() {
        #expect(warnings("https://linde.de:8443/") == [.unusualPort(8443)])
        #expect(warnings("http://linde.de:443/") == [.unusualPort(443)])
        #expect(warnings("javascript:alert(1)") == [.unknownScheme("javascript")])
        #expect(warnings("JavaScript:alert(1)") == [.unknownScheme("javascript")])
        #expect(warnings("file:///etc/passwd") == [.unknownScheme("file")])
        #expect(warnings("https://linde.de:123456789012345678901/").isEmpty)
    }

    @Test("Text without a scheme is no link")
    func noScheme() {
        for text in ["", ":", "linde.de", "1a:b", "ä:b", " : ", "java script:x", "\u{202E}"] {
            #expect(LinkInspection(text) == nil, "\(text)")
        }
    }

    @Test("Spaces and quotation marks are percent-encoded for the launch")
    func encoding() {
        #expect(LinkInspection("https://linde.de/a b\"<>")?.uri == "https://linde.de/a%20b%22%3C%3E")
    }
}

@Suite("URIs that may be launched")
struct LaunchPolicyTests {
    @Test("Known schemes only, in any case")
    func schemes() {
        for uri in [
            "http://linde.de", "https://linde.de/x", "mailto:a@linde.de", "tel:+4930123", "sms:+4930123",
            "geo:52.5,13.4",
            "HTTPS://LINDE.DE", "https://bäckerei.de/größe",
        ] {
            #expect(LaunchPolicy.launchableScheme(of: uri) != nil, "\(uri)")
        }
        for uri in [
            "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "ftp://linde.de", "ssh://linde.de",
            "x-man-page:ls", "vscode://x", "intent://x", "smb://x/y", "", ":", "linde.de", "-https://linde.de",
            "https:", "https://", "https:///", "tel:", "mailto:", "tel://x", "view-source:https://linde.de",
        ] {
            #expect(LaunchPolicy.launchableScheme(of: uri) == nil, "\(uri)")
        }
    }

    @Test("Characters that no URI has, and endless ones, are refused")
    func characters() {
        for uri in [
            "https://linde.de/a b", "https://linde.de/\n", "tel:+49\r30", "https://linde.de/\u{0}",
            "https://l\u{202E}.de",
            "https://linde.de/\t", "mailto:a@linde.de\nBcc:b@linde.de",
            "https://linde.de/" + String(repeating: "a", count: 9000),
        ] {
            #expect(LaunchPolicy.launchableScheme(of: uri) == nil)
        }
    }
}

@Suite("Punycode")
struct PunycodeTests {
    @Test(
        "Labels both ways",
        arguments: [
            ("bäckerei", "xn--bckerei-5wa"), ("münchen", "xn--mnchen-3ya"), ("рф", "xn--p1ai"),
            ("中国", "xn--fiqs8s"), ("한국", "xn--3e0b707e"), ("faß", "xn--fa-hia"), ("ü", "xn--tda"),
        ])
    func roundTrip(label: String, encoded: String) {
        #expect(Punycode.encodedLabel(label) == encoded)
        #expect(Punycode.decodedLabel(encoded) == label)
        #expect(Punycode.decodedLabel(encoded.uppercased()).lowercased() == label)
    }

    @Test("What is not sound stays as it is")
    func unsound() {
        for label in [
            "linde", "xn--", "xn---", "xn--ä", "xn--99999999", "xn--a-ecp.ru", String(repeating: "xn--z", count: 90),
        ] {
            #expect(Punycode.decodedLabel(label) == label, "\(label)")
        }
        #expect(Punycode.encodedLabel("linde") == "linde")
        #expect(Punycode.encodedLabel("") == "")
    }
}

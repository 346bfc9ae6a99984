// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Mail addresses in text")
struct EmailAddressFinderTests {
    @Test(
        "Addresses in all usual forms",
        arguments: [
            ("Write to anna.linde@linde.de.", "anna.linde@linde.de"),
            ("E-Mail:anna_l@linde.co.uk", "anna_l@linde.co.uk"),
            ("anna+menu@sub.linde.example", "anna+menu@sub.linde.example"),
            ("<anna@linde.de>", "anna@linde.de"),
            ("ANNA@LINDE.DE", "ANNA@LINDE.DE"),
            ("info@bäckerei.de", "info@bäckerei.de"),
            ("иван@пекарня.рф", "иван@пекарня.рф"),
            ("请联系anna@linde.de谢谢", "anna@linde.de"),
            ("'anna@linde.de'", "anna@linde.de"),
            ("o'neil@linde.ie", "o'neil@linde.ie"),
            (".anna@linde.de", "anna@linde.de"),
            ("x..anna@linde.de", "anna@linde.de"),
            ("anna@linde.de-", "anna@linde.de"),
            ("anna@[192.0.2.9]", "anna@[192.0.2.9]"),
            ("anna@linde.de.Bitte antworten", "anna@linde.de"),
            ("✉anna@linde.de", "anna@linde.de"),
        ])
    func found(text: String, address: String) {
        #expect(detected(text) == ["mail \(address)"])
    }

    @Test(
        "What only looks like an address",
        arguments: [
            "anna@linde", "@linde", "5 @ 3.99", "react@18.2.0", "logo@2x.png", "anna@", "@", "@@@@", "a@b@c",
            "anna.@linde.de", "anna@-linde.de", "anna@linde..de", "anna@[300.1.1.1]", "git@forge.test:team/repo.git",
            "anna@192.0.2.9", "\(String(repeating: "a", count: 65))@linde.de",
        ])
    func notFound(text: String) {
        #expect(detected(text).filter { $0.hasPrefix("mail") }.isEmpty)
    }

    @Test("A mailto link is an address, its query is not part of the value")
    func mailto() {
        #expect(detected("mailto:anna@linde.de?subject=x") == ["mail anna@linde.de"])
        #expect(spans("mailto:anna@linde.de?subject=x y") == ["mailto:anna@linde.de?subject=x"])
    }

    @Test("Neighbours do not share characters")
    func neighbours() {
        #expect(
            spans("a@linde.de;b@linde.de,c@linde.de") == ["a@linde.de", "b@linde.de", "c@linde.de"])
    }
}

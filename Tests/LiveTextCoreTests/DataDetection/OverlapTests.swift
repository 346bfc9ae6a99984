// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Finds of different kinds at one place")
struct OverlapTests {
    @Test("A mail address holds its domain, a link its digits and its address")
    func containment() {
        #expect(detected("anna@linde.de") == ["mail anna@linde.de"])
        #expect(
            detected("https://linde.de/call/+49-30-9018-2031", region: "DE")
                == ["link https://linde.de/call/+49-30-9018-2031"])
        #expect(detected("https://linde.de/?to=anna@linde.de") == ["link https://linde.de/?to=anna@linde.de"])
        #expect(detected("https://anna@linde.de/x") == ["link https://anna@linde.de/x"])
    }

    @Test("The longer find stands; of equal ones the surer kind")
    func rule() {
        func match(_ value: DataItem.Value, _ range: Range<Int>) -> DataMatch { DataMatch(value: value, range: range) }
        let phone = DataItem.Value.phoneNumber(PhoneNumber(number: "1", formatted: "1"))
        let link = DataItem.Value.link(url: "https://x")
        let mail = DataItem.Value.emailAddress("a@b")
        #expect(OverlapRule.resolve([match(phone, 0..<5), match(link, 2..<9)]) == [match(link, 2..<9)])
        #expect(OverlapRule.resolve([match(link, 2..<9), match(mail, 2..<9)]) == [match(mail, 2..<9)])
        #expect(OverlapRule.resolve([match(phone, 5..<9), match(link, 0..<5)]).map(\.range) == [0..<5, 5..<9])
        #expect(OverlapRule.resolve([]).isEmpty)
    }

    @Test("Everything in one text is found in order, and nothing overlaps")
    func mixed() {
        let text = "Café Linde, www.linde.de, info@linde.de, Tel. +49 30 9018 2031, Fax 030 9018 2032"
        #expect(
            detected(text) == [
                "link https://www.linde.de", "mail info@linde.de", "phone +493090182031", "phone +493090182032",
            ])
    }
}

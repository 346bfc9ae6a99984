// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Telephone numbers in text, without a library")
struct PlainPhoneNumberFinderTests {
    @Test(
        "International and national forms",
        arguments: [
            ("+49 30 9018 2031", "DE", "+493090182031"),
            ("+49 (0)30 9018-2031", "US", "+493090182031"),
            ("+1 (212) 664-7665", "DE", "+12126647665"),
            ("0049 30 9018 2031", "DE", "+493090182031"),
            ("011 49 30 9018 2031", "US", "+493090182031"),
            ("(212) 664-7665", "US", "+12126647665"),
            ("212.664.7665", "US", "+12126647665"),
            ("1-212-664-7665", "US", "+12126647665"),
            ("030 / 9018 2031", "DE", "+493090182031"),
            ("(030) 90182031", "DE", "+493090182031"),
            ("01 42 68 53 00", "FR", "+33142685300"),
            ("020 7219 4272", "GB", "+442072194272"),
            ("06 6982 1234", "IT", "+390669821234"),
            ("03-3224-9999", "JP", "+81332249999"),
            ("912 345 678", "PT", "+351912345678"),
            ("+46\u{A0}8\u{A0}508\u{A0}290\u{A0}00", "SE", "+46850829000"),
            ("Tel. 03090182031", "DE", "+493090182031"),
            ("电话：010 6552 9988", "CN", "+861065529988"),
            ("☎ 2126647665", "US", "+12126647665"),
            ("M 0171 2345678", "DE", "+491712345678"),
        ])
    func found(text: String, region: String, number: String) {
        #expect(detected(text, region: region) == ["phone \(number)"])
    }

    @Test("An extension belongs to the number")
    func extensions() {
        #expect(detected("(212) 664-7665 ext. 204", region: "US") == ["phone +12126647665 ext 204"])
        #expect(detected("212-664-7665x9", region: "US") == ["phone +12126647665 ext 9"])
        #expect(detected("+49 30 90182031, Durchwahl 12") == ["phone +493090182031 ext 12"])
        #expect(spans("(212) 664-7665 extra 5", region: "US") == ["(212) 664-7665"])
    }

    @Test("The number ends at its last digit or bracket")
    func spansOfNumbers() {
        #expect(spans("Call (212) 664-7665.", region: "US") == ["(212) 664-7665"])
        #expect(spans("Büro: (+49 30 9018 2031)", region: "DE") == ["(+49 30 9018 2031)"])
        #expect(spans("(212) 664-7665 (212) 664-7666", region: "US").count == 2)
        #expect(spans("212-664-7665 12 people", region: "US") == ["212-664-7665"])
    }

    @Test(
        "Numbers of other kinds",
        arguments: [
            "24.12.2025", "2025-12-24 10:30", "12/24/2025", "192.168.0.17", "1.234.567,89 €", "$1,299.00",
            "ISBN 978-3-16-148410-0", "978-0-306-40615-7", "IBAN DE44 5001 0517 5407 3249 31", "4111 1111 1111 1111",
            "v10.15.7", "Bestellnr. 0302 123456", "Order #2126647665", "Order no. 212-664-7665", "2019-2024",
            "EAN 4006381333931", "0.306 0.406 0.155", "1+2+3+4567890", "212-664-7665kg", "id=212-664-7665",
            "123", "12345", "00 00 00", "5 - 4 - 3 - 2 - 1", "-33.856784, 151.215297", "Rechnung 030 123456",
            "()()()", "+", "+ + +", "(((((", "10:15 - 11:45", "100%", "2126647665",
        ])
    func notFound(text: String) {
        #expect(detected(text, region: "DE").isEmpty)
        #expect(detected(text, region: "US").isEmpty)
    }

    @Test("An unknown region still has international numbers")
    func unknownRegion() {
        #expect(detected("+49 30 9018 2031 or 030 90182031", region: "??") == ["phone +493090182031"])
    }

    @Test("A calling code no country has, and numbers too short or too long, are refused")
    func lengths() {
        #expect(detected("+999 12 345 678").isEmpty)
        #expect(detected("+49 30 1").isEmpty)
        #expect(detected("+49 30 12345678901234567").isEmpty)
    }
}

/// Says of any run of digits that it is a number.
private struct EagerFinder: PhoneNumberFinding {
    func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] {
        var matches: [PhoneNumberMatch] = []
        var start: Int?
        for (offset, byte) in (Array(text.utf8) + [0x20]).enumerated() {
            if byte >= 0x30 && byte <= 0x39 || (start != nil && (byte == 0x2D || byte == 0x2E)) {
                start = start ?? offset
            } else if let begin = start {
                let number = PhoneNumber(number: "n", formatted: "n")
                matches.append(PhoneNumberMatch(range: begin..<offset, number: number))
                start = nil
            }
        }
        return matches
    }
}

@Suite("An injected finder's telephone numbers")
struct InjectedPhoneFinderTests {
    private func found(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return DataDetector(phoneNumbers: EagerFinder(), region: "DE", kinds: [.phoneNumber]).matches(in: text)
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test("Words, forms and accounts that name another kind of number leave it out")
    func vetoes() {
        #expect(found("030-9018203").count == 1)
        #expect(found("Order no. 030-9018203").isEmpty)
        #expect(found("24.12.2025").isEmpty)
        #expect(found("IBAN DE44 5001 0517 5407 3249 31").isEmpty)
        #expect(found("Tel. 24.12.2025") == ["24.12.2025"])
    }

    @Test("A number the finder does not know stands when its form or a word leaves no doubt")
    func certain() {
        let none = DataDetector(phoneNumbers: NoNumbers(), region: "DE", kinds: [.phoneNumber])
        #expect(none.matches(in: "+49 30 9018 2031").count == 1)
        #expect(none.matches(in: "Fax 030 90182031").count == 1)
        #expect(none.matches(in: "030 90182031").isEmpty)
    }

    @Test("Ranges outside of the text are dropped")
    func wrongRanges() {
        #expect(
            DataDetector(phoneNumbers: WrongRanges(), region: "DE", kinds: [.phoneNumber]).matches(in: "12345678")
                .isEmpty)
    }

    private struct NoNumbers: PhoneNumberFinding {
        func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] { [] }
    }

    private struct WrongRanges: PhoneNumberFinding {
        func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] {
            let number = PhoneNumber(number: "1", formatted: "1")
            return [
                PhoneNumberMatch(range: -3 ..< -1, number: number), PhoneNumberMatch(range: 5..<50, number: number),
                PhoneNumberMatch(range: 4..<4, number: number),
            ]
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Payloads of codes")
struct CodePayloadTests {
    @Test("Links, with and without a scheme")
    func links() {
        #expect(CodePayload("https://linde.de/x?y=z") == .link(url: "https://linde.de/x?y=z"))
        #expect(CodePayload(" HTTPS://LINDE.DE\n") == .link(url: "HTTPS://LINDE.DE"))
        #expect(CodePayload("linde.de/menu") == .link(url: "http://linde.de/menu"))
        #expect(CodePayload("linde.de:443/") == .link(url: "http://linde.de:443/"))
        #expect(CodePayload("market://details?id=de.linde") == .link(url: "market://details?id=de.linde"))
        #expect(CodePayload("MEBKM:TITLE:Linde;URL:http\\://linde.de;;") == .link(url: "http://linde.de"))
        #expect(CodePayload("urlto:Linde:linde.de") == .link(url: "http://linde.de"))
    }

    @Test(
        "Schemes without slashes are links, which are shown but not opened",
        arguments: ["javascript:alert(1)", "file:///etc/passwd", "magnet:?xt=urn:btih:c12f", "spotify:track:11dF"])
    func plainSchemes(payload: String) {
        #expect(CodePayload(payload) == .link(url: payload))
        let code = MachineReadableCode(
            symbology: .qr, bytes: Array(payload.utf8), text: payload, quad: ImageQuad(ImageRect.zero))
        #expect(ItemPresentation(code).actions.compactMap(\.uri).isEmpty)
    }

    @Test("Mails with all their fields")
    func emails() {
        #expect(CodePayload("anna@linde.de") == .email(EmailMessage(to: ["anna@linde.de"])))
        #expect(
            CodePayload("MAILTO:anna@linde.de,b@linde.de?cc=c@linde.de&subject=Hi%20there&body=1%0D%0A2&x-y=z")
                == .email(
                    EmailMessage(
                        to: ["anna@linde.de", "b@linde.de"], cc: ["c@linde.de"], subject: "Hi there", body: "1\r\n2")))
        #expect(CodePayload("mailto:?to=anna@linde.de") == .email(EmailMessage(to: ["anna@linde.de"])))
        #expect(
            CodePayload("MATMSG:TO:anna@linde.de;SUB:Hi\\;;BODY:There;;")
                == .email(EmailMessage(to: ["anna@linde.de"], subject: "Hi;", body: "There")))
        #expect(
            CodePayload("SMTP:anna@linde.de:Hi:There: you")
                == .email(EmailMessage(to: ["anna@linde.de"], subject: "Hi", body: "There: you")))
        #expect(CodePayload("mailto:?bcc=b@linde.de") == .email(EmailMessage(to: [], bcc: ["b@linde.de"])))
    }

    @Test("A mail is passed on with known fields only, encoded")
    func emailURI() throws {
        let payload = CodePayload("mailto:a@linde.de?subject=1%262&attach=/etc/passwd&body=x%0Ay&bcc=b@linde.de")
        guard case .email(let message) = payload else {
            Issue.record("no mail")
            return
        }
        #expect(message.uri == "mailto:a@linde.de?bcc=b@linde.de&subject=1%262&body=x%0Ay")
    }

    @Test("Numbers to call")
    func telephone() {
        #expect(
            CodePayload("tel:+49-30-9018;ext=12")
                == .phoneNumber(PhoneNumber(number: "+49309018", formatted: "+49-30-9018", extension: "12")))
        #expect(CodePayload("TEL:030 9018") == .phoneNumber(PhoneNumber(number: "0309018", formatted: "030 9018")))
    }

    @Test("Text messages in the forms that are in use")
    func messages() {
        #expect(CodePayload("sms:+49301") == .textMessage(TextMessage(number: "+49301")))
        #expect(CodePayload("SMSTO:+49301:Hi: you") == .textMessage(TextMessage(number: "+49301", body: "Hi: you")))
        #expect(CodePayload("sms:+49301?body=Hi%20you") == .textMessage(TextMessage(number: "+49301", body: "Hi you")))
        #expect(CodePayload("sms:+49301&body=Hi") == .textMessage(TextMessage(number: "+49301", body: "Hi")))
        #expect(
            CodePayload("mms:+491,+492?subject=S&body=B")
                == .textMessage(TextMessage(numbers: ["+491", "+492"], subject: "S", body: "B")))
        #expect(CodePayload("sms:+49301;via=999333") == .textMessage(TextMessage(number: "+49301")))
        #expect(TextMessage(number: "+49 301", body: "a&b c").uri == "sms:+49301?body=a%26b%20c")
    }

    @Test("Places")
    func places() throws {
        guard case .place(let place) = CodePayload("geo:52.52,-13.405,30?z=15") else {
            Issue.record("no place")
            return
        }
        #expect(place.uri == "geo:52.52,-13.405")
        #expect(place.readable == "52.52, -13.405")
        #expect(place.altitude == 30 && place.query == "z=15")
        guard case .place(let named) = CodePayload("geo:0,0?q=Bistro+Linde%2C%20Berlin") else {
            Issue.record("no place")
            return
        }
        #expect(named.searchTerm == "Bistro Linde, Berlin")
        #expect(named.uri == "geo:0.0,0.0?q=Bistro%20Linde%2C%20Berlin")
    }

    @Test(
        "What is not well formed is text",
        arguments: [
            "", " ", "4006381333931", "Hello World", "mailto:", "mailto:nobody", "MATMSG:SUB:x;;", "smtp:nobody",
            "mailto:a@linde.de%0ABcc:x@y.de",
            "tel:",
            "tel:abc", "tel:+49301x", "sms:", "sms:hello", "geo:", "geo:91,0", "geo:0,181", "geo:1e1,2", "geo:1",
            "geo:nan,nan", "https://linde.de and more", "https://linde.de\nhttps://x.de", "http://",
            "BEGIN:VCARD", "N:Linde;TEL:1;;", "geography:1", "main.rs", "a@b", "Version 1.2.3",
            "https://linde.de/\(String(repeating: "x", count: 9000))",
        ])
    func text(payload: String) {
        #expect(CodePayload(payload) == .text(payload))
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Payments, secrets and numbers in codes")
struct PaymentPayloadTests {
    @Test("SEPA credit transfers")
    func epc() {
        let text =
            "BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross\nBE72000000001616\nEUR1.50\nCHAR\n\nUrgency fund\nSample"
        let payment = BankPayment(
            scheme: .epc, payee: "Red Cross", account: "BE72000000001616", bic: "BPOTBEB1", amount: "1.50",
            currency: "EUR", message: "Urgency fund", purpose: "CHAR")
        #expect(CodePayload(text) == .bankPayment(payment))
        #expect(
            CodePayload(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
                == .bankPayment(payment))
    }

    @Test("Swiss bills")
    func swiss() {
        let lines =
            ["SPC", "0200", "1", "CH4431999123000889012", "S", "Robert AG", "Rue", "1", "2501", "Biel", "CH"]
            + Array(repeating: "", count: 7) + ["1949.75", "CHF"] + Array(repeating: "", count: 7)
            + ["QRR", "210000000003139471430009017", "Order", "EPD"]
        #expect(
            CodePayload(lines.joined(separator: "\n"))
                == .bankPayment(
                    BankPayment(
                        scheme: .swissQR, payee: "Robert AG", account: "CH4431999123000889012", amount: "1949.75",
                        currency: "CHF", reference: "210000000003139471430009017", message: "Order")))
    }

    @Test("Payments as a URI or a descriptor")
    func others() {
        #expect(
            CodePayload("upi://pay?pa=shop@upi&pn=Shop%20A&am=250.00&cu=INR")
                == .bankPayment(
                    BankPayment(scheme: .upi, payee: "Shop A", account: "shop@upi", amount: "250.00", currency: "INR")))
        #expect(
            CodePayload("SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*MSG:HELLO%2A*X-VS:42")
                == .bankPayment(
                    BankPayment(
                        scheme: .spayd, payee: nil, account: "CZ5855000000001265098001", bic: "RZBCCZPP",
                        amount: "480.50", currency: "CZK", reference: "42", message: "HELLO*")))
    }

    @Test("Cryptocurrencies")
    func cryptocurrencies() {
        let address = "175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W"
        let uri = "bitcoin:\(address)?amount=20.3&label=Luke&message=For%20you"
        #expect(
            CodePayload(uri)
                == .cryptocurrencyPayment(
                    CryptocurrencyPayment(
                        currency: .bitcoin, address: address, amount: "20.3", label: "Luke", message: "For you",
                        uri: uri)))
        let amounts = [
            "2.014e18": "2.014", "1": "0.000000000000000001", "1000000000000000000": "1", "15e17": "1.5", "0": "0",
            "12e18": "12",
        ]
        for (wei, coins) in amounts {
            let uri = "ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359?value=\(wei)"
            guard case .cryptocurrencyPayment(let payment) = CodePayload(uri) else {
                Issue.record("no payment: \(uri)")
                continue
            }
            #expect(payment.amount == coins)
        }
    }

    @Test("One-time passwords")
    func oneTimePasswords() {
        #expect(
            CodePayload("otpauth://totp/ACME%20Co:john@linde.de?secret=JBSWY3DPEHPK3PXP&issuer=ACME%20Co&period=60")
                == .oneTimePassword(
                    OneTimePassword(
                        factor: .time(period: 60), account: "john@linde.de", issuer: "ACME Co",
                        secret: "JBSWY3DPEHPK3PXP")))
        #expect(
            CodePayload("otpauth://hotp/john?secret=jbswy3dpehpk3pxp&counter=7&digits=8&algorithm=SHA256")
                == .oneTimePassword(
                    OneTimePassword(
                        factor: .counter(7), account: "john", issuer: nil, secret: "jbswy3dpehpk3pxp",
                        algorithm: .sha256, digits: 8)))
        let transfer = "otpauth-migration://offline?data=CjEKCg"
        #expect(CodePayload(transfer) == .authenticatorTransfer(uri: transfer))
    }

    @Test("A secret is shown only on request")
    func secretsAreConcealed() {
        for payload in [
            "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP", "WIFI:S:x;T:WPA;P:JBSWY3DPEHPK3PXP;;",
            "otpauth-migration://offline?data=JBSWY3DPEHPK3PXP",
        ] {
            let item = ItemPresentation(
                MachineReadableCode(
                    symbology: .qr, bytes: Array(payload.utf8), text: payload, quad: ImageQuad(ImageRect.zero)))
            let shown = [item.fullValue, item.hint ?? "", item.accessibleName.string(), item.pill.string()]
            #expect(!shown.joined().contains("JBSWY3DPEHPK3PXP"), "\(payload)")
            let revealing = item.actions.filter { if case .reveal = $0.kind { true } else { false } }
            #expect(revealing.count == 1, "\(payload)")
        }
    }

    @Test("Numbers are products in the codes of trade alone")
    func products() {
        #expect(
            CodePayload("4006381333931", symbology: .ean13)
                == .product(Product(kind: .article, number: "4006381333931", normalized: "4006381333931")))
        #expect(CodePayload("4006381333931", symbology: .qr) == .text("4006381333931"))
        let upcE = ["01234565": "012345000065", "01234133": "012300000413", "01234145": "012340000015"]
        for (number, normalized) in upcE {
            #expect(
                CodePayload(number, symbology: .upcE)
                    == .product(Product(kind: .article, number: number, normalized: normalized)))
        }
        guard case .product(let book) = CodePayload("9783161484100", symbology: .ean13),
            case .product(let magazine) = CodePayload("9771234567003", symbology: .ean13)
        else {
            Issue.record("no products")
            return
        }
        #expect(book.kind == .book && magazine.kind == .periodical)
    }

    @Test("Vehicles")
    func vehicles() {
        #expect(
            CodePayload("I1M8GDM9AXKP042788", symbology: .code39)
                == .vehicle(VehicleNumber(number: "1M8GDM9AXKP042788", country: "US", modelYear: 1989)))
        #expect(CodePayload("1M8GDM9AXKP042789", symbology: .code39) == .text("1M8GDM9AXKP042789"))
        #expect(CodePayload("1M8GDM9AXKP042788", symbology: .qr) == .text("1M8GDM9AXKP042788"))
    }

    @Test("A part says which of how many it is")
    func parts() throws {
        let part = try #require(StructuredAppendPart(index: 1, count: 3))
        let code = MachineReadableCode(
            symbology: .qr, bytes: [], text: "https://linde.de", quad: ImageQuad(ImageRect.zero),
            structuredAppend: part)
        #expect(CodePayload(code) == .part(part, text: "https://linde.de"))
        #expect(ItemPresentation(code).title.string() == "Part 2 of 3")
        #expect(StructuredAppendPart(index: 0, count: 1) == nil && StructuredAppendPart(index: 3, count: 3) == nil)
    }

    @Test(
        "What is not well formed is no payment",
        arguments: [
            "BCD\n002\n1\nSCT\n\nName\nBE72000000001617\nEUR1", "BCD\n002\n1\nSCT\n\n\nBE72000000001616\nEUR1",
            "BCD\n002\n1\nSCT\n\nName\nBE72000000001616\nEUR1,50", "BCD\n003\n1\nSCT\n\nN\nBE72000000001616\nEUR1",
            "SPC\n0200\n1\nCH4431999123000889012", "SPD*1.0*AM:5", "SPD*1.0*ACC:CZ5855000000001265098002", "BCD", "SPC",
        ])
    func malformedPayments(payload: String) {
        #expect(CodePayload(payload) == .text(payload))
    }

    @Test(
        "What is not well formed stays a link, which is not opened",
        arguments: [
            "otpauth://totp/a?secret=018", "otpauth://totp/a", "otpauth://hotp/a?secret=JBSWY3DP",
            "otpauth://totp/a?secret=JBSWY3DP&digits=99", "upi://pay?pn=x", "upi://pay?pa=x@y&am=1.2.3",
            "bitcoin:mySD89iqpmptrK3PhHFW9fa7BXiP7ANy3Y", "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?req-x=1",
            "ethereum:0x12",
        ])
    func malformedLinks(payload: String) {
        #expect(CodePayload(payload) == .link(url: payload))
    }
}

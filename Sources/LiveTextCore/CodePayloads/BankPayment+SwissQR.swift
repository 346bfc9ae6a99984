// SPDX-License-Identifier: Apache-2.0

extension BankPayment {
    /// The lines of the Swiss QR-bill (Implementation Guidelines, 4.2.2), from 0.
    private enum Line {
        static let version = 1
        static let iban = 3
        static let payee = 5
        static let amount = 18
        static let currency = 19
        static let referenceType = 27
        static let reference = 28
        static let message = 29
        static let trailer = 30
    }

    /// Reads the code of a Swiss QR-bill; `nil` when an element is not as the guidelines have it.
    init?(swissQR text: String) {
        let lines = PropertyLine.physicalLines(text).map(\.trimmingSpaces)
        func line(_ index: Int) -> String? { index < lines.count && !lines[index].isEmpty ? lines[index] : nil }
        guard line(0) == "SPC", line(Line.version)?.hasPrefix("02") == true, line(Line.trailer) == "EPD",
            let iban = line(Line.iban).flatMap(Self.iban), iban.hasPrefix("CH") || iban.hasPrefix("LI"),
            let payee = line(Line.payee), let currency = line(Line.currency), ["CHF", "EUR"].contains(currency),
            let referenceType = line(Line.referenceType), ["QRR", "SCOR", "NON"].contains(referenceType)
        else { return nil }
        let amount = line(Line.amount)
        if let amount, !Self.isAmount(Substring(amount)) { return nil }
        self.init(
            scheme: .swissQR, payee: payee, account: iban, amount: amount, currency: currency,
            reference: line(Line.reference), message: line(Line.message))
    }
}

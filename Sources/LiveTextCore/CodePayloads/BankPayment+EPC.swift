// SPDX-License-Identifier: Apache-2.0

extension BankPayment {
    /// Reads a SEPA credit transfer (EPC069-12), one element a line; `nil` when one is not as the guideline has it.
    init?(epc text: String) {
        let lines = PropertyLine.physicalLines(text).map(\.trimmingSpaces)
        func line(_ index: Int) -> String? { index < lines.count && !lines[index].isEmpty ? lines[index] : nil }
        guard line(0) == "BCD", let version = line(1), ["001", "002"].contains(version),
            let characterSet = line(2).flatMap(Int.init), (1...8).contains(characterSet),
            let identification = line(3), ["SCT", "INST"].contains(identification),
            let payee = line(5), let iban = line(6).flatMap(Self.iban)
        else { return nil }
        var amount: String?
        if let text = line(7) {
            guard text.hasPrefix("EUR"), Self.isAmount(text.dropFirst(3)) else { return nil }
            amount = String(text.dropFirst(3))
        }
        self.init(
            scheme: .epc, payee: payee, account: iban, bic: line(4), amount: amount, currency: "EUR",
            reference: line(9), message: line(10), purpose: line(8))
    }
}

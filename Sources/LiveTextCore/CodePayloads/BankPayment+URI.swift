// SPDX-License-Identifier: Apache-2.0

extension BankPayment {
    /// Reads a `upi://pay` URI (NPCI linking specification); `nil` without the payee's address.
    init?(upi uri: String) {
        guard let parts = URIParts(uri), parts.scheme == "upi", parts.host.lowercased() == "pay" else { return nil }
        let query = parts.rest.drop { $0 != "?" }.dropFirst()
        var values: [String: String] = [:]
        for field in URIQuery.fields(query) where !field.rawValue.isEmpty { values[field.name] = field.value }
        guard let address = values["pa"], Self.isPaymentAddress(address) else { return nil }
        if let amount = values["am"], !Self.isAmount(Substring(amount)) { return nil }
        self.init(
            scheme: .upi, payee: values["pn"], account: address, amount: values["am"],
            currency: values["cu"]?.uppercased() ?? "INR", reference: values["tr"], message: values["tn"])
    }

    /// Reads a Short Payment Descriptor, `SPD*1.0*ACC:…*AM:…`; `nil` without an account, or when an element is not as
    /// the standard has it.
    init?(spayd text: String) {
        let pieces = text.split(separator: "*", omittingEmptySubsequences: true)
        guard pieces.count > 2, pieces[0].uppercased() == "SPD",
            pieces[1].utf8.allSatisfy({ $0.isASCIIDigit || $0 == .ascii(".") })
        else { return nil }
        var values: [String: String] = [:]
        for piece in pieces.dropFirst(2) {
            guard let colon = piece.firstIndex(of: ":") else { return nil }
            values[piece[..<colon].uppercased()] =
                URIParts.percentDecoded(String(piece[piece.index(after: colon)...])).trimmingSpaces
        }
        // The account may have a bank's code after a plus sign.
        let account = (values["ACC"] ?? "").split(separator: "+", maxSplits: 1)
        guard let iban = account.first.flatMap({ Self.iban(String($0)) }) else { return nil }
        if let amount = values["AM"], !Self.isAmount(Substring(amount)) { return nil }
        self.init(
            scheme: .spayd, payee: values["RN"], account: iban, bic: account.count == 2 ? String(account[1]) : nil,
            amount: values["AM"], currency: values["CC"] ?? "CZK", reference: values["RF"] ?? values["X-VS"],
            message: values["MSG"])
    }

    /// A name, `@` and a bank's handle.
    private static func isPaymentAddress(_ text: String) -> Bool {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        return halves.count == 2
            && halves.allSatisfy { half in
                !half.isEmpty
                    && half.utf8.allSatisfy { $0.isASCIIAlphanumeric || ".-_".utf8.contains($0) }
            }
    }
}

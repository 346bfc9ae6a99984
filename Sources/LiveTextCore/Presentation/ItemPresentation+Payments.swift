// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a bank account's number is shown.
    static func bankAccount(_ account: InternationalBankAccountNumber) -> ItemPresentation {
        let readable = account.formatted
        return ItemPresentation(
            title: PresentationText("Bank Account"), fullValue: readable, iconName: IconName.money,
            copying: .copy(readable, id: "iban.copy", title: PresentationText("Copy IBAN")),
            pill: PresentationText("Copy IBAN"), accessibleName: PresentationText("Copy the IBAN %1$@", readable))
    }

    /// How a payment by a bank is shown: what the person types into their bank's form, each part to be copied.
    static func bankPayment(_ payment: BankPayment) -> ItemPresentation {
        let amount = payment.amount.map { [$0, payment.currency].compactMap(\.self).joined(separator: " ") }
        let parts = [payment.payee, payment.account, amount, payment.reference, payment.message].compactMap(\.self)
        let copies: [(String, String?, PresentationText)] = [
            ("payment.copyAccount", payment.account, PresentationText("Copy Account Number")),
            ("payment.copyAmount", payment.amount, PresentationText("Copy Amount")),
            ("payment.copyReference", payment.reference ?? payment.message, PresentationText("Copy Reference")),
        ]
        return ItemPresentation(
            title: PresentationText("Payment"), fullValue: parts.joined(separator: "\n"), iconName: IconName.money,
            actions: copies.compactMap { id, text, title in text.map { .copy($0, id: id, title: title) } },
            copying: .copy(
                parts.joined(separator: "\n"), id: "payment.copy", title: PresentationText("Copy Payment")),
            pill: PresentationText("Copy Account Number"),
            accessibleName: PresentationText("Copy the account number %1$@", payment.account))
    }

    /// How a payment in a cryptocurrency is shown.
    static func cryptocurrencyPayment(_ payment: CryptocurrencyPayment) -> ItemPresentation {
        let amount = payment.amount.map { $0 + " " + payment.currency.rawValue }
        let parts = [payment.label, payment.address, amount, payment.message].compactMap(\.self)
        let copies: [DataAction?] = [
            .copy(payment.address, id: "payment.copyAccount", title: PresentationText("Copy Address")),
            payment.amount.map { .copy($0, id: "payment.copyAmount", title: PresentationText("Copy Amount")) },
        ]
        return ItemPresentation(
            title: PresentationText("Payment in %1$@", payment.currency.rawValue),
            fullValue: parts.joined(separator: "\n"), iconName: IconName.money, actions: copies.compactMap(\.self),
            copying: .copy(payment.uri, id: "payment.copy", title: PresentationText("Copy Payment")),
            pill: PresentationText("Copy Address"),
            accessibleName: PresentationText("Copy the address %1$@", payment.address))
    }
}

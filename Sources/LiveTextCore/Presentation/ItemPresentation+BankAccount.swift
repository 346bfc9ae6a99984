// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a bank account's number is shown.
    static func bankAccount(_ account: InternationalBankAccountNumber) -> ItemPresentation {
        let readable = account.formatted
        return ItemPresentation(
            title: PresentationText("Bank Account"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "iban.copy", title: PresentationText("Copy IBAN")),
            pill: PresentationText("Copy IBAN"), accessibleName: PresentationText("Copy the IBAN %1$@", readable))
    }
}

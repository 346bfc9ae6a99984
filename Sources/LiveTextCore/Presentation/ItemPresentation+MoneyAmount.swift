// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How an amount of money is shown.
    static func moneyAmount(_ money: MoneyAmount) -> ItemPresentation {
        let readable = money.currency.isEmpty ? money.amount.readable : money.amount.readable + " " + money.currency
        return ItemPresentation(
            title: PresentationText("Amount of Money"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "money.copy", title: PresentationText("Copy Amount")),
            pill: PresentationText("Copy %1$@", readable),
            accessibleName: PresentationText("Copy the amount %1$@", readable))
    }
}

extension Double {
    /// The number without an empty fraction.
    var readable: String {
        /// Beyond, neighbouring integers are no longer told apart.
        let largestExact = 9_007_199_254_740_992.0
        return rounded() == self && abs(self) < largestExact ? String(Int(self)) : String(self)
    }
}

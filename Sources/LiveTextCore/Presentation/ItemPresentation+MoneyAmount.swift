// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How an amount of money is shown. It is converted by the rates the person has given, by no others.
    static func moneyAmount(_ money: MoneyAmount, _ context: PresentationContext) -> ItemPresentation {
        let preferences = context.preferences
        let readable = money.readable(separator: preferences.decimalSeparator)
        let conversions = money.converted(by: preferences).map { converted in
            let text = converted.readable(separator: preferences.decimalSeparator)
            return DataAction(
                id: "money.convert." + converted.currency, kind: .copy(text: text),
                title: PresentationText("Copy as %1$@", text), iconName: IconName.convert)
        }
        return ItemPresentation(
            title: PresentationText("Amount of Money"), fullValue: readable,
            hint: conversions.first?.copiedText, iconName: IconName.money, actions: conversions,
            copying: .copy(readable, id: "money.copy", title: PresentationText("Copy Amount")),
            pill: PresentationText("Copy %1$@", readable),
            accessibleName: PresentationText("Copy the amount %1$@", conversions.first?.copiedText ?? readable),
            isQuickAction: false)
    }
}

extension MoneyAmount {
    /// Currencies offered when none is chosen.
    private static let mostConversions = 3
    /// Currencies without a smaller unit (ISO 4217).
    private static let wholeCurrencies: Set<String> = ["JPY", "KRW", "VND", "CLP", "ISK", "HUF", "IDR", "PYG", "UGX"]

    fileprivate func readable(separator: String) -> String {
        let isWhole = amount.rounded() == amount
        let digits = Self.wholeCurrencies.contains(currency) || (isWhole && currency.isEmpty) ? 0 : 2
        let number = ReadableNumber.fixed(amount, digits: digits, separator: separator)
        return currency.isEmpty ? number : number + " " + currency
    }

    /// The amount in other currencies, as far as there are rates.
    fileprivate func converted(by preferences: ActionPreferences) -> [MoneyAmount] {
        let rates = preferences.currencyRates.filter { $0.value.isFinite && $0.value > 0 }
        guard amount.isFinite, let rate = rates[currency] else { return [] }
        let targets = preferences.currency.isEmpty ? rates.keys.sorted() : [preferences.currency]
        return targets.filter { $0 != currency }.prefix(Self.mostConversions).compactMap { target in
            rates[target].map { MoneyAmount(amount: amount / rate * $0, currency: target) }
        }
    }
}

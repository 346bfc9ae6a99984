// SPDX-License-Identifier: Apache-2.0

/// An amount of money.
public struct MoneyAmount: Hashable, Sendable, Codable {
    /// The amount in the currency's main unit.
    public let amount: Double
    /// ISO 4217 code, as `EUR`; of a sign that several countries use, the likeliest one's. Empty where none is known.
    public let currency: String

    /// Makes an amount.
    public init(amount: Double, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

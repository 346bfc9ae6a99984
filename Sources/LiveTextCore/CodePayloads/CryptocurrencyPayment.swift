// SPDX-License-Identifier: Apache-2.0

/// A payment in a cryptocurrency.
package struct CryptocurrencyPayment: Hashable, Sendable {
    package enum Currency: String, Hashable, Sendable {
        case bitcoin = "BTC"
        case ethereum = "ETH"
    }

    package let currency: Currency
    /// As in the code.
    package let address: String
    /// In whole coins, decimal digits with a point.
    package let amount: String?
    /// Who is paid.
    package let label: String?
    package let message: String?
    /// The whole payment as the wallet takes it.
    package let uri: String

    package init(
        currency: Currency, address: String, amount: String? = nil, label: String? = nil, message: String? = nil,
        uri: String
    ) {
        self.currency = currency
        self.address = address
        self.amount = amount
        self.label = label
        self.message = message
        self.uri = uri
    }
}

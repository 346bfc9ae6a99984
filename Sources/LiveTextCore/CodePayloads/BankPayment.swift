// SPDX-License-Identifier: Apache-2.0

/// A payment that a banking application can make.
package struct BankPayment: Hashable, Sendable {
    /// The form a payment is written in.
    package enum Scheme: String, Hashable, Sendable {
        /// SEPA credit transfer of the European Payments Council (EPC069-12).
        case epc = "EPC"
        /// Swiss QR-bill (SIX).
        case swissQR = "SwissQR"
        /// Unified Payments Interface of India.
        case upi = "UPI"
        /// Short Payment Descriptor of Czechia and Slovakia.
        case spayd = "SPAYD"
    }

    package let scheme: Scheme
    /// Who is paid.
    package let payee: String?
    /// The account: an IBAN without spaces, for UPI a virtual payment address.
    package let account: String
    package let bic: String?
    /// Decimal digits with a point; `nil` where the payer fills it in.
    package let amount: String?
    /// ISO 4217, as `EUR`.
    package let currency: String?
    /// The reference that the payee's books know.
    package let reference: String?
    /// What the payee is told.
    package let message: String?
    /// ISO 20022 purpose, as `CHAR`.
    package let purpose: String?

    package init(
        scheme: Scheme, payee: String?, account: String, bic: String? = nil, amount: String? = nil,
        currency: String? = nil, reference: String? = nil, message: String? = nil, purpose: String? = nil
    ) {
        self.scheme = scheme
        self.payee = payee
        self.account = account
        self.bic = bic
        self.amount = amount
        self.currency = currency
        self.reference = reference
        self.message = message
        self.purpose = purpose
    }
}

// SPDX-License-Identifier: Apache-2.0

/// An article of trade by the number printed on it.
package struct Product: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Any article (GTIN).
        case article
        /// A book (ISBN).
        case book
        /// A periodical (ISSN).
        case periodical
    }

    package let kind: Kind
    /// The number as printed, digits only.
    package let number: String
    /// The number in its full form: UPC-E as UPC-A; the others as they are.
    package let normalized: String

    package init(kind: Kind, number: String, normalized: String) {
        self.kind = kind
        self.number = number
        self.normalized = normalized
    }
}

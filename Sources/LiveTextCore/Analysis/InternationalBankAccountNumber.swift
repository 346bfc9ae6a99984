// SPDX-License-Identifier: Apache-2.0

/// An international bank account number (ISO 13616) whose check digits are right.
public struct InternationalBankAccountNumber: Hashable, Sendable, Codable {
    /// The electronic form: capitals and digits without spaces.
    public let number: String

    /// Makes a number.
    public init(number: String) {
        self.number = number
    }

    /// ISO 3166 code of the country.
    public var countryCode: String { String(number.prefix(2)) }

    /// The printed form: groups of four.
    public var formatted: String {
        var result = ""
        for (index, character) in number.enumerated() {
            if index > 0, index % 4 == 0 { result.append(" ") }
            result.append(character)
        }
        return result
    }
}

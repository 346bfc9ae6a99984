// SPDX-License-Identifier: Apache-2.0

/// A postal address; parts that are not printed are `nil`.
public struct PostalAddress: Hashable, Sendable, Codable {
    /// The street's name, or the box, as `Rue de Rivoli`, `PO Box 12`.
    public let street: String?
    /// The house's number, as `12a`.
    public let number: String?
    /// Flat, suite, floor or building within the house, as `Apt 4`.
    public let unit: String?
    /// The postal code, as printed.
    public let postalCode: String?
    /// The town.
    public let city: String?
    /// State, province, county or prefecture, as printed.
    public let region: String?
    /// The country, as printed.
    public let country: String?
    /// ISO 3166 code of the country, as `FR`: printed, or told by the address's form.
    public let countryCode: String?
    /// The whole address on one line, parts in their printed order with commas between lines.
    public let formatted: String

    /// Makes an address.
    public init(
        street: String? = nil, number: String? = nil, unit: String? = nil, postalCode: String? = nil,
        city: String? = nil, region: String? = nil, country: String? = nil, countryCode: String? = nil,
        formatted: String
    ) {
        self.street = street
        self.number = number
        self.unit = unit
        self.postalCode = postalCode
        self.city = city
        self.region = region
        self.country = country
        self.countryCode = countryCode
        self.formatted = formatted
    }
}

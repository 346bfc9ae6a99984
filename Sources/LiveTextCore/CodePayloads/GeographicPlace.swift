// SPDX-License-Identifier: Apache-2.0

/// A place on the map.
package struct GeographicPlace: Hashable, Sendable {
    /// Degrees north, -90…90.
    package let latitude: Double
    /// Degrees east, -180…180.
    package let longitude: Double

    /// Reads what follows `geo:` (RFC 5870); `nil` when it is no place on Earth.
    init?(geo text: String) {
        let numbers = text.prefix { $0 != ";" && $0 != "?" }.split(separator: ",", omittingEmptySubsequences: false)
        guard (2...3).contains(numbers.count), let latitude = Self.number(numbers[0]),
            let longitude = Self.number(numbers[1]), abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place as a URI.
    package var uri: String { "geo:\(latitude),\(longitude)" }

    /// The place for people.
    package var readable: String { "\(latitude), \(longitude)" }

    /// A decimal number without exponent, as the standard has it.
    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == .ascii(".") || $0 == .ascii("-") }) else { return nil }
        return Double(text)
    }
}

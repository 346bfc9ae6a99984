// SPDX-License-Identifier: Apache-2.0

/// A place on the map.
package struct GeographicPlace: Hashable, Sendable {
    /// Degrees north, -90…90.
    package let latitude: Double
    /// Degrees east, -180…180.
    package let longitude: Double
    /// Metres above the ellipsoid.
    package let altitude: Double?
    /// What follows the question mark, as written; many programs look a name up by its `q`.
    package let query: String?

    /// Makes a place; `nil` when it is none on Earth.
    init?(latitude: Double, longitude: Double, altitude: Double? = nil, query: String? = nil) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.query = query
    }

    /// Reads what follows `geo:` (RFC 5870); `nil` when it is no place on Earth.
    init?(geo text: String) {
        let numbers = text.prefix { $0 != ";" && $0 != "?" }.split(separator: ",", omittingEmptySubsequences: false)
        guard (2...3).contains(numbers.count), let latitude = Self.number(numbers[0]),
            let longitude = Self.number(numbers[1])
        else { return nil }
        var altitude: Double?
        if numbers.count == 3 {
            guard let number = Self.number(numbers[2]) else { return nil }
            altitude = number
        }
        let query = text.firstIndex(of: "?").map { String(text[text.index(after: $0)...]) }
        self.init(
            latitude: latitude, longitude: longitude, altitude: altitude, query: query?.isEmpty == false ? query : nil)
    }

    /// Reads the value of a vCard's or an event's `GEO`: `52.52;13.405`, or a `geo:` URI.
    init?(vCard text: String) {
        let text = text.trimmingSpaces
        if text.lowercased().hasPrefix("geo:") {
            self.init(geo: String(text.dropFirst("geo:".count)))
            return
        }
        let numbers = text.split(whereSeparator: { $0 == ";" || $0 == "," })
        guard numbers.count == 2, let latitude = Self.number(numbers[0]), let longitude = Self.number(numbers[1])
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// What is looked for by name at the place.
    package var searchTerm: String? {
        URIQuery.fields(Substring(query ?? "")).first { $0.name == "q" && !$0.rawValue.isEmpty }.map {
            URIParts.percentDecoded($0.rawValue.map { $0 == "+" ? " " : String($0) }.joined())
        }
    }

    /// The place as a URI.
    package var uri: String {
        "geo:\(latitude),\(longitude)" + (searchTerm.map { "?q=" + URIParts.encodedComponent($0) } ?? "")
    }

    /// The place for people.
    package var readable: String { "\(latitude), \(longitude)" }

    /// A decimal number without exponent, as the standard has it.
    private static func number(_ text: Substring) -> Double? {
        let text = String(text).trimmingSpaces
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == .ascii(".") || $0 == .ascii("-") }) else { return nil }
        return Double(text)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A scheduled flight's number.
public struct FlightNumber: Hashable, Sendable, Codable {
    /// The airline's IATA code, as `LH`.
    public let airline: String
    /// The flight's number without leading zeros, as `400`.
    public let number: String

    /// Makes a flight number.
    public init(airline: String, number: String) {
        self.airline = airline
        self.number = number
    }

    /// Airline and number as they are searched for: `LH400`.
    public var designator: String { airline + number }
}

// SPDX-License-Identifier: Apache-2.0

/// Something in the text that a person acts on.
public struct DataItem: Hashable, Sendable, Codable {
    /// What it is, read into its fields.
    public enum Value: Hashable, Sendable, Codable {
        /// A web address; always with its scheme, `https` where the text has none.
        case link(url: String)
        /// A mail address.
        case emailAddress(String)
        /// A telephone number.
        case phoneNumber(PhoneNumber)
        /// A postal address.
        case postalAddress(PostalAddress)
        /// A date, a time, or a span of them.
        case calendarEvent(CalendarEvent)
        /// A scheduled flight's number.
        case flightNumber(FlightNumber)
        /// A parcel's number.
        case shipmentTrackingNumber(ShipmentTrackingNumber)
        /// An amount of money.
        case moneyAmount(MoneyAmount)
        /// A number with a unit.
        case measurement(MeasuredQuantity)
        /// A bank account's number.
        case iban(InternationalBankAccountNumber)
        /// An internet address.
        case ipAddress(IPAddress)
        /// A place by its coordinates.
        case coordinates(GeographicCoordinates)
    }

    /// The kinds of values, named for options and output.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case link, emailAddress, phoneNumber, postalAddress, calendarEvent, flightNumber, shipmentTrackingNumber
        case moneyAmount, measurement, iban, ipAddress, coordinates
    }

    /// What it is, read into its fields.
    public let value: Value
    /// The text as it stands in the picture.
    public let text: String
    /// Where it stands in the analysis's transcript, in UTF-8 offsets.
    public let range: Range<Int>
    /// Its places in image pixels: one quad per line it stands on, in reading order.
    public let quads: [ImageQuad]
    /// How sure the recognition of its text is, 0…1.
    public let confidence: Double

    /// Makes an item.
    public init(value: Value, text: String, range: Range<Int>, quads: [ImageQuad], confidence: Double) {
        self.value = value
        self.text = text
        self.range = range
        self.quads = quads
        self.confidence = confidence
    }
}

/// A telephone number.
public struct PhoneNumber: Hashable, Sendable, Codable {
    /// What is dialled: E.164 (`+49301234567`) where the country is known, else digits as printed.
    public let number: String
    /// The number as people write it, for display.
    public let formatted: String
    /// The extension dialled after the call is answered.
    public let `extension`: String?

    /// Makes a number.
    public init(number: String, formatted: String, extension: String? = nil) {
        self.number = number
        self.formatted = formatted
        self.extension = `extension`
    }
}

extension DataItem.Value {
    /// The value's kind.
    public var kind: DataItem.Kind {
        switch self {
        case .link: .link
        case .emailAddress: .emailAddress
        case .phoneNumber: .phoneNumber
        case .postalAddress: .postalAddress
        case .calendarEvent: .calendarEvent
        case .flightNumber: .flightNumber
        case .shipmentTrackingNumber: .shipmentTrackingNumber
        case .moneyAmount: .moneyAmount
        case .measurement: .measurement
        case .iban: .iban
        case .ipAddress: .ipAddress
        case .coordinates: .coordinates
        }
    }
}

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

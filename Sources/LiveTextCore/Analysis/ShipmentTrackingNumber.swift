// SPDX-License-Identifier: Apache-2.0

/// A parcel's number.
public struct ShipmentTrackingNumber: Hashable, Sendable, Codable {
    /// Who carries the parcel.
    public enum Carrier: String, Sendable, Codable, CaseIterable {
        case amazon, canadaPost, canpar, dhl, dpd, fedex, gls, landmark, laserShip, oldDominion, onTrac, purolator
        case royalMail, ups, usps, yodel
        /// A member of the Universal Postal Union, told by the number's last two letters.
        case postal
    }

    /// Who carries the parcel.
    public let carrier: Carrier
    /// The number without spaces.
    public let trackingNumber: String

    /// Makes a tracking number.
    public init(carrier: Carrier, trackingNumber: String) {
        self.carrier = carrier
        self.trackingNumber = trackingNumber
    }
}

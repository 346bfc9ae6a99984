// SPDX-License-Identifier: Apache-2.0

/// A place on Earth by its coordinates (WGS 84).
public struct GeographicCoordinates: Hashable, Sendable, Codable {
    /// Degrees north, -90…90.
    public let latitude: Double
    /// Degrees east, -180…180.
    public let longitude: Double

    /// Makes coordinates.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

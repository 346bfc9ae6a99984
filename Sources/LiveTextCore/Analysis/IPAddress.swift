// SPDX-License-Identifier: Apache-2.0

/// An internet address.
public struct IPAddress: Hashable, Sendable, Codable {
    /// The version of the internet protocol.
    public enum Version: Int, Sendable, Codable {
        /// Four decimal numbers.
        case v4 = 4
        /// Groups of hexadecimal digits.
        case v6 = 6
    }

    /// The address: decimal for version 4, in lower case without leading zeros (RFC 5952) for version 6.
    public let address: String
    /// The version of the internet protocol.
    public let version: Version
    /// The length of the network's prefix, when one is printed after a slash.
    public let prefixLength: Int?

    /// Makes an address.
    public init(address: String, version: Version, prefixLength: Int? = nil) {
        self.address = address
        self.version = version
        self.prefixLength = prefixLength
    }
}

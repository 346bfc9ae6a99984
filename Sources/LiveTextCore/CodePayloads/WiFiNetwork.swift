// SPDX-License-Identifier: Apache-2.0

/// A wireless network and what it takes to join it.
public struct WiFiNetwork: Hashable, Sendable, Codable {
    /// How the network is protected.
    public enum Security: Hashable, Sendable, Codable {
        /// Not at all.
        case open
        /// WEP, which protects nothing any more.
        case wep
        /// A passphrase for WPA or WPA2, and for WPA3 where the network offers both.
        case wpa
        /// A passphrase for WPA3 alone (simultaneous authentication of equals).
        case sae
        /// A person's own credentials (IEEE 802.1X).
        case enterprise(EnterpriseAuthentication)
    }

    /// How a person proves who they are to a network (EAP).
    public struct EnterpriseAuthentication: Hashable, Sendable, Codable {
        /// The outer method in upper case, as `PEAP`, `TTLS`, `TLS`, `PWD`; `nil` when the code does not say.
        public let method: String?
        /// The inner method in upper case, as `MSCHAPV2`, `PAP`, `GTC`.
        public let phase2Method: String?
        /// Who is joining.
        public let identity: String?
        /// What is sent instead of the identity before the connection is encrypted.
        public let anonymousIdentity: String?

        /// Makes credentials.
        public init(
            method: String? = nil, phase2Method: String? = nil, identity: String? = nil,
            anonymousIdentity: String? = nil
        ) {
            self.method = method
            self.phase2Method = phase2Method
            self.identity = identity
            self.anonymousIdentity = anonymousIdentity
        }
    }

    /// The network's name.
    public let ssid: String
    /// How it is protected.
    public let security: Security
    /// The passphrase or key; `nil` when there is none.
    public let password: String?
    /// Whether it does not announce its name.
    public let isHidden: Bool

    /// Makes a network.
    public init(ssid: String, security: Security, password: String? = nil, isHidden: Bool = false) {
        self.ssid = ssid
        self.security = security
        self.password = password
        self.isHidden = isHidden
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Joins wireless networks through NetworkManager's D-Bus interface.
@MainActor
struct WirelessNetworks {
    /// Why a network was not joined, by what can be done about it.
    enum JoiningError: Error, Hashable {
        /// NetworkManager does not run here.
        case notManaged
        /// There is no wireless device, or it is switched off.
        case noDevice
        /// The password was not accepted.
        case wrongPassword
        /// The network was not reached.
        case notReached
        /// NetworkManager's own words.
        case refused(reason: String)
    }

    private static let service = "org.freedesktop.NetworkManager"
    private static let manager = "/org/freedesktop/NetworkManager"
    private static let settingsPath = "/org/freedesktop/NetworkManager/Settings"
    private static let profileInterface = "org.freedesktop.NetworkManager.Settings.Connection"
    private static let security = "802-11-wireless-security"
    /// NM_DEVICE_TYPE_WIFI
    private static let wirelessDevice: UInt32 = 2
    /// NM_DEVICE_STATE_UNAVAILABLE: a device in this state or a lower one is switched off or not managed.
    private static let unavailableDevice: UInt32 = 20
    /// How often the state of a connection is asked for, and for how long before it is given up.
    private static let pollInterval = Duration.milliseconds(250)
    private static let longestWait = Duration.seconds(60)

    private let bus: MessageBus

    /// - Throws: `notManaged` where NetworkManager does not run.
    init() async throws(JoiningError) {
        guard let bus = try? await MessageBus.system(), await bus.hasOwner(Self.service) else { throw .notManaged }
        self.bus = bus
    }

    /// Joins a network and waits until it is connected. A profile for the same name is changed; a new one is removed when
    /// it does not work.
    func join(_ network: WiFiNetwork) async throws(JoiningError) {
        let device = try await device()
        do {
            if let known = await profile(named: network.ssid) {
                let settings = Self.settings(for: network, uuid: known.uuid)
                try await bus.call(Self.service, known.path, Self.profileInterface, "Update", [settings])
                let answer = try await bus.call(
                    Self.service, Self.manager, Self.service, "ActivateConnection",
                    [known.path, device, "/"].compactMap(Variant.objectPath))
                try await wait(for: answer.children.first?.string)
            } else {
                let answer = try await bus.call(
                    Self.service, Self.manager, Self.service, "AddAndActivateConnection",
                    [Self.settings(for: network, uuid: nil)] + [device, "/"].compactMap(Variant.objectPath))
                let paths = answer.children.compactMap(\.string)
                do throws(JoiningError) {
                    try await wait(for: paths.last)
                } catch {
                    if let added = paths.first {
                        _ = try? await bus.call(Self.service, added, Self.profileInterface, "Delete")
                    }
                    throw error
                }
            }
        } catch let error as JoiningError {
            throw error
        } catch {
            throw .refused(reason: Self.reason(of: error))
        }
    }

    // MARK: - Devices and profiles

    /// The first wireless device that is switched on.
    private func device() async throws(JoiningError) -> String {
        let devices = await bus.property(Self.service, Self.manager, Self.service, "Devices")
        let interface = Self.service + ".Device"
        for path in devices?.children.compactMap(\.string) ?? [] {
            let type = await bus.property(Self.service, path, interface, "DeviceType")?.uint32
            let state = await bus.property(Self.service, path, interface, "State")?.uint32
            if type == Self.wirelessDevice, let state, state > Self.unavailableDevice { return path }
        }
        throw .noDevice
    }

    /// The profile the machine has for a network's name.
    private func profile(named ssid: String) async -> (path: String, uuid: String)? {
        let answer = try? await bus.call(
            Self.service, Self.settingsPath, Self.service + ".Settings", "ListConnections")
        for path in answer?.children.first?.children.compactMap(\.string) ?? [] {
            let settings = try? await bus.call(Self.service, path, Self.profileInterface, "GetSettings")
            guard let groups = settings?.children.first,
                groups["802-11-wireless"]?["ssid"]?.byteArray == Array(ssid.utf8),
                let uuid = groups["connection"]?["uuid"]?.string
            else { continue }
            return (path, uuid)
        }
        return nil
    }

    /// A network as NetworkManager describes it (nm-settings-dbus).
    ///
    /// - Parameter uuid: of the profile that is changed.
    static func settings(for network: WiFiNetwork, uuid: String?) -> Variant {
        var wireless: [String: Variant] = ["ssid": .bytes(network.ssid.utf8), "mode": .string("infrastructure")]
        if network.isHidden { wireless["hidden"] = .boolean(true) }
        var groups: [String: [String: Variant]] = [
            "connection": [
                "id": .string(network.ssid), "type": .string("802-11-wireless"),
                "uuid": .string(uuid ?? newIdentifier()),
            ],
            "802-11-wireless": wireless, "ipv4": ["method": .string("auto")], "ipv6": ["method": .string("auto")],
        ]
        let password = network.password ?? ""
        switch network.security {
        case .open: break
        case .wpa: groups[security] = ["key-mgmt": .string("wpa-psk"), "psk": .string(password)]
        case .sae: groups[security] = ["key-mgmt": .string("sae"), "psk": .string(password)]
        case .wep:
            groups[security] = [
                "key-mgmt": .string("none"), "wep-key0": .string(password),
                "wep-key-type": .uint32(isWEPKey(password) ? 1 : 2),
            ]
        case .enterprise(let authentication):
            groups[security] = ["key-mgmt": .string("wpa-eap")]
            groups["802-1x"] = enterprise(authentication, password: password)
        }
        return .groups(groups)
    }

    private static func enterprise(
        _ authentication: WiFiNetwork.EnterpriseAuthentication, password: String
    ) -> [String: Variant] {
        var values: [String: Variant] = ["eap": .strings([(authentication.method ?? "PEAP").lowercased()])]
        if let identity = authentication.identity { values["identity"] = .string(identity) }
        if let anonymous = authentication.anonymousIdentity { values["anonymous-identity"] = .string(anonymous) }
        if let method = authentication.phase2Method { values["phase2-auth"] = .string(method.lowercased()) }
        if !password.isEmpty { values["password"] = .string(password) }
        return values
    }

    /// Whether a password is a WEP key in hexadecimal or ASCII form, not a passphrase that keys are made of.
    private static func isWEPKey(_ password: String) -> Bool {
        let bytes = password.utf8
        if [5, 13].contains(bytes.count) { return true }
        return [10, 26].contains(bytes.count) && bytes.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func newIdentifier() -> String {
        guard let text = g_uuid_string_random() else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    // MARK: - Waiting

    /// NM_ACTIVE_CONNECTION_STATE_…
    private enum ConnectionState {
        static let activated: UInt32 = 2
        static let deactivating: UInt32 = 3
    }

    /// NM_DEVICE_STATE_NEED_AUTH: NetworkManager asks for a password, so the one it had was wrong.
    private static let passwordNeeded: UInt32 = 60

    /// Waits until a connection is up.
    private func wait(for connection: String?) async throws(JoiningError) {
        guard let connection, connection != "/" else { throw .notReached }
        let interface = Self.service + ".Connection.Active"
        let deadline = ContinuousClock.now + Self.longestWait
        var device: String?
        while ContinuousClock.now < deadline {
            let state = await bus.property(Self.service, connection, interface, "State")?.uint32
            if state == ConnectionState.activated { return }
            if device == nil {
                device = await bus.property(Self.service, connection, interface, "Devices")?.children.first?.string
            }
            if let device,
                await bus.property(Self.service, device, Self.service + ".Device", "State")?.uint32
                    == Self.passwordNeeded
            {
                _ = try? await bus.call(
                    Self.service, Self.manager, Self.service, "DeactivateConnection",
                    [connection].compactMap(Variant.objectPath))
                throw .wrongPassword
            }
            // The object of a connection that has failed is gone.
            guard let state, state < ConnectionState.deactivating else { throw .notReached }
            do {
                try await Task.sleep(for: Self.pollInterval)
            } catch {
                throw .notReached
            }
        }
        throw .notReached
    }

    /// What the service says went wrong, without the name of the error.
    private static func reason(of error: any Error) -> String {
        guard let error = error as? GLibError else { return "" }
        let parts = error.message.split(separator: ": ", maxSplits: 1)
        return error.message.hasPrefix("GDBus.Error:") && parts.count == 2 ? String(parts[1]) : error.message
    }
}

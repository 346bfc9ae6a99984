// SPDX-License-Identifier: Apache-2.0

extension WiFiNetwork {
    /// Longest name in bytes (IEEE 802.11).
    private static let longestName = 32

    /// Reads what follows `WIFI:`; `nil` without a name, with a kind of protection that is not known, or with a field
    /// given twice.
    init?(wifi text: String) {
        guard let list = FieldList(text) else { return nil }
        for name in ["S", "T", "P"] where list.fields.count(where: { $0.name == name }) > 1 { return nil }
        guard let name = list.fields.first(where: { $0.name == "S" }), !name.rawValue.isEmpty else { return nil }
        let ssid = Self.unquoted(name)
        guard (1...Self.longestName).contains(ssid.utf8.count) else { return nil }
        let password = list.fields.first { $0.name == "P" && !$0.rawValue.isEmpty }.map(Self.unquoted)
        guard let security = Self.security(list) else { return nil }
        let hidden = list.value("H").map { ["true", "1", "yes"].contains($0.lowercased()) } ?? false
        self.init(ssid: ssid, security: security, password: security == .open ? nil : password, isHidden: hidden)
    }

    private static func security(_ list: FieldList) -> Security? {
        switch (list.value("T") ?? "").trimmingSpaces.uppercased() {
        case "", "NOPASS", "OPEN", "NONE": .open
        case "WEP": .wep
        case "WPA", "WPA2", "WPA/WPA2", "WPA-PSK", "WPA2-PSK", "WPA2/WPA3", "WPA2WPA3": .wpa
        case "SAE", "WPA3", "WPA3-SAE": .sae
        case "WPA2-EAP", "WPA-EAP", "WPA3-EAP", "EAP":
            .enterprise(
                EnterpriseAuthentication(
                    method: list.value("E")?.uppercased(), phase2Method: phase2Method(list)?.uppercased(),
                    identity: list.value("I"), anonymousIdentity: list.value("A")))
        default: nil
        }
    }

    /// Early codes had the inner method in `H`, which means hidden today.
    private static func phase2Method(_ list: FieldList) -> String? {
        if let method = list.value("PH2") { return method }
        return list.value("H").flatMap { ["true", "false", "1", "0"].contains($0.lowercased()) ? nil : $0 }
    }

    /// A value in quotation marks that could be read as hexadecimal digits stands for itself without them. Others keep
    /// their marks, which belong to the name.
    private static func unquoted(_ field: FieldList.Field) -> String {
        let raw = field.rawValue
        guard raw.utf8.count > 2, raw.hasPrefix("\""), raw.hasSuffix("\""),
            raw.utf8.dropFirst().dropLast().allSatisfy(\.isASCIIHexDigit)
        else { return field.value }
        return String(raw.dropFirst().dropLast())
    }

    /// The protection's name in payloads.
    package var securityName: String {
        switch security {
        case .open: "nopass"
        case .wep: "WEP"
        case .wpa: "WPA"
        case .sae: "SAE"
        case .enterprise: "WPA2-EAP"
        }
    }
}

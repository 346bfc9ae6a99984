// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a wireless network in a code is shown. Its password is only shown when asked for.
    static func network(_ network: WiFiNetwork) -> ItemPresentation {
        let joining = DataAction(
            id: "network.join", kind: .joinNetwork(network), title: PresentationText("Join Network"),
            iconName: IconName.network)
        let revealing = network.password.map { password in
            DataAction(
                id: "network.reveal", kind: .reveal(text: password), title: PresentationText("Show Password"),
                iconName: IconName.reveal)
        }
        let copying = network.password.map { password in
            DataAction.copy(password, id: "network.copyPassword", title: PresentationText("Copy Password"))
        }
        return ItemPresentation(
            title: PresentationText("Wi-Fi Network"), fullValue: network.ssid, details: [network.security.text],
            warnings: network.security.warning.map { [$0] } ?? [], hint: network.ssid, iconName: IconName.network,
            actions: [joining, revealing].compactMap(\.self),
            copying: copying ?? .copy(network.ssid, id: "network.copy", title: PresentationText("Copy Network Name")),
            pill: PresentationText("Join %1$@", network.ssid),
            accessibleName: PresentationText("Join the Wi-Fi network %1$@", network.ssid))
    }

    /// How the secret of one-time passwords is shown. It is only shown when asked for.
    static func oneTimePassword(_ password: OneTimePassword) -> ItemPresentation {
        let revealing = DataAction(
            id: "oneTimePassword.reveal", kind: .reveal(text: password.secret),
            title: PresentationText("Show Secret"), iconName: IconName.reveal)
        let name = [password.issuer, password.account].compactMap(\.self).joined(separator: " · ")
        let details: PresentationText =
            switch password.factor {
            case .time(let period):
                PresentationText("%1$@ digits, new every %2$@ seconds", String(password.digits), String(period))
            case .counter: PresentationText("%1$@ digits, by a counter", String(password.digits))
            }
        return ItemPresentation(
            title: PresentationText("One-Time Passwords"), fullValue: name, details: [details],
            iconName: IconName.reveal, actions: [revealing],
            copying: .copy(password.secret, id: "oneTimePassword.copy", title: PresentationText("Copy Secret")),
            pill: PresentationText("Show Secret"),
            accessibleName: PresentationText("Show the secret of the one-time passwords for %1$@", name))
    }
}

extension ItemPresentation {
    /// How secrets that one authenticator hands to another are shown. They are only shown when asked for.
    static func authenticatorTransfer(_ uri: String) -> ItemPresentation {
        let revealing = DataAction(
            id: "authenticatorTransfer.reveal", kind: .reveal(text: uri), title: PresentationText("Show Secret"),
            iconName: IconName.reveal)
        return ItemPresentation(
            title: PresentationText("One-Time Passwords"), fullValue: "otpauth-migration",
            details: [PresentationText("Accounts of an authenticator, to be scanned by another one.")],
            iconName: IconName.reveal, actions: [revealing],
            copying: .copy(uri, id: "authenticatorTransfer.copy", title: PresentationText("Copy Secret")),
            pill: PresentationText("Show Secret"),
            accessibleName: PresentationText("Show the secrets of an authenticator’s accounts"))
    }
}

extension WiFiNetwork.Security {
    /// The protection in a few words.
    package var text: PresentationText {
        switch self {
        case .open: PresentationText("No password")
        case .wep: PresentationText("Protected by WEP")
        case .wpa: PresentationText("Protected by WPA")
        case .sae: PresentationText("Protected by WPA3")
        case .enterprise: PresentationText("Protected by WPA Enterprise")
        }
    }

    /// What a person should know before they join.
    package var warning: PresentationText? {
        switch self {
        case .open: PresentationText("Others nearby can read what is sent over this network.")
        case .wep: PresentationText("WEP does not protect. Others nearby can read what is sent over this network.")
        case .wpa, .sae, .enterprise: nil
        }
    }
}

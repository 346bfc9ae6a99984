// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit
import LiveText
import LiveTextCore

extension Settings {
    /// Where actions go and how values are converted. An address that is none is as if it had not been set.
    var actionPreferences: ActionPreferences {
        let locale = UserLocale.current
        var preferences = ActionPreferences(
            measurementSystem: MeasurementSystem(region: locale.region), language: locale.languages.first ?? "en",
            decimalSeparator: Self.decimalSeparator)
        func set(_ path: WritableKeyPath<ActionPreferences, WebAddressTemplate>, _ key: Key) {
            if let template = string(key).flatMap(WebAddressTemplate.init) { preferences[keyPath: path] = template }
        }
        set(\.searchAddress, .searchAddress)
        set(\.lookUpAddress, .lookUpAddress)
        set(\.translationAddress, .translationAddress)
        set(\.flightAddress, .flightAddress)
        set(\.directionsAddress, .directionsAddress)
        preferences.trackingAddress = string(.trackingAddress).flatMap(WebAddressTemplate.init)
        preferences.currency = string(.currency)?.uppercased() ?? ""
        for entry in variant(.currencyRates)?.children ?? [] {
            let parts = entry.children
            if parts.count == 2, let code = parts[0].string, let rate = parts[1].double {
                preferences.currencyRates[code.uppercased()] = rate
            }
        }
        return preferences
    }

    private static var decimalSeparator: String {
        guard let convention = localeconv(), let point = convention.pointee.decimal_point else { return "." }
        let text = String(cString: point)
        return text.isEmpty ? "." : text
    }
}

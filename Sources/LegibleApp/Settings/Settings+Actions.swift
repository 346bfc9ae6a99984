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
            decimalSeparator: Self.decimalSeparator, dateStyle: Self.dateStyle)
        func set(_ path: WritableKeyPath<ActionPreferences, WebAddressTemplate>, _ key: Key) {
            if let template = string(key).flatMap(WebAddressTemplate.init) { preferences[keyPath: path] = template }
        }
        set(\.searchAddress, .searchAddress)
        set(\.lookUpAddress, .lookUpAddress)
        set(\.translationAddress, .translationAddress)
        set(\.flightAddress, .flightAddress)
        set(\.mapsAddress, .mapsAddress)
        set(\.directionsAddress, .directionsAddress)
        preferences.trackingAddress = string(.trackingAddress).flatMap(WebAddressTemplate.init)
        preferences.currency = string(.currency)?.uppercased() ?? ""
        preferences.currencyRates = currencyRates.rates
        return preferences
    }

    /// The rates by which amounts of money are converted.
    var currencyRates: CurrencyRates {
        get {
            var rates = CurrencyRates()
            for entry in variant(.currencyRates)?.children ?? [] {
                let parts = entry.children
                if parts.count == 2, let code = parts[0].string, let rate = parts[1].double {
                    rates.rates[code.uppercased()] = rate
                }
            }
            return rates
        }
        set { set(.currencyRates, Variant.doubles(newValue.rates)) }
    }

    /// How the session's locale writes dates, with whole years.
    private static var dateStyle: DateStyle {
        // Without a language the C library writes as Americans do.
        guard let locale = setlocale(LC_TIME, nil).map({ String(cString: $0) }),
            !["C", "POSIX"].contains(locale.split(separator: ".").first ?? "C")
        else { return .international }
        func text(_ item: Int) -> String { nl_langinfo(nl_item(item)).map { String(cString: $0) } ?? "" }
        return DateStyle(
            dayPattern: text(D_FMT).split(separator: "%y", omittingEmptySubsequences: false).joined(separator: "%Y"),
            timePattern: text(T_FMT),
            // The C library's week begins on Sunday.
            weekdays: (1...7).map { text(ABDAY_1 + $0 % 7) }, months: (0..<12).map { text(MON_1 + $0) },
            dayHalves: [text(AM_STR), text(PM_STR)])
    }

    private static var decimalSeparator: String {
        guard let convention = localeconv(), let point = convention.pointee.decimal_point else { return "." }
        let text = String(cString: point)
        return text.isEmpty ? "." : text
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore

/// The web pages that actions go to, and the rates by which money is converted, each in an entry.
final class ActionSettings {
    /// The groups of rows.
    let widgets: [WidgetPointer]

    /// Characters of an entry that are seen without scrolling.
    private static let entryWidth: gint = 30

    init(settings: Settings) {
        let addresses: [(key: Settings.Key, title: String)] = [
            (.searchAddress, localized("Search")), (.lookUpAddress, localized("Dictionary")),
            (.translationAddress, localized("Translation")), (.mapsAddress, localized("Maps")),
            (.directionsAddress, localized("Directions")), (.flightAddress, localized("Flights")),
            (.trackingAddress, localized("Parcels")),
        ]
        let pages = addresses.map { key, title in
            Self.row(
                title, text: settings.string(key) ?? "",
                placeholder: key == .trackingAddress ? localized("The carrier’s page") : localized("The usual page"),
                accepts: { WebAddressTemplate($0) != nil }, save: { settings.set(key, string: $0) })
        }
        let currency = Self.row(
            localized("Convert To"), text: settings.string(.currency) ?? "",
            placeholder: localized("All with a rate"), accepts: { CurrencyRates.isCode($0.uppercased()) },
            save: { settings.set(.currency, string: $0?.uppercased()) })
        let rates = Self.row(
            localized("Rates"), text: settings.currencyRates.text, placeholder: localized("EUR 1, USD 1.08, GBP 0.86"),
            accepts: { CurrencyRates($0) != nil },
            save: { settings.currencyRates = $0.flatMap(CurrencyRates.init) ?? CurrencyRates() })
        widgets = [
            PreferenceGroup.make(
                title: localized("Web Pages"),
                hint: localized(
                    "Opened only when you choose so. {text} stands for the text, {language} for your language."),
                rows: pages),
            PreferenceGroup.make(
                title: localized("Amounts of Money"),
                hint: localized("How much of each currency one unit of the first one buys. No rates are fetched."),
                rows: [currency, rates]),
        ]
    }

    /// A row with an entry that saves what is valid as it is typed; nothing brings the default back.
    private static func row(
        _ title: String, text: String, placeholder: String, accepts: @escaping @MainActor (String) -> Bool,
        save: @escaping @MainActor (String?) -> Void
    ) -> WidgetPointer {
        let entry: WidgetPointer = gtk_entry_new()
        gtk_editable_set_text(cast(entry), text)
        gtk_editable_set_width_chars(cast(entry), entryWidth)
        gtk_editable_set_max_width_chars(cast(entry), entryWidth)
        gtk_entry_set_placeholder_text(cast(entry), placeholder)
        var pending: LoopSource?
        connect(entry, "changed") {
            // Text that replaces other text comes as two changes, the first of which leaves nothing.
            pending?.cancel()
            pending = MainLoop.after(milliseconds: 0) {
                let text = gtk_editable_get_text(cast(entry)).map { String(cString: $0) } ?? ""
                let isEmpty = text.allSatisfy(\.isWhitespace)
                let isValid = isEmpty || accepts(text)
                if isValid { save(isEmpty ? nil : text) }
                Accessibility.setState(GTK_ACCESSIBLE_STATE_INVALID, to: !isValid, of: entry)
                if isValid {
                    gtk_widget_remove_css_class(entry, "error")
                } else {
                    gtk_widget_add_css_class(entry, "error")
                }
            }
        }
        connect(entry, "destroy") { pending?.cancel() }
        return PreferenceGroup.row(title: title, subtitle: nil, control: entry)
    }
}

/// How much of each currency one unit of a common currency buys, as people write it: "EUR 1, USD 1.08".
nonisolated struct CurrencyRates: Equatable {
    /// By ISO 4217 code.
    var rates: [String: Double] = [:]

    /// No rates.
    init() {}

    init(rates: [String: Double]) { self.rates = rates }

    /// Reads pairs of a code and a number; `nil` for anything else, and for a rate that is no positive number.
    init?(_ text: String) {
        let words = text.split { $0.isWhitespace || $0 == "," || $0 == ";" || $0 == "=" || $0 == ":" }
        guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
        for index in stride(from: 0, to: words.count, by: 2) {
            let code = words[index].uppercased()
            guard Self.isCode(code), let rate = Double(words[index + 1]), rate.isFinite, rate > 0,
                rates.updateValue(rate, forKey: code) == nil
            else { return nil }
        }
    }

    /// The same for reading and changing; the common currency, which has the rate 1, first.
    var text: String {
        rates.sorted { ($0.value != 1 ? 1 : 0, $0.key) < ($1.value != 1 ? 1 : 0, $1.key) }
            .map { code, rate in
                let text = String(rate)
                return code + " " + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
            }.joined(separator: ", ")
    }

    /// Whether a text has the form of an ISO 4217 code.
    static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText

/// The languages that pictures are read in: the session's, or some of those installed.
final class LanguageList {
    /// The group of rows.
    let widget: WidgetPointer
    private let settings: Settings
    private let automatic: WidgetPointer
    private var checks: [(tag: String, button: WidgetPointer)] = []
    /// Whether the checks are being set to what the settings say.
    private var isUpdating = false

    init(settings: Settings) {
        self.settings = settings
        automatic = gtk_switch_new()
        let installed = ImageAnalyzer.supportedTextRecognitionLanguages
        for tag in installed { checks.append((tag, gtk_check_button_new())) }
        let session = UserLocale.current.languages.map(LanguageNames.name(of:)).joined(separator: ", ")
        let automaticRow = PreferenceGroup.row(
            title: localized("Your Languages"), subtitle: session, control: automatic)
        let rows = checks.map { check in
            PreferenceGroup.row(title: LanguageNames.name(of: check.tag), subtitle: nil, control: check.button)
        }
        widget = PreferenceGroup.make(
            title: localized("Languages to Read"),
            hint: installed.isEmpty
                ? localized("No language data is installed. Install a package like tesseract-ocr-eng.")
                : localized("More languages come with packages like tesseract-ocr-eng. Fewer are read faster."),
            rows: [automaticRow] + rows)
        connectNotify(automatic, "active") { [weak self] in self?.automaticDidChange() }
        for check in checks { connect(check.button, "toggled") { [weak self] in self?.checkDidChange() } }
        update()
    }

    private func update() {
        isUpdating = true
        defer { isUpdating = false }
        let chosen = settings.locales
        gtk_switch_set_active(cast(automatic), chosen.isEmpty ? 1 : 0)
        for check in checks {
            gtk_check_button_set_active(cast(check.button), chosen.contains(check.tag) ? 1 : 0)
        }
    }

    private func automaticDidChange() {
        guard !isUpdating else { return }
        if gtk_switch_get_active(cast(automatic)) != 0 {
            settings.locales = []
        } else {
            // Something has to be chosen: what was read in by itself.
            let session = Set(UserLocale.current.languages.map(Self.language(of:)))
            let own = checks.map(\.tag).filter { session.contains(Self.language(of: $0)) }
            settings.locales = own.isEmpty ? Array(checks.prefix(1).map(\.tag)) : own
        }
        update()
    }

    private func checkDidChange() {
        guard !isUpdating else { return }
        let checked = checks.filter { gtk_check_button_get_active(cast($0.button)) != 0 }.map(\.tag)
        // In the order in which they were chosen: the first is the most important.
        settings.locales = settings.locales.filter(checked.contains) + checked.filter { !settings.locales.contains($0) }
        update()
    }

    /// The language subtag of a BCP-47 tag.
    private static func language(of tag: String) -> String { tag.split(separator: "-").first.map(String.init) ?? tag }
}

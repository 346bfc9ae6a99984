// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit
import LiveText
import LiveTextCore

/// What can be set: whether and in which languages pictures are read, when data in them acts and where actions go.
final class PreferencesWindow {
    private static let defaultSize = (width: 520, height: 620)
    /// Width of a column of settings, in logical pixels.
    private static let columnWidth = 480

    /// The `GtkWindow`; it keeps this object.
    let pointer: UnsafeMutablePointer<GtkWindow>
    private let settings: Settings
    private let languages: LanguageList
    private let actions: ActionSettings

    init(settings: Settings) {
        self.settings = settings
        pointer = cast(gtk_window_new())
        languages = LanguageList(settings: settings)
        actions = ActionSettings(settings: settings)
        gtk_window_set_title(pointer, localized("Preferences"))
        gtk_window_set_default_size(pointer, gint(Self.defaultSize.width), gint(Self.defaultSize.height))
        gtk_window_set_titlebar(pointer, gtk_header_bar_new())
        gtk_window_set_modal(pointer, 1)
        gtk_widget_add_css_class(cast(pointer), "preferences")

        let column = Controls.box(
            GTK_ORIENTATION_VERTICAL, spacing: 24,
            [liveTextGroup(), languages.widget] + actions.widgets + [Self.partsGroup()])
        gtk_widget_set_size_request(column, 300, -1)
        Controls.setMargin(24, of: column)
        let scroller: WidgetPointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(cast(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(cast(scroller), column)
        gtk_window_set_child(pointer, scroller)
        closeOnEscape()
        let owner = Unmanaged.passRetained(self)
        connect(pointer, "destroy") { MainLoop.onIdle { owner.release() } }
    }

    private func closeOnEscape() {
        let controller: OpaquePointer = gtk_shortcut_controller_new()
        gtk_shortcut_controller_add_shortcut(
            cast(controller),
            gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Escape"), gtk_named_action_new("window.close")))
        gtk_widget_add_controller(cast(pointer), controller)
    }

    // MARK: Live Text

    private func liveTextGroup() -> WidgetPointer {
        let toggle: WidgetPointer = gtk_switch_new()
        gtk_switch_set_active(cast(toggle), settings.isLiveTextEnabled ? 1 : 0)
        connectNotify(toggle, "active") { [weak self] in
            self?.settings.isLiveTextEnabled = gtk_switch_get_active(cast(toggle)) != 0
        }
        let choices = [localized("Always"), localized("Only While Live Text Is On")]
        var strings: [UnsafePointer<CChar>?] = choices.map { UnsafePointer(strdup($0)) } + [nil]
        let dropDown: WidgetPointer = gtk_drop_down_new_from_strings(&strings)
        for string in strings { free(UnsafeMutablePointer(mutating: string)) }
        gtk_drop_down_set_selected(cast(dropDown), settings.dataDetectorsActivate == .always ? 0 : 1)
        connectNotify(dropDown, "selected") { [weak self] in
            self?.settings.dataDetectorsActivate =
                gtk_drop_down_get_selected(cast(dropDown)) == 0 ? .always : .whenHighlighted
        }
        return PreferenceGroup.make(
            title: localized("Live Text"),
            rows: [
                PreferenceGroup.row(
                    title: localized("Read the Text of Pictures"),
                    subtitle: localized("Everything happens on this computer."), control: toggle),
                PreferenceGroup.row(
                    title: localized("Links, Numbers and Codes Act on a Click"), subtitle: nil, control: dropDown),
            ])
    }

    // MARK: Parts

    private static func partsGroup() -> WidgetPointer {
        let rows = VersionReport.current.optional.map { part in
            let status =
                part.isPresent
                ? localized("Found") : localized("Not installed: %1$@", part.package ?? part.name)
            let label = Controls.label(status, classes: ["dim-label"])
            return PreferenceGroup.row(title: part.purpose ?? part.name, subtitle: part.name, control: label)
        }
        return PreferenceGroup.make(title: localized("Optional Parts"), rows: rows)
    }
}

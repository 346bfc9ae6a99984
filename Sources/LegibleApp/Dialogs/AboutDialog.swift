// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Who made the program, and what it found to work with.
enum AboutDialog {
    /// Shows the dialog over a window.
    static func present(over parent: UnsafeMutablePointer<GtkWindow>?) {
        let dialog: WidgetPointer = gtk_about_dialog_new()
        gtk_about_dialog_set_program_name(cast(dialog), localized("Legible"))
        gtk_about_dialog_set_logo_icon_name(cast(dialog), LegibleApplication.identifier)
        gtk_about_dialog_set_version(cast(dialog), BuildInfo.version)
        gtk_about_dialog_set_comments(
            cast(dialog),
            localized("View pictures, select and copy their text, open what is in them. Nothing leaves this computer."))
        gtk_about_dialog_set_license_type(cast(dialog), GTK_LICENSE_APACHE_2_0)
        gtk_about_dialog_set_copyright(cast(dialog), localized("© The Legible developers"))
        gtk_about_dialog_set_system_information(cast(dialog), VersionReport.current.text)
        // Translators put their own names here.
        let credits = localized("translator-credits")
        if credits != "translator-credits" { gtk_about_dialog_set_translator_credits(cast(dialog), credits) }
        gtk_window_set_transient_for(cast(dialog), parent)
        gtk_window_set_modal(cast(dialog), 1)
        gtk_window_present(cast(dialog))
    }
}

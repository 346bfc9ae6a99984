// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// What fills the window while there is no picture: how to open one, or why one cannot be shown.
final class StatusPage {
    /// What it says.
    enum Subject {
        /// Nothing is open.
        case empty
        case failure(OpenFailure)
    }

    /// The page, over the picture's place.
    let widget: WidgetPointer
    private let icon: WidgetPointer
    private let title: WidgetPointer
    private let explanation: WidgetPointer
    private let button: WidgetPointer

    init() {
        icon = gtk_image_new()
        gtk_widget_add_css_class(icon, "icon")
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: icon)
        title = Controls.paragraph("", characters: 30, alignment: 0.5, classes: ["title-1"])
        explanation = Controls.paragraph("", characters: 50, alignment: 0.5)
        button = Controls.textButton(
            mnemonic: localized("_Open…"), action: "win.open", classes: ["pill", "suggested-action"])
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        let column = Controls.box(
            GTK_ORIENTATION_VERTICAL, classes: ["status-page"], [icon, title, explanation, button])
        gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
        // The page scrolls in a window too low for it, and hides what is under it.
        widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(cast(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(cast(widget), column)
        // The button has the keyboard, not the page around it.
        gtk_widget_set_focusable(widget, 0)
        gtk_widget_add_css_class(widget, "picture-area")
        show(.empty)
    }

    /// Changes what the page says.
    func show(_ subject: Subject) {
        switch subject {
        case .empty:
            gtk_image_set_from_icon_name(cast(icon), "app.legible.Legible")
            gtk_widget_add_css_class(icon, "app-icon")
            gtk_label_set_text(cast(title), localized("Open a Picture"))
            gtk_label_set_text(
                cast(explanation),
                localized("The text in it can be selected, copied and clicked. You can also drop or paste a picture."))
            gtk_button_set_label(cast(button), localized("_Open…"))
        case .failure(let failure):
            gtk_image_set_from_icon_name(cast(icon), "legible-image-missing-symbolic")
            gtk_widget_remove_css_class(icon, "app-icon")
            gtk_label_set_text(cast(title), failure.title)
            gtk_label_set_text(cast(explanation), failure.explanation)
            gtk_button_set_label(cast(button), localized("_Open Another…"))
        }
        // The keyboard stops at what scrolls.
        Accessibility.setLabel(String(cString: gtk_label_get_text(cast(title))), of: widget)
    }
}

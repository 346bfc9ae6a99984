// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// The header bar: open, the picture's name and place in its folder, zoom where the window is narrow, the menu.
final class HeaderBar {
    /// Characters of a file name that are shown before it is shortened in its middle, where there is room.
    private static let titleLength = 60

    /// The `GtkHeaderBar`.
    let widget: WidgetPointer
    /// What F10 opens.
    let menuButton: WidgetPointer
    private let title: WidgetPointer
    private let subtitle: WidgetPointer
    private let zoomButtons: WidgetPointer
    private let menu: PrimaryMenu

    init() {
        widget = gtk_header_bar_new()
        title = Controls.label("", classes: ["title"])
        subtitle = Controls.label("", classes: ["subtitle"])
        for label in [title, subtitle] {
            gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_MIDDLE)
            gtk_label_set_single_line_mode(cast(label), 1)
        }
        gtk_label_set_max_width_chars(cast(title), gint(Self.titleLength))
        gtk_widget_set_visible(subtitle, 0)
        let titles = Controls.box(GTK_ORIENTATION_VERTICAL, classes: ["window-title"], [title, subtitle])
        gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
        gtk_header_bar_set_title_widget(cast(widget), titles)
        gtk_header_bar_pack_start(
            cast(widget),
            Controls.iconButton(
                "legible-document-open-symbolic", label: localized("Open a Picture"), action: "win.open",
                accelerator: "<Control>o"))
        menu = PrimaryMenu()
        menuButton = gtk_menu_button_new()
        gtk_menu_button_set_icon_name(cast(menuButton), "legible-open-menu-symbolic")
        gtk_menu_button_set_primary(cast(menuButton), 1)
        gtk_menu_button_set_popover(cast(menuButton), menu.popover)
        Controls.describe(menuButton, localized("Main Menu"), accelerator: "F10")
        gtk_header_bar_pack_end(cast(widget), menuButton)
        zoomButtons = Controls.box(
            GTK_ORIENTATION_HORIZONTAL, [PictureControls.zoomOutButton(), PictureControls.zoomInButton()])
        gtk_widget_set_visible(zoomButtons, 0)
        gtk_header_bar_pack_end(cast(widget), zoomButtons)
    }

    /// Shows what the window is about.
    ///
    /// - Parameter place: its place among other pictures, as "3 of 27"; `nil` without others.
    func show(title text: String, place: String?) {
        gtk_label_set_text(cast(title), text)
        // The whole name of one that is shortened.
        setTooltip(text, of: title)
        gtk_label_set_text(cast(subtitle), place ?? "")
        gtk_widget_set_visible(subtitle, place == nil ? 0 : 1)
    }

    /// Whether the zoom buttons are here.
    var showsZoomButtons: Bool {
        get { gtk_widget_get_visible(zoomButtons) != 0 }
        set { gtk_widget_set_visible(zoomButtons, newValue ? 1 : 0) }
    }

    /// What the menu says about the zoom, as "100 %".
    func showZoom(_ text: String) { menu.showZoom(text) }

    /// The menu itself.
    var menuPopover: WidgetPointer { menu.popover }

    /// Whether the menu is open.
    var isMenuOpen: Bool { gtk_widget_get_visible(menu.popover) != 0 }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// The window's menu.
final class PrimaryMenu {
    /// The `GtkPopoverMenu`.
    let popover: WidgetPointer
    private let zoomButton: WidgetPointer

    init() {
        let model: OpaquePointer = g_menu_new()
        defer { g_object_unref(model.raw) }
        popover = gtk_popover_menu_new_from_model(nil)
        Accessibility.setLabel(localized("Main Menu"), of: popover)
        zoomButton = gtk_button_new_with_label("")
        Self.fill(model)
        gtk_popover_menu_set_menu_model(cast(popover), cast(model))
        // The entries take the focus, not the scrolled area around them, which has no name.
        if let area = gtk_popover_get_child(cast(popover)) { gtk_widget_set_focusable(area, 0) }
        gtk_popover_menu_add_child(cast(popover), zoomRow(), Self.zoomSlot)
        // What scrolls a menu that is higher than the screen can have the keyboard focus.
        for part in [popover, gtk_popover_get_child(cast(popover))] {
            if let part { Accessibility.setLabel(localized("Main Menu"), of: part) }
        }
    }

    /// Says how large the picture is shown.
    func showZoom(_ text: String) { gtk_button_set_label(cast(zoomButton), text) }

    /// Names the place of the zoom buttons among the entries.
    private static let zoomSlot = "zoom"

    private static func fill(_ model: OpaquePointer) {
        let zoom: OpaquePointer = g_menu_new()
        let slot: OpaquePointer = g_menu_item_new(nil, nil)
        g_menu_item_set_attribute_value(cast(slot), "custom", g_variant_new_string(zoomSlot))
        g_menu_append_item(cast(zoom), cast(slot))
        g_object_unref(slot.raw)
        append(zoom, to: model)
        append(
            section([
                (localized("_Open…"), "win.open", nil),
                (localized("_New Window"), "app.new-window", nil),
            ]), to: model)
        append(
            section([
                (localized("Live _Text"), "win.live-text", "t"),
                (localized("_Copy Picture"), "win.copy-picture", nil),
                (localized("_Paste Picture"), "win.paste", nil),
            ]), to: model)
        append(
            section([
                (localized("Rotate _Right"), "win.rotate-right", nil),
                (localized("Rotate _Left"), "win.rotate-left", nil),
                (localized("_Full Screen"), "win.full-screen", nil),
            ]), to: model)
        append(
            section([
                (localized("P_references"), "app.preferences", nil),
                (localized("_Keyboard Shortcuts"), "win.shortcuts", nil),
                (localized("_About Legible"), "app.about", nil),
            ]), to: model)
    }

    /// - Parameter entries: an accelerator is given for keys that are not the application's.
    private static func section(
        _ entries: [(label: String, action: String, accelerator: String?)]
    ) -> OpaquePointer {
        let section: OpaquePointer = g_menu_new()
        for entry in entries {
            let item: OpaquePointer = g_menu_item_new(entry.label, entry.action)
            if let accelerator = entry.accelerator {
                g_menu_item_set_attribute_value(cast(item), "accel", g_variant_new_string(accelerator))
            }
            g_menu_append_item(cast(section), cast(item))
            g_object_unref(item.raw)
        }
        return section
    }

    private static func append(_ section: OpaquePointer, to model: OpaquePointer) {
        g_menu_append_section(cast(model), nil, cast(section))
        g_object_unref(section.raw)
    }

    /// Out, the present zoom (a click shows 100 %), in, fit.
    private func zoomRow() -> WidgetPointer {
        gtk_actionable_set_action_name(cast(zoomButton), "win.zoom-original")
        gtk_widget_add_css_class(zoomButton, "flat")
        gtk_widget_add_css_class(zoomButton, "numeric")
        gtk_widget_set_hexpand(zoomButton, 1)
        setTooltip(
            localized("%1$@ (%2$@)", localized("Original Size"), Accelerators.label(of: "<Control>1")),
            of: zoomButton)
        return Controls.box(
            GTK_ORIENTATION_HORIZONTAL, spacing: 6, classes: ["zoom-row"],
            [
                PictureControls.zoomOutButton(classes: ["flat", "circular"]), zoomButton,
                PictureControls.zoomInButton(classes: ["flat", "circular"]),
                PictureControls.fitButton(classes: ["flat", "circular"]),
            ])
    }
}

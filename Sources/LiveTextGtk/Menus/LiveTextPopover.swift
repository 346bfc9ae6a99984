// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Shows a `LiveTextMenu` in a popover at a place of a widget.
@MainActor
final class LiveTextPopover {
    private let popover: UnsafeMutablePointer<GtkWidget>
    /// Keeps the popover until it has been taken out of its owner, which may be gone before.
    private let reference: GObjectReference
    private let closed: @MainActor () -> Void
    private var firstButton: UnsafeMutablePointer<GtkWidget>?

    /// Makes a menu, to be opened by `open()`.
    ///
    /// - Parameters:
    ///   - rect: what it points at, in points of `owner`.
    ///   - closed: called once it has closed.
    init(_ menu: LiveTextMenu, of owner: Widget, at rect: ViewRect, closed: @escaping @MainActor () -> Void) {
        self.closed = closed
        popover = cast(newObject(gtk_popover_get_type(), ["accessible-role": GTK_ACCESSIBLE_ROLE_MENU]))
        reference = GObjectReference(sinking: popover)
        gtk_widget_add_css_class(popover, "menu")
        gtk_widget_add_css_class(popover, "livetext-menu")
        Accessibility.setLabel(menu.heading?.kind ?? localized("Menu"), of: popover)
        gtk_popover_set_child(cast(popover), makeContents(menu))
        owner.addChild(popover)
        var pointing = GdkRectangle(
            x: gint(clamping: Int(rect.x)), y: gint(clamping: Int(rect.y)),
            width: gint(clamping: max(1, Int(rect.width))), height: gint(clamping: max(1, Int(rect.height))))
        gtk_popover_set_pointing_to(cast(popover), &pointing)
        connect(popover, "closed") { [weak self] in
            // The popover still uses itself while it closes; this may be the last that refers to it.
            guard let self else { return }
            MainLoop.onIdle { self.finish() }
        }
    }

    /// Opens the menu. GTK tells the owner at once that the pointer has left it.
    func open() {
        gtk_popover_popup(cast(popover))
        if let firstButton { gtk_widget_grab_focus(firstButton) }
    }

    /// Follows the owner's layout.
    func allocate() { gtk_popover_present(cast(popover)) }

    /// Closes the menu.
    func close() { gtk_popover_popdown(cast(popover)) }

    private func finish() {
        guard gtk_widget_get_parent(popover) != nil else { return }
        gtk_widget_unparent(popover)
        closed()
    }

    private func makeContents(_ menu: LiveTextMenu) -> UnsafeMutablePointer<GtkWidget> {
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        if let heading = menu.heading {
            gtk_box_append(cast(box), makeHeading(heading))
            gtk_box_append(cast(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
        }
        for (index, section) in menu.sections.filter({ !$0.isEmpty }).enumerated() {
            if index > 0 { gtk_box_append(cast(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
            for item in section { gtk_box_append(cast(box), makeButton(item)) }
        }
        return box
    }

    private func makeButton(_ item: LiveTextMenu.Item) -> UnsafeMutablePointer<GtkWidget> {
        let button: UnsafeMutablePointer<GtkWidget> = cast(
            newObject(gtk_button_get_type(), ["accessible-role": GTK_ACCESSIBLE_ROLE_MENU_ITEM]))
        let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10)
        let icon: UnsafeMutablePointer<GtkWidget> =
            item.iconName.isEmpty ? gtk_image_new() : gtk_image_new_from_icon_name(item.iconName)
        gtk_box_append(cast(row), icon)
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(item.title)
        gtk_label_set_xalign(cast(label), 0)
        gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_MIDDLE)
        gtk_label_set_max_width_chars(cast(label), 40)
        gtk_widget_set_hexpand(label, 1)
        gtk_box_append(cast(row), label)
        gtk_button_set_child(cast(button), row)
        gtk_widget_add_css_class(button, "flat")
        gtk_widget_add_css_class(button, "livetext-menu-item")
        gtk_widget_set_sensitive(button, item.isEnabled ? 1 : 0)
        setTooltip(item.tooltip.isEmpty ? nil : item.tooltip, of: button)
        Accessibility.setLabel(item.title, of: button)
        connect(button, "clicked") { [weak self] in
            self?.close()
            item.handler()
        }
        if firstButton == nil, item.isEnabled { firstButton = button }
        return button
    }

    private func makeHeading(_ heading: LiveTextMenu.Heading) -> UnsafeMutablePointer<GtkWidget> {
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
        gtk_widget_add_css_class(box, "livetext-menu-heading")
        gtk_box_append(cast(box), makeLabel(heading.kind, style: "kind", lines: 1))
        let value = makeLabel(heading.value, style: "value", lines: 6)
        if let emphasis = heading.emphasis {
            LabelEmphasis.stress(emphasis, in: value, length: heading.value.utf8.count)
        }
        gtk_box_append(cast(box), value)
        for detail in heading.details { gtk_box_append(cast(box), makeLabel(detail, style: "detail", lines: 2)) }
        for warning in heading.warnings {
            let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            gtk_widget_add_css_class(row, "warning")
            gtk_box_append(cast(row), gtk_image_new_from_icon_name("legible-dialog-warning-symbolic"))
            gtk_box_append(cast(row), makeLabel(warning, style: "warning", lines: 3))
            gtk_box_append(cast(box), row)
        }
        return box
    }

    private func makeLabel(_ text: String, style: String, lines: Int) -> UnsafeMutablePointer<GtkWidget> {
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
        gtk_label_set_xalign(cast(label), 0)
        gtk_label_set_wrap(cast(label), 1)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_lines(cast(label), gint(lines))
        gtk_label_set_ellipsize(cast(label), PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(cast(label), 36)
        gtk_widget_add_css_class(label, style)
        return label
    }
}

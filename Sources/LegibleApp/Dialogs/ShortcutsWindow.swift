// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// The window that names every key.
enum ShortcutsWindow {
    private struct Group {
        let title: String
        let shortcuts: [(title: String, keys: String)]
    }

    /// Shows the window over another.
    static func present(over parent: UnsafeMutablePointer<GtkWindow>) {
        // The window's parts can be put together by a builder only.
        let builder: OpaquePointer = gtk_builder_new_from_string(interface, -1)
        defer { g_object_unref(builder.raw) }
        guard let window = gtk_builder_get_object(builder, "shortcuts") else { return }
        nameParts(of: cast(window))
        gtk_window_set_transient_for(cast(window), parent)
        gtk_window_present(cast(window))
    }

    /// GTK leaves parts of the window without names for assistive technology.
    private static func nameParts(of widget: WidgetPointer) {
        if isInstance(widget, of: gtk_search_entry_get_type()) || isInstance(widget, of: gtk_toggle_button_get_type()) {
            Accessibility.setLabel(localized("Search"), of: widget)
        } else if isInstance(widget, of: gtk_menu_button_get_type()) {
            Accessibility.setLabel(localized("Sections"), of: widget)
        } else if isInstance(widget, of: gtk_scrolled_window_get_type()) {
            gtk_widget_set_focusable(widget, 0)
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            nameParts(of: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    private static var groups: [Group] {
        [
            Group(
                title: localized("Text"),
                shortcuts: [
                    (localized("Live Text On or Off"), "t"),
                    (localized("Select All Text"), "<Control>a"),
                    (localized("Copy Selected Text, or the Picture"), "<Control>c"),
                    (localized("Extend Selection by Character"), "<Shift>Left <Shift>Right"),
                    (localized("Extend Selection by Line"), "<Shift>Up <Shift>Down"),
                    (localized("Extend Selection by Word"), "<Control><Shift>Left"),
                    (localized("Caret in the Text"), "F7"),
                    (localized("Next Link, Number or Code"), "Tab"),
                    (localized("Clear Selection, Leave Live Text"), "Escape"),
                ]),
            Group(
                title: localized("Pictures"),
                shortcuts: [
                    (localized("Next Picture"), "Right Page_Down"),
                    (localized("Previous Picture"), "Left Page_Up"),
                    (localized("First Picture"), "Home"),
                    (localized("Last Picture"), "End"),
                    (localized("Open"), "<Control>o"),
                    (localized("Paste Picture"), "<Control>v"),
                    (localized("Reload"), "F5"),
                ]),
            Group(
                title: localized("View"),
                shortcuts: [
                    (localized("Zoom In"), "plus <Control>plus"),
                    (localized("Zoom Out"), "minus <Control>minus"),
                    (localized("Best Fit"), "0 <Control>0"),
                    (localized("Original Size"), "1 <Control>1"),
                    (localized("Double Size"), "2 <Control>2"),
                    (localized("Pan Sideways"), "<Control>Left <Control>Right"),
                    (localized("Pan Up or Down"), "<Control>Up <Control>Down"),
                    (localized("Rotate Right"), "<Control>r"),
                    (localized("Rotate Left"), "<Shift><Control>r"),
                    (localized("Full Screen"), "F11"),
                ]),
            Group(
                title: localized("General"),
                shortcuts: [
                    (localized("New Window"), "<Control>n"),
                    (localized("Main Menu"), "F10"),
                    (localized("Header Bar or Picture"), "F6"),
                    (localized("Preferences"), "<Control>comma"),
                    (localized("Keyboard Shortcuts"), "<Control>question F1"),
                    (localized("Close Window"), "<Control>w"),
                    (localized("Quit"), "<Control>q"),
                ]),
        ]
    }

    /// The window in the builder's language.
    static var interface: String {
        var text = """
            <interface><object class="GtkShortcutsWindow" id="shortcuts"><property name="modal">1</property>\
            <child><object class="GtkShortcutsSection"><property name="section-name">shortcuts</property>\
            <property name="max-height">21</property>
            """
        for group in groups {
            text += "<child><object class=\"GtkShortcutsGroup\">\(property("title", group.title))"
            for shortcut in group.shortcuts {
                text += "<child><object class=\"GtkShortcutsShortcut\">"
                text += property("title", shortcut.title) + property("accelerator", shortcut.keys)
                text += "</object></child>"
            }
            text += "</object></child>"
        }
        return text + "</object></child></object></interface>"
    }

    private static func property(_ name: String, _ value: String) -> String {
        let escaped = g_markup_escape_text(value, -1)
        defer { g_free(escaped) }
        return "<property name=\"\(name)\">\(escaped.map { String(cString: $0) } ?? "")</property>"
    }
}

// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// What assistive technology is told about a widget.
@MainActor
package enum Accessibility {
    /// The widget's name, as a screen reader says it.
    package static func setLabel(_ label: String, of widget: some GObjectPointer) {
        setProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label, of: widget)
    }

    /// More about the widget than its name.
    package static func setDescription(_ description: String, of widget: some GObjectPointer) {
        setProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: description, of: widget)
    }

    /// What the widget is. Only before it is first shown.
    package static func setRole(_ role: GtkAccessibleRole, of widget: some GObjectPointer) {
        GtkKit.setProperty(widget, "accessible-role", role)
    }

    /// Any accessible property: `setProperty(GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, to: true, of: button)`.
    package static func setProperty(
        _ property: GtkAccessibleProperty, to content: some GValueConvertible, of widget: some GObjectPointer
    ) {
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        defer { g_value_unset(&value) }
        guard store(content, in: &value) else {
            return Log.warning("accessible property \(property.rawValue) cannot hold \(type(of: content))")
        }
        var properties = [property]
        gtk_accessible_update_property_value(cast(widget), 1, &properties, &value)
    }

    /// A state: `setState(GTK_ACCESSIBLE_STATE_PRESSED, to: true, of: button)`.
    package static func setState(
        _ state: GtkAccessibleState, to content: some GValueConvertible, of widget: some GObjectPointer
    ) {
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        defer { g_value_unset(&value) }
        guard store(content, in: &value) else {
            return Log.warning("accessible state \(state.rawValue) cannot hold \(type(of: content))")
        }
        var states = [state]
        gtk_accessible_update_state_value(cast(widget), 1, &states, &value)
    }

    /// Three-valued states ("pressed", "expanded") are numbers, of which 0 and 1 are false and true.
    private static func store(_ content: some GValueConvertible, in value: inout GValue) -> Bool {
        if g_type_fundamental(value.g_type) == FundamentalType.enumeration {
            // GTK asks for enumeration values but reads them as integers, and so would see only 0.
            g_value_unset(&value)
            g_value_init(&value, FundamentalType.int)
        }
        if content.store(in: &value) { return true }
        guard let flag = content as? Bool else { return false }
        return (flag ? 1 : 0).store(in: &value)
    }
}

/// The text shown while the pointer rests on a widget; nil for none.
@MainActor
package func setTooltip(_ text: String?, of widget: some GObjectPointer) {
    gtk_widget_set_tooltip_text(cast(widget), text)
}

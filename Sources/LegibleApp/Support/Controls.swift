// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Any widget, as GTK's functions take it.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Makes widgets the way every part of the window wants them.
enum Controls {
    /// A button with a symbolic icon, that has its name as tooltip and for assistive technology.
    ///
    /// - Parameters:
    ///   - accelerator: shown in the tooltip, as `<Control>o`.
    static func iconButton(
        _ iconName: String, label: String, action: String, accelerator: String? = nil, classes: [String] = []
    ) -> WidgetPointer {
        let button: WidgetPointer = gtk_button_new_from_icon_name(iconName)
        gtk_actionable_set_action_name(cast(button), action)
        describe(button, label, accelerator: accelerator)
        for name in classes { gtk_widget_add_css_class(button, name) }
        return button
    }

    /// A button with a label whose underlined letter activates it.
    static func textButton(mnemonic label: String, action: String? = nil, classes: [String] = []) -> WidgetPointer {
        let button: WidgetPointer = gtk_button_new_with_mnemonic(label)
        if let action { gtk_actionable_set_action_name(cast(button), action) }
        for name in classes { gtk_widget_add_css_class(button, name) }
        return button
    }

    /// A label, its text the user's language already.
    static func label(_ text: String, classes: [String] = []) -> WidgetPointer {
        let label: WidgetPointer = gtk_label_new(text)
        for name in classes { gtk_widget_add_css_class(label, name) }
        return label
    }

    /// A label of several lines, as wide as is good to read.
    ///
    /// - Parameter alignment: where its lines begin, 0 at the start to 1 at the end.
    static func paragraph(
        _ text: String, characters: Int, alignment: Float, classes: [String] = []
    ) -> WidgetPointer {
        let label = label(text, classes: classes)
        gtk_label_set_wrap(cast(label), 1)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_max_width_chars(cast(label), gint(characters))
        gtk_label_set_xalign(cast(label), alignment)
        gtk_label_set_justify(cast(label), alignment == 0.5 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
        return label
    }

    /// A row or a column of widgets.
    static func box(
        _ orientation: GtkOrientation, spacing: Int = 0, classes: [String] = [], _ children: [WidgetPointer] = []
    ) -> WidgetPointer {
        let box: WidgetPointer = gtk_box_new(orientation, gint(spacing))
        for child in children { gtk_box_append(cast(box), child) }
        for name in classes { gtk_widget_add_css_class(box, name) }
        return box
    }

    /// The same space on all four sides.
    static func setMargin(_ margin: Int, of widget: WidgetPointer) {
        gtk_widget_set_margin_top(widget, gint(margin))
        gtk_widget_set_margin_bottom(widget, gint(margin))
        gtk_widget_set_margin_start(widget, gint(margin))
        gtk_widget_set_margin_end(widget, gint(margin))
    }

    /// Names a control for the pointer and for assistive technology.
    static func describe(_ widget: WidgetPointer, _ label: String, accelerator: String? = nil) {
        Accessibility.setLabel(label, of: widget)
        let keys = accelerator.map(Accelerators.label(of:))
        setTooltip(keys.map { localized("%1$@ (%2$@)", label, $0) } ?? label, of: widget)
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Builds groups of settings: a heading over a list of rows.
enum PreferenceGroup {
    /// A group.
    ///
    /// - Parameters:
    ///   - hint: a sentence under the rows.
    static func make(title: String, hint: String? = nil, rows: [WidgetPointer]) -> WidgetPointer {
        let heading = Controls.label(title, classes: ["heading"])
        gtk_label_set_xalign(cast(heading), 0)
        let list: WidgetPointer = gtk_list_box_new()
        gtk_list_box_set_selection_mode(cast(list), GTK_SELECTION_NONE)
        gtk_widget_add_css_class(list, "boxed-list")
        Accessibility.setLabel(title, of: list)
        for row in rows { gtk_list_box_append(cast(list), row) }
        let group = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 12, [heading, list])
        if let hint {
            gtk_box_append(
                cast(group), Controls.paragraph(hint, characters: 60, alignment: 0, classes: ["dim-label", "caption"]))
        }
        return group
    }

    /// A row that says what its control sets. A click on the row is one on the control.
    static func row(title: String, subtitle: String?, control: WidgetPointer) -> WidgetPointer {
        let label = Controls.paragraph(title, characters: 40, alignment: 0)
        let texts = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 2, [label])
        if let subtitle {
            gtk_box_append(
                cast(texts),
                Controls.paragraph(subtitle, characters: 40, alignment: 0, classes: ["dim-label", "caption"]))
        }
        gtk_widget_set_hexpand(texts, 1)
        gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
        if gtk_widget_get_focusable(control) != 0 || gtk_widget_get_first_child(control) != nil {
            Accessibility.setLabel(title, of: control)
        }
        let line = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, classes: ["preference-row"], [texts, control])
        let row: WidgetPointer = gtk_list_box_row_new()
        gtk_list_box_row_set_child(cast(row), line)
        // The control takes the focus, not the row around it.
        gtk_widget_set_focusable(row, 0)
        gtk_list_box_row_set_activatable(cast(row), 0)
        return row
    }
}

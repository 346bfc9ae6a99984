// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// Shows a text that was translated on this machine.
@MainActor
struct TranslationDialog {
    /// Height of the longest text that is shown without scrolling, in logical pixels.
    private static let tallestText = 320

    private let text: String
    private let dialog: ActionDialog

    init(_ text: String, over widget: UnsafeMutableRawPointer) {
        self.text = text
        dialog = ActionDialog(over: widget, name: localized("Translation"))
        dialog.addText(localized("Translation"), style: "heading")
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
        gtk_label_set_wrap(cast(label), 1)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_selectable(cast(label), 1)
        gtk_label_set_xalign(cast(label), 0)
        gtk_label_set_yalign(cast(label), 0)
        gtk_label_set_max_width_chars(cast(label), gint(ActionDialog.textWidth))
        let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(cast(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(cast(scroller), 1)
        gtk_scrolled_window_set_max_content_height(cast(scroller), gint(Self.tallestText))
        gtk_scrolled_window_set_child(cast(scroller), label)
        dialog.add(scroller)
        dialog.addText(localized("Translated on this computer by %1$@", "Apertium"), style: "note")
        dialog.addButton(.init(id: "copy", label: localized("Copy")))
        dialog.addButton(.init(id: "close", label: localized("Close"), style: .suggested))
    }

    /// Shows the text until it is closed, or copied.
    func run(_ request: TextActionRequest) async {
        guard await dialog.run(focusing: "close") == "copy" else { return }
        _ = Clipboard.copy(text, for: request.widget)
        request.report(.copied(lines: text.split(separator: "\n", omittingEmptySubsequences: false).count))
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Shows a value that is not shown unasked.
@MainActor
struct RevealDialog {
    private let text: String
    private let dialog: ActionDialog
    private let widget: UnsafeMutableRawPointer

    /// - Parameter action: what was asked for.
    init(_ text: String, for action: DataAction, over widget: UnsafeMutableRawPointer) {
        self.text = text
        self.widget = widget
        dialog = ActionDialog(over: widget, name: localized(action.title))
        let label = dialog.addText(text, style: "code", isSelectable: true)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_CHAR)
        dialog.addButton(.init(id: "copy", label: localized("Copy")))
        dialog.addButton(.init(id: "close", label: localized("Close"), style: .suggested))
    }

    /// Shows the value until it is closed.
    func run() async -> ActionOutcome {
        await dialog.run(focusing: "close") == "copy" ? Clipboard.copy(text, for: widget) : .shown
    }
}

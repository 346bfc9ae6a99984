// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// A small window over the one an action was asked for in: contents, and buttons below them.
@MainActor
final class ActionDialog {
    /// A button.
    struct Button {
        /// How it looks.
        enum Style {
            case plain
            /// What the person most likely wants.
            case suggested
            /// What may do harm.
            case destructive
        }

        let id: String
        let label: String
        var style = Style.plain
    }

    /// Width of the text, in characters.
    static let textWidth = 38

    /// The `GtkWindow`.
    let window: UnsafeMutablePointer<GtkWindow>
    private let contents: UnsafeMutablePointer<GtkWidget>
    private let row: UnsafeMutablePointer<GtkWidget>
    private var buttons: [String: UnsafeMutablePointer<GtkWidget>] = [:]
    private var selectableLabels: [UnsafeMutablePointer<GtkWidget>] = []
    private var entries: [UnsafeMutablePointer<GtkWidget>] = []
    private var continuation: CheckedContinuation<String?, Never>?
    private var isClosed = false

    /// - Parameters:
    ///   - widget: the `GtkWidget *` whose window the dialog belongs to.
    ///   - name: what a screen reader calls it.
    init(over widget: UnsafeMutableRawPointer, name: String) {
        LiveTextResources.register()
        window = cast(gtk_window_new())
        contents = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        gtk_window_set_title(window, name)
        gtk_window_set_modal(window, 1)
        gtk_window_set_resizable(window, 0)
        gtk_window_set_destroy_with_parent(window, 1)
        if let root = gtk_widget_get_root(cast(widget)), isInstance(root, of: gtk_window_get_type()) {
            gtk_window_set_transient_for(window, cast(root))
        }
        // The contents say what it is; there is no room for a title bar.
        let noTitlebar: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        gtk_widget_set_visible(noTitlebar, 0)
        gtk_window_set_titlebar(window, noTitlebar)
        gtk_widget_add_css_class(cast(window), "livetext-dialog")
        Accessibility.setLabel(name, of: window)
        gtk_box_set_homogeneous(cast(row), 1)
        let column: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)
        gtk_widget_add_css_class(column, "livetext-dialog-column")
        gtk_box_append(cast(column), contents)
        gtk_box_append(cast(column), row)
        let handle: UnsafeMutablePointer<GtkWidget> = gtk_window_handle_new()
        gtk_window_handle_set_child(cast(handle), column)
        gtk_window_set_child(window, handle)
        closeOnEscape()
        connect(window, "destroy") { [weak self] in self?.finish(nil, closing: false) }
    }

    private func closeOnEscape() {
        let controller: OpaquePointer = gtk_shortcut_controller_new()
        gtk_shortcut_controller_add_shortcut(
            cast(controller),
            gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Escape"), gtk_named_action_new("window.close")))
        gtk_widget_add_controller(cast(window), cast(controller))
    }

    // MARK: - Contents

    /// Adds a widget below the others.
    func add(_ widget: UnsafeMutablePointer<GtkWidget>) { gtk_box_append(cast(contents), widget) }

    /// Adds an icon over everything that follows.
    func addIcon(_ name: String) {
        let icon: UnsafeMutablePointer<GtkWidget> = gtk_image_new_from_icon_name(name)
        gtk_widget_add_css_class(icon, "livetext-dialog-icon")
        add(icon)
    }

    /// Adds a text in the middle.
    ///
    /// - Parameters:
    ///   - style: `heading`, `value`, `note` or `code`.
    @discardableResult
    func addText(_ text: String, style: String, isSelectable: Bool = false) -> UnsafeMutablePointer<GtkWidget> {
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(text)
        // What fits in any script is one line: a label that may wrap is a pixel higher in some fonts than it says.
        gtk_label_set_wrap(cast(label), text.count * 2 > Self.textWidth ? 1 : 0)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(cast(label), GTK_JUSTIFY_CENTER)
        gtk_label_set_max_width_chars(cast(label), gint(Self.textWidth))
        gtk_label_set_selectable(cast(label), isSelectable ? 1 : 0)
        gtk_widget_add_css_class(label, style)
        if isSelectable { selectableLabels.append(label) }
        add(label)
        return label
    }

    /// Adds a field to fill in, in a row of its own or with a button at its end.
    func addEntry(_ entry: UnsafeMutablePointer<GtkWidget>, in row: UnsafeMutablePointer<GtkWidget>? = nil) {
        entries.append(entry)
        add(row ?? entry)
    }

    /// Adds what a person should know, a sentence each, beside an icon.
    func addWarnings(_ warnings: [String]) {
        guard !warnings.isEmpty else { return }
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
        gtk_widget_add_css_class(box, "livetext-warnings")
        for warning in warnings {
            let line: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10)
            let icon: UnsafeMutablePointer<GtkWidget> =
                gtk_image_new_from_icon_name("legible-dialog-warning-symbolic")
            gtk_widget_set_valign(icon, GTK_ALIGN_START)
            gtk_box_append(cast(line), icon)
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(warning)
            gtk_label_set_xalign(cast(label), 0)
            gtk_label_set_wrap(cast(label), 1)
            gtk_label_set_max_width_chars(cast(label), gint(Self.textWidth - 4))
            gtk_widget_set_hexpand(label, 1)
            gtk_box_append(cast(line), label)
            gtk_box_append(cast(box), line)
        }
        add(box)
    }

    /// Adds a button at the end of the row.
    func addButton(_ button: Button) {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label(button.label)
        switch button.style {
        case .plain: break
        case .suggested: gtk_widget_add_css_class(widget, "suggested-action")
        case .destructive: gtk_widget_add_css_class(widget, "destructive-action")
        }
        gtk_box_append(cast(row), widget)
        buttons[button.id] = widget
        connect(widget, "clicked") { [weak self] in self?.respond(button.id) }
    }

    /// The widget of a button.
    func button(_ id: String) -> UnsafeMutablePointer<GtkWidget>? { buttons[id] }

    // MARK: - Running

    /// Called when a button is pressed; `true` closes the dialog. By default every button does.
    var shouldClose: @MainActor (_ id: String) -> Bool = { _ in true }

    /// Shows the dialog and waits until it is closed.
    ///
    /// - Parameter focused: the button that has the focus and that Enter presses.
    /// - Returns: the button it was closed by; `nil` for Escape or the window's own way.
    func run(focusing focused: String? = nil) async -> String? {
        guard !isClosed else { return nil }
        return await withCheckedContinuation { continuation in
            self.continuation = continuation
            gtk_window_present(window)
            if let button = focused.flatMap({ buttons[$0] }) {
                gtk_window_set_default_widget(window, button)
                gtk_widget_grab_focus(button)
                // The first text had the focus for a moment, and selected itself.
                for label in selectableLabels { gtk_label_select_region(cast(label), 0, 0) }
                for entry in entries { gtk_editable_select_region(cast(entry), 0, 0) }
            }
        }
    }

    private func respond(_ id: String) {
        if shouldClose(id) { finish(id, closing: true) }
    }

    /// Closes the dialog as by a button.
    func close(_ id: String) { finish(id, closing: true) }

    private func finish(_ id: String?, closing: Bool) {
        guard !isClosed else { return }
        isClosed = true
        let continuation = self.continuation
        self.continuation = nil
        if closing { gtk_window_destroy(window) }
        continuation?.resume(returning: id)
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// A short message over the picture.
struct Toast {
    /// What can be done about the message.
    struct Action {
        let label: String
        let handler: @MainActor () -> Void
    }

    let text: String
    var action: Action?
    /// Whether it stays until it is closed.
    var isPersistent = false
}

/// Shows toasts, at most one at a time: a new one takes the place of the one before.
final class ToastArea {
    /// Milliseconds that a message is shown.
    private static let duration = 3000
    /// Milliseconds for a message that offers an action, or takes long to read.
    private static let longDuration = 6000
    /// A message of more characters takes long to read.
    private static let shortLength = 40
    /// Characters of a line before the text wraps.
    private static let lineLength = 60

    /// The revealer to put over the picture.
    let widget: WidgetPointer
    private let label: WidgetPointer
    private let actionButton: WidgetPointer
    private let closeButton: WidgetPointer
    private let motion: OpaquePointer
    private var toast: Toast?
    private var timer: LoopSource?

    init() {
        label = Controls.paragraph("", characters: Self.lineLength, alignment: 0)
        gtk_widget_set_hexpand(label, 1)
        actionButton = gtk_button_new()
        closeButton = gtk_button_new_from_icon_name("legible-window-close-symbolic")
        gtk_widget_add_css_class(closeButton, "circular")
        gtk_widget_set_valign(closeButton, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(actionButton, GTK_ALIGN_CENTER)
        Controls.describe(closeButton, localized("Close Message"))
        for button in [actionButton, closeButton] { gtk_widget_set_visible(button, 0) }
        let box = Controls.box(GTK_ORIENTATION_HORIZONTAL, classes: ["toast"], [label, actionButton, closeButton])
        // A screen reader says it when it comes.
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_ALERT, of: box)
        widget = gtk_revealer_new()
        gtk_revealer_set_transition_type(cast(widget), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_child(cast(widget), box)
        gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(widget, GTK_ALIGN_END)
        gtk_widget_set_visible(widget, 0)
        motion = gtk_event_controller_motion_new()
        gtk_widget_add_controller(box, cast(motion))
        // A message that has faded out is not there for anyone.
        connectNotify(widget, "child-revealed") { [weak self] in
            guard let self, toast == nil, gtk_revealer_get_child_revealed(cast(widget)) == 0 else { return }
            gtk_widget_set_visible(widget, 0)
        }
        connect(actionButton, "clicked") { [weak self] in self?.act() }
        connect(closeButton, "clicked") { [weak self] in self?.dismiss() }
    }

    isolated deinit { timer?.cancel() }

    /// The message shown; `nil` while there is none.
    var text: String? { toast?.text }

    /// What the message shown offers to do; `nil` for nothing.
    var actionLabel: String? { toast?.action?.label }

    /// Shows a message.
    func show(_ toast: Toast) {
        self.toast = toast
        gtk_label_set_text(cast(label), toast.text)
        gtk_widget_set_visible(actionButton, toast.action == nil ? 0 : 1)
        if let action = toast.action { gtk_button_set_label(cast(actionButton), action.label) }
        let isLong = toast.action != nil || toast.text.count > Self.shortLength
        gtk_widget_set_visible(closeButton, toast.isPersistent || isLong ? 1 : 0)
        gtk_widget_set_visible(widget, 1)
        gtk_revealer_set_reveal_child(cast(widget), 1)
        gtk_widget_set_can_target(widget, 1)
        timer?.cancel()
        if !toast.isPersistent { startTimer(isLong ? Self.longDuration : Self.duration) }
    }

    /// Shows a message without an action.
    func show(_ text: String) { show(Toast(text: text)) }

    /// Takes the message away.
    func dismiss() {
        timer?.cancel()
        timer = nil
        toast = nil
        gtk_revealer_set_reveal_child(cast(widget), 0)
        gtk_widget_set_can_target(widget, 0)
    }

    /// Does what the message offers.
    func act() {
        let action = toast?.action
        dismiss()
        action?.handler()
    }

    private func startTimer(_ milliseconds: Int) {
        timer = MainLoop.after(milliseconds: milliseconds) { [weak self] in
            guard let self else { return }
            // It waits for whoever is on the way to its button.
            if gtk_event_controller_motion_contains_pointer(motion) != 0 {
                startTimer(Self.duration)
            } else {
                dismiss()
            }
        }
    }
}

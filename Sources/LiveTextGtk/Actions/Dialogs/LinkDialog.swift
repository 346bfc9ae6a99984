// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Asks before a link opens that may lead elsewhere than it seems.
@MainActor
struct LinkDialog {
    enum Answer {
        case open
        case copy
        case cancel
    }

    /// A longer address scrolls, in characters.
    private static let longestText = 240

    private let dialog: ActionDialog

    init(_ link: LinkInspection, warnings: [PresentationText], over widget: UnsafeMutableRawPointer) {
        let isLink = !link.host.isEmpty
        dialog = ActionDialog(over: widget, name: isLink ? localized("Open This Link?") : localized("Continue?"))
        dialog.addText(isLink ? localized("Open This Link?") : localized("Continue?"), style: "heading")
        if isLink {
            let host = dialog.addText(link.host, style: "value")
            // All of it, however long: the end decides where it leads.
            gtk_label_set_wrap_mode(cast(host), PANGO_WRAP_CHAR)
            Accessibility.setLabel(localized("It leads to %1$@", link.host), of: host)
        }
        dialog.add(Self.address(link))
        dialog.addWarnings(warnings.map { localized($0) })
        dialog.addButton(.init(id: "cancel", label: localized("Cancel")))
        dialog.addButton(.init(id: "copy", label: localized("Copy Link")))
        dialog.addButton(.init(id: "open", label: localized("Open"), style: .destructive))
    }

    /// The whole address, its host in bold; long ones scroll.
    private static func address(_ link: LinkInspection) -> UnsafeMutablePointer<GtkWidget> {
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(link.displayText)
        gtk_label_set_wrap(cast(label), 1)
        gtk_label_set_wrap_mode(cast(label), PANGO_WRAP_CHAR)
        gtk_label_set_max_width_chars(cast(label), gint(ActionDialog.textWidth))
        gtk_label_set_xalign(cast(label), 0.5)
        gtk_label_set_justify(cast(label), GTK_JUSTIFY_CENTER)
        gtk_widget_add_css_class(label, "note")
        if let range = link.hostRange { LabelEmphasis.stress(range, in: label, length: link.displayText.utf8.count) }
        guard link.displayText.count > longestText else { return label }
        let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(cast(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(cast(scroller), 1)
        gtk_scrolled_window_set_max_content_height(cast(scroller), 120)
        gtk_scrolled_window_set_child(cast(scroller), label)
        return scroller
    }

    /// Shows the question and waits for the answer.
    func run() async -> Answer {
        switch await dialog.run(focusing: "cancel") {
        case "open": .open
        case "copy": .copy
        default: .cancel
        }
    }
}

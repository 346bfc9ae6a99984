// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

// Below GTK 4.14 a widget has no text of its own for assistive technology, and there are no announcements: a screen
// reader speaks when the name of the status label changes.
extension ImageAnalysisOverlayView {
    /// Makes the label that speaks. It stands before it has anything to say: only a change is spoken.
    func setUpAnnouncing() {
        let status: UnsafeMutablePointer<GtkWidget> = cast(
            newObject(gtk_label_get_type(), ["accessible-role": GTK_ACCESSIBLE_ROLE_STATUS]))
        gtk_widget_set_can_target(status, 0)
        accessibleChildren.status = status
        addChild(status)
    }

    /// Tells a screen reader what just happened.
    func announce(_ message: String) {
        guard let status = accessibleChildren.status else { return }
        // What is said twice has to change in between.
        if let shown = gtk_label_get_text(cast(status)), String(cString: shown) == message {
            gtk_label_set_text(cast(status), "")
        }
        gtk_label_set_text(cast(status), message)
    }

    /// Says what is selected, once it has stopped changing.
    func announceSelectionSoon() {
        caret.announcement?.cancel()
        guard hasActiveTextSelection else { return }
        caret.announcement = MainLoop.after(milliseconds: OverlayMetrics.announcementDelay) { [weak self] in
            self?.announceSelection()
        }
    }

    /// Says what is selected; of much text only how much.
    func announceSelection() {
        caret.announcement?.cancel()
        let text = selectedText
        guard !text.isEmpty else { return }
        let count = text.count
        announce(
            count <= OverlayMetrics.announcedCharacters
                ? localized("Selected: %1$@", text)
                : localizedPlural("%1$@ character selected", "%1$@ characters selected", count))
    }

    /// Says what the caret has come to: the character, word or line.
    func announceCaret(after movement: TextMovement) {
        guard let content, let head = selection?.head else { return }
        let unit: TextGranularity =
            switch movement {
            case .character, .lineBoundary: .character
            case .word: .word
            case .line, .document: .line
            }
        let text = content.text.string(in: [content.text.range(of: unit, around: head)])
        switch text {
        case "": announce(localized("End of line"))
        case " ": announce(localized("Space"))
        default: announce(text)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextCore
import LiveTextGtk

extension ViewerWindow {
    /// What the window shows.
    enum Content {
        case empty
        case picture(ShownPicture)
        case failure(OpenFailure)
    }

    /// A picture on screen.
    struct ShownPicture {
        /// Where it came from; `nil` when it was pasted or dropped.
        let file: PictureFile?
        let name: String
        var buffer: PixelBuffer
        /// Whether these are all of its pixels, not a reduced preview.
        var isComplete: Bool
    }

    /// The picture shown; `nil` when there is none.
    var picture: ShownPicture? {
        if case .picture(let picture) = content { picture } else { nil }
    }

    /// The file that the window is about: the one shown, or that cannot be shown.
    var contentFile: PictureFile? {
        switch content {
        case .empty: nil
        case .picture(let picture): picture.file
        case .failure(let failure): failure.file
        }
    }

    // MARK: Changes

    /// Shows a picture, or more of the one that is shown.
    func show(_ picture: ShownPicture, fullSize: ImageSize? = nil) {
        content = .picture(picture)
        gtk_widget_set_visible(statusPage.widget, 0)
        imageView.accessibleLabel = picture.name
        imageView.setImage(picture.buffer, fullSize: fullSize)
        contentDidChange()
        // The text has the keyboard from the start, unless someone is at work in the header bar.
        if gtk_widget_get_focus_child(header.widget) == nil { focusPicture() }
    }

    /// Shows a page in place of a picture.
    func showStatusPage(_ subject: StatusPage.Subject) {
        content =
            switch subject {
            case .empty: .empty
            case .failure(let failure): .failure(failure)
            }
        stopReading()
        imageView.setImage(nil)
        statusPage.show(subject)
        gtk_widget_set_visible(statusPage.widget, 1)
        contentDidChange()
    }

    /// Takes the picture away while another is on its way.
    func showNothing() {
        imageView.setImage(nil)
        gtk_widget_set_visible(statusPage.widget, 0)
    }

    private func contentDidChange() {
        controls.hasPicture = picture != nil
        updateTitle()
        updateActions()
        placeZoomButtons()
    }

    // MARK: Title

    func updateTitle() {
        let name: String
        // A step shows at once where it leads; a file that is being opened may yet fail.
        if let pending, pending.isStep {
            name = pending.file.name
        } else {
            name =
                switch content {
                case .empty: localized("Legible")
                case .picture(let picture): picture.name
                case .failure(let failure): failure.file.name
                }
        }
        header.show(title: name, place: place)
        gtk_window_set_title(pointer, name)
    }

    /// "3 of 27", where there are others.
    private var place: String? {
        guard let position = navigator.list.position, position.count > 1 else { return nil }
        return localized("%1$@ of %2$@", String(position.number), String(position.count))
    }

    // MARK: Loading takes time

    /// Milliseconds after which it shows that a picture takes long to load.
    private static let patienceTime = 250

    func startPatience() {
        patience?.cancel()
        patience = MainLoop.after(milliseconds: Self.patienceTime) { [weak self] in
            guard let self, let pending, !pending.isShown else { return }
            if pending.isStep { showNothing() }
            setSpinning(true)
        }
    }

    func endPatience() {
        patience?.cancel()
        patience = nil
        setSpinning(false)
    }

    private func setSpinning(_ spinning: Bool) {
        gtk_spinner_set_spinning(cast(spinner), spinning ? 1 : 0)
        if let box = gtk_widget_get_parent(spinner) { gtk_widget_set_visible(box, spinning ? 1 : 0) }
    }
}

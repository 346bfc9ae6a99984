// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk

extension ViewerWindow {
    func setUpActions() {
        actions.add("open") { [weak self] in self?.chooseFiles() }
        actions.add("reload") { [weak self] in self?.reload() }
        actions.add("paste") { [weak self] in self?.paste() }
        actions.add("copy") { [weak self] in self?.copy() }
        actions.add("copy-picture") { [weak self] in self?.copyPicture() }
        actions.add("select-all") { [weak self] in self?.overlay.selectAll() }
        actions.add("caret") { [weak self] in self?.overlay.isCaretNavigationEnabled.toggle() }
        actions.addToggle("live-text") { [weak self] in self?.setHighlighted($0) }
        actions.add("leave") { [weak self] in self?.leave() }
        actions.add("switch-pane") { [weak self] in self?.switchPane() }
        actions.add("shortcuts") { [weak self] in
            if let self { ShortcutsWindow.present(over: pointer) }
        }
        addNavigationActions()
        addViewActions()
        Accelerators.install(in: pointer)
    }

    private func addNavigationActions() {
        actions.add("previous") { [weak self] in self?.go(.previous) }
        actions.add("next") { [weak self] in self?.go(.next) }
        actions.add("first") { [weak self] in self?.go(.first) }
        actions.add("last") { [weak self] in self?.go(.last) }
        actions.add("go-left") { [weak self] in self?.go(towardsLeft: true) }
        actions.add("go-right") { [weak self] in self?.go(towardsLeft: false) }
    }

    private func addViewActions() {
        actions.add("zoom-in") { [weak self] in self?.imageView.zoomIn() }
        actions.add("zoom-out") { [weak self] in self?.imageView.zoomOut() }
        actions.add("zoom-fit") { [weak self] in self?.imageView.zoomToFit() }
        actions.add("zoom-original") { [weak self] in self?.imageView.zoomToOriginal() }
        actions.add("zoom-double") { [weak self] in self?.imageView.zoom(to: 2, animated: true) }
        actions.add("rotate-right") { [weak self] in self?.imageView.rotate(clockwise: true) }
        actions.add("rotate-left") { [weak self] in self?.imageView.rotate(clockwise: false) }
        actions.add("pan-left") { [weak self] in self?.pan(x: 1, y: 0) }
        actions.add("pan-right") { [weak self] in self?.pan(x: -1, y: 0) }
        actions.add("pan-up") { [weak self] in self?.pan(x: 0, y: 1) }
        actions.add("pan-down") { [weak self] in self?.pan(x: 0, y: -1) }
        actions.addToggle("full-screen") { [weak self] in self?.setFullScreen($0) }
    }

    /// Enables what makes sense now, so that buttons and menu entries show it.
    func updateActions() {
        let hasPicture = picture != nil
        for name in ["copy", "copy-picture", "select-all", "caret", "live-text", "rotate-left", "rotate-right"] {
            actions.setEnabled(name, hasPicture)
        }
        actions.setEnabled("zoom-in", imageView.canZoomIn)
        actions.setEnabled("zoom-out", imageView.canZoomOut)
        for name in ["zoom-fit", "zoom-original", "zoom-double"] { actions.setEnabled(name, hasPicture) }
        for name in ["pan-left", "pan-right", "pan-up", "pan-down"] { actions.setEnabled(name, imageView.canPan) }
        actions.setEnabled("reload", contentFile != nil)
        for (name, step) in [
            ("previous", Navigator.Step.previous), ("next", .next), ("first", .first), ("last", .last),
        ] {
            actions.setEnabled(name, canGo(step))
        }
        actions.setEnabled("go-left", canGo(isRightToLeft ? .next : .previous))
        actions.setEnabled("go-right", canGo(isRightToLeft ? .previous : .next))
        let zoom = imageView.targetZoom
        header.showZoom(hasPicture ? localized("%1$@%%", String(Int((zoom * 100).rounded()))) : localized("100%"))
    }

    /// Whether a step leads somewhere, or may once the folder is listed.
    private func canGo(_ step: Navigator.Step) -> Bool {
        navigator.isReading || navigator.destination(of: step) != nil
    }

    private var isRightToLeft: Bool { gtk_widget_get_direction(cast(pointer)) == GTK_TEXT_DIR_RTL }

    private func go(towardsLeft: Bool) { go(towardsLeft != isRightToLeft ? .previous : .next) }

    /// Part of the view that a key moves the picture by.
    private static let panStep = 0.15

    private func pan(x: Double, y: Double) {
        let size = ViewSize(width: Double(imageView.width), height: Double(imageView.height))
        imageView.pan(by: ViewPoint(x: x * size.width * Self.panStep, y: y * size.height * Self.panStep))
    }

    private func chooseFiles() {
        OpenDialog.present(over: pointer, in: contentFile?.folder) { [weak self] in self?.open($0) }
    }

    /// F6: between the header bar and the picture.
    private func switchPane() {
        if gtk_widget_get_focus_child(header.widget) == nil {
            gtk_widget_child_focus(header.widget, GTK_DIR_TAB_FORWARD)
            if layout.isOverlaid { layout.isHeaderRevealed = true }
        } else {
            focusPicture()
            if layout.isOverlaid { layout.isHeaderRevealed = false }
        }
    }

    /// Gives the keyboard to the picture and its text, or to the page in its place.
    func focusPicture() {
        if picture == nil {
            gtk_widget_child_focus(statusPage.widget, GTK_DIR_TAB_FORWARD)
        } else {
            gtk_widget_grab_focus(cast(overlay))
        }
    }

    /// Escape: the selection first, then Live Text, then full screen.
    private func leave() {
        if overlay.leave() { return }
        setFullScreen(false)
    }
}

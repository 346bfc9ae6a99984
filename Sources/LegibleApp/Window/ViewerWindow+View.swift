// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk

// The pointer, the zoom buttons and full screen.
extension ViewerWindow {
    /// A window narrower than this has the zoom buttons in its header bar, in logical pixels.
    private static let narrowWidth = 480
    /// So has a picture narrower than this, whose corners belong to the text's controls.
    private static let narrowPicture = 260.0
    /// Distance from the upper edge in which the pointer asks for the header bar in full screen.
    private static let edgeHeight = 3.0

    func setUpPointer() {
        imageView.onZoomChanged = { [weak self] in self?.updateActions() }
        contentsObservation = imageView.observeContents { [weak self] in
            // Asked for while widgets are placed, where nothing may be shown or hidden.
            MainLoop.after(milliseconds: 0) { [weak self] in
                guard let self, contentsObservation != nil else { return }
                updateActions()
                placeZoomButtons()
            }
        }
        let motion: OpaquePointer = gtk_event_controller_motion_new()
        gtk_event_controller_set_propagation_phase(cast(motion), GTK_PHASE_CAPTURE)
        var last: (x: Double, y: Double)?
        connect(motion, "motion") { [weak self] (x: Double, y: Double) in
            // The same place again is the window moving under the pointer.
            guard last?.x != x || last?.y != y else { return }
            last = (x, y)
            self?.pointerMoved(y)
        }
        layout.addController(motion)
        // A finger does not move before it touches.
        let click: OpaquePointer = gtk_gesture_click_new()
        gtk_event_controller_set_propagation_phase(cast(click), GTK_PHASE_CAPTURE)
        connect(click, "pressed") { [weak self] in self?.controls.wake() }
        gtk_widget_add_controller(stage, cast(click))
        controls.visibilityChanged = { [weak self] in
            self?.showPointer($0)
            self?.showLiveTextControls()
        }
    }

    private func pointerMoved(_ y: Double) {
        controls.wake()
        guard layout.isOverlaid else { return }
        let isAtHeader = layout.isHeaderRevealed && y < Double(layout.headerHeight)
        layout.isHeaderRevealed = y < Self.edgeHeight || isAtHeader || isHeaderInUse
    }

    private var isHeaderInUse: Bool { header.isMenuOpen || gtk_widget_get_focus_child(header.widget) != nil }

    /// In full screen a resting pointer is not seen.
    private func showPointer(_ visible: Bool) {
        let isHidden = !visible && layout.isOverlaid && !controls.isSelecting
        gtk_widget_set_cursor_from_name(cast(imageView), isHidden ? "none" : nil)
    }

    /// In full screen the Live Text button rests with the other controls, so that nothing stays over the picture.
    func showLiveTextControls() {
        let isResting = layout.isOverlaid && !controls.isAwake && !controls.isSelecting
        let isInUse =
            overlay.selectableItemsHighlighted || reading.isAwaited || gtk_widget_get_focus_child(cast(overlay)) != nil
        overlay.isSupplementaryInterfaceHidden = isResting && !isInUse
    }

    // MARK: Zoom buttons

    /// Puts the zoom buttons where they are in nobody's way: over the picture's lower edge, or into the header bar.
    func placeZoomButtons() {
        let pictureWidth = imageView.contentsMapping.map { mapping in
            let view = ViewRect(x: 0, y: 0, width: Double(imageView.width), height: Double(imageView.height))
            return mapping.imageBounds.intersection(view).width
        }
        let isElsewhere =
            (width > 0 && width < Self.narrowWidth) || overlay.selectableItemsHighlighted
            || (overlay.liveTextButtonVisible && pictureWidth.map { $0 < Self.narrowPicture } ?? false)
        controls.isZoomElsewhere = isElsewhere
        header.showsZoomButtons = isElsewhere && picture != nil
    }

    // MARK: Full screen

    func setUpFullScreen() {
        connectNotify(pointer, "fullscreened") { [weak self] in self?.fullScreenDidChange() }
        connectNotify(header.menuPopover, "visible") { [weak self] in
            guard let self, layout.isOverlaid else { return }
            layout.isHeaderRevealed = isHeaderInUse
        }
    }

    func setFullScreen(_ fullScreen: Bool) {
        guard (gtk_window_is_fullscreen(pointer) != 0) != fullScreen else { return }
        if fullScreen { gtk_window_fullscreen(pointer) } else { gtk_window_unfullscreen(pointer) }
    }

    private func fullScreenDidChange() {
        let isFullScreen = gtk_window_is_fullscreen(pointer) != 0
        actions.setState("full-screen", isFullScreen)
        layout.isOverlaid = isFullScreen
        if isFullScreen { layout.isHeaderRevealed = false } else { showPointer(true) }
        showLiveTextControls()
        focusPicture()
    }
}

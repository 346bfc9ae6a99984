// SPDX-License-Identifier: Apache-2.0

package import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    func setUpKeyboard() {
        let keys: OpaquePointer = gtk_event_controller_key_new()
        connect(keys, "key-pressed") { [weak self] (keyval: UInt32, _: UInt32, state: GdkModifierType) -> Bool in
            self?.keyPressed(keyval, InputEvent.Modifiers(rawValue: state.rawValue)) ?? false
        }
        addController(keys)
    }

    private func keyPressed(_ keyval: UInt32, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard content != nil else { return false }
        let event = InputEvent(kind: .keyDown(keyval: keyval), modifiers: modifiers)
        guard delegate?.overlayView(self, shouldHandleKeyDownEvent: event) ?? true else { return false }
        let control = modifiers.contains(.control)
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_Escape: return leave()
        case GDK_KEY_c, GDK_KEY_C, GDK_KEY_Insert:
            return control && copySelection()
        case GDK_KEY_a, GDK_KEY_A: return control && selectAll()
        case GDK_KEY_Menu: return openMenuByKeyboard(event)
        case GDK_KEY_F10: return modifiers.contains(.shift) && openMenuByKeyboard(event)
        default: return moveCaret(keyval, modifiers)
        }
    }

    /// Escape: the selection first, then the highlight.
    ///
    /// - Returns: whether there was anything to leave.
    @discardableResult
    public func leave() -> Bool {
        if selection != nil {
            changeSelection(nil)
            return true
        }
        guard isHighlighted else { return false }
        setHighlighted(false, animated: true)
        return true
    }

    private func moveCaret(_ keyval: UInt32, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard let content, var selection else { return false }
        let extending = modifiers.contains(.shift)
        let control = modifiers.contains(.control)
        let step: (movement: TextMovement, direction: TextMovementDirection)
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_Home, GDK_KEY_KP_Home: step = (control ? .document : .lineBoundary, .backward)
        case GDK_KEY_End, GDK_KEY_KP_End: step = (control ? .document : .lineBoundary, .forward)
        default:
            // Without Shift the arrows are the viewer's: they turn to another picture.
            guard extending, let arrow = ArrowKey(keyval: keyval) else { return false }
            step = content.text.movement(for: arrow, at: selection.head, byWord: control)
        }
        selection.move(step.movement, step.direction, extending: extending, in: content.text)
        changeSelection(selection)
        return true
    }

    private func openMenuByKeyboard(_ event: InputEvent) -> Bool {
        if let focused = accessibleChildren.items.firstIndex(where: { gtk_widget_has_focus($0.widget) != 0 }),
            let item = content?.item(focused), let mapping, let quad = item.quads.last
        {
            openMenu(for: .item(item), at: mapping.view(quad).center, event: event)
            return true
        }
        guard hasActiveTextSelection, let content, let selection, let mapping,
            let run = content.text.runs(in: selection.ranges).last
        else { return false }
        openMenu(for: .text, at: mapping.view(run).center, event: event)
        return true
    }

    // MARK: Focus

    /// Tab walks the items in reading order, then the button and the pills.
    package func focus(_ direction: GtkDirectionType) -> Bool {
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
        let stops = focusStops
        let current = stops.firstIndex { gtk_widget_has_focus($0) != 0 || gtk_widget_get_focus_child(cast(self)) == $0 }
        let candidates: [UnsafeMutablePointer<GtkWidget>]
        if direction == GTK_DIR_TAB_FORWARD {
            candidates = Array(stops[(current.map { $0 + 1 } ?? 0)...])
        } else {
            candidates = stops[..<(current ?? stops.count)].reversed()
        }
        return candidates.contains { gtk_widget_grab_focus($0) != 0 }
    }

    private var focusStops: [UnsafeMutablePointer<GtkWidget>] {
        var stops = accessibleChildren.items.map(\.widget)
        if let button = supplementary.button { stops.append(button.widget) }
        stops += supplementary.pills.map(\.widget)
        if let more = supplementary.more { stops.append(more.widget) }
        return stops.filter {
            gtk_widget_get_child_visible($0) != 0 && gtk_widget_get_focusable($0) != 0
                && gtk_widget_get_can_focus($0) != 0
        }
    }
}

extension ArrowKey {
    /// The arrow of a GDK key symbol.
    init?(keyval: UInt32) {
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        default: return nil
        }
    }
}

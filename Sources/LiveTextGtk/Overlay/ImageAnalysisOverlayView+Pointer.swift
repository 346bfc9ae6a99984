// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// What the pointer does, and the controllers that tell.
@MainActor
struct PointerState {
    var machine = PointerInteraction<InteractiveItem.ID>()
    /// The item shown pressed.
    var pressedItem: InteractiveItem.ID?
    /// Whether a drag is selecting.
    var isSelecting = false
    /// Where the pointer was last seen, in the overlay's points; `nil` outside.
    var location: ViewPoint?
    /// Whether the pointer is over the tracked view, not over a control above it.
    var isOverView = false
    var timers: [PointerInteraction<InteractiveItem.ID>.Timer: LoopSource] = [:]
    /// A press on one of the overlay's own controls that has text below it, in the overlay's points.
    var pressAboveText: ViewPoint?
    var lastPress: (time: Double, location: ViewPoint, count: Int)?
    var controllers: [OpaquePointer] = []
    var gesture: OpaquePointer?
    /// The widget the controllers sit on: the overlay's parent, which sees events for the view below as well.
    var container: UnsafeMutablePointer<GtkWidget>?
    var cursorName: String?
    /// Whether the press under way, or the last one, is a finger's.
    var isTouchPress = false
    /// Whether the ends of the selection have handles, because a finger made it.
    var showsHandles = false
    /// Selected text on its way to another program.
    var outgoingDrag: SelectionDrag?
}

extension ImageAnalysisOverlayView {
    package func didRoot() {
        guard let container = parent else { return }
        scrolling.ancestor = ScrollingAncestor(of: self) { [weak self] in self?.visiblePartDidChange() }
        pointing.container = container
        let motion: OpaquePointer = gtk_event_controller_motion_new()
        connect(motion, "motion") { [weak self] (x: Double, y: Double) in self?.pointerMoved(x, y) }
        connect(motion, "leave") { [weak self] in self?.pointerLeft() }
        let drag: OpaquePointer = gtk_gesture_drag_new()
        gtk_gesture_single_set_button(cast(drag), 0)
        connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in self?.pressed(x, y) }
        connect(drag, "drag-update") { [weak self] (x: Double, y: Double) in self?.dragged(x, y) }
        connect(drag, "drag-end") { [weak self] (x: Double, y: Double) in self?.released(x, y) }
        connect(drag, "cancel") { [weak self] in self?.cancelPointer() }
        pointing.gesture = drag
        pointing.controllers = [motion, cast(drag)]
        for controller in pointing.controllers {
            // Before the view below: text comes first where there is text.
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(container, controller)
        }
    }

    package func willUnroot() {
        cancelPointer()
        closeMenu()
        setCursor(nil)
        if let container = pointing.container {
            for controller in pointing.controllers { gtk_widget_remove_controller(container, controller) }
        }
        pointing.controllers = []
        pointing.gesture = nil
        pointing.container = nil
        scrolling.ancestor = nil
    }

    /// The scrolled window around the overlay shows another part of it. It may say so while it is being laid out, where
    /// no layout may be asked for.
    private func visiblePartDidChange() {
        guard !scrolling.isUpdatePending else { return }
        scrolling.isUpdatePending = true
        addTickCallback(to: self) { [weak self] _ in
            guard let self else { return false }
            self.scrolling.isUpdatePending = false
            self.pointerTargetMayHaveMoved()
            self.queueAllocate()
            return false
        }
    }

    // MARK: Motion

    private func pointerMoved(_ x: Double, _ y: Double) {
        pointing.location = point(ofContainer: x, y)
        pointing.isOverView = isOwnTarget(at: x, y)
        if !pointing.isSelecting { updatePointerTarget() }
    }

    private func pointerLeft() {
        pointing.location = nil
        pointing.isOverView = false
        updatePointerTarget()
    }

    /// The text, items or the view may have moved under a resting pointer.
    func pointerTargetMayHaveMoved() {
        if !pointing.isSelecting { updatePointerTarget() }
    }

    func updatePointerTarget() {
        // While a menu is open, what it is about stays marked.
        guard menu == nil else { return }
        guard let location = pointing.location, pointing.isOverView, content != nil else {
            setCursor(nil)
            if !itemHasKeyboardFocus { hover(over: nil) }
            return
        }
        let active = activeInteractionTypes
        let chipItem = isOnChip(location) ? hover.shownItem : nil
        let target = active.contains(.dataDetectors) ? (chipItem ?? item(at: location)?.id) : nil
        if target != nil || !itemHasKeyboardFocus { hover(over: target) }
        if target != nil {
            setCursor("pointer")
        } else if active.contains(.textSelection), let mapping, let hit = textHit(at: location) {
            setCursor(hit.runsVertically(in: mapping) ? "vertical-text" : "text")
        } else {
            setCursor(nil)
        }
    }

    /// The container carries the cursor, so that a view below with a cursor of its own keeps it.
    private func setCursor(_ name: String?) {
        guard pointing.cursorName != name else { return }
        pointing.cursorName = name
        if let container = pointing.container { gtk_widget_set_cursor_from_name(container, name) }
    }

    // MARK: Coordinates

    func point(ofContainer x: Double, _ y: Double) -> ViewPoint {
        guard let container = pointing.container, let transform = transform(from: container.raw) else {
            return ViewPoint(x: x, y: y)
        }
        return transform(ViewPoint(x: x, y: y))
    }

    func gesturePoint(_ offsetX: Double, _ offsetY: Double) -> ViewPoint? {
        guard let gesture = pointing.gesture else { return nil }
        var start = (x: 0.0, y: 0.0)
        guard gtk_gesture_drag_get_start_point(cast(gesture), &start.x, &start.y) != 0 else { return nil }
        return point(ofContainer: start.x + offsetX, start.y + offsetY)
    }

    func isOwnTarget(at x: Double, _ y: Double) -> Bool {
        guard let container = pointing.container else { return false }
        return isOwnTarget(gtk_widget_pick(container, x, y, GTK_PICK_DEFAULT))
    }

    var itemHasKeyboardFocus: Bool {
        accessibleChildren.items.contains { gtk_widget_has_focus($0.widget) != 0 }
    }
}

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
}

extension ImageAnalysisOverlayView {
    package func didRoot() {
        guard let container = parent else { return }
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
        setCursor(nil)
        if let container = pointing.container {
            for controller in pointing.controllers { gtk_widget_remove_controller(container, controller) }
        }
        pointing.controllers = []
        pointing.gesture = nil
        pointing.container = nil
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

    private func updatePointerTarget() {
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

    // MARK: Presses

    private func pressed(_ x: Double, _ y: Double) {
        let location = point(ofContainer: x, y)
        pointing.pressAboveText = nil
        guard let gesture = pointing.gesture, content != nil, let button = pressedButton else { return denyGesture() }
        guard isOwnTarget(at: x, y) else {
            guard button == .primary, hasSupplementaryInterface(at: location), hasText(at: location) else {
                return denyGesture()
            }
            // A click is the control's. A drag selects the text it covers.
            pointing.pressAboveText = location
            return
        }
        closeMenu()
        if isOnChip(location), let item = content?.item(hover.shownItem) {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            pointing.lastPress = nil
            return openMenu(for: .item(item), at: location, event: inputEvent)
        }
        press(at: location, button: button)
    }

    private func press(at location: ViewPoint, button: PointerInteraction<InteractiveItem.ID>.Button) {
        updateSettings()
        let time = Self.now
        let press = PointerInteraction<InteractiveItem.ID>.Press(
            time: time, location: location, hit: hit(at: location),
            count: pressCount(time: time, location: location, button: button),
            isExtending: inputEvent.modifiers.contains(.shift), button: button,
            source: isTouch ? .touch : .mouse, isHighlighted: isHighlighted, hasSelection: hasActiveTextSelection,
            hasCaret: selection != nil)
        pointing.lastPress = (time, location, press.count)
        run(pointing.machine.press(press))
    }

    private func dragged(_ offsetX: Double, _ offsetY: Double) {
        guard let location = gesturePoint(offsetX, offsetY) else { return }
        pointing.location = location
        if let start = pointing.pressAboveText {
            guard location.distance(to: start) > pointing.machine.settings.dragThreshold else { return }
            pointing.pressAboveText = nil
            press(at: start, button: .primary)
        }
        run(pointing.machine.motion(to: location, at: Self.now))
    }

    private func released(_ offsetX: Double, _ offsetY: Double) {
        guard pointing.pressAboveText == nil, let location = gesturePoint(offsetX, offsetY) else { return }
        run(pointing.machine.release(at: location, time: Self.now))
        endSelecting()
        updatePointerTarget()
    }

    /// Whatever the pointer had begun ends without effect.
    func cancelPointer() {
        pointing.pressAboveText = nil
        run(pointing.machine.cancel())
        endSelecting()
    }

    private func endSelecting() {
        guard pointing.isSelecting else { return }
        pointing.isSelecting = false
        publishPrimarySelection()
        announce(localized("Selected: %1$@", selectedText))
        selectionDragHandler?(false)
    }

    private func hit(at location: ViewPoint) -> PointerInteraction<InteractiveItem.ID>.Hit {
        let active = activeInteractionTypes
        let textHit = textHit(at: location)
        let item = item(at: location)
        let mayText =
            active.contains(.textSelection) && textHit != nil
            && delegate?.overlayView(self, shouldBeginAt: location, forAnalysisType: .textSelection) ?? true
        let mayAct =
            active.contains(.dataDetectors) && item != nil
            && delegate?.overlayView(self, shouldBeginAt: location, forAnalysisType: .dataDetectors) ?? true
        let mayHold = allowLongPressForDataDetectorsInTextMode && active.contains(.textSelection)
        return PointerInteraction.Hit(
            isText: mayText, item: mayAct || mayHold ? item?.id : nil, actsOnClick: mayAct,
            isSelected: textHit.map { selection?.contains(cell: $0.cell) ?? false } ?? false)
    }

    // MARK: Commands

    private func run(_ commands: [PointerInteraction<InteractiveItem.ID>.Command]) {
        for command in commands { run(command) }
    }

    private func run(_ command: PointerInteraction<InteractiveItem.ID>.Command) {
        switch command {
        case .claim:
            if let gesture = pointing.gesture { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
        case .deny: denyGesture()
        case .beginSelection(let granularity, let location): beginSelection(granularity, at: location)
        case .extendSelection(let location):
            if !pointing.isSelecting {
                pointing.isSelecting = true
                selectionDragHandler?(true)
            }
            extendSelection(to: location) { $0.extend(to: $1, in: $2) }
        case .extendFromShiftClick(let location):
            extendSelection(to: location) { $0.shiftClick(at: $1, in: $2) }
        case .clearSelection: changeSelection(nil)
        case .pressItem(let id):
            pointing.pressedItem = id
            if let id { hover(over: id, immediately: true) }
            queueDraw()
        case .activateItem(let id):
            if let item = content?.item(id) { activate(item) }
        case .openMenu(.item(let id), let location):
            if let item = content?.item(id) { openMenu(for: .item(item), at: location, event: inputEvent) }
        case .openMenu(.text, let location): openMenu(for: .text, at: location, event: inputEvent)
        case .beginDragOfSelection(let location): beginDragOfSelection(from: location)
        case .startTimer(let timer, let seconds):
            pointing.timers[timer]?.cancel()
            let milliseconds = Int((seconds * 1000).rounded())
            pointing.timers[timer] = MainLoop.afterPendingEvents(milliseconds: milliseconds) { [weak self] in
                guard let self else { return }
                self.run(self.pointing.machine.timer(timer, at: Self.now))
            }
        case .cancelTimer(let timer): pointing.timers.removeValue(forKey: timer)?.cancel()
        }
    }

    private func beginSelection(_ granularity: TextGranularity, at location: ViewPoint) {
        guard let content, let hit = textHit(at: location) else { return }
        gtk_widget_grab_focus(cast(self))
        changeSelection(.begin(at: hit, granularity: granularity, in: content.text))
    }

    private func extendSelection(
        to location: ViewPoint, by change: (inout TextSelection, Int, SelectableText) -> Void
    ) {
        guard let content, let mapping, var selection else { return }
        change(&selection, content.text.nearestPosition(to: mapping.image(location)), content.text)
        changeSelection(selection)
    }

    /// Hands the selected text to the desktop's drag and drop.
    private func beginDragOfSelection(from location: ViewPoint) {
        guard hasActiveTextSelection, let gesture = pointing.gesture,
            let device = gtk_gesture_get_device(gesture), let native = gtk_widget_get_native(cast(self)),
            let surface = gtk_native_get_surface(cast(native))
        else { return }
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, selectedText)
        let content = gdk_content_provider_new_for_value(&value)
        g_value_unset(&value)
        let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, location.x, location.y)
        if let content { g_object_unref(UnsafeMutableRawPointer(content)) }
        if let drag { g_object_unref(UnsafeMutableRawPointer(drag)) }
    }

    // MARK: The event at hand

    private func denyGesture() {
        if let gesture = pointing.gesture { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
    }

    private var pressedButton: PointerInteraction<InteractiveItem.ID>.Button? {
        guard let gesture = pointing.gesture else { return nil }
        // A finger has no button: GTK reports it as the primary one.
        switch gtk_gesture_single_get_current_button(cast(gesture)) {
        case 1: return .primary
        case 3: return .secondary
        default: return nil
        }
    }

    private var isTouch: Bool {
        guard let gesture = pointing.gesture, let device = gtk_event_controller_get_current_event_device(cast(gesture))
        else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
    }

    /// The event being handled, as delegates see it.
    private var inputEvent: InputEvent {
        guard let gesture = pointing.gesture else { return InputEvent(kind: .pointerDown(button: 1)) }
        return InputEvent(
            kind: .pointerDown(button: Int(gtk_gesture_single_get_current_button(cast(gesture)))),
            modifiers: InputEvent.Modifiers(
                rawValue: gtk_event_controller_get_current_event_state(cast(gesture)).rawValue))
    }

    private func pressCount(
        time: Double, location: ViewPoint, button: PointerInteraction<InteractiveItem.ID>.Button
    ) -> Int {
        guard button == .primary, let last = pointing.lastPress,
            time - last.time <= pointing.machine.settings.doubleClickTime,
            location.distance(to: last.location) <= Double(doubleClickDistance)
        else { return 1 }
        return last.count + 1
    }

    private func updateSettings() {
        guard let settings = gtk_widget_get_settings(cast(self)) else { return }
        let milliseconds: Int = property(settings, "gtk-double-click-time") ?? 400
        let threshold: Int = property(settings, "gtk-dnd-drag-threshold") ?? 8
        pointing.machine.settings.doubleClickTime = Double(milliseconds) / 1000
        pointing.machine.settings.dragThreshold = Double(threshold)
    }

    private var doubleClickDistance: Int {
        guard let settings = gtk_widget_get_settings(cast(self)) else { return 5 }
        return property(settings, "gtk-double-click-distance") ?? 5
    }

    /// Seconds of a clock that never goes back.
    private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    // MARK: Coordinates

    private func point(ofContainer x: Double, _ y: Double) -> ViewPoint {
        guard let container = pointing.container, let transform = transform(from: container.raw) else {
            return ViewPoint(x: x, y: y)
        }
        return transform(ViewPoint(x: x, y: y))
    }

    private func gesturePoint(_ offsetX: Double, _ offsetY: Double) -> ViewPoint? {
        guard let gesture = pointing.gesture else { return nil }
        var start = (x: 0.0, y: 0.0)
        guard gtk_gesture_drag_get_start_point(cast(gesture), &start.x, &start.y) != 0 else { return nil }
        return point(ofContainer: start.x + offsetX, start.y + offsetY)
    }

    private func isOwnTarget(at x: Double, _ y: Double) -> Bool {
        guard let container = pointing.container else { return false }
        return isOwnTarget(gtk_widget_pick(container, x, y, GTK_PICK_DEFAULT))
    }

    private var itemHasKeyboardFocus: Bool {
        accessibleChildren.items.contains { gtk_widget_has_focus($0.widget) != 0 }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    func run(_ commands: [PointerInteraction<InteractiveItem.ID>.Command]) {
        for command in commands { run(command) }
    }

    private func run(_ command: PointerInteraction<InteractiveItem.ID>.Command) {
        switch command {
        case .claim:
            if let gesture = pointing.gesture { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
        case .deny: denyGesture()
        case .beginSelection(let granularity, let location): beginSelection(granularity, at: location)
        case .extendSelection(let location):
            beginDragging()
            extendSelection(to: location) { $0.extend(to: $1, in: $2) }
        case .grabEnd(let end):
            selection?.grab(end)
        case .moveEnd(let location):
            beginDragging()
            extendSelection(to: location, keepingText: true) { $0.extend(to: $1, in: $2) }
        case .extendFromShiftClick(let location):
            extendSelection(to: location) { $0.shiftClick(at: $1, in: $2) }
        case .clearSelection:
            if let content, let selection, caret.isEnabled {
                changeSelection(TextSelection(caret: selection.head, in: content.text))
            } else {
                changeSelection(nil)
            }
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
        takeFocus()
        pointing.showsHandles = pointing.isTouchPress
        changeSelection(.begin(at: hit, granularity: granularity, in: content.text))
    }

    private func beginDragging() {
        guard !pointing.isSelecting else { return }
        pointing.isSelecting = true
        selectionDragHandler?(true)
    }

    /// - Parameter keepingText: whether a selection of nothing is refused.
    private func extendSelection(
        to location: ViewPoint, keepingText: Bool = false,
        by change: (inout TextSelection, Int, SelectableText) -> Void
    ) {
        guard let content, let mapping, var selection else { return }
        change(&selection, content.text.nearestPosition(to: mapping.image(location)), content.text)
        if !keepingText || !selection.isEmpty { changeSelection(selection) }
    }

    /// Hands the selected text to the desktop's drag and drop.
    private func beginDragOfSelection(from location: ViewPoint) {
        guard hasActiveTextSelection, let gesture = pointing.gesture,
            let device = gtk_gesture_get_device(gesture), let native = gtk_widget_get_native(cast(self)),
            let surface = gtk_native_get_surface(cast(native))
        else { return }
        let place = pointing.location ?? location
        pointing.outgoingDrag = SelectionDrag(
            selectedText, on: surface, device: device,
            offset: ViewPoint(x: location.x - place.x, y: location.y - place.y)
        ) { [weak self] in self?.pointing.outgoingDrag = nil }
    }
}

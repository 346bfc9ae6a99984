// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    func pressed(_ x: Double, _ y: Double) {
        let location = point(ofContainer: x, y)
        pointing.pressAboveText = nil
        guard let gesture = pointing.gesture, content != nil || isAnalyzing, let button = pressedButton else {
            return denyGesture()
        }
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
            var permissions = Permissions(delegate: delegate, overlay: self, location: location)
            guard permissions.mayBegin(.dataDetectors) else { return denyGesture() }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            pointing.lastPress = nil
            return openMenu(for: .item(item), at: location, event: inputEvent)
        }
        press(at: location, button: button)
    }

    private func press(at location: ViewPoint, button: PointerInteraction<InteractiveItem.ID>.Button) {
        updateSettings()
        let time = Self.now
        pointing.isTouchPress = isTouch
        if !pointing.isTouchPress { pointing.showsHandles = false }
        scrolling.dragStart = location
        var permissions = Permissions(delegate: delegate, overlay: self, location: location)
        let hit = hit(at: location, &permissions)
        let isUndecided = isUndecided(location, &permissions)
        let hasCaret = selection != nil && permissions.mayBegin(.textSelection)
        let press = PointerInteraction<InteractiveItem.ID>.Press(
            time: time, location: location, hit: hit,
            count: pressCount(time: time, location: location, button: button),
            isExtending: inputEvent.modifiers.contains(.shift), button: button,
            source: pointing.isTouchPress ? .touch : .mouse, isHighlighted: isHighlighted,
            hasSelection: hasActiveTextSelection, hasCaret: hasCaret, isUndecided: isUndecided)
        pointing.lastPress = (time, location, press.count)
        run(pointing.machine.press(press))
    }

    func dragged(_ offsetX: Double, _ offsetY: Double) {
        guard let location = gesturePoint(offsetX, offsetY) else { return }
        pointing.location = location
        if let start = pointing.pressAboveText {
            guard location.distance(to: start) > pointing.machine.settings.dragThreshold else { return }
            pointing.pressAboveText = nil
            press(at: start, button: .primary)
        }
        continueDrag(to: location)
    }

    /// A drag goes on, by the pointer or because the picture moves under it.
    func continueDrag(to location: ViewPoint) {
        run(pointing.machine.motion(to: location, at: Self.now))
        updateAutoscroll()
    }

    func released(_ offsetX: Double, _ offsetY: Double) {
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
        stopAutoscroll()
        publishPrimarySelection()
        announceSelection()
        selectionDragHandler?(false)
    }

    // MARK: Presses before anything is read

    /// Whether a press waits for what may be read under it.
    private func isUndecided(_ location: ViewPoint, _ permissions: inout Permissions) -> Bool {
        guard case .deferred = undecidedPressPolicy, isAnalyzing, let mapping else { return false }
        return mapping.imageBounds.contains(location) && permissions.mayBegin(.textSelection)
    }

    /// More of the picture has been read: a press that waits may have met something.
    func decideUndecidedPress() {
        guard let location = pointing.machine.undecidedLocation else { return }
        var permissions = Permissions(delegate: delegate, overlay: self, location: location)
        run(pointing.machine.decide(hit(at: location, &permissions), at: Self.now))
    }

    // MARK: What is hit

    private func hit(
        at location: ViewPoint, _ permissions: inout Permissions
    ) -> PointerInteraction<InteractiveItem.ID>.Hit {
        let active = activeInteractionTypes
        let textHit = textHit(at: location)
        let item = item(at: location)
        let mayText = active.contains(.textSelection) && textHit != nil && permissions.mayBegin(.textSelection)
        let acts = active.contains(.dataDetectors)
        let holds = allowLongPressForDataDetectorsInTextMode && active.contains(.textSelection)
        let mayUseItem = item != nil && (acts || holds) && permissions.mayBegin(.dataDetectors)
        let handle = handle(at: location)
        return PointerInteraction.Hit(
            isText: mayText, item: mayUseItem ? item?.id : nil, actsOnClick: acts && mayUseItem,
            isSelected: textHit.map { selection?.contains(cell: $0.cell) ?? false } ?? false,
            handle: handle != nil && permissions.mayBegin(.textSelection) ? handle : nil)
    }
}

/// What the delegate allows to begin at one press; asked once per type at most.
@MainActor
private struct Permissions {
    private let ask: (InteractionTypes) -> Bool
    private var answers: [UInt: Bool] = [:]

    init(
        delegate: (any ImageAnalysisOverlayViewDelegate)?, overlay: ImageAnalysisOverlayView, location: ViewPoint
    ) {
        ask = { type in delegate?.overlayView(overlay, shouldBeginAt: location, forAnalysisType: type) ?? true }
    }

    mutating func mayBegin(_ type: InteractionTypes) -> Bool {
        if let answer = answers[type.rawValue] { return answer }
        let answer = ask(type)
        answers[type.rawValue] = answer
        return answer
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// The caret that the keyboard moves, and what is said of it.
@MainActor
struct CaretState {
    /// Whether the caret is shown.
    var isEnabled = false
    /// Announces the selection after a pause.
    var announcement: LoopSource?
}

extension ImageAnalysisOverlayView {
    func setUpKeyboard() {
        let keys: OpaquePointer = gtk_event_controller_key_new()
        connect(keys, "key-pressed") { [weak self] (keyval: UInt32, _: UInt32, state: GdkModifierType) -> Bool in
            self?.keyPressed(keyval, InputEvent.Modifiers(rawValue: state.rawValue)) ?? false
        }
        addController(keys)
        let focus: OpaquePointer = gtk_event_controller_focus_new()
        // The caret shows only where keys go.
        for signal in ["enter", "leave"] { connect(focus, signal) { [weak self] in self?.queueDraw() } }
        addController(focus)
    }

    func keyPressed(_ keyval: UInt32, _ modifiers: InputEvent.Modifiers) -> Bool {
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
        case GDK_KEY_F7:
            setCaretNavigation(!isCaretNavigationEnabled)
            return true
        case GDK_KEY_F10: return modifiers.contains(.shift) && openMenuByKeyboard(event)
        case GDK_KEY_Return, GDK_KEY_KP_Enter: return activateItemAtCaret()
        default: return moveCaret(keyval, modifiers)
        }
    }

    /// Escape: the selection first, then the caret, then the highlight.
    ///
    /// - Returns: whether there was anything to leave.
    @discardableResult
    public func leave() -> Bool {
        if isCaretNavigationEnabled {
            guard hasActiveTextSelection, let content, var selection else {
                setCaretNavigation(false)
                return true
            }
            selection.collapse(in: content.text)
            changeSelection(selection)
            return true
        }
        let hadSelection = hasActiveTextSelection
        changeSelection(nil)
        if hadSelection { return true }
        guard isHighlighted else { return false }
        setHighlighted(false, animated: true)
        return true
    }

    private func moveCaret(_ keyval: UInt32, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard let content, var selection else { return false }
        let extending = modifiers.contains(.shift)
        let control = modifiers.contains(.control)
        // A place that only a click has left is not seen: keys without Shift are the viewer's.
        guard extending || isCaretNavigationEnabled || hasActiveTextSelection else { return false }
        let step: (movement: TextMovement, direction: TextMovementDirection)
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_Home, GDK_KEY_KP_Home: step = (control ? .document : .lineBoundary, .backward)
        case GDK_KEY_End, GDK_KEY_KP_End: step = (control ? .document : .lineBoundary, .forward)
        default:
            // Without Shift the arrows are the viewer's, which turns to another picture, unless a caret is shown.
            guard extending || isCaretNavigationEnabled, let arrow = ArrowKey(keyval: keyval) else { return false }
            step = content.text.movement(for: arrow, at: selection.head, byWord: control)
        }
        pointing.showsHandles = false
        selection.move(step.movement, step.direction, extending: extending, in: content.text)
        changeSelection(selection)
        reveal(selection.head)
        if !extending { announceCaret(after: step.movement) }
        return true
    }

    // MARK: The caret

    /// Whether a caret is shown in the text that the arrow keys move, so that every part of it can be selected by
    /// keyboard alone (F7). It ends with Escape and with another picture.
    public var isCaretNavigationEnabled: Bool {
        get { caret.isEnabled }
        set { setCaretNavigation(newValue) }
    }

    func setCaretNavigation(_ enabled: Bool) {
        guard let content, enabled, activeInteractionTypes.contains(.textSelection), !content.text.isEmpty else {
            guard caret.isEnabled else { return }
            caret.isEnabled = false
            changeSelection(nil)
            return queueDraw()
        }
        caret.isEnabled = true
        if selection == nil, let mapping {
            let visible = visibleImageRect
            let corner = ViewPoint(x: isRightToLeft ? visible.maxX : visible.minX, y: visible.minY)
            let position = content.text.nearestPosition(to: mapping.image(corner))
            changeSelection(TextSelection(caret: position, in: content.text))
        }
        takeFocus()
        announceCaret(after: .line)
        queueDraw()
    }

    /// Draws the caret over the text.
    func drawCaret(_ snapshot: Snapshot, _ mapping: ContentsMapping, _ content: OverlayContent) {
        guard caret.isEnabled, gtk_widget_has_focus(cast(self)) != 0, let selection,
            let segment = content.text.caret(at: selection.head)
        else { return }
        let place = ViewSegment(start: mapping.view(segment.start), end: mapping.view(segment.end))
        guard let extent = ViewRect(enclosing: [place.start, place.end]) else { return }
        let accent = accent
        let reach = OverlayMetrics.caretWidth * 2
        snapshot.appendCairo(in: graphene_rect_t(extent.insetBy(dx: -reach, dy: -reach))) { context in
            let painter = ShapePainter(context: context)
            painter.line(place, color: accent.isLight ? .black : .white, width: OverlayMetrics.caretWidth + 2)
            painter.line(place, color: accent, width: OverlayMetrics.caretWidth)
        }
    }

    /// The item that the caret or the end of the selection is in, while it acts.
    private var itemAtCaret: InteractiveItem? {
        guard let content, let selection, activeInteractionTypes.contains(.dataDetectors) else { return nil }
        return content.items.first { item in
            guard case .data(let data) = item.source else { return false }
            let cells = content.text.range(utf8Offsets: data.range)
            return cells.contains(selection.head) || cells.upperBound == selection.head
        }
    }

    private func activateItemAtCaret() -> Bool {
        guard caret.isEnabled, !hasActiveTextSelection, let item = itemAtCaret else { return false }
        activate(item)
        return true
    }

    private func openMenuByKeyboard(_ event: InputEvent) -> Bool {
        guard let content, let mapping else { return false }
        if let focused = accessibleChildren.items.firstIndex(where: { gtk_widget_has_focus($0.widget) != 0 }),
            let item = content.item(focused), let quad = item.quads.last
        {
            openMenu(for: .item(item), at: mapping.view(quad).center, event: event)
            return true
        }
        if !hasActiveTextSelection, caret.isEnabled {
            if let item = itemAtCaret, let quad = item.quads.last {
                openMenu(for: .item(item), at: mapping.view(quad).center, event: event)
                return true
            }
            // As a right click does: the word first.
            if let head = selection?.head {
                changeSelection(.begin(at: head, granularity: .word, in: content.text))
            }
        }
        guard hasActiveTextSelection, let selection, let run = content.text.runs(in: selection.ranges).last
        else { return false }
        reveal(selection.head)
        openMenu(for: .text, at: mapping.view(run).center, event: event)
        return true
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

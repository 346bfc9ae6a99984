// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// What scrolls the picture while its text is selected.
@MainActor
struct ScrollingState {
    /// The scrolled window the overlay is in.
    var ancestor: ScrollingAncestor?
    /// Whether another part is shown since the last frame.
    var isUpdatePending = false
    /// Scrolls while a drag is held at an edge.
    var tick: TickCallback?
    /// When it scrolled last, in microseconds of the frame clock.
    var lastFrame: Int?
    /// Where on screen the drag began, in the overlay's points as they are now.
    var dragStart = ViewPoint.zero
}

extension ImageAnalysisOverlayView {
    /// Brings the moving end of the selection, or the caret, into view: for a selection set by a program, as by a search.
    public func scrollSelectionToVisible() {
        guard let head = selection?.head else { return }
        reveal(head)
    }

    /// Brings a caret position into view.
    func reveal(_ position: Int) {
        guard let mapping, let caret = content?.text.caret(at: position),
            let place = ViewRect(enclosing: [mapping.view(caret.start), mapping.view(caret.end)])
        else { return }
        reveal(place)
    }

    /// Brings a part of the overlay into view.
    func reveal(_ rect: ViewRect) {
        scroll(
            by: Autoscroll.displacement(toReveal: rect, in: visibleBounds, margin: OverlayMetrics.revealMargin))
    }

    /// Takes the keyboard focus. A scrolled window would bring the whole overlay into view, and so jump to its beginning.
    func takeFocus() {
        guard gtk_widget_has_focus(cast(self)) == 0 else { return }
        guard let ancestor = scrolling.ancestor else { return _ = gtk_widget_grab_focus(cast(self)) }
        ancestor.keepingPlace { gtk_widget_grab_focus(cast(self)) }
    }

    /// Shows more of the picture in a direction.
    ///
    /// - Returns: how far the overlay itself moved against what is fixed on screen, as the pointer; `nil` when nothing
    ///   scrolled.
    @discardableResult
    private func scroll(by displacement: ViewPoint) -> ViewPoint? {
        guard displacement != .zero else { return nil }
        if trackingImageView?.scrollContents(by: displacement) ?? false { return .zero }
        guard let moved = scrolling.ancestor?.scroll(by: displacement), moved != .zero else { return nil }
        return moved
    }

    // MARK: At an edge

    /// Scrolls for as long as the drag that selects is held at an edge of what is in view.
    func updateAutoscroll() {
        guard pointing.isSelecting, let location = pointing.location, autoscrollVelocity(at: location) != .zero else {
            return stopAutoscroll()
        }
        guard scrolling.tick == nil else { return }
        scrolling.lastFrame = nil
        scrolling.tick = addTickCallback(to: self) { [weak self] frameTime in
            self?.autoscroll(at: frameTime) ?? false
        }
    }

    func stopAutoscroll() {
        scrolling.tick?.remove()
        scrolling.tick = nil
    }

    private func autoscrollVelocity(at location: ViewPoint) -> ViewPoint {
        Autoscroll.velocity(at: location, draggedFrom: scrolling.dragStart, visible: visibleBounds)
    }

    /// - Returns: whether it goes on.
    private func autoscroll(at frameTime: Int) -> Bool {
        guard pointing.isSelecting, let location = pointing.location else { return endOfAutoscroll() }
        let velocity = autoscrollVelocity(at: location)
        guard velocity != .zero else { return endOfAutoscroll() }
        defer { scrolling.lastFrame = frameTime }
        // After a pause, as from a slow frame, it does not jump.
        let seconds = min(Double(frameTime - (scrolling.lastFrame ?? frameTime)) / 1_000_000, 0.1)
        guard seconds > 0 else { return true }
        let displacement = ViewPoint(x: velocity.x * seconds, y: velocity.y * seconds)
        guard let moved = scroll(by: displacement) else { return true }
        let place = ViewPoint(x: location.x + moved.x, y: location.y + moved.y)
        pointing.location = place
        scrolling.dragStart = ViewPoint(x: scrolling.dragStart.x + moved.x, y: scrolling.dragStart.y + moved.y)
        continueDrag(to: place)
        return true
    }

    private func endOfAutoscroll() -> Bool {
        scrolling.tick = nil
        return false
    }
}

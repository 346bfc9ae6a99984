// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// The item whose outline is shown, and how visible it is.
@MainActor
struct HoverState {
    /// The item under the pointer or with the keyboard focus.
    var target: InteractiveItem.ID?
    /// The item drawn; stays while its outline fades out.
    var shownItem: InteractiveItem.ID?
    var opacity = AnimatedValue()
    var timer: LoopSource?
}

extension ImageAnalysisOverlayView {
    /// Lets an item's outline appear after a short rest, or go.
    func hover(over id: InteractiveItem.ID?, immediately: Bool = false) {
        guard hover.target != id else { return }
        hover.target = id
        hover.timer?.cancel()
        guard let id else { return fadeOutHover() }
        let delay = immediately || !Animation.areEnabled(for: self) ? 0 : OverlayMetrics.hoverDelay
        guard delay > 0 else { return showOutline(of: id) }
        if hover.shownItem != id { fadeOutHover() }
        hover.timer = MainLoop.after(milliseconds: delay) { [weak self] in
            guard let self, self.hover.target == id else { return }
            self.showOutline(of: id)
        }
    }

    private func showOutline(of id: InteractiveItem.ID) {
        hover.shownItem = id
        hover.opacity.move(to: 1, on: self, milliseconds: OverlayMetrics.hoverFadeIn) { [weak self] in
            self?.queueDraw()
        }
    }

    private func fadeOutHover() {
        guard hover.shownItem != nil else { return }
        hover.opacity.move(to: 0, on: self, milliseconds: OverlayMetrics.hoverFadeOut) { [weak self] in
            guard let self else { return }
            if self.hover.opacity.value == 0, self.hover.target == nil { self.hover.shownItem = nil }
            self.queueDraw()
        }
    }

    /// Forgets the outline.
    func clearHover(animated: Bool) {
        hover.timer?.cancel()
        hover.target = nil
        guard !animated else { return fadeOutHover() }
        hover.opacity.move(to: 0, on: self, milliseconds: 0) {}
        hover.shownItem = nil
        queueDraw()
    }

    /// Keeps the outline on the same item after an update has renumbered the items.
    func updateHoverTarget(from old: OverlayContent, to new: OverlayContent) {
        func moved(_ id: InteractiveItem.ID?) -> InteractiveItem.ID? {
            guard let source = old.item(id)?.source else { return nil }
            return new.items.first { $0.source == source }?.id
        }
        hover.target = moved(hover.target)
        hover.shownItem = moved(hover.shownItem)
    }

    /// Whether a point is on the arrow of the item whose outline shows.
    func isOnChip(_ point: ViewPoint) -> Bool {
        guard let mapping, let item = content?.item(hover.shownItem), hover.opacity.value > 0.5 else { return false }
        let distance = point.distance(to: chipCenter(of: item, mapping))
        if distance <= OverlayMetrics.chipDiameter / 2 + 1 { return true }
        // The wider area is the chip's only where no other text would be covered.
        return distance <= OverlayMetrics.chipHitDiameter / 2 && textHit(at: point) == nil
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// A handle at an end of the selection, for fingers: a drop that hangs below the end of the text, along its angle.
struct SelectionHandle: Equatable {
    let end: SelectionEnd
    /// The end of the selection, from the upper to the lower edge of its line.
    let caret: ViewSegment

    /// A unit vector from the upper to the lower edge.
    private var down: (dx: Double, dy: Double) {
        let length = caret.length
        guard length > 0 else { return (0, 1) }
        return ((caret.end.x - caret.start.x) / length, (caret.end.y - caret.start.y) / length)
    }

    /// The middle of the knob.
    var knob: ViewPoint {
        ViewPoint(
            x: caret.end.x + down.dx * OverlayMetrics.handleRadius,
            y: caret.end.y + down.dy * OverlayMetrics.handleRadius)
    }

    /// The place in the text that the handle moves: the middle of its line.
    var anchor: ViewPoint { caret.start.interpolated(to: caret.end, fraction: 0.5) }
}

extension ImageAnalysisOverlayView {
    /// The handles on screen: none unless a finger made the selection.
    var selectionHandles: [SelectionHandle] {
        guard pointing.showsHandles, hasActiveTextSelection, let content, let mapping, let ranges = selection?.ranges,
            let first = ranges.first, let last = ranges.last
        else { return [] }
        let places: [(SelectionEnd, Int)] = [(.start, first.lowerBound), (.end, last.upperBound)]
        return places.compactMap { end, position in
            content.text.caret(at: position).map { caret in
                SelectionHandle(
                    end: end, caret: ViewSegment(start: mapping.view(caret.start), end: mapping.view(caret.end)))
            }
        }
    }

    /// The handle under a finger; of two that overlap the nearer.
    func handle(at point: ViewPoint) -> PointerInteraction<InteractiveItem.ID>.Handle? {
        selectionHandles.map { (handle: $0, distance: $0.knob.distance(to: point)) }
            .filter { $0.distance <= OverlayMetrics.handleHitRadius }
            .min { $0.distance < $1.distance }
            .map { PointerInteraction.Handle(end: $0.handle.end, anchor: $0.handle.anchor) }
    }

    func drawHandles(_ snapshot: Snapshot) {
        let handles = selectionHandles
        guard let extent = ViewRect(enclosing: handles.flatMap { [$0.caret.start, $0.caret.end, $0.knob] }) else {
            return
        }
        let accent = accent
        let ring = accent.isLight ? Color.black : .white
        let reach = OverlayMetrics.handleRadius + 2
        snapshot.appendCairo(in: graphene_rect_t(extent.insetBy(dx: -reach, dy: -reach))) { context in
            let painter = ShapePainter(context: context)
            for handle in handles {
                painter.line(handle.caret, color: accent, width: OverlayMetrics.handleStem)
                painter.chip(at: handle.knob, diameter: 2 * OverlayMetrics.handleRadius, color: ring)
                painter.chip(at: handle.knob, diameter: 2 * OverlayMetrics.handleRadius - 4, color: accent)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

package import CGtk
package import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    package func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        // The view below decides the size.
        WidgetMeasure(minimum: 0, natural: 0)
    }

    package func allocate(width: Int, height: Int, baseline: Int) {
        layOutSupplementaryInterface()
        layOutAccessibleChildren()
        updateAttention()
        menu?.allocate()
    }

    /// The overlay is never picked itself: what no control takes goes to the view below, and text and items are
    /// pointed at through the container's gestures.
    package func contains(x: Double, y: Double) -> Bool { false }

    /// The area whose lower corners hold the controls: the picture's visible part less the host's insets. A picture
    /// too small for them leaves them outside, in the overlay's corners.
    private var controlArea: ViewRect {
        var area = visibleImageRect
        // By the picture's size, not by the part in view: the controls do not jump while it scrolls out of sight.
        if let picture = mapping?.imageBounds, min(picture.width, picture.height) < OverlayMetrics.outsideExtent {
            area = visibleBounds
        }
        let insets = supplementaryInterfaceContentInsets
        let left = isRightToLeft ? insets.trailing : insets.leading
        let right = isRightToLeft ? insets.leading : insets.trailing
        let visible = visibleBounds
        let inner = ViewRect(
            x: visible.x + left, y: visible.y + insets.top, width: max(0, visible.width - left - right),
            height: max(0, visible.height - insets.top - insets.bottom))
        return area.intersection(inner)
    }

    var isRightToLeft: Bool { gtk_widget_get_direction(cast(self)) == GTK_TEXT_DIR_RTL }

    private func layOutSupplementaryInterface() {
        let area = controlArea
        let margin = OverlayMetrics.controlMargin
        guard let button = supplementary.button, let more = supplementary.more else { return }
        let diameter = OverlayMetrics.buttonDiameter
        place(
            button, width: diameter, height: diameter, fromEnd: true, offset: margin,
            bottom: area.maxY - margin, in: area)

        let widths = supplementary.pills.map { naturalWidth($0) }
        let shown = fittingPills(widths: widths, in: area)
        if shown != supplementary.shownPills {
            supplementary.shownPills = shown
            // Showing and hiding children while they are placed would ask for another layout at once.
            MainLoop.onIdle { [weak self] in self?.updateSupplementaryInterface(animated: false) }
        }
        let bottom = area.maxY - margin - (diameter - OverlayMetrics.pillHeight) / 2
        var offset = margin
        for (pill, width) in zip(supplementary.pills, widths).prefix(shown) {
            place(
                pill, width: width, height: OverlayMetrics.pillHeight, fromEnd: false, offset: offset, bottom: bottom,
                in: area)
            offset += width + OverlayMetrics.pillSpacing
        }
        for (pill, width) in zip(supplementary.pills, widths).dropFirst(shown) {
            place(
                pill, width: width, height: OverlayMetrics.pillHeight, fromEnd: false, offset: margin, bottom: bottom,
                in: area)
        }
        place(
            more, width: min(naturalWidth(more), max(pillRoom(in: area), 0)), height: OverlayMetrics.pillHeight,
            fromEnd: false, offset: offset, bottom: bottom, in: area)
    }

    /// How many of the pills fit beside the button as things are.
    func fittingPills() -> Int { fittingPills(widths: supplementary.pills.map { naturalWidth($0) }, in: controlArea) }

    private func fittingPills(widths: [Double], in area: ViewRect) -> Int {
        guard area.width >= OverlayMetrics.foldingWidth, let more = supplementary.more else { return 0 }
        return Self.fittingPills(
            widths: widths, more: naturalWidth(more), room: pillRoom(in: area), spacing: OverlayMetrics.pillSpacing)
    }

    /// What the button and the margins leave of the width.
    private func pillRoom(in area: ViewRect) -> Double {
        area.width - 3 * OverlayMetrics.controlMargin - OverlayMetrics.buttonDiameter
    }

    private func naturalWidth(_ control: SupplementaryInterface.Control) -> Double {
        Double(measureChild(control.widget, GTK_ORIENTATION_HORIZONTAL).natural)
    }

    /// How many pills fit, leaving room for the one that opens the rest where not all do.
    static func fittingPills(widths: [Double], more: Double, room: Double, spacing: Double) -> Int {
        let all = widths.reduce(0, +) + spacing * Double(max(0, widths.count - 1))
        if all <= room { return widths.count }
        var used = more
        var count = 0
        for width in widths {
            used += width + spacing
            if used > room { break }
            count += 1
        }
        return count
    }

    private func place(
        _ control: SupplementaryInterface.Control, width: Double, height: Double, fromEnd: Bool, offset: Double,
        bottom: Double, in area: ViewRect
    ) {
        let isLeft = fromEnd == isRightToLeft
        let x = isLeft ? area.minX + offset : area.maxX - offset - width
        let isPill = control !== supplementary.button
        let slide = isPill ? (1 - control.appearance.value) * OverlayMetrics.pillSlide : 0
        control.frame = ViewRect(
            x: x.rounded(), y: (bottom - height).rounded() + slide, width: width, height: height)
        guard gtk_widget_get_child_visible(control.widget) != 0 else { return }
        allocateChild(control.widget, x: control.frame.x, y: control.frame.y, width: Int(width), height: Int(height))
    }

    func drawSupplementaryInterface(_ snapshot: Snapshot) {
        for control in supplementary.pills { snapshotChild(control.widget, snapshot) }
        if let more = supplementary.more { snapshotChild(more.widget, snapshot) }
        if let button = supplementary.button {
            snapshotChild(button.widget, snapshot)
            drawProgress(snapshot, around: button)
        }
    }

    /// A thin arc on the button's rim while reading goes on for long.
    private func drawProgress(_ snapshot: Snapshot, around button: SupplementaryInterface.Control) {
        guard presentation.showsProgress, let progress = presentation.progress, button.isWanted else { return }
        let rect = button.frame
        let color = isHighlighted ? Color.white : accent
        snapshot.appendCairo(in: graphene_rect_t(rect)) { context in
            let start = -Double.pi / 2
            let radius = rect.width / 2 - OverlayMetrics.progressWidth / 2
            cairo_set_source_rgba(context, color.red, color.green, color.blue, button.appearance.value)
            cairo_set_line_width(context, OverlayMetrics.progressWidth)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_arc(context, rect.center.x, rect.center.y, radius, start, start + 2 * .pi * max(progress, 0.03))
            cairo_stroke(context)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
package import GtkKit
internal import LiveTextCore

/// What a drawing over the whole picture depends on.
struct DrawingKey: Equatable {
    /// Of the content shown.
    let revision: Int
    let mapping: ContentsMapping
    let accent: Color
    let style: OverlayStyle
    var area = ViewRect.zero
    /// The selected cells.
    var selection: [Range<Int>] = []
}

extension ImageAnalysisOverlayView: WidgetBehavior {
    package func snapshot(_ snapshot: Snapshot) {
        if let mapping, let content {
            snapshot.pushClip(graphene_rect_t(drawnImageRect(mapping).intersection(bounds)))
            drawDimming(snapshot, mapping, content)
            drawSelection(snapshot, mapping, content)
            if marksItems { drawMarks(snapshot, mapping, content) }
            drawCaret(snapshot, mapping, content)
            snapshot.pop()
            drawHandles(snapshot)
            drawHover(snapshot, mapping, content)
        }
        drawSupplementaryInterface(snapshot)
    }

    /// The theme's accent: libadwaita's name for it, else GTK's.
    var accent: Color {
        Color.named("accent_bg_color", for: self) ?? Color.named("theme_selected_bg_color", for: self)
            ?? Color(red: 0.21, green: 0.52, blue: 0.89)
    }

    /// How strongly everything is drawn.
    var style: OverlayStyle { OverlayStyle(isHighContrast: isHighContrast) }

    private func key(_ mapping: ContentsMapping, accent: Color) -> DrawingKey {
        DrawingKey(revision: drawings.contentRevision, mapping: mapping, accent: accent, style: style)
    }

    private func drawDimming(_ snapshot: Snapshot, _ mapping: ContentsMapping, _ content: OverlayContent) {
        guard dimming.value > 0 else { return }
        var key = key(mapping, accent: .black)
        key.area = drawnImageRect(mapping).intersection(visibleBounds)
        snapshot.pushOpacity(dimming.value)
        drawings.dimming.append(to: snapshot, key: key, bounds: key.area) { painter in
            let padding = OverlayMetrics.cutOutPadding / mapping.scale
            let codes = content.items.filter(\.isCode).flatMap(\.quads)
                .map { ImagePolygon($0.expanded(along: padding, across: padding)) }
            let bright = (content.text.lineCutOuts(padding: padding) + codes).map { mapping.imageToView($0) }
            painter.fill([drawnPicture(mapping)], color: .black.opacity(style.dimmingOpacity))
            painter.erase(bright, radius: OverlayMetrics.cutOutRadius)
        }
        snapshot.pop()
    }

    /// Where a view draws the picture: its edges are on whole device pixels, and the last of them belong to the picture
    /// however little of them it covers.
    private func drawnImageRect(_ mapping: ContentsMapping) -> ViewRect {
        let scale = Double(gtk_widget_get_scale_factor(cast(self)))
        let rect = mapping.imageBounds
        func edges(_ low: Double, _ length: Double) -> (low: Double, length: Double) {
            ((low * scale).rounded() / scale, (length * scale - Self.edgeTolerance).rounded(.up) / scale)
        }
        let (x, width) = edges(rect.minX, rect.width)
        let (y, height) = edges(rect.minY, rect.height)
        return ViewRect(x: x, y: y, width: width, height: height)
    }

    /// A part of a device pixel that is rounding, not picture.
    private static let edgeTolerance = 0.01

    /// The outline of the picture as it is drawn.
    private func drawnPicture(_ mapping: ContentsMapping) -> ViewPolygon {
        let picture = mapping.imageToView(ImagePolygon(ImageQuad(ImageRect(size: mapping.imageSize))))
        let bounds = picture.bounds
        func isNear(_ value: Double, _ low: Double, _ high: Double) -> Bool {
            min(abs(value - low), abs(value - high)) < Self.edgeTolerance
        }
        let isUpright = picture.points.allSatisfy {
            isNear($0.x, bounds.minX, bounds.maxX) && isNear($0.y, bounds.minY, bounds.maxY)
        }
        // While it turns its edges are nowhere near whole pixels.
        return isUpright ? ViewPolygon(ViewQuad(drawnImageRect(mapping))) : picture
    }

    private func drawSelection(_ snapshot: Snapshot, _ mapping: ContentsMapping, _ content: OverlayContent) {
        guard let selection, hasActiveTextSelection else { return }
        let accent = accent
        var key = key(mapping, accent: accent)
        key.area = visibleImageRect
        key.selection = selection.ranges
        drawings.selection.append(to: snapshot, key: key, bounds: key.area) { painter in
            let outlines = content.text.outlines(in: selection.ranges).map { mapping.imageToView($0) }
            // In high contrast the edge is what shows on a white picture as well as on a black one.
            let edge = style.isHighContrast ? accent : accent.isLight ? .black : .white
            let hairline = edge.opacity(style.hairlineOpacity)
            let radius = OverlayMetrics.selectionRadius
            painter.fill(outlines, color: accent.opacity(style.selectionOpacity), radius: radius)
            painter.stroke(outlines, color: hairline, width: style.hairlineWidth, radius: radius)
        }
    }

    private func drawMarks(_ snapshot: Snapshot, _ mapping: ContentsMapping, _ content: OverlayContent) {
        let accent = accent
        let offset = (OverlayMetrics.underlineOffset + style.underlineWidth / 2) / mapping.scale
        var key = key(mapping, accent: accent)
        key.area = visibleImageRect
        drawings.marks.append(to: snapshot, key: key, bounds: key.area) { painter in
            for item in content.items {
                switch item.source {
                case .data(let data):
                    let cells = content.text.range(utf8Offsets: data.range)
                    for underline in content.text.underlines(of: cells, offset: offset) {
                        painter.line(mapping.imageToView(underline), color: accent, width: style.underlineWidth)
                    }
                case .code(let code):
                    painter.stroke(
                        outlines(of: item, mapping, content), color: accent, width: style.outlineWidth,
                        radius: OverlayMetrics.outlineRadius)
                    painter.chip(
                        at: mapping.view(code.quad).center, diameter: OverlayMetrics.codeChipDiameter, color: accent)
                }
            }
        }
        for item in content.items where item.isCode {
            guard let center = item.quads.first.map({ mapping.view($0).center }) else { continue }
            drawIcon(snapshot, item.presentation.iconName, at: center)
        }
    }

    /// An item's outline along the middle of its stroke; the lines of one item that meet are one shape.
    private func outlines(
        of item: InteractiveItem, _ mapping: ContentsMapping, _ content: OverlayContent
    ) -> [ViewPolygon] {
        let outset = (OverlayMetrics.outlineOffset + style.outlineWidth / 2) / mapping.scale
        let polygons =
            switch item.source {
            case .data(let data):
                content.text.itemOutlines(of: content.text.range(utf8Offsets: data.range), outset: outset)
            case .code(let code): [ImagePolygon(code.quad.expanded(along: outset, across: outset))]
            }
        return polygons.map { mapping.imageToView($0) }
    }

    private func drawHover(_ snapshot: Snapshot, _ mapping: ContentsMapping, _ content: OverlayContent) {
        guard let item = content.item(hover.shownItem), hover.opacity.value > 0 else { return }
        let shape = outlines(of: item, mapping, content)
        let accent = accent
        let isPressed = pointing.pressedItem == item.id
        let fill = isPressed ? OverlayMetrics.pressedFillOpacity : OverlayMetrics.outlineFillOpacity
        let chip = chipCenter(of: item, mapping)
        guard let extent = ViewRect(enclosing: shape.flatMap(\.points) + [chip]) else { return }
        let reach = OverlayMetrics.outlineWidth + OverlayMetrics.chipDiameter
        snapshot.pushOpacity(hover.opacity.value)
        snapshot.appendCairo(in: graphene_rect_t(extent.insetBy(dx: -reach, dy: -reach))) { context in
            let painter = ShapePainter(context: context)
            painter.fill(shape, color: accent.opacity(fill), radius: OverlayMetrics.outlineRadius)
            painter.stroke(
                shape, color: accent, width: style.outlineWidth, radius: OverlayMetrics.outlineRadius)
            painter.chip(at: chip, diameter: OverlayMetrics.chipDiameter, color: accent)
        }
        drawIcon(snapshot, "legible-chevron-down-symbolic", at: chip)
        if let hint = item.presentation.hint { drawHint(snapshot, hint, beside: extent, chip: chip) }
        snapshot.pop()
    }

    /// Where an item's chip sits: at the end of its last line, outside the outline.
    func chipCenter(of item: InteractiveItem, _ mapping: ContentsMapping) -> ViewPoint {
        guard let last = item.quads.last.map(mapping.view) else { return .zero }
        let (begin, end) = last.ends(of: endDirection(of: item))
        let length = begin.distance(to: end)
        guard length > 0 else { return end }
        // Its edge touches the ink, so that no letter is covered.
        let part = (OverlayMetrics.chipDiameter / 2 + 1) / length
        return ViewPoint(x: end.x + (end.x - begin.x) * part, y: end.y + (end.y - begin.y) * part)
    }

    /// The direction in which an item ends: that of its text, for a code that of the interface.
    private func endDirection(of item: InteractiveItem) -> TextDirection {
        if item.isCode { return isRightToLeft ? .rightToLeft : .leftToRight }
        return content?.direction(of: item) ?? .leftToRight
    }

    /// A symbolic icon of 16 points in the colour that reads on the accent.
    private func drawIcon(_ snapshot: Snapshot, _ name: String, at center: ViewPoint) {
        let size = 12.0
        let paintable = gtk_icon_theme_lookup_icon(
            gtk_icon_theme_get_for_display(gtk_widget_get_display(cast(self))), name, nil, gint(size),
            gint(scaleFactor), gtk_widget_get_direction(cast(self)), GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
        guard let paintable else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        var colors = [GdkRGBA](repeating: (accent.isLight ? Color.black : .white).gdkRGBA, count: 4)
        snapshot.save()
        snapshot.translate(x: center.x - size / 2, y: center.y - size / 2)
        gtk_symbolic_paintable_snapshot_symbolic(cast(paintable), snapshot.pointer, size, size, &colors, 4)
        snapshot.restore()
    }

    /// A link's host in a small label: beyond the chip where there is room, else under the outline or above it.
    private func drawHint(_ snapshot: Snapshot, _ hint: String, beside extent: ViewRect, chip: ViewPoint) {
        guard let layout = gtk_widget_create_pango_layout(cast(self), hint) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_ellipsize(cast(layout), PANGO_ELLIPSIZE_MIDDLE)
        let padding = (x: 8.0, y: 3.0)
        let visible = visibleBounds
        let maximumWidth = max(40, visible.width - 2 * (OverlayMetrics.controlMargin + padding.x))
        var size = (width: gint(0), height: gint(0))
        pango_layout_get_pixel_size(cast(layout), &size.width, &size.height)
        if Double(size.width) > maximumWidth {
            pango_layout_set_width(cast(layout), gint(maximumWidth) * PANGO_SCALE)
            pango_layout_get_pixel_size(cast(layout), &size.width, &size.height)
        }
        let box = (width: Double(size.width) + 2 * padding.x, height: Double(size.height) + 2 * padding.y)
        let gap = OverlayMetrics.chipDiameter / 2 + 6
        let isBeforeOutline = chip.x < extent.center.x
        var left = isBeforeOutline ? chip.x - gap - box.width : chip.x + gap
        var top = chip.y - box.height / 2
        if left < visible.minX || left + box.width > visible.maxX {
            left = min(max(extent.minX, visible.minX + 4), max(visible.minX + 4, visible.maxX - box.width - 4))
            top = extent.maxY + gap
            if top + box.height > visible.maxY { top = extent.minY - gap - box.height }
        }
        let rect = graphene_rect_t(x: left, y: top, width: box.width, height: box.height)
        snapshot.pushRoundedClip(rect, radius: 6)
        snapshot.appendColor(Color.named("livetext_osd_bg_color", for: self) ?? .black.opacity(0.8), in: rect)
        snapshot.pop()
        snapshot.save()
        snapshot.translate(x: left + padding.x, y: top + padding.y)
        snapshot.appendLayout(layout, Color.named("livetext_osd_fg_color", for: self) ?? .white)
        snapshot.restore()
    }
}

extension ViewQuad {
    /// The middles of the edges where text of a direction begins and ends.
    fileprivate func ends(of direction: TextDirection) -> (begin: ViewPoint, end: ViewPoint) {
        func middle(_ first: ViewPoint, _ second: ViewPoint) -> ViewPoint {
            first.interpolated(to: second, fraction: 0.5)
        }
        let (left, right) = (middle(topLeft, bottomLeft), middle(topRight, bottomRight))
        switch direction {
        case .leftToRight: return (left, right)
        case .rightToLeft: return (right, left)
        case .topToBottom: return (middle(topLeft, topRight), middle(bottomLeft, bottomRight))
        }
    }
}

extension Color {
    /// Whether black reads better on it than white (relative luminance of WCAG 2, on the gamma-coded values).
    var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.62 }
}

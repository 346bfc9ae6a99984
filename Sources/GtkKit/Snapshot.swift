// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// What a widget draws into: builds GSK render nodes. Lengths are logical pixels, x to the right, y down.
@MainActor
package struct Snapshot {
    /// The `GtkSnapshot`.
    package let pointer: OpaquePointer

    package init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    // MARK: Coordinates

    package func save() { gtk_snapshot_save(pointer) }

    package func restore() { gtk_snapshot_restore(pointer) }

    package func translate(x: Double, y: Double) {
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(pointer, &offset)
    }

    package func scale(x: Double, y: Double) { gtk_snapshot_scale(pointer, Float(x), Float(y)) }

    /// Turns clockwise on screen.
    package func rotate(degrees: Double) { gtk_snapshot_rotate(pointer, Float(degrees)) }

    // MARK: Layers, each ended by `pop`

    package func pushClip(_ rect: graphene_rect_t) {
        withUnsafePointer(to: rect) { gtk_snapshot_push_clip(pointer, $0) }
    }

    package func pushRoundedClip(_ rect: graphene_rect_t, radius: Double) {
        withUnsafePointer(to: GskRoundedRect(rect, radius: radius)) { gtk_snapshot_push_rounded_clip(pointer, $0) }
    }

    /// - Parameter opacity: 0 to 1.
    package func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(pointer, opacity) }

    package func pop() { gtk_snapshot_pop(pointer) }

    // MARK: Content

    package func appendTexture(_ texture: some GObjectPointer, in rect: graphene_rect_t) {
        withUnsafePointer(to: rect) { gtk_snapshot_append_texture(pointer, cast(texture), $0) }
    }

    package func appendColor(_ color: Color, in rect: graphene_rect_t) {
        withUnsafePointer(to: rect) { rect in
            withUnsafePointer(to: color.gdkRGBA) { gtk_snapshot_append_color(pointer, $0, rect) }
        }
    }

    /// A border of even width, inside the rectangle.
    package func appendBorder(_ color: Color, width: Double, in rect: graphene_rect_t, radius: Double = 0) {
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color.gdkRGBA, count: 4)
        withUnsafePointer(to: GskRoundedRect(rect, radius: radius)) {
            gtk_snapshot_append_border(pointer, $0, widths, colors)
        }
    }

    /// Draws with cairo inside a rectangle. Slower than nodes: one for many shapes, not one each.
    package func appendCairo(in bounds: graphene_rect_t, _ draw: (_ context: OpaquePointer) -> Void) {
        guard let context = withUnsafePointer(to: bounds, { gtk_snapshot_append_cairo(pointer, $0) }) else { return }
        draw(context)
        cairo_destroy(context)
    }

    /// Draws a `PangoLayout` with its top left corner at the origin.
    package func appendLayout(_ layout: some GObjectPointer, _ color: Color) {
        withUnsafePointer(to: color.gdkRGBA) { gtk_snapshot_append_layout(pointer, cast(layout), $0) }
    }

    /// Draws a `PangoLayout` with its top left corner at a point, in the style (colour, shadow) of a widget.
    package func renderLayout(_ layout: some GObjectPointer, x: Double, y: Double, styleOf widget: some GObjectPointer)
    {
        gtk_snapshot_render_layout(pointer, gtk_widget_get_style_context(cast(widget)), x, y, cast(layout))
    }

    /// Draws what was kept from an earlier frame.
    package func append(_ drawing: RetainedDrawing) {
        if let node = drawing.node { gtk_snapshot_append_node(pointer, node) }
    }
}

extension graphene_rect_t {
    /// Logical pixels; width and height must not be negative.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}

extension GskRoundedRect {
    /// A rectangle with four equal corners, whose radius is at most half of the shorter side.
    package init(_ rect: graphene_rect_t, radius: Double) {
        let limit = min(rect.size.width, rect.size.height) / 2
        self.init()
        withUnsafePointer(to: rect) { _ = gsk_rounded_rect_init_from_rect(&self, $0, min(Float(radius), limit)) }
    }
}

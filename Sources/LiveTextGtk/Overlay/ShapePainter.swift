// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Paints unions of quads with rounded corners. Overlapping quads never darken each other: a union is painted opaque
/// into a group, and the group is painted with its colour's alpha.
@MainActor
struct ShapePainter {
    let context: OpaquePointer

    /// Fills a union.
    ///
    /// - Parameters:
    ///   - outset: how far the shapes grow beyond the quads, in widget points.
    ///   - radius: of the corners, in widget points; quads too small for it get a smaller one.
    func fill(_ quads: [ViewQuad], color: Color, outset: Double = 0, radius: Double) {
        group {
            add(quads, outset: outset, radius: radius)
        } paint: {
            paint(color)
        }
    }

    /// Draws the outline of a union just outside it.
    func stroke(_ quads: [ViewQuad], color: Color, width: Double, outset: Double, radius: Double) {
        group {
            add(quads, outset: outset + width, radius: radius + width)
            erase(quads, outset: outset, radius: radius)
        } paint: {
            paint(color)
        }
    }

    /// Takes a union away from what was painted in this group.
    func erase(_ quads: [ViewQuad], outset: Double, radius: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        add(quads, outset: outset, radius: radius)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Takes polygons away from what was painted, grown by `outset` widget points and as round at their corners.
    func erase(_ polygons: [ViewPolygon], outset: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_width(context, 2 * outset)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        for polygon in polygons {
            for (index, point) in polygon.points.enumerated() {
                index == 0 ? cairo_move_to(context, point.x, point.y) : cairo_line_to(context, point.x, point.y)
            }
            cairo_close_path(context)
            cairo_fill_preserve(context)
            cairo_stroke(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Fills a quad's path without rounding.
    func fill(_ quad: ViewQuad, color: Color) {
        trace(quad)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_fill(context)
    }

    /// Draws a straight line with round ends.
    func line(from start: ViewPoint, to end: ViewPoint, color: Color, width: Double) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_move_to(context, start.x, start.y)
        cairo_line_to(context, end.x, end.y)
        cairo_stroke(context)
    }

    private func group(_ draw: () -> Void, paint: () -> Void) {
        cairo_push_group(context)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        draw()
        let mask = cairo_pop_group(context)
        paint()
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    private func paint(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func add(_ quads: [ViewQuad], outset: Double, radius: Double) {
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        for quad in quads {
            // A round-joined stroke around the shrunk quad gives round corners at any angle.
            let limit = max(0, min(quad.height, quad.length) / 2 + outset)
            let corner = min(radius, limit)
            trace(quad.expanded(along: outset - corner, across: outset - corner))
            if corner > 0 {
                cairo_set_line_width(context, 2 * corner)
                cairo_fill_preserve(context)
                cairo_stroke(context)
            } else {
                cairo_fill(context)
            }
        }
    }

    private func trace(_ quad: ViewQuad) {
        cairo_move_to(context, quad.topLeft.x, quad.topLeft.y)
        cairo_line_to(context, quad.topRight.x, quad.topRight.y)
        cairo_line_to(context, quad.bottomRight.x, quad.bottomRight.y)
        cairo_line_to(context, quad.bottomLeft.x, quad.bottomLeft.y)
        cairo_close_path(context)
    }
}

/// One cairo drawing kept as a render node until what it depends on changes, so that redrawing a frame costs nothing.
@MainActor
final class CachedDrawing<Key: Equatable> {
    private var key: Key?
    private var drawing: RetainedDrawing?

    /// Appends the drawing, made anew when the key has changed.
    func append(to snapshot: Snapshot, key: Key, bounds: ViewRect, draw: (ShapePainter) -> Void) {
        if self.key != key || drawing == nil {
            drawing = RetainedDrawing { recording in
                recording.appendCairo(in: graphene_rect_t(bounds)) { draw(ShapePainter(context: $0)) }
            }
            self.key = key
        }
        if let drawing { snapshot.append(drawing) }
    }

    /// Forgets the drawing.
    func discard() {
        drawing = nil
        key = nil
    }
}

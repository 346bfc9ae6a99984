// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Paints polygons with rounded corners in cairo. The polygons of one call are one path, filled by the non-zero rule, so
/// that overlapping ones never darken each other.
@MainActor
struct ShapePainter {
    let context: OpaquePointer

    /// Fills polygons.
    ///
    /// - Parameter radius: of the corners, in widget points; short edges get smaller ones.
    func fill(_ polygons: [ViewPolygon], color: Color, radius: Double = 0) {
        trace(polygons, radius: radius)
        use(color)
        cairo_fill(context)
    }

    /// Draws the outlines of polygons, half inside and half outside of their edges.
    func stroke(_ polygons: [ViewPolygon], color: Color, width: Double, radius: Double) {
        trace(polygons, radius: radius)
        use(color)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    /// Takes polygons away from what was painted before.
    func erase(_ polygons: [ViewPolygon], radius: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
        fill(polygons, color: .black, radius: radius)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Draws a straight line with round ends.
    func line(_ segment: ViewSegment, color: Color, width: Double) {
        use(color)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_move_to(context, segment.start.x, segment.start.y)
        cairo_line_to(context, segment.end.x, segment.end.y)
        cairo_stroke(context)
    }

    /// A round chip with a soft shadow.
    func chip(at center: ViewPoint, diameter: Double, color: Color) {
        for (radius, fill) in [(diameter / 2 + 1, Color.black.opacity(0.25)), (diameter / 2, color)] {
            use(fill)
            cairo_new_sub_path(context)
            cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
            cairo_fill(context)
        }
    }

    private func use(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ polygons: [ViewPolygon], radius: Double) {
        cairo_new_path(context)
        for polygon in polygons where polygon.points.count > 2 { trace(polygon.points, radius: radius) }
    }

    /// Cuts every corner by a curve that begins and ends `radius` before it, or at the middle of a shorter edge.
    private func trace(_ points: [ViewPoint], radius: Double) {
        for (index, corner) in points.enumerated() {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            let start = corner.towards(before, atMost: radius)
            let end = corner.towards(after, atMost: radius)
            if index == 0 {
                cairo_move_to(context, start.x, start.y)
            } else {
                cairo_line_to(context, start.x, start.y)
            }
            // A quarter circle is close to a cubic whose handles reach 0.55 of the way to the corner.
            let first = start.interpolated(to: corner, fraction: 0.55)
            let second = end.interpolated(to: corner, fraction: 0.55)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        }
        cairo_close_path(context)
    }
}

extension ViewPoint {
    /// The point so far away in the direction of another, but not beyond the middle between them.
    fileprivate func towards(_ other: ViewPoint, atMost distance: Double) -> ViewPoint {
        let length = self.distance(to: other)
        guard length > 0 else { return self }
        return interpolated(to: other, fraction: min(distance / length, 0.5))
    }
}

/// One cairo drawing kept as a render node until what it depends on changes, so that redrawing a frame costs nothing.
@MainActor
final class CachedDrawing {
    private var key: DrawingKey?
    private var drawing: RetainedDrawing?

    /// Appends the drawing, made anew when the key has changed.
    func append(to snapshot: Snapshot, key: DrawingKey, bounds: ViewRect, draw: (ShapePainter) -> Void) {
        if self.key != key || drawing == nil {
            drawing = RetainedDrawing { recording in
                recording.appendCairo(in: graphene_rect_t(bounds)) { draw(ShapePainter(context: $0)) }
            }
            self.key = key
        }
        if let drawing { snapshot.append(drawing) }
    }
}

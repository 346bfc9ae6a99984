// SPDX-License-Identifier: Apache-2.0

internal import CGtk
package import GtkKit

/// A picture drawn in memory by GSK's software renderer, to be looked at in tests.
package struct Pixels: Equatable {
    /// One pixel; colours are premultiplied by alpha.
    package struct Pixel: Hashable, CustomStringConvertible {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8

        package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

        package var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        /// Whether no component differs by more than a tolerance.
        package func isClose(to other: Pixel, tolerance: Int = 2) -> Bool {
            [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
                .allSatisfy { abs(Int($0.0) - Int($0.1)) <= tolerance }
        }
    }

    package let width: Int
    package let height: Int
    private let bytes: [UInt8]

    /// What a closure draws.
    @MainActor
    package init(width: Int, height: Int, drawing draw: (Snapshot) -> Void) {
        let snapshot: OpaquePointer = gtk_snapshot_new()
        draw(Snapshot(snapshot))
        self.init(width: width, height: height, node: gtk_snapshot_free_to_node(snapshot))
    }

    /// A widget that is on screen, with its children, as it was last allocated.
    @MainActor
    package init(of widget: some GObjectPointer) {
        let width = Int(gtk_widget_get_width(cast(widget)))
        let height = Int(gtk_widget_get_height(cast(widget)))
        let paintable: OpaquePointer = gtk_widget_paintable_new(cast(widget))
        defer { g_object_unref(paintable.raw) }
        self.init(width: width, height: height) { snapshot in
            gdk_paintable_snapshot(paintable, snapshot.pointer, Double(width), Double(height))
        }
    }

    /// The pixel of a column and row; clear outside of the picture.
    package subscript(x: Int, y: Int) -> Pixel {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
        let offset = (y * width + x) * 4
        return Pixel(
            red: bytes[offset + 2], green: bytes[offset + 1], blue: bytes[offset], alpha: bytes[offset + 3])
    }

    /// Takes over the node, which is nil where nothing was drawn.
    private init(width: Int, height: Int, node: OpaquePointer?) {
        self.width = width
        self.height = height
        // ARGB32 rows have no padding: four bytes a pixel is cairo's alignment.
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(width),
                gint(height), gint(width * 4))
            let context = cairo_create(surface)
            if let node {
                gsk_render_node_draw(node, context)
                gsk_render_node_unref(node)
            }
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        self.bytes = bytes
    }
}

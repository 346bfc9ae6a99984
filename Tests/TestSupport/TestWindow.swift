// SPDX-License-Identifier: Apache-2.0

package import CGtk
package import GtkKit

/// A window with one widget in it, on screen until it is closed.
@MainActor
package struct TestWindow {
    package let pointer: UnsafeMutablePointer<GtkWindow>

    /// Shows a widget and waits until it has been drawn at a size.
    package init(showing widget: some GObjectPointer, width: Int = 320, height: Int = 240) {
        pointer = cast(gtk_window_new())
        gtk_window_set_decorated(pointer, 0)
        gtk_window_set_default_size(pointer, gint(width), gint(height))
        gtk_window_set_child(pointer, cast(widget))
        gtk_window_present(pointer)
        pump(until: { gtk_widget_get_mapped(cast(widget)) != 0 && gtk_widget_get_width(cast(widget)) > 0 })
        waitForFrame()
    }

    /// Waits until what was queued is drawn.
    package func waitForFrame() {
        var frames = 0
        addTickCallback(to: pointer) { _ in
            frames += 1
            return frames < 2
        }
        gtk_widget_queue_draw(cast(pointer))
        pump(until: { frames >= 2 })
    }

    package func close() {
        gtk_window_destroy(pointer)
    }
}

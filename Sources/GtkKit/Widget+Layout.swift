// SPDX-License-Identifier: Apache-2.0

package import CGtk

extension Widget {
    /// The allocated width, in logical pixels.
    package var width: Int { Int(gtk_widget_get_width(cast(self))) }

    /// The allocated height, in logical pixels.
    package var height: Int { Int(gtk_widget_get_height(cast(self))) }

    /// Physical pixels for one logical pixel.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(cast(self))) }

    /// The widget that this one is in.
    package var parent: UnsafeMutablePointer<GtkWidget>? { gtk_widget_get_parent(cast(self)) }

    /// Draws again in the next frame.
    package func queueDraw() { gtk_widget_queue_draw(cast(self)) }

    /// Places its children again in the next frame.
    package func queueAllocate() { gtk_widget_queue_allocate(cast(self)) }

    /// Measures and places again in the next frame.
    package func queueResize() { gtk_widget_queue_resize(cast(self)) }

    /// Adds an event controller and takes over the caller's reference. The one added last sees events first.
    package func addController(_ controller: some GObjectPointer) {
        gtk_widget_add_controller(cast(self), cast(controller))
    }

    // MARK: Children

    /// Puts a widget that has no parent into this one, drawn above its siblings.
    package func addChild(_ child: some GObjectPointer) { gtk_widget_set_parent(cast(child), cast(self)) }

    /// Takes a child out again.
    package func removeChild(_ child: some GObjectPointer) {
        guard let parent: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_parent(cast(child)), parent.raw == raw
        else { return }
        gtk_widget_unparent(cast(child))
    }

    /// What a child wants. GTK asks that a child be measured before it is placed.
    /// - Parameter size: What is given in the other direction, or -1.
    package func measureChild(
        _ child: some GObjectPointer, _ orientation: GtkOrientation, forSize size: Int = -1
    ) -> WidgetMeasure {
        var result = (minimum: gint(0), natural: gint(0), minimumBaseline: gint(-1), naturalBaseline: gint(-1))
        gtk_widget_measure(
            cast(child), orientation, gint(clamping: size), &result.minimum, &result.natural,
            &result.minimumBaseline, &result.naturalBaseline)
        return WidgetMeasure(
            minimum: Int(result.minimum), natural: Int(result.natural),
            minimumBaseline: Int(result.minimumBaseline), naturalBaseline: Int(result.naturalBaseline))
    }

    /// Places a child. It gets its minimum size where less is given.
    /// - Parameters:
    ///   - x: Of its top left corner, in this widget.
    ///   - y: Of its top left corner, in this widget.
    package func allocateChild(
        _ child: some GObjectPointer, x: Double, y: Double, width: Int, height: Int, baseline: Int = -1
    ) {
        let allocatedWidth = max(width, measureChild(child, GTK_ORIENTATION_HORIZONTAL).minimum)
        let minimumHeight = measureChild(child, GTK_ORIENTATION_VERTICAL, forSize: allocatedWidth).minimum
        var origin = graphene_point_t(x: Float(x), y: Float(y))
        gtk_widget_allocate(
            cast(child), gint(clamping: allocatedWidth), gint(clamping: max(height, minimumHeight)),
            gint(clamping: baseline), gsk_transform_translate(nil, &origin))
    }

    /// Draws a child where it was placed.
    package func snapshotChild(_ child: some GObjectPointer, _ snapshot: Snapshot) {
        gtk_widget_snapshot_child(cast(self), cast(child), snapshot.pointer)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
public import GtkKit

extension ImageAnalysisInteraction {
    /// Puts the overlay above the view, in a `GtkOverlay` that takes the view's place where there is none.
    ///
    /// - Throws: `viewNeedsContainer` where the view's parent allows neither.
    public func placeOverlay(above view: Widget) throws(AttachmentError) { try placeOverlay(above: cast(view)) }

    func placeOverlay(above view: UnsafeMutablePointer<GtkWidget>) throws(AttachmentError) {
        guard overlayView.parent == nil else { return }
        guard let parent = gtk_widget_get_parent(view) else { throw .viewNeedsContainer }
        if isInstance(parent, of: gtk_overlay_get_type()) {
            gtk_overlay_add_overlay(cast(parent), cast(overlayView))
            placement = parent
            return
        }
        let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
        g_object_ref(view)
        defer { g_object_unref(view) }
        gtk_widget_set_hexpand(container, gtk_widget_compute_expand(view, GTK_ORIENTATION_HORIZONTAL))
        gtk_widget_set_vexpand(container, gtk_widget_compute_expand(view, GTK_ORIENTATION_VERTICAL))
        if isInstance(parent, of: gtk_box_get_type()) {
            let previous = gtk_widget_get_prev_sibling(view)
            gtk_box_remove(cast(parent), view)
            gtk_overlay_set_child(cast(container), view)
            gtk_box_insert_child_after(cast(parent), container, previous)
        } else if hasWritableChild(parent) {
            setProperty(parent, "child", UnsafeMutablePointer<GtkWidget>?.none)
            gtk_overlay_set_child(cast(container), view)
            setProperty(parent, "child", container)
        } else {
            g_object_ref_sink(container)
            g_object_unref(container)
            throw .viewNeedsContainer
        }
        gtk_overlay_add_overlay(cast(container), cast(overlayView))
        placement = container
    }

    private func hasWritableChild(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard
            let property = g_object_class_find_property(
                widget.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.raw
                    .assumingMemoryBound(to: GObjectClass.self), "child")
        else { return false }
        return property.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0
    }
}

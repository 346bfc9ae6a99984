// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// The `GtkScrolledWindow` that a widget is in: what of the widget it shows, and how to show more.
@MainActor
final class ScrollingAncestor {
    private let window: UnsafeMutablePointer<GtkWidget>
    private var connections: [SignalConnection] = []

    /// - Parameters:
    ///   - changed: called when another part is shown.
    /// - Returns: `nil` for a widget in no scrolled window.
    init?(of widget: Widget, changed: @escaping @MainActor () -> Void) {
        guard let window = gtk_widget_get_ancestor(cast(widget), gtk_scrolled_window_get_type()) else { return nil }
        self.window = window
        g_object_ref(window)
        for adjustment in adjustments {
            connections.append(connect(adjustment, "value-changed", changed))
            connections.append(connect(adjustment, "changed", changed))
        }
    }

    isolated deinit {
        for connection in connections { connection.disconnect() }
        g_object_unref(window)
    }

    /// The part shown, in points of a widget in it.
    func visibleRect(in widget: Widget) -> ViewRect? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(window, cast(widget), &bounds) != 0 else { return nil }
        return ViewRect(
            x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
            height: Double(bounds.size.height))
    }

    /// Shows more of what lies in a direction, as far as there is any.
    ///
    /// - Returns: how far it moved.
    func scroll(by displacement: ViewPoint) -> ViewPoint {
        let moved = zip(adjustments, [displacement.x, displacement.y]).map { adjustment, distance in
            let before = gtk_adjustment_get_value(adjustment)
            if distance != 0 { gtk_adjustment_set_value(adjustment, before + distance) }
            return gtk_adjustment_get_value(adjustment) - before
        }
        return moved.count == 2 ? ViewPoint(x: moved[0], y: moved[1]) : .zero
    }

    /// Does something that may scroll by itself, as taking the keyboard focus does, and stays where it was.
    func keepingPlace(_ body: () -> Void) {
        let before = adjustments.map { gtk_adjustment_get_value($0) }
        body()
        for (adjustment, value) in zip(adjustments, before) { gtk_adjustment_set_value(adjustment, value) }
    }

    private var adjustments: [UnsafeMutablePointer<GtkAdjustment>] {
        [
            gtk_scrolled_window_get_hadjustment(cast(window)), gtk_scrolled_window_get_vadjustment(cast(window)),
        ].compactMap { $0 }
    }
}

// SPDX-License-Identifier: Apache-2.0

package import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    /// Tab walks the items in reading order, then the button and the pills.
    package func focus(_ direction: GtkDirectionType) -> Bool {
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
        let stops = focusStops
        // Text without items and controls is reached by the overlay itself, which moves the caret.
        guard !stops.isEmpty else {
            guard activeInteractionTypes.contains(.textSelection), gtk_widget_has_focus(cast(self)) == 0 else {
                return false
            }
            takeFocus()
            return gtk_widget_has_focus(cast(self)) != 0
        }
        // The overlay itself, where a click into text puts the focus, stands before all of them.
        if direction == GTK_DIR_TAB_BACKWARD, gtk_widget_has_focus(cast(self)) != 0 { return false }
        let current = stops.firstIndex { gtk_widget_has_focus($0) != 0 || gtk_widget_get_focus_child(cast(self)) == $0 }
        let candidates: [UnsafeMutablePointer<GtkWidget>]
        if direction == GTK_DIR_TAB_FORWARD {
            candidates = Array(stops[(current.map { $0 + 1 } ?? 0)...])
        } else {
            candidates = stops[..<(current ?? stops.count)].reversed()
        }
        return candidates.contains { gtk_widget_grab_focus($0) != 0 }
    }

    private var focusStops: [UnsafeMutablePointer<GtkWidget>] {
        var stops = accessibleChildren.items.map(\.widget)
        if let button = supplementary.button { stops.append(button.widget) }
        stops += supplementary.pills.map(\.widget)
        if let more = supplementary.more { stops.append(more.widget) }
        return stops.filter {
            gtk_widget_get_child_visible($0) != 0 && gtk_widget_get_focusable($0) != 0
                && gtk_widget_get_can_focus($0) != 0
        }
    }
}

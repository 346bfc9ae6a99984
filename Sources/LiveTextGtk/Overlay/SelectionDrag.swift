// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Selected text on its way to another place or program, by the desktop's drag and drop.
@MainActor
final class SelectionDrag {
    private let drag: GObjectReference
    private let ended: @MainActor () -> Void

    /// The text under the pointer shows no more characters than this.
    private static let shownCharacters = 60

    /// Begins a drag.
    ///
    /// - Parameters:
    ///   - text: what is dropped, as plain text.
    ///   - offset: from where the pointer is now to where it was pressed, in points.
    ///   - ended: called once it was dropped or cancelled.
    /// - Returns: `nil` where the desktop does not let it begin.
    init?(
        _ text: String, on surface: OpaquePointer, device: OpaquePointer, offset: ViewPoint,
        ended: @escaping @MainActor () -> Void
    ) {
        var value = GValue()
        g_value_init(&value, FundamentalType.string)
        g_value_set_string(&value, text)
        defer { g_value_unset(&value) }
        guard let content = gdk_content_provider_new_for_value(&value) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        guard let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, offset.x, offset.y) else {
            return nil
        }
        self.drag = GObjectReference(adopting: drag)
        self.ended = ended
        showText(text, under: drag)
        connect(drag, "cancel") { [weak self] in self?.end(success: false) }
        connect(drag, "dnd-finished") { [weak self] in self?.end(success: true) }
    }

    private func end(success: Bool) {
        gdk_drag_drop_done(cast(drag), success ? 1 : 0)
        ended()
    }

    private func showText(_ text: String, under drag: OpaquePointer) {
        guard let icon = gtk_drag_icon_get_for_drag(drag) else { return }
        let line = text.replacing("\n", with: " ")
        let shown = line.count > Self.shownCharacters ? line.prefix(Self.shownCharacters) + "…" : line[...]
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(String(shown))
        gtk_widget_add_css_class(label, "livetext-host")
        gtk_drag_icon_set_child(cast(icon), label)
        gdk_drag_set_hotspot(drag, -OverlayMetrics.dragIconDistance, -OverlayMetrics.dragIconDistance)
    }
}

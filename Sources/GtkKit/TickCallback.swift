// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Calls a closure before each frame of a widget that is on screen, as long as it returns true. The widget owns the
/// closure: capture `[weak self]`. The closure gets the frame's time in microseconds, on a clock with no fixed start.
@MainActor @discardableResult
package func addTickCallback(
    to widget: some GObjectPointer, _ body: @escaping @MainActor (_ frameTime: Int) -> Bool
) -> TickCallback {
    let box = TickBox(body)
    let identifier = gtk_widget_add_tick_callback(
        cast(widget),
        { _, clock, userData in
            guard let box = TickBox.from(userData) else { return 0 }
            return box.body(Int(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
        }, box.retained(), releaseUserData)
    return TickCallback(box: box, widget: widget.raw, identifier: identifier)
}

private typealias TickBox = CallbackBox<@MainActor (Int) -> Bool>

/// A closure that runs before each frame. Letting go of it does not remove it; using it after the widget is gone is
/// harmless.
@MainActor
package struct TickCallback {
    /// Owned by the widget: nil once the callback has ended.
    private weak var box: CallbackBox<@MainActor (Int) -> Bool>?
    private let widget: UnsafeMutableRawPointer
    private let identifier: UInt32

    fileprivate init(box: TickBox, widget: UnsafeMutableRawPointer, identifier: UInt32) {
        self.box = box
        self.widget = widget
        self.identifier = identifier
    }

    /// Whether the closure still runs.
    package var isActive: Bool { box != nil }

    /// Ends the calls and releases the closure.
    package func remove() {
        guard isActive else { return }
        gtk_widget_remove_tick_callback(cast(widget), identifier)
    }
}

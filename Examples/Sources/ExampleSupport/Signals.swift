// SPDX-License-Identifier: Apache-2.0

import CGtk

/// Carries a closure through a signal's user data; the connection owns it.
private final class Handler<Body> {
    let body: Body
    init(_ body: Body) { self.body = body }

    static func of(_ data: gpointer?) -> Body? {
        data.map { Unmanaged<Handler<Body>>.fromOpaque($0).takeUnretainedValue().body }
    }
}

@MainActor
private func connect<Body>(_ object: some GtkInstance, _ signal: String, _ body: Body, _ trampoline: GCallback) {
    g_signal_connect_data(
        object.address, signal, trampoline, Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
}

/// Calls a closure for a signal without arguments, as "clicked" or "activate".
@MainActor
public func connect(_ object: some GtkInstance, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
    typealias Body = @MainActor () -> Void
    let trampoline: @convention(c) (gpointer, gpointer?) -> Void = { _, data in Handler<Body>.of(data)?() }
    connect(object, signal, handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Calls a closure when a property of an object has changed.
@MainActor
public func connectNotify(_ object: some GtkInstance, _ property: String, _ handler: @escaping @MainActor () -> Void) {
    typealias Body = @MainActor () -> Void
    let trampoline: @convention(c) (gpointer, gpointer, gpointer?) -> Void = { _, _, data in Handler<Body>.of(data)?() }
    connect(object, "notify::\(property)", handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Calls a closure for a signal with a place, as "motion", "drag-begin" or "drag-update".
@MainActor
public func connectPoint(
    _ object: some GtkInstance, _ signal: String, _ handler: @escaping @MainActor (Double, Double) -> Void
) {
    typealias Body = @MainActor (Double, Double) -> Void
    let trampoline: @convention(c) (gpointer, Double, Double, gpointer?) -> Void = { _, x, y, data in
        Handler<Body>.of(data)?(x, y)
    }
    connect(object, signal, handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Calls a closure for a GtkGestureClick's "pressed" or "released": how many presses in a row, and where.
@MainActor
public func connectClick(
    _ gesture: some GtkInstance, _ signal: String, _ handler: @escaping @MainActor (Int, Double, Double) -> Void
) {
    typealias Body = @MainActor (Int, Double, Double) -> Void
    let trampoline: @convention(c) (gpointer, gint, Double, Double, gpointer?) -> Void = { _, count, x, y, data in
        Handler<Body>.of(data)?(Int(count), x, y)
    }
    connect(gesture, signal, handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Calls a closure for a GtkEventControllerScroll's "scroll"; it says whether the event was used.
@MainActor
public func connectScroll(
    _ controller: some GtkInstance, _ handler: @escaping @MainActor (Double, Double) -> Bool
) {
    typealias Body = @MainActor (Double, Double) -> Bool
    let trampoline: @convention(c) (gpointer, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
        Handler<Body>.of(data)?(x, y) ?? false ? 1 : 0
    }
    connect(controller, "scroll", handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Calls a closure for a list item factory's "setup", "bind" or "unbind".
@MainActor
public func connectListItem(
    _ factory: some GtkInstance, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void
) {
    typealias Body = @MainActor (OpaquePointer) -> Void
    let trampoline: @convention(c) (gpointer, OpaquePointer, gpointer?) -> Void = { _, item, data in
        Handler<Body>.of(data)?(item)
    }
    connect(factory, signal, handler as Body, unsafeBitCast(trampoline, to: GCallback.self))
}

/// Draws a GtkDrawingArea: the closure gets the cairo context and the area's size.
@MainActor
public func setDrawing(
    of area: some GtkInstance, _ draw: @escaping @MainActor (OpaquePointer, Double, Double) -> Void
) {
    typealias Body = @MainActor (OpaquePointer, Double, Double) -> Void
    gtk_drawing_area_set_draw_func(
        cast(area),
        { _, context, width, height, data in
            guard let context else { return }
            Handler<Body>.of(data)?(context, Double(width), Double(height))
        }, Unmanaged.passRetained(Handler(draw as Body)).toOpaque(),
        { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
}

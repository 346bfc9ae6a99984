// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Glibc
internal import GtkKit
internal import LiveTextCore

// A mouse wheel zooms and a touchpad pans, as in GNOME's image viewer. Ctrl makes both zoom, as it does everywhere else;
// there it makes the wheel pan up and down, which dragging and the keys do too.
extension ImageView {
    /// Zoom of one wheel click, as in GNOME's image viewer.
    private static let wheelFactor = 1.3
    /// Zoom of one point of a device that scrolls by points, as in GNOME's image viewer.
    private static let pointFactor = 1.005
    /// Points moved for one point that fingers report, as in GTK's scrolled window.
    private static let touchpadGain = 2.5

    func addScrolling(to widget: UnsafeMutableRawPointer) {
        let controller: OpaquePointer = gtk_event_controller_scroll_new(
            GtkEventControllerScrollFlags(
                rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
                    | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
        connect(controller, "scroll-begin") { [weak self] in self?.stopCoasting() }
        connect(controller, "scroll") { [weak self] (x: Double, y: Double) -> Bool in
            self?.scroll(by: ViewPoint(x: x, y: y), controller) ?? false
        }
        connect(controller, "decelerate") { [weak self] (x: Double, y: Double) in
            self?.coastAfterScrolling(ViewPoint(x: x, y: y), controller)
        }
        gtk_widget_add_controller(cast(widget), controller)
    }

    /// - Returns: whether the event is used up.
    private func scroll(by amount: ViewPoint, _ controller: OpaquePointer) -> Bool {
        guard contentsMapping != nil else { return false }
        let state = gtk_event_controller_get_current_event_state(controller)
        let isTouchpad = isTouchpad(controller)
        if state.rawValue & GDK_CONTROL_MASK.rawValue == 0 {
            if isTouchpad { return pan(byScrolling: amount, controller) }
            if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 {
                return pan(byScrolling: ViewPoint(x: amount.x == 0 ? amount.y : amount.x, y: 0), controller)
            }
            // A wheel that is tilted.
            if amount.y == 0 { return pan(byScrolling: amount, controller) }
        }
        zoom(byScrolling: amount.y, controller, at: pointerPosition(controller))
        return true
    }

    private func zoom(byScrolling amount: Double, _ controller: OpaquePointer, at anchor: ViewPoint) {
        guard amount != 0 else { return }
        if isInPoints(controller) {
            smoothlyZoom(by: pow(Self.pointFactor, -amount), at: anchor)
        } else if abs(amount) >= 1 {
            stepZoom(by: pow(Self.wheelFactor, -amount), at: anchor, animated: true)
        } else {
            smoothlyZoom(by: pow(Self.wheelFactor, -amount), at: anchor)
        }
    }

    private func pan(byScrolling amount: ViewPoint, _ controller: OpaquePointer) -> Bool {
        guard canPan else { return false }
        let step = points(amount, controller)
        pan(by: ViewPoint(x: -step.x, y: -step.y))
        return true
    }

    private func coastAfterScrolling(_ velocity: ViewPoint, _ controller: OpaquePointer) {
        let state = gtk_event_controller_get_current_event_state(controller)
        guard state.rawValue & GDK_CONTROL_MASK.rawValue == 0, isTouchpad(controller) else { return }
        let speed = points(velocity, controller)
        coast(from: ViewPoint(x: -speed.x, y: -speed.y))
    }

    /// Points that scrolled content moves.
    private func points(_ amount: ViewPoint, _ controller: OpaquePointer) -> ViewPoint {
        if isInPoints(controller) {
            return ViewPoint(x: amount.x * Self.touchpadGain, y: amount.y * Self.touchpadGain)
        }
        return ViewPoint(
            x: amount.x * Self.wheelStep(viewport.viewSize.width),
            y: amount.y * Self.wheelStep(viewport.viewSize.height))
    }

    /// Points of one wheel click, as in GTK's scrolled window.
    private static func wheelStep(_ length: Double) -> Double { pow(length, 2.0 / 3) }

    private func isInPoints(_ controller: OpaquePointer) -> Bool {
        gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
    }

    private func isTouchpad(_ controller: OpaquePointer) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(controller) else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    /// The middle of the view where the pointer is unknown. Scroll events bring no position.
    private func pointerPosition(_ controller: OpaquePointer) -> ViewPoint {
        let middle = ViewPoint(x: viewport.viewSize.width / 2, y: viewport.viewSize.height / 2)
        var x = 0.0
        var y = 0.0
        // The event's device is the wheel itself, which has no place; the seat's pointer has.
        guard let device = gtk_event_controller_get_current_event_device(controller),
            let seat = gdk_device_get_seat(device), let cursor = gdk_seat_get_pointer(seat),
            let native = gtk_widget_get_native(cast(self)), let surface = gtk_native_get_surface(native),
            gdk_surface_get_device_position(surface, cursor, &x, &y, nil) != 0
        else { return middle }
        // The window may begin further in than its surface, after its shadow.
        var insetX = 0.0
        var insetY = 0.0
        gtk_native_get_surface_transform(native, &insetX, &insetY)
        return point(x: x - insetX, y: y - insetY, in: native.raw)
    }
}

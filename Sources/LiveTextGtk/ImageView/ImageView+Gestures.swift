// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// A drag of the picture, under way or about to be.
struct DragState {
    /// The gesture's own measure of how far the pointer went when the picture was moved last.
    var movedTo = ViewPoint.zero
    /// Whether it went far enough to be a drag.
    var isMoving = false
    /// Kept for fingers only, which let the picture coast.
    var velocity: PanVelocity?
}

/// A pinch under way.
struct PinchState {
    let startZoom: Double
    /// The image point between the fingers.
    let held: ImagePoint
    let anchor: ViewPoint
}

extension ImageView {
    /// Takes the gestures of the table above over another widget too, such as one that lies above this view or holds both.
    ///
    /// A gesture is left alone when the other widget claims it first; a click is never taken, and a drag only once it
    /// moves.
    ///
    /// - Parameter widget: a `GtkWidget *` in the same window.
    public func acceptGestures(over widget: UnsafeMutableRawPointer) {
        addDrag(to: widget)
        addDoubleClick(to: widget)
        addPinch(to: widget)
        addScrolling(to: widget)
    }

    /// A point of another widget in this one's points.
    func point(x: Double, y: Double, in widget: UnsafeMutableRawPointer) -> ViewPoint {
        guard widget != pointer else { return ViewPoint(x: x, y: y) }
        var point = graphene_point_t(x: Float(x), y: Float(y))
        var result = graphene_point_t()
        guard gtk_widget_compute_point(cast(widget), cast(self), &point, &result) != 0 else {
            return ViewPoint(x: x, y: y)
        }
        return ViewPoint(x: Double(result.x), y: Double(result.y))
    }

    // MARK: Drag

    private func addDrag(to widget: UnsafeMutableRawPointer) {
        let gesture: OpaquePointer = gtk_gesture_drag_new()
        // Every button begins it; those it is not for are refused.
        gtk_gesture_single_set_button(gesture, 0)
        connect(gesture, "drag-begin") { [weak self] (_: Double, _: Double) in self?.beginDrag(gesture) }
        connect(gesture, "drag-update") { [weak self] (x: Double, y: Double) in
            self?.updateDrag(gesture, to: ViewPoint(x: x, y: y))
        }
        connect(gesture, "drag-end") { [weak self] (_: Double, _: Double) in self?.endDrag(gesture) }
        connect(gesture, "cancel") { [weak self] in self?.cancelDrag() }
        gtk_widget_add_controller(cast(widget), gesture)
    }

    private func beginDrag(_ gesture: OpaquePointer) {
        let button = gtk_gesture_single_get_current_button(gesture)
        let isOurs = button == guint(GDK_BUTTON_PRIMARY) || button == guint(GDK_BUTTON_MIDDLE)
        guard isOurs, canPan, pinch == nil else {
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
            return
        }
        stopCoasting()
        drag = DragState(velocity: isTouch(gesture) ? PanVelocity() : nil)
    }

    private func updateDrag(_ gesture: OpaquePointer, to point: ViewPoint) {
        guard var drag, pinch == nil else { return }
        if !drag.isMoving {
            let distance = max(abs(point.x), abs(point.y))
            let threshold = dragThreshold
            guard distance > threshold, gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) != 0 else { return }
            drag.isMoving = true
            // The picture follows from the threshold on: it does not jump, and a quick hand's first motion is not lost.
            drag.movedTo = ViewPoint(x: point.x * threshold / distance, y: point.y * threshold / distance)
            gtk_widget_set_cursor_from_name(cast(self), "grabbing")
        }
        let step = ViewPoint(x: point.x - drag.movedTo.x, y: point.y - drag.movedTo.y)
        drag.movedTo = point
        drag.velocity?.add(point, milliseconds: eventTime(gesture))
        self.drag = drag
        zoomAnimation?.animation.skip()
        movePicture(by: step)
    }

    private func endDrag(_ gesture: OpaquePointer) {
        let velocity = drag?.velocity?.velocity(atMilliseconds: eventTime(gesture)) ?? .zero
        let wasMoving = drag?.isMoving ?? false
        cancelDrag()
        if wasMoving { coast(from: velocity) }
    }

    /// Points that the pointer may go in either direction before it is a drag, as the desktop has it.
    private var dragThreshold: Double {
        guard let settings = gtk_widget_get_settings(cast(self)) else { return 8 }
        let threshold: Int = property(settings, "gtk-dnd-drag-threshold") ?? 8
        return Double(threshold)
    }

    private func cancelDrag() {
        if drag?.isMoving == true { gtk_widget_set_cursor(cast(self), nil) }
        drag = nil
    }

    // MARK: Double click

    private func addDoubleClick(to widget: UnsafeMutableRawPointer) {
        let gesture: OpaquePointer = gtk_gesture_click_new()
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
        connect(gesture, "pressed") { [weak self] (count: Int, x: Double, y: Double) in
            guard let self, count == 2, contentsMapping != nil else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            toggleZoom(at: point(x: x, y: y, in: widget))
        }
        gtk_widget_add_controller(cast(widget), gesture)
    }

    // MARK: Pinch

    private func addPinch(to widget: UnsafeMutableRawPointer) {
        let gesture: OpaquePointer = gtk_gesture_zoom_new()
        connect(gesture, "begin") { [weak self] in
            guard let self, contentsMapping != nil, let center = fingersCenter(gesture, on: widget) else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            beginPinch(at: center)
        }
        connect(gesture, "scale-changed") { [weak self] (scale: Double) in
            guard let self else { return }
            updatePinch(scale: scale, at: fingersCenter(gesture, on: widget))
        }
        connect(gesture, "end") { [weak self] in self?.endPinch() }
        connect(gesture, "cancel") { [weak self] in self?.endPinch() }
        gtk_widget_add_controller(cast(widget), gesture)
    }

    func beginPinch(at center: ViewPoint) {
        cancelMotion()
        cancelDrag()
        guard let mapping = contentsMapping else { return }
        pinch = PinchState(startZoom: viewport.zoom, held: mapping.image(center), anchor: center)
    }

    /// - Parameters:
    ///   - scale: how much farther the fingers are apart than at the beginning.
    ///   - center: between the fingers; nil where it is not known, as on a touchpad, and then did not move.
    func updatePinch(scale: Double, at center: ViewPoint?) {
        guard let pinch, scale > 0 else { return }
        updateViewport {
            $0.snapsToDevicePixels = false
            $0.zoom(to: pinch.startZoom * scale, holding: pinch.held, at: center ?? pinch.anchor)
        }
    }

    func endPinch() {
        guard pinch != nil else { return }
        pinch = nil
        settle()
    }

    private func fingersCenter(_ gesture: OpaquePointer, on widget: UnsafeMutableRawPointer) -> ViewPoint? {
        var x = 0.0
        var y = 0.0
        guard gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 else { return nil }
        return point(x: x, y: y, in: widget)
    }

    // MARK: Events

    private func isTouch(_ controller: OpaquePointer) -> Bool {
        guard let device = gtk_event_controller_get_current_event_device(controller) else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
    }

    /// Milliseconds on the display server's clock.
    private func eventTime(_ controller: OpaquePointer) -> Double {
        Double(gtk_event_controller_get_current_event_time(controller))
    }
}

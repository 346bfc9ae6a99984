// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

extension ImageAnalysisOverlayView {
    // MARK: The event at hand

    func denyGesture() {
        if let gesture = pointing.gesture { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
    }

    var pressedButton: PointerInteraction<InteractiveItem.ID>.Button? {
        guard let gesture = pointing.gesture else { return nil }
        // A finger has no button: GTK reports it as the primary one.
        switch gtk_gesture_single_get_current_button(cast(gesture)) {
        case 1: return .primary
        case 3: return .secondary
        default: return nil
        }
    }

    var isTouch: Bool {
        guard let gesture = pointing.gesture, let device = gtk_event_controller_get_current_event_device(cast(gesture))
        else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
    }

    /// The event being handled, as delegates see it.
    var inputEvent: InputEvent {
        guard let gesture = pointing.gesture else { return InputEvent(kind: .pointerDown(button: 1)) }
        return InputEvent(
            kind: .pointerDown(button: Int(gtk_gesture_single_get_current_button(cast(gesture)))),
            modifiers: InputEvent.Modifiers(
                rawValue: gtk_event_controller_get_current_event_state(cast(gesture)).rawValue))
    }

    func pressCount(
        time: Double, location: ViewPoint, button: PointerInteraction<InteractiveItem.ID>.Button
    ) -> Int {
        guard button == .primary, let last = pointing.lastPress,
            time - last.time <= pointing.machine.settings.doubleClickTime,
            location.distance(to: last.location) <= Double(doubleClickDistance)
        else { return 1 }
        return last.count + 1
    }

    func updateSettings() {
        guard let settings = gtk_widget_get_settings(cast(self)) else { return }
        let milliseconds: Int = property(settings, "gtk-double-click-time") ?? 400
        let threshold: Int = property(settings, "gtk-dnd-drag-threshold") ?? 8
        pointing.machine.settings.doubleClickTime = Double(milliseconds) / 1000
        pointing.machine.settings.dragThreshold = Double(threshold)
        if case .deferred(let duration) = undecidedPressPolicy {
            pointing.machine.settings.undecidedTime = duration / .seconds(1)
        }
    }

    private var doubleClickDistance: Int {
        guard let settings = gtk_widget_get_settings(cast(self)) else { return 5 }
        return property(settings, "gtk-double-click-distance") ?? 5
    }

    /// Seconds of a clock that never goes back.
    static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
}

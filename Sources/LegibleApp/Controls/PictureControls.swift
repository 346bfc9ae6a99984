// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// The round buttons over the picture: previous and next at its sides, zoom at its bottom. They come when the pointer
/// moves and go when it rests, so that nothing under them stays out of reach.
final class PictureControls {
    /// Milliseconds without pointer motion after which they fade out.
    private static let restingTime = 2000
    /// Milliseconds of fading.
    private static let fadeDuration: guint = 200
    /// Distance from the picture's edge, in logical pixels.
    static let margin = 12

    /// Goes to the previous picture; at the start edge.
    let previous: WidgetPointer
    /// Goes to the next picture; at the end edge.
    let next: WidgetPointer
    /// Zoom out, fit, zoom in; bottom centre.
    let zoom: WidgetPointer

    /// Called when the buttons have faded in or out.
    var visibilityChanged: (@MainActor (_ isVisible: Bool) -> Void)?

    /// Whether there are other pictures to go to.
    var hasOtherPictures = false { didSet { update() } }
    /// Whether a picture is shown, so that there is something to zoom.
    var hasPicture = false { didSet { update() } }
    /// Whether the zoom buttons are elsewhere.
    var isZoomElsewhere = false { didSet { update() } }
    /// Whether text is being selected, which may be under the buttons.
    var isSelecting = false { didSet { update() } }

    /// Whether the pointer moved a moment ago.
    private(set) var isAwake = false
    private var timer: LoopSource?
    private var motions: [OpaquePointer] = []

    init() {
        previous = Self.revealer(
            Controls.iconButton(
                "legible-go-previous-symbolic", label: localized("Previous Picture"), action: "win.previous",
                classes: ["osd", "circular"]),
            horizontal: GTK_ALIGN_START, vertical: GTK_ALIGN_CENTER)
        next = Self.revealer(
            Controls.iconButton(
                "legible-go-next-symbolic", label: localized("Next Picture"), action: "win.next",
                classes: ["osd", "circular"]),
            horizontal: GTK_ALIGN_END, vertical: GTK_ALIGN_CENTER)
        zoom = Self.revealer(
            Controls.box(
                GTK_ORIENTATION_HORIZONTAL, spacing: 6,
                [
                    Self.zoomOutButton(classes: ["osd", "circular"]), Self.fitButton(classes: ["osd", "circular"]),
                    Self.zoomInButton(classes: ["osd", "circular"]),
                ]),
            horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END)
        for widget in [previous, next, zoom] {
            let motion: OpaquePointer = gtk_event_controller_motion_new()
            gtk_widget_add_controller(widget, cast(motion))
            motions.append(motion)
        }
    }

    isolated deinit { timer?.cancel() }

    // MARK: Buttons that zoom, for here, the header bar and the menu

    static func zoomOutButton(classes: [String] = []) -> WidgetPointer {
        Controls.iconButton(
            "legible-zoom-out-symbolic", label: localized("Zoom Out"), action: "win.zoom-out",
            accelerator: "<Control>minus", classes: classes)
    }

    static func zoomInButton(classes: [String] = []) -> WidgetPointer {
        Controls.iconButton(
            "legible-zoom-in-symbolic", label: localized("Zoom In"), action: "win.zoom-in",
            accelerator: "<Control>plus", classes: classes)
    }

    static func fitButton(classes: [String] = []) -> WidgetPointer {
        Controls.iconButton(
            "legible-zoom-fit-best-symbolic", label: localized("Best Fit"), action: "win.zoom-fit",
            accelerator: "<Control>0", classes: classes)
    }

    // MARK: Coming and going

    /// The pointer moved or a finger touched: shows the buttons for a while.
    func wake() {
        isAwake = true
        update()
        startTimer()
    }

    /// Fades the buttons out now.
    func rest() {
        timer?.cancel()
        timer = nil
        guard isAwake else { return }
        isAwake = false
        update()
    }

    private func startTimer() {
        timer?.cancel()
        timer = MainLoop.after(milliseconds: Self.restingTime) { [weak self] in
            guard let self else { return }
            if isInUse { startTimer() } else { rest() }
        }
    }

    /// Whether the pointer or the keyboard is on a button.
    private var isInUse: Bool {
        motions.contains { gtk_event_controller_motion_contains_pointer($0) != 0 }
            || [previous, next, zoom].contains { gtk_widget_get_focus_child($0) != nil }
    }

    private func update() {
        let isVisible = isAwake && !isSelecting
        reveal(previous, isVisible && hasOtherPictures)
        reveal(next, isVisible && hasOtherPictures)
        reveal(zoom, isVisible && hasPicture && !isZoomElsewhere)
        visibilityChanged?(isVisible)
    }

    private func reveal(_ revealer: WidgetPointer, _ revealed: Bool) {
        gtk_revealer_set_reveal_child(cast(revealer), revealed ? 1 : 0)
        // A button on its way out is not in the way any more.
        gtk_widget_set_can_target(revealer, revealed ? 1 : 0)
    }

    private static func revealer(
        _ child: WidgetPointer, horizontal: GtkAlign, vertical: GtkAlign
    ) -> WidgetPointer {
        let revealer: WidgetPointer = gtk_revealer_new()
        gtk_revealer_set_transition_type(cast(revealer), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_transition_duration(cast(revealer), fadeDuration)
        gtk_revealer_set_child(cast(revealer), child)
        gtk_widget_set_halign(revealer, horizontal)
        gtk_widget_set_valign(revealer, vertical)
        gtk_widget_set_can_target(revealer, 0)
        gtk_widget_add_css_class(revealer, "picture-controls")
        Controls.setMargin(margin, of: revealer)
        return revealer
    }
}

// SPDX-License-Identifier: Apache-2.0
//
// A picture that zooms inside a GtkScrolledWindow. The interaction is the picture's own: it lies in the scrolled window
// with it, scrolls with it and is cut off as it is. What is under the pointer is asked from outside, by points of the
// window's content.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

@MainActor
final class ZoomedPicture {
    let content: GtkWidgetPointer
    private let picture: GtkWidgetPointer
    private let scrolled: GtkWidgetPointer = cast(gtk_scrolled_window_new())
    private let status = Example.statusLabel("Blank")
    private let liveText = ImageAnalysisInteraction()
    private var zoom = 1.0 { didSet { applyZoom() } }

    init(path: String) {
        picture = cast(gtk_picture_new_for_filename(path))
        let container: GtkWidgetPointer = cast(gtk_overlay_new())
        gtk_overlay_set_child(cast(container), picture)
        gtk_widget_set_halign(container, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(container, GTK_ALIGN_CENTER)
        gtk_scrolled_window_set_child(cast(scrolled), container)
        gtk_widget_set_vexpand(scrolled, 1)
        let buttons: GtkWidgetPointer = cast(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        content = Example.column(scrolled, buttons, status)

        for (label, factor) in [("Zoom In", 2.0), ("Zoom Out", 0.5)] {
            let button: GtkWidgetPointer = cast(gtk_button_new_with_label(label))
            connect(button, "clicked") { [unowned self] in zoom = min(8, max(0.25, zoom * factor)) }
            gtk_box_append(cast(buttons), button)
        }
        let motion: OpaquePointer = gtk_event_controller_motion_new()
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        connectPoint(motion, "motion") { [unowned self] x, y in showWhatIsAt(x, y) }
        gtk_widget_add_controller(content, motion)

        liveText.attach(to: picture)
        applyZoom()
        if let texture = gtk_picture_get_paintable(cast(picture)), let image = PixelBuffer.pixels(of: texture.address) {
            liveText.present(image, analyzer: ImageAnalyzer.shared)
        }
    }

    private func applyZoom() {
        guard let paintable = gtk_picture_get_paintable(cast(picture)) else { return }
        gtk_widget_set_size_request(
            picture, gint(Double(gdk_paintable_get_intrinsic_width(paintable)) * zoom),
            gint(Double(gdk_paintable_get_intrinsic_height(paintable)) * zoom))
    }

    /// Asks about a point of the window's content.
    private func showWhatIsAt(_ x: Double, _ y: Double) {
        let point = ViewPoint(x: x, y: y)
        let found =
            if liveText.hasSupplementaryInterface(at: point, in: content.address) {
                "Control"
            } else if liveText.hasDataDetector(at: point, in: content.address) {
                "Data"
            } else if liveText.hasText(at: point, in: content.address) {
                "Text"
            } else {
                "Blank"
            }
        gtk_label_set_text(cast(status), found)
    }
}

/// Lives as long as the program.
var picture: ZoomedPicture?

Example.run("ScrolledZoom") {
    let zoomed = ZoomedPicture(path: Example.picturePath)
    picture = zoomed
    return zoomed.content
}

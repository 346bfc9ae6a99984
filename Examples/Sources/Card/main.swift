// SPDX-License-Identifier: Apache-2.0
//
// A business card: its numbers and addresses act on a click, always marked. There is nothing to select and no button.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

/// Shows what a click asks for instead of leaving the program where the card is only looked at.
@MainActor
final class CardDelegate: ImageAnalysisOverlayViewDelegate {
    let status = Example.statusLabel("A card")

    func overlayView(_ overlayView: ImageAnalysisOverlayView, perform action: DataAction) -> Bool {
        gtk_label_set_text(cast(status), action.uri ?? "Copied")
        // The overlay carries the action out.
        return false
    }
}

/// Lives as long as the program; the overlay holds it weakly.
var cardDelegate: CardDelegate?

Example.run("Card") {
    let delegate = CardDelegate()
    cardDelegate = delegate
    let picture: GtkWidgetPointer = cast(gtk_picture_new_for_filename(Example.picturePath))
    let container: GtkWidgetPointer = cast(gtk_overlay_new())
    let liveText = ImageAnalysisOverlayView(delegate)
    liveText.preferredInteractionTypes = .dataDetectors
    gtk_overlay_set_child(cast(container), picture)
    gtk_overlay_add_overlay(cast(container), cast(liveText))
    gtk_widget_set_vexpand(container, 1)
    liveText.track(picture: picture)
    if let texture = gtk_picture_get_paintable(cast(picture)), let image = PixelBuffer(texture: texture.address) {
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }
    return Example.column(container, delegate.status)
}

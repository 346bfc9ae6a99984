// SPDX-License-Identifier: Apache-2.0
//
// A business card: its numbers and addresses act on a click, always marked. There is nothing to select and no button.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

/// Says what a click asks for.
@MainActor
final class CardDelegate: ImageAnalysisInteractionDelegate {
    let status = Example.statusLabel("A card")

    func interaction(_ interaction: ImageAnalysisInteraction, perform action: DataAction) -> Bool {
        gtk_label_set_text(cast(status), action.uri ?? "Copied")
        // The interaction carries the action out.
        return false
    }
}

/// Lives as long as the program; the interaction holds it weakly.
var delegate: CardDelegate?

Example.run("Card") {
    let cardDelegate = CardDelegate()
    delegate = cardDelegate
    let picture: GtkWidgetPointer = cast(gtk_picture_new_for_filename(Example.picturePath))
    gtk_widget_set_vexpand(picture, 1)

    let liveText = ImageAnalysisInteraction(cardDelegate)
    liveText.preferredInteractionTypes = .dataDetectors
    liveText.attach(to: picture)
    if let texture = gtk_picture_get_paintable(cast(picture)), let image = PixelBuffer.pixels(of: texture.address) {
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }
    return Example.column(picture, cardDelegate.status)
}

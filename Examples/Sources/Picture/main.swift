// SPDX-License-Identifier: Apache-2.0
//
// A GtkPicture whose text can be selected: the ten lines that add Live Text to a program that shows pictures already.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

/// Puts Live Text above a picture; the result takes the picture's place in the window.
@MainActor
func addLiveText(to picture: GtkWidgetPointer) -> GtkWidgetPointer {
    let container: GtkWidgetPointer = cast(gtk_overlay_new())
    let liveText = ImageAnalysisOverlayView()
    gtk_overlay_set_child(cast(container), picture)
    gtk_overlay_add_overlay(cast(container), cast(liveText))
    liveText.track(picture: picture)
    if let texture = gtk_picture_get_paintable(cast(picture)), let image = PixelBuffer(texture: texture.address) {
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }
    return container
}

Example.run("Picture") {
    addLiveText(to: cast(gtk_picture_new_for_filename(Example.picturePath)))
}

// SPDX-License-Identifier: Apache-2.0
//
// A GtkPicture whose text can be selected: the few lines that add Live Text to a program that shows pictures already.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

Example.run("Picture") {
    let picture: GtkWidgetPointer = cast(gtk_picture_new_for_filename(Example.picturePath))

    let liveText = ImageAnalysisInteraction()
    liveText.attach(to: picture)
    if let texture = gtk_picture_get_paintable(cast(picture)), let image = PixelBuffer.pixels(of: texture.address) {
        liveText.present(image, analyzer: ImageAnalyzer.shared)
    }
    return picture
}

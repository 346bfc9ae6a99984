// SPDX-License-Identifier: Apache-2.0
//
// A toolbar over the lower edge of the picture, where the Live Text button would be. As long as the toolbar is there
// the button is moved above it, by insets that come from the toolbar's own height; a toggle hides the button altogether
// and leaves selecting as it is.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

@MainActor
final class Viewer {
    let view = ImageView()
    let interaction = ImageAnalysisInteraction()
    let container: GtkWidgetPointer = cast(gtk_overlay_new())
    private let toolbar: GtkWidgetPointer = cast(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    private let hide: GtkWidgetPointer = cast(gtk_toggle_button_new_with_label("Hide Live Text"))
    private let remove: GtkWidgetPointer = cast(gtk_button_new_with_label("Remove Toolbar"))

    init() {
        gtk_overlay_set_child(cast(container), cast(view))
        view.addInteraction(interaction)
        gtk_widget_set_valign(toolbar, GTK_ALIGN_END)
        gtk_widget_add_css_class(toolbar, "toolbar")
        gtk_widget_add_css_class(toolbar, "background")
        gtk_box_append(cast(toolbar), hide)
        gtk_box_append(cast(toolbar), remove)
        gtk_overlay_add_overlay(cast(container), toolbar)
        connect(hide, "toggled") { [unowned self] in
            interaction.setSupplementaryInterfaceHidden(gtk_toggle_button_get_active(cast(hide)) != 0, animated: true)
        }
        connect(remove, "clicked") { [unowned self] in gtk_widget_set_visible(toolbar, 0) }
        connectNotify(toolbar, "visible") { [unowned self] in updateInsets() }
        connect(toolbar, "map") { [unowned self] in updateInsets() }
    }

    /// The controls keep above what the toolbar takes of the picture.
    private func updateInsets() {
        var natural = GtkRequisition()
        if gtk_widget_get_visible(toolbar) != 0 { gtk_widget_get_preferred_size(toolbar, nil, &natural) }
        interaction.supplementaryInterfaceContentInsets = EdgeInsets(bottom: Double(natural.height))
    }

    func load(_ path: String) async throws {
        let image = try await ImageDecoder.image(from: .file(path: path)).buffer
        view.setImage(image)
        interaction.present(image, analyzer: ImageAnalyzer.shared)
    }
}

/// Lives as long as the program.
var viewer: Viewer?

Example.run("BottomToolbar") {
    let made = Viewer()
    viewer = made
    Task {
        do {
            try await made.load(Example.picturePath)
        } catch {
            Example.report(error)
        }
    }
    return made.container
}

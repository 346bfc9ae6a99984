// SPDX-License-Identifier: Apache-2.0
//
// A note with a picture. One button copies the picture's text, so the example works without selecting anything; only
// text is looked for, so no code reader ever runs.

import CGtk
import ExampleSupport
import LiveText
import LiveTextGtk

@MainActor
final class Note {
    let view = ImageView()
    let interaction = ImageAnalysisInteraction()
    let copyButton: GtkWidgetPointer = cast(gtk_button_new_with_label("Copy Text"))

    init() {
        view.addInteraction(interaction)
        gtk_widget_set_sensitive(copyButton, 0)
        connect(copyButton, "clicked") { [interaction, copyButton] in
            guard let analysis = interaction.analysis else { return }
            gdk_clipboard_set_text(gtk_widget_get_clipboard(copyButton), analysis.transcript)
        }
    }

    func load(_ path: String) async throws {
        let image = try await ImageDecoder.image(from: .file(path: path)).buffer
        view.setImage(image)
        let configuration = ImageAnalyzer.Configuration([.text])
        let analysis = try await ImageAnalyzer.shared.analyze(image, configuration: configuration)
        interaction.analysis = analysis
        gtk_widget_set_sensitive(copyButton, analysis.hasResults(for: .text) ? 1 : 0)
    }
}

Example.run("NotesCopy") {
    let note = Note()
    Task {
        do {
            try await note.load(Example.picturePath)
        } catch {
            Example.report(error)
        }
    }
    return Example.column(cast(note.view), note.copyButton)
}

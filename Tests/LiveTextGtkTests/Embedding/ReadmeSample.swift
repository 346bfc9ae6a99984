// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextGtk

@MainActor
func showPicture(at path: String, in view: ImageView) async throws {
    let interaction = ImageAnalysisInteraction()
    view.addInteraction(interaction)
    let image = try await ImageDecoder.image(from: .file(path: path)).buffer
    view.setImage(image)
    interaction.present(image, analyzer: ImageAnalyzer.shared)
}

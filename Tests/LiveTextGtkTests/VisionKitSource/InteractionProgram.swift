// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import LiveTextGtk

// A program as it is written for VisionKit on the iPhone, with the toolkit's types swapped (see OverlayProgram).

@MainActor
final class InteractionProgram: ImageAnalysisInteractionDelegate {
    typealias ImageAnalyzer = ProgramAnalyzer

    let imageView: ImageView
    private let analyzer = ImageAnalyzer()
    private(set) lazy var interaction = ImageAnalysisInteraction(self)
    private(set) var buttonVisible = false

    init(imageView: ImageView) { self.imageView = imageView }

    func viewDidLoad() {
        imageView.addInteraction(interaction)
        interaction.allowLongPressForDataDetectorsInTextMode = true
    }

    func showLiveText(of image: PixelBuffer) async {
        interaction.preferredInteractionTypes = []
        interaction.analysis = nil
        do {
            let configuration = ImageAnalyzer.Configuration([.text])
            let analysis = try await analyzer.analyze(image, orientation: .up, configuration: configuration)
            interaction.analysis = analysis
            interaction.preferredInteractionTypes = .automatic
            interaction.isSupplementaryInterfaceHidden = false
            interaction.setContentsRectNeedsUpdate()
        } catch {
            interaction.analysis = nil
        }
    }

    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: ViewPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool {
        interaction.hasInteractiveItem(at: point) || interaction.hasActiveTextSelection
    }

    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {
        buttonVisible = visible
    }
}

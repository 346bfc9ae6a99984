// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import LiveTextGtk

// A program as it is written for VisionKit on the Mac, with the toolkit's types swapped: CGPoint → ViewPoint,
// CGRect → UnitRect, NSView → Widget, CVPixelBuffer → PixelBuffer, CGImagePropertyOrientation → ImageOrientation,
// NSMenu → LiveTextMenu, NSEvent → InputEvent, NSEdgeInsets → EdgeInsets. It must compile as it stands.

@MainActor
final class OverlayProgram: ImageAnalysisOverlayViewDelegate {
    typealias ImageAnalyzer = ProgramAnalyzer

    private let analyzer = ImageAnalyzer()
    let imageView: ImageView
    let overlayView = ImageAnalysisOverlayView()
    private(set) var buttonChanges: [Bool] = []
    private(set) var highlightChanges: [Bool] = []
    private(set) var selectionChanges = 0

    init(imageView: ImageView) {
        self.imageView = imageView
        overlayView.delegate = self
        overlayView.trackingImageView = imageView
        overlayView.preferredInteractionTypes = [.automatic]
        overlayView.supplementaryInterfaceContentInsets = EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 8)
    }

    func imageDidChange(to image: PixelBuffer) async throws {
        overlayView.preferredInteractionTypes = []
        overlayView.analysis = nil
        guard ImageAnalyzer.isSupported else { return }
        let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        let analysis = try await analyzer.analyze(image, orientation: .up, configuration: configuration)
        guard analysis.hasResults(for: .text) else { return }
        overlayView.analysis = analysis
        overlayView.preferredInteractionTypes = .automatic
        if overlayView.liveTextButtonVisible, !overlayView.selectableItemsHighlighted {
            overlayView.setSupplementaryInterfaceHidden(false, animated: true)
        }
    }

    func selectEverything() -> String {
        let text = overlayView.text
        overlayView.selectedRanges = [text.startIndex..<text.endIndex]
        return overlayView.hasActiveTextSelection ? overlayView.selectedText : ""
    }

    func isLive(at point: ViewPoint) -> Bool {
        overlayView.hasInteractiveItem(at: point) || overlayView.hasText(at: point)
            || overlayView.hasDataDetector(at: point) || overlayView.hasSupplementaryInterface(at: point)
            || overlayView.analysisHasText(at: point)
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: ImageAnalysisOverlayView.InteractionTypes
    ) -> Bool {
        overlayView.hasInteractiveItem(at: point) || overlayView.hasActiveTextSelection
    }

    func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect {
        UnitRect(x: 0, y: 0, width: 1, height: 1)
    }

    func contentView(for overlayView: ImageAnalysisOverlayView) -> Widget? { imageView }

    func overlayView(_ overlayView: ImageAnalysisOverlayView, shouldHandleKeyDownEvent event: InputEvent) -> Bool {
        true
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldShowMenuForEvent event: InputEvent, atPoint point: ViewPoint
    ) -> Bool { true }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, updatedMenuFor menu: LiveTextMenu, for event: InputEvent,
        at point: ViewPoint
    ) -> LiveTextMenu { menu }

    func overlayView(_ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool) {
        buttonChanges.append(visible)
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {
        highlightChanges.append(highlightSelectedItems)
    }

    func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView) { selectionChanges += 1 }
}

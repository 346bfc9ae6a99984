// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import Synchronization
import TestSupport

/// A view of one grey picture, placed by a mapping the test sets.
@MainActor
final class FixedView: Widget, ContentsMappingSource {
    var image: PixelBuffer? { didSet { observers.notify() } }
    /// How the picture lies in the view; `nil` fits it.
    var placement: AffineTransform<ImageSpace, ViewSpace>? { didSet { observers.notify() } }
    /// Called while the view is being placed.
    var whileAllocated: (@MainActor () -> Void)?
    /// Whether the view keeps to itself which picture it shows.
    var hidesIdentity = false
    private let observers = ContentsObservers()

    init(image: PixelBuffer?) {
        self.image = image
        super.init(typeName: "LegibleTestFixedView", cssName: "fixed-view", role: GTK_ACCESSIBLE_ROLE_IMG)
    }

    var contentsMapping: ContentsMapping? {
        guard let image else { return nil }
        if let placement { return ContentsMapping(imageSize: image.size, imageToView: placement) }
        return ContentsMapping(
            imageSize: image.size, viewSize: ViewSize(width: Double(width), height: Double(height)))
    }

    var imageIdentity: ImageIdentity? { hidesIdentity ? nil : image?.identity }
    var mappingWidget: UnsafeMutableRawPointer { pointer }

    func observeContents(_ handler: @escaping @MainActor () -> Void) -> ContentsObservation { observers.add(handler) }
}

extension FixedView: WidgetBehavior {
    func measure(_ orientation: GtkOrientation, forSize size: Int) -> WidgetMeasure {
        WidgetMeasure(minimum: 0, natural: 100)
    }

    func allocate(width: Int, height: Int, baseline: Int) { whileAllocated?() }

    func snapshot(_ snapshot: Snapshot) {
        guard let rect = contentsMapping?.imageBounds else { return }
        snapshot.appendColor(
            Color(red: 0.8, green: 0.8, blue: 0.8),
            in: graphene_rect_t(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    }
}

/// An overlay above a view in a window.
@MainActor
struct OverlayStage {
    let container: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let view: FixedView
    let overlay = ImageAnalysisOverlayView()
    let window: TestWindow

    init(image: PixelBuffer? = OverlayStage.makeImage(), width: Int = 400, height: Int = 300) {
        view = FixedView(image: image)
        gtk_overlay_set_child(cast(container), cast(view))
        gtk_overlay_add_overlay(cast(container), cast(overlay))
        overlay.trackingImageView = view
        window = TestWindow(showing: container, width: width, height: height)
        window.waitForFrame()
    }

    static func makeImage(width: Int = 400, height: Int = 300) -> PixelBuffer? {
        PixelBuffer(
            width: width, height: height, format: .grey8, bytes: [UInt8](repeating: 204, count: width * height))
    }

    /// "Hello world" and "Call 555" on two lines, a link in a third, for a picture of 400 × 300 pixels.
    func makeAnalysis(id: ImageAnalysis.ID = ImageAnalysis.ID(), revision: Int = 0, lines: Int = 3) -> ImageAnalysis {
        let texts = [["Hello", "world"], ["Call", "555"], ["www.example.org"]]
        let made = texts.prefix(lines).enumerated().map { index, words in
            let top = 40.0 + Double(index) * 50
            var left = 50.0
            var textWords: [TextWord] = []
            for word in words {
                let width = Double(word.count) * 12
                textWords.append(
                    TextWord(
                        text: word, quad: ImageQuad(ImageRect(x: left, y: top, width: width, height: 24)),
                        confidence: 0.9))
                left += width + 12
            }
            return TextLine(
                id: TextLine.ID(rawValue: index), words: textWords,
                quad: ImageQuad(ImageRect(x: 50, y: top, width: left - 62, height: 24)))
        }
        var items: [DataItem] = []
        if lines > 2 {
            items.append(
                DataItem(
                    value: .link(url: "https://www.example.org"), text: "www.example.org", range: 21..<36,
                    quads: [made[2].quad], confidence: 0.9))
        }
        return ImageAnalysis(
            id: id, revision: revision, imageIdentity: view.image?.identity,
            imageSize: ImageSize(width: 400, height: 300), blocks: made.map { TextBlock(lines: [$0]) },
            dataItems: items)
    }

    func pixels() -> Pixels {
        window.waitForFrame()
        return Pixels(of: container)
    }
}

/// Runs a test on a stage whose analysis is on screen.
func withOverlayStage(_ test: @MainActor (OverlayStage) throws -> Void) throws {
    try onDisplay {
        let stage = OverlayStage()
        defer { stage.window.close() }
        stage.overlay.analysis = stage.makeAnalysis()
        stage.window.waitForFrame()
        try test(stage)
    }
}

/// An analyzer with VisionKit's configuration, which finds the same word in every picture.
final class ProgramAnalyzer: WholeAnalyzing {
    struct Configuration: Sendable {
        let types: AnalysisTypes
        init(_ types: AnalysisTypes) { self.types = types }
    }

    static var isSupported: Bool { true }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: Configuration
    ) async throws -> ImageAnalysis {
        try await analyze(
            image, orientation: orientation, configuration: AnalysisConfiguration(configuration.types))
    }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis { .word("Legible", in: image) }
}

/// An analyzer that gives out what the test sends, when it sends it.
final class HeldAnalyzer: ImageAnalyzing {
    private let stream: AsyncThrowingStream<AnalysisUpdate, any Error>
    let continuation: AsyncThrowingStream<AnalysisUpdate, any Error>.Continuation

    init() { (stream, continuation) = AsyncThrowingStream.makeStream() }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis { throw CancellationError() }

    func updates(for request: AnalysisRequest) -> AsyncThrowingStream<AnalysisUpdate, any Error> { stream }

    func prewarm(for configuration: AnalysisConfiguration) { prewarming.withLock { $0 += 1 } }

    /// How often it was asked to get ready.
    var prewarmCount: Int { prewarming.withLock { $0 } }

    private let prewarming = Mutex(0)
}

/// Counts what an overlay tells.
@MainActor
final class RecordingDelegate: ImageAnalysisOverlayViewDelegate {
    var buttonChanges: [Bool] = []
    var highlightChanges: [Bool] = []
    var selectionChanges = 0

    func overlayView(_ overlayView: ImageAnalysisOverlayView, liveTextButtonDidChangeToVisible visible: Bool) {
        buttonChanges.append(visible)
    }

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) { highlightChanges.append(highlightSelectedItems) }

    func textSelectionDidChange(_ overlayView: ImageAnalysisOverlayView) { selectionChanges += 1 }
}

/// Lets nothing begin, until told otherwise.
@MainActor
final class RefusingDelegate: ImageAnalysisOverlayViewDelegate {
    var answer = false
    var asked: [InteractionTypes] = []

    func overlayView(
        _ overlayView: ImageAnalysisOverlayView, shouldBeginAt point: ViewPoint,
        forAnalysisType analysisType: InteractionTypes
    ) -> Bool {
        asked.append(analysisType)
        return answer
    }
}

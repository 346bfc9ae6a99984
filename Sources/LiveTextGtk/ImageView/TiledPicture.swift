// SPDX-License-Identifier: Apache-2.0

internal import GtkKit
internal import LiveTextCore

/// A picture prepared for drawing: its pixels as they are, smaller sizes as they become ready, all in tiles.
@MainActor
final class TiledPicture {
    /// What the owner gave.
    let source: PixelBuffer
    /// The picture's full size, which `source` may be a reduced preview of.
    let size: ImageSize

    /// Called when there is something better to draw.
    var onLevelsChanged: (@MainActor () -> Void)?

    /// Finest first, the first being the source itself; empty until its format is drawable.
    private var levels: [LevelTiles] = []
    /// Coarse pictures for the time until the levels are there.
    private var substitutes: [LevelTiles]
    private var task: PixelTask?

    /// Pixels of a level that may be read for one frame where none of the right size is ready: about 20 ms of work.
    private static let readablePixels = 4_000_000.0
    /// How much a level's pixels are enlarged while the zoom moves, which nobody sees, sooner than reading four times as
    /// many.
    private static let largestEnlargement = 1.5
    /// Pixels of the picture shown at first when it is large: reading them takes a few milliseconds.
    private static let samplePixels = 400_000.0

    /// - Parameter coarser: the same picture as it was shown until now, a substitute until this one is ready.
    init(_ source: PixelBuffer, fullSize: ImageSize, refining coarser: TiledPicture?) {
        self.source = source
        self.size = fullSize
        substitutes = coarser.map { $0.substitutes(for: fullSize) } ?? []
        if source.isDrawable { levels = [LevelTiles(baseLevel(source))] }
    }

    /// What is known of a picture on transparent ground.
    private(set) var ink: InkLightness?
    /// Whether every size is ready.
    private(set) var isComplete = false

    /// Whether the source is the picture itself and not a reduced preview.
    var isFullSize: Bool { source.size == size }

    /// Starts the work on the smaller sizes.
    func prepare() {
        guard task == nil else { return }
        let (source, size) = (source, size)
        task = PixelTask { cancellation -> (levels: [PyramidLevel], ink: InkLightness?)? in
            guard let pixels = PixelConversion.premultipliedBGRA(source, cancellation: cancellation) else { return nil }
            let base = Self.baseLevel(pixels, of: size)
            guard let smaller = ImagePyramid.levels(below: base, cancellation: cancellation) else { return nil }
            let ink = source.format.hasAlpha ? InkLightness((smaller.last ?? base).pixels) : nil
            return ([base] + smaller, ink)
        } completion: { [weak self] result in
            self?.complete(with: result.levels, ink: result.ink)
        }
    }

    private func complete(with levels: [PyramidLevel], ink: InkLightness?) {
        self.ink = ink
        // The tiles of the source, if it was drawable, are worth keeping.
        self.levels = self.levels.prefix(1) + levels.dropFirst(self.levels.isEmpty ? 0 : 1).map(LevelTiles.init)
        substitutes = []
        isComplete = true
        onLevelsChanged?()
    }

    // MARK: Choosing

    /// What to draw now, scaled by the renderer: from three quarters to one and a half of its size, or the nearest that
    /// can be had at once. Below three quarters the software renderer takes three times as long.
    ///
    /// - Parameters:
    ///   - zoom: device pixels for an image pixel.
    ///   - visible: the part of the picture in view.
    func tiles(zoom: Double, visible: ImageRect) -> LevelTiles? {
        let best = Self.best(of: levels, zoom: zoom, enlargement: Self.largestEnlargement)
        guard !isComplete else { return best }
        if let best, best.pixelCount(in: visible) <= Self.readablePixels { return best }
        if let substitute = Self.best(of: substitutes, zoom: zoom, enlargement: Self.largestEnlargement) {
            return substitute
        }
        let step = (Double(source.width) * Double(source.height) / Self.samplePixels).squareRoot().rounded(.up)
        if let sample = PixelConversion.sample(source, step: Int(step)) {
            substitutes.append(LevelTiles(sampleLevel(sample, step: step)))
        }
        return substitutes.last ?? best
    }

    /// What the exact size is made of; nil until it is ready.
    func level(zoom: Double) -> PyramidLevel? {
        guard isComplete else { return nil }
        return Self.best(of: levels, zoom: zoom, enlargement: 1)?.level
    }

    /// The coarsest level that is enlarged no more than so many times; the finest when all are.
    private static func best(of levels: [LevelTiles], zoom: Double, enlargement: Double) -> LevelTiles? {
        levels.last { zoom * $0.level.coarseness <= enlargement } ?? levels.first
    }

    private func substitutes(for fullSize: ImageSize) -> [LevelTiles] {
        (levels + substitutes).map { $0.rescaled(x: fullSize.width / size.width, y: fullSize.height / size.height) }
    }

    // MARK: Levels

    private func baseLevel(_ pixels: PixelBuffer) -> PyramidLevel { Self.baseLevel(pixels, of: size) }

    private nonisolated static func baseLevel(_ pixels: PixelBuffer, of size: ImageSize) -> PyramidLevel {
        PyramidLevel(
            pixels: pixels, horizontalScale: size.width / Double(pixels.width),
            verticalScale: size.height / Double(pixels.height))
    }

    private func sampleLevel(_ pixels: PixelBuffer, step: Double) -> PyramidLevel {
        PyramidLevel(
            pixels: pixels, horizontalScale: step * size.width / Double(source.width),
            verticalScale: step * size.height / Double(source.height))
    }
}

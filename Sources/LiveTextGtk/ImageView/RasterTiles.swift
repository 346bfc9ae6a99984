// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// The picture at exactly the size and turn it is shown at, pixel for pixel of the device, around the part in view.
///
/// Made beside the main thread when the zoom is at rest. It is sharper than any scaling by the renderer, the same with
/// every renderer, and the cheapest to draw again.
@MainActor
final class RasterTiles {
    /// What the tiles were made for.
    struct Key: Hashable {
        var zoom: Double
        var rotation: ImageRotation
    }

    let key: Key
    /// Of the whole picture, in device pixels.
    let width: Int
    /// Of the whole picture, in device pixels.
    let height: Int

    private let resampler: AreaResampler
    private var textures: [TileIndex: Texture] = [:]
    private var task: PixelTask?

    /// Tiles around the visible ones that are made ahead, so that panning finds them ready.
    private static let margin = 1

    init(_ key: Key, level: PyramidLevel, imageSize: ImageSize) {
        self.key = key
        resampler = AreaResampler(level: level, imageSize: imageSize, rotation: key.rotation, zoom: key.zoom)
        let seen = key.rotation.seenSize(of: imageSize)
        width = AreaResampler.targetLength(imageLength: seen.width, zoom: key.zoom)
        height = AreaResampler.targetLength(imageLength: seen.height, zoom: key.zoom)
    }

    /// The tiles in a part of the turned picture, which is given in device pixels from its corner.
    func range(x: ClosedRange<Double>, y: ClosedRange<Double>, margin: Int = 0) -> TileRange {
        TileRange(touching: x, y, width: width, height: height, margin: margin)
    }

    /// Whether tiles are being made.
    var isBusy: Bool { task != nil }

    /// The texture of a tile, if it is ready.
    func texture(_ tile: TileIndex) -> Texture? { textures[tile] }

    /// Columns and rows of a tile, in device pixels from the turned picture's corner.
    func pixels(of tile: TileIndex) -> (columns: Range<Int>, rows: Range<Int>) {
        let side = LevelTiles.side
        return (
            tile.column * side..<min(width, (tile.column + 1) * side),
            tile.row * side..<min(height, (tile.row + 1) * side)
        )
    }

    /// Makes what is missing: first the tiles in view, then those around them.
    ///
    /// - Parameter completion: called when more tiles are ready.
    func prepare(x: ClosedRange<Double>, y: ClosedRange<Double>, completion: @escaping @MainActor @Sendable () -> Void)
    {
        guard task == nil else { return }
        let nearby = range(x: x, y: y, margin: Self.margin)
        textures = textures.filter { nearby.columns.contains($0.key.column) && nearby.rows.contains($0.key.row) }
        var missing = range(x: x, y: y).indices.filter { textures[$0] == nil }
        if missing.isEmpty { missing = nearby.indices.filter { textures[$0] == nil } }
        guard !missing.isEmpty else { return }
        let parts = missing.map { (tile: $0, pixels: pixels(of: $0)) }
        task = PixelTask { [resampler] cancellation in
            Self.render(parts, resampler, cancellation: cancellation)
        } completion: { [weak self] tiles in
            guard let self else { return }
            task = nil
            for (tile, texture) in tiles { textures[tile] = texture }
            completion()
        }
    }

    private nonisolated static func render(
        _ parts: [(tile: TileIndex, pixels: (columns: Range<Int>, rows: Range<Int>))], _ resampler: AreaResampler,
        cancellation: PixelTask.Cancellation
    ) -> [(TileIndex, Texture)]? {
        let results = Collector<(TileIndex, Texture)>()
        let isWhole = PixelTask.inBands(rows: parts.count, bandRows: 1, cancellation: cancellation) { indices in
            for index in indices {
                let part = parts[index]
                guard let buffer = resampler.pixels(columns: part.pixels.columns, rows: part.pixels.rows),
                    let texture = texture(of: buffer)
                else { continue }
                results.append((part.tile, texture))
            }
        }
        return isWhole ? results.contents : nil
    }

    private nonisolated static func texture(of buffer: PixelBuffer) -> Texture? {
        buffer.withUnsafeBytes {
            Texture(
                width: buffer.width, height: buffer.height, stride: buffer.bytesPerRow,
                format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes: $0, keeping: buffer)
        }
    }
}

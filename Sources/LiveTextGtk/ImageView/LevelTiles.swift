// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
internal import LiveTextCore

/// Column and row of a tile.
struct TileIndex: Hashable, Sendable {
    let column: Int
    let row: Int
}

/// Columns and rows of tiles.
struct TileRange: Sendable {
    let columns: Range<Int>
    let rows: Range<Int>

    /// Row by row.
    var indices: [TileIndex] {
        rows.flatMap { row in columns.map { TileIndex(column: $0, row: row) } }
    }

    /// The tiles that an area of a grid touches.
    ///
    /// - Parameters:
    ///   - width: the grid's, in pixels.
    ///   - height: the grid's, in pixels.
    ///   - margin: tiles more on every side, as far as the grid goes.
    init(touching x: ClosedRange<Double>, _ y: ClosedRange<Double>, width: Int, height: Int, margin: Int = 0) {
        columns = Self.range(x, length: width, margin: margin)
        rows = Self.range(y, length: height, margin: margin)
    }

    private static func range(_ extent: ClosedRange<Double>, length: Int, margin: Int) -> Range<Int> {
        let side = Double(LevelTiles.side)
        let count = (length + LevelTiles.side - 1) / LevelTiles.side
        let first = Int(max(0, (extent.lowerBound / side).rounded(.down))) - margin
        let end = Int(min(Double(count), (extent.upperBound / side).rounded(.up))) + margin
        return max(0, min(first, count))..<max(0, max(first, min(end, count)))
    }
}

/// The tiles of one level: textures that show parts of its pixels where they lie in memory.
@MainActor
final class LevelTiles {
    let level: PyramidLevel
    private var textures: [TileIndex: Texture] = [:]

    /// Pixels of a tile's side: small enough to draw few pixels in vain, large enough to draw few tiles.
    nonisolated static let side = 512
    /// Pixels that a texture shows beyond its tile on every side, so that smoothing has no end at the tile's edge. The
    /// software renderer reads two when it reduces by half.
    private static let apron = 2
    /// Textures kept although they are not in view.
    private static let spareTextures = 64

    init(_ level: PyramidLevel) { self.level = level }

    /// The same pixels of a picture whose size turned out to be different.
    func rescaled(x: Double, y: Double) -> LevelTiles {
        guard x != 1 || y != 1 else { return self }
        return LevelTiles(
            PyramidLevel(
                pixels: level.pixels, horizontalScale: level.horizontalScale * x,
                verticalScale: level.verticalScale * y))
    }

    /// Pixels of this level in a part of the picture.
    func pixelCount(in part: ImageRect) -> Double {
        part.width / level.horizontalScale * part.height / level.verticalScale
    }

    /// The tiles that show a part of the picture.
    func range(showing part: ImageRect) -> TileRange {
        TileRange(
            touching: part.minX / level.horizontalScale...max(part.minX, part.maxX) / level.horizontalScale,
            part.minY / level.verticalScale...max(part.minY, part.maxY) / level.verticalScale,
            width: level.pixels.width, height: level.pixels.height)
    }

    /// Where a tile is in the picture.
    func imageRect(of tile: TileIndex) -> ImageRect { imageRect(of: tile, apron: 0) }

    /// Where the texture of a tile is in the picture: a little more than the tile.
    func textureRect(of tile: TileIndex) -> ImageRect { imageRect(of: tile, apron: Self.apron) }

    /// The texture of a tile, made on first use.
    func texture(_ tile: TileIndex) -> Texture? {
        if let texture = textures[tile] { return texture }
        let (columns, rows) = pixels(of: tile, apron: Self.apron)
        let buffer = level.pixels
        let texture = buffer.withUnsafeBytes { memory in
            let start = rows.lowerBound * buffer.bytesPerRow + columns.lowerBound * 4
            let count = (rows.count - 1) * buffer.bytesPerRow + columns.count * 4
            return Texture(
                width: columns.count, height: rows.count, stride: buffer.bytesPerRow,
                format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
                bytes: UnsafeRawBufferPointer(rebasing: memory[start..<start + count]), keeping: buffer)
        }
        textures[tile] = texture
        return texture
    }

    /// Lets go of textures far from what was drawn last, and so of the renderer's copies.
    func keepTextures(near range: TileRange) {
        guard textures.count > range.columns.count * range.rows.count + Self.spareTextures else { return }
        textures = textures.filter { range.columns.contains($0.key.column) && range.rows.contains($0.key.row) }
    }

    private func pixels(of tile: TileIndex, apron: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ index: Int, _ length: Int) -> Range<Int> {
            max(0, index * Self.side - apron)..<min(length, (index + 1) * Self.side + apron)
        }
        return (range(tile.column, level.pixels.width), range(tile.row, level.pixels.height))
    }

    private func imageRect(of tile: TileIndex, apron: Int) -> ImageRect {
        let (columns, rows) = pixels(of: tile, apron: apron)
        return ImageRect(
            x: Double(columns.lowerBound) * level.horizontalScale, y: Double(rows.lowerBound) * level.verticalScale,
            width: Double(columns.count) * level.horizontalScale, height: Double(rows.count) * level.verticalScale)
    }
}

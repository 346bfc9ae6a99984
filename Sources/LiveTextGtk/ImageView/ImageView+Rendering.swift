// SPDX-License-Identifier: Apache-2.0

internal import CGtk
package import GtkKit
internal import LiveTextCore

extension ImageView {
    package func snapshot(_ snapshot: Snapshot) {
        guard let picture, let mapping = contentsMapping else { return }
        let whole = ViewRect(size: viewport.viewSize)
        let inView = mapping.imageBounds.intersection(whole)
        // A line thinner than any number is still somewhere.
        guard !inView.isEmpty || !mapping.imageBounds.isEmpty else { return }
        drawGround(of: picture, in: onDevicePixels(inView), snapshot)
        guard let raster, isSettled, raster.key == rasterKey else {
            return drawLevels(of: picture, mapping, in: whole, snapshot)
        }
        let (x, y) = rasterExtent(of: whole, raster)
        let range = raster.range(x: x, y: y)
        for tile in range.indices {
            let rect = viewRect(of: tile, raster)
            if let texture = raster.texture(tile) {
                snapshot.appendTexture(texture, in: graphene_rect_t(rect))
            } else {
                drawLevels(of: picture, mapping, in: rect, snapshot)
            }
        }
    }

    /// Puts a picture that could not be seen on the view's colour on another.
    private func drawGround(of picture: TiledPicture, in rect: ViewRect, _ snapshot: Snapshot) {
        guard let ink = picture.ink, let view = Color.named("theme_base_color", for: self),
            let grey = ink.ground(insteadOf: (view.red, view.green, view.blue))
        else { return }
        snapshot.appendColor(Color(red: grey, green: grey, blue: grey), in: graphene_rect_t(rect))
    }

    // MARK: Pyramid

    /// Draws a part of the view from the level that suits the zoom, scaled by the renderer.
    private func drawLevels(
        of picture: TiledPicture, _ mapping: ContentsMapping, in area: ViewRect, _ snapshot: Snapshot
    ) {
        let whole = ImageRect(size: mapping.imageSize)
        let part = mapping.viewToImage(area).intersection(whole)
        guard !part.isEmpty, let tiles = picture.tiles(zoom: viewport.zoom, visible: part) else { return }
        let range = tiles.range(showing: part)
        for tile in range.indices {
            let place = onDevicePixels(mapping.imageToView(tiles.imageRect(of: tile).intersection(whole)))
            let clip = place.intersection(area)
            guard !clip.isEmpty, let texture = tiles.texture(tile) else { continue }
            snapshot.pushClip(graphene_rect_t(clip))
            draw(texture, in: mapping.imageToView(tiles.textureRect(of: tile)), snapshot)
            snapshot.pop()
        }
        tiles.keepTextures(near: range)
    }

    /// Draws an upright texture where the turned picture has it.
    private func draw(_ texture: Texture, in rect: ViewRect, _ snapshot: Snapshot) {
        guard viewport.rotation != .none else { return snapshot.appendTexture(texture, in: graphene_rect_t(rect)) }
        let isSideways = viewport.rotation.swapsAxes
        let width = isSideways ? rect.height : rect.width
        let height = isSideways ? rect.width : rect.height
        snapshot.save()
        snapshot.translate(x: rect.center.x, y: rect.center.y)
        snapshot.rotate(degrees: Double(viewport.rotation.rawValue))
        snapshot.appendTexture(
            texture, in: graphene_rect_t(x: -width / 2, y: -height / 2, width: width, height: height))
        snapshot.restore()
    }

    /// Edges on whole device pixels, which neighbours share: no gap, and no pixel drawn twice.
    func onDevicePixels(_ rect: ViewRect) -> ViewRect {
        let scale = viewport.deviceScale
        let left = (rect.minX * scale).rounded() / scale
        let top = (rect.minY * scale).rounded() / scale
        return ViewRect(
            x: left, y: top, width: (rect.maxX * scale).rounded() / scale - left,
            height: (rect.maxY * scale).rounded() / scale - top)
    }
}

// MARK: - At rest

extension ImageView {
    private var rasterKey: RasterTiles.Key { RasterTiles.Key(zoom: viewport.zoom, rotation: viewport.rotation) }

    func levelsDidChange() {
        requestRaster()
        // What is on screen does until the exact size is ready, a moment later.
        if raster?.isBusy != true { queueDraw() }
    }

    /// Has the part in view made at its exact size, if the zoom is at rest and the pixels themselves do not do.
    func requestRaster() {
        guard isSettled, let picture, contentsMapping != nil, gtk_widget_get_mapped(cast(self)) != 0 else { return }
        let key = rasterKey
        guard key.zoom != 1 || key.rotation != .none, let level = picture.level(zoom: key.zoom),
            // Enlarging a preview would show its pixels as squares.
            picture.isFullSize || key.zoom * level.coarseness <= 1
        else { return raster = nil }
        if raster?.key != key { raster = RasterTiles(key, level: level, imageSize: imageSize) }
        guard let raster else { return }
        let (x, y) = rasterExtent(of: ViewRect(size: viewport.viewSize), raster)
        raster.prepare(x: x, y: y) { [weak self] in
            self?.queueDraw()
            self?.requestRaster()
        }
    }

    /// A part of the view in device pixels from the turned picture's corner, as far as the picture goes.
    private func rasterExtent(
        of area: ViewRect, _ raster: RasterTiles
    ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let scale = viewport.deviceScale
        let offset = viewport.offset
        func extent(_ low: Double, _ high: Double, _ length: Int) -> ClosedRange<Double> {
            let low = min(max(low * scale, 0), Double(length))
            return low...max(low, min(high * scale, Double(length)))
        }
        return (
            extent(area.minX - offset.x, area.maxX - offset.x, raster.width),
            extent(area.minY - offset.y, area.maxY - offset.y, raster.height)
        )
    }

    private func viewRect(of tile: TileIndex, _ raster: RasterTiles) -> ViewRect {
        let (columns, rows) = raster.pixels(of: tile)
        let scale = viewport.deviceScale
        return ViewRect(
            x: viewport.offset.x + Double(columns.lowerBound) / scale,
            y: viewport.offset.y + Double(rows.lowerBound) / scale,
            width: Double(columns.count) / scale, height: Double(rows.count) / scale)
    }
}

extension graphene_rect_t {
    init(_ rect: ViewRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

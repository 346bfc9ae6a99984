// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Runs a test with a view on screen.
func withImageView(width: Int = 320, height: Int = 240, _ test: @MainActor (ShownImageView) throws -> Void) throws {
    try onDisplay {
        let shown = ShownImageView(width: width, height: height)
        defer { shown.window.close() }
        try test(shown)
    }
}

/// A view on screen.
@MainActor
struct ShownImageView {
    let view = ImageView()
    let window: TestWindow

    init(width: Int, height: Int) {
        window = TestWindow(showing: view, width: width, height: height)
    }

    /// Shows a picture and waits until it is there in its best quality.
    func show(_ image: PixelBuffer, fullSize: ImageSize? = nil) {
        view.setImage(image, fullSize: fullSize)
        waitUntilSettled()
    }

    /// Waits until nothing moves and all that is visible is at its exact size.
    func waitUntilSettled(file: StaticString = #filePath, line: UInt = #line) {
        let isSettled = pump(
            until: {
                view.isSettled && view.picture?.isComplete != false && view.raster?.isBusy != true
            }, timeout: .seconds(60))
        XCTAssertTrue(isSettled, "the picture did not come to rest", file: file, line: line)
        window.waitForFrame()
    }

    var pixels: Pixels { Pixels(of: view) }

    /// What is drawn while the zoom moves: the level nearest in size, scaled by the renderer.
    var pixelsInMotion: Pixels {
        view.pinch = PinchState(startZoom: view.zoom, held: .zero, anchor: .zero)
        defer {
            view.pinch = nil
            view.settle()
        }
        view.queueDraw()
        window.waitForFrame()
        return pixels
    }
}

// MARK: - The same without tiles

extension ShownImageView {
    /// The part in view, made in one piece.
    func exactReference() throws -> Pixels {
        let port = view.viewport
        let level = try XCTUnwrap(view.picture?.level(zoom: port.zoom))
        let resampler = AreaResampler(
            level: level, imageSize: port.imageSize, rotation: port.rotation, zoom: port.zoom)
        let seen = port.rotation.seenSize(of: port.imageSize)
        let left = Int(-port.offset.x)
        let top = Int(-port.offset.y)
        let columns =
            max(
                0, left)..<min(
                AreaResampler.targetLength(imageLength: seen.width, zoom: port.zoom), left + Int(port.viewSize.width))
        let rows =
            max(
                0, top)..<min(
                AreaResampler.targetLength(imageLength: seen.height, zoom: port.zoom), top + Int(port.viewSize.height))
        let texture = try texture(of: XCTUnwrap(resampler.pixels(columns: columns, rows: rows)))
        return draw { snapshot in
            snapshot.appendTexture(
                texture,
                in: graphene_rect_t(
                    x: Double(columns.lowerBound - left), y: Double(rows.lowerBound - top),
                    width: Double(columns.count), height: Double(rows.count)))
        }
    }

    /// The level in use as one texture.
    func movingReference() throws -> Pixels {
        let port = view.viewport
        let mapping = try XCTUnwrap(port.contentsMapping)
        let level = try XCTUnwrap(view.picture?.tiles(zoom: port.zoom, visible: ImageRect(size: port.imageSize))).level
        let texture = try texture(of: level.pixels)
        let map = mapping.imageToView
        return draw { snapshot in
            snapshot.pushClip(graphene_rect_t(view.onDevicePixels(mapping.imageBounds)))
            snapshot.transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
            snapshot.appendTexture(
                texture,
                in: graphene_rect_t(
                    x: 0, y: 0, width: Double(level.pixels.width) * level.horizontalScale,
                    height: Double(level.pixels.height) * level.verticalScale))
            snapshot.pop()
        }
    }

    private func texture(of buffer: PixelBuffer) throws -> Texture {
        try XCTUnwrap(
            buffer.withUnsafeBytes {
                Texture(
                    width: buffer.width, height: buffer.height, stride: buffer.bytesPerRow,
                    format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes: $0, keeping: buffer)
            })
    }

    /// A view's size, on the background of views.
    private func draw(_ contents: (Snapshot) -> Void) -> Pixels {
        let size = view.viewport.viewSize
        return Pixels(width: Int(size.width), height: Int(size.height)) { snapshot in
            snapshot.appendColor(
                Color.named("theme_base_color", for: view) ?? .white,
                in: graphene_rect_t(x: 0, y: 0, width: size.width, height: size.height))
            contents(snapshot)
        }
    }
}

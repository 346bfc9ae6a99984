// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class OverlayGeometryTests: XCTestCase {
    func testPointsOfOtherWidgetsAndTheWindow() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            gtk_widget_set_margin_start(stage.container, 30)
            gtk_widget_set_margin_top(stage.container, 20)
            stage.overlay.analysis = stage.makeAnalysis()
            stage.window.waitForFrame()
            let window = UnsafeMutableRawPointer(stage.window.pointer)
            let place = try XCTUnwrap(stage.view.contentsMapping).view(ImagePoint(x: 80, y: 52))
            XCTAssertTrue(stage.overlay.hasText(at: place, in: stage.view))
            XCTAssertTrue(stage.overlay.hasText(at: ViewPoint(x: place.x + 30, y: place.y + 20), in: window))
            XCTAssertTrue(stage.overlay.analysisHasText(at: place, in: stage.view))
            XCTAssertTrue(stage.overlay.hasInteractiveItem(at: place, in: stage.view))
            XCTAssertFalse(stage.overlay.hasDataDetector(at: place, in: stage.view))
            XCTAssertFalse(stage.overlay.hasSupplementaryInterface(at: place, in: stage.view))
            let link = try XCTUnwrap(stage.view.contentsMapping).view(ImagePoint(x: 80, y: 152))
            XCTAssertTrue(stage.overlay.hasDataDetector(at: link, in: stage.view))
            // A widget in no window has no points here.
            let stranger = GObjectReference(sinking: newObject(gtk_label_get_type()))
            XCTAssertFalse(stage.overlay.hasText(at: place, in: stranger.raw))
            XCTAssertNil(stage.overlay.convert(place, from: stranger.raw))
            XCTAssertFalse(stage.overlay.hasText(at: ViewPoint(x: .nan, y: .infinity)))
        }
    }

    /// The chip stands where the item's text ends, however it runs and the picture is turned or mirrored.
    func testTheChipIsAtTheEndOfTheText() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            let upright = AffineTransform<ImageSpace, ViewSpace>(scaleX: 1, scaleY: 1, tx: 0, ty: 0)
            let mirrored = AffineTransform<ImageSpace, ViewSpace>(scaleX: -1, scaleY: 1, tx: 400, ty: 0)
            let turned = AffineTransform<ImageSpace, ViewSpace>(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0)
            let distance = OverlayMetrics.chipDiameter / 2 + 1
            for (direction, placement, x, y) in [
                (TextDirection.leftToRight, upright, 160 + distance, 90), (.rightToLeft, upright, 100 - distance, 90),
                (.topToBottom, upright, 130, 120 + distance), (.leftToRight, mirrored, 240 - distance, 90),
                (.leftToRight, turned, 210, 160 + distance), (.rightToLeft, turned, 210, 100 - distance),
            ] {
                stage.view.placement = placement
                stage.overlay.analysis = Self.item(running: direction)
                let item = try XCTUnwrap(stage.overlay.content?.items.first)
                let chip = stage.overlay.chipCenter(of: item, try XCTUnwrap(stage.view.contentsMapping))
                XCTAssertEqual(chip.x, x, accuracy: 1e-6, "\(direction)")
                XCTAssertEqual(chip.y, y, accuracy: 1e-6, "\(direction)")
            }
        }
    }

    /// One line that is a link, 60 × 60 at (100, 60).
    private static func item(running direction: TextDirection) -> ImageAnalysis {
        let quad = ImageQuad(ImageRect(x: 100, y: 60, width: 60, height: 60))
        let line = TextLine(
            id: TextLine.ID(rawValue: 0),
            words: [TextWord(text: "5550100", quad: quad, confidence: 1, direction: direction)], quad: quad,
            direction: direction)
        return ImageAnalysis(
            imageSize: ImageSize(width: 400, height: 300), blocks: [TextBlock(lines: [line])],
            dataItems: [
                DataItem(
                    value: .link(url: "https://www.example.org"), text: "5550100", range: 0..<7, quads: [quad],
                    confidence: 1)
            ])
    }

    func testTheDelegatesContentViewPlacesThePicture() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            let host = ContentViewDelegate()
            host.view = stage.view
            gtk_widget_set_margin_start(cast(stage.view), 100)
            gtk_widget_set_margin_bottom(cast(stage.view), 60)
            stage.overlay.trackingImageView = nil
            stage.overlay.delegate = host
            stage.overlay.analysis = stage.makeAnalysis()
            host.rect = UnitRect(x: 0.5, y: 0, width: 0.5, height: 1)
            stage.overlay.setContentsRectNeedsUpdate()
            stage.window.waitForFrame()
            // The right half of the view, which begins at 100: (80, 52) of 400 × 300.
            let width = Double(stage.view.width)
            let height = Double(stage.view.height)
            let place = ViewPoint(x: 100 + width / 2 + width / 2 * 80 / 400, y: height * 52 / 300)
            XCTAssertTrue(stage.overlay.hasText(at: place))
            XCTAssertFalse(stage.overlay.hasText(at: ViewPoint(x: place.x - width / 2, y: place.y)))
            XCTAssertEqual(
                stage.overlay.contentsRect.x, (100 + width / 2) / Double(stage.overlay.width), accuracy: 1e-6)
            XCTAssertNotNil(stage.overlay.analysis, "nothing is analysed again or dropped")
        }
    }

    func testAnUnknownPictureTakesEveryAnalysis() throws {
        try onDisplay {
            let stage = OverlayStage()
            defer { stage.window.close() }
            let analysis = stage.makeAnalysis()
            stage.view.hidesIdentity = true
            stage.overlay.analysis = analysis
            XCTAssertEqual(stage.overlay.analysis, analysis)
            stage.view.image = nil
            XCTAssertNil(stage.overlay.analysis, "without a picture there is nothing to show it on")
        }
    }

    /// A `GtkPicture` of three colours, followed by the mapping to the pixel in every fit.
    func testAGtkPictureIsFollowedInEveryFit() throws {
        try onDisplay {
            for (width, height) in [(120, 80), (37, 91), (600, 40)] {
                let texture = try Self.texture(width: width, height: height)
                let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
                gtk_picture_set_paintable(cast(picture), cast(texture))
                gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN)
                let window = TestWindow(showing: picture, width: 333, height: 251)
                defer { window.close() }
                let contents = try XCTUnwrap(PictureContents(picture: picture))
                for fit in [
                    GTK_CONTENT_FIT_FILL, GTK_CONTENT_FIT_CONTAIN, GTK_CONTENT_FIT_COVER, GTK_CONTENT_FIT_SCALE_DOWN,
                ] {
                    gtk_picture_set_content_fit(cast(picture), fit)
                    window.waitForFrame()
                    let bounds = try XCTUnwrap(contents.contentsMapping).imageBounds
                    let pixels = Pixels(of: picture)
                    let seen = Self.extent(of: pixels)
                    let name = "\(width)×\(height), fit \(fit.rawValue): \(seen), expected \(bounds)"
                    XCTAssertEqual(Double(seen.left), max(0, bounds.minX), accuracy: 1, name)
                    XCTAssertEqual(Double(seen.right), min(Double(pixels.width), bounds.maxX), accuracy: 1, name)
                    XCTAssertEqual(Double(seen.top), max(0, bounds.minY), accuracy: 1, name)
                    XCTAssertEqual(Double(seen.bottom), min(Double(pixels.height), bounds.maxY), accuracy: 1, name)
                }
            }
        }
    }

    func testTheIdentityGoesWithThePaintable() throws {
        try onDisplay {
            let first = try Self.texture(width: 20, height: 20)
            let second = try Self.texture(width: 20, height: 20)
            let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
            let owner = GObjectReference(sinking: picture)
            let contents = try XCTUnwrap(PictureContents(picture: owner.raw))
            XCTAssertNil(contents.imageIdentity)
            XCTAssertNil(contents.contentsMapping)
            gtk_picture_set_paintable(cast(picture), cast(first))
            let buffer = try XCTUnwrap(PixelBuffer.pixels(of: first.raw))
            XCTAssertEqual(contents.imageIdentity, buffer.identity)
            XCTAssertEqual(PixelBuffer.pixels(of: first.raw)?.identity, buffer.identity)
            XCTAssertEqual(buffer.withUnsafeBytes { $0[0] }, 255)
            gtk_picture_set_paintable(cast(picture), cast(second))
            XCTAssertNotEqual(contents.imageIdentity, buffer.identity)
            contents.imageIdentity = buffer.identity
            XCTAssertEqual(contents.imageIdentity, buffer.identity)
            XCTAssertNil(PixelBuffer.pixels(of: owner.raw), "a picture is no texture")
            XCTAssertNil(PictureContents(picture: first.raw), "a texture is no picture")
        }
    }

    /// Opaque blue.
    @MainActor
    private static func texture(width: Int, height: Int) throws -> Texture {
        let pixels = [UInt8](repeating: 255, count: width * height * 4).enumerated()
            .map { UInt8($0.offset % 4 == 0 || $0.offset % 4 == 3 ? 255 : 0) }
        let buffer = try XCTUnwrap(
            PixelBuffer(width: width, height: height, format: .bgra8Premultiplied, bytes: pixels))
        return try XCTUnwrap(
            buffer.withUnsafeBytes {
                Texture(
                    width: width, height: height, stride: width * 4, format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
                    bytes: $0, keeping: buffer)
            })
    }

    /// The columns and rows that are blue.
    private static func extent(of pixels: Pixels) -> (left: Int, right: Int, top: Int, bottom: Int) {
        var (left, right, top, bottom) = (pixels.width, 0, pixels.height, 0)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width
            where pixels[x, y].blue > 100 && pixels[x, y].red < 155 && pixels[x, y].alpha > 127 {
                (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), max(bottom, y + 1))
            }
        }
        return (left, right, top, bottom)
    }
}

@MainActor
private final class ContentViewDelegate: ImageAnalysisOverlayViewDelegate {
    var view: Widget?
    var rect = UnitRect(x: 0, y: 0, width: 1, height: 1)

    func contentsRect(for overlayView: ImageAnalysisOverlayView) -> UnitRect { rect }
    func contentView(for overlayView: ImageAnalysisOverlayView) -> Widget? { view }
}

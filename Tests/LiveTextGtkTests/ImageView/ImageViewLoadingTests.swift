// SPDX-License-Identifier: Apache-2.0

import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class ImageViewLoadingTests: XCTestCase {
    func testExtremeShapes() throws {
        try withImageView { shown in
            let view = shown.view
            for (width, height) in [(1, 1), (1, 40_000), (40_000, 1), (3, 5000)] {
                shown.show(try TestPicture.make(width, height) { _, _ in TestPicture.red })
                for zoom in [view.fitZoom, 1, 20] {
                    view.zoom(to: zoom)
                    shown.waitUntilSettled()
                    XCTAssertEqual(shown.pixels[160, 120], .pureRed, "\(width) × \(height) at \(zoom)")
                }
                view.rotate(clockwise: true)
                shown.waitUntilSettled()
                XCTAssertEqual(shown.pixels[160, 120], .pureRed, "\(width) × \(height) turned")
                XCTAssertEqual(shown.pixelsInMotion.width, 320)
            }
        }
    }

    func testFirstFrameDoesNotWaitForThePyramid() throws {
        try withImageView { shown in
            let view = shown.view
            view.setImage(try TestPicture.quarters(3001, 2001))
            XCTAssertEqual(view.picture?.isComplete, false)
            let pixels = Pixels(width: 320, height: 240) { view.snapshot($0) }
            XCTAssertEqual(pixels[5, 20], .pureRed)
            XCTAssertEqual(pixels[314, 20], .pureGreen)
            XCTAssertEqual(pixels[5, 220], .pureBlue)
            XCTAssertEqual(pixels[314, 220], .pureWhite)
        }
    }

    func testPictureReplacedWhileItsPyramidIsBuilt() throws {
        try withImageView { shown in
            let view = shown.view
            weak var abandoned: PixelBuffer?
            for round in 0..<12 {
                let large = try TestPicture.quarters(1500 + round, 1000)
                abandoned = large
                view.setImage(large)
                if round % 3 == 0 { shown.window.waitForFrame() }
                if round % 4 == 1 { view.setImage(nil) }
            }
            let last = try TestPicture.make(640, 480) { _, _ in TestPicture.green }
            shown.show(last)
            XCTAssertTrue(pump(until: { abandoned == nil }), "work on pictures no longer shown ends")
            XCTAssertEqual(view.imageIdentity, last.identity)
            XCTAssertEqual(view.imageSize, last.size)
            for (x, y) in [(2, 2), (160, 120), (317, 237)] { XCTAssertEqual(shown.pixels[x, y], .pureGreen) }
        }
    }

    func testEveryFormatIsShown() throws {
        try withImageView { shown in
            // Two columns of orange at half strength (straight: 255, 128, 0 at 128), or its nearest.
            let orange = Pixels.Pixel(red: 255, green: 128, blue: 0)
            let blended = Pixels.Pixel(red: 255, green: 191, blue: 127)
            let cases: [(PixelBuffer.Format, [UInt8], Pixels.Pixel)] = [
                (.grey8, [77], Pixels.Pixel(red: 77, green: 77, blue: 77)),
                (.rgb8, [255, 128, 0], orange),
                (.rgba8, [255, 128, 0, 128], blended),
                (.bgra8, [0, 128, 255, 128], blended),
                (.rgba8Premultiplied, [128, 64, 0, 128], blended),
                (.bgra8Premultiplied, [0, 64, 128, 128], blended),
            ]
            for (format, pixel, expected) in cases {
                // Rows of an odd length: the next row begins anywhere.
                let row = Array(repeatElement(pixel, count: 33).joined()) + [0, 0, 0]
                let buffer = try XCTUnwrap(
                    PixelBuffer(
                        width: 33, height: 21, format: format, bytesPerRow: row.count,
                        bytes: Array(repeatElement(row, count: 21).joined())))
                shown.show(buffer)
                for point in [(144, 110), (176, 130)] {
                    let color = shown.pixels[point.0, point.1]
                    XCTAssertTrue(color.isClose(to: expected), "\(format): \(color)")
                }
                XCTAssertEqual(shown.pixels[177, 120], shown.pixels[1, 1], "background follows the last column")
            }
        }
    }

    func testVideoFormatsAreShown() throws {
        try withImageView { shown in
            let width = 34
            let height = 22
            // Pure red in BT.601: Y 81, Cb 90, Cr 240.
            let luma = [UInt8](repeating: 81, count: width * height)
            let quarter = width / 2 * (height / 2)
            let interleaved = Array(repeatElement([UInt8(90), 240], count: quarter).joined())
            let planar = [UInt8](repeating: 90, count: quarter) + [UInt8](repeating: 240, count: quarter)
            for (format, chroma) in [(PixelBuffer.Format.nv12, interleaved), (.i420, planar)] {
                shown.show(
                    try XCTUnwrap(
                        PixelBuffer(
                            width: width, height: height, format: format, bytesPerRow: width, bytes: luma + chroma)))
                XCTAssertTrue(shown.pixels[160, 120].isClose(to: .pureRed, tolerance: 3), "\(format)")
                // Without its colour planes it is grey, and nothing is read beyond the end.
                shown.show(
                    try XCTUnwrap(
                        PixelBuffer(width: width, height: height, format: format, bytesPerRow: width, bytes: luma)))
                let grey = shown.pixels[160, 120]
                XCTAssertTrue(grey.red == grey.green && grey.green == grey.blue && grey.red > 60, "\(format): \(grey)")
            }
        }
    }

    func testPreviewIsNeverMadeOfSquares() throws {
        try withImageView { shown in
            let preview = try TestPicture.make(8, 6) { x, _ in x < 4 ? TestPicture.black : TestPicture.white }
            shown.show(preview, fullSize: ImageSize(width: 3200, height: 2400))
            XCTAssertNil(shown.view.raster, "a preview is smoothed by the renderer")
            let edge = shown.pixels[160, 120].green
            XCTAssertTrue(edge > 20 && edge < 235, "\(edge)")
        }
    }
}

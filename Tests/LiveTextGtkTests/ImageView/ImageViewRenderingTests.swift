// SPDX-License-Identifier: Apache-2.0

import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

final class ImageViewRenderingTests: XCTestCase {
    func testPictureFitsInBothQualities() throws {
        try withImageView { shown in
            shown.show(try TestPicture.quarters(1280, 480))
            // 320 × 120, between 60 and 180.
            for pixels in [shown.pixels, shown.pixelsInMotion] {
                XCTAssertEqual(pixels[2, 62], .pureRed)
                XCTAssertEqual(pixels[317, 62], .pureGreen)
                XCTAssertEqual(pixels[2, 177], .pureBlue)
                XCTAssertEqual(pixels[317, 177], .pureWhite)
                XCTAssertEqual(pixels[157, 117], .pureRed)
                XCTAssertEqual(pixels[162, 122], .pureWhite)
                XCTAssertEqual(pixels[160, 57], pixels[0, 0], "above the picture is background")
                XCTAssertEqual(pixels[160, 183], pixels[0, 0], "below the picture is background")
            }
        }
    }

    func testSmallPictureIsShownPixelForPixel() throws {
        try withImageView { shown in
            let (width, height) = (101, 57)
            shown.show(try TestPicture.serial(width, height))
            XCTAssertEqual(shown.view.zoom, 1)
            assertEqual(shown.pixels, from: (0, 0), to: (width, height), at: (110, 92), zoom: 1)
        }
    }

    func testOriginalSizeIsExactToTheLastPixel() throws {
        try withImageView { shown in
            shown.show(try TestPicture.serial(1031, 1537))
            shown.view.zoomToOriginal(animated: false)
            shown.view.pan(by: ViewPoint(x: -1e6, y: -1e6))
            shown.waitUntilSettled()
            assertEqual(shown.pixels, from: (1031 - 320, 1537 - 240), to: (1031, 1537), at: (0, 0), zoom: 1)
            shown.view.center(on: ImagePoint(x: 512, y: 1024))
            shown.waitUntilSettled()
            // Four tiles meet in the middle.
            assertEqual(shown.pixels, from: (512 - 160, 1024 - 120), to: (512 + 160, 1024 + 120), at: (0, 0), zoom: 1)
        }
    }

    func testEnlargedPixelsAreSquares() throws {
        try withImageView { shown in
            shown.show(try TestPicture.serial(701, 603))
            shown.view.zoom(to: 4)
            shown.view.pan(by: ViewPoint(x: -1e6, y: -1e6))
            shown.waitUntilSettled()
            assertEqual(shown.pixels, from: (701 - 80, 603 - 60), to: (701, 603), at: (0, 0), zoom: 4)
        }
    }

    func testTurnedPicture() throws {
        try withImageView { shown in
            shown.show(try TestPicture.quarters(640, 480))
            let expected: [(ImageRotation, [Pixels.Pixel])] = [
                (.right, [.pureBlue, .pureRed, .pureWhite, .pureGreen]),
                (.half, [.pureWhite, .pureBlue, .pureGreen, .pureRed]),
                (.left, [.pureGreen, .pureWhite, .pureRed, .pureBlue]),
                (.none, [.pureRed, .pureGreen, .pureBlue, .pureWhite]),
            ]
            for (rotation, colors) in expected {
                shown.view.rotate(clockwise: true)
                XCTAssertEqual(shown.view.rotation, rotation)
                shown.waitUntilSettled()
                // Sideways it is 180 × 240, at 70.
                let left = rotation.swapsAxes ? 70 : 0
                for pixels in [shown.pixels, shown.pixelsInMotion] {
                    XCTAssertEqual(pixels[left + 2, 2], colors[0], "\(rotation)")
                    XCTAssertEqual(pixels[319 - left - 2, 2], colors[1], "\(rotation)")
                    XCTAssertEqual(pixels[left + 2, 237], colors[2], "\(rotation)")
                    XCTAssertEqual(pixels[319 - left - 2, 237], colors[3], "\(rotation)")
                }
            }
            shown.view.rotate(clockwise: false)
            XCTAssertEqual(shown.view.rotation, .left)
            shown.show(try TestPicture.quarters(640, 480))
            XCTAssertEqual(shown.view.rotation, .none, "another picture is upright")
        }
    }

    func testTurnedPictureIsExactAtOriginalSize() throws {
        try withImageView { shown in
            let (width, height) = (1031, 777)
            shown.show(try TestPicture.serial(width, height))
            shown.view.rotate(clockwise: true)
            shown.view.zoomToOriginal(animated: false)
            shown.view.pan(by: ViewPoint(x: 1e6, y: 1e6))
            shown.waitUntilSettled()
            for pixels in [shown.pixels, shown.pixelsInMotion] {
                for (x, y) in [(0, 0), (319, 239), (100, 50)] {
                    // The view's x runs up the picture from its last row.
                    XCTAssertEqual(pixels[x, y], serialPixel(y, height - 1 - x))
                }
            }
        }
    }

    func testNoSeamsBetweenTiles() throws {
        try withImageView(width: 300, height: 220) { shown in
            shown.show(try TestPicture.noise(1200, 1101))
            let cases: [(ImageRotation, [Double])] = [
                (.none, [0.31, 0.77, 1, 5.3]), (.right, [1.37]), (.half, [0.6]), (.left, [2]),
            ]
            for (rotation, zooms) in cases {
                shown.view.rotate(to: rotation)
                for zoom in zooms {
                    shown.view.zoom(to: zoom)
                    // Tiles meet near the middle, at 512 and 1024.
                    shown.view.center(on: ImagePoint(x: 1021, y: 509))
                    shown.waitUntilSettled()
                    XCTAssertLessThanOrEqual(
                        try largestDifference(shown.pixels, shown.exactReference()), 0, "\(zoom)×, \(rotation), at rest"
                    )
                    // The software renderer knows 128 places within a pixel, on either side of which noise may jump.
                    XCTAssertLessThanOrEqual(
                        try largestDifference(shown.pixelsInMotion, shown.movingReference()), 6,
                        "\(zoom)×, \(rotation), moving")
                }
            }
        }
    }

    func testOnePixelCheckerboardIsEvenGrey() throws {
        try withImageView { shown in
            shown.show(try TestPicture.checkerboard(2051, 1539))
            for zoom in [shown.view.fitZoom, 0.2, 0.25, 0.33, 0.45, 0.5] {
                shown.view.zoom(to: zoom)
                shown.waitUntilSettled()
                for (quality, pixels) in [("at rest", shown.pixels), ("moving", shown.pixelsInMotion)] {
                    var (low, high) = (255, 0)
                    for y in 8..<232 {
                        for x in 8..<312 {
                            low = min(low, Int(pixels[x, y].green))
                            high = max(high, Int(pixels[x, y].green))
                        }
                    }
                    XCTAssertTrue(low >= 126 && high <= 130, "\(zoom)× \(quality): \(low)…\(high)")
                }
            }
        }
    }

    func testTransparencyShowsTheViewBehind() throws {
        try withImageView { shown in
            let background = shown.pixels[0, 0]
            XCTAssertEqual(background.alpha, 255, "the view has a background of its own")
            let halfRed = TestPicture.pixel(128, 0, 0, 128)
            shown.show(
                try TestPicture.make(640, 480) { x, _ in
                    x < 120 ? 0 : x < 400 ? halfRed : (x & 1 == 0 ? TestPicture.pixel(255, 255, 255) : 0)
                })
            for pixels in [shown.pixels, shown.pixelsInMotion] {
                XCTAssertEqual(pixels[20, 120], background)
                let half = Int(background.green) * 127 / 255
                let red = Int(background.red) * 127 / 255 + 128
                XCTAssertTrue(
                    pixels[150, 120].isClose(
                        to: .init(red: UInt8(min(red, 255)), green: UInt8(half), blue: UInt8(half))))
                // White and nothing average to white at half strength: no dark fringe.
                let mixed = UInt8((Int(background.green) + 255) / 2)
                XCTAssertTrue(
                    pixels[260, 120].isClose(to: .init(red: mixed, green: mixed, blue: mixed), tolerance: 3))
            }
        }
    }

    func testInkLostOnTheViewGetsAnotherGround() throws {
        try withImageView { shown in
            let background = shown.pixels[0, 0]
            XCTAssertGreaterThan(background.green, 200, "the test wants a light theme")
            /// A plus on nothing.
            func sign(_ color: UInt32) throws -> PixelBuffer {
                try TestPicture.make(200, 200) { x, y in (80..<120).contains(x) || (80..<120).contains(y) ? color : 0 }
            }
            shown.show(try sign(TestPicture.black))
            XCTAssertEqual(shown.pixels[70, 30], background, "black is seen on white")
            shown.show(try sign(TestPicture.white))
            XCTAssertTrue(shown.pixels[70, 30].isClose(to: .init(red: 31, green: 31, blue: 31)))
            XCTAssertEqual(shown.pixels[160, 120], .pureWhite)
            XCTAssertEqual(shown.pixels[50, 30], background, "beside the picture nothing changes")
        }
    }

    func testNothingIsDrawnWithoutPicture() throws {
        try withImageView { shown in
            let empty = shown.pixels
            shown.show(try TestPicture.quarters(640, 480))
            XCTAssertNotEqual(shown.pixels[10, 10], empty[10, 10])
            shown.view.setImage(nil)
            shown.window.waitForFrame()
            XCTAssertEqual(shown.pixels[10, 10], empty[10, 10])
            XCTAssertNil(shown.view.contentsMapping)
            XCTAssertNil(shown.view.imageIdentity)
        }
    }
}

// MARK: - Comparisons

private func serialPixel(_ x: Int, _ y: Int) -> Pixels.Pixel {
    Pixels.Pixel(TestPicture.pixel(x & 0xFF, y & 0xFF, (x >> 8) << 4 | y >> 8))
}

/// Compares a part of the serial picture with what is on screen at a corner.
private func assertEqual(
    _ pixels: Pixels, from start: (x: Int, y: Int), to end: (x: Int, y: Int), at corner: (x: Int, y: Int),
    zoom: Int,
    file: StaticString = #filePath, line: UInt = #line
) {
    var wrong = 0
    for y in 0..<(end.y - start.y) * zoom {
        for x in 0..<(end.x - start.x) * zoom
        where pixels[corner.x + x, corner.y + y] != serialPixel(start.x + x / zoom, start.y + y / zoom) {
            wrong += 1
        }
    }
    XCTAssertEqual(wrong, 0, "pixels differ", file: file, line: line)
}

/// The largest difference of a component.
private func largestDifference(_ a: Pixels, _ b: Pixels) -> Int {
    guard a.width == b.width, a.height == b.height else { return 255 }
    var largest = 0
    // Every third pixel, a different one in each row: seams are longer than that.
    for y in 0..<a.height {
        for x in stride(from: y % 3, to: a.width, by: 3) {
            let (one, other) = (a[x, y], b[x, y])
            largest = max(
                largest, abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
                abs(Int(one.blue) - Int(other.blue)))
        }
    }
    return largest
}

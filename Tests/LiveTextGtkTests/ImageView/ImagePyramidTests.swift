// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import XCTest

@testable import LiveTextGtk

final class ImagePyramidTests: XCTestCase {
    private let cancellation = PixelTask.Cancellation()

    func testOddSizesKeepTheirLastPixels() throws {
        let base = try level(5, 3) { x, y in TestPicture.pixel(x * 40, y * 100, 0) }
        let half = try XCTUnwrap(ImagePyramid.halved(base, cancellation: cancellation))
        XCTAssertEqual(half.pixels.width, 3)
        XCTAssertEqual(half.pixels.height, 2)
        XCTAssertEqual(half.horizontalScale, 2)
        XCTAssertEqual(half.verticalScale, 2)
        XCTAssertEqual(pixel(half, 0, 0), TestPicture.pixel(20, 50, 0))
        XCTAssertEqual(pixel(half, 2, 0), TestPicture.pixel(160, 50, 0), "the last column stands for itself")
        XCTAssertEqual(pixel(half, 2, 1), TestPicture.pixel(160, 200, 0))
    }

    func testTransparentPixelsCarryNoColour() throws {
        let base = try level(2, 2) { x, _ in x == 0 ? TestPicture.white : 0 }
        let half = try XCTUnwrap(ImagePyramid.halved(base, cancellation: cancellation))
        XCTAssertEqual(pixel(half, 0, 0), TestPicture.pixel(128, 128, 128, 128))
    }

    func testLinesAreHalvedAlongTheirLengthOnly() throws {
        let base = try level(1, 1000) { _, y in y % 2 == 0 ? TestPicture.white : TestPicture.black }
        let levels = try XCTUnwrap(ImagePyramid.levels(below: base, cancellation: cancellation))
        XCTAssertEqual(levels.map(\.pixels.height), [500, 250])
        XCTAssertEqual(levels.map(\.pixels.width), [1, 1])
        XCTAssertEqual(levels.map(\.horizontalScale), [1, 1])
        XCTAssertEqual(levels.map(\.coarseness), [2, 4])
        XCTAssertEqual(pixel(levels[1], 0, 249), TestPicture.pixel(128, 128, 128))
    }

    func testSmallPictureNeedsNoLevels() throws {
        let base = try level(256, 10) { _, _ in TestPicture.red }
        XCTAssertEqual(try XCTUnwrap(ImagePyramid.levels(below: base, cancellation: cancellation)).count, 0)
    }

    func testCancelledTaskGivesNothing() throws {
        nonisolated(unsafe) var delivered = false
        let started = XCTestExpectation()
        var task: PixelTask? = PixelTask { cancellation -> Int? in
            started.fulfill()
            while !cancellation.isCancelled {}
            return 1
        } completion: { _ in
            delivered = true
        }
        wait(for: [started], timeout: 5)
        withExtendedLifetime(task) {}
        task = nil
        XCTAssertFalse(delivered)
        let finished = PixelTask.inBands(rows: 10, bandRows: 3, cancellation: cancellation) { rows in
            XCTAssertLessThanOrEqual(rows.count, 3)
        }
        XCTAssertTrue(finished)
    }

    func testSampleTakesTheLastRowsAndColumns() throws {
        let picture = try TestPicture.make(7, 5) { x, y in TestPicture.pixel(x, y, 0) }
        for step in [1, 2, 3, 4, 100] {
            let sample = try XCTUnwrap(PixelConversion.sample(picture, step: step))
            XCTAssertEqual(sample.width, (7 + step - 1) / step)
            XCTAssertEqual(sample.height, (5 + step - 1) / step)
        }
        XCTAssertEqual(try XCTUnwrap(PixelConversion.sample(picture, step: 0)).width, 7)
    }
}

final class AreaResamplerTests: XCTestCase {
    func testEveryPixelIsTheMeanOfItsArea() throws {
        let size = (width: 53, height: 37)
        let base = try level(size.width, size.height) { x, y in
            let alpha = (x * 7 + y * 13) % 256
            return TestPicture.pixel((x * 31) % (alpha + 1), (y * 17) % (alpha + 1), alpha / 2, alpha)
        }
        for zoom in [0.5, 0.613, 0.99, 1, 1.4, 3, 7.7] {
            for rotation in ImageRotation.allCases {
                let resampler = AreaResampler(
                    level: base, imageSize: base.pixels.size, rotation: rotation, zoom: zoom)
                let seen = rotation.seenSize(of: base.pixels.size)
                let width = AreaResampler.targetLength(imageLength: seen.width, zoom: zoom)
                let height = AreaResampler.targetLength(imageLength: seen.height, zoom: zoom)
                let result = try XCTUnwrap(resampler.pixels(columns: 0..<width, rows: 0..<height))
                let map = try XCTUnwrap(
                    rotation.transform(of: base.pixels.size, scale: zoom, offset: .zero).inverted)
                for y in stride(from: 0, to: height, by: 5) {
                    for x in stride(from: 0, to: width, by: 3) {
                        let area = map(ViewRect(x: Double(x), y: Double(y), width: 1, height: 1))
                            .intersection(ImageRect(size: base.pixels.size))
                        let difference =
                            zip(mean(of: base, in: area), components(of: result, x, y))
                            .map { abs($0 - Double($1)) }.max() ?? 255
                        XCTAssertLessThanOrEqual(difference, 2.5, "\(zoom)×, \(rotation), at \(x), \(y)")
                    }
                }
            }
        }
    }

    func testPartsAreThoseOfTheWhole() throws {
        let base = try level(301, 203) { x, y in TestPicture.pixel((x * 31) & 255, (y * 57) & 255, (x * y) & 255) }
        for rotation in ImageRotation.allCases {
            let resampler = AreaResampler(level: base, imageSize: base.pixels.size, rotation: rotation, zoom: 0.731)
            let whole = try XCTUnwrap(resampler.pixels(columns: 0..<148, rows: 0..<148))
            let part = try XCTUnwrap(resampler.pixels(columns: 40..<91, rows: 77..<148))
            for (x, y) in [(0, 0), (50, 70), (13, 31)] {
                XCTAssertEqual(components(of: part, x, y), components(of: whole, x + 40, y + 77))
            }
        }
    }

    func testEvenAreasStayEvenAndColourNeverExceedsAlpha() throws {
        let color = TestPicture.pixel(200, 100, 3, 201)
        let base = try level(97, 61) { _, _ in color }
        for zoom in [0.5, 0.77, 1.3] {
            let resampler = AreaResampler(level: base, imageSize: base.pixels.size, rotation: .left, zoom: zoom)
            let result = try XCTUnwrap(resampler.pixels(columns: 0..<30, rows: 0..<48))
            for (x, y) in [(0, 0), (29, 47), (11, 23)] {
                XCTAssertEqual(components(of: result, x, y), [3, 100, 200, 201])
            }
        }
    }

    func testTargetLengthIgnoresRoundingAndIsNeverNothing() {
        XCTAssertEqual(AreaResampler.targetLength(imageLength: 3000, zoom: 0.1), 300)
        XCTAssertEqual(AreaResampler.targetLength(imageLength: 3001, zoom: 0.1), 301)
        XCTAssertEqual(AreaResampler.targetLength(imageLength: 1, zoom: 0.001), 1)
    }

    /// The exact mean, blue first.
    private func mean(of level: PyramidLevel, in area: ImageRect) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for y in Int(area.minY)..<min(level.pixels.height, Int(area.maxY) + 1) {
            for x in Int(area.minX)..<min(level.pixels.width, Int(area.maxX) + 1) {
                let covered = area.intersection(ImageRect(x: Double(x), y: Double(y), width: 1, height: 1))
                guard !covered.isEmpty else { continue }
                let part = covered.width * covered.height / (area.width * area.height)
                for (index, component) in components(of: level.pixels, x, y).enumerated() {
                    sums[index] += part * Double(component)
                }
            }
        }
        return sums
    }
}

final class InkLightnessTests: XCTestCase {
    private let light = (red: 1.0, green: 1.0, blue: 1.0)
    private let dark = (red: 0.12, green: 0.12, blue: 0.12)

    func testBlackAndWhiteInk() throws {
        let black = try XCTUnwrap(InkLightness(ink(TestPicture.black)))
        XCTAssertNil(black.ground(insteadOf: light))
        XCTAssertEqual(black.ground(insteadOf: dark), InkLightness.lightGround)
        let white = try XCTUnwrap(InkLightness(ink(TestPicture.white)))
        XCTAssertEqual(white.ground(insteadOf: light), InkLightness.darkGround)
        XCTAssertNil(white.ground(insteadOf: dark))
        // Half-transparent white is still white.
        let faint = try XCTUnwrap(InkLightness(ink(TestPicture.pixel(128, 128, 128, 128))))
        XCTAssertEqual(faint.ground(insteadOf: light), InkLightness.darkGround)
    }

    func testColouredInkIsSeenOnBoth() throws {
        let red = try XCTUnwrap(InkLightness(ink(TestPicture.red)))
        XCTAssertNil(red.ground(insteadOf: light))
        XCTAssertNil(red.ground(insteadOf: dark))
    }

    func testPicturesWithoutTransparentGroundAreLeftAlone() throws {
        XCTAssertNil(InkLightness(try TestPicture.quarters(20, 20)))
        XCTAssertNil(InkLightness(try TestPicture.make(20, 20) { _, _ in 0 }), "nothing to lose")
        let roundCorners = try TestPicture.make(20, 20) { x, y in
            min(x, 19 - x) + min(y, 19 - y) < 4 ? 0 : TestPicture.white
        }
        XCTAssertNil(InkLightness(roundCorners))
    }

    private func ink(_ color: UInt32) throws -> PixelBuffer {
        try TestPicture.make(20, 20) { x, _ in x < 10 ? color : 0 }
    }
}

// MARK: - Pixels

private func level(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) throws -> PyramidLevel {
    PyramidLevel(pixels: try TestPicture.make(width, height, color), horizontalScale: 1, verticalScale: 1)
}

private func components(of buffer: PixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
    buffer.withUnsafeBytes { Array($0[(y * buffer.bytesPerRow + x * 4)..<(y * buffer.bytesPerRow + x * 4 + 4)]) }
}

private func pixel(_ level: PyramidLevel, _ x: Int, _ y: Int) -> UInt32 {
    components(of: level.pixels, x, y).reversed().reduce(0) { $0 << 8 | UInt32($1) }
}

// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite struct BitmapTests {
    /// White with a black square of 6 pixels whose middle is at (43, 23).
    private static func spot() throws -> PlacedBitmap {
        var drawing = GreyDrawing(width: 101, height: 67)
        drawing.fill(x: 40..<46, y: 20..<26, 0)
        return try drawing.makePlaced()
    }

    /// Where the black square is in the displayed picture.
    private func middle(_ placed: PlacedBitmap) -> ImagePoint? {
        var (sumX, sumY, count) = (0.0, 0.0, 0.0)
        for y in 0..<placed.bitmap.height {
            for x in 0..<placed.bitmap.width where placed.bitmap.shade(x: x, y: y) < 128 {
                sumX += Double(x) + 0.5
                sumY += Double(y) + 0.5
                count += 1
            }
        }
        guard count > 0 else { return nil }
        return placed.toImage(RasterPoint(x: sumX / count, y: sumY / count))
    }

    /// How far the black square is from where it was drawn.
    private func distance(_ placed: PlacedBitmap) -> Double {
        middle(placed)?.distance(to: ImagePoint(x: 43, y: 23)) ?? .infinity
    }

    @Test func pixelsArriveWhereTheyWere() throws {
        let spot = try Self.spot()
        #expect(spot.bitmap.width == 101 && spot.bitmap.height == 67 && spot.bitmap.depth == 8)
        #expect(spot.bitmap.shade(x: 40, y: 20) == 0 && spot.bitmap.shade(x: 39, y: 20) == 255)
        #expect(spot.bitmap.shade(x: 45, y: 25) == 0 && spot.bitmap.shade(x: 46, y: 25) == 255)
        let corners = try #require(Raster.corners().buffer)
        let colors = ColorImage(corners, orientation: .up)
        let bitmap = try #require(Bitmap(colors))
        #expect(bitmap.depth == 32)
        // Red in the upper left corner, green in the upper right.
        let red = try #require(bitmap.redChannel())
        #expect(red.shade(x: 2, y: 2) == 220 && red.shade(x: 20, y: 2) == 20)
    }

    @Test(arguments: [0, 1, 2, 3, 5, -1])
    func aTurnedBitmapKnowsItsPlace(quarters: Int) throws {
        let turned = try #require(try Self.spot().turned(quarters: quarters))
        let place = try #require(middle(turned))
        #expect(place.distance(to: ImagePoint(x: 43, y: 23)) < 0.01)
    }

    @Test(arguments: [0.0, 0.02, -0.1, 0.3])
    func aRotatedBitmapKnowsItsPlace(angle: Double) throws {
        let rotated = try #require(try Self.spot().rotated(by: angle, corners: 255))
        let place = try #require(middle(rotated))
        #expect(place.distance(to: ImagePoint(x: 43, y: 23)) < 1)
    }

    @Test func cropsScalesAndBordersKnowTheirPlace() throws {
        let part = try #require(try Self.spot().cropped(to: RasterRect(x: 30, y: 10, width: 40, height: 30)))
        #expect(part.bitmap.width == 40 && part.bitmap.height == 30)
        #expect(distance(part) < 0.01)
        let large = try #require(part.scaled(by: 3)?.bordered(by: 7, shade: 255))
        #expect(large.bitmap.width == 134)
        #expect(distance(large) < 0.6)
        let small = try #require(part.scaled(by: 0.5))
        #expect(distance(small) < 0.6)
    }

    @Test func nothingIsCutFromOutside() throws {
        let spot = try Self.spot()
        #expect(spot.cropped(to: RasterRect(x: 200, y: 0, width: 10, height: 10)) == nil)
        #expect(spot.cropped(to: RasterRect(x: 0, y: 0, width: 0, height: 10)) == nil)
        let edge = try #require(spot.cropped(to: RasterRect(x: -5, y: 60, width: 20, height: 100)))
        #expect(edge.bitmap.width == 15 && edge.bitmap.height == 7)
    }

    @Test func aShadowIsTakenAway() throws {
        // The right half lies in a shadow of a third of the light.
        var page = GreyDrawing(width: 400, height: 300, shade: 240)
        for row in 0..<8 { page.drawLetters(18, x: 30, baseline: 50 + 30 * row, height: 14) }
        let shadowed = page.mapped { x, _, shade in x < 200 ? shade : shade / 3 }
        let bitmap = try shadowed.makeBitmap()
        #expect(Lighting.isUneven(bitmap))
        #expect(!Lighting.isUneven(try page.makeBitmap()))
        let even = try #require(bitmap.evenlyLit())
        #expect(even.width == 400 && even.height == 300)
        #expect(
            abs(even.shade(x: 5, y: 5, width: 20, height: 20) - even.shade(x: 370, y: 5, width: 20, height: 20)) < 30)
        #expect(even.shade(x: 385, y: 285, width: 10, height: 10) > 180)
    }

    @Test func noiseIsMeasured() throws {
        var generator = SeededGenerator(seed: 4)
        let plain = GreyDrawing(width: 200, height: 200, shade: 128)
        #expect(try plain.makeBitmap().noise < 1)
        // The mean of twelve even random numbers between -30 and 30 has a standard deviation of 5.
        let noisy = plain.mapped { _, _, shade in
            let sum = (0..<12).reduce(0.0) { sum, _ in sum + .random(in: -30...30, using: &generator) }
            return UInt8(clamping: Int(Double(shade) + sum / 12))
        }
        #expect((4...6.5).contains(try noisy.makeBitmap().noise))
    }
}

@Suite struct InkMasksTests {
    private func ink(_ mask: Bitmap, x: Int, y: Int) -> Bool { mask.value(x: x, y: y) == 1 }

    @Test(arguments: [31, 32, 33, 100])
    func darkAndLightStandOut(width: Int) throws {
        var drawing = GreyDrawing(width: width, height: 60, shade: 120)
        drawing.fill(x: 4..<8, y: 20..<30, 20)
        drawing.fill(x: width - 8..<width - 4, y: 20..<30, 220)
        let masks = try #require(InkMasks(try drawing.makeBitmap(), radius: 12, floor: 0))
        #expect(ink(masks.dark, x: 5, y: 25) && !ink(masks.light, x: 5, y: 25))
        #expect(ink(masks.light, x: width - 6, y: 25) && !ink(masks.dark, x: width - 6, y: 25))
        #expect(!ink(masks.dark, x: width / 2, y: 50) && !ink(masks.light, x: width / 2, y: 50))
    }

    @Test func noiseBelowTheFloorIsNoInk() throws {
        var generator = SeededGenerator(seed: 9)
        let noisy = GreyDrawing(width: 120, height: 120, shade: 128).mapped { _, _, shade in
            UInt8(clamping: Int(shade) + .random(in: -40...40, using: &generator))
        }
        let bitmap = try noisy.makeBitmap()
        let masks = try #require(InkMasks(bitmap, radius: 12, floor: Float(bitmap.noise * 2.5)))
        let marked = (0..<120 * 120).count { ink(masks.dark, x: $0 % 120, y: $0 / 120) }
        #expect(marked == 0)
    }

    /// As the masks are defined, pixel by pixel.
    @Test(arguments: [(31, 3), (32, 12), (33, 40), (100, 12), (1, 2)])
    func aPixelIsComparedWithTheSquareAroundIt(width: Int, radius: Int) throws {
        var generator = SeededGenerator(seed: 4)
        let drawing = GreyDrawing(width: width, height: 40).mapped { _, _, _ in .random(in: 0...255, using: &generator)
        }
        let masks = try #require(InkMasks(try drawing.makeBitmap(), radius: radius, floor: 0))
        for y in 0..<40 {
            for x in 0..<width {
                let rows = max(0, y - radius)...min(39, y + radius)
                let columns = max(0, x - radius)...min(width - 1, x + radius)
                let square = rows.flatMap { row in columns.map { Double(drawing.pixels[row * width + $0]) } }
                let mean = square.reduce(0, +) / Double(square.count)
                let variance = square.reduce(0) { $0 + $1 * $1 } / Double(square.count) - mean * mean
                let least = variance > 81 ? 0.35 * variance.squareRoot() + 4 : .infinity
                let difference = Double(drawing.pixels[y * width + x]) - mean
                // Of values as near to the border as this the last digit decides.
                guard abs(abs(difference) - least) > 0.01 else { continue }
                #expect(ink(masks.dark, x: x, y: y) == (difference < -least), "\(x), \(y)")
                #expect(ink(masks.light, x: x, y: y) == (difference > least), "\(x), \(y)")
            }
        }
    }

    @Test func aSquareLargerThanThePictureIsNoHarm() throws {
        var drawing = GreyDrawing(width: 10, height: 8)
        drawing.fill(x: 4..<6, y: 3..<5, 0)
        let masks = try #require(InkMasks(try drawing.makeBitmap(), radius: 50, floor: 0))
        #expect(ink(masks.dark, x: 4, y: 3) && !ink(masks.dark, x: 0, y: 0))
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite struct FlatImageTests {
    private func image(
        _ format: PixelBuffer.Format, _ pixel: [UInt8], width: Int = 8, height: Int = 6
    ) throws -> PixelBuffer {
        // A row longer than its pixels, filled with what must not be read.
        let bytesPerRow = width * format.bytesPerPixel + 5
        var bytes = [UInt8](repeating: 99, count: bytesPerRow * height)
        for y in 0..<height {
            for x in 0..<width {
                let start = y * bytesPerRow + x * format.bytesPerPixel
                bytes.replaceSubrange(start..<start + pixel.count, with: pixel)
            }
        }
        return try #require(
            PixelBuffer(width: width, height: height, format: format, bytesPerRow: bytesPerRow, bytes: bytes))
    }

    @Test func everyFormatsLightnessIsTheSame() throws {
        let pixels: [(PixelBuffer.Format, [UInt8])] = [
            (.grey8, [85]), (.rgb8, [200, 30, 70]), (.rgba8, [200, 30, 70, 255]),
            (.rgba8Premultiplied, [200, 30, 70, 255]), (.bgra8, [70, 30, 200, 255]),
            (.bgra8Premultiplied, [70, 30, 200, 255]), (.nv12, [85]), (.i420, [85]),
        ]
        for (format, pixel) in pixels {
            for reduction in [1, 2] {
                let grey = GreyImage(try image(format, pixel), orientation: .up, reduction: reduction)
                #expect(grey.pixels == [UInt8](repeating: 85, count: 48 / reduction / reduction), "\(format)")
            }
        }
    }

    @Test func transparentPixelsShowWhatContrasts() throws {
        // Nothing opaque at all: white.
        #expect(GreyImage(try image(.bgra8, [0, 0, 0, 0]), orientation: .up).pixels[0] == 255)
        // Half transparent black on white, half transparent white on black.
        for format in [PixelBuffer.Format.rgba8, .rgba8Premultiplied] {
            let dark = GreyImage(try image(format, [0, 0, 0, 128]), orientation: .up).pixels[0]
            #expect((126...128).contains(dark))
            let ink: UInt8 = format == .rgba8 ? 255 : 128
            let light = GreyImage(try image(format, [ink, ink, ink, 128]), orientation: .up).pixels[0]
            #expect((127...129).contains(light))
        }
    }

    @Test func aMiddlingForegroundIsReadOnBothGrounds() throws {
        let middling = PictureSample(try image(.rgba8, [120, 120, 120, 200]))
        #expect(middling.otherBackground == 255 - middling.background)
        #expect(PictureSample(try image(.rgba8, [0, 0, 0, 200])).otherBackground == nil)
        #expect(PictureSample(try image(.rgba8, [120, 120, 120, 255])).otherBackground == nil)
        #expect(PictureSample(try image(.rgb8, [120, 120, 120])).otherBackground == nil)
    }

    @Test func coloursAreTold() throws {
        #expect(PictureSample(try image(.rgb8, [200, 30, 70])).hasColors)
        #expect(!PictureSample(try image(.rgb8, [200, 195, 205])).hasColors)
        #expect(!PictureSample(try image(.grey8, [200])).hasColors)
    }

    @Test func aReductionLeavesOutTheRest() throws {
        let grey = GreyImage(try image(.grey8, [10], width: 11, height: 7), orientation: .right, reduction: 3)
        #expect(grey.width == 2 && grey.height == 3)
        #expect(grey.pixels == [UInt8](repeating: 10, count: 6))
    }
}

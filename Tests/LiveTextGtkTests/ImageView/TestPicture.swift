// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import TestSupport
import XCTest

@testable import LiveTextGtk

/// Pictures made for tests.
enum TestPicture {
    /// One premultiplied pixel, blue lowest.
    static func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
        UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | UInt32(alpha) << 24
    }

    static let red = pixel(255, 0, 0)
    static let green = pixel(0, 255, 0)
    static let blue = pixel(0, 0, 255)
    static let white = pixel(255, 255, 255)
    static let black = pixel(0, 0, 0)

    /// A picture of a function of column and row.
    static func make(
        _ width: Int, _ height: Int, identity: ImageIdentity = ImageIdentity(), _ color: (Int, Int) -> UInt32
    ) throws -> PixelBuffer {
        try XCTUnwrap(
            .premultipliedBGRA(width: width, height: height, identity: identity) { target in
                for y in 0..<height {
                    for x in 0..<width { target[y * width + x] = color(x, y) }
                }
                return true
            })
    }

    /// Red, green, blue and white quarters, in reading order.
    static func quarters(
        _ width: Int, _ height: Int, identity: ImageIdentity = ImageIdentity()
    ) throws -> PixelBuffer {
        try make(width, height, identity: identity) { x, y in
            if y < height / 2 { return x < width / 2 ? red : green }
            return x < width / 2 ? blue : white
        }
    }

    /// A different opaque colour for every pixel of pictures up to 4096 × 4096.
    static func serial(_ width: Int, _ height: Int) throws -> PixelBuffer {
        try make(width, height) { x, y in
            pixel(x & 0xFF, y & 0xFF, (x >> 8) << 4 | y >> 8)
        }
    }

    /// Opaque pixels that have nothing to do with their neighbours: any seam stands out.
    static func noise(_ width: Int, _ height: Int) throws -> PixelBuffer {
        var state: UInt32 = 1
        return try make(width, height) { _, _ in
            // The generator of "Numerical Recipes"; its high bits are the random ones.
            state = state &* 1_664_525 &+ 1_013_904_223
            return 0xFF00_0000 | state >> 8
        }
    }

    /// Pixels alternately black and white.
    static func checkerboard(_ width: Int, _ height: Int) throws -> PixelBuffer {
        try make(width, height) { x, y in (x ^ y) & 1 == 0 ? white : black }
    }
}

extension Pixels.Pixel {
    /// One premultiplied pixel, blue lowest.
    init(_ pixel: UInt32) {
        self.init(
            red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF),
            alpha: UInt8(pixel >> 24))
    }

    static let pureRed = Pixels.Pixel(TestPicture.red)
    static let pureGreen = Pixels.Pixel(TestPicture.green)
    static let pureBlue = Pixels.Pixel(TestPicture.blue)
    static let pureWhite = Pixels.Pixel(TestPicture.white)
}

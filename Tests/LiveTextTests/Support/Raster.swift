// SPDX-License-Identifier: Apache-2.0

import LiveText

/// A small picture in memory, as tests draw it.
struct Raster {
    typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    static let red: Color = (220, 20, 20)
    static let green: Color = (20, 200, 20)
    static let blue: Color = (20, 20, 220)
    static let white: Color = (255, 255, 255)
    static let black: Color = (0, 0, 0)

    let width: Int
    let height: Int
    /// Red, green, blue.
    var bytes: [UInt8]

    init(width: Int, height: Int, fill: Color = Raster.white) {
        self.width = width
        self.height = height
        bytes = (0..<width * height).flatMap { _ in [fill.red, fill.green, fill.blue] }
    }

    /// Red, green, blue, white from the top left corner on, row by row.
    static func corners(width: Int = 24, height: Int = 16) -> Raster {
        var raster = Raster(width: width, height: height)
        raster.fill(x: 0..<width / 2, y: 0..<height / 2, red)
        raster.fill(x: width / 2..<width, y: 0..<height / 2, green)
        raster.fill(x: 0..<width / 2, y: height / 2..<height, blue)
        return raster
    }

    /// Speckles that no compression makes small.
    static func noise(width: Int, height: Int, seed: UInt64 = 1) -> Raster {
        var generator = SeededGenerator(seed: seed)
        var raster = Raster(width: width, height: height)
        raster.bytes = raster.bytes.map { _ in .random(in: 0...255, using: &generator) }
        return raster
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, _ color: Color) {
        for row in y {
            for column in x {
                let index = 3 * (row * width + column)
                (bytes[index], bytes[index + 1], bytes[index + 2]) = color
            }
        }
    }

    var buffer: PixelBuffer? { PixelBuffer(width: width, height: height, format: .rgb8, bytes: bytes) }
}

/// Random numbers that are the same each time.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

extension PixelBuffer {
    /// A pixel's bytes: blue, green, red, alpha.
    func pixel(x: Int, y: Int) -> [UInt8] {
        withUnsafeBytes { memory in (0..<4).map { memory[y * bytesPerRow + 4 * x + $0] } }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveText
import Testing

@testable import LiveText

/// Grey pictures that tests draw, change and turn.
struct GreyDrawing {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int, shade: UInt8 = 255) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: shade, count: width * height)
    }

    init(_ image: PixelBuffer, orientation: ImageOrientation = .up, reduction: Int = 1) {
        let grey = GreyImage(image, orientation: orientation, reduction: reduction)
        width = grey.width
        height = grey.height
        pixels = grey.pixels
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, _ shade: UInt8) {
        for row in y.clamped(to: 0..<height) {
            for column in x.clamped(to: 0..<width) { pixels[row * width + column] = shade }
        }
    }

    /// A row of blocks in the proportions of letters, standing on a line.
    mutating func drawLetters(
        _ count: Int, x: Int, baseline: Int, height: Int, slope: Double = 0, shade: UInt8 = 0
    ) {
        for index in 0..<count {
            let left = x + index * height * 9 / 10
            let foot = baseline + Int((slope * Double(left - x)).rounded())
            // A stem and a bar: a block would be no letter.
            fill(x: left..<left + max(2, height / 5), y: foot - height..<foot, shade)
            fill(x: left..<left + height * 6 / 10, y: foot - max(2, height / 6)..<foot, shade)
        }
    }

    /// Every pixel changed by its place and its shade.
    func mapped(_ change: (_ x: Int, _ y: Int, _ shade: UInt8) -> UInt8) -> GreyDrawing {
        var copy = self
        for y in 0..<height {
            for x in 0..<width { copy.pixels[y * width + x] = change(x, y, pixels[y * width + x]) }
        }
        return copy
    }

    /// Placed on a larger ground.
    func framed(by margin: Int, shade: UInt8) -> GreyDrawing {
        var frame = GreyDrawing(width: width + 2 * margin, height: height + 2 * margin, shade: shade)
        for y in 0..<height {
            let start = (y + margin) * frame.width + margin
            frame.pixels.replaceSubrange(start..<start + width, with: pixels[y * width..<(y + 1) * width])
        }
        return frame
    }

    var buffer: PixelBuffer? { PixelBuffer(width: width, height: height, format: .grey8, bytes: pixels) }

    var bitmap: Bitmap? { buffer.flatMap { Bitmap(GreyImage($0, orientation: .up)) } }

    func makeBitmap() throws -> Bitmap { try #require(bitmap) }

    func makePlaced() throws -> PlacedBitmap { try #require(placed) }

    var placed: PlacedBitmap? { bitmap.map { PlacedBitmap(bitmap: $0, toImage: .identity) } }
}

extension Bitmap {
    /// A pixel as it is in memory; `nil` outside.
    func value(x: Int, y: Int) -> UInt32? {
        var value: UInt32 = 0
        return pixGetPixel(pix, Int32(x), Int32(y), &value) == 0 ? value : nil
    }

    /// The mean shade of a part of a grey bitmap, 0…255.
    func shade(x: Int, y: Int, width: Int = 1, height: Int = 1) -> Int {
        var sum = 0
        for row in y..<y + height {
            for column in x..<x + width { sum += Int(value(x: column, y: row) ?? 0) }
        }
        return sum / (width * height)
    }
}

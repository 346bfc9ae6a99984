// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import Glibc
import LiveTextCore

/// Pixels of a bitmap, whichever part of the picture it holds and however that is turned and scaled.
enum RasterSpace: CoordinateSpace {}

typealias RasterPoint = Point<RasterSpace>
typealias RasterRect = Rect<RasterSpace>
typealias RasterQuad = Quad<RasterSpace>

/// From a bitmap to the displayed picture.
typealias RasterToImage = AffineTransform<RasterSpace, ImageSpace>

/// A picture in Leptonica's memory: one bit a pixel (1 is ink), 8 bits of lightness or 32 bits of colour. It does not
/// change once it is made, so that several threads may read it; operations make new ones, `nil` for want of memory.
final class Bitmap: @unchecked Sendable {
    // Unchecked because of the pointer only. Leptonica's reference count is never touched: every bitmap is its own.
    let pix: PixPointer

    /// Takes over a picture.
    init?(owning pix: PixPointer?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pix: PixPointer? = pix
        pixDestroy(&pix)
    }

    /// Copies a flattened picture.
    convenience init?<Pixel: FlatPixel>(_ image: FlatImage<Pixel>) {
        let bytesPerPixel = MemoryLayout<Pixel>.stride
        self.init(owning: pixCreateNoInit(Int32(image.width), Int32(image.height), Int32(bytesPerPixel * 8)))
        let bytesPerRow = 4 * Int(pixGetWpl(pix))
        guard let target = pixGetData(pix) else { return nil }
        image.pixels.withUnsafeBytes { source in
            guard let source = source.baseAddress else { return }
            let row = image.width * bytesPerPixel
            for y in 0..<image.height {
                UnsafeMutableRawPointer(target).advanced(by: y * bytesPerRow)
                    .copyMemory(from: source + y * row, byteCount: row)
            }
        }
        // Leptonica counts pixels from the most significant byte of each 32-bit word.
        pixEndianByteSwap(pix)
    }

    /// Pixels in a row.
    var width: Int { Int(pixGetWidth(pix)) }
    /// Rows.
    var height: Int { Int(pixGetHeight(pix)) }
    /// Bits of a pixel.
    var depth: Int { Int(pixGetDepth(pix)) }
    /// All of it.
    var bounds: RasterRect { RasterRect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}

// MARK: - Operations

extension Bitmap {
    /// Lightness only.
    func grey() -> Bitmap? {
        // Rec. 601 luma.
        depth == 32
            ? Bitmap(owning: pixConvertRGBToGray(pix, 0.299, 0.587, 0.114)) : self
    }

    /// The red channel of colours, the lightness of the rest.
    func redChannel() -> Bitmap? {
        depth == 32 ? Bitmap(owning: pixGetRGBComponent(pix, l_int32(COLOR_RED))) : grey()
    }

    /// A part; `nil` when nothing of it lies inside.
    func cropped(to rect: RasterRect) -> Bitmap? {
        let whole = rect.intersection(bounds)
        guard whole.width >= 1, whole.height >= 1 else { return nil }
        var box = boxCreate(
            l_int32(whole.minX.rounded(.down)), l_int32(whole.minY.rounded(.down)),
            l_int32(whole.width.rounded(.up)), l_int32(whole.height.rounded(.up)))
        let part = Bitmap(owning: pixClipRectangle(pix, box, nil))
        boxDestroy(&box)
        return part
    }

    /// Larger or smaller: area means for reductions, interpolation without sharpening for enlargements.
    func scaled(x: Double, y: Double) -> Bitmap? {
        guard x != 1 || y != 1 else { return self }
        let isReduction = x < 0.7 && y < 0.7
        return Bitmap(
            owning: isReduction ? pixScaleAreaMap(pix, Float(x), Float(y)) : pixScaleLI(pix, Float(x), Float(y)))
    }

    /// Turned clockwise by quarter turns.
    func turned(quarters: Int) -> Bitmap? {
        Bitmap(owning: pixRotateOrth(pix, l_int32(quarters & 3)))
    }

    /// Turned clockwise about the middle by an angle in radians; it grows so that nothing is cut, and the corners take
    /// the shade given (0…255).
    func rotated(by angle: Double, corners: UInt8) -> Bitmap? {
        let (grownWidth, grownHeight) = Self.size(width: width, height: height, rotatedBy: angle)
        let (left, top) = ((grownWidth - width + 1) / 2, (grownHeight - height + 1) / 2)
        let shade = depth == 32 ? UInt32(corners) &* 0x0101_0100 : UInt32(corners)
        guard
            let grown = Bitmap(
                owning: pixAddBorderGeneral(
                    pix, l_int32(left), l_int32(left), l_int32(top), l_int32(top), shade))
        else { return nil }
        return Bitmap(
            owning: depth == 32
                ? pixRotateAMColor(grown.pix, Float(angle), shade) : pixRotateAMGray(grown.pix, Float(angle), corners))
    }

    /// What `rotated(by:corners:)` grows a picture to.
    static func size(width: Int, height: Int, rotatedBy angle: Double) -> (width: Int, height: Int) {
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        let (width, height) = (Double(width), Double(height))
        return (Int((width * cosine + height * sine).rounded(.up)), Int((height * cosine + width * sine).rounded(.up)))
    }

    /// Black and white exchanged.
    func inverted() -> Bitmap? { Bitmap(owning: pixInvert(nil, pix)) }

    /// Each pixel the median of a square around it.
    func medianFiltered(side: Int) -> Bitmap? {
        Bitmap(owning: pixMedianFilter(pix, l_int32(side), l_int32(side)))
    }

    /// With an edge of one shade on all sides.
    func bordered(by width: Int, shade: UInt8) -> Bitmap? {
        Bitmap(
            owning: pixAddBorder(pix, l_int32(width), depth == 32 ? UInt32(shade) &* 0x0101_0100 : UInt32(shade)))
    }

    /// Lightness spread so that one value becomes black and a higher one white.
    func stretched(black: Int, white: Int) -> Bitmap? {
        Bitmap(owning: pixGammaTRC(nil, pix, 1, l_int32(black), l_int32(white)))
    }

    /// The ground's lightness in tiles: what is left when dark letters are taken away. `nil` for small bitmaps.
    func ground(tile: Int) -> Bitmap? {
        let share = 1 / Double(tile)
        guard width >= 3 * tile, height >= tile, let small = scaled(x: share, y: share) else { return nil }
        return Bitmap(owning: pixDilateGray(small.pix, 3, 3))?.medianFiltered(side: 5)
    }

    /// The same with a ground that is white everywhere: for dark letters on a light ground with shadows.
    func evenlyLit(tile: Int = 16) -> Bitmap? {
        guard let ground = ground(tile: tile) else { return nil }
        // Every pixel needs a tile.
        let missing = (
            x: (width + tile - 1) / tile - ground.width, y: (height + tile - 1) / tile - ground.height
        )
        let whole = Bitmap(
            owning: pixExtendByReplication(ground.pix, l_int32(max(0, missing.x)), l_int32(max(0, missing.y))))
        guard let whole, let factors = Bitmap(owning: pixGetInvBackgroundMap(whole.pix, Self.litGround, 1, 1)) else {
            return nil
        }
        return Bitmap(owning: pixApplyInvBackgroundGrayMap(pix, factors.pix, l_int32(tile), l_int32(tile)))
    }

    /// Lightness of an evenly lit ground: a little below white, so that lighter spots are not cut off.
    private static let litGround: l_int32 = 235
}

// MARK: - Measures

extension Bitmap {
    /// The lightness below which a share of the pixels lies; looks at every `step`th pixel of every `step`th row.
    func percentiles(_ shares: [Double], step: Int = 1) -> [Int] {
        var histogram = pixGetGrayHistogram(pix, l_int32(max(1, step)))
        defer { numaDestroy(&histogram) }
        return shares.map { share in
            var value: l_float32 = 0
            numaHistogramGetValFromRank(histogram, Float(share), &value)
            return Int(value.rounded())
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A pixel that engines read.
protocol FlatPixel {
    /// Makes a pixel of a colour, each part 0…255.
    init(red: UInt32, green: UInt32, blue: UInt32)
}

/// Lightness, 0 black, 255 white.
extension UInt8: FlatPixel {
    /// Rec. 601 luma.
    @inline(__always)
    init(red: UInt32, green: UInt32, blue: UInt32) {
        self.init(truncatingIfNeeded: (red &* 77 &+ green &* 150 &+ blue &* 29) >> 8)
    }
}

/// The bytes red, green, blue and 255.
extension UInt32: FlatPixel {
    @inline(__always)
    init(red: UInt32, green: UInt32, blue: UInt32) {
        self = (red | green << 8 | blue << 16 | 0xFF00_0000).littleEndian
    }
}

/// A picture of lightness.
typealias GreyImage = FlatImage<UInt8>

/// A picture of colours.
typealias ColorImage = FlatImage<UInt32>

/// A picture turned upright, without transparency, perhaps reduced: what engines read.
struct FlatImage<Pixel: FlatPixel> {
    /// Rows without padding.
    private(set) var pixels: [Pixel]
    /// Pixels in a row.
    let width: Int
    /// Rows.
    let height: Int
    /// Pixels of the displayed picture that one pixel here stands for, in both directions.
    let reduction: Int

    /// Takes pixels as they are, rows without padding.
    init(pixels: [Pixel], width: Int, height: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        reduction = 1
    }

    /// Flattens a picture.
    ///
    /// - Parameters:
    ///   - reduction: every square of so many pixels becomes one, their mean. At the right and lower edge the rest that
    ///     makes no whole square is left out.
    ///   - background: lightness behind transparent pixels, 0…255; `nil` for black or white, whichever contrasts more.
    init(_ image: PixelBuffer, orientation: ImageOrientation, reduction: Int = 1, background: UInt32? = nil) {
        let sourceWidth = image.width / reduction
        let sourceHeight = image.height / reduction
        width = orientation.swapsAxes ? sourceHeight : sourceWidth
        height = orientation.swapsAxes ? sourceWidth : sourceHeight
        self.reduction = reduction
        let count = width * height
        let background = background ?? (image.format.hasAlpha ? PictureSample(image).background : 255)
        pixels = [Pixel](unsafeUninitializedCapacity: count) { output, initializedCount in
            initializedCount = count
            guard let target = output.baseAddress else { return }
            image.withUnsafeBytes { memory in
                guard let source = memory.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
                let rows = RowReader<Pixel>(
                    source: source, layout: PixelLayout(image), background: background, width: sourceWidth,
                    reduction: reduction)
                rows.read(count: sourceHeight, orientation: orientation, into: target)
            }
        }
    }
}

/// Where the channels of a pixel lie.
struct PixelLayout {
    let bytesPerRow: Int
    let bytesPerPixel: Int
    private let red: Int
    private let green: Int
    private let blue: Int
    private let hasAlpha: Bool
    private let isPremultiplied: Bool

    init(_ image: PixelBuffer) {
        bytesPerRow = image.bytesPerRow
        bytesPerPixel = image.format.bytesPerPixel
        hasAlpha = image.format.hasAlpha
        switch image.format {
        case .bgra8, .bgra8Premultiplied: (red, green, blue) = (2, 1, 0)
        case .rgb8, .rgba8, .rgba8Premultiplied: (red, green, blue) = (0, 1, 2)
        case .grey8, .nv12, .i420: (red, green, blue) = (0, 0, 0)
        }
        isPremultiplied = image.format == .bgra8Premultiplied || image.format == .rgba8Premultiplied
    }

    /// A pixel's colour over a grey background, each part 0…255.
    @inline(__always)
    func color(
        of pixel: UnsafePointer<UInt8>, background: UInt32
    ) -> (red: UInt32, green: UInt32, blue: UInt32) {
        let (red, green, blue) = (UInt32(pixel[red]), UInt32(pixel[green]), UInt32(pixel[blue]))
        guard hasAlpha, pixel[3] != 255 else { return (red, green, blue) }
        let alpha = UInt32(pixel[3])
        let behind = background &* (255 &- alpha) / 255
        if isPremultiplied { return (min(red &+ behind, 255), min(green &+ behind, 255), min(blue &+ behind, 255)) }
        return (red &* alpha / 255 &+ behind, green &* alpha / 255 &+ behind, blue &* alpha / 255 &+ behind)
    }

    /// How opaque a pixel is, 0…255.
    @inline(__always)
    func alpha(of pixel: UnsafePointer<UInt8>) -> UInt32 { hasAlpha ? UInt32(pixel[3]) : 255 }
}

/// Writes rows, flattened, reduced and turned.
private struct RowReader<Pixel: FlatPixel> {
    let source: UnsafePointer<UInt8>
    let layout: PixelLayout
    let background: UInt32
    /// Pixels of a reduced row.
    let width: Int
    let reduction: Int

    /// Rows turned at once, so that turned rows are written in runs.
    private static var bandHeight: Int { 32 }

    func read(count: Int, orientation: ImageOrientation, into target: UnsafeMutablePointer<Pixel>) {
        if orientation == .up {
            for y in 0..<count { readRow(y, into: target + y * width) }
            return
        }
        let band = UnsafeMutablePointer<Pixel>.allocate(capacity: width * Self.bandHeight)
        defer { band.deallocate() }
        let turning = PixelTurning(width: width, height: count, orientation: orientation)
        for start in stride(from: 0, to: count, by: Self.bandHeight) {
            let rows = min(Self.bandHeight, count - start)
            for row in 0..<rows { readRow(start + row, into: band + row * width) }
            turning.place(band, firstRow: start, rowCount: rows, into: target)
        }
    }

    private func readRow(_ y: Int, into target: UnsafeMutablePointer<Pixel>) {
        if reduction > 1 {
            readReducedRow(y, into: target)
            return
        }
        var pixel = source + y * layout.bytesPerRow
        for x in 0..<width {
            let color = layout.color(of: pixel, background: background)
            target[x] = Pixel(red: color.red, green: color.green, blue: color.blue)
            pixel += layout.bytesPerPixel
        }
    }

    private func readReducedRow(_ y: Int, into target: UnsafeMutablePointer<Pixel>) {
        let area = UInt32(reduction * reduction)
        for x in 0..<width {
            var sum: (red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0)
            for subrow in 0..<reduction {
                var pixel = source + (y * reduction + subrow) * layout.bytesPerRow
                pixel += x * reduction * layout.bytesPerPixel
                for _ in 0..<reduction {
                    let color = layout.color(of: pixel, background: background)
                    sum.red &+= color.red
                    sum.green &+= color.green
                    sum.blue &+= color.blue
                    pixel += layout.bytesPerPixel
                }
            }
            target[x] = Pixel(red: sum.red / area, green: sum.green / area, blue: sum.blue / area)
        }
    }
}

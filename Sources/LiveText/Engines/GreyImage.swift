// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Lightness of a picture, turned upright, without transparency, perhaps reduced: what engines read.
struct GreyImage {
    /// Rows without padding, 0 black, 255 white.
    private(set) var pixels: [UInt8]
    /// Pixels in a row.
    let width: Int
    /// Rows.
    let height: Int
    /// Pixels of the displayed picture that one pixel here stands for, in both directions.
    let reduction: Int

    /// Makes the lightness of a picture.
    ///
    /// - Parameters:
    ///   - reduction: every square of so many pixels becomes one, their mean. At the right and lower edge the rest that
    ///     makes no whole square is left out.
    init(_ image: PixelBuffer, orientation: ImageOrientation, reduction: Int = 1) {
        let sourceWidth = image.width / reduction
        let sourceHeight = image.height / reduction
        width = orientation.swapsAxes ? sourceHeight : sourceWidth
        height = orientation.swapsAxes ? sourceWidth : sourceHeight
        self.reduction = reduction
        let count = width * height
        let layout = RowLayout(image)
        let background = image.format.hasAlpha ? Self.background(for: image, layout: layout) : 255
        pixels = [UInt8](unsafeUninitializedCapacity: count) { output, initializedCount in
            initializedCount = count
            guard let target = output.baseAddress else { return }
            image.withUnsafeBytes { memory in
                guard let source = memory.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
                let rows = RowReader(
                    source: source, layout: layout, background: background, width: sourceWidth, reduction: reduction)
                rows.read(count: sourceHeight, orientation: orientation, into: target)
            }
        }
    }

    /// The same with black and white exchanged.
    var inverted: GreyImage {
        var copy = self
        copy.pixels.withUnsafeMutableBufferPointer { buffer in
            for index in buffer.indices { buffer[index] = ~buffer[index] }
        }
        return copy
    }

    // MARK: - Transparency

    /// Pixels looked at to choose what lies behind transparent ones.
    private static let sampleCount = 4096
    /// The middle of lightness.
    private static let middle = 128

    /// White or black behind transparent pixels, whichever is farther from the mean of what is drawn on it.
    private static func background(for image: PixelBuffer, layout: RowLayout) -> UInt32 {
        let step = max(1, image.width * image.height / sampleCount)
        var weight = 0
        var sum = 0
        image.withUnsafeBytes { memory in
            guard let base = memory.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
            for index in stride(from: 0, to: image.width * image.height, by: step) {
                let pixel = base + index / image.width * image.bytesPerRow + index % image.width * 4
                let alpha = Int(pixel[3])
                guard alpha > 0 else { continue }
                let lightness = Int(layout.lightness(of: pixel, background: 0))
                weight += alpha
                // Premultiplied by alpha, over black.
                sum += lightness * 255
            }
        }
        return weight > 0 && sum / weight >= middle ? 0 : 255
    }
}

/// Where the channels of a pixel lie.
struct RowLayout {
    let bytesPerRow: Int
    let bytesPerPixel: Int
    let red: Int
    let blue: Int
    let hasAlpha: Bool
    let isPremultiplied: Bool

    init(_ image: PixelBuffer) {
        bytesPerRow = image.bytesPerRow
        bytesPerPixel = image.format.bytesPerPixel
        hasAlpha = image.format.hasAlpha
        switch image.format {
        case .bgra8, .bgra8Premultiplied: (red, blue) = (2, 0)
        case .rgb8, .rgba8, .rgba8Premultiplied, .grey8, .nv12, .i420: (red, blue) = (0, 2)
        }
        isPremultiplied = image.format == .bgra8Premultiplied || image.format == .rgba8Premultiplied
    }

    /// Lightness (Rec. 601 luma) of a colour pixel over a grey background.
    @inline(__always)
    func lightness(of pixel: UnsafePointer<UInt8>, background: UInt32) -> UInt32 {
        let sum = UInt32(pixel[red]) &* 77 &+ UInt32(pixel[1]) &* 150 &+ UInt32(pixel[blue]) &* 29
        guard hasAlpha else { return sum >> 8 }
        let alpha = UInt32(pixel[3])
        let over = isPremultiplied ? sum >> 8 : (sum >> 8) &* alpha / 255
        return min(over &+ background &* (255 &- alpha) / 255, 255)
    }
}

/// Writes rows of lightness, reduced and turned.
private struct RowReader {
    let source: UnsafePointer<UInt8>
    let layout: RowLayout
    let background: UInt32
    /// Pixels of a reduced row.
    let width: Int
    let reduction: Int

    /// Rows turned at once: a cache line of a turned row.
    private static let bandHeight = 64

    func read(count: Int, orientation: ImageOrientation, into target: UnsafeMutablePointer<UInt8>) {
        if orientation == .up {
            for y in 0..<count { readRow(y, into: target + y * width) }
            return
        }
        let band = UnsafeMutablePointer<UInt8>.allocate(capacity: width * Self.bandHeight)
        defer { band.deallocate() }
        for start in stride(from: 0, to: count, by: Self.bandHeight) {
            let rows = min(Self.bandHeight, count - start)
            for row in 0..<rows { readRow(start + row, into: band + row * width) }
            PixelTurning(width: width, height: count, orientation: orientation)
                .place(band, firstRow: start, rowCount: rows, into: target)
        }
    }

    private func readRow(_ y: Int, into target: UnsafeMutablePointer<UInt8>) {
        if reduction == 1 {
            let row = source + y * layout.bytesPerRow
            if layout.bytesPerPixel == 1 {
                target.update(from: row, count: width)
            } else {
                for x in 0..<width {
                    target[x] = UInt8(
                        truncatingIfNeeded: layout.lightness(
                            of: row + x &* layout.bytesPerPixel, background: background))
                }
            }
            return
        }
        let area = UInt32(reduction * reduction)
        for x in 0..<width {
            var sum: UInt32 = 0
            for subrow in 0..<reduction {
                var pixel = source + (y * reduction + subrow) * layout.bytesPerRow
                pixel += x * reduction * layout.bytesPerPixel
                for _ in 0..<reduction {
                    sum &+=
                        layout.bytesPerPixel == 1
                        ? UInt32(pixel[0]) : layout.lightness(of: pixel, background: background)
                    pixel += layout.bytesPerPixel
                }
            }
            target[x] = UInt8(truncatingIfNeeded: sum / area)
        }
    }
}

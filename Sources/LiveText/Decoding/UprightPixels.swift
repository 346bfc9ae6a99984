// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Turns a decoder's rows into upright BGRA in one pass over the picture.
struct UprightPixels {
    /// Rows turned at once: sixteen pixels of four bytes fill a cache line of a turned row.
    private static let bandHeight = 16

    /// Red, green, blue, and straight alpha where there are four channels.
    let pixels: UnsafePointer<UInt8>
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let hasAlpha: Bool
    let orientation: ImageOrientation
    /// Rows that hold pixels, all inside the picture; the others come out transparent.
    let validRows: Range<Int>
    let colorTransform: ColorTransform?

    /// Makes the buffer.
    ///
    /// - Returns: `nil` when cancelled or when there is too little memory.
    func makeBuffer(cancellation: CancellationFlag) -> PixelBuffer? {
        let outputWidth = orientation.swapsAxes ? height : width
        let outputHeight = orientation.swapsAxes ? width : height
        let byteCount = width * height * 4
        guard let memory = allocateZeroed(byteCount) else { return nil }
        let output = memory.assumingMemoryBound(to: UInt32.self)
        let isComplete = fill(output, cancellation: cancellation)
        let address = UInt(bitPattern: memory)
        let buffer = PixelBuffer(
            width: outputWidth, height: outputHeight, format: .bgra8Premultiplied, bytesPerRow: outputWidth * 4,
            memory: UnsafeRawBufferPointer(start: memory, count: byteCount),
            release: { releaseZeroed(UnsafeMutableRawPointer(bitPattern: address)) })
        return isComplete ? buffer : nil
    }

    private func fill(_ output: UnsafeMutablePointer<UInt32>, cancellation: CancellationFlag) -> Bool {
        if orientation == .up {
            for y in validRows {
                if y % Self.bandHeight == 0, cancellation.isCancelled { return false }
                convertRow(y, to: output + y * width)
            }
            return true
        }
        let band = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.bandHeight * width)
        defer { band.deallocate() }
        let turning = PixelTurning(width: width, height: height, orientation: orientation)
        for start in stride(from: validRows.lowerBound, to: validRows.upperBound, by: Self.bandHeight) {
            if cancellation.isCancelled { return false }
            let count = min(Self.bandHeight, validRows.upperBound - start)
            for row in 0..<count { convertRow(start + row, to: band + row * width) }
            turning.place(band, firstRow: start, rowCount: count, into: output)
        }
        return true
    }

    private func convertRow(_ y: Int, to target: UnsafeMutablePointer<UInt32>) {
        let row = pixels + y * bytesPerRow
        if let colorTransform {
            colorTransform.convert(row, hasAlpha: hasAlpha, to: target, count: width)
            if hasAlpha { Self.premultiply(target, count: width) }
        } else if hasAlpha {
            Self.convertRGBA(row, to: target, count: width)
        } else {
            Self.convertRGB(row, to: target, count: width)
        }
    }

    private static func convertRGB(_ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        var source = row
        for x in 0..<count {
            target[x] =
                (UInt32(source[2]) | UInt32(source[1]) << 8 | UInt32(source[0]) << 16 | 0xFF00_0000).littleEndian
            source += 3
        }
    }

    private static func convertRGBA(_ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, count: Int) {
        var source = row
        for x in 0..<count {
            let alpha = UInt32(source[3])
            target[x] =
                (scaled(UInt32(source[2]), by: alpha) | scaled(UInt32(source[1]), by: alpha) << 8
                | scaled(UInt32(source[0]), by: alpha) << 16 | alpha << 24).littleEndian
            source += 4
        }
    }

    private static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        for x in 0..<count {
            let pixel = UInt32(littleEndian: pixels[x])
            let alpha = pixel >> 24
            guard alpha != 0xFF else { continue }
            pixels[x] =
                (scaled(pixel & 0xFF, by: alpha) | scaled(pixel >> 8 & 0xFF, by: alpha) << 8
                | scaled(pixel >> 16 & 0xFF, by: alpha) << 16 | alpha << 24).littleEndian
        }
    }

    /// `value · alpha / 255`, rounded; exact for 8-bit values.
    private static func scaled(_ value: UInt32, by alpha: UInt32) -> UInt32 {
        let product = value &* alpha &+ 128
        return (product &+ product >> 8) >> 8
    }
}

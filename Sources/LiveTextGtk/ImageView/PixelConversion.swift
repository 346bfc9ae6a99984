// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// Turns pixels of every format into premultiplied BGRA, the one format that is drawn.
enum PixelConversion {
    /// The whole picture; the buffer itself when nothing is to be done. Nil when cancelled or out of memory.
    static func premultipliedBGRA(_ buffer: PixelBuffer, cancellation: PixelTask.Cancellation) -> PixelBuffer? {
        guard !buffer.isDrawable else { return buffer }
        let width = buffer.width
        return buffer.withUnsafeBytes { memory in
            guard let reader = PixelReader(buffer, memory) else { return nil }
            return .premultipliedBGRA(width: width, height: buffer.height, identity: buffer.identity) { target in
                // The bands write different rows.
                nonisolated(unsafe) let (reader, target) = (reader, target)
                // About 64k pixels are converted in well under a millisecond.
                return PixelTask.inBands(rows: buffer.height, bandRows: 65_536 / width, cancellation: cancellation) {
                    rows in
                    for row in rows {
                        reader.read(row: row, from: 0, step: 1, count: width, into: target + row * width)
                    }
                }
            }
        }
    }

    /// Every `step`-th pixel of every `step`-th row, to show something at once.
    static func sample(_ buffer: PixelBuffer, step: Int) -> PixelBuffer? {
        let step = max(1, step)
        let width = (buffer.width + step - 1) / step
        let height = (buffer.height + step - 1) / step
        return buffer.withUnsafeBytes { memory in
            guard let reader = PixelReader(buffer, memory) else { return nil }
            return .premultipliedBGRA(width: width, height: height, identity: buffer.identity) { target in
                for row in 0..<height {
                    // From the middle of each block, and inside the picture in the last one.
                    let sourceRow = min(row * step + step / 2, buffer.height - 1)
                    let first = min(step / 2, (buffer.width - 1) % step)
                    reader.read(row: sourceRow, from: first, step: step, count: width, into: target + row * width)
                }
                return true
            }
        }
    }
}

/// Reads pixels of one buffer as premultiplied BGRA.
private struct PixelReader {
    let format: PixelBuffer.Format
    let base: UnsafePointer<UInt8>
    let bytesPerRow: Int
    let chroma: ChromaPlanes?

    init?(_ buffer: PixelBuffer, _ memory: UnsafeRawBufferPointer) {
        let bytes = memory.bindMemory(to: UInt8.self)
        guard let address = bytes.baseAddress else { return nil }
        format = buffer.format
        base = address
        bytesPerRow = buffer.bytesPerRow
        chroma = ChromaPlanes(buffer, bytes)
    }

    /// - Parameters:
    ///   - start: the first column.
    ///   - step: columns from one pixel to the next.
    func read(row: Int, from start: Int, step: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let line = base + row * bytesPerRow
        let stride = step * format.bytesPerPixel
        var source = line + start * format.bytesPerPixel
        switch format {
        case .grey8:
            for index in 0..<count {
                target[index] = opaque(UInt32(source[0]), UInt32(source[0]), UInt32(source[0]))
                source += stride
            }
        case .rgb8:
            for index in 0..<count {
                target[index] = opaque(UInt32(source[0]), UInt32(source[1]), UInt32(source[2]))
                source += stride
            }
        case .rgba8:
            for index in 0..<count {
                target[index] = premultiplied(source[0], source[1], source[2], source[3])
                source += stride
            }
        case .bgra8:
            for index in 0..<count {
                target[index] = premultiplied(source[2], source[1], source[0], source[3])
                source += stride
            }
        case .rgba8Premultiplied:
            for index in 0..<count {
                target[index] = packed(
                    UInt32(source[0]), UInt32(source[1]), UInt32(source[2]), UInt32(source[3]))
                source += stride
            }
        case .bgra8Premultiplied:
            for index in 0..<count {
                target[index] = packed(
                    UInt32(source[2]), UInt32(source[1]), UInt32(source[0]), UInt32(source[3]))
                source += stride
            }
        case .nv12, .i420:
            for index in 0..<count {
                let column = start + index * step
                target[index] =
                    chroma?.pixel(luma: source[0], column: column, row: row)
                    ?? ChromaPlanes.grey(luma: source[0])
                source += stride
            }
        }
    }
}

@inline(__always)
private func packed(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
    blue | green << 8 | red << 16 | alpha << 24
}

@inline(__always)
private func opaque(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 { packed(red, green, blue, 255) }

@inline(__always)
private func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    guard alpha != 255 else { return opaque(UInt32(red), UInt32(green), UInt32(blue)) }
    let alpha = UInt32(alpha)
    /// c·a/255, rounded.
    func scaled(_ component: UInt8) -> UInt32 {
        let product = UInt32(component) &* alpha &+ 128
        return (product &+ product >> 8) >> 8
    }
    return packed(scaled(red), scaled(green), scaled(blue), alpha)
}

/// The colour planes of video pictures, at half size in both directions.
private struct ChromaPlanes {
    let blueDifference: UnsafePointer<UInt8>
    let redDifference: UnsafePointer<UInt8>
    let bytesPerRow: Int
    let bytesPerPixel: Int
    let coefficients: Coefficients

    /// Nil for formats without colour planes, and where the memory holds lightness only.
    init?(_ buffer: PixelBuffer, _ memory: UnsafeBufferPointer<UInt8>) {
        guard let base = memory.baseAddress else { return nil }
        let rows = (buffer.height + 1) / 2
        let columns = (buffer.width + 1) / 2
        let start = buffer.bytesPerRow * buffer.height
        switch buffer.format {
        case .nv12:
            bytesPerRow = buffer.bytesPerRow
            bytesPerPixel = 2
            guard memory.count >= start + (rows - 1) * bytesPerRow + columns * 2 else { return nil }
            blueDifference = base + start
            redDifference = base + start + 1
        case .i420:
            bytesPerRow = (buffer.bytesPerRow + 1) / 2
            bytesPerPixel = 1
            guard memory.count >= start + (2 * rows - 1) * bytesPerRow + columns else { return nil }
            blueDifference = base + start
            redDifference = base + start + rows * bytesPerRow
        default: return nil
        }
        coefficients = buffer.height >= Self.highDefinitionHeight ? .bt709 : .bt601
    }

    /// From here on video is BT.709, below BT.601: what players assume of unlabelled pictures.
    private static let highDefinitionHeight = 720

    /// Limited-range Y′CbCr to RGB, in 1/256.
    struct Coefficients {
        let redOfRed: Int
        let greenOfBlue: Int
        let greenOfRed: Int
        let blueOfBlue: Int

        static let bt601 = Coefficients(redOfRed: 409, greenOfBlue: -100, greenOfRed: -208, blueOfBlue: 516)
        static let bt709 = Coefficients(redOfRed: 459, greenOfBlue: -55, greenOfRed: -136, blueOfBlue: 541)
    }

    /// 255/219 in 1/256: limited-range lightness to full range.
    private static let lumaGain = 298

    func pixel(luma: UInt8, column: Int, row: Int) -> UInt32 {
        let offset = row / 2 * bytesPerRow + column / 2 * bytesPerPixel
        let blue = Int(blueDifference[offset]) - 128
        let red = Int(redDifference[offset]) - 128
        let lightness = (Int(luma) - 16) * Self.lumaGain
        return opaque(
            Self.component(lightness + coefficients.redOfRed * red),
            Self.component(lightness + coefficients.greenOfBlue * blue + coefficients.greenOfRed * red),
            Self.component(lightness + coefficients.blueOfBlue * blue))
    }

    static func grey(luma: UInt8) -> UInt32 {
        let value = component((Int(luma) - 16) * lumaGain)
        return opaque(value, value, value)
    }

    private static func component(_ value: Int) -> UInt32 { UInt32(min(max((value + 128) >> 8, 0), 255)) }
}

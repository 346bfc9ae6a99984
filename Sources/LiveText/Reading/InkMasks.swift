// SPDX-License-Identifier: Apache-2.0

import CLeptonica

/// What stands out from its surroundings: one mask of what is darker, one of what is lighter.
///
/// A pixel is ink when it differs from the mean of the square around it by a share of that square's standard deviation,
/// and the square has any contrast at all. Both masks come of one pass with running sums, so that the cost is the same for
/// every size of the square; Leptonica's own local threshold gives one of them and takes eight bytes a pixel.
struct InkMasks {
    /// How far from the mean, in standard deviations.
    private static let deviations: Float = 0.35
    /// How far from the mean at least, in steps of lightness.
    private static let margin: Float = 4
    /// Standard deviation below which a square is plain ground; print on paper has 30 and more.
    static let plainDeviation: Float = 9

    let dark: Bitmap
    let light: Bitmap

    /// Makes masks of a grey bitmap; `nil` for want of memory.
    ///
    /// - Parameters:
    ///   - radius: half the side of the square, in pixels; letters up to twice as high are found whole.
    ///   - floor: standard deviation that is noise.
    init?(_ grey: Bitmap, radius: Int, floor: Float) {
        guard let dark = Bitmap(owning: pixCreate(Int32(grey.width), Int32(grey.height), 1)),
            let light = Bitmap(owning: pixCreate(Int32(grey.width), Int32(grey.height), 1)),
            let source = pixGetData(grey.pix), let darkBits = pixGetData(dark.pix),
            let lightBits = pixGetData(light.pix)
        else { return nil }
        self.dark = dark
        self.light = light
        let pass = MaskPass(
            source: source, sourceStride: Int(pixGetWpl(grey.pix)), dark: darkBits, light: lightBits,
            maskStride: Int(pixGetWpl(dark.pix)), width: grey.width, height: grey.height, radius: radius,
            floor: max(floor, Self.plainDeviation))
        pass.run(deviations: Self.deviations, margin: Self.margin)
    }
}

/// The pass over the rows.
///
/// Loops are plain ones over whole rows without branches, so that the compiler makes vector instructions of them.
private struct MaskPass {
    let source: UnsafePointer<UInt32>
    let sourceStride: Int
    let dark: UnsafeMutablePointer<UInt32>
    let light: UnsafeMutablePointer<UInt32>
    let maskStride: Int
    let width: Int
    let height: Int
    let radius: Int
    let floor: Float

    func run(deviations: Float, margin: Float) {
        guard width > 0, height > 0 else { return }
        let rows = MaskRows(width: width, radius: radius)
        defer { rows.deallocate() }
        for y in 0...min(radius, height - 1) { add(row: y, to: rows) }
        var rowCount = 0
        for y in 0..<height {
            let count = min(y + radius, height - 1) - max(y - radius, 0) + 1
            if count != rowCount {
                rowCount = count
                setScales(rows, rowCount: count)
            }
            sumSquares(rows)
            compare(row: y, rows, deviations: deviations, margin: margin)
            pack(rows.isDark, into: dark + y * maskStride)
            pack(rows.isLight, into: light + y * maskStride)
            if y - radius >= 0 { subtract(row: y - radius, from: rows) }
            if y + radius + 1 < height { add(row: y + radius + 1, to: rows) }
        }
    }

    /// Writes a row's pixels one by one; the first of a word is its most significant byte.
    private func unpack(row: Int, into target: UnsafeMutablePointer<UInt8>) {
        let words = source + row * sourceStride
        target.withMemoryRebound(to: UInt32.self, capacity: (width + 3) / 4) { target in
            for index in 0..<(width + 3) / 4 { target[index] = words[index].bigEndian }
        }
    }

    private func add(row: Int, to rows: MaskRows) {
        unpack(row: row, into: rows.pixels)
        let (pixels, sums, squares) = (rows.pixels, rows.sums + radius + 1, rows.squares + radius + 1)
        for x in 0..<width {
            let value = UInt32(pixels[x])
            sums[x] &+= value
            squares[x] &+= value &* value
        }
    }

    private func subtract(row: Int, from rows: MaskRows) {
        unpack(row: row, into: rows.pixels)
        let (pixels, sums, squares) = (rows.pixels, rows.sums + radius + 1, rows.squares + radius + 1)
        for x in 0..<width {
            let value = UInt32(pixels[x])
            sums[x] &-= value
            squares[x] &-= value &* value
        }
    }

    /// One over the pixels of the square around each pixel of a row.
    private func setScales(_ rows: MaskRows, rowCount: Int) {
        for x in 0..<width {
            let columnCount = min(x + radius, width - 1) - max(x - radius, 0) + 1
            rows.scales[x] = 1 / Float(columnCount * rowCount)
        }
    }

    /// Sums over the squares around the pixels of a row.
    private func sumSquares(_ rows: MaskRows) {
        var total: UInt32 = 0
        // A square of squares may pass 32 bits for radii above 127.
        var totalSquares: Int64 = 0
        for x in 0..<2 * radius + 1 {
            total &+= rows.sums[x]
            totalSquares &+= Int64(rows.squares[x])
        }
        let (leavingSums, leavingSquares) = (rows.sums, rows.squares)
        let (comingSums, comingSquares) = (rows.sums + 2 * radius + 1, rows.squares + 2 * radius + 1)
        for x in 0..<width {
            total = total &+ comingSums[x] &- leavingSums[x]
            totalSquares = totalSquares &+ Int64(comingSquares[x]) &- Int64(leavingSquares[x])
            rows.totals[x] = Float(total)
            rows.totalSquares[x] = Float(totalSquares)
        }
    }

    private func compare(row: Int, _ rows: MaskRows, deviations: Float, margin: Float) {
        unpack(row: row, into: rows.pixels)
        let (leastVariance, share) = (floor * floor, deviations * deviations)
        let (pixels, scales, totals, totalSquares) = (rows.pixels, rows.scales, rows.totals, rows.totalSquares)
        let (isDark, isLight) = (rows.isDark, rows.isLight)
        for x in 0..<width {
            let mean = totals[x] * scales[x]
            let variance = totalSquares[x] * scales[x] - mean * mean
            let difference = Float(pixels[x]) - mean
            // Beyond the margin, by more than a share of the deviation: squared, for want of a quick root.
            let darker = max(-difference - margin, 0)
            let lighter = max(difference - margin, 0)
            let least = variance > leastVariance ? share * variance : .infinity
            isDark[x] = darker * darker > least ? 1 : 0
            isLight[x] = lighter * lighter > least ? 1 : 0
        }
    }

    /// Makes bits of bytes that are 0 or 1; the first is the most significant.
    private func pack(_ bytes: UnsafeMutablePointer<UInt8>, into words: UnsafeMutablePointer<UInt32>) {
        // Eight bytes times this have their lowest bits side by side in the highest byte.
        let gather: UInt64 = 0x8040_2010_0804_0201
        bytes.withMemoryRebound(to: UInt64.self, capacity: 4 * maskStride) { bytes in
            for index in 0..<maskStride {
                var word: UInt32 = 0
                for part in 0..<4 {
                    let bits = (bytes[4 * index + part].littleEndian &* gather) >> 56
                    word = word << 8 | UInt32(truncatingIfNeeded: bits)
                }
                words[index] = word
            }
        }
    }
}

/// What the pass keeps of one row after another.
private struct MaskRows {
    /// Sums of the columns of the squares, and of their pixels' squares; blank on both sides, where there is no column.
    let sums: UnsafeMutablePointer<UInt32>
    let squares: UnsafeMutablePointer<UInt32>
    /// The row's pixels.
    let pixels: UnsafeMutablePointer<UInt8>
    let scales: UnsafeMutablePointer<Float>
    let totals: UnsafeMutablePointer<Float>
    let totalSquares: UnsafeMutablePointer<Float>
    /// 1 where a pixel is ink; whole words, the rest of the last one 0.
    let isDark: UnsafeMutablePointer<UInt8>
    let isLight: UnsafeMutablePointer<UInt8>

    init(width: Int, radius: Int) {
        func row<Value: Numeric>(_ count: Int) -> UnsafeMutablePointer<Value> {
            let row = UnsafeMutableRawPointer.allocate(
                byteCount: count * MemoryLayout<Value>.stride, alignment: MemoryLayout<UInt64>.alignment
            ).bindMemory(to: Value.self, capacity: count)
            row.initialize(repeating: 0, count: count)
            return row
        }
        // Whole words of a mask: 32 pixels.
        let whole = (width + 31) / 32 * 32
        sums = row(width + 2 * radius + 2)
        squares = row(width + 2 * radius + 2)
        pixels = row(whole)
        scales = row(width)
        totals = row(width)
        totalSquares = row(width)
        isDark = row(whole)
        isLight = row(whole)
    }

    func deallocate() {
        sums.deallocate()
        squares.deallocate()
        pixels.deallocate()
        scales.deallocate()
        totals.deallocate()
        totalSquares.deallocate()
        isDark.deallocate()
        isLight.deallocate()
    }
}

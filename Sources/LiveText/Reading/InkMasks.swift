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
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { sums in
            guard let sum = sums.baseAddress else { return }
            sum.initialize(repeating: 0, count: 2 * width)
            let squares = sum + width
            for y in 0...min(radius, height - 1) { add(row: y, to: sum, squares) }
            for y in 0..<height {
                let rows = min(y + radius, height - 1) - max(y - radius, 0) + 1
                mark(row: y, sum, squares, rows: rows, deviations: deviations, margin: margin)
                if y - radius >= 0 { subtract(row: y - radius, from: sum, squares) }
                if y + radius + 1 < height { add(row: y + radius + 1, to: sum, squares) }
            }
        }
    }

    /// A pixel; the first of a word is its most significant byte.
    @inline(__always)
    private func pixel(_ row: UnsafePointer<UInt32>, _ x: Int) -> UInt32 {
        row[x >> 2] >> UInt32(truncatingIfNeeded: 24 &- 8 &* (x & 3)) & 255
    }

    private func add(row: Int, to sum: UnsafeMutablePointer<UInt32>, _ squares: UnsafeMutablePointer<UInt32>) {
        let line = source + row * sourceStride
        for x in 0..<width {
            let value = pixel(line, x)
            sum[x] &+= value
            squares[x] &+= value &* value
        }
    }

    private func subtract(row: Int, from sum: UnsafeMutablePointer<UInt32>, _ squares: UnsafeMutablePointer<UInt32>) {
        let line = source + row * sourceStride
        for x in 0..<width {
            let value = pixel(line, x)
            sum[x] &-= value
            squares[x] &-= value &* value
        }
    }

    private func mark(
        row: Int, _ sum: UnsafePointer<UInt32>, _ squares: UnsafePointer<UInt32>, rows: Int, deviations: Float,
        margin: Float
    ) {
        let line = source + row * sourceStride
        let darkRow = dark + row * maskStride
        let lightRow = light + row * maskStride
        var total: UInt32 = 0
        // A square of squares may pass 32 bits for radii above 127.
        var totalSquares: UInt64 = 0
        for x in 0..<min(radius, width) {
            total &+= sum[x]
            totalSquares &+= UInt64(squares[x])
        }
        var darkWord: UInt32 = 0
        var lightWord: UInt32 = 0
        let leastVariance = floor * floor
        for x in 0..<width {
            if x + radius < width {
                total &+= sum[x &+ radius]
                totalSquares &+= UInt64(squares[x &+ radius])
            }
            let first = max(0, x &- radius)
            let columns = min(x &+ radius, width &- 1) &- first &+ 1
            let scale = 1 / Float(truncatingIfNeeded: columns &* rows)
            let mean = Float(total) * scale
            let variance = Float(totalSquares) * scale - mean * mean
            darkWord &<<= 1
            lightWord &<<= 1
            if variance > leastVariance {
                let difference = Float(pixel(line, x)) - mean
                let least = deviations * variance.squareRoot() + margin
                if difference < -least { darkWord |= 1 } else if difference > least { lightWord |= 1 }
            }
            if x & 31 == 31 {
                darkRow[x >> 5] = darkWord
                lightRow[x >> 5] = lightWord
            }
            if x &- radius >= 0 {
                total &-= sum[x &- radius]
                totalSquares &-= UInt64(squares[x &- radius])
            }
        }
        let left = width & 31
        if left != 0 {
            darkRow[width >> 5] = darkWord << UInt32(32 - left)
            lightRow[width >> 5] = lightWord << UInt32(32 - left)
        }
    }
}

extension Float {
    /// Of a small positive number.
    @inline(__always)
    fileprivate init(truncatingIfNeeded value: Int) { self.init(Int32(truncatingIfNeeded: value)) }
}

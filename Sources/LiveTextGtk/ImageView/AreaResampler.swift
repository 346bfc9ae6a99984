// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// Draws parts of a turned and scaled picture, each pixel the exact mean of the area it covers. Scaled down, nothing is
/// left out; scaled up, the picture's pixels are squares with clean edges at any zoom.
struct AreaResampler: Sendable {
    /// What is read.
    let level: PyramidLevel
    /// The picture's size in its own pixels, before the turn.
    let imageSize: ImageSize
    let rotation: ImageRotation
    /// Target pixels for one image pixel.
    let zoom: Double

    /// Columns or rows of the whole target; the last may be covered only partly by the picture.
    static func targetLength(imageLength: Double, zoom: Double) -> Int {
        // A hundredth of a pixel is rounding, not content.
        max(1, Int((imageLength * zoom - 0.01).rounded(.up)))
    }

    /// Pixels of the target's columns and rows.
    func pixels(columns: Range<Int>, rows: Range<Int>) -> PixelBuffer? {
        let width = columns.count
        let source = level.pixels
        // Along the source's rows and down its columns: where that is in the target depends on the turn.
        let isSwapped = rotation.swapsAxes
        let across = AreaTaps(
            isSwapped ? rows : columns, sourceLength: source.width,
            contentLength: imageSize.width / level.horizontalScale, zoom: zoom * level.horizontalScale,
            isReversed: rotation == .half || rotation == .left)
        let down = AreaTaps(
            isSwapped ? columns : rows, sourceLength: source.height,
            contentLength: imageSize.height / level.verticalScale, zoom: zoom * level.verticalScale,
            isReversed: rotation == .half || rotation == .right)
        return .premultipliedBGRA(width: width, height: rows.count, identity: source.identity) { target in
            source.withUnsafeBytes { memory in
                guard let base = memory.baseAddress else { return false }
                resample(
                    base, bytesPerRow: source.bytesPerRow, across: across, down: down, into: target,
                    acrossStride: isSwapped ? width : 1, downStride: isSwapped ? 1 : width)
                return true
            }
        }
    }

    private func resample(
        _ base: UnsafeRawPointer, bytesPerRow: Int, across: AreaTaps, down: AreaTaps,
        into target: UnsafeMutablePointer<UInt32>, acrossStride: Int, downStride: Int
    ) {
        let firstColumn = across.firstSource
        var blended = [UInt64](repeating: 0, count: across.endSource - firstColumn)
        var blendedTaps = 0..<0
        blended.withUnsafeMutableBufferPointer { line in
            for row in 0..<down.count {
                let taps = down.taps(row)
                // Enlarged, many rows in turn are made of the same source rows.
                if taps.isEmpty || !down.isSameBlend(taps, blendedTaps) {
                    blend(base + firstColumn * 4, bytesPerRow: bytesPerRow, down, taps, into: line)
                    blendedTaps = taps
                }
                var output = target + row * downStride
                for column in 0..<across.count {
                    let taps = across.taps(column)
                    var sum: UInt64 = 0
                    for tap in taps {
                        sum &+= line[across.sources[tap] &- firstColumn] &* across.weights[tap]
                    }
                    output.pointee = packed(rounded(sum))
                    output += acrossStride
                }
            }
        }
    }

    /// The weighted mean of some source rows.
    private func blend(
        _ base: UnsafeRawPointer, bytesPerRow: Int, _ down: AreaTaps, _ taps: Range<Int>,
        into line: UnsafeMutableBufferPointer<UInt64>
    ) {
        var isFirst = true
        for tap in taps {
            let weight = down.weights[tap]
            let row = (base + down.sources[tap] * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            if isFirst {
                for column in 0..<line.count { line[column] = lanes(row[column]) &* weight }
                isFirst = false
            } else {
                for column in 0..<line.count { line[column] &+= lanes(row[column]) &* weight }
            }
        }
        for column in 0..<line.count { line[column] = rounded(line[column]) }
    }
}

// MARK: - Four components in one integer

/// The four bytes of a pixel in four lanes of sixteen bits: room for a sum of weights of ``AreaTaps/one``.
@inline(__always)
private func lanes(_ pixel: UInt32) -> UInt64 {
    let halves = (UInt64(pixel) | UInt64(pixel) &<< 16) & 0x0000_FFFF_0000_FFFF
    return (halves | halves &<< 8) & 0x00FF_00FF_00FF_00FF
}

/// Each lane divided by the sum of weights.
@inline(__always)
private func rounded(_ sum: UInt64) -> UInt64 {
    (sum &+ 0x0080_0080_0080_0080) &>> 8 & 0x00FF_00FF_00FF_00FF
}

/// The way back from ``lanes(_:)``.
@inline(__always)
private func packed(_ lanes: UInt64) -> UInt32 {
    let halves = (lanes | lanes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves &>> 16)
}

// MARK: - Weights

/// Which source pixels each target pixel of one direction is made of, and in which parts.
struct AreaTaps: Sendable {
    /// The sum of the weights of a target pixel: exact, so that even areas stay even.
    static let one: UInt64 = 256

    /// Source indices, grouped by target pixel.
    private(set) var sources: [Int] = []
    /// Parts of ``one``.
    private(set) var weights: [UInt64] = []
    private var starts: [Int] = [0]

    /// Target pixels.
    var count: Int { starts.count - 1 }
    /// The smallest source index in use.
    private(set) var firstSource = 0
    /// One more than the largest source index in use.
    private(set) var endSource = 1

    /// - Parameters:
    ///   - targets: target pixels, counted from the picture's edge.
    ///   - sourceLength: how many source pixels there are.
    ///   - contentLength: how much of them is picture, in source pixels; the last may be so in part.
    ///   - zoom: target pixels for one source pixel.
    ///   - isReversed: whether target pixels are counted from the far edge.
    init(_ targets: Range<Int>, sourceLength: Int, contentLength: Double, zoom: Double, isReversed: Bool) {
        let length = min(contentLength, Double(sourceLength))
        for target in targets {
            let near = min(Double(target) / zoom, length)
            let far = min(Double(target + 1) / zoom, length)
            append(
                from: isReversed ? length - far : near, to: isReversed ? length - near : far,
                sourceLength: sourceLength)
        }
        firstSource = sources.min() ?? 0
        endSource = (sources.max() ?? 0) + 1
    }

    /// Indices into ``sources`` and ``weights`` of the target pixel at a position of the range.
    @inline(__always)
    func taps(_ index: Int) -> Range<Int> { starts[index]..<starts[index &+ 1] }

    /// Whether two target pixels are the same mean.
    func isSameBlend(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { sources[$0] == sources[$1] && weights[$0] == weights[$1] }
    }

    private mutating func append(from start: Double, to end: Double, sourceLength: Int) {
        let first = min(max(Int(start.rounded(.down)), 0), sourceLength - 1)
        let last = min(max(Int(end.rounded(.up)) - 1, first), sourceLength - 1)
        let length = end - start
        var left = Self.one
        var largest = weights.count
        for source in first...last {
            let covered = min(end, Double(source + 1)) - max(start, Double(source))
            let part = length > 0 ? UInt64((max(0, covered) / length * Double(Self.one)).rounded()) : 0
            // A part too small to count is not read.
            guard part > 0 else { continue }
            sources.append(source)
            weights.append(min(part, left))
            left -= min(part, left)
            if weights[largest] < part { largest = weights.count - 1 }
        }
        if largest == weights.count {
            sources.append(first)
            weights.append(0)
        }
        // What rounding left over goes to the largest part.
        weights[largest] += left
        starts.append(weights.count)
    }
}

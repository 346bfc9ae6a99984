// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// A picture at one size, in premultiplied BGRA.
struct PyramidLevel: Sendable {
    let pixels: PixelBuffer
    /// Image pixels that a pixel here is wide. The last column may reach beyond the picture.
    let horizontalScale: Double
    /// Image pixels that a pixel here is high.
    let verticalScale: Double

    /// Image pixels that a pixel here is long, in the coarser direction.
    var coarseness: Double { max(horizontalScale, verticalScale) }
}

/// The smaller sizes of a picture, each half of the one before, so that no frame reads many more pixels than it shows
/// and every shown pixel is the mean of those it stands for.
enum ImagePyramid {
    /// Levels are halved until both sides are at most this long, in pixels.
    static let smallestSide = 256

    /// The levels below one, finest first. Nil when cancelled or out of memory.
    static func levels(below base: PyramidLevel, cancellation: PixelTask.Cancellation) -> [PyramidLevel]? {
        var levels: [PyramidLevel] = []
        var current = base
        while max(current.pixels.width, current.pixels.height) > smallestSide {
            guard let next = halved(current, cancellation: cancellation) else { return nil }
            levels.append(next)
            current = next
        }
        return levels
    }

    /// Half the size, rounded up; a direction of one pixel stays. Nil when cancelled or out of memory.
    static func halved(_ level: PyramidLevel, cancellation: PixelTask.Cancellation) -> PyramidLevel? {
        let source = level.pixels
        let width = (source.width + 1) / 2
        let height = (source.height + 1) / 2
        let halves: PixelBuffer? = source.withUnsafeBytes { memory in
            guard let base = memory.baseAddress else { return nil }
            return .premultipliedBGRA(width: width, height: height, identity: source.identity) { target in
                // The bands write different rows.
                nonisolated(unsafe) let (base, target) = (base, target)
                // About 64k pixels are averaged in well under a millisecond.
                return PixelTask.inBands(rows: height, bandRows: 65_536 / width, cancellation: cancellation) { rows in
                    for row in rows {
                        let upper = base + 2 * row * source.bytesPerRow
                        let lower = base + min(2 * row + 1, source.height - 1) * source.bytesPerRow
                        average(
                            upper.assumingMemoryBound(to: UInt32.self), lower.assumingMemoryBound(to: UInt32.self),
                            count: source.width, into: target + row * width)
                    }
                }
            }
        }
        return halves.map {
            PyramidLevel(
                pixels: $0, horizontalScale: level.horizontalScale * (source.width > 1 ? 2 : 1),
                verticalScale: level.verticalScale * (source.height > 1 ? 2 : 1))
        }
    }

    /// Means of two by two pixels; the last column stands for itself when there is no pair.
    ///
    /// Two of the four components are added at once in the halves of one integer. Premultiplied colours may be averaged
    /// as they are: transparent pixels then carry no colour into the mean.
    @inline(__always)
    private static func average(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, count: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let everySecondByte: UInt32 = 0x00FF_00FF
        let half: UInt32 = 0x0002_0002
        @inline(__always)
        func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
            let even =
                (a & everySecondByte) &+ (b & everySecondByte) &+ (c & everySecondByte) &+ (d & everySecondByte)
            let odd =
                (a &>> 8 & everySecondByte) &+ (b &>> 8 & everySecondByte) &+ (c &>> 8 & everySecondByte)
                &+ (d &>> 8 & everySecondByte)
            return (even &+ half) &>> 2 & everySecondByte | ((odd &+ half) &>> 2 & everySecondByte) &<< 8
        }
        let pairs = count / 2
        var column = 0
        while column < pairs {
            target[column] = mean(
                upper[2 &* column], upper[2 &* column &+ 1], lower[2 &* column], lower[2 &* column &+ 1])
            column &+= 1
        }
        if count % 2 == 1 {
            target[pairs] = mean(upper[count - 1], upper[count - 1], lower[count - 1], lower[count - 1])
        }
    }
}

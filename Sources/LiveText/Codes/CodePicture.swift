// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveTextCore

/// Pixels of a picture made for one pass of reading.
enum PassSpace: CoordinateSpace {}

/// A picture made for one pass of reading, and where its pixels lie in the displayed picture.
struct CodePicture {
    let grey: GreyImage
    let placement: AffineTransform<PassSpace, ImageSpace>

    /// The picture as it is, perhaps reduced.
    init(_ grey: GreyImage) {
        let scale = Double(grey.reduction)
        self.init(grey, placement: AffineTransform(scaleX: scale, scaleY: scale, tx: 0, ty: 0))
    }

    private init(_ grey: GreyImage, placement: AffineTransform<PassSpace, ImageSpace>) {
        self.grey = grey
        self.placement = placement
    }

    /// The same with other pixels of the same size.
    private func with(_ pixels: [UInt8]) -> CodePicture {
        CodePicture(GreyImage(pixels: pixels, width: grey.width, height: grey.height), placement: placement)
    }

    /// The same pixels under another transform.
    private func replaced(
        _ pixels: [UInt8], width: Int, height: Int, by step: AffineTransform<PassSpace, PassSpace>
    ) -> CodePicture {
        CodePicture(
            GreyImage(pixels: pixels, width: width, height: height), placement: step.concatenating(placement))
    }

    // MARK: - Forms of it

    /// Black and white exchanged: codes printed in white.
    var negative: CodePicture { with(grey.pixels.map { ~$0 }) }

    /// Black and white alone, divided where the two classes of lightness differ most (Otsu): noise, low contrast.
    var binarized: CodePicture {
        var histogram = [Int](repeating: 0, count: 256)
        for pixel in grey.pixels { histogram[Int(pixel)] += 1 }
        let total = Double(grey.pixels.count)
        let sum = histogram.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
        var (weight, partial, best, threshold) = (0.0, 0.0, -1.0, 0)
        for (level, count) in histogram.enumerated() {
            weight += Double(count)
            partial += Double(level * count)
            guard weight > 0, weight < total else { continue }
            let difference = sum * weight / total - partial
            let variance = difference * difference / (weight * (total - weight))
            if variance > best { (best, threshold) = (variance, level) }
        }
        return with(grey.pixels.map { Int($0) > threshold ? 255 : 0 })
    }

    /// Black and white alone, divided by the mean of each pixel's surroundings: uneven light.
    var locallyBinarized: CodePicture {
        let means = surroundings(radius: 12)
        // So much darker than its surroundings is more than noise.
        return with(zip(grey.pixels, means).map { $0 &+ 3 > $1 || $0 > 252 ? 255 : 0 })
    }

    /// With stronger edges: blur.
    var sharpened: CodePicture {
        let means = surroundings(radius: 2)
        return with(
            zip(grey.pixels, means).map { pixel, mean in
                UInt8(clamping: Int(pixel) + (Int(pixel) - Int(mean)) * 3 / 2)
            })
    }

    /// The mean of the square of pixels around each.
    private func surroundings(radius: Int) -> [UInt8] {
        let (width, height) = (grey.width, grey.height)
        // Sums over a column of rows around the current one.
        var columns = [Int](repeating: 0, count: width)
        var result: [UInt8] = []
        result.reserveCapacity(width * height)
        func add(_ row: Int, _ sign: Int) {
            for x in 0..<width { columns[x] &+= sign &* Int(grey.pixels[row &* width &+ x]) }
        }
        for row in 0..<min(radius, height) { add(row, 1) }
        for y in 0..<height {
            if y + radius < height { add(y + radius, 1) }
            if y - radius - 1 >= 0 { add(y - radius - 1, -1) }
            let rows = min(y + radius, height - 1) - max(y - radius, 0) + 1
            var sum = columns[..<min(radius, width)].reduce(0, +)
            for x in 0..<width {
                if x + radius < width { sum &+= columns[x + radius] }
                if x - radius - 1 >= 0 { sum &-= columns[x - radius - 1] }
                let count = (min(x + radius, width - 1) - max(x - radius, 0) + 1) * rows
                result.append(UInt8(truncatingIfNeeded: sum / count))
            }
        }
        return result
    }

    /// A light margin all round, which standards ask for and printers forget.
    var padded: CodePicture {
        let margin = max(Self.minimumMargin, min(grey.width, grey.height) / 10)
        let (width, height) = (grey.width + 2 * margin, grey.height + 2 * margin)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for y in 0..<grey.height {
            let start = (y + margin) * width + margin
            pixels.replaceSubrange(start..<start + grey.width, with: grey.pixels[y * grey.width..<(y + 1) * grey.width])
        }
        return replaced(
            pixels, width: width, height: height,
            by: AffineTransform(scaleX: 1, scaleY: 1, tx: -Double(margin), ty: -Double(margin)))
    }

    /// Pixels of margin that make a quiet zone for bars of two pixels.
    private static let minimumMargin = 20

    /// Larger by a whole factor, with values in between: modules of hardly more than a pixel.
    func enlarged(by factor: Int) -> CodePicture {
        let (width, height) = (grey.width * factor, grey.height * factor)
        let scale = Double(factor)
        // Pixel centres lie on pixel centres.
        let shift = (1 - 1 / scale) / 2
        return resampled(
            width: width, height: height,
            by: AffineTransform(scaleX: 1 / scale, scaleY: 1 / scale, tx: -shift, ty: -shift))
    }

    /// Turned about its middle: bars that neither rows nor columns of pixels cross.
    ///
    /// - Parameter degrees: 0…90.
    func turned(by degrees: Double) -> CodePicture {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let (sourceWidth, sourceHeight) = (Double(grey.width), Double(grey.height))
        let width = Int((sourceWidth * cosine + sourceHeight * sine).rounded(.up))
        let height = Int((sourceWidth * sine + sourceHeight * cosine).rounded(.up))
        let (halfWidth, halfHeight) = (Double(width) / 2, Double(height) / 2)
        return resampled(
            width: width, height: height,
            by: AffineTransform(
                a: cosine, b: sine, c: -sine, d: cosine,
                tx: sourceWidth / 2 - cosine * halfWidth + sine * halfHeight,
                ty: sourceHeight / 2 - sine * halfWidth - cosine * halfHeight))
    }

    /// A picture whose pixels are looked up by a transform, with values between four neighbours; white beyond the edge.
    private func resampled(
        width: Int, height: Int, by step: AffineTransform<PassSpace, PassSpace>
    ) -> CodePicture {
        let (sourceWidth, sourceHeight) = (grey.width, grey.height)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { output, count in
            count = width * height
            grey.pixels.withUnsafeBufferPointer { source in
                // Places in units of 1/65,536 of a pixel.
                let (stepX, stepY) = (Int(step.a * 65_536), Int(step.b * 65_536))
                for y in 0..<height {
                    let start = step(Point<PassSpace>(x: 0, y: Double(y)))
                    var (placeX, placeY) = (Int(start.x * 65_536), Int(start.y * 65_536))
                    for x in 0..<width {
                        let (left, top) = (placeX >> 16, placeY >> 16)
                        defer {
                            placeX &+= stepX
                            placeY &+= stepY
                        }
                        guard left >= -1, top >= -1, left <= sourceWidth, top <= sourceHeight else {
                            output[y &* width &+ x] = 255
                            continue
                        }
                        let (near, far) = (
                            min(max(left, 0), sourceWidth &- 1), min(max(left &+ 1, 0), sourceWidth &- 1)
                        )
                        let upperRow = min(max(top, 0), sourceHeight &- 1) &* sourceWidth
                        let lowerRow = min(max(top &+ 1, 0), sourceHeight &- 1) &* sourceWidth
                        let (alongX, alongY) = (placeX >> 8 & 255, placeY >> 8 & 255)
                        let upper =
                            Int(source[upperRow &+ near]) &* (256 &- alongX) &+ Int(source[upperRow &+ far]) &* alongX
                        let lower =
                            Int(source[lowerRow &+ near]) &* (256 &- alongX) &+ Int(source[lowerRow &+ far]) &* alongX
                        output[y &* width &+ x] = UInt8(
                            truncatingIfNeeded: (upper &* (256 &- alongY) &+ lower &* alongY) >> 16)
                    }
                }
            }
        }
        return replaced(pixels, width: width, height: height, by: step)
    }
}

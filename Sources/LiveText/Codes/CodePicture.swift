// SPDX-License-Identifier: Apache-2.0

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

    /// Turned by 45°: bars that neither rows nor columns of pixels cross.
    var turned: CodePicture {
        let side = Double(grey.width + grey.height) * 0.5.squareRoot()
        let cosine = 0.5.squareRoot()
        let center = (x: Double(grey.width) / 2, y: Double(grey.height) / 2)
        let length = Int(side.rounded(.up))
        // The middle stays the middle.
        let half = Double(length) / 2
        return resampled(
            width: length, height: length,
            by: AffineTransform(
                a: cosine, b: cosine, c: -cosine, d: cosine, tx: center.x, ty: center.y - 2 * cosine * half))
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

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A few thousand pixels spread over a picture, looked at to choose how it is read.
struct PictureSample {
    private static let count = 4096
    /// Lightness between black and white.
    private static let middle: UInt32 = 128
    /// Means nearer to the middle than this leave open what is put behind.
    private static let undecidedDistance: UInt32 = 40
    /// How far apart the channels of a pixel are that is no grey, in 8-bit steps; compression causes less.
    private static let colorDistance: UInt32 = 24

    /// What is put behind transparent pixels, whichever contrasts more with what is drawn: 255 white, 0 black.
    let background: UInt32
    /// What else might be put behind transparent pixels, when both contrast alike.
    let otherBackground: UInt32?
    /// Whether it has colours; else lightness says all.
    let hasColors: Bool

    init(_ image: PixelBuffer) {
        let layout = PixelLayout(image)
        let (width, total) = (image.width, image.width * image.height)
        // An odd step, so that the samples do not all fall into the same columns.
        let step = max(1, total / Self.count) | 1
        var opacity: UInt64 = 0
        var lightness: UInt64 = 0
        var samples: UInt64 = 0
        var hasColors = false
        image.withUnsafeBytes { memory in
            guard let base = memory.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
            for index in stride(from: 0, to: total, by: step) {
                let pixel = base + index / width * layout.bytesPerRow + index % width * layout.bytesPerPixel
                let color = layout.color(of: pixel, background: 0)
                let parts = [color.red, color.green, color.blue]
                if let low = parts.min(), let high = parts.max(), high - low >= Self.colorDistance { hasColors = true }
                // Over black, a pixel's lightness is already weighted by its opacity.
                lightness += UInt64(UInt8(red: color.red, green: color.green, blue: color.blue))
                samples += 1
                opacity += UInt64(layout.alpha(of: pixel))
            }
        }
        let mean = opacity > 0 ? UInt32(lightness * 255 / opacity) : 0
        background = mean >= Self.middle ? 0 : 255
        let isOpaque = opacity == samples * 255
        let isUndecided = max(mean, Self.middle) - min(mean, Self.middle) < Self.undecidedDistance
        otherBackground = !isOpaque && isUndecided ? 255 - background : nil
        self.hasColors = hasColors
    }
}

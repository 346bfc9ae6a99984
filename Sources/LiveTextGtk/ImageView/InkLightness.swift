// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LiveTextCore

/// How light the visible parts of a picture with transparent ground are: black letters on nothing cannot be read on a
/// dark view.
struct InkLightness: Hashable, Sendable {
    /// Parts of the visible pixels by luminance, darkest first; together 1.
    private let parts: [Double]

    /// Steps of luminance: fine enough to tell dark grey from black.
    private static let steps = 64
    /// Less of the picture than this, in parts of 1, being clear is no ground but a margin, a shadow or round corners.
    private static let smallestGround = 0.25
    /// Alpha up to which a pixel counts as clear.
    private static let clearAlpha: UInt32 = 8
    /// WCAG contrast below which ink is lost on its ground.
    private static let lowestContrast = 1.6
    /// Part of the ink that may be lost.
    private static let largestLoss = 1.0 / 3

    /// Nil for a picture without transparent ground, or with nothing on it.
    /// - Parameter pixels: the picture, much reduced, in premultiplied BGRA.
    init?(_ pixels: PixelBuffer) {
        var parts = [Double](repeating: 0, count: Self.steps)
        var clear = 0
        var ink = 0.0
        pixels.withUnsafeBytes { memory in
            for row in 0..<pixels.height {
                for column in 0..<pixels.width {
                    let pixel = memory.load(fromByteOffset: row * pixels.bytesPerRow + column * 4, as: UInt32.self)
                    let alpha = pixel >> 24
                    if alpha <= Self.clearAlpha {
                        clear += 1
                        continue
                    }
                    let weight = Double(alpha) / 255
                    parts[Self.step(ofLuminance: Self.luminance(pixel))] += weight
                    ink += weight
                }
            }
        }
        guard ink > 0, Double(clear) >= Double(pixels.width * pixels.height) * Self.smallestGround else { return nil }
        self.parts = parts.map { $0 / ink }
    }

    /// The grounds to choose from where the view's own will not do.
    static let lightGround = 0.98
    /// The grounds to choose from where the view's own will not do.
    static let darkGround = 0.12

    /// The grey, from 0 to 1, on which the picture is seen; nil where the view's own colour does.
    /// - Parameter view: the view's colour, components from 0 to 1.
    func ground(insteadOf view: (red: Double, green: Double, blue: Double)) -> Double? {
        let own = loss(on: Self.luminance(red: view.red, green: view.green, blue: view.blue))
        guard own > Self.largestLoss else { return nil }
        let others = [Self.lightGround, Self.darkGround].map { grey in
            (grey: grey, loss: loss(on: Self.luminance(red: grey, green: grey, blue: grey)))
        }
        guard let best = others.min(by: { $0.loss < $1.loss }), best.loss < own else { return nil }
        return best.grey
    }

    /// Part of the ink that is lost on a ground.
    private func loss(on ground: Double) -> Double {
        parts.indices.reduce(0) { sum, step in
            let ink = (Double(step) + 0.5) / Double(Self.steps)
            // Steps are even to the eye: their luminance is the square, nearly.
            let luminance = ink * ink
            let contrast = (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
            return contrast < Self.lowestContrast ? sum + parts[step] : sum
        }
    }

    private static func step(ofLuminance luminance: Double) -> Int {
        min(steps - 1, Int(luminance.squareRoot() * Double(steps)))
    }

    /// Relative luminance of the colour that was multiplied by alpha.
    private static func luminance(_ pixel: UInt32) -> Double {
        let alpha = Double(pixel >> 24)
        return luminance(
            red: Double(pixel >> 16 & 0xFF) / alpha, green: Double(pixel >> 8 & 0xFF) / alpha,
            blue: Double(pixel & 0xFF) / alpha)
    }

    /// WCAG's weights; sRGB's curve as a power of 2.2.
    private static func luminance(red: Double, green: Double, blue: Double) -> Double {
        0.2126 * pow(red, 2.2) + 0.7152 * pow(green, 2.2) + 0.0722 * pow(blue, 2.2)
    }
}

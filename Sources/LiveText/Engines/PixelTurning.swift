// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Places rows of a stored picture where they are displayed. Works in bands of some rows, so that a turned row is
/// written in runs and not pixel by pixel.
struct PixelTurning {
    /// The stored picture's width in pixels.
    let width: Int
    /// The stored picture's height in pixels.
    let height: Int
    /// How it is turned.
    let orientation: ImageOrientation

    /// Places a band.
    ///
    /// - Parameters:
    ///   - band: `rowCount` stored rows without padding, from `firstRow` on.
    ///   - output: the whole displayed picture without padding.
    func place<Pixel>(
        _ band: UnsafePointer<Pixel>, firstRow: Int, rowCount: Int, into output: UnsafeMutablePointer<Pixel>
    ) {
        switch orientation {
        case .up, .upMirrored, .down, .downMirrored:
            let isMirrored = orientation == .upMirrored || orientation == .down
            let isFlipped = orientation == .down || orientation == .downMirrored
            for row in 0..<rowCount {
                let y = firstRow + row
                let source = band + row * width
                let target = output + (isFlipped ? height - 1 - y : y) * width
                if isMirrored {
                    for x in 0..<width { target[width &- 1 &- x] = source[x] }
                } else {
                    target.update(from: source, count: width)
                }
            }
        case .leftMirrored, .right, .rightMirrored, .left:
            let runsBackInRow = orientation == .right || orientation == .rightMirrored
            let rowsRunBack = orientation == .left || orientation == .rightMirrored
            for x in 0..<width {
                let target = output + (rowsRunBack ? width &- 1 &- x : x) * height
                for row in 0..<rowCount {
                    let y = firstRow &+ row
                    target[runsBackInRow ? height &- 1 &- y : y] = band[row &* width &+ x]
                }
            }
        }
    }
}

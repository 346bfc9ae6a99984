// SPDX-License-Identifier: Apache-2.0

import CZBar
package import LiveTextCore

/// Reads codes with ZBar, on one thread of its own.
package actor ZBarCodeReader: CodeReading {
    /// Long edge in pixels of the version that a large picture is read on first: bars are rarely finer.
    private static let reducedLongEdge = 2000
    /// The most pixels read at all; a code fine enough to be lost by it is not printed.
    private static let maximumPixelCount = 60_000_000
    /// Smaller pictures hold no code.
    private static let minimumSide = 10

    private let thread: EngineThread

    /// The thread on which all reading happens.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    package init() { thread = EngineThread(name: "code-reading") }

    /// ZBar's version: `0.23.92`.
    package static let version: String = {
        var major: UInt32 = 0
        var minor: UInt32 = 0
        var patch: UInt32 = 0
        zbar_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }()

    package func readCodes(
        in image: PixelBuffer, orientation: ImageOrientation, cancellation: CancellationFlag
    ) throws -> [MachineReadableCode] {
        if cancellation.isCancelled { throw CancellationError() }
        guard min(image.width, image.height) >= Self.minimumSide, let scanner = ZBarScanner() else { return [] }
        var finest = 1
        while (image.width / finest) * (image.height / finest) > Self.maximumPixelCount { finest += 1 }
        let reduction = max(finest, max(image.width, image.height) / Self.reducedLongEdge)
        let reduced = GreyImage(image, orientation: orientation, reduction: reduction)
        var codes = scanner.codes(in: reduced)
        if codes.isEmpty, reduction > finest {
            if cancellation.isCancelled { throw CancellationError() }
            codes = scanner.codes(in: GreyImage(image, orientation: orientation, reduction: finest))
        }
        if codes.isEmpty {
            if cancellation.isCancelled { throw CancellationError() }
            // White on black, as on screens and packages.
            codes = scanner.codes(in: reduced.inverted)
        }
        if cancellation.isCancelled { throw CancellationError() }
        return codes.sorted { left, right in
            (left.quad.bounds.minY, left.quad.bounds.minX) < (right.quad.bounds.minY, right.quad.bounds.minX)
        }
    }
}

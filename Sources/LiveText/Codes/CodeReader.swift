// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Reads codes with ZBar, and with zxing-cpp where it was found at build, on one thread of its own.
package actor CodeReader: CodeReading {
    /// Long edge in pixels of the version that a large picture is read on first: bars are rarely finer.
    private static let reducedLongEdge = 2000
    /// The most pixels read at all; a code fine enough to be lost by it is not printed.
    private static let maximumPixelCount = 60_000_000
    /// Smaller pictures hold no code.
    private static let minimumSide = 8

    private let thread: EngineThread

    /// The thread on which all reading happens.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    package init() { thread = EngineThread(name: "code-reading") }

    package func readCodes(
        in image: PixelBuffer, orientation: ImageOrientation, cancellation: CancellationFlag
    ) throws -> [MachineReadableCode] {
        if cancellation.isCancelled { throw CancellationError() }
        guard max(image.width, image.height) >= Self.minimumSide, let scanner = ZBarScanner() else { return [] }
        var finest = 1
        while (image.width / finest) * (image.height / finest) > Self.maximumPixelCount { finest += 1 }
        let reduction = max(finest, max(image.width, image.height) / Self.reducedLongEdge)
        var passes = CodePasses(scanner: scanner, cancellation: cancellation)
        let picture = CodePicture(GreyImage(image, orientation: orientation, reduction: reduction))
        let likeness = try passes.readFirst(picture)
        if passes.merging.isEmpty, reduction > finest {
            try passes.readFull(CodePicture(GreyImage(image, orientation: orientation, reduction: finest)))
        }
        if passes.merging.isEmpty, likeness.isWorthMore(picture) { try passes.readHarder(picture) }
        if cancellation.isCancelled { throw CancellationError() }
        return passes.merging.codes
    }
}

extension CodeLikeness {
    /// Whether further passes over a picture without a find are worth their time.
    fileprivate func isWorthMore(_ picture: CodePicture) -> Bool {
        picture.grey.pixels.count <= Self.smallPixelCount || hasCandidate()
    }
}

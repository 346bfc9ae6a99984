// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

/// Turns files into upright pixels, off the calling thread. The contents decide the format, not the name.
public enum ImageDecoder {
    /// How a file is decoded.
    public struct Options: Sendable, Hashable, Codable {
        /// Long edge in pixels that a quick preview should at least have; `nil` for no preview.
        public var previewLongEdge: Int?
        /// The most pixels a picture may have; more is refused at the header, before memory is taken.
        public var maximumPixelCount: Int
        /// How the stored pixels are turned; `nil` for what the file says.
        public var orientation: ImageOrientation?

        /// 400 megapixels: the largest scans and panoramas in use, 1.6 GB of BGRA.
        public static let defaultMaximumPixelCount = 400_000_000

        /// Options for showing a picture in a window.
        public init(
            previewLongEdge: Int? = 1600, maximumPixelCount: Int = Options.defaultMaximumPixelCount,
            orientation: ImageOrientation? = nil
        ) {
            self.previewLongEdge = previewLongEdge
            self.maximumPixelCount = maximumPixelCount
            self.orientation = orientation
        }
    }

    /// Decodes a file: at most one preview, then the full picture. Ending the iteration or cancelling its task stops
    /// the work.
    ///
    /// - Returns: a stream that throws `ImageDecodingError`.
    public static func decode(
        _ source: ImageSource, options: Options = Options()
    ) -> AsyncThrowingStream<DecodedImage, any Error> {
        decode(source, options: options, backend: InProcessBackend.shared)
    }

    /// Decodes a file to its full picture.
    ///
    /// - Throws: `ImageDecodingError`, or `CancellationError` when the calling task is cancelled.
    public static func image(from source: ImageSource, options: Options = Options()) async throws -> DecodedImage {
        try await image(from: source, options: options, backend: InProcessBackend.shared)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import LiveTextCore

/// A decoded picture, turned upright.
public struct DecodedImage: Sendable {
    /// The pixels: BGRA, premultiplied, sRGB. The preview, the full and the partial picture of one file share their
    /// identity.
    public let buffer: PixelBuffer
    /// The full picture's size in pixels, also when `buffer` is a smaller preview.
    public let fullSize: ImageSize
    /// Whether `buffer` is a reduced picture, shown until the full one comes.
    public let isPreview: Bool
    /// What the file is, as people call it: `JPEG`, `PNG`.
    public let formatName: String

    /// Makes a decoded picture.
    public init(buffer: PixelBuffer, fullSize: ImageSize, isPreview: Bool, formatName: String) {
        self.buffer = buffer
        self.fullSize = fullSize
        self.isPreview = isPreview
        self.formatName = formatName
    }

    /// Names the picture.
    public var identity: ImageIdentity { buffer.identity }
}

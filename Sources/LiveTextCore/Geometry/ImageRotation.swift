// SPDX-License-Identifier: Apache-2.0

/// Quarter turns of a picture for viewing; raw values are degrees clockwise.
public enum ImageRotation: Int, Sendable, Codable, CaseIterable {
    /// As the file says.
    case none = 0
    /// A quarter turn clockwise.
    case right = 90
    /// Upside down.
    case half = 180
    /// A quarter turn counter-clockwise.
    case left = 270

    /// Whether width and height change places.
    public var swapsAxes: Bool { self == .right || self == .left }

    /// One quarter turn further.
    public func turned(clockwise: Bool) -> ImageRotation {
        ImageRotation(rawValue: (rawValue + (clockwise ? 90 : 270)) % 360) ?? .none
    }

    /// The size that a picture of that size is seen at.
    public func seenSize(of size: ImageSize) -> ImageSize {
        swapsAxes ? ImageSize(width: size.height, height: size.width) : size
    }

    /// The turn about the origin, moved so that a picture of that size keeps its top-left corner there, then scaled and
    /// moved.
    ///
    /// - Parameters:
    ///   - size: the picture's size before the turn.
    ///   - scale: widget points a pixel becomes.
    ///   - offset: where the turned picture's top-left corner goes.
    public func transform(
        of size: ImageSize, scale: Double, offset: ViewPoint
    ) -> AffineTransform<ImageSpace, ViewSpace> {
        let width = size.width * scale
        let height = size.height * scale
        switch self {
        case .none:
            return AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
        case .right:
            return AffineTransform(a: 0, b: scale, c: -scale, d: 0, tx: offset.x + height, ty: offset.y)
        case .half:
            return AffineTransform(a: -scale, b: 0, c: 0, d: -scale, tx: offset.x + width, ty: offset.y + height)
        case .left:
            return AffineTransform(a: 0, b: -scale, c: scale, d: 0, tx: offset.x, ty: offset.y + width)
        }
    }
}

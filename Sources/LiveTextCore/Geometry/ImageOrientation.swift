// SPDX-License-Identifier: Apache-2.0

/// How stored pixels are to be turned for display; raw values are EXIF's and TIFF's (tag 274).
public enum ImageOrientation: UInt32, Sendable, Codable, CaseIterable {
    /// As stored.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by 180°.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored left to right, then turned 90° counter-clockwise for display.
    case leftMirrored = 5
    /// Turned 90° clockwise for display.
    case right = 6
    /// Mirrored left to right, then turned 90° clockwise for display.
    case rightMirrored = 7
    /// Turned 90° counter-clockwise for display.
    case left = 8

    /// Whether width and height change places.
    public var swapsAxes: Bool { rawValue >= 5 }
}

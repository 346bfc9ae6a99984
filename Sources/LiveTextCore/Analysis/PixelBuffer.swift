// SPDX-License-Identifier: Apache-2.0

/// Pixels in memory, read-only. The memory may be the caller's, the heap, a GLib buffer or shared memory: it is not
/// copied, and given back through the release closure when the last reference goes.
public final class PixelBuffer: @unchecked Sendable {
    // Unchecked because of the raw addresses only: nobody writes through them while a buffer lives.

    /// How a pixel lies in memory.
    public enum Format: String, Sendable, Codable, CaseIterable {
        /// One byte of lightness.
        case grey8
        /// Red, green, blue.
        case rgb8
        /// Red, green, blue, straight alpha.
        case rgba8
        /// Red, green, blue, alpha, the colours multiplied by it.
        case rgba8Premultiplied
        /// Blue, green, red, straight alpha.
        case bgra8
        /// Blue, green, red, alpha, the colours multiplied by it: cairo's and GDK's format on little-endian machines.
        case bgra8Premultiplied
        /// A plane of lightness, then one of interleaved colour at half size (video).
        case nv12
        /// A plane of lightness, then two of colour at half size (video).
        case i420

        /// Bytes a pixel takes in the first plane.
        public var bytesPerPixel: Int {
            switch self {
            case .grey8, .nv12, .i420: 1
            case .rgb8: 3
            case .rgba8, .rgba8Premultiplied, .bgra8, .bgra8Premultiplied: 4
            }
        }

        /// Whether pixels may be transparent.
        public var hasAlpha: Bool { bytesPerPixel == 4 }
    }

    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// How a pixel lies in memory.
    public let format: Format
    /// Bytes from one row of the first plane to the next.
    public let bytesPerRow: Int
    /// Names the picture in these pixels.
    public let identity: ImageIdentity

    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable () -> Void

    /// Wraps memory without copying it.
    ///
    /// - Parameters:
    ///   - memory: all planes; the first is `height` rows of `bytesPerRow` bytes (the last row may end after its pixels).
    ///   - release: called once, on any thread, when the memory is no longer needed.
    /// - Returns: `nil` when a size is not positive or the memory is too short; `release` is then called before return.
    public init?(
        width: Int, height: Int, format: Format, bytesPerRow: Int, memory: UnsafeRawBufferPointer,
        identity: ImageIdentity = ImageIdentity(), release: @escaping @Sendable () -> Void
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.bytesPerRow = bytesPerRow
        self.memory = memory
        self.identity = identity
        self.release = release
        guard Self.isValid(width: width, height: height, format: format, bytesPerRow: bytesPerRow, count: memory.count)
        else {
            // A failing initialiser of a class with all properties set runs `deinit`, which calls `release`.
            return nil
        }
    }

    /// Copies bytes into a new buffer; `nil` when a size is not positive or the bytes are too few.
    public convenience init?(width: Int, height: Int, format: Format, bytesPerRow: Int? = nil, bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyBytes(from: bytes)
        let address = UInt(bitPattern: copy.baseAddress)
        self.init(
            width: width, height: height, format: format,
            bytesPerRow: bytesPerRow ?? width.multipliedReportingOverflow(by: format.bytesPerPixel).partialValue,
            memory: UnsafeRawBufferPointer(copy),
            release: { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() })
    }

    deinit { release() }

    /// The picture's size.
    public var size: ImageSize { ImageSize(width: Double(width), height: Double(height)) }

    /// Lends the memory for reading.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(memory)
    }

    private static func isValid(width: Int, height: Int, format: Format, bytesPerRow: Int, count: Int) -> Bool {
        guard width > 0, height > 0 else { return false }
        let (row, rowOverflow) = width.multipliedReportingOverflow(by: format.bytesPerPixel)
        guard !rowOverflow, bytesPerRow >= row else { return false }
        let (rows, rowsOverflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        let (needed, overflow) = rows.addingReportingOverflow(row)
        return !rowsOverflow && !overflow && count >= needed
    }
}

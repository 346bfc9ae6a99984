// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import LiveTextCore

extension PixelBuffer {
    /// Whether pixels are in the drawn format, premultiplied BGRA, and lie where whole ones can be read at once.
    var isDrawable: Bool {
        let alignment = MemoryLayout<UInt32>.alignment
        return format == .bgra8Premultiplied && bytesPerRow % alignment == 0
            && withUnsafeBytes { UInt(bitPattern: $0.baseAddress) % UInt(alignment) == 0 }
    }

    /// A new picture of premultiplied BGRA pixels without padding, four bytes each in one `UInt32` (blue lowest).
    ///
    /// - Parameter fill: writes every pixel; false when it gave up.
    /// - Returns: nil when there is not enough memory or `fill` gave up.
    static func premultipliedBGRA(
        width: Int, height: Int, identity: ImageIdentity, fill: (UnsafeMutablePointer<UInt32>) -> Bool
    ) -> PixelBuffer? {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, count <= Int.max / 4, let memory = allocate(count * 4) else {
            return nil
        }
        guard fill(memory.bindMemory(to: UInt32.self, capacity: count)) else {
            free(memory)
            return nil
        }
        let address = UInt(bitPattern: memory)
        return PixelBuffer(
            width: width, height: height, format: .bgra8Premultiplied, bytesPerRow: width * 4,
            memory: UnsafeRawBufferPointer(start: memory, count: count * 4), identity: identity,
            release: { free(UnsafeMutableRawPointer(bitPattern: address)) })
    }

    /// Large pictures get large pages where the system has them: thousands of page faults less, each of which would also
    /// hold up the main thread's own allocations.
    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        guard size >= 2 * largePage else { return malloc(size) }
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, largePage, size) == 0 else { return nil }
        // Only advice: whether it is taken does not matter.
        _ = madvise(memory, size, MADV_HUGEPAGE)
        return memory
    }

    /// Bytes of a large page on the machines at hand.
    private static let largePage = 2 << 20
}

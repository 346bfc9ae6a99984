// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Synchronization
import Testing

/// Counts how often memory is given back.
private final class ReleaseCounter: Sendable {
    private let state = Atomic<Int>(0)
    var count: Int { state.load(ordering: .sequentiallyConsistent) }
    func release() { state.wrappingAdd(1, ordering: .sequentiallyConsistent) }
}

@Suite("Pixel buffers")
struct PixelBufferTests {
    /// Wraps that many bytes under a claim about their size; tells whether it was accepted.
    private func wrap(
        _ width: Int, _ height: Int, _ format: PixelBuffer.Format = .rgb8, bytesPerRow: Int, count: Int
    ) -> (accepted: Bool, releases: Int) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { memory.deallocate() }
        let counter = ReleaseCounter()
        var buffer = PixelBuffer(
            width: width, height: height, format: format, bytesPerRow: bytesPerRow,
            memory: UnsafeRawBufferPointer(memory), release: { counter.release() })
        let accepted = buffer != nil
        #expect(counter.count == (accepted ? 0 : 1))
        buffer = nil
        return (accepted, counter.count)
    }

    @Test("Sizes that fit, to the byte")
    func valid() {
        for (width, height, bytesPerRow, count) in [(4, 3, 12, 36), (4, 3, 16, 44), (1, 1, 3, 3), (4, 1, 99, 12)] {
            #expect(wrap(width, height, bytesPerRow: bytesPerRow, count: count) == (true, 1))
        }
    }

    @Test("Sizes that do not, negative, overflowing: refused, and the memory given back once")
    func invalid() {
        for (width, height, bytesPerRow, count) in [
            (4, 3, 12, 35), (4, 3, 16, 43), (4, 3, 11, 99), (0, 3, 12, 36), (4, 0, 12, 36), (-4, 3, 12, 36),
            (4, -3, 12, 36), (4, 3, -12, 36), (4, 3, 0, 36), (Int.max, 1, 12, 36), (Int.max / 2, 2, Int.max, 36),
            (4, Int.max, 12, 36), (4, Int.max, Int.max, 36), (Int.min, Int.min, Int.min, 0),
        ] {
            #expect(wrap(width, height, bytesPerRow: bytesPerRow, count: count) == (false, 1))
        }
    }

    @Test("No memory at all")
    func noMemory() {
        let counter = ReleaseCounter()
        let buffer = PixelBuffer(
            width: 1, height: 1, format: .grey8, bytesPerRow: 1, memory: UnsafeRawBufferPointer(start: nil, count: 0),
            release: { counter.release() })
        #expect(buffer == nil && counter.count == 1)
    }

    @Test("Released when the last reference goes")
    func lifetime() throws {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 4)
        defer { memory.deallocate() }
        let counter = ReleaseCounter()
        var first = PixelBuffer(
            width: 1, height: 1, format: .bgra8Premultiplied, bytesPerRow: 4,
            memory: UnsafeRawBufferPointer(memory), release: { counter.release() })
        var second = first
        first = nil
        #expect(counter.count == 0 && second?.width == 1)
        second = nil
        #expect(counter.count == 1)
    }

    @Test("Copied bytes are read back; too few are refused")
    func copies() throws {
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
        let buffer = try #require(PixelBuffer(width: 2, height: 1, format: .rgb8, bytes: bytes))
        #expect(buffer.withUnsafeBytes { Array($0) } == bytes)
        #expect(buffer.bytesPerRow == 6 && buffer.size == ImageSize(width: 2, height: 1))
        #expect(PixelBuffer(width: 2, height: 2, format: .rgb8, bytes: bytes) == nil)
        #expect(PixelBuffer(width: 0, height: 2, format: .rgb8, bytes: []) == nil)
        #expect(PixelBuffer(width: Int.max, height: 2, format: .rgba8, bytes: bytes) == nil)
        #expect(PixelBuffer(width: 1, height: 2, format: .rgb8, bytesPerRow: 4, bytes: bytes) == nil)
        #expect(PixelBuffer(width: 1, height: 2, format: .rgb8, bytesPerRow: 3, bytes: bytes) != nil)
        struct Stop: Error {}
        #expect(throws: Stop.self) { try buffer.withUnsafeBytes { _ in throw Stop() } }
    }

    @Test("Formats")
    func formats() {
        #expect(PixelBuffer.Format.allCases.map(\.bytesPerPixel) == [1, 3, 4, 4, 4, 4, 1, 1])
        #expect(PixelBuffer.Format.allCases.filter(\.hasAlpha).count == 4)
    }

    @Test("Every buffer has an identity of its own, unless one is given")
    func identities() throws {
        let one = try #require(PixelBuffer(width: 1, height: 1, format: .grey8, bytes: [0]))
        let other = try #require(PixelBuffer(width: 1, height: 1, format: .grey8, bytes: [0]))
        #expect(one.identity != other.identity)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
        defer { memory.deallocate() }
        let same = PixelBuffer(
            width: 1, height: 1, format: .grey8, bytesPerRow: 1, memory: UnsafeRawBufferPointer(memory),
            identity: one.identity, release: {})
        #expect(same?.identity == one.identity)
    }
}

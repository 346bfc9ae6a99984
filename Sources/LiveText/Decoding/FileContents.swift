// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file's bytes, read piece by piece and kept, so that they can be gone through twice.
final class FileContents {
    /// One step of reading: small enough to notice a cancellation soon.
    static let chunkSize = 256 * 1024
    /// Larger files are no pictures within the pixel limit.
    private static let maximumByteCount = 4 << 30

    private enum Source {
        case descriptor(Int32)
        case memory
    }

    private let source: Source
    private var storage: UnsafeMutableRawBufferPointer
    /// Bytes of `storage` that are filled.
    private(set) var count: Int
    /// Whether the end was reached.
    private(set) var isComplete: Bool

    init(_ contents: DecodeRequest.Contents) throws(DecodingFailure) {
        switch contents {
        case .bytes(let bytes):
            source = .memory
            storage = .allocate(byteCount: max(bytes.count, 1), alignment: 16)
            storage.copyBytes(from: bytes)
            count = bytes.count
            isComplete = true
        case .descriptor(let descriptor):
            source = .descriptor(descriptor)
            var status = stat()
            let isKnown = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            let size = isKnown ? Int(status.st_size) : 0
            guard size <= Self.maximumByteCount else { throw .unreadable(reason: systemMessage(EFBIG)) }
            // One byte more than the file, so that its end is found without growing.
            storage = .allocate(byteCount: size + 1, alignment: 16)
            count = 0
            isComplete = false
        }
    }

    deinit { storage.deallocate() }

    /// What was read.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

    /// Reads on; does nothing at the end.
    func readChunk() throws(DecodingFailure) {
        guard !isComplete, case .descriptor(let descriptor) = source else { return }
        let target = min(count + Self.chunkSize, Self.maximumByteCount)
        if target > storage.count, storage.count == count {
            grow(to: max(target, min(2 * count, Self.maximumByteCount)))
        }
        guard let base = storage.baseAddress, storage.count > count else {
            throw .unreadable(reason: systemMessage(EFBIG))
        }
        let wanted = min(Self.chunkSize, storage.count - count)
        while true {
            let result = read(descriptor, base + count, wanted)
            if result > 0 {
                count += result
                return
            }
            if result == 0 {
                isComplete = true
                return
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilReadable(descriptor)
            default: throw .unreadable(reason: systemMessage(errno))
            }
        }
    }

    private func grow(to size: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        larger.copyMemory(from: bytes)
        storage.deallocate()
        storage = larger
    }

    /// A pipe that another program fills; short, so that a cancellation is seen.
    private func waitUntilReadable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, 100)
    }
}

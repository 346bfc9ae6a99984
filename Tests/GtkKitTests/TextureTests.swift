// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import Synchronization
import TestSupport
import XCTest

final class TextureTests: XCTestCase {
    /// A texture of premultiplied BGRA bytes, which are copied.
    static func texture(
        _ bytes: [UInt8], width: Int, height: Int, stride: Int, release: @escaping @Sendable () -> Void = {}
    ) -> Texture? {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
        copy.copyBytes(from: bytes)
        nonisolated(unsafe) let owned = copy
        return Texture(
            width: width, height: height, stride: stride, format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
            bytes: UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
        ) {
            owned.deallocate()
            release()
        }
    }

    func testPixelsAreWrappedAndReleased() throws {
        try onDisplay {
            let releases = Counter()
            let bytes: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 9, 9, 7, 8, 9, 255, 10, 11, 12, 255]
            do {
                let texture = try XCTUnwrap(
                    Self.texture(bytes, width: 2, height: 2, stride: 10, release: { releases.increment() }))
                XCTAssertEqual(texture.width, 2)
                XCTAssertEqual(texture.height, 2)
                XCTAssertEqual(
                    texture.premultipliedBGRA(), [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255])
                XCTAssertEqual(releases.value, 0)
            }
            XCTAssertTrue(pump(until: { releases.value == 1 }))
        }
    }

    func testSizesThatDoNotFitAreRefusedAndReleased() {
        let bytes = [UInt8](repeating: 0, count: 32)
        let sizes = [
            (0, 1, 8), (2, 0, 8), (-1, 1, 8), (2, 1, 7), (2, 5, 8), (9, 1, 36), (1, Int.max, 8), (Int.max, 1, 8),
            (2, 2, Int.max),
        ]
        for (width, height, stride) in sizes {
            let releases = Counter()
            let texture = Self.texture(
                bytes, width: width, height: height, stride: stride, release: { releases.increment() })
            XCTAssertNil(texture, "\(width)×\(height), stride \(stride)")
            XCTAssertEqual(releases.value, 1)
        }
    }

    func testATextureMadeAndDroppedInTheBackgroundEndsOnTheMainThread() throws {
        try onDisplay {
            let releases = Counter()
            Task.detached { makeAndDropTexture(releases) }
            XCTAssertTrue(pump(until: { releases.value == 1 }))
            XCTAssertTrue(releases.isOnMainThread)
        }
    }

    func testTheOwnerOfTheBytesIsKept() throws {
        try onDisplay {
            weak var owner: Bytes?
            do {
                var texture: Texture?
                do {
                    let bytes = Bytes()
                    owner = bytes
                    texture = Texture(
                        width: 1, height: 1, stride: 4, format: GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
                        bytes: UnsafeRawBufferPointer(bytes.storage), keeping: bytes)
                }
                XCTAssertNotNil(owner)
                XCTAssertEqual(texture?.premultipliedBGRA(), [0, 0, 0, 0])
                texture = nil
            }
            XCTAssertNil(owner)
        }
    }

    func testSavingToAFolderThatDoesNotExistFails() throws {
        let texture = try XCTUnwrap(Self.texture([0, 0, 0, 255], width: 1, height: 1, stride: 4))
        XCTAssertFalse(texture.savePNG(to: "/nonexistent/picture.png"))
    }
}

private func makeAndDropTexture(_ releases: Counter) {
    let texture = TextureTests.texture([0, 0, 0, 255], width: 1, height: 1, stride: 4) { releases.increment() }
    withExtendedLifetime(texture) {}
}

private final class Counter: Sendable {
    private let count = Atomic(0)
    private let lastOnMainThread = Atomic(false)

    /// Whether the last increment was.
    var isOnMainThread: Bool { lastOnMainThread.load(ordering: .acquiring) }

    var value: Int { count.load(ordering: .acquiring) }

    func increment() {
        lastOnMainThread.store(Thread.isMainThread, ordering: .releasing)
        count.add(1, ordering: .releasing)
    }
}

private final class Bytes: Sendable {
    nonisolated(unsafe) let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)

    init() { storage.initializeMemory(as: UInt8.self, repeating: 0) }

    deinit { storage.deallocate() }
}

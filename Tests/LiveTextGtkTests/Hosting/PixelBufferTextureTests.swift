// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk
import TestSupport
import XCTest

final class PixelBufferTextureTests: XCTestCase {
    func testATextureHasThePixelsAndTheIdentityOfItsBuffer() throws {
        try onDisplay {
            let bytes: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]
            let buffer = try XCTUnwrap(
                PixelBuffer(width: 2, height: 2, format: .bgra8Premultiplied, bytes: bytes))
            let texture = try XCTUnwrap(buffer.makeTexture())
            defer { g_object_unref(texture) }
            let copy = try XCTUnwrap(PixelBuffer.pixels(of: texture))
            XCTAssertEqual(copy.identity, buffer.identity)
            XCTAssertEqual(copy.withUnsafeBytes { [UInt8]($0) }, bytes)
        }
    }

    func testFormatsThatGDKLacksAreConverted() throws {
        try onDisplay {
            let grey = try XCTUnwrap(PixelBuffer(width: 2, height: 1, format: .grey8, bytes: [0, 200]))
            let texture = try XCTUnwrap(grey.makeTexture())
            defer { g_object_unref(texture) }
            let copy = try XCTUnwrap(PixelBuffer.pixels(of: texture))
            XCTAssertEqual(copy.withUnsafeBytes { [UInt8]($0) }, [0, 0, 0, 255, 200, 200, 200, 255])
        }
    }

    func testATextureKeepsItsMemoryAlive() throws {
        try onDisplay {
            weak var observed: PixelBuffer?
            var texture: UnsafeMutableRawPointer?
            do {
                let buffer = try XCTUnwrap(
                    PixelBuffer(width: 1, height: 1, format: .rgba8, bytes: [9, 8, 7, 255]))
                observed = buffer
                texture = buffer.makeTexture()
            }
            XCTAssertNotNil(observed)
            if let texture { g_object_unref(texture) }
            XCTAssertTrue(pump(until: { observed == nil }))
        }
    }

    func testOtherObjectsAreNoTextures() throws {
        try onDisplay {
            let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("no picture")
            g_object_ref_sink(label)
            XCTAssertNil(PixelBuffer.pixels(of: label.raw))
            g_object_unref(label)
        }
    }
}

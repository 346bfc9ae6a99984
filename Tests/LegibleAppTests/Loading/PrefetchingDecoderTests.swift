// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextCore
import Synchronization
import TestSupport
import XCTest

@testable import LegibleApp

final class PrefetchingDecoderTests: XCTestCase {
    @MainActor
    private struct Scene {
        let folder: TestFolder
        let file: PictureFile
        let decoder = FakeDecoder()
        let prefetcher: PrefetchingDecoder

        init(_ outcome: FakeDecoder.Outcome) throws {
            folder = try TestFolder()
            file = try folder.addPicture("next.png")
            decoder.outcomes = ["next.png": outcome]
            prefetcher = PrefetchingDecoder(decoder)
        }

        /// Decodes in advance, and waits a little longer than that takes.
        func prefetch() {
            prefetcher.prefetch(file)
            pump(until: { !decoder.asked.isEmpty })
            pump(until: { false }, timeout: .milliseconds(50))
        }

        /// What the file turns out to be when it is asked for.
        func decode() -> Result<DecodedImage?, any Error> {
            var result: Result<DecodedImage?, any Error>?
            let images = prefetcher.decode(file)
            Task {
                do {
                    var last: DecodedImage?
                    for try await image in images { last = image }
                    result = .success(last)
                } catch {
                    result = .failure(error)
                }
            }
            pump(until: { result != nil })
            return result ?? .success(nil)
        }
    }

    func testAPictureDecodedInAdvanceIsNotDecodedAgain() throws {
        try onDisplay {
            let image = try DecodedImage.plain()
            let scene = try Scene(.picture(image))
            scene.prefetch()
            XCTAssertEqual(try scene.decode().get()?.identity, image.identity)
            XCTAssertEqual(scene.decoder.asked, ["next.png"])
        }
    }

    func testItIsHeldForOneUse() throws {
        try onDisplay {
            let scene = try Scene(.picture(try .plain()))
            scene.prefetch()
            _ = scene.decode()
            _ = scene.decode()
            XCTAssertEqual(scene.decoder.asked.count, 2)
        }
    }

    func testAFileWrittenMeanwhileIsDecodedAnew() throws {
        try onDisplay {
            let scene = try Scene(.picture(try .plain()))
            scene.prefetch()
            let later = try DecodedImage.plain()
            scene.decoder.outcomes = ["next.png": .picture(later)]
            try scene.folder.addText("next.png")
            XCTAssertEqual(try scene.decode().get()?.identity, later.identity)
            XCTAssertEqual(scene.decoder.asked.count, 2)
        }
    }

    func testAHugePictureIsNotHeld() throws {
        try onDisplay {
            let image = try DecodedImage.plain()
            let huge = DecodedImage(
                buffer: image.buffer, fullSize: ImageSize(width: 10_000, height: 10_000), isPreview: false,
                formatName: "PNG")
            let scene = try Scene(.picture(huge))
            scene.prefetch()
            XCTAssertEqual(try scene.decode().get()?.identity, image.identity)
            XCTAssertEqual(scene.decoder.asked.count, 2)
        }
    }

    func testAFaultIsToldWhenThePictureIsAskedFor() throws {
        try onDisplay {
            let scene = try Scene(.failure(ImageDecodingError.empty))
            scene.prefetch()
            XCTAssertThrowsError(try scene.decode().get()) { error in
                guard case .empty? = error as? ImageDecodingError else { return XCTFail("\(error)") }
            }
        }
    }

    func testGivenUpWorkIsStopped() throws {
        try onDisplay {
            let scene = try Scene(.held)
            scene.prefetch()
            scene.prefetcher.cancel()
            XCTAssertTrue(pump(until: { !scene.decoder.abandoned.withLock(\.isEmpty) }), "the decoding goes on")
        }
    }
}

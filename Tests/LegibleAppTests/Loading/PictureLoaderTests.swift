// SPDX-License-Identifier: Apache-2.0

import LiveText
import Synchronization
import TestSupport
import XCTest

@testable import LegibleApp

final class PictureLoaderTests: XCTestCase {
    private static let first = PictureFile(path: "/pictures/first.png")
    private static let second = PictureFile(path: "/pictures/second.png")

    func testPreviewThenPictureThenEnd() throws {
        try onDisplay {
            let decoder = FakeDecoder()
            decoder.outcomes = ["first.png": .held]
            let loader = PictureLoader(decoder: decoder)
            var events: [String] = []
            loader.load(Self.first) { events.append(Self.name(of: $0)) }
            XCTAssertTrue(loader.isLoading)
            let preview = try DecodedImage.plain(isPreview: true)
            decoder.give(preview, of: "first.png")
            XCTAssertTrue(pump(until: { events == ["preview"] }))
            decoder.give(try .plain(identity: preview.identity), of: "first.png")
            decoder.finish("first.png")
            XCTAssertTrue(pump(until: { !loader.isLoading }))
            XCTAssertEqual(events, ["preview", "picture", "finished"])
        }
    }

    func testOfALateFirstPictureNothingIsHeard() throws {
        try onDisplay {
            let decoder = FakeDecoder()
            decoder.outcomes = ["first.png": .held, "second.png": .picture(try .plain())]
            let loader = PictureLoader(decoder: decoder)
            var firstEvents = 0
            var secondEvents: [String] = []
            loader.load(Self.first) { _ in firstEvents += 1 }
            loader.load(Self.second) { secondEvents.append(Self.name(of: $0)) }
            decoder.give(try .plain(), of: "first.png")
            XCTAssertTrue(pump(until: { !loader.isLoading }))
            XCTAssertTrue(pump(until: { !decoder.abandoned.withLock(\.isEmpty) }))
            XCTAssertEqual(secondEvents, ["picture", "finished"])
            XCTAssertEqual(firstEvents, 0)
            XCTAssertEqual(decoder.abandoned.withLock(\.self), ["first.png"])
        }
    }

    func testFailureIsTheLastWord() throws {
        try onDisplay {
            let decoder = FakeDecoder()
            decoder.outcomes = ["first.png": .failure(ImageDecodingError.empty)]
            let loader = PictureLoader(decoder: decoder)
            var events: [String] = []
            loader.load(Self.first) { events.append(Self.name(of: $0)) }
            XCTAssertTrue(pump(until: { !loader.isLoading }))
            XCTAssertEqual(events, ["failed"])
        }
    }

    func testCancellingEndsInSilence() throws {
        try onDisplay {
            let decoder = FakeDecoder()
            decoder.outcomes = ["first.png": .held]
            let loader = PictureLoader(decoder: decoder)
            var events = 0
            loader.load(Self.first) { _ in events += 1 }
            pump(until: { false }, timeout: .milliseconds(20))
            loader.cancel()
            XCTAssertFalse(loader.isLoading)
            XCTAssertTrue(pump(until: { !decoder.abandoned.withLock(\.isEmpty) }), "the decoding goes on")
            XCTAssertEqual(events, 0)
        }
    }

    @MainActor
    private static func name(of event: PictureLoader.Event) -> String {
        switch event {
        case .image(let image): image.isPreview ? "preview" : "picture"
        case .finished: "finished"
        case .failed: "failed"
        }
    }
}

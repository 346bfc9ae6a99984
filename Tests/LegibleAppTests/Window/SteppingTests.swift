// SPDX-License-Identifier: Apache-2.0

import GtkKit
import LiveText
import LiveTextGtk
import TestSupport
import XCTest

@testable import LegibleApp

final class SteppingTests: XCTestCase {
    func testNextAndPreviousFirstAndLast() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png", "10.png"])
            stage.open("1.png")
            XCTAssertFalse(stage.isEnabled("previous"))
            for (action, title) in [
                ("next", "2.png"), ("next", "10.png"), ("previous", "2.png"), ("last", "10.png"), ("first", "1.png"),
                ("go-right", "2.png"), ("go-left", "1.png"),
            ] {
                stage.window.actions.activate(action)
                XCTAssertEqual(stage.title, title)
                stage.settle()
                XCTAssertEqual(stage.window.picture?.name, title)
            }
            stage.window.actions.activate("last")
            stage.settle()
            XCTAssertFalse(stage.isEnabled("next"))
            XCTAssertFalse(stage.isEnabled("last"))
            stage.close()
        }
    }

    func testThePictureThatComesNextIsDecodedInAdvance() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png", "3.png"])
            stage.open("2.png")
            XCTAssertTrue(pump(until: { stage.decoder.asked == ["2.png", "3.png"] }), "\(stage.decoder.asked)")
            stage.window.actions.activate("previous")
            stage.settle()
            stage.window.actions.activate("next")
            stage.settle()
            stage.window.actions.activate("previous")
            stage.settle()
            // Going back, the one before is likely next; there is none before the first.
            stage.wait(milliseconds: 400)
            XCTAssertEqual(stage.decoder.asked, ["2.png", "3.png", "1.png", "2.png", "1.png"])
            stage.close()
        }
    }

    func testAStepBeforeTheFolderIsListedIsTakenThen() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png"])
            stage.window.open([stage.folder.file("1.png")])
            XCTAssertTrue(pump(until: { stage.window.navigator.isReading }))
            stage.window.actions.activate("next")
            XCTAssertTrue(pump(until: { stage.window.picture?.name == "2.png" }))
            stage.close()
        }
    }

    func testTheTextOfThePictureLeftGoesAtOnce() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png"])
            stage.decoder.outcomes["2.png"] = .held
            stage.open("1.png")
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            stage.window.actions.activate("next")
            XCTAssertEqual(stage.window.overlay.text, "")
            XCTAssertEqual(stage.title, "2.png")
            stage.close()
        }
    }

    func testNothingIsReadOnTheWay() throws {
        try onDisplay {
            let names = (1...6).map { "\($0).png" }
            let stage = try Stage(pictures: names)
            stage.open("1.png")
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            for _ in 1..<6 {
                stage.window.actions.activate("next")
                stage.settle()
            }
            XCTAssertTrue(pump(until: { stage.window.overlay.text == "Hello" }))
            XCTAssertEqual(stage.analyzer.images.count, 2)
            XCTAssertEqual(stage.analyzer.images.last, stage.shown)
            stage.close()
        }
    }

    func testABadFileKeepsItsPlace() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "3.png"])
            try stage.folder.addPicture("2.png")
            stage.decoder.outcomes["2.png"] = .failure(ImageDecodingError.notAnImage)
            stage.open("1.png")
            stage.window.actions.activate("next")
            stage.settle()
            XCTAssertTrue(stage.isStatusPageShown)
            XCTAssertEqual(stage.title, "2.png")
            XCTAssertNil(stage.shown)
            stage.window.actions.activate("next")
            stage.settle()
            XCTAssertFalse(stage.isStatusPageShown)
            XCTAssertEqual(stage.title, "3.png")
            stage.close()
        }
    }

    func testAVanishedFileIsPassedOver() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png", "3.png"])
            stage.open("1.png")
            stage.decoder.outcomes["2.png"] = .failure(ImageDecodingError.notFound)
            stage.window.actions.activate("next")
            XCTAssertTrue(pump(until: { stage.window.picture?.name == "3.png" }))
            XCTAssertEqual(stage.title, "3.png")
            XCTAssertEqual(stage.window.navigator.list.count, 2)
            stage.close()
        }
    }

    func testWhenAllOthersVanishedThePageSaysSo() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png"])
            stage.open("1.png")
            stage.decoder.outcomes = [:]
            stage.window.actions.activate("next")
            XCTAssertTrue(pump(until: { stage.isStatusPageShown }))
            XCTAssertTrue(stage.statusTexts.contains { $0.contains("no such file") }, "\(stage.statusTexts)")
            stage.close()
        }
    }

    func testAPictureThatTakesLongLeavesNoOldOne() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png"])
            stage.open("1.png")
            stage.decoder.outcomes["2.png"] = .held
            stage.window.actions.activate("next")
            XCTAssertNotNil(stage.shown, "the window flashes")
            XCTAssertTrue(pump(until: { stage.shown == nil }))
            stage.decoder.give(try .plain(), of: "2.png")
            stage.decoder.finish("2.png")
            XCTAssertTrue(pump(until: { stage.shown != nil }))
            stage.close()
        }
    }

    func testAFileOpenedInBetweenFailsAndTheStepGoesOn() throws {
        try onDisplay {
            let stage = try Stage(pictures: ["1.png", "2.png"])
            stage.open("1.png")
            stage.decoder.outcomes["2.png"] = .held
            stage.window.actions.activate("next")
            let second = try DecodedImage.plain()
            stage.decoder.outcomes["2.png"] = .picture(second)
            stage.window.open([stage.folder.file("missing.png")])
            XCTAssertTrue(pump(until: { stage.shown == second.identity }))
            XCTAssertEqual(stage.title, "2.png")
            stage.close()
        }
    }
}

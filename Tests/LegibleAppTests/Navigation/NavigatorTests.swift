// SPDX-License-Identifier: Apache-2.0

import TestSupport
import XCTest

@testable import LegibleApp

final class NavigatorTests: XCTestCase {
    @MainActor
    private static func navigator(in folder: TestFolder, at name: String) -> Navigator {
        let navigator = Navigator()
        navigator.browseFolder(of: folder.file(name))
        XCTAssertTrue(pump(until: { !navigator.isReading }), "the folder is still being listed")
        return navigator
    }

    func testPicturesAreFoundByTheirContents() throws {
        try onDisplay {
            let folder = try TestFolder()
            for name in ["2.png", "10.png", "1.png", "named.txt", ".hidden.png"] { try folder.addPicture(name) }
            try folder.addText("notes.txt")
            try folder.addText("text-no-extension")
            let navigator = Self.navigator(in: folder, at: "2.png")
            XCTAssertEqual(
                navigator.list.files.map(\.name).filter { $0 != "named.txt" }, ["1.png", "2.png", "10.png"])
            XCTAssertEqual(navigator.destination(of: .previous), folder.file("1.png"))
        }
    }

    func testLinksAreFollowedAndBrokenOnesLeftOut() throws {
        try onDisplay {
            let folder = try TestFolder()
            let elsewhere = try TestFolder()
            try folder.addPicture("a.png")
            try elsewhere.addPicture("far.png")
            try folder.link("b.png", to: elsewhere.path("far.png"))
            try folder.link("c.png", to: "nothing.png")
            let navigator = Self.navigator(in: folder, at: "b.png")
            XCTAssertEqual(navigator.list.files.map(\.name), ["a.png", "b.png"])
            XCTAssertEqual(navigator.list.position, .init(number: 2, count: 2))
        }
    }

    func testAFolderThatCannotBeReadLeavesTheFile() throws {
        try onDisplay {
            let navigator = Navigator()
            navigator.browseFolder(of: PictureFile(path: "/no/such/folder/a.png"))
            XCTAssertTrue(pump(until: { !navigator.isReading }))
            XCTAssertEqual(navigator.list.files.map(\.name), ["a.png"])
        }
    }

    func testALargeFolderIsListedWithoutStoppingTheLoop() throws {
        try onDisplay {
            let folder = try TestFolder()
            try folder.addPicture(".original")
            for number in 1...2000 { try folder.link("picture \(number).png", to: ".original") }
            let navigator = Navigator()
            navigator.browseFolder(of: folder.file("picture 1000.png"))
            var turns = 0
            XCTAssertTrue(
                pump(
                    until: {
                        turns += 1
                        return !navigator.isReading
                    }, timeout: .seconds(60)))
            XCTAssertEqual(navigator.list.count, 2000)
            XCTAssertEqual(navigator.list.position, .init(number: 1000, count: 2000))
            XCTAssertEqual(navigator.destination(of: .next)?.name, "picture 1001.png")
            // Twenty answers of a hundred files each.
            XCTAssertGreaterThan(turns, 20)
        }
    }

    func testLeavingStopsTheListing() throws {
        try onDisplay {
            let folder = try TestFolder()
            try folder.addPicture("1.png")
            for number in 2...300 { try folder.link("\(number).png", to: "1.png") }
            let navigator = Navigator()
            navigator.browseFolder(of: folder.file("1.png"))
            navigator.leave()
            pump(until: { false }, timeout: .milliseconds(200))
            XCTAssertEqual(navigator.list.count, 0)
        }
    }

    func testFilesThatComeAndGoAreNoticed() throws {
        try onDisplay {
            let folder = try TestFolder()
            for name in ["a.png", "b.png", "c.png"] { try folder.addPicture(name) }
            let navigator = Self.navigator(in: folder, at: "b.png")
            try folder.remove("a.png")
            XCTAssertTrue(pump(until: { navigator.list.count == 2 }))
            try folder.addPicture("d.png")
            XCTAssertTrue(pump(until: { navigator.list.count == 3 }))
            try folder.addText("e.txt")
            try folder.rename("b.png", to: "x.png")
            XCTAssertTrue(pump(until: { navigator.list.current?.name == "x.png" }))
            XCTAssertEqual(navigator.list.files.map(\.name), ["c.png", "d.png", "x.png"])
            try folder.remove("x.png")
            XCTAssertTrue(pump(until: { navigator.list.position == nil }))
            XCTAssertEqual(navigator.destination(of: .previous)?.name, "d.png")
        }
    }

    func testNewContentsAreNoticed() throws {
        try onDisplay {
            let folder = try TestFolder()
            try folder.addPicture("a.png")
            let navigator = Self.navigator(in: folder, at: "a.png")
            var count = 0
            navigator.currentRewritten = { count += 1 }
            try folder.addPicture("a.png")
            XCTAssertTrue(pump(until: { count > 0 }))
            count = 0
            try folder.addPicture(".a.png.tmp")
            try folder.rename(".a.png.tmp", to: "a.png")
            XCTAssertTrue(pump(until: { count > 0 }), "a file put in its place was not noticed")
        }
    }

    func testFilesOpenedTogetherStayTogether() throws {
        try onDisplay {
            let folder = try TestFolder()
            for name in ["a.png", "b.png", "c.png"] { try folder.addPicture(name) }
            let navigator = Navigator()
            navigator.browse([folder.file("c.png"), folder.file("a.png")])
            XCTAssertFalse(navigator.isReading)
            XCTAssertEqual(navigator.list.files.map(\.name), ["c.png", "a.png"])
            XCTAssertNil(navigator.destination(of: .previous))
        }
    }
}

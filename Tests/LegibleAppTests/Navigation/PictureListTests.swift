// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import LegibleApp

final class PictureListTests: XCTestCase {
    private func file(_ name: String) -> PictureFile { PictureFile(path: "/pictures/\(name)") }

    private func list(_ names: [String], current: String) -> PictureList {
        PictureList(names.map(file), order: .natural, current: file(current))
    }

    func testNumbersInNamesCountAsNumbers() {
        let list = list(["img10.png", "img2.png", "img1.png", "b.png", "a.png"], current: "img1.png")
        XCTAssertEqual(list.files.map(\.name), ["a.png", "b.png", "img1.png", "img2.png", "img10.png"])
    }

    func testGivenFilesKeepTheirOrderAndLoseDuplicates() {
        let files = ["c.png", "a.png", "c.png", "b.png"].map(file)
        let list = PictureList(files, order: .given, current: file("c.png"))
        XCTAssertEqual(list.files.map(\.name), ["c.png", "a.png", "b.png"])
        XCTAssertEqual(list.next, file("a.png"))
    }

    func testStepsStopAtTheEnds() {
        var list = list(["a.png", "b.png", "c.png"], current: "a.png")
        XCTAssertNil(list.previous)
        XCTAssertNil(list.first)
        XCTAssertEqual(list.next, file("b.png"))
        XCTAssertEqual(list.last, file("c.png"))
        XCTAssertEqual(list.position, .init(number: 1, count: 3))
        list.select(file("c.png"))
        XCTAssertNil(list.next)
        XCTAssertNil(list.last)
        XCTAssertEqual(list.previous, file("b.png"))
        XCTAssertEqual(list.first, file("a.png"))
        XCTAssertEqual(list.position, .init(number: 3, count: 3))
    }

    func testASinglePictureLeadsNowhere() {
        let list = list(["a.png"], current: "a.png")
        XCTAssertNil(list.previous)
        XCTAssertNil(list.next)
        XCTAssertNil(list.first)
        XCTAssertNil(list.last)
        XCTAssertEqual(list.position, .init(number: 1, count: 1))
    }

    func testNoPicturesAtAll() {
        let list = PictureList()
        XCTAssertNil(list.current)
        XCTAssertNil(list.position)
        XCTAssertNil(list.next)
        XCTAssertNil(list.previous)
    }

    func testTheOpenedFileIsListedThoughTheFolderDidNotNameIt() {
        let list = list(["a.png", "c.png"], current: "b.weird")
        XCTAssertEqual(list.files.map(\.name), ["a.png", "b.weird", "c.png"])
        XCTAssertEqual(list.position, .init(number: 2, count: 3))
    }

    func testAVanishedPictureKeepsItsNeighbours() {
        var list = list(["a.png", "b.png", "c.png"], current: "b.png")
        list.remove(file("b.png"))
        XCTAssertEqual(list.current, file("b.png"))
        XCTAssertNil(list.position)
        XCTAssertEqual(list.previous, file("a.png"))
        XCTAssertEqual(list.next, file("c.png"))
        list.select(file("c.png"))
        XCTAssertEqual(list.position, .init(number: 2, count: 2))
        XCTAssertEqual(list.previous, file("a.png"))
    }

    func testOthersMayVanishAroundTheOneShown() {
        var list = list(["a.png", "b.png", "c.png", "d.png"], current: "c.png")
        list.remove(file("a.png"))
        XCTAssertEqual(list.position, .init(number: 2, count: 3))
        list.remove(file("d.png"))
        XCTAssertEqual(list.position, .init(number: 2, count: 2))
        list.remove(file("nobody.png"))
        XCTAssertEqual(list.position, .init(number: 2, count: 2))
        list.remove(file("c.png"))
        list.remove(file("b.png"))
        XCTAssertEqual(list.count, 0)
        XCTAssertNil(list.previous)
        XCTAssertNil(list.next)
    }

    func testNewPicturesTakeTheirPlace() {
        var list = list(["a.png", "c.png"], current: "c.png")
        list.insert(file("b.png"))
        XCTAssertEqual(list.position, .init(number: 3, count: 3))
        XCTAssertEqual(list.previous, file("b.png"))
        list.insert(file("d.png"))
        XCTAssertEqual(list.next, file("d.png"))
        list.insert(file("b.png"))
        XCTAssertEqual(list.count, 4)
    }

    func testAVanishedPictureMayComeBack() {
        var list = list(["a.png", "b.png", "c.png"], current: "b.png")
        list.remove(file("b.png"))
        list.insert(file("aa.png"))
        XCTAssertEqual(list.previous, file("aa.png"))
        XCTAssertEqual(list.next, file("c.png"))
        list.insert(file("b.png"))
        XCTAssertEqual(list.position, .init(number: 3, count: 4))
    }

    func testTheOneShownIsFollowedToItsNewName() {
        var list = list(["a.png", "b.png", "c.png"], current: "a.png")
        list.rename(file("a.png"), to: file("z.png"))
        XCTAssertEqual(list.current, file("z.png"))
        XCTAssertEqual(list.position, .init(number: 3, count: 3))
        XCTAssertEqual(list.previous, file("c.png"))
    }

    func testARenamedNeighbourMoves() {
        var list = list(["a.png", "b.png", "c.png"], current: "b.png")
        list.rename(file("a.png"), to: file("z.png"))
        XCTAssertEqual(list.files.map(\.name), ["b.png", "c.png", "z.png"])
        XCTAssertEqual(list.position, .init(number: 1, count: 3))
    }

    func testTheOneShownMayTakeAnothersName() {
        var list = list(["a.png", "b.png", "c.png"], current: "a.png")
        list.rename(file("a.png"), to: file("c.png"))
        XCTAssertEqual(list.files.map(\.name), ["b.png", "c.png"])
        XCTAssertEqual(list.position, .init(number: 2, count: 2))
    }

    func testSelectingAStrangerChangesNothing() {
        var list = list(["a.png", "b.png"], current: "a.png")
        list.select(file("x.png"))
        XCTAssertEqual(list.current, file("a.png"))
    }
}

// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import LegibleApp

final class PictureFileTests: XCTestCase {
    func testArgumentsArePathsOrAddresses() {
        let relative = PictureFile(commandLineArgument: "a b.png", in: "/pictures")
        XCTAssertEqual(relative.path, "/pictures/a b.png")
        XCTAssertEqual(relative, PictureFile(path: "/pictures/a b.png"))
        XCTAssertEqual(PictureFile(commandLineArgument: "/x/y.png", in: "/pictures").path, "/x/y.png")
        XCTAssertEqual(PictureFile(commandLineArgument: "file:///x/%C3%A9.png", in: "/").name, "é.png")
        XCTAssertNil(PictureFile(commandLineArgument: "https://example.org/p.png", in: "/").path)
    }

    func testFolderAndChild() {
        let file = PictureFile(path: "/pictures/a.png")
        XCTAssertEqual(file.folder?.path, "/pictures")
        XCTAssertEqual(file.folder?.child(named: "a.png"), file)
        XCTAssertNil(PictureFile(path: "/").folder)
    }

    func testANameThatIsNoTextIsStillAName() {
        let file = PictureFile(commandLineArgument: "file:///pictures/%ff.png", in: "/")
        XCTAssertTrue(file.name.hasSuffix(".png"), file.name)
    }
}

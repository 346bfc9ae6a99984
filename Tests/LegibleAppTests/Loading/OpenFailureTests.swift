// SPDX-License-Identifier: Apache-2.0

import LiveText
import TestSupport
import XCTest

@testable import LegibleApp

final class OpenFailureTests: XCTestCase {
    private static let file = PictureFile(path: "/pictures/scan.webp")

    func testEveryReasonSaysWhatToDo() throws {
        try onDisplay {
            let errors: [(ImageDecodingError, String)] = [
                (.notFound, "no such file"), (.isDirectory, "folder"), (.notAFile, "not a file"),
                (.noPermission, "may not read"), (.unreadable(reason: "Input/output error"), "Input/output error"),
                (.empty, "empty"), (.notAnImage, "not a picture"),
                (.unsupportedFormat(name: "WebP", package: "webp-pixbuf-loader"), "webp-pixbuf-loader"),
                (.unsupportedFormat(name: "Photoshop", package: nil), "Photoshop"),
                (.damaged(reason: "", partial: nil), "damaged"),
                (.tooLarge(width: 30000, height: 20000), "30000 × 20000"),
            ]
            for (error, text) in errors {
                let failure = OpenFailure(Self.file, error)
                XCTAssertTrue(failure.explanation.contains(text), failure.explanation)
                XCTAssertTrue(failure.summary.contains("scan.webp"), failure.summary)
                XCTAssertTrue(failure.title.contains("scan.webp"))
            }
        }
    }

    func testOnlyWhatIsNoPictureAtAllIsGone() throws {
        try onDisplay {
            XCTAssertTrue(OpenFailure(Self.file, ImageDecodingError.notFound).isGone)
            XCTAssertTrue(OpenFailure(Self.file, ImageDecodingError.isDirectory).isGone)
            XCTAssertFalse(OpenFailure(Self.file, ImageDecodingError.empty).isGone)
            XCTAssertFalse(OpenFailure(Self.file, ImageDecodingError.noPermission).isGone)
        }
    }

    func testAStrangersErrorIsToldToo() throws {
        struct Strange: Error {}
        try onDisplay {
            XCTAssertTrue(OpenFailure(Self.file, Strange()).explanation.contains("Strange"))
        }
    }
}

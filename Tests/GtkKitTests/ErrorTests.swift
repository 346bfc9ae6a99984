// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import XCTest

final class ErrorTests: XCTestCase {
    func testAGErrorIsCopied() throws {
        do {
            _ = try throwingGLibError { g_dir_open("/nonexistent", 0, $0) }
            XCTFail("did not throw")
        } catch {
            XCTAssertEqual(error.domain, "g-file-error-quark")
            XCTAssertTrue(error.matches(g_file_error_quark(), Int(G_FILE_ERROR_NOENT.rawValue)))
            XCTAssertFalse(error.matches(g_file_error_quark(), Int(G_FILE_ERROR_ACCES.rawValue)))
            XCTAssertFalse(error.matches(g_io_error_quark(), Int(G_FILE_ERROR_NOENT.rawValue)))
            XCTAssertTrue(error.message.contains("/nonexistent"))
            XCTAssertTrue(error.description.contains(error.message))
        }
    }

    func testSuccessReturnsTheResult() throws {
        XCTAssertEqual(try throwingGLibError { _ in 7 }, 7)
    }
}

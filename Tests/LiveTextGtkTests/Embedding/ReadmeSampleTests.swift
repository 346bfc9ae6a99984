// SPDX-License-Identifier: Apache-2.0

import Foundation
import XCTest

final class ReadmeSampleTests: XCTestCase {
    /// ReadmeSample.swift is compiled with the tests; the README must show the same lines.
    func testTheReadmeShowsTheSampleThatCompiles() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let sample = try String(contentsOf: folder.appending(path: "ReadmeSample.swift"), encoding: .utf8)
        let readme = try String(
            contentsOf: folder.appending(path: "../../../README.md").standardized, encoding: .utf8)
        let code = sample.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
        XCTAssertTrue(readme.contains(code.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
}

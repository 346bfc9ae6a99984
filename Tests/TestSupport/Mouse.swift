// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Foundation
internal import GtkKit
internal import XCTest

/// The pointer and the keyboard of the screen.
@MainActor
package struct Mouse {
    private let path: String

    /// - Throws: `XCTSkip` where xdotool is not installed.
    package init() throws {
        guard let found = g_find_program_in_path("xdotool") else { throw XCTSkip("xdotool is not installed") }
        defer { g_free(found) }
        path = String(cString: found)
    }

    /// Runs commands of xdotool and keeps the main loop going meanwhile.
    package func callAsFunction(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        try process.run()
        pump(until: { !process.isRunning }, timeout: .seconds(20))
        XCTAssertEqual(process.terminationStatus, 0)
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Foundation

/// An X server without a monitor, which lives as long as this process.
@MainActor
enum VirtualScreen {
    enum Failure: Error, CustomStringConvertible {
        case notInstalled
        case didNotStart

        var description: String {
            switch self {
            case .notInstalled: "Xvfb is not installed (package xvfb)"
            case .didNotStart: "Xvfb did not start"
            }
        }
    }

    /// Starts the server on a free display.
    /// - Returns: the display's number.
    static func start() throws -> Int {
        guard let path = g_find_program_in_path("Xvfb") else { throw Failure.notInstalled }
        defer { g_free(path) }
        let server = Process()
        let answer = Pipe()
        server.executableURL = URL(fileURLWithPath: String(cString: path))
        // It writes the number it chose to descriptor 1. With -terminate it ends with its last client, and so also when
        // this process dies without a word.
        server.arguments = ["-displayfd", "1", "-terminate", "-nolisten", "tcp", "-screen", "0", "1920x1200x24"]
        server.standardOutput = answer
        server.standardError = FileHandle.nullDevice
        try server.run()
        identifier = server.processIdentifier
        // For a run that ends before its first client has connected.
        atexit { kill(VirtualScreen.identifier, SIGTERM) }
        let text = String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self)
        guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Failure.didNotStart
        }
        return number
    }

    /// The server's process; read once more when this process ends.
    private nonisolated(unsafe) static var identifier: pid_t = 0
}

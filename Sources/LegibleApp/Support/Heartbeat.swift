// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit

/// Records how evenly the main loop runs, for `scripts/bench`: `LEGIBLE_HEARTBEAT` names the file that gets a line per
/// beat when the program ends, with the time and the time since the beat before, in microseconds of the monotonic clock.
final class Heartbeat {
    /// Milliseconds between beats of a loop with nothing else to do.
    private static let interval = 5
    private static let variable = "LEGIBLE_HEARTBEAT"

    private let path: String
    private var beats: [gint64] = []

    /// - Returns: `nil` when nobody asked for it.
    init?() {
        guard let value = getenv(Self.variable) else { return nil }
        path = String(cString: value)
        MainLoop.every(milliseconds: Self.interval) { [weak self] in
            guard let self else { return false }
            beats.append(g_get_monotonic_time())
            return true
        }
    }

    /// Writes the file.
    func finish() {
        let lines = zip(beats, beats.dropFirst()).map { "\($1) \($1 - $0)\n" }
        do {
            _ = try throwingGLibError { g_file_set_contents(path, lines.joined(), -1, $0) }
        } catch {
            StandardError.print(error.message)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk

/// Collects what is written to GLib's log, instead of printing it.
@MainActor
enum LogCapture {
    private static var messages: [String] = []

    static func during(_ body: () throws -> Void) rethrows -> [String] {
        messages = []
        let previous = g_log_set_default_handler(
            { _, _, message, _ in
                if let message { LogCapture.messages.append(String(cString: message)) }
            }, nil)
        defer { g_log_set_default_handler(previous, nil) }
        try body()
        return messages
    }
}

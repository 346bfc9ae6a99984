// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Messages for whoever started the program in a terminal.
enum StandardError {
    /// Writes a line, with the program's name before it.
    static func print(_ message: String) {
        var line = Array("legible: \(message)\n".utf8)[...]
        while !line.isEmpty {
            let written = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            line = line.dropFirst(written)
        }
    }
}

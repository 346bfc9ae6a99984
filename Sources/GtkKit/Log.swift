// SPDX-License-Identifier: Apache-2.0

internal import CGtk

/// Messages to GLib's log, under the domain "GtkKit".
package enum Log {
    /// A mistake of the calling program that was survived. `g_warning` is variadic and a macro: not imported.
    package static func warning(_ message: String) {
        message.withCString { text in
            withVaList([text]) { g_logv("GtkKit", G_LOG_LEVEL_WARNING, "%s", $0) }
        }
    }
}

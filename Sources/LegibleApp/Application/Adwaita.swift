// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc

/// libadwaita's style sheet, dark mode and accent for GTK's own widgets, where the library is installed.
enum Adwaita {
    private static let library = "libadwaita-1.so.0"

    /// Loads and starts the library; GTK must have been initialised.
    ///
    /// - Returns: whether the widgets have its style now.
    static func start() -> Bool {
        guard let handle = load(), let symbol = dlsym(handle, "adw_init") else { return false }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        return true
    }

    /// Whether the library can be loaded.
    static var isAvailable: Bool { load() != nil }

    /// `LEGIBLE_RUNTIME=none` switches libraries that are loaded at run time off.
    private static func load() -> UnsafeMutableRawPointer? {
        #if LEGIBLE_ADWAITA
            if let setting = getenv("LEGIBLE_RUNTIME"), strcmp(setting, "none") == 0 { return nil }
            return dlopen(library, RTLD_LAZY)
        #else
            return nil
        #endif
    }
}

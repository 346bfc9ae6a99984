// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The folders that GLib reads and writes for a user, of the test run's own: no test sees or changes the user's.
package enum ScratchFolders {
    /// Holds them all; removed when the process ends.
    package static let root: String = {
        let root = FileManager.default.temporaryDirectory.path + "/legible-tests-\(getpid())"
        try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: ScratchFolders.root) }
        return root
    }()

    /// Where applications and data of the user are looked for.
    package static var data: String { root + "/data" }

    /// Points the environment at the folders. GLib reads it once, when it first needs one.
    static func use() {
        for (variable, folder) in [
            ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache"),
        ] {
            let path = root + "/" + folder
            try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            setenv(variable, path, 1)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Glibc
internal import GtkKit

/// Files that are handed to another application: readable by the person alone, removed when no longer needed.
@MainActor
enum HandOffFile {
    /// A file as old as this, in seconds, has been read by the application it was for.
    private static let readingTime = 120
    private static var isRegistered = false

    /// Writes a document into a folder of its own.
    ///
    /// - Returns: the file's URI.
    static func write(_ document: String, name: String) throws(GLibError) -> String {
        let root = Self.root
        guard g_mkdir_with_parents(root, 0o700) == 0 else { throw GLibError(errno: errno) }
        removeUnneeded()
        if !isRegistered {
            isRegistered = true
            atexit { HandOffFile.removeAll() }
        }
        guard let folder = g_strdup(root + "/\(getpid())-XXXXXX") else { throw GLibError(errno: ENOMEM) }
        defer { g_free(folder) }
        guard g_mkdtemp_full(folder, 0o700) != nil else { throw GLibError(errno: errno) }
        let path = String(cString: folder) + "/" + name
        _ = try throwingGLibError {
            g_file_set_contents_full(path, document, gssize(document.utf8.count), G_FILE_SET_CONTENTS_NONE, 0o600, $0)
        }
        let uri = try throwingGLibError { g_filename_to_uri(path, nil, $0) }
        guard let uri else { throw GLibError(errno: EINVAL) }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    /// In the session's own folder, or the cache where there is none.
    private nonisolated static var root: String { String(cString: g_get_user_runtime_dir()) + "/legible" }

    /// Removes files of programs that have ended, and those old enough.
    private static func removeUnneeded() {
        forEachFolder { path, process in
            var status = stat()
            let isOld = stat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > readingTime
            return isOld || (kill(process, 0) != 0 && errno == ESRCH)
        }
    }

    /// Removes this process's files, but for those another application may be about to read.
    private nonisolated static func removeAll() {
        forEachFolder { path, process in
            var status = stat()
            return process == getpid() && stat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > 10
        }
    }

    /// Removes the folders for which a condition holds, with what is in them.
    private nonisolated static func forEachFolder(where isUnneeded: (_ path: String, _ process: pid_t) -> Bool) {
        guard let directory = g_dir_open(root, 0, nil) else { return }
        defer { g_dir_close(directory) }
        while let entry = g_dir_read_name(directory) {
            let name = String(cString: entry)
            guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }) else { continue }
            let path = root + "/" + name
            guard isUnneeded(path, process) else { continue }
            if let files = g_dir_open(path, 0, nil) {
                while let file = g_dir_read_name(files) { unlink(path + "/" + String(cString: file)) }
                g_dir_close(files)
            }
            rmdir(path)
        }
    }
}

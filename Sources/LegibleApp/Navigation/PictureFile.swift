// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit

/// A file that is, or may be, a picture.
nonisolated struct PictureFile: Hashable, Sendable {
    /// Where it is; what tells files apart.
    let uri: String

    init(uri: String) { self.uri = uri }

    /// - Parameter file: a `GFile`, only read.
    init(_ file: OpaquePointer) {
        let text = g_file_get_uri(file)
        defer { g_free(text) }
        uri = text.map { String(cString: $0) } ?? ""
    }

    /// A file named on the command line: a path, relative to a folder, or a URI.
    init(commandLineArgument argument: String, in folder: String) {
        self.init(taking: g_file_new_for_commandline_arg_and_cwd(argument, folder))
    }

    /// A file of the local file system.
    init(path: String) {
        self.init(taking: g_file_new_for_path(path))
    }

    /// - Parameter file: a `GFile` whose reference is given up.
    private init(taking file: OpaquePointer?) {
        self = file.map { PictureFile($0) } ?? PictureFile(uri: "")
        if let file { g_object_unref(UnsafeMutableRawPointer(file)) }
    }

    /// Its place in the local file system; `nil` for a file elsewhere that cannot be reached through it.
    var path: String? { string(g_file_get_path) }

    /// Its name as people see it.
    var name: String {
        guard let name = string(g_file_get_basename) else { return uri }
        guard let display = g_filename_display_name(name) else { return name }
        defer { g_free(display) }
        return String(cString: display)
    }

    /// Its path or URI as people see it, for a message in a terminal.
    var parseName: String { string(g_file_get_parse_name) ?? uri }

    /// The folder it is in; `nil` at the top.
    var folder: PictureFile? {
        withFile { file in
            guard let parent = g_file_get_parent(file) else { return nil }
            return PictureFile(taking: parent)
        }
    }

    /// A file in this folder.
    func child(named name: String) -> PictureFile {
        withFile { PictureFile(taking: g_file_get_child($0, name)) }
    }

    /// Lends the `GFile`.
    func withFile<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let file: OpaquePointer = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return try body(file)
    }

    private func string(_ get: (OpaquePointer?) -> UnsafeMutablePointer<CChar>?) -> String? {
        withFile { file in
            guard let text = get(file) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }
    }
}

extension PictureFile {
    /// A `GFile`, for operations that are begun and finished with the same one.
    @MainActor var object: GObjectReference { GObjectReference(adopting: g_file_new_for_uri(uri)) }
}

extension PictureFile {
    /// Orders names as file managers do: `2.png` before `10.png`, letters as the user's language has them.
    nonisolated struct SortKey: Comparable, Sendable {
        private let bytes: [UInt8]

        init(name: String) {
            guard let key = g_utf8_collate_key_for_filename(name, -1) else {
                bytes = Array(name.utf8)
                return
            }
            defer { g_free(key) }
            bytes = Array(UnsafeBufferPointer(start: key, count: strlen(key))).map { UInt8(bitPattern: $0) }
        }

        static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
    }
}

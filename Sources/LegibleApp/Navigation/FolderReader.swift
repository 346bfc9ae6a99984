// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Lists the pictures of a folder without making anyone wait.
enum FolderReader {
    /// Files asked for at a time: few enough to leave the main loop free between two answers.
    private static let batchSize: gint = 100
    /// Content types are looked up in the contents: the name may lie.
    private static let attributes = "standard::name,standard::type,standard::is-hidden,standard::content-type"

    /// The pictures of a folder, in no order; hidden files are left out, links are followed.
    ///
    /// - Throws: `GLibError`, with the domain of GIO's errors and the code "cancelled" when the task was cancelled.
    static func pictures(in folder: PictureFile) async throws -> [PictureFile] {
        let cancellable = Cancellable()
        return try await withTaskCancellationHandler {
            try await pictures(in: folder, cancellable)
        } onCancel: {
            Task { @MainActor in cancellable.cancel() }
        }
    }

    /// Whether a single file is a picture that would be listed.
    static func isPicture(_ file: PictureFile) async -> Bool {
        let object = file.object
        let result = await AsyncCall.result {
            g_file_query_info_async(
                cast(object), attributes, GFileQueryInfoFlags(rawValue: 0), G_PRIORITY_DEFAULT, nil, $0, $1)
        }
        let info = try? throwingGLibError { g_file_query_info_finish(cast(object), cast(result), $0) }
        guard let info = info.flatMap(\.self) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        return isPicture(info)
    }

    private static func pictures(in folder: PictureFile, _ cancellable: Cancellable) async throws -> [PictureFile] {
        let object = folder.object
        let opened = await AsyncCall.result {
            g_file_enumerate_children_async(
                cast(object), attributes, GFileQueryInfoFlags(rawValue: 0), G_PRIORITY_DEFAULT, cancellable.pointer, $0,
                $1)
        }
        let found = try throwingGLibError { g_file_enumerate_children_finish(cast(object), cast(opened), $0) }
        guard let found else { return [] }
        let enumerator = GObjectReference(adopting: found)
        var files: [PictureFile] = []
        while true {
            let result = await AsyncCall.result {
                g_file_enumerator_next_files_async(
                    cast(enumerator), batchSize, G_PRIORITY_DEFAULT, cancellable.pointer, $0, $1)
            }
            let batch = try throwingGLibError {
                g_file_enumerator_next_files_finish(cast(enumerator), cast(result), $0)
            }
            guard let batch else { return files }
            files += pictures(of: batch, in: folder)
        }
    }

    /// - Parameter batch: a list of `GFileInfo`, freed here.
    private static func pictures(of batch: UnsafeMutablePointer<GList>, in folder: PictureFile) -> [PictureFile] {
        var files: [PictureFile] = []
        var node: UnsafeMutablePointer<GList>? = batch
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let info = OpaquePointer(data)
            if isPicture(info), let name = g_file_info_get_name(info) {
                files.append(folder.child(named: String(cString: name)))
            }
            g_object_unref(data)
        }
        g_list_free(batch)
        return files
    }

    private static func isPicture(_ info: OpaquePointer) -> Bool {
        // Links have the type of what they lead to, and none when that is gone.
        guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR, g_file_info_get_is_hidden(info) == 0,
            let type = g_file_info_get_content_type(info)
        else { return false }
        return PictureTypes.contains(String(cString: type))
    }
}

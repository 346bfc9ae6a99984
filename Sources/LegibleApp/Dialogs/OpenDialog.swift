// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Asks for pictures to open.
final class OpenDialog {
    private let dialog: GObjectReference
    private var keepAlive: OpenDialog?

    /// - Parameter folder: where to begin; `nil` for the desktop's choice.
    static func present(
        over parent: UnsafeMutablePointer<GtkWindow>, in folder: PictureFile?,
        _ handler: @escaping @MainActor ([PictureFile]) -> Void
    ) {
        let dialog = OpenDialog(parent)
        if let folder {
            folder.withFile { _ = gtk_file_chooser_set_current_folder(cast(dialog.dialog), $0, nil) }
        }
        dialog.show(handler)
    }

    private init(_ parent: UnsafeMutablePointer<GtkWindow>) {
        dialog = GObjectReference(
            adopting: gtk_file_chooser_native_new(
                localized("Open Pictures"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, localized("_Open"),
                localized("_Cancel")))
        gtk_native_dialog_set_modal(cast(dialog), 1)
        gtk_file_chooser_set_select_multiple(cast(dialog), 1)
        addFilter(localized("Pictures")) { gtk_file_filter_add_mime_type($0, "image/*") }
        addFilter(localized("All Files")) { gtk_file_filter_add_pattern($0, "*") }
    }

    private func addFilter(_ name: String, _ fill: (OpaquePointer) -> Void) {
        let filter: OpaquePointer = gtk_file_filter_new()
        gtk_file_filter_set_name(filter, name)
        fill(filter)
        gtk_file_chooser_add_filter(cast(dialog), filter)
        g_object_unref(filter.raw)
    }

    private func show(_ handler: @escaping @MainActor ([PictureFile]) -> Void) {
        // Nobody else owns the dialog while it is open.
        keepAlive = self
        connect(dialog, "response") { [weak self] (response: Int) in
            guard let self else { return }
            let files = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosenFiles : []
            keepAlive = nil
            if !files.isEmpty { handler(files) }
        }
        gtk_native_dialog_show(cast(dialog))
    }

    private var chosenFiles: [PictureFile] {
        let model = GObjectReference(adopting: gtk_file_chooser_get_files(cast(dialog)))
        return (0..<g_list_model_get_n_items(cast(model))).compactMap { index in
            guard let item = g_list_model_get_item(cast(model), index) else { return nil }
            defer { g_object_unref(item) }
            return PictureFile(OpaquePointer(item))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore
import LiveTextGtk

// Pictures that come and go by clipboard and by drag and drop.
extension ViewerWindow {
    func setUpTransfer() {
        let target: OpaquePointer = gtk_drop_target_new(FundamentalType.invalid, GDK_ACTION_COPY)
        var types = [gdk_file_list_get_type(), gdk_texture_get_type()]
        gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
        connect(target, "drop") { [weak self] (value: UnsafeMutablePointer<GValue>, _: Double, _: Double) -> Bool in
            self?.take(value, name: localized("Dropped Picture")) ?? false
        }
        gtk_widget_add_controller(stage, cast(target))
    }

    // MARK: Copying

    /// Copies the selected text, or the picture when no text is selected.
    func copy() {
        if !overlay.copySelection() { copyPicture() }
    }

    /// Puts the picture on the clipboard.
    func copyPicture() {
        guard let texture = picture?.buffer.texture else { return }
        gdk_clipboard_set_texture(gtk_widget_get_clipboard(cast(pointer)), cast(texture))
        toasts.show(localized("Picture copied"))
    }

    // MARK: Pasting

    /// Opens what is on the clipboard: files, or a picture.
    func paste() {
        let clipboard: OpaquePointer = gtk_widget_get_clipboard(cast(pointer))
        let formats = gdk_clipboard_get_formats(clipboard)
        let offered = [gdk_file_list_get_type(), gdk_texture_get_type()]
            .first { type in
                // Also what is not of the type yet but can become it.
                let wanted = gdk_content_formats_builder_new()
                gdk_content_formats_builder_add_gtype(wanted, type)
                let union = gdk_content_formats_union_deserialize_mime_types(
                    gdk_content_formats_builder_free_to_formats(wanted))
                defer { gdk_content_formats_unref(union) }
                return gdk_content_formats_match(formats, union) != 0
            }
        guard let offered else { return toasts.show(localized("There is no picture on the clipboard")) }
        Task { [weak self] in
            let result = await AsyncCall.result {
                gdk_clipboard_read_value_async(clipboard, offered, G_PRIORITY_DEFAULT, nil, $0, $1)
            }
            let value = try? throwingGLibError { gdk_clipboard_read_value_finish(clipboard, cast(result), $0) }
            guard let self else { return }
            guard let value = value.flatMap(\.self),
                take(UnsafeMutablePointer(mutating: value), name: localized("Pasted Picture"))
            else { return toasts.show(localized("The clipboard could not be read")) }
        }
    }

    /// Opens files or a texture.
    ///
    /// - Returns: whether the value holds any.
    private func take(_ value: UnsafeMutablePointer<GValue>, name: String) -> Bool {
        if value.pointee.g_type == gdk_file_list_get_type() {
            let files = g_value_get_boxed(value).map { Self.files(OpaquePointer($0)) } ?? []
            open(files)
            return !files.isEmpty
        }
        guard let object = g_value_get_object(value), isInstance(object, of: gdk_texture_get_type()) else {
            return false
        }
        let texture = Texture(retaining: object)
        Task { [weak self] in
            guard let buffer = await PixelBuffer.pixels(of: texture) else { return }
            self?.open(buffer, name: name)
        }
        return true
    }

    private static func files(_ list: OpaquePointer) -> [PictureFile] {
        let files = gdk_file_list_get_files(list)
        defer { g_slist_free(files) }
        var result: [PictureFile] = []
        var node = files
        while let current = node {
            node = current.pointee.next
            if let file = current.pointee.data { result.append(PictureFile(OpaquePointer(file))) }
        }
        return result
    }
}

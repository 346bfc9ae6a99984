// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

extension LegibleApplication {
    /// Tells the running process to open files in a window of their own.
    static let newWindowHint = "new-window"

    func setUpCommandLine() {
        g_application_set_option_context_parameter_string(cast(pointer), localized("[FILE…]"))
        g_application_set_option_context_summary(
            cast(pointer), localized("View pictures, select and copy their text, open what is in them."))
        addOption("version", G_OPTION_ARG_NONE, localized("Show the version and the parts found, then exit"))
        addOption("new-window", G_OPTION_ARG_NONE, localized("Open a new window"))
        // The remaining arguments; named so by GOption.
        addOption("", G_OPTION_ARG_FILENAME_ARRAY, "")
        connect(pointer, "handle-local-options") { [weak self] (options: UnsafeMutablePointer<GVariantDict>) -> Int in
            self?.handle(options) ?? 1
        }
    }

    private func addOption(_ name: String, _ kind: GOptionArg, _ description: String) {
        g_application_add_main_option(cast(pointer), name, 0, G_OPTION_FLAG_NONE, kind, description, nil)
    }

    /// Acts on the command line in the process it was given to, which may hand the rest to the one that runs.
    ///
    /// - Parameter options: a `GVariantDict`.
    /// - Returns: the exit status, or -1 to go on as usual.
    private func handle(_ options: UnsafeMutablePointer<GVariantDict>) -> Int {
        if g_variant_dict_contains(options, "version") != 0 {
            print(VersionReport.current.text)
            return 0
        }
        let inNewWindow = g_variant_dict_contains(options, "new-window") != 0
        let files = filesToOpen(options)
        guard inNewWindow || !files.isEmpty else { return -1 }
        do {
            _ = try throwingGLibError { g_application_register(cast(pointer), nil, $0) }
        } catch {
            StandardError.print(localized("The program cannot be started: %1$@", error.message))
            return 1
        }
        if files.isEmpty {
            g_action_group_activate_action(cast(pointer), "new-window", nil)
            return 0
        }
        // The process that runs tells its own terminal, not this one.
        let isRemote = g_application_get_is_remote(cast(pointer)) != 0
        if isRemote { reportMissing(files) }
        send(files, hint: inNewWindow ? Self.newWindowHint : "")
        return 0
    }

    private func filesToOpen(_ options: UnsafeMutablePointer<GVariantDict>) -> [PictureFile] {
        guard let value = g_variant_dict_lookup_value(options, "", nil) else { return [] }
        defer { g_variant_unref(value) }
        guard let folder = g_get_current_dir() else { return [] }
        defer { g_free(folder) }
        return (0..<g_variant_n_children(value)).compactMap { index in
            guard let child = g_variant_get_child_value(value, index) else { return nil }
            defer { g_variant_unref(child) }
            guard let argument = g_variant_get_bytestring(child) else { return nil }
            return PictureFile(commandLineArgument: String(cString: argument), in: String(cString: folder))
        }
    }

    private func reportMissing(_ files: [PictureFile]) {
        for file in files {
            let exists = file.withFile { g_file_query_exists($0, nil) != 0 }
            if !exists {
                StandardError.print(localized("%1$@: There is no such file.", file.parseName))
            }
        }
    }

    private func send(_ files: [PictureFile], hint: String) {
        var list: [OpaquePointer?] = files.map { g_file_new_for_uri($0.uri) }
        defer { for file in list { if let file { g_object_unref(file.raw) } } }
        g_application_open(cast(pointer), &list, gint(list.count), hint)
    }
}

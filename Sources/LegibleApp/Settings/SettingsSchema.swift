// SPDX-License-Identifier: Apache-2.0

import CGtk
import Glibc
import GtkKit

/// Finds the settings schema: the installed one, or the one embedded in the program.
enum SettingsSchema {
    /// A schema, and whether the desktop knows it too.
    struct Lookup {
        let schema: OpaquePointer
        let isInstalled: Bool
    }

    private static let identifier = "app.legible.Legible"
    private static let resource = "/app/legible/Legible/gschemas.compiled"

    /// The schema, to be given up with `g_settings_schema_unref`; `nil` when none can be had.
    static func find() -> Lookup? {
        if let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, identifier, 1)
        {
            // An older version's schema lacks keys, and asking for a missing key ends the program.
            if Settings.Key.allCases.allSatisfy({ g_settings_schema_has_key(schema, $0.rawValue) != 0 }) {
                return Lookup(schema: schema, isInstalled: true)
            }
            g_settings_schema_unref(schema)
        }
        return embedded().map { Lookup(schema: $0, isInstalled: false) }
    }

    /// The embedded schema. GSettings reads schemas from folders only, so it goes through a temporary one.
    private static func embedded() -> OpaquePointer? {
        do {
            let bytes = try throwingGLibError {
                g_resources_lookup_data(resource, GResourceLookupFlags(rawValue: 0), $0)
            }
            guard let bytes else { return nil }
            defer { g_bytes_unref(bytes) }
            guard let folder = try throwingGLibError({ g_dir_make_tmp("legible-XXXXXX", $0) }) else { return nil }
            defer {
                rmdir(folder)
                g_free(folder)
            }
            var size = gsize(0)
            let contents = g_bytes_get_data(bytes, &size)
            let file = String(cString: folder) + "/gschemas.compiled"
            defer { unlink(file) }
            _ = try throwingGLibError {
                g_file_set_contents(file, contents?.assumingMemoryBound(to: CChar.self), gssize(size), $0)
            }
            let source = try throwingGLibError {
                g_settings_schema_source_new_from_directory(folder, nil, 0, $0)
            }
            guard let source else { return nil }
            defer { g_settings_schema_source_unref(source) }
            return g_settings_schema_source_lookup(source, identifier, 0)
        } catch {
            StandardError.print(localized("Settings are not kept: %1$@", error.message))
            return nil
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextCore

/// What the program remembers. Without an installed schema it is kept in a file, and where not even that can be had, until
/// the program ends.
final class Settings {
    /// The schema's keys.
    enum Key: String, CaseIterable {
        case windowWidth = "window-width"
        case windowHeight = "window-height"
        case isWindowMaximized = "window-maximized"
        case isLiveTextEnabled = "live-text-enabled"
        case dataDetectorsActivate = "data-detectors-activate"
        case locales
        case searchAddress = "search-address"
        case lookUpAddress = "look-up-address"
        case translationAddress = "translate-address"
        case trackingAddress = "tracking-address"
        case flightAddress = "flight-address"
        case mapsAddress = "maps-address"
        case directionsAddress = "directions-address"
        case currencyRates = "currency-rates"
        case currency
    }

    /// Where values are kept.
    enum Storage {
        /// The desktop's settings where the schema is installed, else a file in the user's configuration folder.
        case automatic
        /// A file, whether the schema is installed or not.
        case file(String)
        /// Nowhere: for tests.
        case memory
    }

    /// The `GSettings`; `nil` when no schema could be had.
    private let object: GObjectReference?
    /// Stands in for the object.
    private var values = Values()
    private var observers: [Key: [@MainActor () -> Void]] = [:]

    /// The schema's defaults.
    private struct Values {
        var windowSize = WindowSize(width: 1024, height: 720)
        var isWindowMaximized = false
        var isLiveTextEnabled = true
        var dataDetectorsActivate = DataDetectorActivation.always
        var locales: [String] = []
    }

    /// A window's size in logical pixels.
    struct WindowSize: Equatable {
        var width: Int
        var height: Int
    }

    /// - Parameter schema: where to keep nothing, `nil`.
    init(storage: Storage, schema lookup: SettingsSchema.Lookup?) {
        guard let lookup else {
            object = nil
            return
        }
        defer { g_settings_schema_unref(lookup.schema) }
        let backend = Self.backend(storage, isInstalled: lookup.isInstalled)
        defer { if let backend { g_object_unref(backend.raw) } }
        object = GObjectReference(adopting: g_settings_new_full(lookup.schema, backend.map { cast($0) }, nil))
        guard let object else { return }
        connect(object, "changed") { [weak self] (name: String) in
            if let key = Key(rawValue: name) { self?.notify(key) }
        }
    }

    /// Settings in the usual place.
    convenience init(storage: Storage = .automatic) {
        self.init(storage: storage, schema: SettingsSchema.find())
    }

    /// Calls a handler whenever a value changed, by this program or another.
    func observe(_ key: Key, _ handler: @escaping @MainActor () -> Void) {
        observers[key, default: []].append(handler)
    }

    private func notify(_ key: Key) {
        for observer in observers[key] ?? [] { observer() }
    }

    /// - Returns: `nil` for the desktop's own.
    private static func backend(_ storage: Storage, isInstalled: Bool) -> UnsafeMutablePointer<GSettingsBackend>? {
        switch storage {
        case .automatic:
            isInstalled ? nil : keyFile(String(cString: g_get_user_config_dir()) + "/legible/settings.ini")
        case .file(let path): keyFile(path)
        case .memory: g_memory_settings_backend_new()
        }
    }

    private static func keyFile(_ path: String) -> UnsafeMutablePointer<GSettingsBackend>? {
        g_keyfile_settings_backend_new(path, "/app/legible/Legible/", "Legible")
    }
}

// MARK: - Values

extension Settings {
    /// The size of a new window.
    var windowSize: WindowSize {
        get {
            guard let object else { return values.windowSize }
            return WindowSize(
                width: Int(g_settings_get_int(cast(object), Key.windowWidth.rawValue)),
                height: Int(g_settings_get_int(cast(object), Key.windowHeight.rawValue)))
        }
        set {
            guard let object else { return values.windowSize = newValue }
            g_settings_set_int(cast(object), Key.windowWidth.rawValue, gint(clamping: newValue.width))
            g_settings_set_int(cast(object), Key.windowHeight.rawValue, gint(clamping: newValue.height))
        }
    }

    /// Whether a new window is maximized.
    var isWindowMaximized: Bool {
        get { boolean(.isWindowMaximized) ?? values.isWindowMaximized }
        set { set(.isWindowMaximized, newValue) { $0.isWindowMaximized = newValue } }
    }

    /// Whether pictures are read.
    var isLiveTextEnabled: Bool {
        get { boolean(.isLiveTextEnabled) ?? values.isLiveTextEnabled }
        set { set(.isLiveTextEnabled, newValue) { $0.isLiveTextEnabled = newValue } }
    }

    /// When links, numbers and codes act on a click.
    var dataDetectorsActivate: DataDetectorActivation {
        get {
            guard let object else { return values.dataDetectorsActivate }
            return g_settings_get_enum(cast(object), Key.dataDetectorsActivate.rawValue) == 0
                ? .whenHighlighted : .always
        }
        set {
            guard let object else {
                values.dataDetectorsActivate = newValue
                return notify(.dataDetectorsActivate)
            }
            g_settings_set_enum(
                cast(object), Key.dataDetectorsActivate.rawValue, newValue == .whenHighlighted ? 0 : 1)
        }
    }

    /// BCP-47 languages to read, most important first; empty for the session's.
    var locales: [String] {
        get {
            guard let object else { return values.locales }
            let list = g_settings_get_strv(cast(object), Key.locales.rawValue)
            defer { g_strfreev(list) }
            var result: [String] = []
            var next = list
            while let pointer = next, let string = pointer.pointee {
                result.append(String(cString: string))
                next = pointer.advanced(by: 1)
            }
            return result
        }
        set {
            guard let object else {
                values.locales = newValue
                return notify(.locales)
            }
            let builder = g_strv_builder_new()
            for locale in newValue { g_strv_builder_add(builder, locale) }
            let list = g_strv_builder_end(builder)
            g_strv_builder_unref(builder)
            defer { g_strfreev(list) }
            var constant: [UnsafePointer<gchar>?] = newValue.indices.map { UnsafePointer(list?[$0]) } + [nil]
            g_settings_set_strv(cast(object), Key.locales.rawValue, &constant)
        }
    }

    /// The text of a key; `nil` where nothing is kept.
    func string(_ key: Key) -> String? {
        guard let object, let text = g_settings_get_string(cast(object), key.rawValue) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Keeps a text; `nil` brings the default back.
    func set(_ key: Key, string: String?) {
        guard let object else { return }
        if let string {
            g_settings_set_string(cast(object), key.rawValue, string)
        } else {
            g_settings_reset(cast(object), key.rawValue)
        }
    }

    /// The value of a key of any type; `nil` where nothing is kept.
    func variant(_ key: Key) -> Variant? {
        object.flatMap { Variant(adopting: g_settings_get_value(cast($0), key.rawValue)) }
    }

    /// Keeps a value of a key's type.
    func set(_ key: Key, _ value: Variant) {
        if let object { g_settings_set_value(cast(object), key.rawValue, value.pointer) }
    }

    private func boolean(_ key: Key) -> Bool? {
        object.map { g_settings_get_boolean(cast($0), key.rawValue) != 0 }
    }

    private func set(_ key: Key, _ value: Bool, otherwise change: (inout Values) -> Void) {
        if let object {
            g_settings_set_boolean(cast(object), key.rawValue, value ? 1 : 0)
        } else {
            change(&values)
            notify(key)
        }
    }
}

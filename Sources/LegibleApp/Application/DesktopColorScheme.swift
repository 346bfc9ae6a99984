// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Whether the desktop wants dark windows, from the portal's settings: for when libadwaita does not ask for it.
final class DesktopColorScheme {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"
    /// The portal's value for "prefer dark".
    private static let dark: UInt32 = 1

    private let handler: @MainActor (_ isDark: Bool) -> Void
    private var proxy: GObjectReference?

    /// - Parameter handler: called when the wish is known and whenever it changes; never where no portal answers.
    init(_ handler: @escaping @MainActor (_ isDark: Bool) -> Void) {
        self.handler = handler
        Task { [weak self] in await self?.start() }
    }

    private func start() async {
        let made = await AsyncCall.result {
            g_dbus_proxy_new_for_bus(
                G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, nil, Self.service, Self.path,
                Self.interface, nil, $0, $1)
        }
        // Without a session bus the theme stays as it is.
        guard let found = try? throwingGLibError({ g_dbus_proxy_new_for_bus_finish(cast(made), $0) }) else { return }
        let proxy = GObjectReference(adopting: found)
        self.proxy = proxy
        connect(proxy, "g-signal") { [weak self] (_: String?, signal: String, parameters: OpaquePointer) in
            if signal == "SettingChanged" { self?.settingChanged(parameters) }
        }
        let answer = await AsyncCall.result {
            let arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
            g_dbus_proxy_call(
                cast(proxy), "Read", g_variant_new_tuple(arguments, gsize(arguments.count)), G_DBUS_CALL_FLAGS_NONE,
                -1, nil, $0, $1)
        }
        guard let result = try? throwingGLibError({ g_dbus_proxy_call_finish(cast(proxy), cast(answer), $0) })
        else { return }
        apply(result, index: 0)
        g_variant_unref(result)
    }

    private func settingChanged(_ parameters: OpaquePointer) {
        guard Self.string(parameters, 0) == Self.namespace, Self.string(parameters, 1) == Self.key else { return }
        apply(parameters, index: 2)
    }

    /// - Parameter index: of the tuple's member that holds the value, in one variant or, as older portals answer, two.
    private func apply(_ tuple: OpaquePointer, index: Int) {
        guard g_variant_n_children(tuple) > gsize(index), var value = g_variant_get_child_value(tuple, gsize(index))
        else { return }
        while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = g_variant_get_variant(value) {
            g_variant_unref(value)
            value = inner
        }
        defer { g_variant_unref(value) }
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        handler(g_variant_get_uint32(value) == Self.dark)
    }

    private static func string(_ tuple: OpaquePointer, _ index: Int) -> String? {
        guard g_variant_n_children(tuple) > gsize(index), let child = g_variant_get_child_value(tuple, gsize(index))
        else { return nil }
        defer { g_variant_unref(child) }
        guard g_variant_classify(child) == G_VARIANT_CLASS_STRING else { return nil }
        return String(cString: g_variant_get_string(child, nil))
    }
}

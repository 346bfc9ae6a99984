// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit
package import LiveTextCore

/// The icons and the style sheet of the controls, embedded in the library.
@MainActor
package enum LiveTextResources {
    private static var isRegistered = false

    /// Makes icons and styles known to the display; the first call does the work.
    package static func register() {
        guard !isRegistered, let display = gdk_display_get_default() else { return }
        isRegistered = true
        ResourceBundle.register(base64: EmbeddedResources.base64)
        gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), "/app/legible/LiveTextGtk/icons")
        guard let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_resource(provider, "/app/legible/LiveTextGtk/livetext.css")
        // Below the application's own sheet, above the theme: a host can restyle the controls.
        gtk_style_context_add_provider_for_display(
            display, cast(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}

/// A GResource bundle embedded as base64.
@MainActor
package enum ResourceBundle {
    /// Registers a bundle for the whole process; a broken one is reported and left out.
    package static func register(base64: StaticString) {
        var size: gsize = 0
        let text = UnsafeRawPointer(base64.utf8Start).assumingMemoryBound(to: gchar.self)
        guard let decoded = g_base64_decode(text, &size), let bytes = g_bytes_new_take(decoded, size) else { return }
        defer { g_bytes_unref(bytes) }
        do {
            let resource = try throwingGLibError { g_resource_new_from_data(bytes, $0) }
            g_resources_register(resource)
            g_resource_unref(resource)
        } catch {
            Log.warning("embedded resources cannot be read: \(error)")
        }
    }
}

/// A presentation's text in the user's language. Right to left its arguments keep their own direction: a number or an
/// address is not torn apart.
@MainActor
package func localized(_ text: PresentationText) -> String {
    text.string(isolatingArguments: Localization.isRightToLeft, translate: { localized($0) })
}

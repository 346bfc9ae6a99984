// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveTextGtk

/// Style sheets, icons and dark mode.
enum Appearance {
    private static let resources = "/app/legible/Legible"
    private static var colorScheme: DesktopColorScheme?

    /// Makes everything the window looks like known to the display. Called once, when GTK is up.
    static func start() {
        guard let display = gdk_display_get_default() else { return }
        LiveTextResources.register()
        gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), resources + "/icons")
        gtk_window_set_default_icon_name(LegibleApplication.identifier)
        if !Adwaita.start() {
            addStyleSheet("fallback.css", to: display, priority: GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1)
            colorScheme = DesktopColorScheme { isDark in
                guard let settings = gtk_settings_get_default() else { return }
                setProperty(settings, "gtk-application-prefer-dark-theme", isDark)
            }
        }
        addStyleSheet("style.css", to: display, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    }

    private static func addStyleSheet(_ name: String, to display: OpaquePointer, priority: Int32) {
        guard let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_resource(provider, "\(resources)/\(name)")
        gtk_style_context_add_provider_for_display(display, cast(provider), guint(priority))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}

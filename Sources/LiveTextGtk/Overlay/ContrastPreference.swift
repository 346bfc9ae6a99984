// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import Glibc
internal import GtkKit

/// Whether the desktop asks for high contrast: by libadwaita, where a program uses it, or by the name of the theme.
@MainActor
enum ContrastPreference {
    static func isHigh(for widget: some GObjectPointer) -> Bool {
        if isAskedForByAdwaita { return true }
        let settings: OpaquePointer = cast(gtk_widget_get_settings(cast(widget)))
        let theme: String = property(settings, "gtk-theme-name") ?? ""
        return theme.contains("HighContrast") || theme.hasSuffix("-hc") || theme.hasSuffix("-hc-dark")
    }

    /// Asks libadwaita, which is not linked, where the program has loaded and started it.
    private static var isAskedForByAdwaita: Bool {
        guard g_type_from_name("AdwStyleManager") != FundamentalType.invalid,
            let library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD)
        else { return false }
        defer { dlclose(library) }
        guard let defaultManager = dlsym(library, "adw_style_manager_get_default"),
            let isHighContrast = dlsym(library, "adw_style_manager_get_high_contrast")
        else { return false }
        typealias Manager = @convention(c) () -> UnsafeMutableRawPointer?
        typealias Answer = @convention(c) (UnsafeMutableRawPointer) -> gboolean
        guard let manager = unsafeBitCast(defaultManager, to: Manager.self)() else { return false }
        return unsafeBitCast(isHighContrast, to: Answer.self)(manager) != 0
    }
}

/// How strongly the overlay draws, by the desktop's wish for contrast.
struct OverlayStyle: Equatable {
    let isHighContrast: Bool

    var dimmingOpacity: Double { isHighContrast ? 0.7 : OverlayMetrics.dimmingOpacity }
    /// In high contrast the edge marks the selection, and the fill leaves the text its contrast: at 0.25 black on white
    /// keeps 12:1, at 0.5 it would keep 5:1.
    var selectionOpacity: Double { isHighContrast ? 0.25 : OverlayMetrics.selectionOpacity }
    var hairlineOpacity: Double { isHighContrast ? 1 : OverlayMetrics.selectionHairlineOpacity }
    var hairlineWidth: Double { isHighContrast ? 2 : 1 }
    var underlineWidth: Double { isHighContrast ? 3 : OverlayMetrics.underlineWidth }
    var outlineWidth: Double { isHighContrast ? 3 : OverlayMetrics.outlineWidth }
}

// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// A colour with straight (not premultiplied) alpha, components from 0 to 1.
package struct Color: Sendable, Hashable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }

    /// The same colour for C.
    package var gdkRGBA: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    package static let black = Color(red: 0, green: 0, blue: 0)
    package static let white = Color(red: 1, green: 1, blue: 1)

    /// The same colour, more or less opaque.
    /// - Parameter opacity: Multiplies the alpha.
    package func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha *= opacity
        return color
    }
}

// MARK: - Theme

@MainActor
extension Color {
    /// A named colour of the theme, for example "accent_bg_color" (libadwaita) or "theme_selected_bg_color" (GTK).
    package static func named(_ name: String, for widget: some GObjectPointer) -> Color? {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(gtk_widget_get_style_context(cast(widget)), name, &color) != 0 else {
            return nil
        }
        return Color(color)
    }

    /// The colour of the widget's text and symbolic icons.
    package static func foreground(of widget: some GObjectPointer) -> Color {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(cast(widget)), &color)
        return Color(color)
    }
}

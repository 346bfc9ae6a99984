// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// The font of the controls over the picture. It has no size: theirs stays the same in every program.
public struct InterfaceFont: Hashable, Sendable {
    /// A font family's name, as "Cantarell"; `nil` keeps the desktop's.
    public var family: String?
    /// The weight from 100 (thin) to 1000, 400 being normal and 700 bold; `nil` keeps the controls' own.
    public var weight: Int?

    /// Makes a font.
    public init(family: String? = nil, weight: Int? = nil) {
        self.family = family
        self.weight = weight
    }

    /// Pango's range of weights.
    private static let weights = 100...1000

    /// Sets the font of a label.
    @MainActor
    func apply(to label: UnsafeMutablePointer<GtkWidget>) {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        // A NUL would end the name for C.
        if let family, !family.isEmpty, !family.contains("\0"), let attribute = pango_attr_family_new(family) {
            pango_attr_list_insert(attributes, attribute)
        }
        if let weight {
            let clamped = min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
            if let attribute = pango_attr_weight_new(PangoWeight(rawValue: PangoWeight.RawValue(clamped))) {
                pango_attr_list_insert(attributes, attribute)
            }
        }
        gtk_label_set_attributes(cast(label), attributes)
    }
}

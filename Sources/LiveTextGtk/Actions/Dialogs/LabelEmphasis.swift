// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// Makes a part of a label stand out.
@MainActor
enum LabelEmphasis {
    /// Sets a range in bold and the rest in normal weight.
    ///
    /// - Parameters:
    ///   - range: in UTF-8 offsets of the label's text.
    ///   - length: of the whole text, in bytes.
    static func stress(_ range: Range<Int>, in label: UnsafeMutablePointer<GtkWidget>, length: Int) {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        for (part, weight) in [
            (0..<range.lowerBound, PANGO_WEIGHT_NORMAL), (range, PANGO_WEIGHT_BOLD),
            (range.upperBound..<max(length, range.upperBound), PANGO_WEIGHT_NORMAL),
        ] where !part.isEmpty {
            guard let attribute = pango_attr_weight_new(weight) else { continue }
            attribute.pointee.start_index = guint(part.lowerBound)
            attribute.pointee.end_index = guint(part.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        gtk_label_set_attributes(cast(label), attributes)
    }
}

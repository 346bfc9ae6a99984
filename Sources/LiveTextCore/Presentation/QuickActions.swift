// SPDX-License-Identifier: Apache-2.0

/// The pills under a picture: one per different item, most useful first, then Copy All.
package struct QuickActions: Hashable, Sendable {
    /// One pill.
    package struct Pill: Hashable, Sendable, Identifiable {
        /// Tells pills of one picture apart, and stays the same from revision to revision.
        package let id: String
        /// Its short label.
        package let label: PresentationText
        /// What a screen reader says.
        package let accessibleName: PresentationText
        /// Its symbolic icon.
        package let iconName: String
        /// What a click on it does.
        package let action: DataAction
        /// The whole item; `nil` for Copy All.
        package let presentation: ItemPresentation?
    }

    /// The items' pills, most useful first.
    package let items: [Pill]
    /// Copies the whole text; `nil` when there is none.
    package let copyAll: Pill?

    /// The quick actions of an analysis.
    package init(_ analysis: ImageAnalysis) {
        items = []
        copyAll = nil
    }
}

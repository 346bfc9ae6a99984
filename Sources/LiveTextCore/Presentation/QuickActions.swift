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
        // A code's pill shows that it stands for the code: what it opens is often like a link in print.
        let candidates =
            analysis.dataItems.map { Self.pill(ItemPresentation($0.value)) }
            + analysis.codes.map { Self.pill(ItemPresentation($0), iconName: IconName.code) }
        var seen: Set<String> = []
        let pills = candidates.filter { seen.insert($0.id).inserted }
        // Items of one rank stay in reading order.
        items = pills.enumerated()
            .sorted { (Self.rank($0.element.action), $0.offset) < (Self.rank($1.element.action), $1.offset) }
            .map(\.element)
        copyAll = analysis.transcript.isEmpty ? nil : Self.copyAll(analysis.transcript)
    }

    private static func pill(_ presentation: ItemPresentation, iconName: String? = nil) -> Pill {
        let action = presentation.primaryAction
        return Pill(
            id: identity(of: action), label: presentation.pill, accessibleName: presentation.accessibleName,
            iconName: iconName ?? presentation.iconName, action: action, presentation: presentation)
    }

    private static func copyAll(_ transcript: String) -> Pill {
        Pill(
            id: "text.copyAll", label: PresentationText("Copy All"),
            accessibleName: PresentationText("Copy all text in the picture"), iconName: IconName.copy,
            action: .copy(transcript, id: "text.copyAll", title: PresentationText("Copy All")), presentation: nil)
    }

    /// Names an action by what it does, so that one link in print and in a code has one pill.
    private static func identity(of action: DataAction) -> String {
        guard let uri = action.uri else { return action.id + " " + (action.copiedText ?? "") }
        guard let parts = URIParts(uri), parts.hasAuthority else { return action.id + " " + uri.lowercased() }
        let path = parts.rest == "/" ? "" : parts.rest
        return action.id + " " + parts.userInfo + parts.host.lowercased() + parts.portText + path
    }

    /// How soon an action is wanted; lower comes first.
    private static func rank(_ action: DataAction) -> Int {
        switch action.id {
        case "phone.call": 0
        case "link.open": 1
        case "email.write": 2
        case "phone.message": 3
        case "place.open": 4
        default: 5
        }
    }
}

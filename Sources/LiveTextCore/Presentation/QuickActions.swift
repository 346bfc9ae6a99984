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

    /// The quick actions of a picture.
    ///
    /// - Parameters:
    ///   - items: how its data items are shown, in reading order.
    ///   - codes: how its codes are shown.
    package init(items: [ItemPresentation], codes: [ItemPresentation], transcript: String) {
        // A code's pill shows that it stands for the code: what it opens is often like a link in print.
        let candidates =
            items.filter(\.isQuickAction).map { Self.pill($0) }
            + codes.filter(\.isQuickAction).map { Self.pill($0, iconName: IconName.code) }
        var seen: Set<String> = []
        let pills = candidates.filter { seen.insert($0.id).inserted }
        // Items of one rank stay in reading order.
        self.items = pills.enumerated()
            .sorted { (Self.rank($0.element.action), $0.offset) < (Self.rank($1.element.action), $1.offset) }
            .map(\.element)
        copyAll = transcript.isEmpty ? nil : Self.copyAll(transcript)
    }

    /// The quick actions of an analysis.
    package init(_ analysis: ImageAnalysis, preferences: ActionPreferences = ActionPreferences()) {
        let outline = PictureOutline(analysis)
        let context = PresentationContext(preferences: preferences)
        self.init(
            items: analysis.dataItems.map { item in
                ItemPresentation(
                    item.value,
                    context: PresentationContext(
                        preferences: preferences, surroundings: outline.surroundings(of: item)))
            }, codes: analysis.codes.map { ItemPresentation($0, context: context) }, transcript: analysis.transcript)
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
        switch action.kind {
        case .open(let uri):
            guard let parts = URIParts(uri), parts.hasAuthority else { return action.id + " " + uri.lowercased() }
            let path = parts.rest == "/" ? "" : parts.rest
            return action.id + " " + parts.userInfo + parts.host.lowercased() + parts.portText + path
        case .copy(let text), .reveal(let text), .saveContact(let text), .saveEvent(let text):
            return action.id + " " + text
        case .joinNetwork(let network):
            return action.id + " " + network.ssid + " " + (network.password ?? "")
        }
    }

    /// What an action is for, most wanted first.
    private static let order = [
        "network.join", "contact.save", "phone.call", "link.open", "email.write", "address.open", "event.save",
        "date.createEvent", "parcel.track", "flight.track", "phone.message", "place.open", "payment.copyAccount",
        "product.search", "oneTimePassword.reveal",
    ]
    private static let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })

    /// How soon an action is wanted; lower comes first.
    private static func rank(_ action: DataAction) -> Int { ranks[action.id] ?? order.count }
}

// SPDX-License-Identifier: Apache-2.0

/// How an item in a picture is shown and what can be done with it: its outline's chip, menu, pill and name. The
/// overlay draws it and knows no kind of item.
package struct ItemPresentation: Hashable, Sendable {
    /// What it is, as "Link".
    package let title: PresentationText
    /// The whole value as people read it.
    package let fullValue: String
    /// The part of `fullValue` to stress, as a link's host, in UTF-8 offsets.
    package let emphasis: Range<Int>?
    /// What to point out before it is used, one calm sentence each, most important first.
    package let warnings: [PresentationText]
    /// What is shown beside the outline on hover, as a link's host; `nil` when there is nothing to add.
    package let hint: String?
    /// The kind's symbolic icon.
    package let iconName: String
    /// What can be done, most useful first, copying last. Never empty.
    package let actions: [DataAction]
    /// The quick action's short label.
    package let pill: PresentationText
    /// What a screen reader says: what happens when it is activated.
    package let accessibleName: PresentationText

    /// What a plain click does.
    package var primaryAction: DataAction { actions[0] }

    /// How an item in the text is shown.
    package init(_ value: DataItem.Value) {
        self =
            switch value {
            case .link(let url): .link(url)
            case .emailAddress(let address): .message(EmailMessage(to: [address]))
            case .phoneNumber(let number): .phoneNumber(number)
            case .postalAddress(let address): .postalAddress(address)
            case .calendarEvent(let event): .calendarEvent(event)
            case .flightNumber(let flight): .flightNumber(flight)
            case .shipmentTrackingNumber(let shipment): .shipmentTrackingNumber(shipment)
            case .moneyAmount(let money): .moneyAmount(money)
            case .measurement(let quantity): .measurement(quantity)
            case .iban(let account): .bankAccount(account)
            case .ipAddress(let address): .ipAddress(address)
            case .coordinates(let coordinates): .coordinates(coordinates)
            }
    }

    /// How a code is shown: as what its payload is.
    package init(_ code: MachineReadableCode) {
        self =
            switch CodePayload(code.text) {
            case .link(let url): .link(url)
            case .email(let message): .message(message)
            case .phoneNumber(let number): .phoneNumber(number)
            case .textMessage(let message): .textMessage(message)
            case .place(let place): .place(place)
            case .text(let text): .text(text, of: code.symbology)
            default: .text(code.text, of: code.symbology)
            }
    }

    /// - Parameters:
    ///   - actions: what can be done before copying.
    ///   - copying: the last action.
    init(
        title: PresentationText, fullValue: String, emphasis: Range<Int>? = nil, warnings: [PresentationText] = [],
        hint: String? = nil, iconName: String, actions: [DataAction] = [], copying: DataAction, pill: PresentationText,
        accessibleName: PresentationText
    ) {
        self.title = title
        self.fullValue = fullValue
        self.emphasis = emphasis
        self.warnings = warnings
        self.hint = hint
        self.iconName = iconName
        self.actions = actions + [copying]
        self.pill = pill
        self.accessibleName = accessibleName
    }
}

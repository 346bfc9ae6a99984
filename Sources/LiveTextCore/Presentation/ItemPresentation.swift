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
    /// What else it says, a line each, as a network's protection.
    package let details: [PresentationText]
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
    /// Whether it gets a quick action; amounts and measurements, of which there are many, do not.
    package let isQuickAction: Bool

    /// What a plain click does.
    package var primaryAction: DataAction { actions[0] }

    /// How an item in the text is shown.
    package init(_ value: DataItem.Value, context: PresentationContext = PresentationContext()) {
        self =
            switch value {
            case .link(let url): .link(url)
            case .emailAddress(let address): .emailAddress(address, context)
            case .phoneNumber(let number): .phoneNumber(number, context)
            case .postalAddress(let address): .postalAddress(address, context)
            case .calendarEvent(let event): .calendarEvent(event, context)
            case .flightNumber(let flight): .flightNumber(flight, context)
            case .shipmentTrackingNumber(let shipment): .shipmentTrackingNumber(shipment, context)
            case .moneyAmount(let money): .moneyAmount(money, context)
            case .measurement(let quantity): .measurement(quantity, context)
            case .iban(let account): .bankAccount(account)
            case .ipAddress(let address): .ipAddress(address)
            case .coordinates(let coordinates): .place(GeographicPlace(coordinates), context)
            }
    }

    /// How a code is shown: as what its payload is.
    package init(_ code: MachineReadableCode, context: PresentationContext = PresentationContext()) {
        self.init(CodePayload(code), of: code.symbology, context: context)
    }

    /// How a code with this payload is shown.
    init(_ payload: CodePayload, of symbology: Symbology, context: PresentationContext = PresentationContext()) {
        self =
            switch payload {
            case .link(let url): .link(url)
            case .email(let message): .message(message)
            case .phoneNumber(let number): .phoneNumber(number, context)
            case .textMessage(let message): .textMessage(message)
            case .place(let place): .place(place, context)
            case .wifi(let network): .network(network)
            case .contact(let contact): .contact(contact)
            case .event(let entry): .event(entry, context)
            case .oneTimePassword(let password): .oneTimePassword(password)
            case .authenticatorTransfer(let uri): .authenticatorTransfer(uri)
            case .bankPayment(let payment): .bankPayment(payment)
            case .cryptocurrencyPayment(let payment): .cryptocurrencyPayment(payment)
            case .product(let product): .product(product, context)
            case .vehicle(let vehicle): .vehicle(vehicle)
            case .part(let part, let text): .part(part, text: text)
            case .text(let text): .text(text, of: symbology)
            }
    }

    /// - Parameters:
    ///   - actions: what can be done before copying.
    ///   - copying: the last action.
    init(
        title: PresentationText, fullValue: String, emphasis: Range<Int>? = nil, details: [PresentationText] = [],
        warnings: [PresentationText] = [], hint: String? = nil, iconName: String, actions: [DataAction] = [],
        copying: DataAction, pill: PresentationText, accessibleName: PresentationText, isQuickAction: Bool = true
    ) {
        self.title = title
        self.fullValue = fullValue
        self.emphasis = emphasis
        self.details = details
        self.warnings = warnings
        self.hint = hint
        self.iconName = iconName
        self.actions = actions + [copying]
        self.pill = pill
        self.accessibleName = accessibleName
        self.isQuickAction = isQuickAction
    }
}

/// What the presentation of an item depends on besides the item.
package struct PresentationContext: Hashable, Sendable {
    /// What the person has chosen.
    package let preferences: ActionPreferences
    /// What stands around the item.
    package let surroundings: ItemSurroundings

    /// Makes a context; without surroundings the item stands alone.
    package init(preferences: ActionPreferences = ActionPreferences(), surroundings: ItemSurroundings = .none) {
        self.preferences = preferences
        self.surroundings = surroundings
    }
}

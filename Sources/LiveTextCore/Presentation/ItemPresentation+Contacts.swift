// SPDX-License-Identifier: Apache-2.0

extension DataAction {
    /// Hands a contact made of an item and what stands around it to the address book.
    static func addToContacts(_ value: DataItem.Value, _ surroundings: ItemSurroundings) -> DataAction? {
        guard let card = ContactCard(value, surroundings) else { return nil }
        return save(card, title: PresentationText("Add to Contacts"))
    }

    /// Hands a contact to the address book.
    static func save(_ card: ContactCard, title: PresentationText) -> DataAction {
        DataAction(
            id: "contact.save", kind: .saveContact(vCard: card.vCard), title: title, iconName: IconName.contact)
    }
}

extension ContactCard {
    /// A card of an item and its neighbours; `nil` when the item is no part of a contact.
    init?(_ value: DataItem.Value, _ surroundings: ItemSurroundings) {
        var phones: [Labelled] = []
        var emails: [Labelled] = []
        var addresses: [Address] = []
        var urls: [String] = []
        func add(_ value: DataItem.Value) {
            switch value {
            case .phoneNumber(let number):
                let suffix = number.extension.map { " ext. " + $0 } ?? ""
                phones.append(Labelled(number.formatted + suffix))
            case .emailAddress(let address): emails.append(Labelled(address))
            case .postalAddress(let address): addresses.append(Address(address))
            case .link(let url): urls.append(url)
            default: break
            }
        }
        add(value)
        guard !phones.isEmpty || !emails.isEmpty || !addresses.isEmpty else { return nil }
        for other in surroundings.related where other != value { add(other) }
        self.init(
            names: [surroundings.personName].compactMap(\.self), phones: phones.unique, emails: emails.unique,
            addresses: addresses.unique, urls: urls.unique, organization: surroundings.organization)
    }
}

extension ContactCard.Address {
    /// An address found in a text, by its parts.
    fileprivate init(_ address: PostalAddress) {
        let street = [address.street, address.number].compactMap(\.self).joined(separator: " ")
        let isKnown = !street.isEmpty || address.city != nil
        // Numbers stand before the street where the printed address has them there.
        let isNumberFirst =
            address.number.map { number in
                address.street.map { address.formatted.starts(number, before: $0) } ?? false
            } ?? false
        let line = isNumberFirst ? [address.number, address.street].compactMap(\.self).joined(separator: " ") : street
        self.init(
            parts: isKnown
                ? [
                    "", address.unit ?? "", line, address.city ?? "", address.region ?? "", address.postalCode ?? "",
                    address.country ?? "",
                ] : [address.formatted])
    }
}

extension String {
    /// Whether one text is found in this before another.
    fileprivate func starts(_ first: String, before second: String) -> Bool {
        guard let left = firstRange(of: first), let right = firstRange(of: second) else { return false }
        return left.lowerBound < right.lowerBound
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in their order.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension ItemPresentation {
    /// How a contact in a code is shown.
    static func contact(_ card: ContactCard) -> ItemPresentation {
        let name = card.displayName
        let lines =
            [card.title, card.organization == name ? nil : card.organization].compactMap(\.self)
            + (card.phones + card.emails).map(\.value) + card.addresses.map(\.formatted) + card.urls
        return ItemPresentation(
            title: PresentationText("Contact"), fullValue: ([name] + lines).joined(separator: "\n"),
            emphasis: 0..<name.utf8.count, iconName: IconName.contact,
            actions: [.save(card, title: PresentationText("Add to Contacts"))] + actions(for: card),
            copying: .copy(
                ([name] + lines).joined(separator: "\n"), id: "contact.copy", title: PresentationText("Copy Contact")),
            pill: PresentationText("Add %1$@", name), accessibleName: PresentationText("Add %1$@ to the contacts", name)
        )
    }

    /// What can be done with the numbers and addresses of a contact.
    private static func actions(for card: ContactCard) -> [DataAction] {
        func id(_ name: String, _ index: Int) -> String { index == 0 ? name : "\(name).\(index + 1)" }
        let calls = card.phones.enumerated().compactMap { index, phone -> DataAction? in
            let digits = PhoneURI.digits(of: phone.value)
            guard digits.utf8.contains(where: \.isASCIIDigit) else { return nil }
            return .call(
                PhoneNumber(number: digits, formatted: phone.value), id: id("contact.call", index),
                title: PresentationText("Call %1$@", phone.value))
        }
        let mails = card.emails.enumerated().map { index, mail in
            DataAction(
                id: id("contact.write", index), kind: .open(uri: EmailMessage(to: [mail.value]).uri),
                title: PresentationText("Write to %1$@", mail.value), iconName: IconName.mail)
        }
        let links = card.urls.enumerated().compactMap { index, url in
            DataAction.openLink(url, id: id("contact.openLink", index))
        }
        return calls + mails + links
    }
}

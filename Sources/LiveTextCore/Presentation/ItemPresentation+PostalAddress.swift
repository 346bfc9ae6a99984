// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a postal address is shown.
    static func postalAddress(_ address: PostalAddress, _ context: PresentationContext) -> ItemPresentation {
        let readable = address.formatted
        let opening = DataAction.openInMaps(readable, id: "address.open")
        let template = context.preferences.directionsAddress
        let directions = DataAction(
            id: "address.directions",
            kind: .open(uri: template.url(for: readable, language: context.preferences.language)),
            title: PresentationText("Directions on %1$@", template.host), iconName: IconName.directions)
        return ItemPresentation(
            title: PresentationText("Address"), fullValue: readable, iconName: IconName.place,
            actions: [opening, directions]
                + [.addToContacts(.postalAddress(address), context.surroundings)].compactMap(\.self),
            copying: .copy(readable, id: "address.copy", title: PresentationText("Copy Address")),
            pill: PresentationText("Show on Map"),
            accessibleName: PresentationText("Show %1$@ on the map", readable))
    }
}

extension DataAction {
    /// Searches for a place in the application for maps.
    static func openInMaps(_ place: String, id: String) -> DataAction {
        // What applications for maps take for a search; the coordinates mean none.
        DataAction(
            id: id, kind: .open(uri: "geo:0,0?q=" + URIParts.encodedComponent(place)),
            title: PresentationText("Show on Map"), iconName: IconName.place)
    }
}

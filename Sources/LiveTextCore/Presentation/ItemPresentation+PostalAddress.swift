// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a postal address is shown.
    static func postalAddress(_ address: PostalAddress, _ context: PresentationContext) -> ItemPresentation {
        let readable = address.formatted
        let opening = DataAction.openInMaps(readable, id: "address.open", context)
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
    static func openInMaps(_ place: String, id: String, _ context: PresentationContext) -> DataAction {
        // What applications for maps take for a search; the coordinates mean none.
        openInMaps(uri: "geo:0,0?q=" + URIParts.encodedComponent(place), place, id: id, context)
    }

    /// Shows a place in the application for maps; where there is none, a web page can.
    static func openInMaps(uri: String, _ place: String, id: String, _ context: PresentationContext) -> DataAction {
        let preferences = context.preferences
        return DataAction(
            id: id, kind: .open(uri: uri), title: PresentationText("Show on Map"), iconName: IconName.place,
            webPage: preferences.mapsAddress.url(for: place, language: preferences.language))
    }

    /// Opens the web page that stands in for an application that is missing; `nil` where there is no such page.
    package var onTheWeb: DataAction? {
        webPage.map { page in
            DataAction(
                id: id + "OnTheWeb", kind: .open(uri: page),
                title: PresentationText("Show on %1$@", LinkInspection(page)?.shortHost ?? page), iconName: IconName.web
            )
        }
    }
}

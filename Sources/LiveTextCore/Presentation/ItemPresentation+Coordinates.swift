// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How coordinates are shown.
    static func coordinates(_ coordinates: GeographicCoordinates) -> ItemPresentation {
        let readable = "\(coordinates.latitude), \(coordinates.longitude)"
        let opening = DataAction(
            id: "place.open", kind: .open(uri: "geo:\(coordinates.latitude),\(coordinates.longitude)"),
            title: PresentationText("Show on Map"), iconName: IconName.place)
        return ItemPresentation(
            title: PresentationText("Place"), fullValue: readable, iconName: IconName.place, actions: [opening],
            copying: .copy(readable, id: "place.copy", title: PresentationText("Copy Coordinates")),
            pill: PresentationText("Show on Map"),
            accessibleName: PresentationText("Show %1$@ on the map", readable))
    }
}

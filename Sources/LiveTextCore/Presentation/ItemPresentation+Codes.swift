// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a place is shown.
    static func place(_ place: GeographicPlace, _ context: PresentationContext) -> ItemPresentation {
        ItemPresentation(
            title: PresentationText("Place"), fullValue: place.readable, iconName: IconName.place,
            actions: [.openInMaps(uri: place.uri, place.readable, id: "place.open", context)],
            copying: .copy(place.readable, id: "place.copy", title: PresentationText("Copy Coordinates")),
            pill: PresentationText("Show on Map"),
            accessibleName: PresentationText("Show %1$@ on the map", place.readable))
    }

    /// How a code that holds text is shown.
    static func text(_ text: String, of symbology: Symbology) -> ItemPresentation {
        ItemPresentation(
            title: PresentationText("Code (%1$@)", symbology.displayName), fullValue: text, iconName: IconName.code,
            copying: .copy(text, id: "text.copy", title: PresentationText("Copy Text")),
            pill: PresentationText("Copy Code"),
            accessibleName: PresentationText("Copy the text of the code (%1$@)", symbology.displayName))
    }
}

extension GeographicPlace {
    /// The place of coordinates found in a text.
    init(_ coordinates: GeographicCoordinates) {
        latitude = coordinates.latitude
        longitude = coordinates.longitude
        altitude = nil
        query = nil
    }
}

extension Symbology {
    /// The standard's own name, the same in every language.
    package var displayName: String {
        switch self {
        case .qr: "QR"
        case .microQR: "Micro QR"
        case .ean13: "EAN-13"
        case .ean8: "EAN-8"
        case .upcA: "UPC-A"
        case .upcE: "UPC-E"
        case .code128: "Code 128"
        case .code93: "Code 93"
        case .code39: "Code 39"
        case .codabar: "Codabar"
        case .itf: "ITF"
        case .dataBar: "GS1 DataBar"
        case .dataBarExpanded: "GS1 DataBar Expanded"
        case .dataMatrix: "Data Matrix"
        case .aztec: "Aztec"
        case .pdf417: "PDF417"
        case .rectangularMicroQR: "rMQR"
        case .maxiCode: "MaxiCode"
        case .dataBarLimited: "GS1 DataBar Limited"
        case .sqCode: "SQ"
        }
    }
}

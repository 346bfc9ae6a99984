// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How an article's number is shown.
    static func product(_ product: Product, _ context: PresentationContext) -> ItemPresentation {
        let template = context.preferences.searchAddress
        let searching = DataAction(
            id: "product.search",
            kind: .open(uri: template.url(for: product.normalized, language: context.preferences.language)),
            title: PresentationText("Search on %1$@", template.host), iconName: IconName.search)
        let title: PresentationText =
            switch product.kind {
            case .article: PresentationText("Product")
            case .book: PresentationText("Book")
            case .periodical: PresentationText("Periodical")
            }
        return ItemPresentation(
            title: title, fullValue: product.number, hint: template.host, iconName: IconName.code,
            actions: [searching],
            copying: .copy(product.number, id: "product.copy", title: PresentationText("Copy Number")),
            pill: PresentationText("Search for %1$@", product.number),
            accessibleName: PresentationText("Search for %1$@ on %2$@", product.number, template.host))
    }

    /// How a vehicle's number is shown.
    static func vehicle(_ vehicle: VehicleNumber) -> ItemPresentation {
        let lines = [vehicle.number, vehicle.country, vehicle.modelYear.map(String.init)].compactMap(\.self)
        return ItemPresentation(
            title: PresentationText("Vehicle"), fullValue: lines.joined(separator: "\n"),
            emphasis: 0..<vehicle.number.utf8.count, iconName: IconName.code,
            copying: .copy(vehicle.number, id: "vehicle.copy", title: PresentationText("Copy Number")),
            pill: PresentationText("Copy Number"),
            accessibleName: PresentationText("Copy the vehicle’s number %1$@", vehicle.number))
    }

    /// How one of several codes that hold a message together is shown.
    static func part(_ part: StructuredAppendPart, text: String) -> ItemPresentation {
        let place = PresentationText("Part %1$@ of %2$@", String(part.index + 1), String(part.count))
        return ItemPresentation(
            title: place, fullValue: text,
            details: [PresentationText("The message is spread over several codes.")], iconName: IconName.code,
            copying: .copy(text, id: "text.copy", title: PresentationText("Copy Text")),
            pill: PresentationText("Copy Code"),
            accessibleName: PresentationText(
                "Copy the text of part %1$@ of %2$@", String(part.index + 1), String(part.count)))
    }
}

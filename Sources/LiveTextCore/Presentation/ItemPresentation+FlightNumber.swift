// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a flight's number is shown.
    static func flightNumber(_ flight: FlightNumber, _ context: PresentationContext) -> ItemPresentation {
        let readable = flight.airline + " " + flight.number
        let template = context.preferences.flightAddress
        let tracking = DataAction(
            id: "flight.track",
            kind: .open(uri: template.url(for: flight.designator, language: context.preferences.language)),
            title: PresentationText("Track on %1$@", template.host), iconName: IconName.flight)
        return ItemPresentation(
            title: PresentationText("Flight"), fullValue: readable, hint: template.host, iconName: IconName.flight,
            actions: [tracking],
            copying: .copy(readable, id: "flight.copy", title: PresentationText("Copy Flight Number")),
            pill: PresentationText("Track Flight %1$@", readable),
            accessibleName: PresentationText("Track the flight %1$@ on %2$@", readable, template.host))
    }
}

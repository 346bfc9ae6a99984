// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a flight's number is shown.
    static func flightNumber(_ flight: FlightNumber) -> ItemPresentation {
        let readable = flight.airline + " " + flight.number
        return ItemPresentation(
            title: PresentationText("Flight"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "flight.copy", title: PresentationText("Copy Flight Number")),
            pill: PresentationText("Flight %1$@", readable),
            accessibleName: PresentationText("Copy the flight number %1$@", readable))
    }
}

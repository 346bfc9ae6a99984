// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a measurement is shown.
    static func measurement(_ quantity: MeasuredQuantity) -> ItemPresentation {
        let readable = quantity.value.readable + " " + quantity.unit.symbol
        return ItemPresentation(
            title: PresentationText("Measurement"), fullValue: readable, iconName: IconName.copy,
            copying: .copy(readable, id: "measurement.copy", title: PresentationText("Copy Measurement")),
            pill: PresentationText("Copy %1$@", readable),
            accessibleName: PresentationText("Copy the measurement %1$@", readable))
    }
}

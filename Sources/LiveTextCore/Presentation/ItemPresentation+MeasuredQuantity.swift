// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a measurement is shown: as it is, and in the units of another system.
    static func measurement(_ quantity: MeasuredQuantity, _ context: PresentationContext) -> ItemPresentation {
        let separator = context.preferences.decimalSeparator
        let readable =
            ReadableNumber.fixed(quantity.value, digits: 6, separator: separator, isPadded: false) + " "
            + quantity.unit.symbol
        let converted = UnitConversion.converted(quantity, for: context.preferences.measurementSystem).map {
            ReadableNumber.rounded($0.value, separator: separator) + " " + $0.symbol
        }
        let conversion = converted.map { text in
            DataAction(
                id: "measurement.convert", kind: .copy(text: text), title: PresentationText("Copy as %1$@", text),
                iconName: IconName.convert)
        }
        return ItemPresentation(
            title: PresentationText("Measurement"), fullValue: readable, hint: converted, iconName: IconName.convert,
            actions: [conversion].compactMap(\.self),
            copying: .copy(readable, id: "measurement.copy", title: PresentationText("Copy Measurement")),
            pill: PresentationText("Copy %1$@", converted ?? readable),
            accessibleName: PresentationText("Copy the measurement %1$@", converted ?? readable), isQuickAction: false)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Measurements in the units of another system.
enum UnitConversion {
    private struct Unit {
        let symbol: String
        /// How many of the dimension's base unit it is.
        let factor: Double
        var offset = 0.0
        let systems: Set<MeasurementSystem>
    }

    /// Units by what they measure, small ones first. Factors are exact by definition (NIST SP 811).
    private static let units: [MeasurementUnit.Dimension: [Unit]] = [
        .length: [
            Unit(symbol: "mm", factor: 0.001, systems: [.metric]), Unit(symbol: "cm", factor: 0.01, systems: [.metric]),
            Unit(symbol: "m", factor: 1, systems: [.metric]), Unit(symbol: "km", factor: 1000, systems: [.metric]),
            Unit(symbol: "in", factor: 0.0254, systems: [.us, .uk]),
            Unit(symbol: "ft", factor: 0.3048, systems: [.us, .uk]),
            Unit(symbol: "mi", factor: 1609.344, systems: [.us, .uk]),
        ],
        .area: [
            Unit(symbol: "cm²", factor: 0.0001, systems: [.metric]), Unit(symbol: "m²", factor: 1, systems: [.metric]),
            Unit(symbol: "ha", factor: 10_000, systems: [.metric]),
            Unit(symbol: "km²", factor: 1_000_000, systems: [.metric]),
            Unit(symbol: "in²", factor: 0.000_645_16, systems: [.us, .uk]),
            Unit(symbol: "ft²", factor: 0.092_903_04, systems: [.us, .uk]),
            Unit(symbol: "acres", factor: 4046.856_422_4, systems: [.us, .uk]),
            Unit(symbol: "mi²", factor: 2_589_988.110_336, systems: [.us, .uk]),
        ],
        .volume: [
            Unit(symbol: "ml", factor: 0.001, systems: [.metric]), Unit(symbol: "l", factor: 1, systems: [.metric]),
            Unit(symbol: "m³", factor: 1000, systems: [.metric]),
            Unit(symbol: "US fl oz", factor: 0.029_573_529_562_5, systems: [.us]),
            Unit(symbol: "US gal", factor: 3.785_411_784, systems: [.us]),
            Unit(symbol: "imp. fl oz", factor: 0.028_413_062_5, systems: [.uk]),
            Unit(symbol: "imp. pt", factor: 0.568_261_25, systems: [.uk]),
            Unit(symbol: "imp. gal", factor: 4.546_09, systems: [.uk]),
        ],
        .mass: [
            Unit(symbol: "g", factor: 0.001, systems: [.metric]), Unit(symbol: "kg", factor: 1, systems: [.metric]),
            Unit(symbol: "t", factor: 1000, systems: [.metric]),
            Unit(symbol: "oz", factor: 0.028_349_523_125, systems: [.us, .uk]),
            Unit(symbol: "lb", factor: 0.453_592_37, systems: [.us, .uk]),
        ],
        .temperature: [
            Unit(symbol: "°C", factor: 1, offset: 273.15, systems: [.metric, .uk]),
            Unit(symbol: "°F", factor: 5.0 / 9, offset: 273.15 - 160.0 / 9, systems: [.us]),
        ],
        .speed: [
            Unit(symbol: "km/h", factor: 1 / 3.6, systems: [.metric]),
            Unit(symbol: "mph", factor: 0.447_04, systems: [.us, .uk]),
        ],
        .pressure: [
            Unit(symbol: "bar", factor: 100_000, systems: [.metric]),
            Unit(symbol: "psi", factor: 6894.757_293_168, systems: [.us, .uk]),
        ],
        .energy: [
            Unit(symbol: "kJ", factor: 1000, systems: [.metric]),
            Unit(symbol: "kcal", factor: 4184, systems: [.us, .uk]),
        ],
        .power: [
            Unit(symbol: "kW", factor: 1000, systems: [.metric]),
            Unit(symbol: "hp", factor: 745.699_871_582_27, systems: [.us, .uk]),
        ],
    ]

    /// Two measurements closer than this part of their value are in the same unit.
    private static let sameUnitTolerance = 1e-6

    /// The measurement in the person's system; in the other one when it is in theirs already. `nil` where there is no
    /// other unit, or the value is no number.
    static func converted(
        _ quantity: MeasuredQuantity, for system: MeasurementSystem
    ) -> (value: Double, symbol: String)? {
        guard let units = units[quantity.unit.dimension] else { return nil }
        let base = quantity.value * quantity.unit.factor + quantity.unit.offset
        guard base.isFinite else { return nil }
        let isOwn = units.contains { isSame($0, quantity.unit) && $0.systems.contains(system) }
        let others: [MeasurementSystem] = isOwn ? [.metric, .us].filter { $0 != system } : [system]
        for other in others {
            let targets = units.filter { $0.systems.contains(other) && !isSame($0, quantity.unit) }
            // The largest unit in which the value is at least one.
            guard let target = targets.last(where: { abs(base) / $0.factor >= 1 }) ?? targets.first else { continue }
            return ((base - target.offset) / target.factor, target.symbol)
        }
        return nil
    }

    private static func isSame(_ unit: Unit, _ other: MeasurementUnit) -> Bool {
        abs(unit.factor - other.factor) <= unit.factor * sameUnitTolerance && abs(unit.offset - other.offset) < 0.01
    }
}

/// Numbers as people read them.
enum ReadableNumber {
    /// Digits that matter of a converted value.
    private static let significantDigits = 4

    /// A value rounded to the digits that matter, without an empty fraction.
    static func rounded(_ value: Double, separator: String) -> String {
        guard value != 0, value.isFinite else { return "0" }
        var magnitude = 0
        var scale = abs(value)
        while scale >= 10 {
            scale /= 10
            magnitude += 1
        }
        while scale < 1 {
            scale *= 10
            magnitude -= 1
        }
        return fixed(value, digits: max(0, significantDigits - 1 - magnitude), separator: separator, isPadded: false)
    }

    /// A value with a number of digits after the separator.
    static func fixed(_ value: Double, digits: Int, separator: String, isPadded: Bool = true) -> String {
        let digits = min(digits, 12)
        let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        let scaled = (abs(value) * power).rounded()
        // Beyond, doubles no longer tell neighbouring integers apart.
        guard scaled < 9_007_199_254_740_992 else { return String(value) }
        let whole = String(Int(scaled) / Int(power))
        var fraction = String(Int(scaled) % Int(power))
        fraction = String(repeating: "0", count: max(0, digits - fraction.utf8.count)) + fraction
        if digits == 0 { fraction = "" }
        if !isPadded { while fraction.hasSuffix("0") { fraction.removeLast() } }
        let sign = value < 0 && scaled > 0 ? "−" : ""
        return sign + whole + (fraction.isEmpty ? "" : separator + fraction)
    }
}

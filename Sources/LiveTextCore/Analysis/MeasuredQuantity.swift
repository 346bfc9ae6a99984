// SPDX-License-Identifier: Apache-2.0

/// A number with a unit of measurement.
public struct MeasuredQuantity: Hashable, Sendable, Codable {
    /// The number, in `unit`.
    public let value: Double
    /// The unit.
    public let unit: MeasurementUnit

    /// Makes a quantity.
    public init(value: Double, unit: MeasurementUnit) {
        self.value = value
        self.unit = unit
    }
}

/// A unit of measurement.
public struct MeasurementUnit: Hashable, Sendable, Codable {
    /// What is measured.
    public enum Dimension: String, Sendable, Codable, CaseIterable {
        case angle, area, dataRate, dataSize, electricCharge, electricCurrent, energy, force, frequency, fuelEconomy
        case length, mass, power, pressure, speed, temperature, time, volume, voltage, resistance, other
    }

    /// The unit's symbol, as `km/h`, `°F`; a name where it has none.
    public let symbol: String
    /// What is measured.
    public let dimension: Dimension
    /// How many of the dimension's base unit it is: metre, square metre, litre, kilogram, byte, byte per second, joule,
    /// watt, pascal, metre per second, second, kelvin, radian's degree, newton, hertz, the SI's for electricity.
    public let factor: Double
    /// What is added after the factor, in the base unit: 273.15 for degrees Celsius.
    public let offset: Double

    /// Makes a unit.
    public init(symbol: String, dimension: Dimension, factor: Double, offset: Double = 0) {
        self.symbol = symbol
        self.dimension = dimension
        self.factor = factor
        self.offset = offset
    }
}

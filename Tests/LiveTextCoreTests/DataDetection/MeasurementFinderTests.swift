// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Measurements in text")
struct MeasurementFinderTests {
    @Test(
        "A number with a unit",
        arguments: [
            ("5 km run", "5 km = 5.0 km"),
            ("10.5 kg", "10.5 kg = 10.5 kg"),
            ("250ml", "250ml = 250.0 ml"),
            ("500 grams", "500 grams = 500.0 g"),
            ("6 ft 2 in", "6 ft 2 in = 74.0 in"),
            ("5'11\"", "5'11\" = 71.0 in"),
            ("90 km/h", "90 km/h = 90.0 km/h"),
            ("98.6 °F", "98.6 °F = 98.6 °F"),
            ("−5 °C", "−5 °C = -5.0 °C"),
            ("3-inch", "3-inch = 3.0 in"),
            ("120 m²", "120 m² = 120.0 m²"),
            ("40 m2", "40 m2 = 40.0 m²"),
            ("16 GB", "16 GB = 16.0 GB"),
            ("two miles", "two miles = 2.0 mi"),
            ("2½ cups", "2½ cups = 2.5 cup"),
            ("1/4 mile", "1/4 mile = 0.25 mi"),
            ("75 square feet", "75 square feet = 75.0 ft²"),
            ("12 V", "12 V = 12.0 V"),
            ("10 degrees below zero", "10 degrees below zero = -10.0 °"),
            ("3 yards and 2 feet", "3 yards and 2 feet = 3.666666667 yd"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.measurement, text) == [expected])
    }

    @Test(
        "Units of other languages, with their decimal mark",
        arguments: [
            ("1,5 Liter", "de", "1,5 Liter = 1.5 l"),
            ("3.214 kWh", "de", "3.214 kWh = 3214.0 kWh"),
            ("12 Quadratmeter", "de", "12 Quadratmeter = 12.0 m²"),
            ("20 mètres carrés", "fr", "20 mètres carrés = 20.0 m²"),
            ("2 pulgadas", "es", "2 pulgadas = 2.0 in"),
            ("5公里", "zh", "5公里 = 5.0 km"),
            ("3メートル", "ja", "3メートル = 3.0 m"),
            ("70킬로그램", "ko", "70킬로그램 = 70.0 kg"),
            ("华氏70度", "zh", "华氏70度 = 70.0 °F"),
            ("两米半", "zh", "两米半 = 2.5 m"),
        ])
    func languages(text: String, language: String, expected: String) {
        #expect(items(.measurement, text, region: "", language: language) == [expected])
    }

    @Test(
        "Numbers beside words that only look like units",
        arguments: [
            "room 5 in the hall",
            "3 A",
            "5 people",
            "seat 12C",
            "iPhone 15 Pro",
            "5 or more",
            "10 min",
            "7 days",
            "version 3.0",
            "2 G",
            "size 32x34",
            "it's 5 o'clock",
            "km",
            "°",
            "9 a",
        ])
    func notFound(text: String) {
        #expect(items(.measurement, text).isEmpty)
    }

    @Test(
        "Names with numbers, and words that are like units",
        arguments: [
            ("Gate 5 L", "en"), ("SCP-173 m", "en"), ("um, dois um", "pt"), ("Raum 3 A", "de"),
            ("5 um den Tisch", "de"),
        ])
    func names(text: String, language: String) {
        #expect(items(.measurement, text, region: "DE", language: language).isEmpty)
    }
}

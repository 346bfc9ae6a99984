// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Flights in text")
struct FlightFinderTests {
    @Test(
        "A code and a number beside a word of air travel",
        arguments: [
            ("Your flight LH 400 is on time", "LH 400 = LH400"),
            ("Flug OS87 nach Wien", "OS87 = OS87"),
            ("FLIGHT\nAF0012\nSEAT 3A", "AF0012 = AF12"),
            ("gate B22: 6E-2045 boarding", "6E-2045 = 6E2045"),
            ("vuelo IB 6251", "IB 6251 = IB6251"),
            ("British Airways 286 to Boston", "British Airways 286 = BA286"),
            ("Delta flight 12", "Delta flight 12 = DL12"),
            ("航班 CA981", "CA981 = CA981"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.flightNumber, text) == [expected])
    }

    @Test(
        "Codes of other things",
        arguments: [
            "LH 400",
            "US 101",
            "A4 paper",
            "BOARDING AT 1030 GATE 5",
            "ISO 9001 flight case",
            "flight",
            "flight XX 12",
            "seat 12A on the flight",
            "flight LH 12345",
            "USB 3",
            "AA",
            "flight LH",
        ])
    func notFound(text: String) {
        #expect(items(.flightNumber, text).isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Parcels in text")
struct ShipmentFinderTests {
    @Test(
        "Unmistakable forms need no word",
        arguments: [
            ("1Z999AA10123456784", "ups"),
            ("1Z 999 AA1 01 2345 6784", "ups"),
            ("RB123456785GB", "postal"),
            ("9400 1000 0000 0000 0000 00", "none"),
            ("JJD0099999999", "dhl"),
            ("TBA123456789012", "amazon"),
            ("LTN74207623N1", "landmark"),
            ("420221539101026837331000039521", "usps"),
        ])
    func sure(text: String, carrier: String) {
        #expect(carriers("see \(text) today") == (carrier == "none" ? [] : [carrier]))
    }

    @Test(
        "Plain digits need a word about parcels and a right check digit",
        arguments: [
            ("FedEx 986578788855", "fedex"),
            ("Tracking number 1234567890", "none"),
            ("your parcel 3318810025 by DHL", "dhl"),
            ("Paket 3318810025", "dhl"),
            ("call 3318810025", "none"),
            ("FedEx: 9865 4320 5570", "fedex"),
            ("986578788855 items", "none"),
            ("FedEx 986578788855 2 packages", "fedex"),
        ])
    func named(text: String, carrier: String) {
        #expect(carriers(text) == (carrier == "none" ? [] : [carrier]))
    }

    @Test(
        "Wrong check digits and longer numbers",
        arguments: [
            "1Z999AA10123456783",
            "RB123456786GB",
            "RB123456785ZZ",
            "X1Z999AA10123456784",
            "1Z999AA101234567845",
            "tracking 000000000000",
            "",
            "package ABCDEFGHIJKL",
            "tracking 1234 5678 9012 3456 78",
            "tracking 9400 1000 0000 0000 0000 00",
            "FedEx: 9865 4320 5570 12",
            "parcel 986578788855 1234",
            "parcel 12",
        ])
    func notFound(text: String) {
        #expect(carriers(text).isEmpty)
    }

    private func carriers(_ text: String) -> [String] {
        DataDetector(region: "US", kinds: [.shipmentTrackingNumber]).matches(in: text).map { match in
            if case .shipmentTrackingNumber(let shipment) = match.value { shipment.carrier.rawValue } else { "" }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Coordinates in text")
struct CoordinatesFinderTests {
    @Test(
        "Degrees in every form",
        arguments: [
            ("52.51628, 13.37771", "52.51628, 13.37771 = 52.51628,13.37771"),
            ("-33.8568, 151.2153", "-33.8568, 151.2153 = -33.8568,151.2153"),
            ("48°51'30\"N 2°17'40\"E", "48°51'30\"N 2°17'40\"E = 48.858333333333,2.294444444444"),
            ("geo:48.2010,16.3695", "geo:48.2010,16.3695 = 48.201,16.3695"),
            ("N 47° 30.50 E 19° 02.40", "N 47° 30.50 E 19° 02.40 = 47.508333333333,19.04"),
            ("40.4461° N, 79.9822° W", "40.4461° N, 79.9822° W = 40.4461,-79.9822"),
            ("S33.8568 E151.2153", "S33.8568 E151.2153 = -33.8568,151.2153"),
            ("N 51° 30.5 W 0° 7.6", "N 51° 30.5 W 0° 7.6 = 51.508333333333,-0.126666666667"),
            ("N 52° 31 E 13° 24", "N 52° 31 E 13° 24 = 52.516666666667,13.4"),
            ("52° 31 N 13° 24 E", "52° 31 N 13° 24 E = 52.516666666667,13.4"),
            ("51° 30 26 N, 0° 7 39 W", "51° 30 26 N, 0° 7 39 W = 51.507222222222,-0.1275"),
            ("lat: 51.5074 lon: -0.1278", "lat: 51.5074 lon: -0.1278 = 51.5074,-0.1278"),
            ("Longitude: -0.1278, Latitude: 51.5074", "Longitude: -0.1278, Latitude: 51.5074 = 51.5074,-0.1278"),
            ("Latitude: 51°30'N Longitude: 0°6'W", "Latitude: 51°30'N Longitude: 0°6'W = 51.5,-0.1"),
            ("lat/long: 51.5, -0.12", "lat/long: 51.5, -0.12 = 51.5,-0.12"),
            ("lat=51.5074&lon=-0.1278", "lat=51.5074&lon=-0.1278 = 51.5074,-0.1278"),
            ("Breite 52.5, Länge 13.4", "Breite 52.5, Länge 13.4 = 52.5,13.4"),
            ("Breitengrad: 52,5200, Längengrad: 13,4050", "Breitengrad: 52,5200, Längengrad: 13,4050 = 52.52,13.405"),
            ("latitud 40.4168, longitud -3.7038", "latitud 40.4168, longitud -3.7038 = 40.4168,-3.7038"),
            ("緯度 35.6895 経度 139.6917", "緯度 35.6895 経度 139.6917 = 35.6895,139.6917"),
            ("南緯33度51分 東経151度12分", "南緯33度51分 東経151度12分 = -33.85,151.2"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.coordinates, text).map(rounded) == [expected].map(rounded))
    }

    @Test(
        "Pairs of other numbers",
        arguments: [
            "1.25, 2.50",
            "90.1234, 200.5678",
            "95.1234, 10.5678",
            "40° and 79°",
            "version 52.5200, 13.4050",
            "3.1415",
            "12, 13",
            "N 5",
            "52° N/A",
            "1.2.3.4, 5.6.7.8",
            "$40.1234, $50.1234",
            "N 51° 30 and more",
            "N 52° 31 people",
            "Lat 95.2 Lon 20",
            "lat 51.5",
            "lat 51.5 lat 52.5",
            "latitude north, longitude east",
            "Länge 13.4, Breite 52.5",
            "Breite 52.5 cm, Länge 13.4 cm",
            "Länge: 120, Breite: 60",
            "flat 51.5 lon 3.25",
            "lat 51.5 lon 13.4.5",
        ])
    func notFound(text: String) {
        #expect(items(.coordinates, text).isEmpty)
    }

    /// The piece, and its numbers to four decimals.
    private func rounded(_ item: String) -> String {
        let parts = item.split(separator: "=")
        guard parts.count == 2 else { return item }
        let numbers = parts[1].split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
        return parts[0] + numbers.map { String(($0 * 10_000).rounded() / 10_000) }.joined(separator: ",")
    }
}

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

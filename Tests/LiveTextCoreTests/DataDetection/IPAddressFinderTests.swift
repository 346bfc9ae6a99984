// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Internet addresses in text")
struct IPAddressFinderTests {
    @Test(
        "Version 4 and version 6",
        arguments: [
            ("ping 192.168.1.1.", "192.168.1.1 = 192.168.1.1"),
            ("10.0.0.5/24", "10.0.0.5 = 10.0.0.5/24"),
            ("(8.8.4.4)", "8.8.4.4 = 8.8.4.4"),
            ("fe80::1c2b:3a4d", "fe80::1c2b:3a4d = fe80::1c2b:3a4d"),
            (
                "2001:0db8:0000:0000:0000:ff00:0042:8329",
                "2001:0db8:0000:0000:0000:ff00:0042:8329 = 2001:db8:0:0:0:ff00:42:8329"
            ),
            ("::1 is home", "::1 = ::1"),
            ("IP是1.2.3.4。", "1.2.3.4 = 1.2.3.4"),
            ("64:ff9b::192.0.2.33", "64:ff9b::192.0.2.33 = 64:ff9b::192.0.2.33"),
            ("IP:10.1.2.3", "10.1.2.3 = 10.1.2.3"),
        ])
    func found(text: String, expected: String) {
        #expect(items(.ipAddress, text) == [expected])
    }

    @Test(
        "Versions, times, names of programs and numbers out of range",
        arguments: [
            "v1.2.3.4",
            "version 1.2.3.4",
            "Firmware: 4.3.2.1",
            "1.2.3",
            "1.2.3.4.5",
            "256.1.1.1",
            "1.2.3.1000",
            "12:34:56",
            "std::vector",
            "a::b",
            "1::2::3",
            "11:22:33",
            "3c:22:fb:12:34:56",
            "192.168.1",
            "::",
            ":",
            "....",
            "1.2.3.4-beta",
            "dead",
        ])
    func notFound(text: String) {
        #expect(items(.ipAddress, text).isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Knows one suffix.
private struct OneSuffix: PublicSuffixFinding {
    func isRegistrable(host: String) -> Bool { host.hasSuffix(".linden") }
}

@Suite("Registered domains")
struct PublicSuffixTests {
    @Test("The built-in list has countries, generic suffixes and their forms in other scripts")
    func builtIn() {
        let list = CommonPublicSuffixes()
        for host in ["a.de", "a.b.co.uk", "a.com", "пекарня.рф", "a.xn--p1ai", "a.中国", "a.museum"] {
            #expect(list.isRegistrable(host: host), "\(host)")
        }
        for host in ["de", "co.uk", "com.au", "a.pdf", "a.local", "", ".", ".de", "a..de", "a.", "xn--.de.xn--"] {
            #expect(!list.isRegistrable(host: host), "\(host)")
        }
    }

    @Test("The injected list decides, and is asked in lower case")
    func injected() {
        let detector = DataDetector(publicSuffixes: OneSuffix(), region: "DE")
        #expect(detector.matches(in: "CAFE.LINDEN und cafe.de").count == 1)
    }
}

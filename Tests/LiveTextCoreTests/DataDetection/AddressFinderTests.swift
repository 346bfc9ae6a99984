// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Postal addresses in text")
struct AddressFinderTests {
    @Test(
        "One address per country, on one line or several",
        arguments: [
            ("Meet at 12 Elm Street, Springfield, IL 62704 today", "12 Elm Street, Springfield, IL 62704"),
            ("77 King St W, Toronto, ON M5K 1A1", "77 King St W, Toronto, ON M5K 1A1"),
            ("5 Rose Lane, London SW1A 2AA", "5 Rose Lane, London SW1A 2AA"),
            ("3 Main Street, Cork, T12 X70A", "3 Main Street, Cork, T12 X70A"),
            ("9 Collins Street, Melbourne VIC 3000", "9 Collins Street, Melbourne VIC 3000"),
            ("14 Queen Street, Auckland 1010, New Zealand", "14 Queen Street, Auckland 1010, New Zealand"),
            ("Lindenstraße 12a\n10969 Berlin", "Lindenstraße 12a\n10969 Berlin"),
            ("Hauptstr. 5, 80331 München", "Hauptstr. 5, 80331 München"),
            ("Mozartgasse 3, 1010 Wien", "Mozartgasse 3, 1010 Wien"),
            ("Seeweg 8\n8001 Zürich", "Seeweg 8\n8001 Zürich"),
            ("12 bis, rue de la Gare\n67000 Strasbourg", "12 bis, rue de la Gare\n67000 Strasbourg"),
            ("Rue Neuve 5, 1000 Bruxelles", "Rue Neuve 5, 1000 Bruxelles"),
            ("Keizersgracht 174\n1016 DW Amsterdam", "Keizersgracht 174\n1016 DW Amsterdam"),
            ("12 Rue du Nord, L-2229 Luxembourg", "12 Rue du Nord, L-2229 Luxembourg"),
            ("Calle Mayor 4, 28013 Madrid", "Calle Mayor 4, 28013 Madrid"),
            ("Rua Augusta 24\n1100-048 Lisboa", "Rua Augusta 24\n1100-048 Lisboa"),
            ("Via Roma 7\n00184 Roma (RM)", "Via Roma 7\n00184 Roma (RM)"),
            ("ul. Długa 5/7, 00-238 Warszawa", "ul. Długa 5/7, 00-238 Warszawa"),
            ("Storgatan 4\n111 23 Stockholm", "Storgatan 4\n111 23 Stockholm"),
            ("Kirkeveien 50, 0368 Oslo", "Kirkeveien 50, 0368 Oslo"),
            ("Vesterbrogade 3, 1620 København V", "Vesterbrogade 3, 1620 København V"),
            ("Aleksanterinkatu 52, 00100 Helsinki", "Aleksanterinkatu 52, 00100 Helsinki"),
            ("〒100-0001 東京都千代田区千代田1-1", "〒100-0001 東京都千代田区千代田1-1"),
            ("서울특별시 중구 세종대로 110", "서울특별시 중구 세종대로 110"),
            ("上海市黄浦区南京东路100号", "上海市黄浦区南京东路100号"),
            (
                "Av. Atlântica, 1702, Rio de Janeiro - RJ, 22021-001",
                "Av. Atlântica, 1702, Rio de Janeiro - RJ, 22021-001"
            ),
            ("Av. Juárez 50, 06010 Ciudad de México", "Av. Juárez 50, 06010 Ciudad de México"),
            ("21 MG Road, Bengaluru, Karnataka 560001", "21 MG Road, Bengaluru, Karnataka 560001"),
            ("PO Box 12, Seattle, WA 98103", "PO Box 12, Seattle, WA 98103"),
            ("Flat 3, 8 High Street, Leeds LS1 4AP", "Flat 3, 8 High Street, Leeds LS1 4AP"),
        ])
    func found(text: String, expected: String) {
        let bytes = Array(text.utf8)
        let found = DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text)
        #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [expected])
    }

    @Test(
        "Streets without a place, numbers without a street",
        arguments: [
            "Order 12345 Berlin",
            "5 Stars Hotel",
            "the 3 Main points",
            "In 1945 London fell",
            "Chapter 12 The Road",
            "Calle 13 concierto",
            "Via email 20",
            "Room 12, Floor 3",
            "Section 8",
            "Street",
            "12345",
            "Rue",
            "PO Box",
            "10 Downing",
            "by the road 5 times",
            "",

        ])
    func notFound(text: String) {
        #expect(items(.postalAddress, text).isEmpty)
    }

    @Test("An address is read into its fields")
    func fields() throws {
        let text = "Studio Neun\nLindenstraße 12a\n10969 Berlin\nGermany\nTel. 030 1234567"
        let match = try #require(DataDetector(region: "DE", kinds: [.postalAddress]).matches(in: text).first)
        guard case .postalAddress(let address) = match.value else {
            Issue.record("no address")
            return
        }
        #expect(address.street == "Lindenstraße")
        #expect(address.number == "12a")
        #expect(address.postalCode == "10969")
        #expect(address.city == "Berlin")
        #expect(address.country == "Germany")
        #expect(address.countryCode == "DE")
        #expect(address.formatted == "Lindenstraße 12a, 10969 Berlin, Germany")
    }

    @Test("Region, unit and district go to their fields")
    func unitAndRegion() throws {
        let text = "452 Maple Ave, Apt 3A\nRochester, NY 14619"
        let match = try #require(DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text).first)
        guard case .postalAddress(let address) = match.value else {
            Issue.record("no address")
            return
        }
        #expect(address.unit == "Apt 3A")
        #expect(address.region == "NY")
        #expect(address.city == "Rochester")
        #expect(address.countryCode == "US")
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Forms of addresses, country by country")
struct AddressFormTests {
    private func spans(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return DataDetector(region: "US").matches(in: text).filter { $0.value.kind == .postalAddress }.map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }

    @Test(
        "All of it is found",
        arguments: [
            // Streets named after days.
            "Straße des 17. Juni 135, 10623 Berlin", "Platz des 18. März 1, 10117 Berlin",
            "Via 4 Novembre 12\n00187 Roma",
            "12 rue du 4 Septembre\n75002 Paris", "12 rue du 8 mai 1945\n75010 Paris",
            "Piazza 25 Aprile 3\n20121 Milano",
            "Rue du 11 Novembre 1918, 12\n69003 Lyon", "ul. 3 Maja 5, 40-096 Katowice",
            "Rua 1º de Março 15, 20010-000 Rio de Janeiro",
            "Avenida 18 de Julio 1234, 11100 Montevideo", "Strasse des 1. Mai 5, 01067 Dresden",
            "3 rue des 4 Vents\n75006 Paris",
            // Regions in brackets and after a slash, labels of postcodes.
            "360, rue Saint-Jacques\nMontréal (QC) H2Y 1P5", "360, rue Saint-Jacques\nMontréal (Québec)  H2Y 1P5",
            "Rua da Lua, 100\nSão Paulo/SP\nCEP 01302-000", "Rua da Lua, 100\nSão Paulo - SP\nCEP: 01302-000",
            "Calle 16 de Septiembre No. 45, Col. Centro, C.P. 06000, México, D.F.",
            "Calle 5 de Mayo No. 12, Int. 4, Col. Centro\n72000 Puebla, Pue.",
            "Cra. 7 No. 71-21, Oficina 501\nBogotá 110231, Colombia", "Calle 60 No. 491\n97000 Mérida",
            "Damrak 12-3\n1012 LG Amsterdam", "350 21st Cross Road, Bengaluru 560038",
            // Plots and sectors.
            "Plot 21, Sector 18\nGurgaon 122015, Haryana", "B-12, Sector 62\nNoida 201301, Uttar Pradesh",
            "H.No. 12-3-45, Banjara Hills\nHyderabad 500034, Telangana",
            "Plot No. 45, Phase II, Industrial Area\nChandigarh 160002",
            "5th Cross Road, Indiranagar, Bengaluru 560038",
            // Japan and Korea in Latin letters.
            "1-9-1 Marunouchi, Chiyoda-ku\nTokyo 100-0005\nJapan", "Marunouchi 1-9-1, Chiyoda-ku, Tokyo 100-0005",
            "8-1 Nishi-Shinjuku 2-chome, Shinjuku-ku\nTokyo 163-8001", "152 Teheran-ro, Gangnam-gu\nSeoul 06236\nKorea",
            "Suite 5, 36, Sejong-daero 87-gil, Jung-gu Seoul 04524 Republic of Korea",
        ])
    func found(text: String) {
        #expect(spans(text) == [text])
    }

    @Test(
        "It is found in a sentence, from its street to its town",
        arguments: [
            (
                "Wir sind in der Straße des 17. Juni 135, 10623 Berlin, zu finden.",
                "Straße des 17. Juni 135, 10623 Berlin"
            ),
            ("Treffen am 17. Juni 2026 in der Hauptstr. 5, 10117 Berlin", "Hauptstr. 5, 10117 Berlin"),
            (
                "Nos bureaux: 12 rue du 4 Septembre, 2e étage, 75002 Paris, ouvert 9h",
                "12 rue du 4 Septembre, 2e étage, 75002 Paris"
            ),
            ("Estamos en Calle Luna, 48, 3º B, 28014 Madrid. Tel. 91 123 45 67", "Calle Luna, 48, 3º B, 28014 Madrid"),
            ("Lunes 5 de mayo, Calle Mayor 4, 28013 Madrid", "Calle Mayor 4, 28013 Madrid"),
            ("Acme Ltd\nUnit 5\n12 Mill Lane\nLeeds LS1 4AP\nVAT GB123456789", "Unit 5\n12 Mill Lane\nLeeds LS1 4AP"),
        ])
    func inSentence(text: String, expected: String) {
        #expect(spans(text) == [expected])
    }

    @Test("Fields of names with days, regions and plots")
    func fields() throws {
        func address(_ text: String) throws -> PostalAddress {
            let match = try #require(DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text).first)
            guard case .postalAddress(let address) = match.value else { throw CancellationError() }
            return address
        }
        var read = try address("Calle 16 de Septiembre No. 45, Col. Centro, C.P. 06000, México, D.F.")
        #expect(read.street == "Calle 16 de Septiembre" && read.number == "45" && read.postalCode == "06000")
        #expect(read.city == "México" && read.region == "D.F." && read.countryCode == "MX")
        read = try address("Rua da Lua, 100\nSão Paulo/SP\nCEP 01302-000")
        #expect(
            read.city == "São Paulo" && read.region == "SP" && read.postalCode == "01302-000"
                && read.countryCode == "BR")
        read = try address("Plot 21, Sector 18\nGurgaon 122015, Haryana")
        #expect(
            read.street == "Sector 18" && read.number == "Plot 21" && read.city == "Gurgaon" && read.region == "Haryana"
        )
        read = try address("Rue du 11 Novembre 1918, 12\n69003 Lyon")
        #expect(read.street == "Rue du 11 Novembre 1918" && read.number == "12")
        read = try address("1-9-1 Marunouchi, Chiyoda-ku\nTokyo 100-0005\nJapan")
        #expect(read.street == "Marunouchi" && read.number == "1-9-1" && read.countryCode == "JP")
        read = try address("Montée Rouge 360, rue Haute\nMontréal (Québec) H2Y 1P5")
        #expect(read.region == "Québec" && read.city == "Montréal")
    }

    @Test(
        "Names, dates and sentences are no addresses",
        arguments: [
            "Mr.Smith St.John U.S.A.", "Dr.Jones St.Mary, France", "Mrs. Brown Ave, Canada",
            "12 Monkeys Way Out West, France",
            "7 Rings Road Trip, USA", "Am 17. Juni 2026", "Am 17. Juni 2026 in Berlin", "17. Juni 135, 10623 Berlin",
            "Le 4 Septembre 12 personnes, 75002 Paris", "Place 12 Orders, 12345 Items",
            "Plot 5, Figure 3\nTable 123456 Results",
            "We won 3-2 Saturday, Tokyo, Japan", "1-9-26 Planning, Tokyo, Japan", "Level 5, John Smith", "3º B",
            "2. th, 1620",
            "Version 1.2, Building 5, 12345 Tests", "03rd Jan 2019", "31st March, 2016", "Score 3-2 Tokyo, Japan",
            "c/o Müller, 10117 Berlin", "Mai 5, 10115 Berlin",
        ])
    func notFound(text: String) {
        #expect(spans(text).isEmpty)
    }
}

@Suite("Chinese, Japanese and Korean addresses")
struct InlineAddressTests {
    @Test(
        "All of it is found, postcode, house and room",
        arguments: [
            ("(06164) 서울특별시 강남구 테헤란로 521", "06164", nil), ("06164 서울특별시 강남구 테헤란로 521", "06164", nil),
            ("서울특별시 종로구 세종대로 209\n03171", "03171", nil), ("서울특별시 종로구 세종대로 209 (03171)", "03171", nil),
            ("서울특별시 강남구 테헤란로 152 (역삼동) 5층 501호", nil, "(역삼동) 5층 501호"),
            ("경기도 성남시 분당구 판교로 235 (삼평동, 하늘빌딩) N동 6층\n13494", "13494", "(삼평동, 하늘빌딩) N동 6층"),
            ("부산광역시 해운대구 센텀로 97, 센텀비즈 A동 1203호\n(48058)", "48058", "센텀비즈 A동 1203호"),
            ("서울특별시 강남구\n테헤란로 152, 지하 1층", nil, "지하 1층"), ("서울특별시 중구 을지로3가 12", nil, nil),
            ("100006 北京市东城区王府井大街138号", "100006", nil), ("上海市静安区南京西路100号\n200001", "200001", nil),
            ("北京市朝阳区建国路88号院3号楼2单元501室", nil, "3号楼2单元501室"),
            ("上海市浦东新区世纪大道100号金融中心79楼\n邮编 200120", "200120", "金融中心79楼"),
            ("〒100-0005 東京都千代田区丸の内1-9-1 丸の内ビル 3F", "100-0005", "丸の内ビル 3F"),
            ("100-0005 東京都千代田区丸の内1丁目9番1号", "100-0005", nil), ("〒060-0003 北海道札幌市中央区北3条西6丁目", "060-0003", nil),
            ("東京都新宿区西新宿2-8-1 203号室", nil, "203号室"), ("東京都港区芝1-2-3 芝ビル 地下1階", nil, "芝ビル 地下1階"),
            ("〒530-0001\n大阪府大阪市北区梅田\n3-1-3 梅田タワー10F", "530-0001", "梅田タワー10F"), ("台北市信義區市府路45號89樓", nil, "89樓"),
        ] as [(String, String?, String?)])
    func found(text: String, postalCode: String?, unit: String?) throws {
        let matches = DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text)
        let match = try #require(matches.first)
        #expect(matches.count == 1 && match.range == 0..<text.utf8.count, "\(match)")
        guard case .postalAddress(let address) = match.value else {
            Issue.record("no address")
            return
        }
        #expect(address.postalCode == postalCode)
        #expect(address.unit == unit)
        #expect(address.number != nil && address.countryCode != nil)
    }

    @Test(
        "It ends where the sentence goes on, and other numbers are no postcodes",
        arguments: [
            ("東京都千代田区千代田1-1にある3階建て", "東京都千代田区千代田1-1"), ("서울특별시 중구 세종대로 110 2026", "서울특별시 중구 세종대로 110"),
            ("上海市静安区南京西路100号 2026年", "上海市静安区南京西路100号"), ("서울특별시 중구 세종대로 110 (주)", "서울특별시 중구 세종대로 110"),
            ("서울특별시 중구 세종대로 110\n\n04524", "서울특별시 중구 세종대로 110"),
        ])
    func ends(text: String, expected: String) {
        let bytes = Array(text.utf8)
        let found = DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text)
        #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [expected])
    }

    @Test(
        "Places and numbers alone are no addresses",
        arguments: [
            "경기 3시 시작", "서울로 3시에 출발", "경기도민 3명", "東京都で3人", "06164", "(06164) 서울", "100006 北京", "〒", "〒100-0005",
            "北京时间3点",
        ])
    func notFound(text: String) {
        #expect(items(.postalAddress, text).isEmpty)
    }
}

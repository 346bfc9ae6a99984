// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// The only address of a text, if all of the text is one.
private func wholeAddress(_ text: String) throws -> PostalAddress {
    let matches = DataDetector(region: "US", kinds: [.postalAddress]).matches(in: text)
    let match = try #require(matches.first, "\(text)")
    #expect(matches.count == 1 && match.range == 0..<text.utf8.count, "\(text): \(match)")
    guard case .postalAddress(let address) = match.value else {
        Issue.record("no address")
        throw CancellationError()
    }
    return address
}

@Suite("Flats, floors and doors in addresses")
struct AddressUnitTests {
    @Test(
        "A unit between the street and the town is part of the address",
        arguments: [
            ("Calle de la Rosa, 48, 3º B\n28014 Madrid", "3º B"),
            ("Calle de la Rosa, 48, 2º izda\n28014 Madrid", "2º izda"),
            ("Calle de la Rosa 48, 2.º A, 28014 Madrid", "2.º A"),
            ("Calle Luna 4, 4ª planta\n28014 Madrid", "4ª planta"),
            ("Calle Luna 4, bajo\n28014 Madrid", "bajo"), ("Calle Luna 4, 1º dcha.\n28014 Madrid", "1º dcha."),
            ("Carrer de la Lluna 4, Esc. B, 3º 2ª\n08001 Barcelona", "Esc. B, 3º 2ª"),
            ("Calle Luna 4, entresuelo izq.\n41001 Sevilla", "entresuelo izq."),
            ("Calle Luna nº 5, piso 3 puerta B\n50001 Zaragoza", "piso 3 puerta B"),
            ("Rua da Lua 24, 3º Dto\n1100-053 Lisboa", "3º Dto"),
            ("Rua da Lua, n.º 24, 3.º Esq.\n1100-053 Lisboa", "3.º Esq."),
            ("Rua da Lua 24, 1º Esq Frente\n1100-053 Lisboa", "1º Esq Frente"),
            ("Sonnenallee 10, 3.OG re.\n12047 Berlin", "3.OG re."),
            ("Rua da Lua 24, r/c Esq.\n1100-053 Lisboa", "r/c Esq."),
            ("Vestergade 12, 3. th\n1620 København V", "3. th"),
            ("Vestergade 12, st. tv.\n1620 København V", "st. tv."),
            ("Vestergade 12, 2. mf\n1620 København V", "2. mf"),
            ("Kirkegata 1B, leil. H0203, 0155 Oslo", "leil. H0203"), ("Kirkegata 22, H0402\n0159 Oslo", "H0402"),
            ("Nygatan 5 lgh 1102\n111 22 Stockholm", "lgh 1102"), ("Nygatan 5, 2 tr\n111 22 Stockholm", "2 tr"),
            ("Mäntytie 10 A 12\n00100 Helsinki", "A 12"), ("Lindenstraße 5, 2. OG links\n10117 Berlin", "2. OG links"),
            ("Lindenstraße 5, 4. Stock\n10117 Berlin", "4. Stock"),
            ("Lindenstraße 5, Hinterhaus\n10117 Berlin", "Hinterhaus"),
            ("Lindengasse 45, Stiege 2, Tür 14\n1060 Wien", "Stiege 2, Tür 14"),
            ("Meir 12, 2e verdieping\n2000 Antwerpen", "2e verdieping"), ("Meir 12 bus 4\n2000 Antwerpen", "bus 4"),
            ("Rue Haute 54 bte 12\n1000 Bruxelles", "bte 12"),
            ("24 rue Haute, Bât. B, 3e étage\n69002 Lyon", "Bât. B, 3e étage"),
            ("Via Luna 45, scala B, int. 5\n10122 Torino TO", "scala B, int. 5"),
            ("Via Luna 10, 2° piano\n20121 Milano", "2° piano"),
            ("ul. Lipowa 5/7 m. 12\n00-238 Warszawa", "m. 12"),
            ("5 Elm St, 2nd Floor Rear\nAlbany, NY 12203", "2nd Floor Rear"),
            ("Torstraße 45 (Hinterhaus)\n10119 Berlin", "Hinterhaus"), ("Torstraße 45 / 2. OG\n10119 Berlin", "2. OG"),
            ("1250 boul. Haut, bureau 2200\nMontréal (Québec) H3B 4W8", "bureau 2200"),
            ("12 rue Foch\nBP 123\n75008 Paris", "BP 123"), ("24 rue Haute\nCS 70001\n69002 Lyon Cedex 02", "CS 70001"),
        ])
    func unit(text: String, unit: String) throws {
        let address = try wholeAddress(text)
        #expect(address.unit == unit)
        #expect(address.postalCode != nil && address.city != nil)
    }

    struct Lines: Sendable {
        let text: String
        let street: String
        let number: String?
        let unit: String
        let postalCode: String
        let city: String
    }

    @Test(
        "Three lines with a unit, country by country",
        arguments: [
            Lines(
                text: "〒150-0002\n東京都渋谷区渋谷2-21-1\n渋谷タワー 3F", street: "渋谷", number: "2-21-1", unit: "渋谷タワー 3F",
                postalCode: "150-0002", city: "渋谷区"),
            Lines(
                text: "서울특별시 강남구 테헤란로 152\n강남빌딩 5층 501호\n06236", street: "테헤란로", number: "152",
                unit: "강남빌딩 5층 501호", postalCode: "06236", city: "강남구"),
            Lines(
                text: "北京市朝阳区建国路88号\n国贸大厦 A座 20层\n邮编：100022", street: "建国路", number: "88号",
                unit: "国贸大厦 A座 20层", postalCode: "100022", city: "朝阳区"),
            Lines(
                text: "Calle del Pez, 12\n3º izda\n28004 Madrid", street: "Calle del Pez", number: "12",
                unit: "3º izda",
                postalCode: "28004", city: "Madrid"),
            Lines(
                text: "Rua das Flores, 100, apto 52\nSão Paulo/SP\nCEP 01302-000", street: "Rua das Flores",
                number: "100",
                unit: "apto 52", postalCode: "01302-000", city: "São Paulo"),
            Lines(
                text: "Flat No. 12, Shanti Apartments\n14 Linking Road\nMumbai 400 050", street: "Linking Road",
                number: "14",
                unit: "Flat No. 12", postalCode: "400 050", city: "Mumbai"),
            Lines(
                text: "452 Maple Ave\nApt 3A\nRochester, NY 14619", street: "Maple Ave", number: "452", unit: "Apt 3A",
                postalCode: "14619", city: "Rochester"),
            Lines(
                text: "Flat 3\n8 High Street\nLeeds LS1 4AP", street: "High Street", number: "8", unit: "Flat 3",
                postalCode: "LS1 4AP", city: "Leeds"),
            Lines(
                text: "Apt 501, 12 Teheran-ro 4-gil\nGangnam-gu\nSeoul 06236", street: "Teheran-ro 4-gil", number: "12",
                unit: "Apt 501", postalCode: "06236", city: "Seoul"),
        ])
    func threeLines(lines: Lines) throws {
        let address = try wholeAddress(lines.text)
        #expect(address.street == lines.street)
        #expect(address.number == lines.number)
        #expect(address.unit == lines.unit)
        #expect(address.postalCode == lines.postalCode)
        #expect(address.city == lines.city)
    }

    @Test("A unit before the street or the slash of its number belongs to it")
    func before() throws {
        var address = try wholeAddress("Unit 4/15 Collins Street\nMelbourne VIC 3000")
        #expect(
            address.unit == "Unit 4" && address.number == "15" && address.city == "Melbourne" && address.region == "VIC"
        )
        address = try wholeAddress("Level 5/120 Pitt Street, Sydney NSW 2000")
        #expect(address.unit == "Level 5" && address.number == "120")
        address = try wholeAddress("Shop No. 5, Ground Floor, 21 MG Road\nBengaluru, Karnataka - 560001")
        #expect(address.unit == "Shop No. 5, Ground Floor" && address.street == "MG Road")
        address = try wholeAddress("Flat No. 3, Green Park\n12 Hill Road\nBandra West, Mumbai 400050")
        #expect(address.unit == "Flat No. 3" && address.number == "12" && address.street == "Hill Road")
        address = try wholeAddress("No. 88 Nanjing East Road, Huangpu District\nShanghai 200001\nChina")
        #expect(address.number == "88" && address.street == "Nanjing East Road")
    }

    @Test("One segment that cannot be read is passed over where a postcode and a town follow")
    func unread() throws {
        #expect(try wholeAddress("Lindenstraße 5, xyz 4-b / 2\n10117 Berlin").city == "Berlin")
        #expect(try wholeAddress("Lindenstraße 5 c/o Müller\n10117 Berlin").number == "5")
        #expect(try wholeAddress("Lindenstraße 5\nc/o Firma Müller GmbH\n10117 Berlin").city == "Berlin")
        #expect(items(.postalAddress, "c/o Müller, 10117 Berlin").isEmpty)
        for text in [
            "Lindenstraße 5, xyz 4\nabc 7-8\n10117 Berlin", "Lindenstraße 5, Tel: 030 123, 10117 Berlin",
            "Lindenstraße 5, siehe http://linde.de\n10117 Berlin",
        ] {
            #expect(!items(.postalAddress, text).contains { $0.contains("10117") }, "\(text)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Countries by the names they have at the end of an address.
enum CountryNames {
    /// Names with the ISO 3166 code: in English, in the country's own languages and its neighbours'.
    static let lexicon = Lexicon<String>(
        [
            (
                "united states of america|united states|u.s.a.|usa|u.s.|états-unis|estados unidos|vereinigte staaten|stati uniti",
                "US"
            ),
            ("canada|kanada|canadá", "CA"),
            (
                "united kingdom|u.k.|uk|great britain|england|scotland|wales|northern ireland|großbritannien|vereinigtes königreich|"
                    + "royaume-uni|reino unido|regno unito|isle of man", "GB"
            ),
            ("ireland|éire|irland|irlande|irlanda", "IE"), ("australia|australien|australie", "AU"),
            ("new zealand|aotearoa|neuseeland|nouvelle-zélande", "NZ"),
            ("germany|deutschland|allemagne|alemania|germania|duitsland|niemcy|tyskland|alemanha", "DE"),
            ("austria|österreich|autriche|oostenrijk", "AT"),
            ("switzerland|schweiz|suisse|svizzera|suiza|zwitserland", "CH"), ("liechtenstein", "LI"),
            ("france|frankreich|francia|frankrijk|frança", "FR"),
            ("belgium|belgië|belgique|belgien|belgio|bélgica", "BE"),
            ("netherlands|the netherlands|nederland|niederlande|pays-bas|holland|paesi bassi|países bajos", "NL"),
            ("luxembourg|luxemburg|lëtzebuerg|lussemburgo", "LU"),
            ("spain|españa|spanien|espagne|spagna|espanha", "ES"),
            ("portugal|portogallo", "PT"), ("italy|italia|italien|italie|itália", "IT"), ("san marino", "SM"),
            ("poland|polska|polen|pologne|polonia", "PL"), ("sweden|sverige|schweden|suède|svezia", "SE"),
            ("norway|norge|noreg|norwegen|norvège", "NO"), ("denmark|danmark|dänemark|danemark", "DK"),
            ("greenland|grønland", "GL"), ("iceland|ísland", "IS"),
            ("finland|suomi|finnland|finlande", "FI"), ("japan|日本|日本国|japon", "JP"),
            ("south korea|republic of korea|korea|대한민국|한국|südkorea", "KR"),
            ("china|p.r. china|p.r.c.|中国|中國|中华人民共和国|chine", "CN"),
            ("taiwan|台灣|台湾|臺灣", "TW"), ("hong kong|香港", "HK"), ("singapore|singapur", "SG"), ("malaysia", "MY"),
            ("brazil|brasil|brasilien|brésil", "BR"), ("mexico|méxico|mexiko|mexique|mx", "MX"),
            ("argentina|argentinien", "AR"), ("chile", "CL"), ("colombia", "CO"), ("peru|perú", "PE"),
            ("uruguay", "UY"),
            ("india|bharat|indien|inde", "IN"), ("south africa|suid-afrika|rsa", "ZA"), ("nigeria", "NG"),
            ("kenya", "KE"),
            ("egypt", "EG"), ("morocco|maroc", "MA"), ("benin|bénin", "BJ"), ("mauritius", "MU"),
            ("czech republic|czechia|česká republika|česko|tschechien", "CZ"), ("slovakia|slovensko|slowakei", "SK"),
            ("hungary|magyarország|ungarn", "HU"), ("romania|românia|rumänien", "RO"), ("bulgaria|българия", "BG"),
            ("greece|ελλάδα|griechenland", "GR"), ("croatia|hrvatska|kroatien", "HR"),
            ("slovenia|slovenija|slowenien", "SI"),
            ("serbia|srbija", "RS"), ("kosovo|kosova", "XK"), ("estonia|eesti", "EE"), ("latvia|latvija", "LV"),
            ("lithuania|lietuva", "LT"), ("ukraine|україна", "UA"),
            ("russia|russian federation|россия|российская федерация|russland", "RU"),
            ("turkey|türkiye|türkei", "TR"), ("israel|ישראל", "IL"), ("united arab emirates|uae|u.a.e.", "AE"),
            ("kuwait", "KW"),
            ("saudi arabia", "SA"), ("thailand|ประเทศไทย", "TH"), ("vietnam|việt nam", "VN"), ("philippines", "PH"),
            ("indonesia", "ID"), ("andorra", "AD"), ("monaco", "MC"), ("malta", "MT"), ("cyprus|κύπρος", "CY"),
            ("curaçao", "CW"), ("jamaica|jamaica w.i.|jamaica w.i", "JM"), ("french guiana|guyane", "GF"),
        ])

    /// Whether two capitals are a country's code (ISO 3166-1 alpha-2).
    static func isCode(_ code: String) -> Bool { codes.contains(code) }

    private static let codes = Set(
        """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA \
        CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA \
        GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP \
        KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS \
        MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS \
        RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW \
        TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
        """.split(separator: " ").map(String.init))
}

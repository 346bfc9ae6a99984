// SPDX-License-Identifier: Apache-2.0

/// Currencies by their signs, codes and names.
enum CurrencyNames {
    /// What a sign, a code or a name says.
    struct Meaning: Sendable {
        enum Form: Sendable {
            /// `€`, `US$`: before or after the number.
            case sign
            /// `EUR`.
            case code
            /// `euros`.
            case name
        }

        /// ISO 4217; empty where the name leaves it open.
        let currency: String
        let form: Form
        /// How many make one of the main unit: 100 for cents.
        let parts: Double
    }

    static let lexicon = Lexicon<Meaning>(signs + codes + names + parts)

    /// What `$` means in a country whose currency has this sign.
    static func dollar(in region: String) -> String {
        let currencies = [
            "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD", "TW": "TWD", "MX": "MXN", "AR": "ARS",
            "CL": "CLP", "CO": "COP", "UY": "UYU",
        ]
        return currencies[region] ?? "USD"
    }

    /// The currency of a country where whole prices are written with a dash for the cents: `9,-`, `20.–`; `nil` elsewhere.
    static func wholePrices(in region: String) -> String? {
        let euro: Set<String> = [
            "AT", "BE", "BG", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV", "MT", "NL",
            "PT",
            "SI", "SK", "AD", "MC", "SM", "VA", "ME", "XK",
        ]
        if euro.contains(region) { return "EUR" }
        return ["CH": "CHF", "LI": "CHF", "SE": "SEK", "NO": "NOK", "DK": "DKK", "CZ": "CZK"][region]
    }

    private static func entries(
        _ lists: [(String, String)], _ form: Meaning.Form, parts: Double = 1
    ) -> [(phrases: String, meaning: Meaning)] {
        lists.map { ($0.1, Meaning(currency: $0.0, form: form, parts: parts)) }
    }

    private static let signs = entries(
        [
            ("$", "$|＄|﹩"), ("USD", "US$|US $|USD$|U$S|U$D|$USD|$US"), ("CAD", "CA$|CAD$|C$|Can$|$CAD|$CA"),
            ("AUD", "A$|AU$|AUD$|$AUD|$AU"),
            ("NZD", "NZ$|NZD$|$NZD"), ("SGD", "S$|SG$|SGD$"), ("HKD", "HK$|HKD$|$HKD"), ("TWD", "NT$|TW$|TWD$|NTD$"),
            ("MXN", "MX$|Mex$|MXN$|$MXN"), ("BRL", "R$|BRL$|BR$"), ("ARS", "AR$|ARS$"), ("CLP", "CLP$"),
            ("COP", "COL$|COP$"),
            ("EUR", "€|\u{20A0}"), ("GBP", "£|￡|GB£"), ("JPY", "JP¥|JP￥|￥JP"), ("CNY", "CN¥|CN￥|元"), ("¥", "¥|￥"),
            ("INR", "₹|₨|Rs|Rs."),
            ("KRW", "₩|￦"), ("ILS", "₪"), ("RUB", "₽"), ("TRY", "₺"), ("UAH", "₴"), ("VND", "₫"), ("NGN", "₦"),
            ("PHP", "₱"), ("THB", "฿"), ("PLN", "zł|zl"), ("CRC", "₡"), ("KZT", "₸"), ("BTC", "₿"), ("GHS", "₵"),
            ("PYG", "₲"), ("MNT", "₮"), ("AZN", "₼"), ("GEL", "₾"), ("CZK", "Kč"), ("HUF", "Ft"), ("EGP", "L.E.|E£"),
            ("CHF", "SFr|SFr.|Fr."),
        ], .sign)

    private static let codes = entries(
        [
            "USD", "EUR", "GBP", "JPY", "CNY", "CHF", "AUD", "CAD", "NZD", "SGD", "HKD", "TWD", "SEK", "NOK", "DKK",
            "ISK", "PLN", "CZK", "HUF", "RON", "BGN", "HRK", "RSD", "RUB", "UAH", "TRY", "ILS", "INR", "PKR", "BDT",
            "LKR", "NPR", "KRW", "THB", "VND", "IDR", "MYR", "PHP", "MXN", "BRL", "ARS", "CLP", "COP", "PEN", "UYU",
            "BOB", "PYG", "VES", "CRC", "GTQ", "DOP", "JMD", "TTD", "ZAR", "NGN", "KES", "GHS", "EGP", "MAD", "TND",
            "DZD", "AED", "SAR", "QAR", "KWD", "BHD", "OMR", "JOD", "LBP", "IQD", "IRR", "KZT", "GEL", "AZN", "AMD",
            "XAF", "XOF", "BTC", "ETH", "FJD", "MOP", "MMK", "KHR", "LAK", "MNT", "AFN", "ALL", "MKD", "MDL", "BYN",
            "UZS", "XPF", "PGK", "ETB", "TZS", "UGX", "ZMW", "MUR", "NAD", "BWP", "BND", "HNL", "NIO", "PAB", "SVC",
            "DEM", "FRF", "ITL", "ESP", "NLG", "ATS", "BEF", "FIM", "IEP", "PTE", "GRD",
        ].map { ($0, $0) } + [
            ("CNY", "RMB|CNH"), ("EGP", "LE"), ("INR", "INR"), ("TWD", "NTD"), ("KWD", "KD"), ("MYR", "RM"),
        ], .code)

    private static let names = entries(
        [
            (
                "USD",
                "US dollar|US dollars|U.S. dollar|U.S. dollars|american dollars|american dollar|us-dollar|dollaro USA|"
                    + "dollari USA|dollari americani|dollars américains|dollars US|dólares americanos|dólares estadounidenses|"
                    + "dólar americano|dólar estadounidense|amerikaanse dollar|amerikanska dollar|amerikan doları|美元|美金|米ドル|미국 달러|미 달러|"
                    + "달러 미국"
            ),
            ("$", "dollar|dollars|dolar|dolares|dollaro|dollari|dolarow|dolary|bucks|dolari|dolarlik|ドル|달러|불"),
            (
                "AUD",
                "australian dollars|australian dollar|australische dollar|dollari australiani|dólares australianos|"
                    + "dollars australiens|澳元|豪ドル|오스트레일리아 달러|호주 달러"
            ),
            (
                "CAD",
                "canadian dollars|canadian dollar|canadese dollar|dollari canadesi|dólares canadenses|"
                    + "dólares canadienses|dollars canadiens|加元|カナダドル|캐나다 달러"
            ),
            ("HKD", "hong kong dollars|hong kong dollar|dólares de hong kong|dollars de hong kong|港元|港币|港幣|香港ドル|홍콩 달러"),
            ("SGD", "singapore dollars|singapore dollar|dólares de singapur|dólares de cingapura|新加坡元|싱가포르 달러"),
            ("TWD", "taiwan dollars|new taiwan dollars|新台币|新台幣|台币|台幣"),
            ("NZD", "new zealand dollars|new zealand dollar|ニュージーランドドル|뉴질랜드 달러"),
            ("EUR", "euro|euros|euroa|eur|avro|euroer|欧元|歐元|ユーロ|유로"),
            (
                "GBP",
                "pounds sterling|pound sterling|british pounds|british pound|sterling|quid|livres sterling|livre sterling|"
                    + "libras esterlinas|libra esterlina|sterline|sterlina|pond sterling|brittiska pund|sterlin|"
                    + "英镑|英鎊|ポンド|파운드|영국 파운드|britische pfund|pfund sterling|sterline britanniche"
            ),
            ("£", "pound|pounds|pfund|pund|libras|livres|funt|funty|funtow"),
            ("JPY", "yen|yens|japanese yen|ienes|iene|yenes|日元|日圆|日圓|円|엔|엔화|일본 엔"),
            ("CNY", "yuan|yuans|renminbi|chinese yuan|人民币|人民幣|人民元|中国元|块钱|塊錢|块|위안|위안화|yuanes|iuanes|iuan|元人民币|人民币元"),
            (
                "INR",
                "rupee|rupees|indian rupee|indian rupees|rupien|roupies|rupias|rupie|rupia|roepie|rupier|卢比|ルピー|루피|indische rupien|"
                    + "インドルピー"
            ),
            ("KRW", "won|wons|korean won|韩元|韓元|ウォン|원|south korean won"),
            (
                "CHF",
                "franken|schweizer franken|swiss franc|swiss francs|franchi svizzeri|francos suizos|francos suíços|"
                    + "francs suisses|zwitserse frank|瑞士法郎|スイスフラン|스위스 프랑"
            ),
            (
                "",
                "franc|francs|franchi|francos|franken|frank|frankow|法郎|フラン|프랑|"
                    + "dinar|dinars|dinares|dinari|dinare|第纳尔|ディナール|디나르|"
                    + "krona|kronor|kronen|krone|kroner|kronar|kr|kr.|couronnes|coroas|coronas|corone|kron|クローナ|크로나|克朗|"
                    + "peso|pesos|比索|ペソ|페소|rials|riyals|riyal|rial|里亚尔|リヤル|리얄|shilling|shillings|先令"
            ),
            ("MXN", "mexican pesos|mexican peso|pesos mexicanos|墨西哥比索|멕시코 페소"),
            ("ARS", "argentine pesos|pesos argentinos"), ("CLP", "chilean pesos|pesos chilenos"),
            ("COP", "colombian pesos|pesos colombianos"), ("PHP", "philippine pesos"),
            (
                "SEK",
                "swedish kronor|swedish krona|schwedische kronen|svenska kronor|couronnes suédoises|coronas suecas|"
                    + "coroas suecas|corone svedesi|瑞典克朗|スウェーデンクローナ|스웨덴 크로나"
            ),
            ("NOK", "norwegian kroner|norwegian krone|norwegische kronen|norska kronor|coronas noruegas|挪威克朗"),
            ("DKK", "danish kroner|danish krone|dänische kronen|danska kronor|coronas danesas|丹麦克朗|dkr"),
            ("RUB", "rubel|rouble|roubles|ruble|rubles|rublos|rubli|roebel|卢布|ルーブル|루블"),
            ("TRY", "turkish lira|turkish liras|lira|liras|türk lirası|tl|里拉|リラ|리라"),
            ("ITL", "lire|italian lire|liras italianas"),
            ("BRL", "reais|real|brazilian real|brazilian reais|reales brasileños|reais brasileiros|レアル|헤알"),
            ("ZAR", "rand|south african rand"), ("THB", "baht|thai baht|泰铢|バーツ|바트"),
            ("VND", "dong|vietnamese dong|越南盾|ドン"),
            ("IDR", "rupiah|印尼盾"), ("MYR", "ringgit|ringgits|令吉"), ("PLN", "zloty|złote|złotych|zlotys|złoty|兹罗提|즈워티"),
            ("CZK", "koruna|korun|czech koruna|tschechische kronen"), ("HUF", "forint|forints"),
            ("ILS", "shekel|shekels|new shekels"), ("UAH", "hryvnia|hryvnias"), ("NGN", "naira"),
            ("EGP", "egyptian pounds|livres égyptiennes"),
            ("AED", "dirham|dirhams|dirhem"), ("SAR", "saudi riyal|saudi riyals"),
            ("KWD", "kuwaiti dinar|kuwaiti dinars"),
            ("JOD", "jordanian dinar|jordanian dinars"),
            (
                "DEM",
                "deutschmarks|deutsche mark|d-mark|dm|west german marks|mark|marks|marcos|marchi|"
                    + "marcos alemães|marcos alemanes|marchi tedeschi|马克|マルク|마르크"
            ),
            ("FIM", "markkaa|markka|finnish markka|finnish marks|marcos finlandeses|marchi finlandesi|芬兰马克"),
            ("FRF", "french francs|francs français|francos franceses"),
            ("NLG", "gulden|guilders|guilder|florin|florins|florijn|荷兰盾"), ("ATS", "schilling|schillings"),
            ("ESP", "pesetas|peseta"), ("PTE", "escudos|escudo"), ("GRD", "drachmas|drachma|drachmen"),
            ("BTC", "bitcoin|bitcoins|比特币|ビットコイン|비트코인"), ("VES", "bolivares|bolivar|bolívares"),
            ("PEN", "soles|nuevos soles"), ("CRC", "colones"), ("GTQ", "quetzales"), ("HNL", "lempiras"),
        ], .name)

    private static let parts = entries(
        [
            ("$", "cent|cents|centavo|centavos|centesimi|centesimo|centimos|centimo|¢|￠|セント|센트|美分|centow|sent|senti"),
            ("GBP", "pence|penny|pennies|penique|peniques|便士|ペンス|펜스|p"),
            ("EUR", "eurocent|eurocents|euro cent|centimes|centime"),
            ("CNY", "角|分钱|毛钱|jiao"), ("RUB", "kopeks|kopecks|kopeken"), ("PLN", "grosz|groszy|grosze"),
            ("CHF", "rappen"),
            ("INR", "paise|paisa"),
            ("DEM", "pfennig|pfennige"), ("TRY", "kurus|kuruş"), ("", "öre|øre|ore"),
        ], .name, parts: 100)
}

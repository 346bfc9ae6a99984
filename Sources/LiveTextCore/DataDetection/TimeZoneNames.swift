// SPDX-License-Identifier: Apache-2.0

/// Time zones by the names people write them with.
enum TimeZoneNames {
    /// The zones of the IANA database by continent or ocean: the places' names, as in `Europe/Berlin`.
    private static let places: [(area: String, names: String)] = [
        (
            "Africa",
            "Abidjan Accra Addis_Ababa Algiers Asmara Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura "
                + "Cairo Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare "
                + "Johannesburg Juba Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka "
                + "Malabo Maputo Maseru Mbabane Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou "
                + "Porto-Novo Sao_Tome Tripoli Tunis Windhoek"
        ),
        (
            "America",
            "Adak Anchorage Anguilla Antigua Araguaina Argentina/Buenos_Aires Argentina/Catamarca "
                + "Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos "
                + "Argentina/Salta Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Aruba "
                + "Asuncion Atikokan Bahia Bahia_Banderas Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise "
                + "Cambridge_Bay Campo_Grande Cancun Caracas Cayenne Cayman Chicago Chihuahua Ciudad_Juarez Costa_Rica "
                + "Coyhaique Creston Cuiaba Curacao Danmarkshavn Dawson Dawson_Creek Denver Detroit Dominica Edmonton "
                + "Eirunepe El_Salvador Fort_Nelson Fortaleza Glace_Bay Goose_Bay Grand_Turk Grenada Guadeloupe "
                + "Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indiana/Indianapolis Indiana/Knox "
                + "Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac "
                + "Inuvik Iqaluit Jamaica Juneau Kentucky/Louisville Kentucky/Monticello Kralendijk La_Paz Lima "
                + "Los_Angeles Lower_Princes Maceio Managua Manaus Marigot Martinique Matamoros Mazatlan Menominee "
                + "Merida Metlakatla Mexico_City Miquelon Moncton Monterrey Montevideo Montserrat Nassau New_York Nome "
                + "Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Nuuk Ojinaga Panama "
                + "Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Velho Puerto_Rico Punta_Arenas Rankin_Inlet "
                + "Recife Regina Resolute Rio_Branco Santarem Santiago Santo_Domingo Sao_Paulo Scoresbysund Sitka "
                + "St_Barthelemy St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current Tegucigalpa Thule "
                + "Tijuana Toronto Tortola Vancouver Whitehorse Winnipeg Yakutat"
        ),
        (
            "Antarctica",
            "Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera Syowa Troll Vostok"
        ),
        ("Arctic", "Longyearbyen"),
        (
            "Asia",
            "Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Atyrau Baghdad Bahrain Baku Bangkok Barnaul Beirut "
                + "Bishkek Brunei Chita Colombo Damascus Dhaka Dili Dubai Dushanbe Famagusta Gaza Hebron Ho_Chi_Minh "
                + "Hong_Kong Hovd Irkutsk Jakarta Jayapura Jerusalem Kabul Kamchatka Karachi Kathmandu Khandyga Kolkata "
                + "Krasnoyarsk Kuala_Lumpur Kuching Kuwait Macau Magadan Makassar Manila Muscat Nicosia Novokuznetsk "
                + "Novosibirsk Omsk Oral Phnom_Penh Pontianak Pyongyang Qatar Qostanay Qyzylorda Riyadh Sakhalin "
                + "Samarkand Seoul Shanghai Singapore Srednekolymsk Taipei Tashkent Tbilisi Tehran Thimphu Tokyo Tomsk "
                + "Ulaanbaatar Urumqi Ust-Nera Vientiane Vladivostok Yakutsk Yangon Yekaterinburg Yerevan"
        ),
        (
            "Atlantic",
            "Azores Bermuda Canary Cape_Verde Faroe Madeira Reykjavik South_Georgia St_Helena Stanley"
        ),
        (
            "Australia",
            "Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney"
        ),
        (
            "Europe",
            "Amsterdam Andorra Astrakhan Athens Belgrade Berlin Bratislava Brussels Bucharest Budapest Busingen "
                + "Chisinau Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad Kirov "
                + "Kyiv Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Minsk Monaco Moscow Oslo Paris "
                + "Podgorica Prague Riga Rome Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia Stockholm "
                + "Tallinn Tirane Ulyanovsk Vaduz Vatican Vienna Vilnius Volgograd Warsaw Zagreb Zurich"
        ),
        (
            "Indian",
            "Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion"
        ),
        (
            "Pacific",
            "Apia Auckland Bougainville Chatham Chuuk Easter Efate Fakaofo Fiji Funafuti Galapagos Gambier "
                + "Guadalcanal Guam Honolulu Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue "
                + "Norfolk Noumea Pago_Pago Palau Pitcairn Pohnpei Port_Moresby Rarotonga Saipan Tahiti Tarawa "
                + "Tongatapu Wake Wallis"
        ),
    ]

    /// Every zone of the database.
    static let identifiers: Set<String> = Set(
        places.flatMap { place in place.names.split(separator: " ").map { place.area + "/" + $0 } } + [
            "Etc/UTC", "Etc/GMT",
        ])

    /// Cities whose time is written of: those that name zones, and large ones within them.
    static let cities = Lexicon<String>(
        places.flatMap { place in
            place.names.split(separator: " ").map { name in
                let city = name.split(separator: "/").last ?? name
                return (phrases: String(city.map { $0 == "_" ? " " : $0 }), meaning: place.area + "/" + name)
            }
        } + [
            ("beijing|peking|pekin|pékin|pechino|pequim", "Asia/Shanghai"),
            ("delhi|new delhi|mumbai|india", "Asia/Kolkata"),
            ("geneva|genève|basel|bern|zürich", "Europe/Zurich"), ("munich|hamburg|frankfurt", "Europe/Berlin"),
            ("milan|milano|roma", "Europe/Rome"), ("barcelona", "Europe/Madrid"), ("lisboa|lisbonne", "Europe/Lisbon"),
            ("londres|londra|london", "Europe/London"), ("bruxelles|brüssel", "Europe/Brussels"),
            ("wien", "Europe/Vienna"),
            ("copenhague|kopenhagen", "Europe/Copenhagen"), ("moscou|moscú|moskau|mosca", "Europe/Moscow"),
            ("varsovie|warschau|warszawa|varsovia", "Europe/Warsaw"), ("praha|prag|prague", "Europe/Prague"),
            ("athen|athènes|atenas", "Europe/Athens"), ("edinburgh|cardiff", "Europe/London"),
            ("san francisco|seattle|las vegas|san diego", "America/Los_Angeles"),
            ("dallas|houston|austin", "America/Chicago"),
            ("boston|washington|miami|atlanta|philadelphia|nueva york|nova york|montreal|montréal", "America/New_York"),
            ("brasília|brasilia|rio de janeiro|são paulo", "America/Sao_Paulo"),
            ("mexico city|ciudad de méxico", "America/Mexico_City"),
            ("tokio", "Asia/Tokyo"), ("canberra", "Australia/Sydney"), ("wellington", "Pacific/Auckland"),
        ])

    /// Names of zones in words. Names without standard or daylight are the zone of a place, whose offset is the date's.
    static let phrases = Lexicon<String>([
        (
            "eastern time|us eastern time|us eastern|eastern us time|heure de l'est|hora del este|ostküstenzeit",
            "America/New_York"
        ),
        ("central time|us central time|us central", "America/Chicago"),
        ("mountain time|us mountain time", "America/Denver"),
        (
            "pacific time|us pacific time|us pacific|heure du pacifique|hora del pacífico|westküstenzeit",
            "America/Los_Angeles"
        ),
        ("alaska time", "America/Anchorage"), ("hawaii time|hawaiian time", "Pacific/Honolulu"),
        ("atlantic time|heure de l'atlantique", "America/Halifax"), ("newfoundland time", "America/St_Johns"),
        ("eastern standard time", "-05:00"), ("eastern daylight time", "-04:00"), ("central standard time", "-06:00"),
        ("central daylight time", "-05:00"), ("mountain standard time", "-07:00"), ("mountain daylight time", "-06:00"),
        ("pacific standard time", "-08:00"), ("pacific daylight time", "-07:00"), ("alaska standard time", "-09:00"),
        ("alaska daylight time", "-08:00"), ("hawaii standard time|hawaii-aleutian standard time", "-10:00"),
        ("atlantic standard time", "-04:00"), ("atlantic daylight time", "-03:00"),
        (
            "central european time|mitteleuropäische zeit|mitteleuropäischer zeit|heure d'europe centrale|hora de europa central",
            "Europe/Berlin"
        ),
        ("central european standard time", "+01:00"),
        ("central european summer time|mitteleuropäische sommerzeit|mitteleuropäischer sommerzeit", "+02:00"),
        ("eastern european time|osteuropäische zeit", "Europe/Athens"), ("eastern european summer time", "+03:00"),
        ("western european time|westeuropäische zeit", "Europe/Lisbon"), ("western european summer time", "+01:00"),
        (
            "greenwich mean time|coordinated universal time|universal time|universal time coordinated|koordinierte weltzeit|zulu|"
                + "zulu time|weltzeit|temps universel|tiempo universal",
            "UTC"
        ),
        ("british summer time", "+01:00"), ("uk time|british time|united kingdom time|englische zeit", "Europe/London"),
        ("irish time|ireland time", "Europe/Dublin"),
        ("india standard time|indian standard time|india time|indian time", "+05:30"),
        ("japan standard time|japan time|japanese time", "Asia/Tokyo"),
        ("korea standard time|korean standard time|korea time|korean time", "Asia/Seoul"),
        ("china standard time|china time|chinese time", "Asia/Shanghai"), ("singapore standard time", "Asia/Singapore"),
        ("gulf standard time", "+04:00"), ("moscow standard time", "Europe/Moscow"),
        ("australian eastern time|australia eastern time", "Australia/Sydney"),
        ("australian eastern standard time", "+10:00"),
        ("australian eastern daylight time", "+11:00"),
        ("australian western standard time|australian western time", "+08:00"),
        ("new zealand time", "Pacific/Auckland"), ("new zealand standard time", "+12:00"),
        ("new zealand daylight time", "+13:00"),
        ("german time|deutsche zeit|deutscher zeit|berliner zeit", "Europe/Berlin"),
        ("french time|heure française|heure de france", "Europe/Paris"),
        ("spanish time|hora peninsular española|hora peninsular|hora española|hora de españa", "Europe/Madrid"),
        ("hora canaria|hora de canarias", "Atlantic/Canary"), ("italian time|ora italiana", "Europe/Rome"),
        ("portuguese time|hora de portugal|hora de portugal continental", "Europe/Lisbon"),
        ("dutch time|nederlandse tijd", "Europe/Amsterdam"), ("swedish time|svensk tid", "Europe/Stockholm"),
        ("polish time|czasu polskiego|czas polski", "Europe/Warsaw"), ("swiss time|schweizer zeit", "Europe/Zurich"),
        ("日本時間|日本标准时间|日本标准時間", "Asia/Tokyo"), ("北京时间|北京時間|中国標準時|中国时间", "Asia/Shanghai"),
        ("台灣時間|台湾时间|台北時間", "Asia/Taipei"), ("香港时间|香港時間", "Asia/Hong_Kong"),
        ("한국시간|한국 시간|韓国時間|韩国时间", "Asia/Seoul"), ("協定世界時|世界時|协调世界时|세계시", "UTC"),
        ("米国東部時間|美国东部时间|미국 동부 시간|미국동부시간", "America/New_York"),
        ("米国太平洋時間|美国太平洋时间|미국 태평양 시간|미국 서부 시간", "America/Los_Angeles"),
    ])

    /// Names that are a zone only where no word goes on: `3 pm Eastern`, but `Pacific Ocean`.
    static let shortNames = Lexicon<String>([
        ("eastern", "America/New_York"), ("central", "America/Chicago"), ("mountain", "America/Denver"),
        ("pacific", "America/Los_Angeles"),
    ])

    /// Words before a city whose time is meant.
    static let beforeCity = Lexicon<Bool>([
        (
            "heure de|heure d'|heure d’|hora de|hora local de|horário de|ora di|tijd in|zeit in|time in|local time in",
            true
        )
    ])

    /// Words after a city whose time is meant.
    static let afterCity = Lexicon<Bool>([("time|local time|zeit|tid|tijd", true)])

    /// The zone of a place of which standard and daylight time are named: `PST/PDT`.
    static let pairs: [String: String] = [
        "EST/EDT": "America/New_York", "CST/CDT": "America/Chicago", "MST/MDT": "America/Denver",
        "PST/PDT": "America/Los_Angeles", "CET/CEST": "Europe/Berlin", "MEZ/MESZ": "Europe/Berlin",
        "GMT/BST": "Europe/London",
        "AEST/AEDT": "Australia/Sydney", "NZST/NZDT": "Pacific/Auckland", "EET/EEST": "Europe/Athens",
        "WET/WEST": "Europe/Lisbon",
    ]
}

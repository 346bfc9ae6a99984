// SPDX-License-Identifier: Apache-2.0

/// Airlines with scheduled flights, by their IATA codes and names.
enum Airlines {
    static let codes: Set<String> = Set(
        """
        AA UA DL WN B6 AS NK F9 HA G4 SY AC WS PD TS AM Y4 VB CM AV LA JJ G3 AD AR CU BW BA VS LS U2 FR EI W6 W9 LH LX \
        OS SN EW 4U EN 4Y DE X3 AF KL HV TO A5 XK IB UX VY I2 TP S4 AZ SK DY D8 AY FI WF BT LO OK RO OU JU A3 OA TK \
        PC XQ SU S7 U6 PS KC HY B2 EK EY QR GF KU SV XY F3 WY RJ ME LY IZ MS SM AT TU AH ET KQ SA FA MN WB QF JQ VA NZ SB FJ \
        NH JL MM BC 7G HD NU GK KE OZ LJ 7C TW ZE CA MU CZ HU 3U MF ZH FM HO 9C CX HX UO KA CI BR IT JX SQ TR 3K MH AK D7 OD \
        TG FD WE PG VN VJ QH PR 5J Z2 GA JT ID QZ AI 6E SG UK IX QP I5 PK UL BG RA KB MK HM TN PX DV J2 QS BJ XC VF V7 HF 5O
        """.split(separator: " ").map(String.init))

    /// Names in lower case, with the code.
    static let names = Lexicon<String>(
        [
            ("american airlines", "AA"), ("united airlines|united", "UA"), ("delta|delta air lines", "DL"),
            ("southwest|southwest airlines", "WN"), ("jetblue", "B6"), ("alaska airlines", "AS"),
            ("air canada", "AC"), ("westjet", "WS"), ("aeromexico", "AM"), ("british airways", "BA"),
            ("virgin atlantic", "VS"), ("easyjet", "U2"), ("ryanair", "FR"), ("aer lingus", "EI"), ("wizz air", "W6"),
            ("lufthansa", "LH"), ("swiss air lines", "LX"), ("austrian airlines|austrian", "OS"),
            ("brussels airlines", "SN"), ("eurowings", "EW"), ("condor", "DE"), ("air france", "AF"), ("klm", "KL"),
            ("transavia", "HV"), ("iberia", "IB"), ("air europa", "UX"), ("vueling", "VY"),
            ("tap air portugal|tap", "TP"),
            ("ita airways", "AZ"), ("alitalia", "AZ"), ("norwegian", "DY"), ("finnair", "AY"), ("icelandair", "FI"),
            ("lot polish airlines", "LO"), ("aegean airlines|aegean", "A3"), ("turkish airlines", "TK"),
            ("pegasus airlines", "PC"), ("emirates", "EK"), ("etihad|etihad airways", "EY"),
            ("qatar airways", "QR"), ("el al", "LY"), ("egyptair", "MS"), ("ethiopian airlines", "ET"),
            ("south african airways", "SA"), ("qantas", "QF"), ("jetstar", "JQ"), ("air new zealand", "NZ"),
            ("all nippon airways", "NH"), ("japan airlines", "JL"), ("korean air", "KE"),
            ("asiana airlines|asiana", "OZ"),
            ("air china", "CA"), ("china eastern", "MU"), ("china southern", "CZ"), ("cathay pacific", "CX"),
            ("china airlines", "CI"), ("eva air", "BR"), ("singapore airlines", "SQ"), ("malaysia airlines", "MH"),
            ("airasia", "AK"), ("thai airways", "TG"), ("vietnam airlines", "VN"), ("philippine airlines", "PR"),
            ("garuda indonesia", "GA"), ("air india", "AI"), ("indigo", "6E"), ("latam", "LA"), ("avianca", "AV"),
            ("gol", "G3"), ("azul", "AD"), ("copa airlines", "CM"),
        ])
}

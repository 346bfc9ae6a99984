// SPDX-License-Identifier: Apache-2.0

/// How a country's telephone numbers are made (ITU-T E.164 and the national plans).
struct NumberingPlan {
    /// ISO 3166 code.
    let region: String
    /// Digits after the `+`.
    let callingCode: String
    /// What is dialled before a number within the country; empty where nothing is.
    let trunkPrefix: String
    /// How many digits usual numbers have after the calling code.
    let lengths: ClosedRange<Int>

    /// The calling code of the United States, Canada and their neighbours, who share one plan.
    static let northAmericanCode = "1"

    /// The plan of a country; `nil` when it is not known.
    static func plan(region: String) -> NumberingPlan? { byRegion[region] }

    /// The plans a number after `+` may belong to, by its leading digits: one calling code, often of several countries.
    static func plans(internationalDigits digits: some StringProtocol) -> [NumberingPlan] {
        for length in 1...longestCallingCode {
            if let plans = byCallingCode[String(digits.prefix(length))] { return plans }
        }
        return []
    }

    private static let longestCallingCode = 3

    private static let byRegion: [String: NumberingPlan] = Dictionary(
        all.map { ($0.region, $0) }, uniquingKeysWith: { first, _ in first })

    private static let byCallingCode = Dictionary(grouping: all, by: \.callingCode)

    /// `region:calling code:trunk prefix:number of digits`, of each country.
    private static let all: [NumberingPlan] = table.split(separator: " ").compactMap { entry in
        let fields = entry.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count == 4 else { return nil }
        let lengths = fields[3].split(separator: "-").compactMap { Int($0) }
        guard let low = lengths.first, let high = lengths.last, low <= high else { return nil }
        return NumberingPlan(
            region: String(fields[0]), callingCode: String(fields[1]), trunkPrefix: String(fields[2]),
            lengths: low...high)
    }

    private static let table = """
        AC:247::5 AD:376::6 AE:971:0:8-9 AF:93:0:9 AG:1:1:10 AI:1:1:10 AL:355:0:8-9 AM:374:0:8 AO:244::9 \
        AR:54:0:10-11 AS:1:1:10 AT:43:0:6-12 AU:61:0:9 AW:297::7 AX:358:0:6-10 AZ:994:0:9 BA:387:0:8 BB:1:1:10 \
        BD:880:0:8-10 BE:32:0:8-9 BF:226::8 BG:359:0:7-9 BH:973::8 BI:257::8 BJ:229::8 BL:590:0:9 BM:1:1:10 \
        BN:673::7 BO:591:0:8 BQ:599::7 BR:55:0:10-11 BS:1:1:10 BT:975::7-8 BW:267::7-8 BY:375:8:9 BZ:501::7 \
        CA:1:1:10 CC:61:0:9 CD:243:0:7-9 CF:236::8 CG:242::9 CH:41:0:9 CI:225::10 CK:682::5 CL:56::9 CM:237::9 \
        CN:86:0:9-11 CO:57:0:10 CR:506::8 CU:53:0:8 CV:238::7 CW:599::8 CX:61:0:9 CY:357::8 CZ:420::9 DE:49:0:6-11 \
        DJ:253::8 DK:45::8 DM:1:1:10 DO:1:1:10 DZ:213:0:8-9 EC:593:0:8-9 EE:372::7-8 EG:20:0:8-10 EH:212:0:9 \
        ER:291:0:7 ES:34::9 ET:251:0:9 FI:358:0:6-10 FJ:679::7 FK:500::5 FM:691::7 FO:298::6 FR:33:0:9 GA:241::8 \
        GB:44:0:9-10 GD:1:1:10 GE:995:0:9 GF:594:0:9 GG:44:0:9-10 GH:233:0:9 GI:350::8 GL:299::6 GM:220::7 \
        GN:224::8-9 GP:590:0:9 GQ:240::9 GR:30::10 GT:502::8 GU:1:1:10 GW:245::9 GY:592::7 HK:852::8 HN:504::8 \
        HR:385:0:8-9 HT:509::8 HU:36:06:8-9 ID:62:0:8-11 IE:353:0:7-9 IL:972:0:8-9 IM:44:0:9-10 IN:91:0:10 IO:246::7 \
        IQ:964:0:8-10 IR:98:0:8-10 IS:354::7 IT:39::8-11 JE:44:0:9-10 JM:1:1:10 JO:962:0:8-9 JP:81:0:9-10 KE:254:0:9 \
        KG:996:0:9 KH:855:0:8 KI:686:0:5-8 KM:269::7 KN:1:1:10 KP:850:0:8-10 KR:82:0:8-10 KW:965::8 KY:1:1:10 \
        KZ:7:8:10 LA:856:0:8-10 LB:961:0:7-8 LC:1:1:10 LI:423:0:7 LK:94:0:9 LR:231:0:8-9 LS:266::8 LT:370:8:8 \
        LU:352::6-9 LV:371::8 LY:218:0:9 MA:212:0:9 MC:377:0:8-9 MD:373:0:8 ME:382:0:8 MF:590:0:9 MG:261:0:9 \
        MH:692::7 MK:389:0:8 ML:223::8 MM:95:0:7-8 MN:976:0:8 MO:853::8 MP:1:1:10 MQ:596:0:9 MR:222::8 MS:1:1:10 \
        MT:356::8 MU:230::8 MV:960::7 MW:265:0:7-9 MX:52::10 MY:60:0:8-10 MZ:258::8-9 NA:264:0:8-9 NC:687::6 \
        NE:227::8 NF:672::6 NG:234:0:8-10 NI:505::8 NL:31:0:9 NO:47::8 NP:977:0:8-10 NR:674::7 NZ:64:0:8-10 \
        OM:968::8 PA:507::7-8 PE:51:0:8-9 PF:689::8 PG:675::7-8 PH:63:0:9-10 PK:92:0:10 PL:48::9 PM:508:0:6 \
        PR:1:1:10 PS:970:0:8-9 PT:351::9 PW:680::7 PY:595:0:9 QA:974::8 RE:262:0:9 RO:40:0:9 RS:381:0:8-9 RU:7:8:10 \
        RW:250:0:9 SA:966:0:9 SB:677::5-7 SC:248::7 SD:249:0:9 SE:46:0:7-9 SG:65::8 SH:290::5 SI:386:0:8 SJ:47::8 \
        SK:421:0:9 SL:232:0:8 SM:378::8-10 SN:221::9 SO:252:0:7-8 SR:597::6-7 SS:211:0:9 ST:239::7 SV:503::8 \
        SX:1:1:10 SY:963:0:9 SZ:268::8 TC:1:1:10 TD:235::8 TG:228::8 TH:66:0:8-9 TJ:992::9 TL:670::7-8 TM:993:8:8 \
        TN:216::8 TO:676::5-7 TR:90:0:10 TT:1:1:10 TV:688::5-6 TW:886:0:9 TZ:255:0:9 UA:380:0:9 UG:256:0:9 US:1:1:10 \
        UY:598:0:8 UZ:998:8:9 VA:39::8-11 VC:1:1:10 VE:58:0:10 VG:1:1:10 VI:1:1:10 VN:84:0:9-10 VU:678::5-7 \
        WF:681::6 WS:685::5-7 XK:383:0:8 YE:967:0:7-9 YT:262:0:9 ZA:27:0:9 ZM:260:0:9 ZW:263:0:7-9
        """
}

// SPDX-License-Identifier: Apache-2.0

/// Country codes and common generic suffixes, for when no public suffix library is there.
public struct CommonPublicSuffixes: PublicSuffixFinding {
    /// Makes the list.
    public init() {}

    /// Whether the host's last label is a country code or a common generic suffix, with a name before it.
    public func isRegistrable(host: String) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, !labels.contains(""), let last = labels.last else { return false }
        let topLevel = Punycode.decodedLabel(String(last))
        if Self.generic.contains(topLevel) { return true }
        guard Self.countries.contains(topLevel) else { return false }
        return labels.count > 2 || !Self.registries.contains(String(labels[0]))
    }

    private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

    /// Labels under which countries register names: `co.uk`, `com.au`.
    private static let registries = words("ac co com edu go gob gov gouv ltd mil ne net nom or org")

    /// Country-code top-level domains (ISO 3166-1 alpha-2 with IANA's exceptions), and those in other scripts.
    private static let countries = words(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca \
        cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo \
        fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je \
        jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo \
        mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt \
        pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk \
        tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw \
        рф укр бел срб мон мкд қаз бг ею հայ გე ελ ευ 中国 中國 香港 台湾 台灣 澳門 新加坡 한국 ไทย ລາວ भारत भारतम् \
        ভারত বাংলা இலங்கை இந்தியா சிங்கப்பூர் ලංකා ישראל مصر السعودية امارات ایران الاردن الجزائر المغرب تونس عمان قطر \
        سوريا فلسطين عراق پاکستان اليمن بھارت
        """)

    /// Generic top-level domains in common use (IANA root zone).
    private static let generic = words(
        """
        academy aero agency app art asia auction audio bank bar berlin best bike bio biz blog boston boutique build \
        business cafe camera camp capital car cards care careers cash cat center charity chat cheap church city \
        clinic clothing cloud club coach codes coffee com community company computer consulting cool coop country \
        credit dance dating deals delivery dental design dev digital directory discount doctor dog download earth \
        edu education email energy engineer equipment estate events exchange expert express fail family fan farm \
        fashion film finance fish fit flights florist fm football foundation fun fund furniture gallery game games \
        garden gift global gold golf gov graphics green group guide guru hamburg haus health help hiv holiday \
        hospital hotel house how icu immo immobilien industries info ink institute insurance int international \
        investments jobs kaufen kitchen koeln land law lawyer legal life limited link live loan lol london love ltd \
        luxury management market marketing media melbourne memorial menu miami mil mobi moda money moscow movie \
        museum music net network news ngo ninja nyc one online org page paris partners parts party pet photo \
        photography photos pics pictures pink pizza plumbing plus post press pro productions properties pub quest \
        recipes red rent rentals repair report rest restaurant reviews rip rocks ruhr saarland sale salon school \
        science services shoes shop shopping show site ski social software solar solutions space store stream \
        studio style support surf systems tax taxi team tech technology tel tennis theater tickets tips tirol \
        today tokyo tools top tours town toys trade training travel university vacations ventures vet video villas \
        vip vision vodka vote voyage wales watch website wedding wien wiki wine work works world wtf xyz yoga \
        онлайн сайт рус дети москва орг ком 公司 网络 网址 在线 中文网 商城 닷컴 コム みんな شبكة موقع संगठन
        """)
}

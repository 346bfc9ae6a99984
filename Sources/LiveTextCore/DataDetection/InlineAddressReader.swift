// SPDX-License-Identifier: Apache-2.0

/// Reads Chinese, Japanese and Korean addresses, which go from the large to the small: region, city, street, number.
struct InlineAddressReader {
    let tokens: TextTokens

    /// The longest address, in tokens.
    private static let longest = 60

    /// The address that begins at an index: with its postcode or with a region or a country.
    func address(at index: Int) -> (address: PostalAddress, range: Range<Int>)? {
        guard let token = tokens[index] else { return nil }
        var parts = AddressParts()
        var cursor = index
        if tokens.isSign("〒", at: index) {
            guard let (range, _) = Postcode.match(in: tokens, at: index, region: "JP") else { return nil }
            parts.postalCode = range
            parts.countryCode = "JP"
            cursor = range.upperBound
            if tokens[cursor]?.kind == .newline { cursor += 1 }
        } else {
            guard token.kind == .inline,
                !(tokens.touchesPrevious(index) && tokens[index - 1]?.kind == .inline) || isLabelled(index)
            else { return nil }
            if let (code, end) = CountryNames.lexicon.match(in: tokens, at: index) {
                parts.country = index..<end
                parts.countryCode = code
                cursor = end
                if let sign = tokens.sign(at: cursor), sign == "，" || sign == "," { cursor += 1 }
            }
        }
        guard let (country, regionEnd) = Self.regions.match(in: tokens, at: cursor) else {
            return parts.postalCode.map { _ in bare(parts, index, cursor) } ?? nil
        }
        parts.countryCode = parts.countryCode ?? country
        parts.region = cursor..<regionEnd
        return body(&parts, from: regionEnd, start: index)
    }

    /// A postcode with what follows it on its line.
    private func bare(
        _ parts: AddressParts, _ start: Int, _ cursor: Int
    ) -> (address: PostalAddress, range: Range<Int>)? {
        var parts = parts
        return tokens[cursor]?.kind == .inline ? body(&parts, from: cursor, start: start) : nil
    }

    /// Whether a label stands before: `住所：`.
    private func isLabelled(_ index: Int) -> Bool {
        guard let sign = tokens.sign(at: index - 1) else { return false }
        return sign == "：" || sign == ":" || sign == "，" || sign == "（"
    }

    private func body(
        _ parts: inout AddressParts, from start: Int, start first: Int
    ) -> (address: PostalAddress, range: Range<Int>)? {
        var cursor = start
        var end: Int?
        var cityEnd: Int?
        var hasStreet = false
        while cursor < start + Self.longest, let token = tokens[cursor] {
            switch token.kind {
            case .inline:
                let scalar = tokens.text.scalar(at: token.start).scalar
                if Self.streetLetters.contains(scalar) { hasStreet = true }
                if Self.cityLetters.contains(scalar), end == nil {
                    cityEnd = cursor + 1
                }
                // After a number only its counters go on: 27号, 2丁目, 5号楼.
                if let last = end, cursor == last, !Self.counters.contains(scalar),
                    tokens.touchesPrevious(cursor) || token.followsSpace
                {
                    return finished(&parts, first, start, last, cityEnd, hasStreet)
                }
                if end != nil, Self.counters.contains(scalar) { end = cursor + 1 }
            case .number:
                guard token.digitCount <= 4 else { return finished(&parts, first, start, end, cityEnd, hasStreet) }
                end = cursor + 1
            case .sign:
                guard let sign = tokens.sign(at: cursor), ["-", "－", "−", "‐", "–", "，", "、", "ー"].contains(sign) else {
                    return finished(&parts, first, start, end, cityEnd, hasStreet)
                }
                if sign == "，" || sign == "、" {
                    guard tokens[cursor + 1]?.kind == .number || end == nil else {
                        return finished(&parts, first, start, end, cityEnd, hasStreet)
                    }
                }
            case .word, .newline: return finished(&parts, first, start, end, cityEnd, hasStreet)
            }
            cursor += 1
        }
        return finished(&parts, first, start, end, cityEnd, hasStreet)
    }

    private func finished(
        _ parts: inout AddressParts, _ first: Int, _ start: Int, _ end: Int?, _ cityEnd: Int?, _ hasStreet: Bool
    ) -> (address: PostalAddress, range: Range<Int>)? {
        guard let end, end > start, hasStreet || cityEnd != nil else { return nil }
        if let cityEnd, cityEnd > start, cityEnd <= end { parts.city = start..<cityEnd }
        let streetStart = max(cityEnd ?? start, start)
        if let number = (streetStart..<end).first(where: { tokens[$0]?.kind == .number }) {
            if number > streetStart { parts.street = streetStart..<number }
            parts.number = number..<end
        }
        return (parts.address(in: tokens, range: first..<end), first..<end)
    }

    private static let streetLetters: Set<Unicode.Scalar> = [
        "路", "街", "道", "巷", "로", "길", "町", "丁", "村", "胡", "弄", "大",
    ]
    private static let cityLetters: Set<Unicode.Scalar> = ["市", "区", "區", "县", "縣", "郡", "구", "군", "시", "鎮", "镇"]
    private static let counters: Set<Unicode.Scalar> = [
        "号", "號", "楼", "樓", "室", "层", "層", "座", "栋", "棟", "单", "元", "丁", "目", "番", "地", "の", "階", "길", "호", "층", "번",
        "동", "F", "弄", "院",
    ]

    /// Regions with the country they are in.
    private static let regions = Lexicon<String>([
        (
            "東京都|北海道|大阪府|京都府|青森県|岩手県|宮城県|秋田県|山形県|福島県|茨城県|栃木県|群馬県|埼玉県|千葉県|神奈川県|新潟県|富山県|石川県|"
                + "福井県|山梨県|長野県|岐阜県|静岡県|愛知県|三重県|滋賀県|兵庫県|奈良県|和歌山県|鳥取県|島根県|岡山県|広島県|山口県|徳島県|香川県|"
                + "愛媛県|高知県|福岡県|佐賀県|長崎県|熊本県|大分県|宮崎県|鹿児島県|沖縄県|横浜市|名古屋市|大阪市|神戸市|福岡市|札幌市|京都市",
            "JP"
        ),
        (
            "北京市|上海市|天津市|重庆市|河北省|山西省|辽宁省|吉林省|黑龙江省|江苏省|浙江省|安徽省|福建省|江西省|山东省|河南省|湖北省|湖南省|广东省|"
                + "海南省|四川省|贵州省|云南省|陕西省|甘肃省|青海省|内蒙古自治区|广西壮族自治区|西藏自治区|宁夏回族自治区|新疆维吾尔自治区|北京|上海|天津|重庆|"
                + "广州市|深圳市|杭州市|南京市|武汉市|成都市|西安市|苏州市|青岛市|厦门市|大连市",
            "CN"
        ),
        ("台北市|新北市|高雄市|台中市|台南市|桃園市|臺北市", "TW"),
        (
            "서울특별시|서울시|서울|부산광역시|부산시|부산|대구광역시|인천광역시|인천|광주광역시|대전광역시|울산광역시|세종특별자치시|경기도|강원도|충청북도|"
                + "충청남도|전라북도|전라남도|경상북도|경상남도|제주특별자치도|제주도",
            "KR"
        ),
    ])
}

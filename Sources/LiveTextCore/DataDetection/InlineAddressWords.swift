// SPDX-License-Identifier: Apache-2.0

/// The words and signs of Chinese, Japanese and Korean addresses.
enum InlineAddressWords {
    /// Letters that streets and quarters have in their names.
    static let streetLetters = Set("路街道巷로길町丁村胡弄大条線".unicodeScalars)

    /// Ends of the names of towns and districts.
    static let cityLetters = Set("市区區县縣郡구군시鎮镇".unicodeScalars)

    /// What follows the numbers of a house and before them of its block: `2丁目`, `27号`, `123번길`, `北3条`.
    static let numberCounters = Set("号號丁目番地の条線弄巷段院之번지길가로리".unicodeScalars)

    /// Counters after which another number belongs to the house's, with a space before it or without.
    static let blockCounters = Set("丁目番地の条線弄巷段之길가로리".unicodeScalars)

    /// Directions between a block's two numbers: `北3条西6丁目`.
    static let directions = Set("東西南北东".unicodeScalars)

    /// What follows the number of a unit: `5층`, `203号室`, `2单元`.
    static let unitCounters = Set("层層楼樓室號号座栋棟单單元階戸戶층호동관館馆房".unicodeScalars)

    /// Ends of the names of houses.
    static let buildings = [
        "ビル", "ビルディング", "マンション", "タワー", "ハイツ", "コーポ", "アパート", "荘", "館", "ハウス", "プラザ", "センター", "パレス",
        "レジデンス", "メゾン", "ヒルズ", "テラス", "コート", "スクエア", "빌딩", "아파트", "타워", "빌라", "오피스텔", "센터", "하우스", "프라자",
        "플라자", "상가", "맨션", "회관", "大厦", "大楼", "大廈", "大樓", "广场", "廣場", "中心", "公寓", "花园", "花園", "小区", "社區", "商城",
        "苑", "大酒店", "宾馆", "科技园", "产业园",
    ]

    /// What announces a postcode.
    static let postcodeLabels = Lexicon<Bool>([("邮编|邮政编码|郵編|郵遞區號|우편번호|郵便番号", true)])

    /// Regions with the country they are in.
    static let regions = Lexicon<String>([
        (
            "東京都|北海道|大阪府|京都府|青森県|岩手県|宮城県|秋田県|山形県|福島県|茨城県|栃木県|群馬県|埼玉県|千葉県|神奈川県|新潟県|富山県|石川県|"
                + "福井県|山梨県|長野県|岐阜県|静岡県|愛知県|三重県|滋賀県|兵庫県|奈良県|和歌山県|鳥取県|島根県|岡山県|広島県|山口県|徳島県|香川県|"
                + "愛媛県|高知県|福岡県|佐賀県|長崎県|熊本県|大分県|宮崎県|鹿児島県|沖縄県|横浜市|川崎市|さいたま市|千葉市|仙台市|広島市|北九州市|堺市|名古屋市|大阪市|神戸市|福岡市|札幌市|京都市",
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
            "서울특별시|서울시|서울|부산광역시|부산시|부산|대구광역시|대구시|인천광역시|인천시|인천|광주광역시|대전광역시|대전시|울산광역시|울산시|"
                + "세종특별자치시|세종시|경기도|경기|강원특별자치도|강원도|충청북도|충북|충남|전북특별자치도|전북|전남|경북|경남|충청남도|전라북도|전라남도|경상북도|경상남도|제주특별자치도|제주도",
            "KR"
        ),
    ])
}

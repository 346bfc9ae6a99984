// SPDX-License-Identifier: Apache-2.0

extension DateLanguage {
    static let polish: Words =
        row(
            "stycznia/styczeń/sty/sty.,lutego/luty/lut/lut.,marca/marzec/mar/mar.,kwietnia/kwiecień/kwi/kwi.,maja/maj,czerwca/czerwiec/cze/cze.,"
                + "lipca/lipiec/lip/lip.,sierpnia/sierpień/sie/sie.,września/wrzesień/wrz/wrz.,października/październik/paź/paź.,"
                + "listopada/listopad/lis/lis.,grudnia/grudzień/gru/gru."
        ) { .month($0) }
        + row(
            "poniedziałek/poniedziałku/pon/pon./pn/pn.,wtorek/wtorku/wt/wt.,środa/środę/śr/śr./sr.,czwartek/czwartku/czw/czw.,"
                + "piątek/piątku/pt/pt./piatek,sobota/sobotę/sob/sob.,niedziela/niedzielę/nd/nd./niedz/niedz."
        ) { .weekday($0) }
        + [
            ("dziś|dzisiaj", .relativeDay(0)), ("jutro", .relativeDay(1)), ("wczoraj", .relativeDay(-1)),
            ("pojutrze", .relativeDay(2)),
            ("przedwczoraj", .relativeDay(-2)), ("popojutrze", .relativeDay(3)),
            ("sekunda|sekundy|sekund|sekundę", .unit(.second)),
            ("minuta|minuty|minut|minutę|min", .unit(.minute)),
            ("godzina|godziny|godzin|godzinę", .unit(.hour)), ("dzień|dni", .unit(.day)),
            ("tydzień|tygodnie|tygodni|tygodniu|tygodnia", .unit(.week)),
            ("weekend|weekendu", .unit(.weekend)), ("miesiąc|miesiące|miesięcy|miesiącu|miesiąca", .unit(.month)),
            ("kwartał", .unit(.quarter)),
            ("rok|roku|lata|lat|r.", .unit(.year)),
            (
                "następny|następna|następnym|następne|przyszły|przyszłym|przyszły|w przyszłym|najbliższy|najbliższy",
                .shift(1)
            ),
            ("ten|ta|to|tym|w tym|bieżący|bieżącym", .shift(0)),
            ("ostatni|ostatnie|ostatnich|zeszły|zeszłym|w zeszłym|ubiegły|poprzedni", .shift(-1)),
            ("rano|ranek|przed południem", .dayPart(8, 12)), ("popołudnie|po południu", .dayPart(12, 16)),
            ("wieczór|wieczorem", .dayPart(18, 22)),
            ("noc|w nocy|nocą", .dayPart(20, 24)), ("południe|w południe", .time(12)), ("północ|o północy", .time(0)),
            ("teraz", .now),
            ("temu", .ago), ("później", .later), ("za|w ciągu", .inPrefix), ("od|od dnia", .from),
            ("między|pomiędzy", .between), ("do|-|–|—|do dnia", .to),
            ("i|a", .and), ("przed|do", .before), ("po|od", .after), ("około|ok.", .around),
            ("o|o godz.|o godzinie|godz.|godz|godzina|g.", .at),
            ("w|we|dnia|,|·|na", .filler), ("boże narodzenie", .holiday(.fixed(12, 25))),
            ("wigilia|wigilię", .holiday(.fixed(12, 24))),
            ("sylwester", .holiday(.fixed(12, 31))), ("nowy rok", .holiday(.fixed(1, 1))),
            ("wielkanoc", .holiday(.easter(0))),
        ]

    static let turkish: Words =
        row(
            "ocak/oca,şubat/şub,mart/mar,nisan/nis,mayıs/may,haziran/haz,temmuz/tem,ağustos/ağu,eylül/eyl,ekim/eki,kasım/kas,aralık/ara"
        ) { .month($0) }
        + row(
            "pazartesi/pzt,salı/sal,çarşamba/çar,perşembe/per,cuma/cum,cumartesi/cmt,pazar/paz"
        ) { .weekday($0) }
        + [
            ("bugün", .relativeDay(0)), ("yarın", .relativeDay(1)), ("dün", .relativeDay(-1)),
            ("öbür gün|ertesi gün|öbürsü gün|yarından sonraki gün", .relativeDay(2)),
            ("evvelsi gün|evvelki gün|önceki gün|dünden önceki gün", .relativeDay(-2)), ("saniye", .unit(.second)),
            ("dakika|dk", .unit(.minute)),
            ("saat", .unit(.hour)), ("gün|günü", .unit(.day)),
            ("hafta|haftası", .unit(.week)), ("hafta sonu|haftasonu", .unit(.weekend)), ("ay|ayı", .unit(.month)),
            ("çeyrek", .unit(.quarter)), ("yıl|yılı|sene", .unit(.year)),
            ("onyıl", .unit(.decade)), ("yüzyıl", .unit(.century)),
            ("gelecek|önümüzdeki|sonraki|bir sonraki", .shift(1)), ("bu|şu anki|mevcut", .shift(0)),
            ("geçen|son|önceki|geçtiğimiz|bir önceki", .shift(-1)), ("sabah|sabahı|sabahleyin", .dayPart(8, 12)),
            ("öğleden sonra", .dayPart(12, 16)),
            ("akşam|akşamı|akşamüstü", .dayPart(16, 20)), ("gece|gecesi", .dayPart(20, 24)), ("öğle|öğlen", .time(12)),
            ("gece yarısı", .time(0)), ("şimdi|şu an", .now),
            ("önce|evvel", .ago), ("sonra", .later), ("-|–|—|ile", .to), ("ve", .and), ("saat|saati", .at),
            (",|·|günü|tarihinde", .filler),
            ("am|öö", .am), ("pm|ös", .pm), ("noel", .holiday(.fixed(12, 25))), ("yılbaşı", .holiday(.fixed(12, 31))),
            ("ilkbahar|bahar", .season(3)), ("yaz", .season(6)), ("sonbahar|güz", .season(9)), ("kış", .season(12)),
        ]

    static let japanese: Words =
        row("月曜日/月曜/（月）/(月),火曜日/火曜/（火）/(火),水曜日/水曜/（水）/(水),木曜日/木曜/（木）/(木),金曜日/金曜/（金）/(金),土曜日/土曜/（土）/(土),日曜日/日曜/（日）/(日)")
    { .weekday($0) }
        + [
            ("今日|本日|きょう", .relativeDay(0)), ("明日|あした|あす|翌日", .relativeDay(1)), ("昨日|きのう|前日", .relativeDay(-1)),
            ("明後日|あさって", .relativeDay(2)), ("明々後日|明明後日|しあさって", .relativeDay(3)),
            ("一昨日|おととい|おとつい", .relativeDay(-2)), ("一昨々日|一昨昨日|さきおととい", .relativeDay(-3)), ("秒間|秒", .unit(.second)),
            ("分間|分", .unit(.minute)), ("時間", .unit(.hour)),
            ("日間|日", .unit(.day)),
            ("週間|週", .unit(.week)), ("週末", .unit(.weekend)), ("ヶ月|か月|カ月|ケ月|月|ヵ月|ヶ月間|か月間", .unit(.month)),
            ("年間|年", .unit(.year)), ("世紀", .unit(.century)),
            ("来|次の|次|翌|今後の|今後|これからの|向こう", .shift(1)), ("今|この|本|今の", .shift(0)),
            ("先|昨|前の|去|過去の|過去|ここ|最近の|直近の", .shift(-1)), ("再来", .shift(2)), ("先々", .shift(-2)),
            ("午前|朝|の朝|の午前|早朝", .dayPart(8, 12)), ("午後|昼過ぎ|の午後", .dayPart(12, 16)),
            ("夕方|晩|今晩|今夜|夜|の夜|の夕方|の晩", .dayPart(18, 22)), ("深夜", .dayPart(22, 24)),
            ("正午", .time(12)), ("真夜中|零時", .time(0)), ("今すぐ|現在", .now), ("前", .ago), ("後|以内|のち|で|先", .later),
            ("以降|以後|から", .orLater), ("以前|まで|前|よりも前|より前", .orEarlier), ("から|より|～|〜|~|-|–|ー", .to),
            ("と", .and), ("の|、|,|は|に", .filler), ("クリスマス", .holiday(.fixed(12, 25))),
            ("クリスマスイブ", .holiday(.fixed(12, 24))), ("元日|元旦|新年", .holiday(.fixed(1, 1))),
            ("大晦日", .holiday(.fixed(12, 31))), ("春", .season(3)), ("夏", .season(6)), ("秋", .season(9)),
            ("冬", .season(12)),
        ]

    static let chinese: Words =
        row(
            "星期一/周一/礼拜一/週一/禮拜一,星期二/周二/礼拜二/週二/禮拜二,星期三/周三/礼拜三/週三/禮拜三,星期四/周四/礼拜四/週四/禮拜四,"
                + "星期五/周五/礼拜五/週五/禮拜五,星期六/周六/礼拜六/週六/禮拜六,星期日/星期天/周日/周天/礼拜天/礼拜日/週日/禮拜日/禮拜天"
        ) { .weekday($0) }
        + [
            ("今天|今日|今", .relativeDay(0)), ("明天|明日|聽日|听日", .relativeDay(1)), ("昨天|昨日|尋日|寻日", .relativeDay(-1)),
            ("后天|後天|後日", .relativeDay(2)),
            ("前天|前日", .relativeDay(-2)), ("大后天|大後天", .relativeDay(3)), ("大前天", .relativeDay(-3)),
            ("秒钟|秒鐘|秒", .unit(.second)), ("分钟|分鐘|分", .unit(.minute)),
            ("小时|小時|个小时|個小時|个钟头|个钟|鐘|钟头|鐘頭", .unit(.hour)), ("天|日|个工作日", .unit(.day)),
            ("周|星期|个星期|個星期|礼拜|个礼拜|週|禮拜|个周", .unit(.week)),
            ("周末|週末|个周末", .unit(.weekend)), ("月|个月|個月", .unit(.month)), ("季度|个季度|季", .unit(.quarter)),
            ("年", .unit(.year)), ("世纪|世紀|个世纪", .unit(.century)), ("年代", .unit(.decade)),
            ("下个|下個|下|下一个|下一個|未来|未來|接下来|接下来的|明|下一|来", .shift(1)), ("这个|這個|这|這|本|今|当前|呢個", .shift(0)),
            ("上个|上個|上|上一个|上一個|过去|過去|过去的|最近|去|前|前一个|上一", .shift(-1)), ("下下个|下下|后", .shift(2)), ("上上个|上上|前", .shift(-2)),
            ("早上|上午|早晨|清晨|清早|朝早|上晝", .dayPart(8, 12)), ("下午|午后|下晝", .dayPart(12, 16)), ("傍晚|黄昏", .dayPart(16, 20)),
            ("晚上|夜晚|晚间|夜间|晚|夜里|今晚|夜", .dayPart(18, 24)),
            ("凌晨|半夜", .dayPart(0, 6)), ("中午|正午|晏晝", .time(12)), ("午夜", .time(0)), ("现在|現在|此刻", .now), ("之前|以前|前", .ago),
            ("之后|以后|之後|以後|后|後|之内|之內|内|內|以内|以內", .later),
            ("从|自|由|從", .from), ("之后|以后|之後|以後|或之后|及以后|或以后|起|开始|及之后|后", .orLater),
            ("之前|以前|或之前|及以前|或以前|前|及之前", .orEarlier), ("到|至|直到|～|~|-|–|—|－", .to), ("和|与", .and), ("的|，|,|、", .filler),
            ("am", .am), ("pm", .pm),
            ("圣诞节|聖誕節|圣诞", .holiday(.fixed(12, 25))), ("平安夜", .holiday(.fixed(12, 24))),
            ("元旦|元旦节", .holiday(.fixed(1, 1))), ("国庆节|国庆", .holiday(.fixed(10, 1))),
            ("劳动节", .holiday(.fixed(5, 1))), ("情人节", .holiday(.fixed(2, 14))), ("感恩节", .holiday(.nth(11, 4, 4))),
            ("春天|春季", .season(3)), ("夏天|夏季", .season(6)), ("秋天|秋季", .season(9)), ("冬天|冬季", .season(12)),
        ]

    static let korean: Words =
        row("월요일,화요일,수요일,목요일,금요일,토요일,일요일") { .weekday($0) }
        + [
            ("오늘|금일", .relativeDay(0)), ("내일|명일|다음날", .relativeDay(1)), ("어제|전날", .relativeDay(-1)),
            ("모레|내일모레|내일 모레", .relativeDay(2)), ("그저께|그제|엊그제|엊그저께", .relativeDay(-2)),
            ("글피", .relativeDay(3)), ("그끄저께", .relativeDay(-3)),
            ("초", .unit(.second)), ("분", .unit(.minute)), ("시간", .unit(.hour)), ("일|날", .unit(.day)),
            ("주|주일|주간", .unit(.week)), ("주말", .unit(.weekend)), ("개월|달|월", .unit(.month)),
            ("분기", .unit(.quarter)), ("년|해|년간", .unit(.year)), ("세기", .unit(.century)), ("다음|다가오는|향후|앞으로", .shift(1)),
            ("이번|금|올|현재", .shift(0)),
            ("지난|저번|최근|작|지나간|과거", .shift(-1)), ("아침|오전|새벽", .dayPart(8, 12)), ("오후", .dayPart(12, 16)),
            ("저녁", .dayPart(16, 20)), ("밤", .dayPart(20, 24)),
            ("정오", .time(12)), ("자정", .time(0)), ("지금", .now), ("전에|전", .ago), ("후에|후|뒤에|뒤|이내|안에|이내에|내", .later),
            ("부터|에서|~|-|–", .to), ("이후|이후에|후|부터", .orLater), ("이전|이전에|전에|까지|전", .orEarlier), ("와|과", .and),
            ("의|,|에", .filler),
            ("크리스마스|성탄절", .holiday(.fixed(12, 25))), ("새해|신정", .holiday(.fixed(1, 1))), ("봄", .season(3)),
            ("여름", .season(6)), ("가을", .season(9)), ("겨울", .season(12)),
        ]
}

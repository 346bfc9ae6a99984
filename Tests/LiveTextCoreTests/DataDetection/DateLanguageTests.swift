// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Dates in other languages")
struct DateLanguageTests {
    @Test(
        "From Wednesday, 6 May 2026",
        arguments: [
            ("de", "DE", "Freitag, 12.6. um 19:30 Uhr", "Freitag, 12.6. um 19:30 Uhr = 2026-06-12T19:30:00"),
            ("de", "DE", "3. Oktober 2026", "3. Oktober 2026 = 2026-10-03"),
            ("de", "DE", "übermorgen", "übermorgen = 2026-05-08"),
            ("de", "DE", "in zwei Wochen", "in zwei Wochen = 2026-05-20"),
            ("de", "DE", "18 Uhr", "18 Uhr = 2026-05-06T18:00:00"),
            ("de", "DE", "Fr 8.-10.5.", "Fr 8.-10.5. = 2026-05-08/2026-05-10"),
            ("de", "DE", "Sa 9. Mai 10-14", "Sa 9. Mai 10-14 = 2026-05-09T10:00:00/2026-05-09T14:00:00"),
            ("fr", "FR", "novembre 19-20", "novembre 19-20 = 2026-11-19/2026-11-20"),
            ("de", "DE", "halb acht", "halb acht = 2026-05-06T07:30:00"),
            ("fr", "FR", "jeudi 4 juin à 20h", "jeudi 4 juin à 20h = 2026-06-04T20:00:00"),
            ("fr", "FR", "demain", "demain = 2026-05-07"),
            ("fr", "FR", "le 1er mars 2027", "1er mars 2027 = 2027-03-01"),
            (
                "fr", "FR", "dimanche 7 juin de 8h à 17h",
                "dimanche 7 juin de 8h à 17h = 2026-06-07T08:00:00/2026-06-07T17:00:00"
            ),
            ("es", "ES", "el 5 de junio de 2026", "5 de junio de 2026 = 2026-06-05"),
            ("es", "ES", "mañana a las 7 pm", "mañana a las 7 pm = 2026-05-07T19:00:00"),
            ("es", "ES", "hace dos días", "hace dos días = 2026-05-04"),
            ("it", "IT", "26-27 settembre 2026", "26-27 settembre 2026 = 2026-09-26/2026-09-27"),
            ("it", "IT", "domani alle 15:00", "domani alle 15:00 = 2026-05-07T15:00:00"),
            ("pt", "PT", "10 de maio de 2026", "10 de maio de 2026 = 2026-05-10"),
            ("pt", "BR", "amanhã às 14h", "amanhã às 14h = 2026-05-07T14:00:00"),
            ("nl", "NL", "woensdag 3 juni om 20:00 uur", "woensdag 3 juni om 20:00 uur = 2026-06-03T20:00:00"),
            ("nl", "NL", "volgende week", "volgende week = 2026-05-11/2026-05-17"),
            ("sv", "SE", "den 6 juni kl 18.30", "6 juni kl 18.30 = 2026-06-06T18:30:00"),
            ("pl", "PL", "12 maja 2026", "12 maja 2026 = 2026-05-12"),
            ("pl", "PL", "jutro o 17:00", "jutro o 17:00 = 2026-05-07T17:00:00"),
            ("ja", "JP", "2026年6月5日（金）午後3時", "2026年6月5日（金）午後3時 = 2026-06-05T15:00:00"),
            ("ja", "JP", "明日", "明日 = 2026-05-07"),
            ("zh", "CN", "6月5日下午3点半", "6月5日下午3点半 = 2026-06-05T15:30:00"),
            ("zh", "CN", "下周三", "下周三 = 2026-05-13"),
            ("zh", "CN", "三天前", "三天前 = 2026-05-03"),
            ("ko", "KR", "6월 5일 오후 3시 30분", "6월 5일 오후 3시 30분 = 2026-06-05T15:30:00"),
            ("ko", "KR", "내일", "내일 = 2026-05-07"),
            ("de", "DE", "nächste Woche am Freitag", "nächste Woche am Freitag = 2026-05-15"),
            ("de", "DE", "heute Morgen", "heute Morgen = 2026-05-06T08:00:00/2026-05-06T12:00:00"),
            ("fr", "FR", "10h demain matin", "10h demain matin = 2026-05-07T10:00:00"),
            ("fr", "FR", "à huit heures", "huit heures = 2026-05-06T08:00:00"),
            ("es", "ES", "la próxima semana el martes", "próxima semana el martes = 2026-05-12"),
            ("es", "ES", "primera semana de 2027", "primera semana de 2027 = 2027-01-04/2027-01-10"),
            (
                "nl", "NL", "vandaag van vijf tot zeven",
                "vandaag van vijf tot zeven = 2026-05-06T05:00:00/2026-05-06T07:00:00"
            ),
        ])
    func found(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == [expected])
    }

    @Test(
        "The day after tomorrow and the day before yesterday are words of their own",
        arguments: [
            ("es", "pasado mañana", 8), ("es", "antes de ayer", 4), ("pt", "depois de amanhã", 8),
            ("pt", "antes de ontem", 4),
            ("it", "dopo domani", 8), ("it", "l'altro ieri", 4), ("it", "ieri l’altro", 4), ("fr", "après-demain", 8),
            ("fr", "après demain", 8), ("fr", "avant-hier", 4), ("de", "übermorgen", 8), ("de", "vorgestern", 4),
            ("nl", "overmorgen", 8), ("nl", "eergisteren", 4), ("sv", "i övermorgon", 8), ("sv", "i förrgår", 4),
            ("pl", "pojutrze", 8), ("pl", "przedwczoraj", 4), ("ja", "明後日", 8), ("ja", "あさって", 8), ("ja", "一昨日", 4),
            ("ja", "しあさって", 9), ("zh", "后天", 8), ("zh", "前天", 4), ("zh", "大后天", 9), ("ko", "모레", 8), ("ko", "그저께", 4),
            ("ko", "글피", 9), ("en", "the day after tomorrow", 8),
        ])
    func otherDays(language: String, text: String, day: Int) {
        #expect(items(.calendarEvent, text, region: "FR", language: language) == ["\(text) = 2026-05-0\(day)"])
    }

    @Test(
        "A time after them is theirs, and a count before them counts",
        arguments: [
            ("es", "pasado mañana a las 8", "2026-05-08T08:00:00"),
            ("pt", "depois de amanhã às 15h", "2026-05-08T15:00:00"),
            ("es", "pasado mañana por la tarde", "2026-05-08T12:00:00/2026-05-08T16:00:00"),
            ("es", "dos días antes de ayer", "2026-05-03"), ("ja", "明後日の午後3時", "2026-05-08T15:00:00"),
        ])
    func timesOfOtherDays(language: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: "ES", language: language) == ["\(text) = \(expected)"])
    }

    @Test(
        "Times with a point after an abbreviation, years with their word, day and month before a weekday or a time",
        arguments: [
            ("sv", "SE", "9 maj 2026 kl. 14.30", "2026-05-09T14:30:00"),
            ("sv", "SE", "torsdag 7 maj kl. 18.00–20.00", "2026-05-07T18:00:00/2026-05-07T20:00:00"),
            ("it", "IT", "sabato 9 maggio ore 20.30", "2026-05-09T20:30:00"),
            ("nl", "NL", "tussen 9.30-16.30", "2026-05-06T09:30:00/2026-05-06T16:30:00"),
            ("pl", "PL", "sobota, 9 maja 2026 r. o godz. 14:30", "2026-05-09T14:30:00"),
            ("pl", "PL", "09.05.2026 r. w godz. 10:00-14:00", "2026-05-09T10:00:00/2026-05-09T14:00:00"),
            ("pl", "PL", "9 maja 2026 roku o 18:00", "2026-05-09T18:00:00"),
            ("ja", "JP", "6/6(土) 19:00〜21:00", "2026-06-06T19:00:00/2026-06-06T21:00:00"),
            ("ja", "JP", "6/6 19:00", "2026-06-06T19:00:00"), ("ja", "JP", "6/6（土）開場18:30", "2026-06-06T18:30:00"),
            ("zh", "CN", "6/9 19:00", "2026-06-09T19:00:00"), ("ko", "KR", "6.6(토) 오후 7시", "2026-06-06T19:00:00"),
            ("en", "US", "6/9 7:00 PM", "2026-06-09T19:00:00"), ("en", "GB", "6/9 19:00", "2026-09-06T19:00:00"),
            ("en", "US", "6/6 (Sat.) 7pm", "2026-06-06T19:00:00"), ("fr", "FR", "6/6 à 19h", "2026-06-06T19:00:00"),
        ])
    func joined(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == ["\(text) = \(expected)"])
    }

    @Test(
        "A time alone after an abbreviation",
        arguments: [
            ("sv", "SE", "kl. 19.00", "19.00 = 2026-05-06T19:00:00"),
            ("sv", "SE", "kl. 19", "19 = 2026-05-06T19:00:00"),
            ("pl", "PL", "godz. 18.00", "18.00 = 2026-05-06T18:00:00"),
            ("it", "IT", "ore 20.30", "20.30 = 2026-05-06T20:30:00"),
        ])
    func abbreviated(language: String, region: String, text: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region, language: language) == [expected])
    }

    @Test(
        "The language is told by the words where nobody names it",
        arguments: [
            ("Das Konzert ist am Samstag, 14. März um 20 Uhr", "DE", "Samstag, 14. März um 20 Uhr"),
            ("La fiesta es el 5 de junio", "ES", "5 de junio"),
            ("会議は6月5日です", "JP", "6月5日"),
        ])
    func told(text: String, region: String, expected: String) {
        #expect(items(.calendarEvent, text, region: region).map { $0.prefix(expected.count) == expected } == [true])
    }
}

// SPDX-License-Identifier: Apache-2.0

/// The languages a text is likely in: those its reader names, and the one its small words tell.
struct TextLanguage: Sendable {
    /// ISO 639 code of the likeliest; empty when nothing tells.
    let main: String
    /// The languages whose words are looked for, likeliest first.
    let candidates: [String]

    /// Languages with a grammar of dates.
    static let known = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "tr", "ja", "zh", "ko"]

    /// Looks at a text.
    ///
    /// - Parameter likely: BCP-47 languages, likeliest first.
    init(of tokens: TextTokens, likely: [String]) {
        var votes = [Int](repeating: 0, count: Self.known.count)
        var inline = (han: 0, kana: 0, hangul: 0)
        for token in tokens.tokens {
            switch token.kind {
            case .word:
                guard let row = Self.words.table.row(of: token.hash) else { continue }
                for language in Self.words.languages[row] { votes[language] += 1 }
            case .inline:
                switch tokens.text.scalar(at: token.start).scalar.value {
                case 0x3041...0x30FF: inline.kana += 1
                case 0xAC00...0xD7AF: inline.hangul += 1
                case 0x3400...0x9FFF: inline.han += 1
                default: break
                }
            default: break
            }
        }
        let hinted = likely.compactMap { tag -> String? in
            let language = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? ""
            return Self.known.contains(language) ? language : nil
        }
        var candidates: [String] = []
        func add(_ language: String) { if !candidates.contains(language) { candidates.append(language) } }
        if inline.hangul > 0 { add("ko") }
        if inline.kana > 0 { add("ja") }
        if inline.han > 0, inline.kana * 10 < inline.han { add(hinted.first == "ja" ? "ja" : "zh") }
        // Words told, then the reader's own: a hint counts as much as two words.
        let scores = zip(Self.known, votes).map { language, votes in Self.score(language, votes, hinted) }
        if let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] > 0 { add(Self.known[best]) }
        if let first = hinted.first { add(first) }
        if candidates.isEmpty { add("en") }
        self.candidates = Array(candidates.prefix(3))
        main = self.candidates.first ?? ""
    }

    private static func score(_ language: String, _ votes: Int, _ hinted: [String]) -> Int {
        votes * 2 + (hinted.first == language ? 3 : hinted.contains(language) ? 1 : 0)
    }

    /// Small words, months and days of the week, and for each the places of its languages in `known`.
    private static let words: (table: WordTable, languages: [[Int]]) = {
        let lists = [
            "en":
                "the|and|of|to|is|for|on|at|with|from|you|your|we|our|this|that|will|be|by|or|are|it|have|please|monday|"
                + "tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|may|june|july|october|tomorrow|today",
            "de":
                "der|die|das|und|ist|von|mit|für|auf|den|dem|ein|eine|nicht|wir|sie|ich|am|um|uhr|bis|vom|zum|zur|bei|im|"
                + "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai|juni|juli|oktober|"
                + "dezember|heute|morgen|gestern|nächste|nächsten|letzte|letzten|woche|jahr|tage|stunden",
            "fr":
                "le|la|les|des|du|est|et|pour|dans|sur|avec|je|nous|vous|il|une|un|au|aux|ce|cette|à|lundi|mardi|mercredi|"
                + "jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|décembre|"
                + "demain|hier|aujourd|prochain|dernier|semaine|jours|heures",
            "es":
                "el|la|los|las|de|del|es|y|para|en|con|por|una|un|que|se|al|su|lunes|martes|miércoles|jueves|viernes|sábado|"
                + "domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|mañana|"
                + "ayer|próximo|próxima|semana|días|años|horas",
            "it":
                "il|lo|la|gli|le|di|del|della|è|e|per|con|una|un|che|si|al|alle|dal|nel|lunedì|martedì|mercoledì|giovedì|"
                + "venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
                + "dicembre|oggi|domani|ieri|prossimo|prossima|scorso|scorsa|settimana|giorni|ore",
            "pt":
                "o|a|os|as|de|do|da|dos|das|é|e|para|em|no|na|com|por|uma|um|que|se|ao|às|segunda|terça|quarta|quinta|sexta|"
                + "feira|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|"
                + "dezembro|hoje|amanhã|ontem|próximo|próxima|semana|dias|anos|horas|não",
            "nl":
                "de|het|een|en|van|is|voor|op|met|te|in|dat|die|wij|ik|om|uur|tot|bij|maandag|dinsdag|woensdag|donderdag|"
                + "vrijdag|zaterdag|zondag|januari|februari|maart|mei|juni|juli|augustus|oktober|vandaag|morgen|gisteren|"
                + "volgende|vorige|week|dagen|jaar|uren",
            "sv":
                "och|det|är|för|på|med|av|att|en|ett|den|till|från|som|vi|jag|kl|måndag|tisdag|onsdag|torsdag|fredag|lördag|"
                + "söndag|januari|februari|mars|maj|juni|juli|augusti|oktober|idag|imorgon|igår|nästa|förra|vecka|dagar|år|timmar",
            "pl":
                "i|w|z|na|do|dla|jest|nie|się|od|po|to|o|godz|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|"
                + "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|dziś|jutro|"
                + "wczoraj|tydzień|dni|lat",
            "tr":
                "ve|bir|bu|için|ile|da|de|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|ocak|şubat|mart|nisan|mayıs|"
                + "haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|bugün|yarın|dün|hafta|gün|yıl|saat|saatler|gelecek|geçen",
        ]
        var byHash: [UInt64: [Int]] = [:]
        for (place, language) in known.enumerated() {
            guard let list = lists[language] else { continue }
            for word in list.split(separator: "|") {
                guard let hash = TextTokens(String(word)).tokens.first?.hash else { continue }
                byHash[hash, default: []].append(place)
            }
        }
        let entries = byHash.filter { $0.key != 0 }.map { $0 }
        return (WordTable(entries.map(\.key)), entries.map(\.value))
    }()
}

// SPDX-License-Identifier: Apache-2.0

/// Words around two numbers that tell what they are: ratios, verses, numbered things, the month something expires.
extension DateParser {
    // MARK: With a colon

    /// Whether two numbers with a colon are a ratio, a score or a verse: `16:10` after `ratio`, `3:16` after the name of
    /// a book.
    func isRatio(_ index: Int) -> Bool {
        var end = index
        // `ratio of 16:10`, `score: 3:10`
        for _ in 0..<3 where Self.ratioJoints.contains(tokens[end - 1]) { end -= 1 }
        if Self.ratios.contains(tokens[end - 1]) { return true }
        if Self.ratios.contains(tokens[index + 3]), tokens[index + 3]?.followsSpace == true { return true }
        if tokens[end - 1]?.kind == .inline, Self.ratioPhrases.match(in: tokens, endingAt: end) != nil { return true }
        return end == index
            && ScriptureBooks.lexicon.match(in: tokens, endingAt: index, longest: 6) { _, start in
                guard let book = tokens[start] else { return false }
                return book.kind == .inline || book.isCapitalized && tokens[index]?.followsSpace == true
            } != nil
    }

    /// Whether a word of games stands a word or two before: `won Saturday 10-4`.
    func isScored(_ index: Int) -> Bool {
        Self.ratios.contains(tokens[index - 1]) || Self.ratios.contains(tokens[index - 2])
    }

    private static let ratioJoints = WordSet(
        "of|is|was|by|about|around|roughly|ca|etwa|:|=|(|von|ist|beträgt|im|de|est|es|di|è|van|av|är|wynosi|は|是|为|는|은")

    /// What has two numbers with a colon between for its value.
    private static let ratios = WordSet(
        "ratio|ratios|aspect|format|display|monitor|screen|widescreen|bildformat|bildschirm|écran|pantalla|schermo|"
            + "scale|odds|score|scores|scored|proportion|proportions|mix|dilution|won|win|wins|lost|beat|beats|"
            + "defeated|verse|verses|surah|sura|quran|"
            + "verhältnis|seitenverhältnis|bildverhältnis|mischungsverhältnis|maßstab|quote|endstand|zwischenstand|spielstand|ergebnis|"
            + "gewann|gewannen|gewinnt|verlor|verloren|siegte|siegten|schlug|unterlag|koran|"
            + "rapport|échelle|proportion|proportions|cote|bat|verset|versets|sourate|coran|"
            + "relación|proporción|escala|marcador|versículo|versículos|corán|razón|resultado|"
            + "rapporto|scala|proporzione|punteggio|risultato|versetto|versetti|corano|"
            + "proporção|placar|razão|relação|alcorão|verhouding|schaal|uitslag|verzen|förhållande|skala|resultat|"
            + "stosunek|stosunku|skali|wynik|wynikiem|proporcja|proporcji|werset|oran|ölçek|skor"
    )
    private static let ratioPhrases = Lexicon<Bool>([
        ("比率|比例|比|縮尺|比例尺|スコア|得点|比分|비율|축척|점수|스코어|スケール", true)
    ])

    // MARK: Hexadecimal digits

    /// Whether a number stands in a row that colons join, as the parts of a hardware or network address do.
    func isRowOfHexadecimals(before index: Int) -> Bool {
        guard tokens.touchesPrevious(index - 1), let previous = tokens[index - 2] else { return false }
        if tokens.isSign(":", at: index - 2) { return true }
        guard previous.kind == .word, isHexadecimal(previous) else { return false }
        return tokens.touchesPrevious(index - 2)
            && (tokens.isSign(":", at: index - 3) || tokens[index - 3]?.kind == .number)
    }

    /// Whether a word may be one part of a hardware or network address.
    func isHexadecimal(_ token: TextToken) -> Bool {
        token.range.count <= 4
            && token.range.allSatisfy {
                (.ascii("a") ... .ascii("f")).contains(tokens.text.byte(at: $0).asciiLowercased)
            }
    }

    // MARK: Numbered things

    /// Whether a word for something with numbers of its own stands before: `page 3/10`, `Kapitel 3.4.`, `size 10/12`.
    func followsNumberedThing(_ index: Int) -> Bool {
        var end = index
        // `No. 3/10`, but Portuguese `no 3/10`.
        if tokens.isSign(".", at: index - 1), Self.numeros.contains(tokens[index - 2]) { return true }
        if let sign = tokens.sign(at: index - 1), sign == "§" || sign == "№" || sign == "#" { return true }
        while end > index - 2, let sign = tokens.sign(at: end - 1), [":", ".", "#", "("].contains(sign) { end -= 1 }
        return Self.numberedThings.contains(tokens[end - 1]) || Self.versions.contains(tokens[end - 1])
            || tokens[end - 1]?.kind == .inline && Self.pages.match(in: tokens, endingAt: end) != nil
    }

    private static let numeros = WordSet("no|nos")

    /// Whether the word for a version stands before.
    func followsVersion(_ index: Int) -> Bool {
        let isMarked = tokens.isSign(":", at: index - 1) || tokens.isSign(".", at: index - 1)
        return Self.versions.contains(tokens[isMarked ? index - 2 : index - 1])
    }

    private static let versions = WordSet(
        "version|versions|ver|build|revision|rev|versión|versione|versão|versie|wersja|wersji|sürüm")

    private static let numberedThings = WordSet(
        "page|pages|pg|attempt|task|round|track|disc|file|frame|see|cf|siehe|vgl|versuch|runde|tentative|intento|tentativo|"
            + "tentativa|poging|försök|próba|p|pp|sheet|slide|chapter|chapters|ch|section|sections|sec|paragraph|part|step|steps|stage|level|lesson|"
            + "unit|exercise|question|problem|figure|fig|table|item|size|sizes|rate|rated|rating|score|scored|grade|episode|volume|"
            + "vol|issue|lot|batch|room|apt|suite|nr|number|model|type|article|art|clause|rule|line|row|column|photo|image|"
            + "seite|seiten|blatt|folie|kapitel|kap|abschnitt|abschn|absatz|abs|teil|schritt|stufe|lektion|aufgabe|frage|abbildung|"
            + "abb|tabelle|tab|ziffer|ziff|punkt|größe|größen|gr|note|bewertung|folge|band|heft|raum|zimmer|artikel|paragraf|"
            + "hausnummer|nummer|bild|übung|"
            + "chapitre|chap|partie|étape|niveau|leçon|exercice|tableau|taille|tailles|épisode|numéro|pointure|"
            + "página|páginas|pág|capítulo|cap|sección|apartado|parte|paso|nivel|lección|ejercicio|figura|tabla|talla|tallas|"
            + "episodio|número|núm|artículo|"
            + "pagina|pagine|pag|capitolo|sezione|passo|livello|lezione|esercizio|tabella|taglia|taglie|numero|articolo|"
            + "seção|secção|passo|nível|lição|exercício|tamanho|tamanhos|episódio|artigo|"
            + "hoofdstuk|paragraaf|deel|stap|oefening|figuur|tabel|maat|maten|aflevering|"
            + "sida|sidor|avsnitt|steg|nivå|övning|figur|tabell|storlek|storlekar|"
            + "strona|strony|str|rozdział|rozdz|sekcja|część|krok|poziom|lekcja|ćwiczenie|rysunek|rys|rozmiar|rozmiary|odcinek|numer|"
            + "sayfa|bölüm|adım|beden"
    )

    /// Whether what follows is counted by the number before it: `3/10 stars`, `3/10ページ`.
    func isBeforeCountedThing(_ end: Int) -> Bool {
        Self.countedThings.contains(tokens[end]) || Self.counters.match(in: tokens, at: end) != nil
    }

    private static let countedThings = WordSet(
        "stars|star|points|point|pts|pages|page|votes|people|persons|users|players|cups|cup|inch|inches|pieces|questions|tasks|"
            + "items|steps|complete|completed|done|correct|wins|reviews|"
            + "sterne|sternen|punkte|punkten|seiten|personen|stück|aufgaben|fragen|erledigt|"
            + "étoiles|points|pages|personnes|pièces|estrellas|puntos|páginas|personas|stelle|punti|pagine|persone|estrelas|pontos|"
            + "sterren|punten|stjärnor|poäng|sidor|gwiazdek|punktów|stron")
    private static let pages = Lexicon<Bool>([("ページ|頁|页|第|サイズ|尺码|バージョン|版本|페이지|쪽|사이즈|버전", true)])
    private static let counters = Lexicon<Bool>([("ページ|頁|页|点|人|个|個|件|枚|カップ|杯|페이지|쪽|명|개|점", true)])

    // MARK: Expiry

    /// The month that something expires in: `Exp 05/26`, `valid thru 09/27`. The last day of a month where months come
    /// first, as in `expires 12/31`, is a day, but on what is valid through a month.
    func expiryMonth(_ month: TextToken, _ year: TextToken, at index: Int) -> DaySpan? {
        /// Years before and after the present in which what people keep expires.
        let near = -3...10
        guard (1...12).contains(month.value), month.digitCount == 2, year.digitCount == 2,
            near.contains(Self.fullYear(year.value) - reference.year), let words = expiryWords(before: index)
        else { return nil }
        let isLastDay = year.value == CalendarDate.days(inMonth: month.value, of: reference.year)
        guard words == .validThrough || order != .monthFirst || !isLastDay else { return nil }
        return .parts(DayParts(year: Self.fullYear(year.value), month: month.value))
    }

    private enum ExpiryWords {
        case expires
        case validThrough
    }

    /// The words for the end of a use that stand before on the line, or as a label on the line above.
    private func expiryWords(before index: Int) -> ExpiryWords? {
        /// Tokens between the words and the date: `expiration date (MM/YY):`.
        let reach = 8
        var end = index
        var lines = 0
        while end > max(0, index - reach), let token = tokens[end - 1] {
            if token.kind == .newline {
                lines += 1
                guard lines == 1 else { return nil }
            } else if let (words, _) = Self.expiry.match(in: tokens, endingAt: end, longest: 6) {
                return words
            } else if token.kind != .sign, !Self.expiryJoints.contains(token) {
                return nil
            }
            end -= 1
        }
        return nil
    }

    private static let expiryJoints = WordSet(
        "date|dates|end|by|on|in|until|till|thru|through|to|month|mm|yy|yyyy|jj|aa|bis|ende|zum|am|datum|fin|le|jusqu|au|à|l|d|de|del|"
            + "hasta|fecha|el|al|fino|fine|il|data|até|o|fim|tot|op|eind|till|den|do|dnia|końca")

    private static let expiry = Lexicon<ExpiryWords>([
        (
            "valid thru|valid through|good thru|good through|giltig thru|month/year|mm/yy|mm/aa|mm/jj|karte gültig bis",
            .validThrough
        ),
        (
            "exp|exp.|expiry|expires|expire|expiration|expiring|valid until|valid till|valid to|"
                + "use by|best by|best before|bbe|bb|mfg|mfd|member since|"
                + "gültig bis|ablauf|ablaufdatum|verfall|verfalldatum|verfällt|verwendbar bis|haltbar bis|mindesthaltbarkeitsdatum|mhd|"
                + "läuft ab|"
                + "expire|expiration|expire fin|valable jusqu|valide jusqu|validité|péremption|à consommer avant|ddm|dluo|dlc|"
                + "vence|vencimiento|caduca|caducidad|cad|cad.|válido hasta|válida hasta|vto|vto.|venc|venc.|"
                + "scadenza|scad|scad.|scade|valido fino|valida fino|da consumarsi entro|"
                + "validade|val|val.|válido até|válida até|vencimento|"
                + "geldig tot|vervaldatum|vervalt|houdbaar tot|tht|t.h.t.|ten minste houdbaar|"
                + "giltig till|giltigt till|utgår|bäst före|utgångsdatum|"
                + "ważna do|ważny do|ważne do|ważność|ważności|"
                + "son kullanma|skt|geçerlilik|有効期限|賞味期限|消費期限|有效期|有效期至|유효기간|유효 기간|유통기한", .expires
        ),
    ])
}

// SPDX-License-Identifier: Apache-2.0

/// What the words before a number say about it.
enum PhoneContext {
    /// The number is one to call: `Tel.`, `☎`.
    case named
    /// The number is of another kind: `Order no.`, `ISBN`.
    case excluded
    /// Nothing.
    case unknown

    /// How far back words are looked for, in bytes.
    private static let reach = 40

    /// How many words are looked at; more stand too far off to name the number.
    private static let wordLimit = 4

    /// Reads the words on the line before an offset; the nearest that says something decides.
    init(in text: ScannedText, before offset: Int) {
        self = .unknown
        var position = offset
        let limit = max(0, offset - Self.reach)
        var words = 0
        while position > limit, words < Self.wordLimit, let (scalar, start) = text.scalar(before: position) {
            if Self.marks.contains(scalar) {
                self = .named
                return
            }
            if scalar == "#", words == 0 {
                self = .excluded
                return
            }
            if scalar == "\n" || UInt8(truncatingIfNeeded: scalar.value).isASCIIDigit && scalar.isASCII { return }
            guard scalar.isLetterOrDigit else {
                position = start
                continue
            }
            let word = Self.word(in: text, endingAt: position, limit: limit)
            let letters = text.string(word).lowercased()
            if words == 0, Self.isAbbreviation(word, in: text) {
                self = .named
                return
            }
            // Scripts without spaces begin with these bytes.
            let isInline = text.bytes[word].contains { $0 >= 0xE3 }
            if Self.callWords.contains(letters) || isInline && Self.inlineCallWords.contains(where: letters.contains) {
                self = .named
                return
            }
            if Self.otherWords.contains(letters) || isInline && Self.inlineOtherWords.contains(where: letters.contains)
            {
                self = .excluded
                return
            }
            words += 1
            position = word.lowerBound
        }
    }

    private static func word(in text: ScannedText, endingAt end: Int, limit: Int) -> Range<Int> {
        var start = end
        while start > limit, let (scalar, previous) = text.scalar(before: start), scalar.isLetterOrDigit {
            start = previous
        }
        return start..<end
    }

    /// `T`, `M` or `F` at a line's beginning or after a sign, as on business cards.
    private static func isAbbreviation(_ word: Range<Int>, in text: ScannedText) -> Bool {
        guard word.count == 1,
            [.ascii("T"), .ascii("M"), .ascii("F"), .ascii("P")].contains(text.bytes[word.lowerBound])
        else { return false }
        var position = word.lowerBound
        while text.byte(at: position - 1) == .ascii(" ") { position -= 1 }
        return text.scalar(before: position).map { !$0.scalar.isLetterOrDigit } ?? true
    }

    private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

    /// Telephones, mobiles and faxes as signs.
    private static let marks: Set<Unicode.Scalar> = [
        "\u{260E}", "\u{260F}", "\u{2706}", "\u{2121}", "\u{213B}", "\u{1F4DE}", "\u{1F4F1}", "\u{1F4F2}", "\u{1F4E0}",
        "\u{1F57B}", "\u{1F57D}", "\u{1F57E}", "\u{1F57F}", "\u{1F581}",
    ]

    /// Words for telephoning, in lower case.
    private static let callWords = words(
        """
        tel telephone téléphone telefon telefoon telefone telefono teléfono telèfon telefonnummer telefonszám puhelin \
        puh phone phones ph fon fone fax telefax telefaks faks mobile mobil mobiel móvil movil mobilní cell cel \
        cellulare celular gsm handy natel call dial ring whatsapp whatsapps sms hotline tlf tél тел телефон моб \
        факс τηλ τηλέφωνο هاتف تلفون جوال تلفن טלפון טל नंबर फोन โทร thoại
        """)

    /// Words for telephoning in scripts without spaces.
    private static let inlineCallWords = ["电话", "電話", "手机", "手機", "传真", "傳真", "携帯", "ファックス", "전화", "휴대폰", "팩스"]

    /// Words for numbers nobody calls, in lower case.
    private static let otherWords = words(
        """
        order orders invoice receipt isbn issn ean upc gtin sku asin barcode art artikel artikelnr artikelnummer \
        article artículo item items best bestell bestellung bestellnr bestellnummer kd kunde kunden kundennr \
        kundennummer rechnung rechnungsnr rechnungsnummer facture factura fattura ref reference \
        referenz référence iban bic swift konto kontonr kontonummer kto blz account acct conta cuenta compte bankgiro \
        plusgiro ust ustid vat tva iva btw uid mwst cpf cnpj cuit rfc nif cif ssn ein itin imei imsi iccid meid serial \
        seriennummer pin puk zip plz postcode card visa mastercard amex discover karte version ver build rev revision \
        tracking sendung sendungsnummer paket case docket omb page pages seite seiten pp patent policy mac sha sha1 \
        sha256 md5 uuid unix timestamp epoch batch lot charge charg isrc doi pmid
        """)

    /// Words for numbers nobody calls, in scripts without spaces.
    private static let inlineOtherWords = ["订单", "訂單", "订单号", "訂單號", "身份证", "账号", "帐号", "帳號", "注文番号", "口座", "계좌"]
}

// SPDX-License-Identifier: Apache-2.0

extension CodePayload {
    /// A URI in one word: with `//`, or of a scheme that is known to do without.
    static func link(_ payload: String) -> CodePayload? {
        guard !hasGaps(payload), let parts = URIParts(payload) else { return nil }
        let isWeb = parts.scheme == "http" || parts.scheme == "https"
        guard !parts.host.isEmpty || !isWeb && !parts.rest.isEmpty else { return nil }
        return parts.separator == "://" || plainSchemes.contains(parts.scheme) ? .link(url: payload) : nil
    }

    /// A link or a mail address without a scheme that is the whole payload.
    static func address(_ payload: String) -> CodePayload? {
        // What says that it is a mail and names nobody as it should is not read as another mail.
        guard !hasGaps(payload), URIParts(payload)?.scheme != "mailto" else { return nil }
        let matches = DataDetector(phoneNumbers: NoPhoneNumbers(), region: "").matches(in: payload)
        guard matches.count == 1, let match = matches.first, match.range == 0..<payload.utf8.count else { return nil }
        switch match.value {
        // Codes leave out `http`; sites that have a secure form lead there themselves.
        case .link(let url): return .link(url: url.hasPrefix("https://") ? "http" + url.dropFirst("https".count) : url)
        case .emailAddress(let address): return .email(EmailMessage(to: [address]))
        default: return nil
        }
    }

    /// Reads what follows `MEBKM:`, a bookmark (NTT DoCoMo).
    static func bookmark(_ text: String) -> CodePayload? {
        guard let url = FieldList(text)?.value("URL")?.trimmingSpaces else { return nil }
        return link(url) ?? address(url)
    }

    /// Reads what follows `URLTO:`, a title, a colon and a link.
    static func titledLink(_ text: String) -> CodePayload? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let url = String(text[text.index(after: colon)...]).trimmingSpaces
        return link(url) ?? address(url)
    }

    /// Whether spaces or controls stand within.
    private static func hasGaps(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0 == " " || $0.properties.generalCategory == .control }
    }

    /// Schemes whose URIs have no `//`. A colon after any other word is punctuation.
    private static let plainSchemes: Set<String> = [
        "about", "aim", "bitcoin", "bitcoincash", "blob", "btctx", "callto", "cid", "dash", "data", "did", "doi",
        "dogecoin", "dpp", "ethereum", "facetime", "facetime-audio", "fido", "file", "intent", "iota", "im",
        "javascript", "lightning", "litecoin", "lpa", "magnet", "matrix", "mid", "monero", "news", "nostr",
        "openpgp4fpr",
        "ripple", "sip", "sips", "skype", "solana", "spotify", "stellar", "tag", "tezos", "tron", "urn", "vbscript",
        "view-source", "web+stellar", "webcal", "whatsapp", "xmpp", "zcash",
    ]
}

private struct NoPhoneNumbers: PhoneNumberFinding {
    func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] { [] }
}

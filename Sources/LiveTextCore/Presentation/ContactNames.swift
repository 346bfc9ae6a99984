// SPDX-License-Identifier: Apache-2.0

/// Tells lines that name a person or an organisation, with the help of the addresses around them.
struct ContactNames {
    /// Words of the local parts of mail addresses, as `anna` and `schmidt`.
    private let addressWords: Set<String>
    /// The registered names of domains, letters and digits only, as `blueharbour`.
    private let domains: Set<String>

    init(_ values: [DataItem.Value]) {
        var words: Set<String> = []
        var domains: Set<String> = []
        for value in values {
            switch value {
            case .emailAddress(let address):
                guard let at = address.lastIndex(of: "@") else { continue }
                words.formUnion(Self.words(String(address[..<at])))
                domains.formUnion(Self.name(ofHost: String(address[address.index(after: at)...])))
            case .link(let url):
                domains.formUnion(Self.name(ofHost: LinkInspection(url)?.shortHost ?? ""))
            default: continue
            }
        }
        addressWords = words
        self.domains = domains
    }

    /// The shortest name of a domain that tells something.
    private static let shortestDomain = 4

    private static func name(ofHost host: String) -> [String] {
        // The longest label is the registered one in nearly all hosts, whatever the suffix.
        let labels = host.lowercased().split(separator: ".").dropLast()
        guard let longest = labels.max(by: { $0.count < $1.count }) else { return [] }
        let name = letters(String(longest))
        return name.utf8.count >= shortestDomain ? [name] : []
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }

    private static func letters(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    // MARK: - Organisations

    /// Legal forms and what organisations call themselves.
    private static let organizationWords: Set<String> = [
        "gmbh", "ag", "kg", "ug", "ohg", "eg", "ev", "mbh", "ltd", "limited", "llc", "llp", "inc", "incorporated",
        "corp", "corporation", "co", "company", "plc", "sa", "sarl", "sas", "srl", "spa", "bv", "nv", "ab", "oy", "oyj",
        "aps", "pty", "sl", "group", "holding", "studio", "studios", "bakery", "café", "cafe", "restaurant", "hotel",
        "clinic", "university", "institute", "bank", "store", "shop", "market", "press", "labs", "architects",
        "partners", "solutions", "consulting", "agency", "association", "foundation", "society", "museum", "school",
        "bäckerei", "verlag", "praxis", "universität", "verein", "stiftung", "werkstatt",
    ]

    /// The longest line that is a name, in words.
    private static let mostWords = 7

    func isOrganization(_ line: String) -> Bool {
        let words = Self.words(line)
        guard !words.isEmpty, words.count <= Self.mostWords else { return false }
        if words.contains(where: Self.organizationWords.contains) { return true }
        let name = Self.letters(line)
        return domains.contains { name.hasPrefix($0) || (name.utf8.count >= Self.shortestDomain && $0 == name) }
    }

    // MARK: - People

    private static let titles: Set<String> = [
        "dr", "prof", "professor", "mr", "mrs", "ms", "mx", "herr", "frau", "dipl", "ing", "phd", "md", "msc", "bsc",
        "ba",
        "ma",
    ]

    /// Words of positions and headings, which look like names.
    private static let otherWords: Set<String> = [
        "director", "manager", "engineer", "head", "chief", "officer", "executive", "assistant", "sales", "marketing",
        "development", "designer", "consultant", "developer", "accountant", "attorney", "lawyer", "owner", "founder",
        "president", "street", "road", "avenue", "phone", "tel", "telephone", "mobile", "fax", "email", "mail", "web",
        "website", "address", "thank", "you", "welcome", "invoice", "receipt", "total", "date", "order", "customer",
        "leiter", "leiterin", "leitung", "geschäftsführer", "geschäftsführerin", "telefon", "adresse", "rechnung",
        "opening", "hours", "free", "entry", "open", "daily", "contact", "call", "us", "visit", "our", "the", "and",
        "of",
    ]

    /// Whether a line looks like a person's name: two to four capitalised words of letters.
    func isPersonName(_ line: String) -> Bool {
        let parts = line.split(separator: " ").filter { part in
            !Self.titles.contains(String(part.lowercased().filter(\.isLetter)))
        }
        guard (2...4).contains(parts.count), !isOrganization(line) else { return false }
        return parts.allSatisfy { part in
            guard let first = part.first(where: \.isLetter), first.isUppercase || !first.isCased else { return false }
            return part.allSatisfy { $0.isLetter || "-.'’,".contains($0) }
                && !Self.otherWords.contains(part.lowercased().filter(\.isLetter))
        }
    }

    /// Whether a mail address is made of the name's words.
    func isSpelledByAddress(_ name: String) -> Bool {
        Self.words(name).contains { word in
            addressWords.contains(word) || addressWords.contains { $0.hasSuffix(word) && word.count > 3 }
        }
    }
}

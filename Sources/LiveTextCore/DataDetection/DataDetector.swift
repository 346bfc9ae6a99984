// SPDX-License-Identifier: Apache-2.0

/// A piece of data in a text.
public struct DataMatch: Hashable, Sendable {
    /// What it is, read into its fields.
    public let value: DataItem.Value
    /// Where it stands, in UTF-8 offsets.
    public let range: Range<Int>

    /// Makes a match.
    public init(value: DataItem.Value, range: Range<Int>) {
        self.value = value
        self.range = range
    }
}

/// Finds in text what a person acts on. Takes time in proportion to the text's length, whatever the text.
public struct DataDetector: Sendable {
    let phoneNumbers: any PhoneNumberFinding
    let publicSuffixes: any PublicSuffixFinding
    /// ISO 3166 country whose national forms are understood, as `DE`.
    public let region: String
    /// BCP-47 languages the text is likely in, likeliest first.
    public let languages: [String]
    /// What relative dates count from; `nil` for the moment of detection.
    public let referenceDate: CalendarDate?
    /// The kinds that are looked for.
    public let kinds: Set<DataItem.Kind>

    /// Makes a detector.
    ///
    /// - Parameters:
    ///   - phoneNumbers: finds telephone numbers; `nil` takes the built-in finder of common forms.
    ///   - publicSuffixes: knows registered domains; `nil` takes the built-in list of common suffixes.
    ///   - region: ISO 3166 country whose national forms are understood, as `DE`; any case.
    ///   - languages: BCP-47 languages the text is likely in, likeliest first; others are told by their words.
    ///   - referenceDate: what relative dates, as "tomorrow", count from; `nil` takes the moment of detection.
    ///   - kinds: the kinds to look for.
    public init(
        phoneNumbers: (any PhoneNumberFinding)? = nil, publicSuffixes: (any PublicSuffixFinding)? = nil, region: String,
        languages: [String] = [], referenceDate: CalendarDate? = nil,
        kinds: Set<DataItem.Kind> = Set(DataItem.Kind.allCases)
    ) {
        self.phoneNumbers = phoneNumbers ?? PlainPhoneNumberFinder()
        self.publicSuffixes = publicSuffixes ?? CommonPublicSuffixes()
        self.region = region.uppercased()
        self.languages = languages
        self.referenceDate = referenceDate
        self.kinds = kinds
    }

    /// The data in a plain text, in order, never overlapping.
    public func matches(in text: String) -> [DataMatch] {
        let scanned = ScannedText(text)
        return OverlapRule.resolve(everyMatch(in: scanned, flowing: scanned, string: text, isRecognized: false))
    }

    /// The kinds whose finders read words and numbers.
    private static let kindsWithGrammar: Set<DataItem.Kind> = [
        .postalAddress, .calendarEvent, .flightNumber, .shipmentTrackingNumber, .moneyAmount, .measurement,
        .coordinates,
    ]

    /// What each kind's finder finds; matches of different kinds may overlap.
    ///
    /// - Parameters:
    ///   - flowing: the text with spaces for the line ends that only wrap; offsets are the same.
    ///   - string: the text.
    ///   - isRecognized: whether it was read from a picture, so that letters may be taken for digits.
    func everyMatch(
        in text: ScannedText, flowing: ScannedText, string: String, isRecognized: Bool
    ) -> [DataMatch] {
        var matches: [DataMatch] = []
        func look(for kind: DataItem.Kind, _ find: () -> [DataMatch]) {
            if kinds.contains(kind) { matches += find() }
        }
        look(for: .emailAddress) { EmailAddressFinder(publicSuffixes: publicSuffixes).matches(in: text) }
        look(for: .link) { LinkFinder(publicSuffixes: publicSuffixes, region: region).matches(in: text) }
        look(for: .phoneNumber) { PhoneFinder(finder: phoneNumbers, region: region).matches(in: text, string: string) }
        look(for: .ipAddress) { IPAddressFinder().matches(in: text) }
        look(for: .iban) { BankAccountFinder(mendsSlips: isRecognized).matches(in: flowing) }
        look(for: .coordinates) { CoordinatesFinder().matches(in: flowing) }
        guard !kinds.isDisjoint(with: Self.kindsWithGrammar) else { return matches }
        let reference = referenceDate ?? .now
        for piece in flowing.pieces {
            let tokens = TextTokens(flowing, in: piece)
            let language = TextLanguage(of: tokens, likely: languages)
            let mark = DecimalMark(language: language.main, region: region)
            look(for: .moneyAmount) { MoneyFinder(region: region, mark: mark).matches(in: tokens) }
            look(for: .measurement) { MeasurementFinder(mark: mark).matches(in: tokens) }
            look(for: .shipmentTrackingNumber) { ShipmentFinder(mendsSlips: isRecognized).matches(in: tokens) }
            look(for: .coordinates) { LabelledCoordinatesFinder().matches(in: tokens) }
            look(for: .flightNumber) { FlightFinder().matches(in: tokens) }
            look(for: .postalAddress) { AddressFinder(region: region).matches(in: tokens) }
            look(for: .calendarEvent) {
                DateFinder(language: language, region: region, reference: reference).matches(in: tokens)
            }
        }
        return matches
    }
}

extension DataDetector {
    /// Where in a line a mail address or a link stands that is one only without the spaces in it, in UTF-8 offsets, in
    /// order and never overlapping: `info@ example.org`, `https:// example.org/path`.
    public func addressesBrokenBySpaces(in line: String) -> [Range<Int>] {
        let text = ScannedText(line)
        return OverlapRule.resolve(mendedMatches(in: text, line: 0..<text.count)).map(\.range)
    }
}

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
    private let phoneNumbers: any PhoneNumberFinding
    private let publicSuffixes: any PublicSuffixFinding
    /// ISO 3166 country whose national forms are understood, as `DE`.
    public let region: String

    /// Makes a detector.
    ///
    /// - Parameters:
    ///   - phoneNumbers: finds telephone numbers; `nil` takes the built-in finder of common forms.
    ///   - publicSuffixes: knows registered domains; `nil` takes the built-in list of common suffixes.
    ///   - region: ISO 3166 country whose national forms are understood, as `DE`; any case.
    public init(
        phoneNumbers: (any PhoneNumberFinding)? = nil, publicSuffixes: (any PublicSuffixFinding)? = nil, region: String
    ) {
        self.phoneNumbers = phoneNumbers ?? PlainPhoneNumberFinder()
        self.publicSuffixes = publicSuffixes ?? CommonPublicSuffixes()
        self.region = region.uppercased()
    }

    /// The data in a plain text, in order, never overlapping.
    public func matches(in text: String) -> [DataMatch] {
        OverlapRule.resolve(everyMatch(in: ScannedText(text), string: text))
    }

    /// The data in recognised text, in reading order, never overlapping; ranges and quads belong to the transcript of
    /// an analysis with these blocks.
    public func dataItems(in blocks: [TextBlock]) -> [DataItem] {
        let geometry = TranscriptGeometry(blocks)
        let text = ScannedText(geometry.transcript)
        let matches =
            everyMatch(in: text, string: geometry.transcript)
            + geometry.lineRanges.flatMap { mendedMatches(in: text, line: $0) }
        return OverlapRule.resolve(matches).map { match in
            let place = geometry.place(of: match.range)
            return DataItem(
                value: match.value, text: text.string(match.range), range: match.range, quads: place.quads,
                confidence: place.confidence)
        }
    }

    /// What each kind's finder finds; matches of different kinds may overlap.
    private func everyMatch(in text: ScannedText, string: String) -> [DataMatch] {
        EmailAddressFinder(publicSuffixes: publicSuffixes).matches(in: text)
            + LinkFinder(publicSuffixes: publicSuffixes, region: region).matches(in: text)
            + PhoneFinder(finder: phoneNumbers, region: region).matches(in: text, string: string)
    }

    /// What is found in a line only when spaces are taken out that recognition put there.
    private func mendedMatches(in text: ScannedText, line: Range<Int>) -> [DataMatch] {
        guard let mended = MendedText(ScannedText(wellFormed: Array(text.bytes[line]))) else { return [] }
        let emails = EmailAddressFinder(publicSuffixes: publicSuffixes)
        let links = LinkFinder(publicSuffixes: publicSuffixes, region: region)
        let matches =
            emails.matches(in: mended.text).filter { emails.hasRegisteredDomain($0) }
            + links.matches(in: mended.text).filter { links.isUnmistakable($0, in: mended.text) }
        return matches.compactMap { match in
            mended.range(inLine: match.range).map {
                DataMatch(
                    value: match.value,
                    range: line.lowerBound + $0.lowerBound..<line.lowerBound + $0.upperBound)
            }
        }
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

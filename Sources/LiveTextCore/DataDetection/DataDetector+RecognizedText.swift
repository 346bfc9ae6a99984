// SPDX-License-Identifier: Apache-2.0

extension DataDetector {
    /// The data in recognised text, in reading order, never overlapping; ranges and quads belong to the transcript of
    /// an analysis with these blocks.
    ///
    /// Items go on over the ends of lines: an address down to its country, a sentence's date where the line only wraps,
    /// a link whose end or continuation tells that it was broken. Slips of recognition are mended only where a check
    /// digit, a registered domain or a known structure proves the result.
    public func dataItems(in blocks: [TextBlock]) -> [DataItem] {
        let geometry = TranscriptGeometry(blocks)
        let text = ScannedText(geometry.transcript)
        let flowing = geometry.flowingText(text)
        var matches = everyMatch(in: text, flowing: flowing, string: geometry.transcript, isRecognized: true)
        if kinds.contains(.link) || kinds.contains(.emailAddress) {
            matches += geometry.lineRanges.flatMap { mendedMatches(in: text, line: $0) }.filter {
                kinds.contains($0.value.kind)
            }
        }
        if kinds.contains(.link) {
            let links = LinkFinder(publicSuffixes: publicSuffixes, region: region)
            matches += BrokenLinks(text: text, lines: geometry.lineRanges, finder: links).matches(
                from: matches.filter { $0.value.kind == .link })
        }
        return OverlapRule.resolve(matches).map { match in
            let place = geometry.place(of: match.range)
            return DataItem(
                value: match.value, text: text.string(match.range), range: match.range, quads: place.quads,
                confidence: place.confidence)
        }
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

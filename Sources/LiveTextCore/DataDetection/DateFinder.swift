// SPDX-License-Identifier: Apache-2.0

/// Finds dates, times and spans of them.
struct DateFinder {
    private let parsers: [DateLanguage]
    private let region: String
    private let reference: CalendarDate

    /// - Parameters:
    ///   - language: the languages whose words are understood.
    ///   - region: ISO 3166 country whose order of day and month is taken where a date leaves it open.
    ///   - reference: what relative dates count from.
    init(language: TextLanguage, region: String, reference: CalendarDate) {
        parsers = language.candidates.compactMap(DateLanguage.language)
        self.region = region
        self.reference = reference
    }

    /// The dates of a part of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        let parsers = parsers.map {
            DateParser(
                tokens: tokens, language: $0, order: DayMonthOrder(region: region), reference: reference, region: region
            )
        }
        var matches: [DataMatch] = []
        var index = 0
        while index < tokens.count {
            var found: (reading: DateParser.Reading, parser: DateParser)?
            for parser in parsers where found == nil { found = parser.event(at: index).map { ($0, parser) } }
            guard let (reading, parser) = found, isFreestanding(reading.range, in: tokens) else {
                index += 1
                continue
            }
            for reading in [reading] + parser.furtherHours(after: reading) {
                let range =
                    tokens.tokens[reading.range.lowerBound].start..<tokens.tokens[reading.range.upperBound - 1].end
                matches.append(DataMatch(value: .calendarEvent(reading.event), range: range))
                index = reading.range.upperBound
            }
        }
        return matches
    }

    /// Whether the end of a date is not within a longer number or word.
    private func isFreestanding(_ range: Range<Int>, in tokens: TextTokens) -> Bool {
        guard let last = tokens[range.upperBound - 1], let next = tokens[range.upperBound],
            tokens.touchesPrevious(range.upperBound)
        else { return true }
        switch next.kind {
        case .word: return last.kind != .word && last.kind != .number
        case .number: return last.kind != .number && last.kind != .word
        case .sign:
            guard let sign = tokens.sign(at: range.upperBound) else { return true }
            return !(["@", "_", "%", "$", "€", "=", "\\"].contains(sign))
        default: return true
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Reads what follows a street: units, places, the postcode with its town, region and country.
struct AddressTail {
    let reader: AddressReader
    let tokens: TextTokens
    private let evidence: AddressReader.StreetEvidence
    private let streetEnd: Int
    /// The parts read so far.
    private(set) var parts: AddressParts
    /// After the last token that certainly belongs to the address.
    private(set) var end: Int

    private var cursor: Int
    /// Names of places that belong to the address if something certain follows.
    private var names: [Range<Int>] = []
    private var newlines = 0
    private var hasPostcode = false
    private var hasRegion = false
    private var hasCountry = false
    /// Words of names between the street and the first certain part.
    private var nameWords = 0
    /// Whether the postcode stands right after the street, behind a comma or on the next line.
    private var isPostcodeNext = false
    /// Whether a segment was passed over that could not be read.
    private var hasUnreadSegment = false

    /// The most steps: parts of an address.
    static let mostSteps = 16
    static let mostNameWords = 9
    /// Lines after the street's.
    static let mostLines = 5

    init(reader: AddressReader, street: AddressReader.Street) {
        self.reader = reader
        tokens = reader.tokens
        evidence = street.evidence
        parts = street.parts
        end = street.end
        streetEnd = street.end
        cursor = street.end
    }

    /// Reads on.
    mutating func read() {
        readParts()
        if let city = townName, parts.city == nil, end >= city.upperBound { parts.city = city }
    }

    private mutating func readParts() {
        for _ in 0..<Self.mostSteps where !hasCountry || !hasPostcode {
            let (next, lines) = skipSeparators(cursor)
            newlines += lines
            guard newlines <= Self.mostLines, next < tokens.count else { break }
            guard step(at: next, isNewLine: lines > 0, touches: next == cursor) else {
                passOver(from: next)
                break
            }
        }
    }

    /// Passes over one short segment that tells nothing, if after a certain street a postcode and a town follow it.
    private mutating func passOver(from start: Int) {
        guard evidence == .certain, !hasUnreadSegment, !hasPostcode, let stop = segmentEnd(from: start),
            !tokens.touchesPrevious(start) || tokens.isSign("-", at: start)
        else { return }
        var other = self
        other.hasUnreadSegment = true
        other.cursor = stop
        other.readParts()
        guard other.hasPostcode, other.parts.city != nil else { return }
        if other.parts.unit == nil, (start..<stop).contains(where: { tokens[$0]?.kind == .number }) {
            other.parts.unit = start..<stop
        }
        self = other
    }

    /// The last name that is no district.
    private var townName: Range<Int>? {
        names.last { AddressWords.districts.match(in: tokens, at: $0.lowerBound) == nil }
    }

    /// Whether there is enough for an address.
    func isConvincing(beginsLine: Bool) -> Bool {
        switch evidence {
        case .certain:
            if hasPostcode || hasRegion || hasCountry && isSeparated { return true }
            return beginsLine && !hasCountry && (end == tokens.count || tokens[end]?.kind == .newline)
                && parts.number != nil
                && parts.street != nil
        case .kind: return hasPostcode || hasCountry && parts.city != nil && isSeparated
        case .name: return hasPostcode && parts.city != nil && isPostcodeNext
        case .block:
            if let street = parts.street, let number = parts.number, street.lowerBound < number.lowerBound,
                hasPostcode, parts.city != nil, isPostcodeNext
            {
                return true
            }
            return parts.countryCode == "JP" && parts.city != nil
                && (hasPostcode || hasCountry && names.contains(where: isWard))
        case .plot: return hasPostcode && parts.city != nil && parts.postalCode.map(isSixDigits) == true
        }
    }

    /// Whether a comma or a line's end stands between the street and what follows it.
    private var isSeparated: Bool {
        guard let next = tokens[streetEnd] else { return true }
        return next.kind == .newline || next.kind == .sign
    }

    /// `Chiyoda-ku`, `Musashino-shi`: parts of Japan.
    private func isWard(_ name: Range<Int>) -> Bool {
        name.count >= 3 && tokens.isSign("-", at: name.upperBound - 2)
            && Self.wards.contains(tokens[name.upperBound - 1])
    }

    private static let wards = WordSet("ku|shi|cho|chō|machi|gun|mura|son|fu|ken|to")

    private func isSixDigits(_ code: Range<Int>) -> Bool {
        code.reduce(0) { $0 + (tokens[$1]?.digitCount ?? 0) } == 6
    }

    // MARK: Steps

    mutating func step(at index: Int, isNewLine: Bool, touches: Bool) -> Bool {
        if let stop = careOfEnd(at: index) {
            cursor = stop
            return true
        }
        if let (unit, stop) = innerPart(at: index) {
            takeUnit(unit)
            if names.isEmpty, !hasUnreadSegment { end = stop }
            cursor = stop
            return true
        }
        if !names.isEmpty || hasPostcode, let (region, stop, country) = attachedRegion(at: index) {
            parts.region = parts.region ?? region
            takeCity()
            cursor = stop
            if let country {
                hasRegion = true
                parts.countryCode = parts.countryCode ?? country
                accept(stop)
            } else if hasPostcode {
                accept(stop)
            }
            return true
        }
        if let (country, stop) = AddressWords.federalDistricts.match(in: tokens, at: index), isWholeWord(stop) {
            hasRegion = true
            parts.countryCode = country
            let comma = (index..<stop).first { tokens[$0]?.kind == .sign && !tokens.isSign(".", at: $0) }
            if parts.city == nil { parts.city = index..<(comma ?? stop) }
            if let comma { parts.region = comma + 1..<stop }
            accept(stop)
            return true
        }
        if let (code, stop) = CountryNames.lexicon.match(in: tokens, at: index), isWholeWord(stop),
            tokens[index]?.isCapitalized == true || stop > index + 1
                || tokens[index]?.kind == .inline || tokens[index]?.end.advanced(by: -(tokens[index]?.start ?? 0)) == 2
        {
            guard !hasCountry else { return false }
            hasCountry = true
            parts.country = index..<stop
            parts.countryCode = code
            takeCity()
            accept(stop)
            return true
        }
        if !hasPostcode, let code = Postcode.match(in: tokens, at: index, region: reader.region) {
            return takePostcode(code)
        }
        if let (country, stop) = state(at: index) {
            hasRegion = true
            parts.region = parts.region ?? index..<stop
            parts.countryCode = parts.countryCode ?? country
            takeCity()
            accept(stop)
            return true
        }
        if hasPostcode, parts.city != nil, parts.region == nil, let stop = abbreviatedRegionEnd(at: index) {
            parts.region = index..<stop
            accept(stop)
            return true
        }
        return name(at: index, isNewLine: isNewLine)
    }

    mutating func accept(_ stop: Int) {
        end = stop
        cursor = stop
        nameWords = 0
    }

    mutating func takeCity() {
        if parts.city == nil, let name = townName { parts.city = name }
    }

    /// A unit, joined with one right before it.
    private mutating func takeUnit(_ unit: Range<Int>) {
        guard let other = parts.unit else {
            parts.unit = unit
            return
        }
        if skipSeparators(other.upperBound).next == unit.lowerBound {
            parts.unit = other.lowerBound..<unit.upperBound
        }
    }

    /// A postcode, with the town after it on its line or before it.
    mutating func takePostcode(_ code: Postcode) -> Bool {
        let stop = code.range.upperBound
        let country = code.country
        let city = cityName(at: stop)
        // A number in the place of a postcode stands beside a town.
        guard
            city != nil || !names.isEmpty || country != nil || evidence == .certain && parts.city != nil || hasCountry
                || hasRegion
        else { return false }
        hasPostcode = true
        isPostcodeNext = names.isEmpty && code.range.lowerBound > streetEnd
        parts.postalCode = code.code
        if parts.countryCode == nil { parts.countryCode = country }
        if let city {
            // `London` before or after: the one after a code in digits is the town.
            parts.city = city
            names.append(city)
            accept(provinceEnd(city.upperBound))
        } else {
            takeCity()
            accept(stop)
        }
        return true
    }

    /// A province in brackets or two capitals, a district's letter, `Cedex 08` after a town.
    mutating func provinceEnd(_ index: Int) -> Int {
        if tokens.isSign("(", at: index), let (region, end, country) = attachedRegion(at: index),
            country != nil || region.count == 1 && tokens.string(region).utf8.count <= 3
        {
            parts.region = region
            return end
        }
        if let word = tokens[index], word.kind == .word, word.followsSpace {
            let text = tokens.string(index..<index + 1)
            if text.count <= 2, text.utf8.allSatisfy(\.isASCIIUppercase) {
                parts.region = index..<index + 1
                return index + 1
            }
        }
        if tokens.isSign("/", at: index), tokens.touchesPrevious(index), let city = cityName(at: index + 1) {
            parts.region = city
            return city.upperBound
        }
        return index
    }

    /// The name of a town on the same line: capitals and connectors.
    func cityName(at index: Int) -> Range<Int>? {
        var cursor = index
        var last: Int?
        var words = 0
        // `75008, Paris` has a comma only in few hands; a town begins right after its code.
        while words < 5, let token = tokens[cursor], token.kind == .word || token.kind == .sign {
            if token.kind == .sign {
                guard let sign = tokens.sign(at: cursor), ["-", "'", "’", "."].contains(sign),
                    tokens.touchesPrevious(cursor),
                    tokens.touchesPrevious(cursor + 1) || sign == "."
                else { break }
                if sign == ".", (tokens[cursor - 1].map { $0.end - $0.start } ?? 9) > 3 { break }
                cursor += 1
                continue
            }
            if reader.isStop(cursor) { break }
            if token.isCapitalized {
                if words > 0, !AddressWords.connectors.contains(tokens[cursor - 1]),
                    let (_, stop) = CountryNames.lexicon.match(in: tokens, at: cursor), isWholeWord(stop)
                {
                    break
                }
                if words > 0, token.end - token.start <= 4 {
                    let text = tokens.string(cursor..<cursor + 1)
                    if text.utf8.count == 2 && text.utf8.allSatisfy(\.isASCIIUppercase)
                        || AddressWords.stateCodes[text] != nil
                    {
                        break
                    }
                }
                last = cursor + 1
                words += 1
            } else if words > 0, tokens.isSign("-", at: cursor - 1), tokens.touchesPrevious(cursor) {
                // `Chiyoda-ku`
                last = cursor + 1
            } else if !(AddressWords.connectors.contains(token) && words > 0) && !tokens.touchesPrevious(cursor) {
                break
            }
            cursor += 1
        }
        // Numbers of districts: `Cedex 08`, `Dublin 2`.
        guard let last else { return nil }
        if let word = tokens[last - 1], Self.numbered.contains(word), let number = tokens[last], number.kind == .number,
            number.digitCount <= 2
        {
            return index..<last + 1
        }
        return index..<last
    }

    static let numbered = WordSet("cedex|dublin|praha|kingston|bruxelles")

    /// A place that may belong to the address.
    mutating func name(at index: Int, isNewLine: Bool) -> Bool {
        guard let name = cityName(at: index), nameWords < Self.mostNameWords, names.count < 6, !hasCountry else {
            return false
        }
        // After the postcode only the region and the country follow.
        if hasPostcode, names.count > 3 || !isNewLine && !tokens.isSign(",", at: index - 1) { return false }
        nameWords += name.count
        names.append(name)
        cursor = name.upperBound
        // `Dublin 2`, `Kingston 6`
        if let number = tokens[cursor], number.kind == .number, number.digitCount <= 2, !tokens.touchesPrevious(cursor),
            hasPostcode == false,
            tokens.isSign(",", at: cursor + 1) || tokens[cursor + 1]?.kind == .newline
        {
            cursor += 1
        }
        return true
    }
}

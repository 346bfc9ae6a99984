// SPDX-License-Identifier: Apache-2.0

/// Reads Chinese, Japanese and Korean addresses, which go from the large to the small: postcode, region, city, street,
/// number, house, floor, room.
struct InlineAddressReader {
    let tokens: TextTokens

    /// The longest name of a place before its number, in tokens.
    private static let longest = 60
    /// Lines after the first.
    static let mostLines = 4

    /// The parts of an address while it is read.
    struct Reading {
        var parts = AddressParts()
        let start: Int
        /// After what certainly belongs to the address.
        var end: Int
        var lines = 0
    }

    /// The address that begins at an index: with its postcode or with a region or a country.
    func address(at index: Int) -> (address: PostalAddress, range: Range<Int>)? {
        guard let token = tokens[index] else { return nil }
        var reading = Reading(start: index, end: index)
        var cursor = index
        if let (code, end) = leadingPostcode(at: index) {
            reading.parts.postalCode = code
            cursor = end
            if tokens.isSign("〒", at: index) { reading.parts.countryCode = "JP" }
            if tokens[cursor]?.kind == .newline {
                cursor += 1
                reading.lines += 1
            }
        } else {
            guard token.kind == .inline,
                !(tokens.touchesPrevious(index) && tokens[index - 1]?.kind == .inline) || isLabelled(index)
            else { return nil }
        }
        if let (code, end) = CountryNames.lexicon.match(in: tokens, at: cursor), tokens[cursor]?.kind == .inline {
            reading.parts.country = cursor..<end
            reading.parts.countryCode = code
            cursor = end
            if let sign = tokens.sign(at: cursor), sign == "，" || sign == "," { cursor += 1 }
        }
        if let (country, regionEnd) = InlineAddressWords.regions.match(in: tokens, at: cursor) {
            // A short name of a region in Hangul begins longer words too.
            if isHangul(cursor), tokens[regionEnd]?.followsSpace == false, tokens[regionEnd]?.kind == .inline {
                return nil
            }
            reading.parts.countryCode = reading.parts.countryCode ?? country
            reading.parts.region = cursor..<regionEnd
            cursor = regionEnd
        } else {
            // With a postcode that only addresses have, no region need be known.
            guard tokens.isSign("〒", at: index), tokens[cursor]?.kind == .inline else { return nil }
        }
        return body(&reading, from: cursor)
    }

    /// A postcode before the region: `〒100-0005`, `100-0005`, `(06164)`, `100006`, `邮编：100006`.
    private func leadingPostcode(at index: Int) -> (code: Range<Int>, end: Int)? {
        if tokens.isSign("〒", at: index) {
            return Postcode.match(in: tokens, at: index, region: "JP").map { ($0.code, $0.range.upperBound) }
        }
        let isBracketed = tokens.isSign("(", at: index) || tokens.isSign("（", at: index)
        let start = isBracketed ? index + 1 : index
        guard let number = tokens[start], number.kind == .number, isBracketed || !tokens.touchesPrevious(start) else {
            return nil
        }
        var end = start + 1
        if number.digitCount == 3, tokens.isSign("-", at: end), tokens.touchesPrevious(end),
            tokens[end + 1]?.digitCount == 4
        {
            end += 2
        } else if number.digitCount != 5, number.digitCount != 6 {
            return nil
        }
        var next = end
        if isBracketed {
            guard tokens.isSign(")", at: end) || tokens.isSign("）", at: end) else { return nil }
            next += 1
        }
        if let sign = tokens.sign(at: next), sign == "," || sign == "，" { next += 1 }
        let place = tokens[next]?.kind == .newline ? next + 1 : next
        guard tokens[place]?.kind == .inline else { return nil }
        return (start..<end, next)
    }

    private func isHangul(_ index: Int) -> Bool {
        tokens[index].map { (0xAC00...0xD7AF).contains(tokens.text.scalar(at: $0.start).scalar.value) } ?? false
    }

    /// Whether a label stands before: `住所：`.
    private func isLabelled(_ index: Int) -> Bool {
        guard let sign = tokens.sign(at: index - 1) else { return false }
        return sign == "：" || sign == ":" || sign == "，" || sign == "（"
    }

    // MARK: The place and the number

    private func body(_ reading: inout Reading, from start: Int) -> (address: PostalAddress, range: Range<Int>)? {
        guard let place = place(from: start, lines: &reading.lines), place.hasStreet || place.cityEnd != nil else {
            return nil
        }
        let numberEnd = numberEnd(from: place.end)
        if let cityEnd = place.cityEnd, cityEnd > start { reading.parts.city = start..<cityEnd }
        let streetStart = max(place.cityEnd ?? start, start)
        if place.end > streetStart { reading.parts.street = streetStart..<place.end }
        reading.parts.number = place.end..<numberEnd
        reading.end = numberEnd
        readUnits(&reading)
        readPostcode(&reading)
        let range = reading.start..<reading.end
        return (reading.parts.address(in: tokens, range: range), range)
    }

    /// What stands before the first number.
    private func place(from start: Int, lines: inout Int) -> (end: Int, cityEnd: Int?, hasStreet: Bool)? {
        var cityEnd: Int?
        var hasStreet = false
        var cursor = start
        while cursor < start + Self.longest, let token = tokens[cursor] {
            switch token.kind {
            case .inline:
                let scalar = tokens.text.scalar(at: token.start).scalar
                if InlineAddressWords.streetLetters.contains(scalar) { hasStreet = true }
                if InlineAddressWords.cityLetters.contains(scalar), isCityEnd(cursor),
                    // `信義區市府路` is a street in a district.
                    !(scalar == "市" && cityEnd == cursor)
                {
                    cityEnd = cursor + 1
                }
            case .number:
                return token.digitCount <= 4 && cursor > start ? (cursor, cityEnd, hasStreet) : nil
            case .sign:
                guard let sign = tokens.sign(at: cursor), sign == "，" || sign == "、" || sign == "," || sign == "ー"
                else {
                    return nil
                }
            case .newline:
                // The street or the number may stand on the next line.
                guard cursor > start, lines < Self.mostLines, let next = tokens[cursor + 1],
                    next.kind == .inline || next.kind == .number
                else { return nil }
                lines += 1
            case .word: return nil
            }
            cursor += 1
        }
        return nil
    }

    /// In Hangul the name of a town is a word of its own.
    private func isCityEnd(_ index: Int) -> Bool {
        guard isHangul(index), let next = tokens[index + 1] else { return true }
        return next.followsSpace || next.kind != .inline
    }

    /// Where the number of the house ends: `1丁目9番1号`, `1-9-1`, `4길 12`, `88号院`, `3条西6丁目`.
    private func numberEnd(from start: Int) -> Int {
        /// The most numbers and counters.
        let most = 16
        var end = start
        var isBlock = false
        for _ in 0..<most {
            guard let token = tokens[end] else { break }
            if token.kind == .number {
                guard end == start || isBlock, token.digitCount <= 4 else { break }
                isBlock = false
                end += 1
                while isHyphen(end), tokens.touchesPrevious(end), tokens.touchesPrevious(end + 1),
                    let next = tokens[end + 1], next.kind == .number, next.digitCount <= 4
                {
                    end += 2
                }
            } else if token.kind == .inline, tokens.touchesPrevious(end) {
                let scalar = tokens.text.scalar(at: token.start).scalar
                if InlineAddressWords.numberCounters.contains(scalar) {
                    isBlock = InlineAddressWords.blockCounters.contains(scalar)
                } else if !(isBlock && InlineAddressWords.directions.contains(scalar)
                    && tokens[end + 1]?.kind == .number)
                {
                    break
                }
                end += 1
            } else {
                break
            }
        }
        return end
    }

    func isHyphen(_ index: Int) -> Bool {
        guard let sign = tokens.sign(at: index) ?? inlineSign(index) else { return false }
        return ["-", "－", "−", "‐", "–", "ー"].contains(sign)
    }

    /// The long vowel's sign, which is written for a hyphen.
    private func inlineSign(_ index: Int) -> Unicode.Scalar? {
        guard let token = tokens[index], token.kind == .inline else { return nil }
        let scalar = tokens.text.scalar(at: token.start).scalar
        return scalar == "ー" ? scalar : nil
    }
}

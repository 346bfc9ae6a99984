// SPDX-License-Identifier: Apache-2.0

/// Finds parcels' numbers by their form and check digit, and by the words around those whose form is not enough.
struct ShipmentFinder {
    /// Whether letters that recognition takes for digits, and the other way round, are put right where a check digit
    /// proves it.
    let mendsSlips: Bool

    /// How far from a number the words that speak of parcels may stand, in bytes.
    private static let reach = 64

    /// Characters of a number that is taken for a parcel's when it is the whole text: few other numbers are as long.
    private static let fewestAlone = 12

    /// The most spaces between two groups of a number.
    private static let widestGap = 3

    /// The parcels' numbers of a part of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        let text = tokens.text
        guard let first = tokens.tokens.first, let last = tokens.tokens.last else { return [] }
        lazy var words = Self.parcelWords(in: tokens)
        var matches: [DataMatch] = []
        var position = first.start
        while position < last.end {
            guard text.bytes[position].isASCIIDigit || text.bytes[position].isASCIIUppercase else {
                position += 1
                continue
            }
            let start = position
            while position < last.end, text.bytes[position].isASCIIAlphanumeric { position += 1 }
            guard mayBegin(start, in: text), let match = match(in: text, at: start, limit: last.end, words: { words })
            else {
                continue
            }
            matches.append(match)
            position = match.range.upperBound
        }
        return matches
    }

    /// Whether a number may begin here: not within a word, a path or an amount, nor as the rest of a row of digits.
    private func mayBegin(_ start: Int, in text: ScannedText) -> Bool {
        guard let (scalar, previous) = text.scalar(before: start) else { return true }
        if scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces { return false }
        if ["/", ".", "-", "_", "@", "+", "$", "=", "&", "%"].contains(scalar) { return false }
        return scalar != " " || !(text.bytes[start].isASCIIDigit && text.byte(at: previous - 1).isASCIIDigit)
    }

    private func match(
        in text: ScannedText, at start: Int, limit: Int, words: () -> [Int]
    ) -> DataMatch? {
        var number: [UInt8] = []
        /// Where the number may end, and how many characters it has there.
        var ends: [(offset: Int, count: Int)] = []
        var position = start
        var digits = 0
        while position < limit, number.count < ShipmentFormat.longest {
            let byte = text.bytes[position]
            guard byte.isASCIIDigit || byte.isASCIIUppercase || (mendsSlips && byte == .ascii("l")) else { break }
            while position < limit, number.count <= ShipmentFormat.longest, text.bytes[position].isASCIIAlphanumeric {
                let byte = text.bytes[position]
                if byte.isASCIIDigit { digits += 1 }
                number.append(byte)
                position += 1
            }
            guard digits > 0 || number.count <= 4 else { return nil }
            ends.append((position, number.count))
            if text.byte(at: position) == .ascii("-"), number.starts(with: "1LS7".utf8) { position += 1 }
            var gap = 0
            while text.byte(at: position) == .ascii(" "), gap < Self.widestGap {
                gap += 1
                position += 1
            }
        }
        for (offset, count) in ends.reversed() where count >= ShipmentFormat.shortest {
            guard !isContinued(at: offset, in: text), !isFollowedByGroup(start..<offset, in: text) else { continue }
            let range = start..<offset
            guard let (found, mended) = format(number[..<count]) ?? named(number[..<count], range, in: text) else {
                continue
            }
            guard
                found.isUnmistakable || count >= Self.fewestAlone && range == 0..<text.count
                    || isNamed(range, words: words())
            else { continue }
            let shipment = ShipmentTrackingNumber(
                carrier: found.carrier, trackingNumber: String(decoding: mended, as: UTF8.self))
            return DataMatch(value: .shipmentTrackingNumber(shipment), range: range)
        }
        return nil
    }

    private func format(_ number: ArraySlice<UInt8>) -> (ShipmentFormat.Match, ArraySlice<UInt8>)? {
        if let match = ShipmentFormat.match(number) { return (match, number) }
        guard mendsSlips else { return nil }
        // Beyond the first letters, look-alikes of digits are digits.
        let letters = number.prefix { $0.isASCIIUppercase && $0 != .ascii("O") && $0 != .ascii("I") }.count
        let start = number.starts(with: "1Z".utf8) ? 2 : letters
        let isPostal = number.count == 13
        var mended = Array(number)
        for index in start..<(isPostal ? 11 : mended.count) where index < mended.count {
            switch Unicode.Scalar(mended[index]) {
            case "O", "o": mended[index] = .ascii("0")
            case "I", "l": mended[index] = .ascii("1")
            default: break
            }
        }
        guard mended[...] != number, let match = ShipmentFormat.match(mended[...]), match.isUnmistakable else {
            return nil
        }
        return (match, mended[...])
    }

    /// Twelve digits in fours beside FedEx's name: its own numbers are printed so, whatever their last digit.
    private func named(
        _ number: ArraySlice<UInt8>, _ range: Range<Int>, in text: ScannedText
    ) -> (ShipmentFormat.Match, ArraySlice<UInt8>)? {
        guard number.count == 12, range.count == 14, number.allSatisfy(\.isASCIIDigit),
            text.bytes[range.lowerBound + 4] == .ascii(" ")
        else {
            return nil
        }
        let before = max(0, range.lowerBound - Self.reach)..<range.lowerBound
        guard before.contains(where: { text.hasPrefix("fedex", at: $0) }) else { return nil }
        return (ShipmentFormat.Match(carrier: .fedex, isUnmistakable: false), number)
    }

    private func isContinued(at end: Int, in text: ScannedText) -> Bool {
        guard end < text.count else { return false }
        let (scalar, next) = text.scalar(at: end)
        if [".", ",", "-", "/", ":"].contains(scalar) { return text.byte(at: next).isASCIIAlphanumeric }
        return ["_", "@", "%", "°", "=", "+"].contains(scalar)
            || scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces
    }

    /// Whether a row of digits goes on with another group behind a space. A row without spaces may have a small count
    /// after it: `986578788855 2 packages`.
    private func isFollowedByGroup(_ range: Range<Int>, in text: ScannedText) -> Bool {
        /// The digits of a count of parcels, or of their weight.
        let longestCount = 2
        guard text.bytes[range].allSatisfy({ $0.isASCIIDigit || $0 == .ascii(" ") }) else { return false }
        var group = range.upperBound
        while text.byte(at: group) == .ascii(" "), group - range.upperBound < Self.widestGap { group += 1 }
        guard group > range.upperBound, text.byte(at: group).isASCIIDigit else { return false }
        var end = group
        while text.byte(at: end).isASCIIDigit, end - group <= longestCount { end += 1 }
        let isCount =
            end - group <= longestCount && text.byte(at: end) == .ascii(" ") && text.byte(at: end + 1).isASCIILetter
        return !isCount || text.bytes[range].contains(.ascii(" "))
    }

    // MARK: Words

    private func isNamed(_ range: Range<Int>, words: [Int]) -> Bool {
        let next = words.partitionPoint { $0 >= range.lowerBound - Self.reach }
        return next < words.count && words[next] <= range.upperBound + Self.reach
    }

    /// Where words stand that speak of parcels.
    private static func parcelWords(in tokens: TextTokens) -> [Int] {
        tokens.tokens.indices.compactMap { index in
            let token = tokens.tokens[index]
            guard token.kind == .word || token.kind == .inline else { return nil }
            return lexicon.match(in: tokens, at: index) == nil ? nil : token.start
        }
    }

    private static let lexicon = Lexicon<Bool>([
        (
            "tracking|track|shipment|shipped|shipping|parcel|package|packet|delivery|waybill|consignment|courier|"
                + "sendung|sendungsnummer|sendungsnr|paket|paketnummer|paketnr|trackingnummer|zustellung|lieferung|"
                + "colis|suivi|envoi|livraison|envio|envío|paquete|seguimiento|rastreo|encomenda|rastreamento|entrega|"
                + "spedizione|pacco|tracciamento|zending|pakket|pakje|försändelse|paket|kollinummer|przesyłka|paczka|"
                + "追跡|荷物|お問い合わせ番号|快递|运单|单号|包裹|운송장|택배|ups|fedex|usps|dhl|dpd|gls|purolator|canpar|"
                + "canada post|royal mail|yodel|ontrac|lasership|landmark|old dominion|amazon logistics|hermes|evri|postnl|"
                + "postal service|deutsche post",
            true
        )
    ])
}

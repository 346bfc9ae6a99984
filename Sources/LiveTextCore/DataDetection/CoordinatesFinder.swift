// SPDX-License-Identifier: Apache-2.0

/// Finds coordinates: degrees, minutes and seconds with the quarter of the sky, or two exact decimal numbers.
struct CoordinatesFinder {
    /// One of the two numbers.
    private struct Angle {
        let degrees: Double
        let end: Int
        /// `N`, `S`, `E` or `W`.
        let hemisphere: UInt8?
        let hasDegreeSign: Bool
        let hasMinutes: Bool
        /// How many decimals a number without signs has.
        let decimals: Int
    }

    /// Decimals by which two numbers without signs are a place: ten metres.
    private static let fewestDecimals = 4

    /// The coordinates of a text, in order.
    func matches(in text: ScannedText) -> [DataMatch] {
        var matches: [DataMatch] = []
        var position = 0
        while position < text.count {
            let byte = text.bytes[position]
            guard byte.isASCIIDigit || Self.isHemisphere(byte) || byte == .ascii("-") || byte >= 0xC2,
                isBeginning(position, in: text), let match = match(in: text, at: position)
            else {
                // The digits of a number are passed over together.
                var next = position + 1
                if byte.isASCIIDigit { while text.byte(at: next).isASCIIDigit { next += 1 } }
                position = next
                continue
            }
            matches.append(match)
            position = match.range.upperBound
        }
        return matches
    }

    private func isBeginning(_ position: Int, in text: ScannedText) -> Bool {
        guard let (scalar, _) = text.scalar(before: position) else { return true }
        if scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces { return false }
        return !([".", "/", "$", "€", "£"].contains(scalar))
    }

    private func match(in text: ScannedText, at start: Int) -> DataMatch? {
        guard let first = angle(in: text, at: start) else { return nil }
        var second = first.end
        var hasComma = false
        while let byte = Optional(text.byte(at: second)), second - first.end <= 4 {
            if byte == .ascii(",") || byte == .ascii("/") || byte == .ascii(";") {
                hasComma = true
            } else if byte != .ascii(" ") {
                break
            }
            second += 1
        }
        guard let other = angle(in: text, at: second, after: first), !isContinued(at: other.end, in: text) else {
            return nil
        }
        guard let place = place(first, other, hasComma: hasComma) else { return nil }
        var range = start..<other.end
        if text.hasSuffix("geo:", before: start) {
            range = start - 4..<other.end
        } else if first.hemisphere == nil, !first.hasDegreeSign, isNamedOtherwise(start, in: text) {
            return nil
        }
        return DataMatch(value: .coordinates(place), range: range)
    }

    private func isContinued(at end: Int, in text: ScannedText) -> Bool {
        guard end < text.count else { return false }
        let (scalar, next) = text.scalar(at: end)
        if [".", ",", "-"].contains(scalar) { return text.byte(at: next).isASCIIDigit }
        return scalar == "%" || scalar == "/" || scalar.isLetterOrDigit && !scalar.isWrittenWithoutSpaces
    }

    private func place(_ first: Angle, _ second: Angle, hasComma: Bool) -> GeographicCoordinates? {
        var latitude = first
        var longitude = second
        switch (first.hemisphere, second.hemisphere) {
        case (nil, nil):
            guard hasComma, !first.hasDegreeSign || second.hasDegreeSign else { return nil }
            guard first.hasDegreeSign || min(first.decimals, second.decimals) >= Self.fewestDecimals else { return nil }
            guard !first.hasDegreeSign || first.decimals + second.decimals >= 2 else { return nil }
        case (let one?, let two?):
            guard Self.isLatitude(one) != Self.isLatitude(two) else { return nil }
            guard first.hasDegreeSign || min(first.decimals, second.decimals) >= 2 else { return nil }
            if Self.isLatitude(two) { swap(&latitude, &longitude) }
        default: return nil
        }
        guard abs(latitude.degrees) <= 90, abs(longitude.degrees) <= 180 else { return nil }
        return GeographicCoordinates(latitude: latitude.degrees, longitude: longitude.degrees)
    }

    /// Words before two numbers that are no place.
    private func isNamedOtherwise(_ start: Int, in text: ScannedText) -> Bool {
        var end = start
        while [.ascii(" "), .ascii(":")].contains(text.byte(at: end - 1)) { end -= 1 }
        let words: [StaticString] = ["version", "ver", "release", "build", "rates", "ratio", "scores", "values"]
        return words.contains { text.hasSuffix($0, before: end) }
    }

    // MARK: An angle

    /// `N 51° 28.670`, `40°26′46″N`, `-33.8568`, `52.5200° N`.
    ///
    /// - Parameter first: the angle before, of which this is the other.
    private func angle(in text: ScannedText, at start: Int, after first: Angle? = nil) -> Angle? {
        var cursor = start
        var hemisphere: UInt8?
        if Self.isHemisphere(text.byte(at: cursor)) {
            hemisphere = text.byte(at: cursor)
            cursor += 1
            skipSpaces(in: text, &cursor)
        }
        var isNegative = false
        if text.byte(at: cursor) == .ascii("-") {
            isNegative = true
            cursor += 1
        } else if cursor < text.count, text.scalar(at: cursor).scalar == "\u{2212}" {
            isNegative = true
            cursor = text.scalar(at: cursor).end
        }
        guard let whole = number(in: text, &cursor, mostDigits: 3) else { return nil }
        var degrees = whole.value
        var hasDegreeSign = false
        var hasMinutes = false
        if take(["°", "º", "˚"], in: text, &cursor) {
            hasDegreeSign = true
            if let minutes = part(["′", "'", "’"], in: text, &cursor, mayBeUnmarked: true) {
                degrees += minutes / 60
                hasMinutes = true
                if let seconds = part(["″", "\"", "”", "''"], in: text, &cursor, mayBeUnmarked: false) {
                    degrees += seconds / 3600
                }
            } else if let rest = unmarkedMinutes(
                in: text, &cursor, mayEnd: hemisphere != nil && first?.hasMinutes == true)
            {
                degrees += rest
                hasMinutes = true
            } else if hemisphere != nil, isNumberNext(cursor, in: text) {
                // What follows is neither this angle's minutes nor the other angle.
                return nil
            }
        }
        if hemisphere == nil {
            var letter = cursor
            skipSpaces(in: text, &letter)
            if Self.isHemisphere(text.byte(at: letter)), !text.byte(at: letter + 1).isASCIIAlphanumeric || hasDegreeSign
            {
                if !text.byte(at: letter + 1).isASCIILetter {
                    hemisphere = text.byte(at: letter)
                    cursor = letter + 1
                }
            }
        }
        if hemisphere == .ascii("S") || hemisphere == .ascii("W") { isNegative.toggle() }
        return Angle(
            degrees: isNegative ? -degrees : degrees, end: cursor, hemisphere: hemisphere, hasDegreeSign: hasDegreeSign,
            hasMinutes: hasMinutes, decimals: whole.decimals)
    }

    /// Minutes, and seconds, without their signs, in degrees: `30.5` of `N 51° 30.5 W`, `30 26` of `51° 30 26 N`. They are
    /// some where a quarter of the sky follows, or where the pair ends whose first angle had minutes.
    private func unmarkedMinutes(in text: ScannedText, _ cursor: inout Int, mayEnd: Bool) -> Double? {
        var end = cursor
        skipSpaces(in: text, &end)
        guard let minutes = number(in: text, &end, mostDigits: 2), minutes.value < 60 else { return nil }
        var value = minutes.value / 60
        var afterSeconds = end
        skipSpaces(in: text, &afterSeconds)
        if afterSeconds > end, minutes.decimals == 0, let seconds = number(in: text, &afterSeconds, mostDigits: 2),
            seconds.value < 60
        {
            value += seconds.value / 3600
            end = afterSeconds
        }
        var next = end
        while [.ascii(" "), .ascii(","), .ascii(";"), .ascii("/")].contains(text.byte(at: next)), next - end < 4 {
            next += 1
        }
        let isHemisphereNext =
            Self.isHemisphere(text.byte(at: next)) && !text.byte(at: next + 1).isASCIILetter
        guard isHemisphereNext || mayEnd && !text.byte(at: next).isASCIIAlphanumeric else { return nil }
        cursor = end
        return value
    }

    private func isNumberNext(_ cursor: Int, in text: ScannedText) -> Bool {
        var next = cursor
        skipSpaces(in: text, &next)
        return text.byte(at: next).isASCIIDigit
    }

    /// Minutes or seconds with their sign, below 60.
    private func part(
        _ signs: [String], in text: ScannedText, _ cursor: inout Int, mayBeUnmarked: Bool
    ) -> Double? {
        var end = cursor
        skipSpaces(in: text, &end)
        guard let number = number(in: text, &end, mostDigits: 2), number.value < 60 else { return nil }
        let isMarked = take(signs, in: text, &end)
        guard isMarked || mayBeUnmarked && number.decimals >= 2 else { return nil }
        cursor = end
        return number.value
    }

    private func number(
        in text: ScannedText, _ cursor: inout Int, mostDigits: Int
    ) -> (value: Double, decimals: Int)? {
        /// Decimals beyond are no place any more but another number.
        let mostDecimals = 15
        var end = cursor
        var value = 0.0
        while text.byte(at: end).isASCIIDigit, end - cursor <= mostDigits {
            value = value * 10 + Double(text.bytes[end] - .ascii("0"))
            end += 1
        }
        guard end > cursor, end - cursor <= mostDigits else { return nil }
        var decimals = 0
        if text.byte(at: end) == .ascii("."), text.byte(at: end + 1).isASCIIDigit {
            var scale = 0.1
            end += 1
            while text.byte(at: end).isASCIIDigit, decimals < mostDecimals {
                value += Double(text.bytes[end] - .ascii("0")) * scale
                scale /= 10
                decimals += 1
                end += 1
            }
        }
        guard !text.byte(at: end).isASCIIDigit else { return nil }
        cursor = end
        return ((value * 1e12).rounded() / 1e12, decimals)
    }

    private func take(_ signs: [String], in text: ScannedText, _ cursor: inout Int) -> Bool {
        for sign in signs where text.string(cursor..<min(cursor + sign.utf8.count, text.count)) == sign {
            cursor += sign.utf8.count
            return true
        }
        return false
    }

    private func skipSpaces(in text: ScannedText, _ cursor: inout Int) {
        let start = cursor
        while text.byte(at: cursor) == .ascii(" "), cursor - start < 2 { cursor += 1 }
    }

    private static func isHemisphere(_ byte: UInt8) -> Bool {
        [.ascii("N"), .ascii("S"), .ascii("E"), .ascii("W")].contains(byte)
    }

    private static func isLatitude(_ hemisphere: UInt8) -> Bool {
        hemisphere == .ascii("N") || hemisphere == .ascii("S")
    }
}

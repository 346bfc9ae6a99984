// SPDX-License-Identifier: Apache-2.0

/// Finds coordinates by the words before them: `lat: 51.5074 lon: -0.1278`, `Breite 52,5, Länge 13,4`, `北緯35度41分 東経139度41分`.
struct LabelledCoordinatesFinder {
    /// What a word says of the number after it.
    private struct Label {
        let isLatitude: Bool
        /// -1 for south and west.
        var sign = 1.0
        /// Whether it is also the word for width or length.
        var isVague = false
    }

    private struct Angle {
        let degrees: Double
        let decimals: Int
        let end: Int
    }

    /// The coordinates of a part of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        var matches: [DataMatch] = []
        var index = 0
        while index < tokens.count {
            guard let (place, end) = place(in: tokens, at: index) else {
                index += 1
                continue
            }
            matches.append(
                DataMatch(
                    value: .coordinates(place), range: tokens.tokens[index].start..<tokens.tokens[end - 1].end))
            index = end
        }
        return matches
    }

    private func place(in tokens: TextTokens, at index: Int) -> (place: GeographicCoordinates, end: Int)? {
        guard let (first, afterFirst) = label(in: tokens, at: index) else { return nil }
        // `lat/long: 51.5, -0.12`
        if let (second, afterSecond) = label(
            in: tokens, at: skippingJoints(Self.betweenLabels, afterFirst, in: tokens)),
            first.isLatitude != second.isLatitude,
            let one = angle(in: tokens, at: skippingJoints(Self.afterLabel, afterSecond, in: tokens)),
            let two = angle(in: tokens, at: skippingJoints(Self.betweenAngles, one.end, in: tokens))
        {
            return place(first, one, second, two, in: tokens)
        }
        guard let one = angle(in: tokens, at: skippingJoints(Self.afterLabel, afterFirst, in: tokens)),
            let (second, afterSecond) = label(
                in: tokens, at: skippingJoints(Self.betweenAngles, one.end, in: tokens)),
            first.isLatitude != second.isLatitude,
            let two = angle(in: tokens, at: skippingJoints(Self.afterLabel, afterSecond, in: tokens))
        else { return nil }
        return place(first, one, second, two, in: tokens)
    }

    private func place(
        _ first: Label, _ one: Angle, _ second: Label, _ two: Angle, in tokens: TextTokens
    ) -> (place: GeographicCoordinates, end: Int)? {
        /// Decimals that only coordinates have: a hundred metres.
        let exact = 3
        if first.isVague || second.isVague {
            let decimals = min(one.decimals, two.decimals)
            let isSize = isMeasured(one.end, in: tokens) || isMeasured(two.end, in: tokens)
            guard !isSize, decimals >= exact || decimals >= 1 && first.isLatitude else { return nil }
        }
        guard !isContinued(two.end, in: tokens) else { return nil }
        let (left, right) = (first.sign * one.degrees, second.sign * two.degrees)
        let (latitude, longitude) = first.isLatitude ? (left, right) : (right, left)
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return (GeographicCoordinates(latitude: latitude, longitude: longitude), two.end)
    }

    // MARK: Labels

    private func label(in tokens: TextTokens, at index: Int) -> (label: Label, end: Int)? {
        guard let (label, end) = Self.labels.match(in: tokens, at: index) else { return nil }
        if tokens.touchesPrevious(index), let previous = tokens[index - 1], tokens[index]?.kind == .word,
            previous.kind == .word || previous.kind == .number || tokens.isSign("_", at: index - 1)
        {
            return nil
        }
        return (label, tokens.isSign(".", at: end) && tokens.touchesPrevious(end) ? end + 1 : end)
    }

    private static let labels = Lexicon<Label>([
        (
            "lat|latitude|latitud|latitudine|breitengrad|geographische breite|geografische breite|geogr. breite|breedtegraad|"
                + "szerokość geograficzna|szerokość geogr.|enlem|緯度|纬度|위도|latitudine", Label(isLatitude: true)
        ),
        (
            "lon|long|lng|longitude|longitud|longitudine|längengrad|geographische länge|geografische länge|geogr. länge|"
                + "lengtegraad|długość geograficzna|długość geogr.|boylam|経度|经度|經度|경도", Label(isLatitude: false)
        ),
        ("breite|bredd|breedte|szerokość", Label(isLatitude: true, isVague: true)),
        ("länge|längd|lengte|długość", Label(isLatitude: false, isVague: true)),
        ("北緯|北纬|북위", Label(isLatitude: true)), ("南緯|南纬|남위", Label(isLatitude: true, sign: -1)),
        ("東経|东经|東經|동경", Label(isLatitude: false)), ("西経|西经|西經|서경", Label(isLatitude: false, sign: -1)),
    ])

    // MARK: Joints

    /// Signs and words between a label and its number.
    private static let afterLabel = Lexicon<Bool>([(":|=|：|\"|'|(|)|[|,|°|is|ist|est|es|è|é|of", true)])
    private static let betweenLabels = Lexicon<Bool>([("/|,|&|-|;|and|und|et|y|e|en|och|i", true)])
    private static let betweenAngles = Lexicon<Bool>([
        (",|;|&|\"|'|/|·|、|，|)|]|(|and|und|et|y|e|en|och|i", true)
    ])

    /// The index after a few joints, or after one line's end.
    private func skippingJoints(_ joints: Lexicon<Bool>, _ index: Int, in tokens: TextTokens) -> Int {
        /// `", "` of a program's data, and a line's end.
        let most = 5
        var index = index
        var lines = 0
        for _ in 0..<most {
            if tokens[index]?.kind == .newline, lines == 0 {
                lines += 1
                index += 1
            } else if let (_, next) = joints.match(in: tokens, at: index) {
                index = next
            } else {
                break
            }
        }
        return index
    }

    // MARK: Angles

    /// `-0.1278`, `52,5`, `51°30'26"N`, `35度41分`, `51.5 N`.
    private func angle(in tokens: TextTokens, at index: Int) -> Angle? {
        var start = index
        var isNegative = false
        if let sign = tokens.sign(at: index), ["-", "\u{2212}", "–", "+"].contains(sign),
            tokens.touchesPrevious(index + 1)
        {
            isNegative = sign != "+"
            start += 1
        }
        guard let whole = decimal(in: tokens, at: start, mostDigits: 3) else { return nil }
        var degrees = whole.value
        var end = whole.end
        if isOne(of: ["°", "º", "˚", "度", "도"], end, in: tokens) {
            end += 1
            if let (minutes, stop) = part(["′", "'", "’", "分", "분"], in: tokens, at: end) {
                degrees += minutes / 60
                end = stop
                if let (seconds, stop) = part(["″", "\"", "”", "秒", "초"], in: tokens, at: end) {
                    degrees += seconds / 3600
                    end = stop
                }
            }
        }
        if let (sign, next) = Self.quarters.match(in: tokens, at: end),
            tokens[end]?.isCapitalized == true || next > end + 1 || tokens.string(end..<next).utf8.count > 1
        {
            isNegative = isNegative != (sign < 0)
            end = next
        }
        return Angle(degrees: isNegative ? -degrees : degrees, decimals: whole.decimals, end: end)
    }

    private static let quarters = Lexicon<Double>([
        ("n|e|north|east|nord|ost|est|norte|este|leste|oost|öst", 1),
        ("s|w|south|west|süd|sud|ouest|sur|oeste|sul|ovest|zuid|väst", -1),
    ])

    private func part(
        _ signs: [Unicode.Scalar], in tokens: TextTokens, at index: Int
    ) -> (value: Double, end: Int)? {
        guard let number = decimal(in: tokens, at: index, mostDigits: 2), number.value < 60,
            isOne(of: signs, number.end, in: tokens)
        else { return nil }
        return (number.value, number.end + 1)
    }

    private func isOne(of signs: [Unicode.Scalar], _ index: Int, in tokens: TextTokens) -> Bool {
        guard let token = tokens[index], token.kind == .sign || token.kind == .inline else { return false }
        return signs.contains(tokens.text.scalar(at: token.start).scalar)
    }

    private func decimal(
        in tokens: TextTokens, at index: Int, mostDigits: Int
    ) -> (value: Double, decimals: Int, end: Int)? {
        /// Decimals beyond are no place any more but another number.
        let mostDecimals = 15
        guard let whole = tokens[index], whole.kind == .number, whole.digitCount <= mostDigits else { return nil }
        guard let mark = tokens.sign(at: index + 1), mark == "." || mark == ",", tokens.touchesPrevious(index + 1),
            let fraction = tokens[index + 2], fraction.kind == .number, tokens.touchesPrevious(index + 2),
            fraction.digitCount <= mostDecimals
        else { return (Double(whole.value), 0, index + 1) }
        var scale = 1.0
        for _ in 0..<fraction.digitCount { scale *= 10 }
        return (Double(whole.value) + Double(fraction.value) / scale, fraction.digitCount, index + 3)
    }

    private func isMeasured(_ end: Int, in tokens: TextTokens) -> Bool {
        MeasurementUnits.lexicon.match(in: tokens, at: end) != nil || Self.sizes.contains(tokens[end])
            || Self.sizes.contains(tokens[end + 1])
    }

    /// Words that go on with a thing's size.
    private static let sizes = WordSet(
        "höhe|tiefe|gewicht|durchmesser|höjd|djup|vikt|hoogte|diepte|gewicht|wysokość|głębokość|x|mal")

    private func isContinued(_ end: Int, in tokens: TextTokens) -> Bool {
        guard tokens.touchesPrevious(end), let token = tokens[end] else { return false }
        if token.kind == .word || token.kind == .number { return true }
        guard let sign = tokens.sign(at: end) else { return false }
        return sign == "%"
            || [".", ",", "-", "/"].contains(sign) && tokens.touchesPrevious(end + 1)
                && tokens[end + 1]?.kind == .number
    }
}

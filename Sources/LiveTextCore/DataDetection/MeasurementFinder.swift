// SPDX-License-Identifier: Apache-2.0

/// Finds measurements: a number with a unit.
struct MeasurementFinder {
    let mark: DecimalMark

    private struct Quantity {
        var range: Range<Int>
        var value: Double
        var unit: MeasurementUnit
    }

    /// The measurements of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        var matches: [DataMatch] = []
        var index = 0
        let reader = QuantityReader(tokens: tokens, mark: mark)
        while index < tokens.count {
            guard var quantity = quantity(in: tokens, at: index, reader: reader) else {
                index += 1
                continue
            }
            while addSmallerUnits(to: &quantity, in: tokens, reader: reader) {}
            addHalf(to: &quantity, in: tokens)
            takeSign(of: &quantity, in: tokens)
            takeBelowZero(of: &quantity, in: tokens)
            let range =
                tokens.tokens[quantity.range.lowerBound].start..<tokens.tokens[quantity.range.upperBound - 1].end
            matches.append(
                DataMatch(
                    value: .measurement(MeasuredQuantity(value: quantity.value, unit: quantity.unit)), range: range))
            index = quantity.range.upperBound
        }
        return matches
    }

    private func quantity(in tokens: TextTokens, at index: Int, reader: QuantityReader) -> Quantity? {
        guard let number = reader.quantity(at: index) else { return nil }
        if !number.hasDigits, tokens[index]?.kind == .word, tokens.touchesPrevious(index) { return nil }
        // The number of a name: `SCP-173 m`.
        if tokens.touchesPrevious(index), tokens.isSign("-", at: index - 1), tokens.touchesPrevious(index - 1),
            tokens[index - 2]?.kind == .word
        {
            return nil
        }
        var start = index
        var leading: MeasurementUnit?
        if let (unit, first) = MeasurementUnits.leading.match(in: tokens, endingAt: index, longest: 2) {
            leading = unit
            start = first
        }
        guard let (unit, end) = unit(in: tokens, after: number) else { return nil }
        if let leading {
            return Quantity(
                range: start..<end, value: number.value,
                unit: unit.dimension == .length && leading.dimension == .speed
                    ? MeasurementUnit(symbol: unit.symbol + "/h", dimension: .speed, factor: unit.factor / 3600)
                    : leading)
        }
        return Quantity(range: start..<end, value: number.value, unit: unit)
    }

    // MARK: The unit

    private func unit(in tokens: TextTokens, after number: PrintedQuantity) -> (unit: MeasurementUnit, end: Int)? {
        var index = number.end
        if tokens.isSign("-", at: index), tokens.touchesPrevious(index), tokens.touchesPrevious(index + 1),
            tokens[index + 1]?.kind == .word
        {
            index += 1
        } else if Self.genitives.contains(tokens[index]), tokens[index]?.followsSpace == true, !number.isExactCount {
            index += 1
        }
        guard let (meaning, end) = MeasurementUnits.lexicon.match(in: tokens, at: index) else { return nil }
        guard !meaning.isSymbol || accepts(meaning.unit, in: tokens, index..<end, number: number) else { return nil }
        var last = end
        // `km2`, `m3`
        if let digit = tokens[end], digit.kind == .number, tokens.touchesPrevious(end),
            meaning.unit.dimension == .length,
            digit.value == 2 || digit.value == 3, !tokens.touchesPrevious(end + 1) || tokens[end + 1]?.kind == .sign
        {
            let power = digit.value == 2 ? "²" : "³"
            return (MeasurementUnits.unit(meaning.unit.symbol + power), end + 1)
        }
        if let following = tokens[end], tokens.touchesPrevious(end) {
            if following.kind == .word || following.kind == .number, tokens[end - 1]?.kind == .word { return nil }
            if meaning.isSymbol, tokens[end - 1]?.kind == .word, let sign = tokens.sign(at: end),
                sign == "'" || sign == "/" || sign == "@" || sign == "_" || sign == "-",
                tokens.touchesPrevious(end + 1)
            {
                return nil
            }
        }
        if tokens.isSign(".", at: end - 1), index < end - 1, !tokens.touchesPrevious(end) { last = end }
        return (meaning.unit, last)
    }

    private static let genitives = WordSet("de|d|di|of")

    /// Symbols stand in their own case, and those that are words or marks of other things beside their number.
    private func accepts(
        _ unit: MeasurementUnit, in tokens: TextTokens, _ range: Range<Int>, number: PrintedQuantity
    ) -> Bool {
        let text = tokens.string(range)
        guard number.hasDigits || text.count >= 2 && text != "in" && text != "in." else { return false }
        let touches = tokens.touchesPrevious(range.lowerBound)
        // `Gate 5 L`, `Raum 3 A`: a letter that goes on a name.
        if text.count == 1, !touches, text == text.uppercased(), text != text.lowercased(),
            Self.numberedThings.contains(tokens[number.start - 1])
        {
            return false
        }
        switch unit.symbol {
        case "µm" where text == "um":
            // A word in German and Portuguese: `um dois um`, `5 um den Tisch`.
            return touches || number.hasDigits && tokens[range.upperBound]?.kind != .word
        case "in":
            if text.hasPrefix("in") || text.hasPrefix("IN") {
                // The preposition goes on with a word.
                let next = tokens[range.upperBound]
                return text == "in." || touches || next == nil || next?.kind == .newline || next?.kind == .sign
            }
            return touches
        case "ft" where !text.lowercased().hasPrefix("ft"):
            return touches && tokens[range.upperBound]?.kind == .number && tokens.touchesPrevious(range.upperBound)
        case "°": return touches || tokens[range.lowerBound]?.kind == .sign
        case "m": return text == "m" || text == "M" && touches || text.count > 1
        case "g", "t", "l", "A", "V", "W", "mi":
            return text != text.uppercased() || ["L", "V", "W"].contains(text)
        case "°C" where text.uppercased() == "C": return false
        default: return true
        }
    }

    /// What has numbers with letters for names, in the languages that are read.
    private static let numberedThings = WordSet(
        "gate|gates|room|row|seat|section|block|platform|terminal|flight|floor|apartment|apt|suite|line|track|bus|route|"
            + "exit|chapter|model|type|class|hall|lot|bay|zone|pier|dock|wing|building|unit|annex|figure|table|"
            + "raum|zimmer|reihe|platz|sitz|abschnitt|gleis|bahnsteig|halle|haus|block|linie|tor|ausgang|typ|klasse|wagen|"
            + "salle|chambre|rang|place|siège|porte|quai|voie|ligne|bâtiment|étage|sala|fila|asiento|puerta|andén|vía|línea|"
            + "edificio|posto|porta|binario|linea|assento|portão|zaal|rij|stoel|spoor|lijn|gebouw|rad|plats|spår|"
            + "sector|fig|tab|nr|no"
    )

    // MARK: Several units

    /// `5 ft 11 in`, `7 feet and 10 inches`, `5'11"`, `1 kg 200 g`.
    ///
    /// - Returns: whether one was added.
    private func addSmallerUnits(to quantity: inout Quantity, in tokens: TextTokens, reader: QuantityReader) -> Bool {
        /// Parts of one measurement: yards, feet and inches, with what joins them.
        let longest = 16
        var index = quantity.range.upperBound
        guard quantity.range.count < longest else { return false }
        if tokens.isSign(",", at: index), Self.joints.contains(tokens[index + 1]) { index += 1 }
        if Self.joints.contains(tokens[index]) || tokens.isSign(",", at: index) { index += 1 }
        guard quantity.unit.dimension == .length || quantity.unit.dimension == .mass,
            let number = reader.quantity(at: index), number.hasDigits, number.isExactCount || number.value < 100,
            let (unit, end) = unit(in: tokens, after: number), unit.dimension == quantity.unit.dimension,
            unit.factor < quantity.unit.factor, number.value * unit.factor < quantity.unit.factor * 3
        else { return false }
        let total = quantity.value * quantity.unit.factor + number.value * unit.factor
        // Feet and inches are one height in inches; others keep the larger unit.
        let result = quantity.unit.symbol == "ft" ? unit : quantity.unit
        quantity.range = quantity.range.lowerBound..<end
        quantity.value = (total / result.factor * 1e9).rounded() / 1e9
        quantity.unit = result
        return true
    }

    /// `两米半`: half of the unit after it.
    private func addHalf(to quantity: inout Quantity, in tokens: TextTokens) {
        guard Self.halves.contains(tokens[quantity.range.upperBound]), tokens.touchesPrevious(quantity.range.upperBound)
        else { return }
        quantity.range = quantity.range.lowerBound..<quantity.range.upperBound + 1
        quantity.value += 0.5
    }

    private static let halves = WordSet("半|반")
    private static let minusWords = Lexicon<Bool>([("负|負|minus|マイナス|마이너스|零下", true)])
    private static let joints = WordSet("and|und|et|e|y|en|och|i")

    private static let belowZero = Lexicon<Bool>([
        (
            "below zero|unter null|unter dem gefrierpunkt|en dessous de zéro|sous zéro|au-dessous de zéro|bajo cero|"
                + "sotto zero|sotto lo zero|abaixo de zero|onder nul|onder het vriespunt|under noll|poniżej zera",
            true
        )
    ])

    /// Words after a temperature that make it negative: `10 degrees below zero`.
    private func takeBelowZero(of quantity: inout Quantity, in tokens: TextTokens) {
        guard quantity.unit.dimension == .temperature || quantity.unit.dimension == .angle, quantity.value > 0,
            let (_, end) = Self.belowZero.match(in: tokens, at: quantity.range.upperBound)
        else { return }
        quantity.range = quantity.range.lowerBound..<end
        quantity.value = -quantity.value
    }

    /// A minus before a temperature or at a word's beginning is the number's.
    private func takeSign(of quantity: inout Quantity, in tokens: TextTokens) {
        let index = quantity.range.lowerBound - 1
        if let (_, start) = Self.minusWords.match(in: tokens, endingAt: index + 1) {
            quantity.range = start..<quantity.range.upperBound
            quantity.value = -quantity.value
            return
        }
        guard let sign = tokens.sign(at: index), sign == "-" || sign == "\u{2212}",
            tokens.touchesPrevious(index + 1), !tokens.touchesPrevious(index),
            quantity.unit.dimension == .temperature || quantity.unit.dimension == .angle || sign == "\u{2212}"
        else { return }
        quantity.range = index..<quantity.range.upperBound
        quantity.value = -quantity.value
    }
}

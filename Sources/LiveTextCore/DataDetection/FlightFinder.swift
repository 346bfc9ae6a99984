// SPDX-License-Identifier: Apache-2.0

/// Finds the numbers of scheduled flights: an airline's code or name with a number, beside a word of air travel.
struct FlightFinder {
    /// How far from a number the words of air travel may stand, in bytes.
    private static let reach = 160

    /// The numbers of scheduled flights have four digits at most.
    private static let mostDigits = 4

    /// The flights of a part of a text, in order.
    func matches(in tokens: TextTokens) -> [DataMatch] {
        lazy var words = Self.travelWords(in: tokens)
        var matches: [DataMatch] = []
        var index = 0
        while index < tokens.count {
            guard tokens.tokens[index].kind == .word || tokens.tokens[index].kind == .number,
                let (airline, next, isName) = airline(in: tokens, at: index),
                let number = flightNumber(in: tokens, at: next, after: index)
            else {
                index += 1
                continue
            }
            let range = tokens.tokens[index].start..<tokens.tokens[number].end
            let isTold = isName || Self.flightWords.contains(tokens[index - 1])
            guard isTold || Self.isNear(range, words: words) && !isWord(airline, before: next, in: tokens) else {
                index += 1
                continue
            }
            let digits = String(tokens.tokens[number].value)
            matches.append(
                DataMatch(value: .flightNumber(FlightNumber(airline: airline, number: digits)), range: range))
            index = number + 1
        }
        return matches
    }

    /// The airline at an index, and the index after its code or name.
    private func airline(in tokens: TextTokens, at index: Int) -> (code: String, next: Int, isName: Bool)? {
        if let (code, next) = Airlines.names.match(in: tokens, at: index) {
            // A name says nothing without the word, but it is no other kind of number either.
            let flight = Self.flightWords.contains(tokens[next])
            return (code, flight ? next + 1 : next, flight)
        }
        let token = tokens.tokens[index]
        guard !tokens.touchesPrevious(index) || tokens[index - 1]?.kind == .sign || tokens[index - 1]?.kind == .inline
        else { return nil }
        if token.kind == .word, token.end - token.start == 2 {
            let code = tokens.string(index..<index + 1)
            return Airlines.codes.contains(code) ? (code, index + 1, false) : nil
        }
        // `6E`, `B6`: a letter and a digit.
        guard let other = tokens[index + 1], tokens.touchesPrevious(index + 1), other.end - token.start == 2 else {
            return nil
        }
        let code = tokens.string(index..<index + 2)
        return Airlines.codes.contains(code) ? (code, index + 2, false) : nil
    }

    /// The index of the number that follows an airline.
    private func flightNumber(in tokens: TextTokens, at index: Int, after start: Int) -> Int? {
        var index = index
        if tokens.isSign("-", at: index), tokens.touchesPrevious(index) { index += 1 }
        guard let token = tokens[index], token.kind == .number, token.digitCount <= Self.mostDigits, token.value > 0,
            index > start
        else { return nil }
        guard tokens.touchesPrevious(index + 1), let next = tokens[index + 1] else { return index }
        switch next.kind {
        case .word, .number: return nil
        case .sign:
            guard let sign = tokens.sign(at: index + 1) else { return index }
            if sign == "%" || sign == "°" || sign == "$" { return nil }
            return [".", ",", ":", "/", "-"].contains(sign) && tokens[index + 2]?.kind == .number
                && tokens.touchesPrevious(index + 2) ? nil : index
        default: return index
        }
    }

    // MARK: Words

    /// Whether a code in capitals is a word before a number of its own: `BOARDING AT 1030`.
    private func isWord(_ code: String, before next: Int, in tokens: TextTokens) -> Bool {
        Self.wordCodes.contains(code) && tokens[next]?.followsSpace == true
    }

    private static let wordCodes: Set<String> = [
        "AT", "IT", "AS", "AM", "TO", "ME", "DE", "LA", "EN", "AI", "SO", "IN",
    ]

    private static func isNear(_ range: Range<Int>, words: [Int]) -> Bool {
        let next = words.partitionPoint { $0 >= range.lowerBound - reach }
        return next < words.count && words[next] <= range.upperBound + reach
    }

    private static func travelWords(in tokens: TextTokens) -> [Int] {
        tokens.tokens.indices.compactMap { index in
            let token = tokens.tokens[index]
            guard token.kind == .word || token.kind == .inline, lexicon.match(in: tokens, at: index) != nil else {
                return nil
            }
            return token.start
        }
    }

    private static let flightWords = WordSet("flight|flug|vol|vuelo|volo|voo|vlucht|flyg")

    private static let lexicon = Lexicon<Bool>([
        (
            "flight|flights|boarding|departure|departures|departs|departing|arrival|arrivals|arriving|arrives|gate|airport|"
                + "terminal|airline|airlines|airways|layover|flug|flüge|flugnummer|abflug|ankunft|flughafen|flugsteig|bordkarte|"
                + "vol|vols|départ|embarquement|aéroport|vuelo|vuelos|salida|embarque|aeropuerto|volo|voli|imbarco|partenza|"
                + "aeroporto|voo|voos|partida|vlucht|vertrek|luchthaven|instappen|flyg|avgång|flygplats|lot|odlot|lotnisko|"
                + "便名|便|フライト|搭乗|出発|到着|航班|登机|起飞|항공편|탑승|출발",
            true
        )
    ])
}

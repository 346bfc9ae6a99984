// SPDX-License-Identifier: Apache-2.0

extension DateParser {
    /// Reads what `time(at:)` gives: the longest reading.
    func readTime(at index: Int) -> (time: ClockTime, end: Int)? {
        guard mayMeanDate(index) else { return nil }
        var longest: (time: ClockTime, end: Int)?
        func offer(_ reading: (time: ClockTime, end: Int)?) {
            guard let reading, reading.end > longest?.end ?? -1 else { return }
            longest = reading
        }
        offer(clock(at: index))
        offer(hourWithMark(at: index))
        offer(spoken(at: index))
        offer(namedTime(at: index))
        offer(hourOfPart(at: index))
        return longest.map { withDayPart($0.time, $0.end) }
    }

    /// An hour that only the words before it make one: the number after `at`.
    func bareHour(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let token = tokens[index], token.kind == .number, token.digitCount <= 2, (0...24).contains(token.value),
            !continuesNumber(index + 1), !(tokens.touchesPrevious(index + 1) && tokens[index + 1]?.kind == .word)
        else {
            guard let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index), !number.hasDigits,
                (1...12).contains(number.value), number.value == number.value.rounded()
            else { return nil }
            return withDayPart(ClockTime(hour: Int(number.value), isCertain: false), number.end)
        }
        if let next = tokens[index + 1], next.kind == .sign, let sign = tokens.sign(at: index + 1),
            ["$", "€", "%", "°"].contains(sign)
        {
            return nil
        }
        return withDayPart(ClockTime(printedHour: token.value), index + 1)
    }

    // MARK: Digits

    /// `18:30`, `6:30:05 pm`, `18.30 Uhr`, `6.30pm`, `18h30`.
    func clock(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let hour = tokens[index], hour.kind == .number, hour.digitCount <= 2, (0...24).contains(hour.value),
            let mark = clockMark(at: index + 1),
            tokens.touchesPrevious(index + 1),
            let minute = tokens[index + 2], minute.kind == .number, minute.digitCount == 2, minute.value < 60,
            tokens.touchesPrevious(index + 2)
        else { return nil }
        var time = ClockTime(printedHour: hour.value)
        time.minute = minute.value
        var end = index + 3
        if tokens.sign(at: end) == mark, tokens.touchesPrevious(end), let second = tokens[end + 1],
            second.kind == .number,
            second.digitCount == 2, second.value < 60, tokens.touchesPrevious(end + 1)
        {
            time.second = second.value
            end += 2
            // Fractions of a second.
            if let point = tokens.sign(at: end), point == "." || point == ",", tokens.touchesPrevious(end),
                tokens[end + 1]?.kind == .number, tokens.touchesPrevious(end + 1)
            {
                end += 2
            }
        }
        if let (isAfternoon, stop) = meridiem(at: end) {
            guard let hour = Self.hour(time.hour, isAfternoon) else { return nil }
            time.hour = hour
            time.isCertain = true
            end = stop
        } else {
            let oclock = skip(end) { if case .oclock = $0 { true } else { false } }
            guard mark != "." || oclock != nil || isPointTime(index) else { return nil }
            guard mark != ":" || oclock != nil || !isRatio(index) else { return nil }
            if let oclock { end = oclock }
            guard
                !(tokens.touchesPrevious(end)
                    && (tokens[end]?.kind == .word && !isWordOfDate(end) || tokens[end]?.kind == .number)),
                !continuesClock(end, mark)
            else { return nil }
        }
        if hour.digitCount == 2, hour.value < 10 { time.isCertain = true }
        return (time, end)
    }

    /// What stands between hours and minutes: a colon, a point, or the letter of `6h30`.
    func clockMark(at index: Int) -> Unicode.Scalar? {
        if let sign = tokens.sign(at: index) { return sign == ":" || sign == "." || sign == "：" ? sign : nil }
        guard let token = tokens[index], token.kind == .word, token.end == token.start + 1 else { return nil }
        return tokens.text.byte(at: token.start).asciiLowercased == .ascii("h") ? "h" : nil
    }

    func continuesClock(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        guard let sign = tokens.sign(at: index), tokens.touchesPrevious(index), tokens.touchesPrevious(index + 1) else {
            return false
        }
        if sign == "-" { return tokens[index + 1]?.kind == .word && !isWordOfDate(index + 1) }
        if sign == ":", let token = tokens[index + 1], token.kind == .word { return isHexadecimal(token) }
        return (sign == ":" || sign == mark || sign == "%") && tokens[index + 1]?.kind == .number
    }

    func isWordOfDate(_ index: Int) -> Bool {
        ["Z", "z"].contains(tokens.string(index..<index + 1)) || language.lexicon.match(in: tokens, at: index) != nil
    }

    /// Whether a preposition of times stands before, in full or abbreviated: `um`, `kl.`, `o godz.`.
    func followsAt(_ index: Int) -> Bool {
        language.lexicon.match(in: tokens, endingAt: index, longest: 3) { meaning, start in
            switch meaning {
            case .at, .from, .to, .between, .before, .after, .around: tokens[start]?.kind != .sign
            default: false
            }
        } != nil
    }

    /// Whether hours and minutes with a point between, and no word after, are a time: behind a preposition of times, or
    /// as one end of hours whose other end is a time. Decimals with a unit are none.
    private func isPointTime(_ index: Int) -> Bool {
        let end = index + 3
        guard !isMeasured(end) else { return false }
        if followsAt(index) { return true }
        if let next = skip(end, { if case .to = $0 { true } else { false } }), isPointed(next),
            skip(next + 3, { if case .oclock = $0 { true } else { false } }) != nil || meridiem(at: next + 3) != nil
        {
            return true
        }
        guard
            let (_, joint) = language.lexicon.match(
                in: tokens, endingAt: index, longest: 3,
                accept: { meaning, _ in if case .to = meaning { true } else { false } })
        else { return false }
        return isPointed(joint - 3) && followsAt(joint - 3)
    }

    /// Whether hours and minutes with a point between stand at an index: `18.30`.
    func isPointed(_ index: Int) -> Bool {
        guard let hour = tokens[index], hour.kind == .number, hour.digitCount <= 2, hour.value <= 24,
            tokens.isSign(".", at: index + 1), tokens.touchesPrevious(index + 1), let minute = tokens[index + 2],
            minute.kind == .number, minute.digitCount == 2, minute.value < 60
        else { return false }
        return tokens.touchesPrevious(index + 2)
    }

    /// Whether a unit or a currency follows a number.
    func isMeasured(_ end: Int) -> Bool {
        if let sign = tokens.sign(at: end), ["%", "€", "$", "£", "°", "‰"].contains(sign) { return true }
        guard tokens[end]?.kind == .word, !isWordOfDate(end) else { return false }
        return MeasurementUnits.lexicon.match(in: tokens, at: end) != nil
            || CurrencyNames.lexicon.match(in: tokens, at: end) != nil
            || NumberWords.lexicon.match(in: tokens, at: end) { if case .scale = $0 { true } else { nil } } != nil
    }

    /// `7 pm`, `7pm`, `18 Uhr`, `18h`, `18h30`, `7 o'clock`.
    func hourWithMark(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let hour = tokens[index] else { return nil }
        var value = hour.value
        var afterHour = index + 1
        if hour.kind != .number {
            guard hour.kind == .word, let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index),
                (1...24).contains(number.value)
            else { return nil }
            value = Int(number.value)
            afterHour = number.end
        } else if hour.digitCount > 2 {
            return militaryTime(at: index)
        }
        guard (0...24).contains(value) else { return nil }
        if let (isAfternoon, end) = meridiem(at: afterHour) {
            guard let hour = Self.hour(value, isAfternoon) else { return nil }
            return (ClockTime(hour: hour, isCertain: true), end)
        }
        guard let end = skip(afterHour, { if case .oclock = $0 { true } else { false } }) else { return nil }
        // English counts hours with the same word: `3 hours`.
        if language.code == "en", !tokens.isSign("'", at: afterHour + 1), !tokens.isSign("’", at: afterHour + 1),
            tokens.string(afterHour..<afterHour + 1).lowercased() != "oclock"
        {
            return nil
        }
        var time = ClockTime(printedHour: value)
        if ["de", "fr", "sv"].contains(language.code) { time.isCertain = true }
        if let (isAfternoon, stop) = meridiem(at: end), let hour = Self.hour(value, isAfternoon) {
            return (ClockTime(hour: hour, isCertain: true), stop)
        }
        if let minute = tokens[end], minute.kind == .number, minute.digitCount == 2, minute.value < 60,
            tokens.touchesPrevious(end) || language.code == "fr" || language.code == "de", !continuesNumber(end + 1)
        {
            time.minute = minute.value
            return (time, skip(end + 1, { if case .minutesMark = $0 { true } else { false } }) ?? end + 1)
        }
        if language.code == "fr", tokens.string(end..<min(end + 2, tokens.count)).lowercased() == "et demie" {
            time.minute = 30
            return (time, end + 2)
        }
        // A duration, not an hour: `3 heures` alone.
        if hour.kind == .word, !["de", "nl"].contains(language.code), !followsAt(index) { return nil }
        return (time, end)
    }

    /// `1030am`, `0830 hrs`.
    func militaryTime(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let token = tokens[index], (3...4).contains(token.digitCount), token.value / 100 <= 24,
            token.value % 100 < 60,
            let (isAfternoon, end) = meridiem(at: index + 1), token.value >= 100,
            let hour = Self.hour(token.value / 100, isAfternoon)
        else { return nil }
        return (ClockTime(hour: hour, minute: token.value % 100, isCertain: true), end)
    }

    /// The half of the day after an hour.
    func meridiem(at index: Int) -> (isAfternoon: Bool, end: Int)? {
        if let (isAfternoon, end) = word(
            index,
            { word -> Bool? in
                switch word {
                case .am: false
                case .pm: true
                default: nil
                }
            })
        {
            // `5 am Montag`: the German preposition.
            guard !(tokens.touchesPrevious(end) && (tokens[end]?.kind == .word || tokens[end]?.kind == .number)) else {
                return nil
            }
            return (isAfternoon, end)
        }
        if let (isAfternoon, end) = Self.meridiems.match(in: tokens, at: index),
            language.code != "de" || tokens.touchesPrevious(index) || !isDayNext(end)
        {
            guard !(tokens.touchesPrevious(end) && (tokens[end]?.kind == .word || tokens[end]?.kind == .number)) else {
                return nil
            }
            return (isAfternoon, end)
        }
        // `9:00a`, `7p`
        guard let token = tokens[index], token.kind == .word, tokens.touchesPrevious(index), language.code == "en"
        else { return nil }
        guard tokens.isSign(":", at: index - 2) || tokens.isSign(".", at: index - 2) else { return nil }
        switch tokens.string(index..<index + 1).lowercased() {
        case "a": return (false, index + 1)
        case "p": return (true, index + 1)
        default: return nil
        }
    }

    /// Whether a day follows, before which `am` is the German preposition.
    func isDayNext(_ index: Int) -> Bool {
        tokens[index]?.kind == .number
            || word(index) { word -> Bool? in
                switch word {
                case .weekday, .weekdayPart, .ordinal, .dayPart: true
                default: nil
                }
            } != nil
    }

    static let meridiems = Lexicon<Bool>([("am|a.m.|a.m", false), ("pm|p.m.|p.m", true)])

    static func hour(_ hour: Int, _ isAfternoon: Bool) -> Int? {
        if hour > 12 { return isAfternoon && hour < 24 ? hour : nil }
        return isAfternoon ? (hour == 12 ? 12 : hour + 12) : (hour == 12 ? 0 : hour)
    }
}

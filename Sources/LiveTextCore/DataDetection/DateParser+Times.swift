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
        return withDayPart(ClockTime(hour: token.value, isCertain: token.value > 12 || token.value == 0), index + 1)
    }

    // MARK: Digits

    /// `18:30`, `6:30:05 pm`, `18.30 Uhr`, `6.30pm`, `18h30`.
    private func clock(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let hour = tokens[index], hour.kind == .number, hour.digitCount <= 2, (0...24).contains(hour.value),
            let mark = clockMark(at: index + 1),
            tokens.touchesPrevious(index + 1),
            let minute = tokens[index + 2], minute.kind == .number, minute.digitCount == 2, minute.value < 60,
            tokens.touchesPrevious(index + 2)
        else { return nil }
        var time = ClockTime(hour: hour.value, minute: minute.value, isCertain: hour.value > 12 || hour.value == 0)
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
            guard mark != "." || oclock != nil || followsAt(index) else { return nil }
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
    private func clockMark(at index: Int) -> Unicode.Scalar? {
        if let sign = tokens.sign(at: index) { return sign == ":" || sign == "." || sign == "：" ? sign : nil }
        guard let token = tokens[index], token.kind == .word, token.end == token.start + 1 else { return nil }
        return tokens.text.byte(at: token.start).asciiLowercased == .ascii("h") ? "h" : nil
    }

    private func continuesClock(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        guard let sign = tokens.sign(at: index), tokens.touchesPrevious(index), tokens.touchesPrevious(index + 1) else {
            return false
        }
        if sign == "-" { return tokens[index + 1]?.kind == .word && !isWordOfDate(index + 1) }
        return (sign == ":" || sign == mark || sign == "%") && tokens[index + 1]?.kind == .number
    }

    private func isWordOfDate(_ index: Int) -> Bool {
        ["Z", "z"].contains(tokens.string(index..<index + 1)) || language.lexicon.match(in: tokens, at: index) != nil
    }

    private func followsAt(_ index: Int) -> Bool {
        tokens[index - 1]?.kind != .sign
            && language.lexicon.match(in: tokens, endingAt: index, longest: 2).map { match -> Bool in
                switch match.meaning {
                case .at, .from, .to, .between, .before, .after, .around: true
                default: false
                }
            } ?? false
    }

    /// `7 pm`, `7pm`, `18 Uhr`, `18h`, `18h30`, `7 o'clock`.
    private func hourWithMark(at index: Int) -> (time: ClockTime, end: Int)? {
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
        var time = ClockTime(hour: value, isCertain: value > 12 || ["de", "fr", "sv"].contains(language.code))
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
    private func militaryTime(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let token = tokens[index], (3...4).contains(token.digitCount), token.value / 100 <= 24,
            token.value % 100 < 60,
            let (isAfternoon, end) = meridiem(at: index + 1), token.value >= 100,
            let hour = Self.hour(token.value / 100, isAfternoon)
        else { return nil }
        return (ClockTime(hour: hour, minute: token.value % 100, isCertain: true), end)
    }

    /// The half of the day after an hour.
    private func meridiem(at index: Int) -> (isAfternoon: Bool, end: Int)? {
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
    private func isDayNext(_ index: Int) -> Bool {
        tokens[index]?.kind == .number
            || word(index) { word -> Bool? in
                switch word {
                case .weekday, .weekdayPart, .ordinal, .dayPart: true
                default: nil
                }
            } != nil
    }

    private static let meridiems = Lexicon<Bool>([("am|a.m.|a.m", false), ("pm|p.m.|p.m", true)])

    static func hour(_ hour: Int, _ isAfternoon: Bool) -> Int? {
        if hour > 12 { return isAfternoon && hour < 24 ? hour : nil }
        return isAfternoon ? (hour == 12 ? 12 : hour + 12) : (hour == 12 ? 0 : hour)
    }

    // MARK: Words

    /// `half past 7`, `quarter to eight`, `halb acht`, `10 past 9`, `las siete y media`.
    private func spoken(at index: Int) -> (time: ClockTime, end: Int)? {
        if let (minutes, next) = word(
            index,
            { word -> Int? in
                switch word {
                case .halfPast: 30
                case .halfBefore: -30
                case .quarterPast: 15
                case .quarterTo: -15
                default: nil
                }
            }), let (time, end) = bareHour(at: next), time.minute == 0
        {
            return (Self.shifted(time, minutes), oclockEnd(end))
        }
        // The half after the hour.
        if let (time, afterHour) = bareHour(at: index), ["es", "it", "pt"].contains(language.code), time.minute == 0,
            let (minutes, end) = word(
                afterHour,
                { word -> Int? in
                    switch word {
                    case .halfPast: 30
                    case .quarterPast: 15
                    case .quarterTo: -15
                    default: nil
                    }
                })
        {
            return (Self.shifted(time, minutes), end)
        }
        // Minutes first.
        guard let (minutes, next) = count(at: index), (1...59).contains(minutes), minutes == minutes.rounded(),
            tokens[index]?.kind == .number
                || language.code == "en"
        else { return nil }
        let afterUnit = skip(next) { if case .unit(.minute) = $0 { true } else { false } } ?? next
        guard
            let (isPast, hourStart) = word(
                afterUnit,
                { word -> Bool? in
                    switch word {
                    case .past: true
                    case .toHour: false
                    default: nil
                    }
                }), let (time, end) = bareHour(at: hourStart), time.minute == 0,
            language.code == "en" || language.code == "nl"
                || language.code == "de"
        else { return nil }
        // `5 to 7` is a span.
        guard
            isPast || afterUnit > next
                || [5, 10, 20, 25].contains(Int(minutes))
                    && tokens.string(afterUnit..<afterUnit + 1).lowercased() != "to"
        else { return nil }
        return (Self.shifted(time, isPast ? Int(minutes) : -Int(minutes)), oclockEnd(end))
    }

    /// `5 in the morning`: an hour that only the part of the day after it makes one.
    private func hourOfPart(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let (time, end) = bareHour(at: index), end > index + 1, time.isCertain, time.minute == 0,
            let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index), number.end < end
        else { return nil }
        return (time, end)
    }

    private func oclockEnd(_ end: Int) -> Int {
        skip(end) { if case .oclock = $0 { true } else { false } } ?? end
    }

    private static func shifted(_ time: ClockTime, _ minutes: Int) -> ClockTime {
        let total = (time.hour * 60 + minutes + 1440) % 1440
        return ClockTime(hour: total / 60, minute: total % 60, isCertain: time.isCertain)
    }

    /// `noon`, `midnight`, `12 noon`.
    private func namedTime(at index: Int) -> (time: ClockTime, end: Int)? {
        var start = index
        if let token = tokens[index], token.kind == .number, token.value == 12 { start = index + 1 }
        guard let (hour, end) = word(start, { if case .time(let hour) = $0 { hour } else { nil } }) else { return nil }
        return (ClockTime(hour: hour, isCertain: true), end)
    }

    /// `morning`, `in the evening`, as hours.
    func dayPart(at index: Int) -> (time: ClockTime, end: Int)? {
        let modified = skip(index) { word in
            switch word {
            case .early, .late: true
            default: false
            }
        }
        let start = modified ?? index
        let next = skippingFillers(start, most: 1)
        guard
            let (hours, end) = word(
                next,
                { word -> (Int, Int)? in
                    if case .dayPart(let first, let last) = word { (first, last) } else { nil }
                })
                ?? word(
                    start,
                    { word -> (Int, Int)? in
                        if case .dayPart(let first, let last) = word { (first, last) } else { nil }
                    })
        else { return nil }
        // `Good morning` names no time; `in the morning` does.
        if language.code == "en", modified == nil, next == index, !Self.partPrepositions.contains(tokens[index - 1]),
            tokens[index - 1]?.kind != .number, !followsDateWord(index)
        {
            return nil
        }
        return (ClockTime(hour: hours.0, isCertain: true, endHour: hours.1), end)
    }

    private static let partPrepositions = WordSet("the|this|last|next|every|all|tomorrow|yesterday|today|am|pm")

    private func followsDateWord(_ index: Int) -> Bool {
        language.lexicon.match(in: tokens, endingAt: index, longest: 2) != nil || isOrdinalSuffix(index - 1)
    }

    /// A part of the day after a time tells the half of it: `7 in the evening`.
    private func withDayPart(_ time: ClockTime, _ end: Int) -> (time: ClockTime, end: Int) {
        let next = skippingFillers(end, most: 1)
        guard time.hour <= 12, let (part, stop) = dayPart(at: next) ?? (next == end ? nil : dayPart(at: end)) else {
            return (time, end)
        }
        var result = time
        if let last = part.endHour, last > 12, time.hour < 12, part.hour >= 12 { result.hour = time.hour + 12 }
        result.isCertain = true
        return (result, stop)
    }

    // MARK: Zones

    /// A time zone after a time: `UTC`, `Z`, `+02:00`, `PST`.
    func zone(at index: Int) -> (zone: String?, end: Int) {
        if let token = tokens[index], token.kind == .word {
            let name = tokens.string(index..<index + 1)
            if tokens.touchesPrevious(index), name == "Z" || name == "z" { return ("UTC", index + 1) }
            if let zone = Self.zones[name.uppercased()], name == name.uppercased() || Self.smallZones.contains(name) {
                let (offset, end) = offset(at: index + 1, isNamed: true)
                return offset.map { ($0, end) } ?? (zone, index + 1)
            }
            return (nil, index)
        }
        let (offset, end) = offset(at: index, isNamed: false)
        return offset != nil && tokens.touchesPrevious(index) ? (offset, end) : (nil, index)
    }

    /// - Parameter isNamed: whether a zone's name stands before, so that hours alone are enough: `GMT+2`.
    private func offset(at index: Int, isNamed: Bool) -> (zone: String?, end: Int) {
        guard let sign = tokens.sign(at: index), sign == "+" || sign == "-" || sign == "\u{2212}",
            tokens.touchesPrevious(index),
            let hours = tokens[index + 1], hours.kind == .number, tokens.touchesPrevious(index + 1)
        else { return (nil, index) }
        func zone(_ hours: Int, _ minutes: Int) -> String? {
            guard hours <= 14, minutes < 60 else { return nil }
            let digits = [hours / 10, hours % 10, minutes / 10, minutes % 10].map(String.init)
            return (sign == "+" ? "+" : "-") + digits[0] + digits[1] + ":" + digits[2] + digits[3]
        }
        if hours.digitCount == 4 { return (zone(hours.value / 100, hours.value % 100), index + 2) }
        guard hours.digitCount <= 2, isNamed || tokens.isSign(":", at: index + 2) else { return (nil, index) }
        if tokens.isSign(":", at: index + 2), let minutes = tokens[index + 3], minutes.kind == .number,
            minutes.digitCount == 2
        {
            return (zone(hours.value, minutes.value), index + 4)
        }
        return (zone(hours.value, 0), index + 2)
    }

    private static let smallZones: Set<String> = [
        "utc", "gmt", "pst", "est", "cst", "mst", "cet", "pdt", "edt", "cest",
    ]

    /// Common abbreviations and their offsets.
    private static let zones: [String: String] = [
        "UTC": "UTC", "GMT": "UTC", "WET": "+00:00", "WEST": "+01:00", "BST": "+01:00", "CET": "+01:00",
        "CEST": "+02:00",
        "MEZ": "+01:00", "MESZ": "+02:00", "EET": "+02:00", "EEST": "+03:00", "MSK": "+03:00", "IST": "+05:30",
        "JST": "+09:00",
        "KST": "+09:00", "HKT": "+08:00", "SGT": "+08:00", "AWST": "+08:00", "ACST": "+09:30", "AEST": "+10:00",
        "AEDT": "+11:00",
        "NZST": "+12:00", "NZDT": "+13:00", "EST": "-05:00", "EDT": "-04:00", "CST": "-06:00", "CDT": "-05:00",
        "MST": "-07:00",
        "MDT": "-06:00", "PST": "-08:00", "PDT": "-07:00", "AKST": "-09:00", "AKDT": "-08:00", "HST": "-10:00",
        "BRT": "-03:00",
        "ET": "America/New_York", "CT": "America/Chicago", "MT": "America/Denver", "PT": "America/Los_Angeles",
    ]
}

// SPDX-License-Identifier: Apache-2.0

/// Times in words, and parts of the day.
extension DateParser {
    /// `half past 7`, `quarter to eight`, `halb acht`, `10 past 9`, `las siete y media`.
    func spoken(at index: Int) -> (time: ClockTime, end: Int)? {
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
    func hourOfPart(at index: Int) -> (time: ClockTime, end: Int)? {
        guard let (time, end) = bareHour(at: index), end > index + 1, time.isCertain, time.minute == 0,
            let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index), number.end < end
        else { return nil }
        return (time, end)
    }

    func oclockEnd(_ end: Int) -> Int {
        skip(end) { if case .oclock = $0 { true } else { false } } ?? end
    }

    static func shifted(_ time: ClockTime, _ minutes: Int) -> ClockTime {
        let total = (time.hour * 60 + minutes + 1440) % 1440
        return ClockTime(hour: total / 60, minute: total % 60, isCertain: time.isCertain)
    }

    /// `noon`, `midnight`, `12 noon`.
    func namedTime(at index: Int) -> (time: ClockTime, end: Int)? {
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

    static let partPrepositions = WordSet("the|this|last|next|every|all|tomorrow|yesterday|today|am|pm")

    func followsDateWord(_ index: Int) -> Bool {
        language.lexicon.match(in: tokens, endingAt: index, longest: 2) != nil || isOrdinalSuffix(index - 1)
    }

    /// A part of the day after a time tells the half of it: `7 in the evening`.
    func withDayPart(_ time: ClockTime, _ end: Int) -> (time: ClockTime, end: Int) {
        let next = skippingFillers(end, most: 1)
        guard time.hour <= 12, let (part, stop) = dayPart(at: next) ?? (next == end ? nil : dayPart(at: end)) else {
            return (time, end)
        }
        var result = time
        if let last = part.endHour, last > 12, time.hour < 12, part.hour >= 12 { result.hour = time.hour + 12 }
        result.isCertain = true
        return (result, stop)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Reads dates, times and spans of them at a place among tokens, in one language.
struct DateParser {
    let tokens: TextTokens
    let language: DateLanguage
    let order: DayMonthOrder
    let reference: CalendarDate
    let region: String

    private let moments = ReadingMemo<Moment>()
    private let days = ReadingMemo<(day: DaySpan, end: Int)>()
    private let times = ReadingMemo<(time: ClockTime, end: Int)>()

    /// An event and the tokens it is written with.
    typealias Reading = (event: CalendarEvent, range: Range<Int>)

    init(
        tokens: TextTokens, language: DateLanguage, order: DayMonthOrder, reference: CalendarDate, region: String
    ) {
        self.tokens = tokens
        self.language = language
        self.order = order
        self.reference = reference
        self.region = region
    }

    var resolver: DateResolver { DateResolver(reference: reference) }

    /// The date that begins at an index: the longest reading.
    func event(at index: Int) -> Reading? {
        guard mayBegin(at: index) else { return nil }
        var longest: Reading?
        func offer(_ reading: Reading?) {
            guard let reading, reading.range.upperBound > longest?.range.upperBound ?? -1 else { return }
            longest = reading
        }
        offer(weeklyHours(at: index))
        offer(weekdaysThenDates(at: index))
        offer(span(at: index))
        offer(bounded(at: index))
        offer(dayWithLimit(at: index))
        offer(single(at: index))
        return longest
    }

    /// Whether a token may begin a date: a number, or a word that dates begin with.
    private func mayBegin(at index: Int) -> Bool {
        guard let token = tokens[index] else { return false }
        if token.kind == .number { return mayBeginNumber(at: index) }
        if token.kind == .newline { return false }
        if tokens.touchesPrevious(index), let previous = tokens[index - 1] {
            if token.kind == .word, previous.kind == .number || previous.kind == .word { return false }
            if let sign = tokens.sign(at: index - 1), ["$", "@", "#", "_", "/", "\\", "&", "="].contains(sign) {
                return false
            }
            if tokens.isSign(".", at: index - 1) || tokens.isSign("-", at: index - 1),
                tokens.touchesPrevious(index - 1),
                tokens[index - 2]?.kind == .word
            {
                return false
            }
        }
        if language.lexicon.match(in: tokens, at: index, accepting: { $0.mayBegin ? true : nil }) != nil { return true }
        if Self.quarterLetters.contains(token), tokens[index + 1]?.kind == .number { return true }
        // `火〜土 10:00–19:00`
        if language.isInline, Self.weekdays.match(in: tokens, at: index) != nil { return true }
        if language.isInline, TimeZoneNames.phrases.match(in: tokens, at: index) != nil { return true }
        return NumberWords.lexicon.match(in: tokens, at: index) != nil
            || Self.articles.match(in: tokens, at: index) != nil
    }

    /// Whether digits are not the rest of another number, a version, an amount, a path.
    private func mayBeginNumber(at index: Int) -> Bool {
        guard tokens.touchesPrevious(index), let previous = tokens[index - 1] else {
            // `$ 12 December`
            return !["$", "€", "£", "¥"].contains(tokens.sign(at: index - 1))
        }
        switch previous.kind {
        case .word, .number: return false
        case .sign:
            guard let sign = tokens.sign(at: index - 1) else { return true }
            if ["$", "€", "£", "¥", "#", "+", "_", "=", "&", "%", "@", "*", "\\", "'"].contains(sign) {
                return sign == "'"
            }
            if sign == ":", isRowOfHexadecimals(before: index) { return false }
            if [".", ",", ":", "/", "-", "–"].contains(sign) {
                return
                    !(tokens.touchesPrevious(index - 1)
                    && (tokens[index - 2]?.kind == .number || tokens[index - 2]?.kind == .word))
                    || sign == ":" && tokens[index - 2]?.kind == .word
            }
            return true
        default: return true
        }
    }

    // MARK: Words

    /// The longest word at an index that means what is asked for.
    func word<Result>(_ index: Int, _ accept: (DateWord) -> Result?) -> (meaning: Result, end: Int)? {
        guard let found = language.lexicon.match(in: tokens, at: index, accepting: accept) else { return nil }
        // `pasado mañana`, `depois de amanhã`: one day, whatever its first words mean alone.
        if let day = language.lexicon.match(in: tokens, at: index, accepting: \.isRelativeDay), day.end > found.end {
            return nil
        }
        return found
    }

    /// The index after a word of a kind; `nil` when another stands there.
    func skip(_ index: Int, _ accept: (DateWord) -> Bool) -> Int? {
        word(index) { accept($0) ? true : nil }?.end
    }

    /// The index after some fillers: `of the`, a comma.
    func skippingFillers(_ index: Int, most: Int = 2) -> Int {
        var index = index
        for _ in 0..<most {
            guard let next = skip(index, { if case .filler = $0 { true } else { false } }) else { break }
            index = next
        }
        return index
    }

    /// A count of units: digits, number words, `a`, `a few`.
    func count(at index: Int) -> (value: Double, end: Int)? {
        if let (value, end) = Self.articles.match(in: tokens, at: index) { return (value, end) }
        let reader = QuantityReader(tokens: tokens, mark: .point)
        guard let number = reader.quantity(at: index), number.value < 100_000 else { return nil }
        return (number.value, number.end)
    }

    /// Words that stand for a small count.
    static let articles = Lexicon<Double>([
        ("a|an", 1),
        (
            "a couple of|a couple|couple of|couple|ein paar|paar|een paar|un par de|par de|un paio di|ett par|kilka|deux ou trois",
            2
        ),
        (
            "a few|few|several|some|einige|einigen|mehrere|quelques|plusieurs|unos|unas|algunos|algunas|varios|alcuni|alcune|"
                + "qualche|alguns|algumas|enkele|några|birkaç|几|幾|数|몇", 3
        ),
        (
            "half a|half an|half|halbe|einer halben|eine halbe|une demi|demi|media|mezz|mezza|meia|een half|en halv|半|반",
            0.5
        ),
    ])

    // MARK: One date

    /// A date or a time alone.
    private func single(at index: Int) -> (event: CalendarEvent, range: Range<Int>)? {
        // `now` alone is no date to act on.
        guard let moment = moment(at: index), !moment.isBare, moment.instant != reference || moment.range.count > 2,
            let (start, end, others) = resolver.resolve(moment)
        else {
            return nil
        }
        // Words after a date that make it a limit: `or later`, 以降.
        if moment.instant == nil, moment.time?.endHour == nil,
            let (isLater, stop) = word(
                skippingFillers(moment.range.upperBound, most: language.isInline ? 0 : 1),
                { word -> Bool? in
                    switch word {
                    case .orLater: true
                    case .orEarlier: false
                    default: nil
                    }
                })
        {
            let event =
                isLater
                ? CalendarEvent(start: start, timeZone: moment.zone)
                : CalendarEvent(start: nil, end: start, timeZone: moment.zone)
            return (event, index..<stop)
        }
        return (
            CalendarEvent(start: start, end: end, timeZone: moment.zone, alternatives: unique(others, but: start)),
            moment.range
        )
    }

    func unique(_ dates: [CalendarDate], but first: CalendarDate?) -> [CalendarDate] {
        var seen: Set<CalendarDate> = first.map { [$0] } ?? []
        return dates.filter { seen.insert($0).inserted }
    }

    /// A date with a word that makes it a limit: before, after, until, around.
    private func bounded(at index: Int) -> (event: CalendarEvent, range: Range<Int>)? {
        enum Limit { case before, after, around }
        guard
            let (limit, next) = word(
                index,
                { word -> Limit? in
                    switch word {
                    case .before: .before
                    case .after: .after
                    case .around: .around
                    default: nil
                    }
                }),
            let moment = moment(at: skippingFillers(next)) ?? bareYear(at: skippingFillers(next)), !moment.isBare,
            let (start, end, others) = resolver.resolve(moment)
        else { return nil }
        let range = index..<moment.range.upperBound
        switch limit {
        case .before:
            // What is due by the end of a span is due on its last day.
            let isLate = skip(skippingFillers(next)) { if case .late = $0 { true } else { false } } != nil
            return (CalendarEvent(start: nil, end: isLate ? end ?? start : start, timeZone: moment.zone), range)
        case .after, .around:
            return (
                CalendarEvent(
                    start: start, end: limit == .around ? end : nil, timeZone: moment.zone,
                    alternatives: unique(others, but: start)), range
            )
        }
    }

    /// A day with a limit of time on it: `Friday before 5 pm`, `next Tuesday by 2 in the afternoon`, `morgen ab 18 Uhr`.
    private func dayWithLimit(at index: Int) -> Reading? {
        guard let (day, end) = day(at: index), isOneDay(day) else { return nil }
        let next = skippingFillers(end, most: 1)
        guard
            let (isLater, start) = word(
                next,
                { word -> Bool? in
                    switch word {
                    case .before: false
                    case .after: true
                    default: nil
                    }
                }),
            let (time, stop) = time(at: skip(start) { if case .at = $0 { true } else { false } } ?? start),
            time.endHour == nil
        else { return nil }
        let (zone, last) = zone(at: stop)
        guard let (limit, _, _) = resolver.resolve(Moment(day: day, time: time, zone: zone, range: index..<last))
        else { return nil }
        let event =
            isLater
            ? CalendarEvent(start: limit, timeZone: zone) : CalendarEvent(start: nil, end: limit, timeZone: zone)
        return (event, index..<last)
    }

    /// A year alone, where the words before it leave no doubt.
    ///
    /// - Parameter beginsSpan: whether another year may follow behind a dash.
    func bareYear(at index: Int, beginsSpan: Bool = false) -> Moment? {
        guard let token = tokens[index], token.kind == .number, token.digitCount == 4,
            (1900...2100).contains(token.value),
            !(tokens.touchesPrevious(index + 1) && tokens[index + 1]?.kind != .sign),
            !continuesNumber(index + 1) || beginsSpan && tokens[index + 2]?.digitCount == 4
        else { return nil }
        return Moment(day: .parts(DayParts(year: token.value)), range: index..<index + 1)
    }

    /// Whether a number goes on after a sign: `.5`, `-3`, `/4`.
    func continuesNumber(_ index: Int) -> Bool {
        guard let sign = tokens.sign(at: index), tokens.touchesPrevious(index) else { return false }
        if sign == "%" || sign == "°" { return true }
        return [".", ",", ":", "/", "-"].contains(sign) && tokens.touchesPrevious(index + 1)
            && tokens[index + 1]?.kind == .number
    }

    /// The index after `r.` or `roku`, which Polish writes after a year.
    func skippingYearMark(_ index: Int) -> Int {
        guard language.code == "pl", Self.yearMarks.contains(tokens[index]), let year = tokens[index - 1],
            year.kind == .number, year.digitCount == 4 || year.digitCount == 2
        else { return index }
        return tokens.isSign(".", at: index + 1) && tokens.touchesPrevious(index + 1) ? index + 2 : index + 1
    }

    private static let yearMarks = WordSet("r|roku")

    /// A day with or without a time, a time with or without a day.
    func moment(at index: Int) -> Moment? {
        moments.reading(at: index) {
            if language.isInline, let moment = inlineMoment(at: index) { return moment }
            guard mayMeanDate(index) else { return nil }
            var longest: Moment?
            func offer(_ moment: Moment?) {
                guard let moment, moment.range.count > longest?.range.count ?? -1 else { return }
                longest = moment
            }
            offer(dayThenTime(at: index))
            offer(timeThenDay(at: index))
            offer(counted(at: index))
            return longest
        }
    }

    /// The day or the span of days that begins at an index: the longest reading.
    func day(at index: Int) -> (day: DaySpan, end: Int)? {
        days.reading(at: index) { readDay(at: index) }
    }

    /// The time of the day that begins at an index.
    func time(at index: Int) -> (time: ClockTime, end: Int)? {
        times.reading(at: index) { readTime(at: index) }
    }

    /// Whether anything about dates or times may begin with a token: most words do not.
    func mayMeanDate(_ index: Int) -> Bool {
        guard let token = tokens[index] else { return false }
        if language.isInline || token.kind == .number { return true }
        return language.lexicon.hasPhrase(beginningWith: token)
            || NumberWords.lexicon.hasPhrase(beginningWith: token)
            || Self.articles.hasPhrase(beginningWith: token) || Self.quarterLetters.contains(token)
            // `½`
            || token.kind == .sign && token.end > token.start + 1
    }
}

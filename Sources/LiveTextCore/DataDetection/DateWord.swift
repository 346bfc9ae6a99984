// SPDX-License-Identifier: Apache-2.0

/// What a word means where dates and times are written.
enum DateWord: Sendable {
    /// 1…12.
    case month(Int)
    /// 1 for Monday to 7 for Sunday.
    case weekday(Int)
    /// Days after today: 1 for tomorrow.
    case relativeDay(Int)
    case unit(CalendarUnit)
    /// Units after or before the current one: next, this, last.
    case shift(Int)
    /// A part of the day from one hour to another.
    case dayPart(Int, Int)
    /// Days after today, and a part of that day: tonight.
    case relativePart(Int, Int, Int)
    /// A weekday, and a part of that day.
    case weekdayPart(Int, Int, Int)
    /// After a date: what begins with it, "or later".
    case orLater
    /// After a date: what ends with it, "or earlier".
    case orEarlier
    /// A time that has a name: noon.
    case time(Int)
    case now
    /// After the count: ago, earlier.
    case ago
    /// After the count: from now, later.
    case later
    /// Before the count: `vor`, `il y a`.
    case agoPrefix
    /// Before the count: in, within.
    case inPrefix
    /// Begins a span: from.
    case from
    /// Begins a span whose end follows `and`.
    case between
    /// Between the two ends of a span.
    case to
    case and
    /// What ends with the date: before, until, by.
    case before
    /// What begins with the date: after, since.
    case after
    /// Before a date without changing it: around.
    case around
    /// Before a time of the day.
    case at
    /// Between the parts of a date: of, the, on.
    case filler
    case am
    case pm
    /// After an hour: o'clock, Uhr, h.
    case oclock
    case minutesMark
    /// A day of the month or a number in a row.
    case ordinal(Int)
    case early
    case middle
    case late
    /// First month of a season in the north, 3 for spring.
    case season(Int)
    case holiday(Holiday)
    /// Half of an hour: past in English, before in German and Dutch.
    case halfPast
    case halfBefore
    case quarterPast
    case quarterTo
    /// After minutes, before an hour.
    case past
    case toHour

    /// A day of the year with a name.
    enum Holiday: Sendable {
        /// Month and day.
        case fixed(Int, Int)
        /// Days after Easter Sunday.
        case easter(Int)
        /// Month, weekday, and which of them; -1 for the last.
        case nth(Int, Int, Int)
    }

    /// `true` for a day that is counted from today, else `nil`.
    var isRelativeDay: Bool? {
        if case .relativeDay = self { true } else { nil }
    }

    /// Whether a date may begin with it.
    var mayBegin: Bool {
        switch self {
        case .and, .filler, .oclock, .minutesMark, .to, .ago, .later, .past, .toHour, .orLater, .orEarlier: false
        default: true
        }
    }
}

/// The words of dates in one language.
struct DateLanguage: Sendable {
    /// ISO 639 code.
    let code: String
    let lexicon: Lexicon<DateWord>
    /// Whether words are written without spaces between them, with counters: `3月5日`.
    let isInline: Bool

    /// The language of a code; `nil` for one without words here.
    static func language(_ code: String) -> DateLanguage? { all[code] }

    private static let all: [String: DateLanguage] = Dictionary(
        uniqueKeysWithValues: [
            ("en", english), ("de", german), ("fr", french), ("es", spanish), ("it", italian), ("pt", portuguese),
            ("nl", dutch), ("sv", swedish), ("pl", polish), ("tr", turkish),
            ("ja", japanese), ("zh", chinese), ("ko", korean),
        ].map { code, words in
            (code, DateLanguage(code: code, lexicon: Lexicon(words), isInline: ["ja", "zh", "ko"].contains(code)))
        })

    /// Weekdays joined with a part of the day: `Dienstagabend`.
    static func compounds(_ weekdays: String, _ parts: [(String, Int, Int)]) -> Words {
        weekdays.split(separator: ",").enumerated().flatMap { index, day in
            parts.map { part in (day + part.0, DateWord.weekdayPart(index + 1, part.1, part.2)) }
        }
    }

    typealias Words = [(phrases: String, meaning: DateWord)]

    /// Words for consecutive values, `,` between values and `/` between forms of one.
    static func row(_ list: String, from first: Int = 1, _ meaning: (Int) -> DateWord) -> Words {
        list.split(separator: ",", omittingEmptySubsequences: false).enumerated().map { index, forms in
            (forms.split(separator: "/").joined(separator: "|"), meaning(first + index))
        }
    }
}

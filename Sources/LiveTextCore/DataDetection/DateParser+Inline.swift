// SPDX-License-Identifier: Apache-2.0

/// Chinese, Japanese and Korean: numbers with counters, no spaces between words.
extension DateParser {
    /// A number in digits or in the language's own numerals, and the index after it.
    func inlineNumber(at index: Int) -> (value: Int, end: Int)? {
        guard let token = tokens[index] else { return nil }
        if token.kind == .number { return token.value >= 0 && token.digitCount <= 4 ? (token.value, index + 1) : nil }
        guard token.kind == .inline else { return nil }
        // Years are written digit by digit: 二〇一八.
        var digits = 0
        var value = 0
        var end = index
        while digits < 4, let digit = Self.digit(tokens, at: end) {
            value = value * 10 + digit
            digits += 1
            end += 1
        }
        if digits >= 2 { return (value, end) }
        guard let number = QuantityReader(tokens: tokens, mark: .point).quantity(at: index), number.value < 10_000
        else { return nil }
        return (Int(number.value), number.end)
    }

    static func digit(_ tokens: TextTokens, at index: Int) -> Int? {
        guard let token = tokens[index], token.kind == .inline else { return nil }
        switch tokens.text.scalar(at: token.start).scalar {
        case "〇", "零": return 0
        case "一": return 1
        case "二": return 2
        case "三": return 3
        case "四": return 4
        case "五": return 5
        case "六": return 6
        case "七": return 7
        case "八": return 8
        case "九": return 9
        default: return nil
        }
    }

    func isCounter(_ index: Int, _ counters: [Unicode.Scalar]) -> Bool {
        guard let token = tokens[index], token.kind == .inline else { return false }
        return counters.contains(tokens.text.scalar(at: token.start).scalar)
    }

    func counted(
        _ index: Int, _ counters: [Unicode.Scalar], _ range: ClosedRange<Int>
    ) -> (value: Int, end: Int)? {
        guard let (value, end) = inlineNumber(at: index), range.contains(value), isCounter(end, counters) else {
            return nil
        }
        return (value, end + 1)
    }

    // MARK: Days

    func inlineDay(at index: Int) -> (day: DaySpan, end: Int)? {
        let candidates = [
            writtenDay(at: index), inlineShift(at: index), inlineRelativeDay(at: index), inlineNumeric(at: index),
            inlineHoliday(at: index), inlineWeekday(at: index),
        ]
        guard let (day, end) = candidates.compactMap({ $0 }).max(by: { $0.end < $1.end }) else { return nil }
        return (day, end)
    }

    /// `2026年5月14日（木）`, `5月14日`, `14日`, `今年5月`, `2026년 5월 14일 목요일`.
    func writtenDay(at index: Int) -> (day: DaySpan, end: Int)? {
        var parts = DayParts()
        var end = index
        if let (year, next) = counted(end, ["年", "년"], 0...2999),
            year >= 1000 || tokens[end]?.digitCount == 2 || next > end + 2
        {
            parts.year = year < 100 ? Self.fullYear(year) : year
            end = next
        } else if let (year, next) = relativeYear(at: end) {
            parts.year = year
            end = next
        }
        let monthStart = skippingSpace(end)
        if let (month, next) = counted(monthStart, ["月", "월"], 1...12), !isCounter(next, ["間", "间"]) {
            parts.month = month
            end = next
        } else if let (month, next) = relativeMonth(at: monthStart) {
            parts.month = month.month
            parts.year = parts.year ?? month.year
            end = next
        }
        let dayStart = skippingSpace(end)
        if let (day, next) = counted(dayStart, ["日", "号", "號", "일"], 1...31),
            !isCounter(next, ["間", "间", "後", "内", "內"]), parts.month != nil || !isCounter(next, ["前", "后", "之", "以"])
        {
            parts.day = day
            end = next
        }
        guard end > index, parts.month != nil || parts.day != nil || parts.year != nil else { return nil }
        if parts.year == nil, parts.month == nil, tokens[index]?.kind != .number { return nil }
        if parts.day != nil, let (weekday, next) = trailingWeekday(at: end) {
            parts.weekday = weekday
            end = next
        }
        return (.parts(parts), end)
    }

    func skippingSpace(_ index: Int) -> Int { isCounter(index, ["の", "的", "의"]) ? index + 1 : index }

    func relativeYear(at index: Int) -> (year: Int, end: Int)? {
        guard let (shift, end) = Self.years.match(in: tokens, at: index) else { return nil }
        return (reference.year + shift, end)
    }

    static let years = Lexicon<Int>([
        ("今年|本年|올해|금년|今年度", 0), ("明年|来年|來年|내년|次年|翌年", 1), ("去年|昨年|작년|지난해|上一年", -1), ("后年|後年|再来年|내후년", 2),
        ("前年|一昨年|재작년", -2),
    ])

    func relativeMonth(at index: Int) -> (month: CalendarDate, end: Int)? {
        guard let (shift, end) = Self.months.match(in: tokens, at: index) else { return nil }
        return (reference.wholeDay.span(of: .month).first.adding(shift, .month), end)
    }

    static let months = Lexicon<Int>([
        ("这个月|這個月|本月|今月|이번 달|이번달", 0), ("下个月|下個月|下月|来月|來月|다음 달|다음달", 1), ("上个月|上個月|上月|先月|지난달|지난 달|前月", -1), ("再来月", 2),
        ("先々月", -2),
    ])

    /// A weekday behind a day, in brackets or as a word.
    func trailingWeekday(at index: Int) -> (weekday: Int, end: Int)? {
        if let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } }) {
            return (weekday, end)
        }
        return bracketedWeekday(at: isCounter(index, ["의"]) ? index + 1 : index)
    }

    /// A weekday in brackets, as a word, an abbreviation or the letter of it: `（金）`, `(토)`, `(Sat.)`.
    func bracketedWeekday(at index: Int) -> (weekday: Int, end: Int)? {
        // Some brackets with their letter are words of the lexicon.
        if tokens[index]?.kind == .sign,
            let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } })
        {
            return (weekday, end)
        }
        guard let sign = tokens.sign(at: index), sign == "(" || sign == "（" else { return nil }
        let name =
            language.isInline ? Self.weekdays.match(in: tokens, at: index + 1).map { ($0.meaning, $0.end) } : nil
        guard
            let (weekday, end) = name
                ?? word(index + 1, { if case .weekday(let day) = $0 { day } else { nil } }).map({ ($0.meaning, $0.end) }
                )
        else { return nil }
        let last = tokens.isSign(".", at: end) ? end + 1 : end
        guard let close = tokens.sign(at: last), close == ")" || close == "）" else { return nil }
        return (weekday, last + 1)
    }

    static let weekdays = Lexicon<Int>([
        ("月|一|周一|週一|월|월요일|月曜|月曜日", 1), ("火|二|周二|週二|화|화요일|火曜|火曜日", 2), ("水|三|周三|週三|수|수요일|水曜|水曜日", 3),
        ("木|四|周四|週四|목|목요일|木曜|木曜日", 4), ("金|五|周五|週五|금|금요일|金曜|金曜日", 5), ("土|六|周六|週六|토|토요일|土曜|土曜日", 6),
        ("日|周日|週日|일|일요일|日曜|日曜日", 7),
    ])

    func inlineWeekday(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } }) else {
            return nil
        }
        return (.parts(DayParts(weekday: weekday)), end)
    }

    /// `下周三`, `来週の月曜日`, `다음 주`, `去年`, `过去三天`.
    func inlineShift(at index: Int) -> (day: DaySpan, end: Int)? {
        if let (shift, end) = Self.weeks.match(in: tokens, at: index) {
            let next = skippingSpace(end)
            let weekday =
                word(next) { if case .weekday(let day) = $0 { day } else { nil } }.map { ($0.meaning, $0.end) }
                ?? Self.weekLetters.match(in: tokens, at: next).map { ($0.meaning, $0.end) }
            if let (weekday, stop) = weekday { return (.span(first: shiftedWeekday(weekday, shift), last: nil), stop) }
            return (span(of: .week, shift), end)
        }
        guard let (shift, next) = shift(at: index) else { return nil }
        if let (weekday, end) = word(next, { if case .weekday(let day) = $0 { day } else { nil } }) {
            return (.span(first: shiftedWeekday(weekday, shift), last: nil), end)
        }
        if shift != 0, let (count, afterCount) = count(at: next),
            let (unit, end) = word(afterCount, { if case .unit(let unit) = $0 { unit } else { nil } })
        {
            return (units(count, unit, shift), end)
        }
        if let (unit, end) = word(next, { if case .unit(let unit) = $0 { unit } else { nil } }), !unit.isOfClock,
            unit != .day
        {
            return (span(of: unit, shift), end)
        }
        return nil
    }

    static let weeks = Lexicon<Int>([
        ("这周|這週|本周|本週|这星期|今週|이번 주|이번주|这个星期|这个周", 0), ("下周|下週|下星期|下个星期|下個星期|下礼拜|下个礼拜|来週|다음 주|다음주|下个周|翌週", 1),
        ("上周|上週|上星期|上个星期|上個星期|上礼拜|先週|지난 주|지난주|上个周|저번주", -1), ("下下周|再来週", 2), ("上上周|先々週", -2),
    ])
    static let weekLetters = Lexicon<Int>([
        ("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("日|天", 7),
    ])

    func inlineRelativeDay(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (days, end) = word(index, { if case .relativeDay(let days) = $0 { days } else { nil } }) else {
            return nil
        }
        // One letter alone is no day but beside a part of it: 今晚.
        if end == index + 1, dayPart(at: end) == nil { return nil }
        return (.span(first: reference.wholeDay.adding(days, .day), last: nil), end)
    }

    func inlineNumeric(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (day, end) = numeric(at: index) else { return nil }
        guard case .parts(let parts) = day, let (weekday, stop) = trailingWeekday(at: end) else { return (day, end) }
        var result = parts
        result.weekday = weekday
        return (.parts(result), stop)
    }

    func inlineHoliday(at index: Int) -> (day: DaySpan, end: Int)? {
        var start = index
        var year: Int?
        if let (value, next) = counted(index, ["年", "년"], 1000...2999) {
            year = value
            start = skippingSpace(next)
        }
        guard
            let (holiday, end) = word(
                start, { if case .holiday(.fixed(let month, let day)) = $0 { (month, day) } else { nil } })
        else { return nil }
        return (.parts(DayParts(year: year, month: holiday.0, day: holiday.1)), end)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Chinese, Japanese and Korean: numbers with counters, no spaces between words.
extension DateParser {
    /// A number in digits or in the language's own numerals, and the index after it.
    private func inlineNumber(at index: Int) -> (value: Int, end: Int)? {
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

    private static func digit(_ tokens: TextTokens, at index: Int) -> Int? {
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

    private func isCounter(_ index: Int, _ counters: [Unicode.Scalar]) -> Bool {
        guard let token = tokens[index], token.kind == .inline else { return false }
        return counters.contains(tokens.text.scalar(at: token.start).scalar)
    }

    private func counted(
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
    private func writtenDay(at index: Int) -> (day: DaySpan, end: Int)? {
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
        if parts.day != nil, let (weekday, next) = bracketedWeekday(at: end) {
            parts.weekday = weekday
            end = next
        }
        return (.parts(parts), end)
    }

    private func skippingSpace(_ index: Int) -> Int { isCounter(index, ["の", "的", "의"]) ? index + 1 : index }

    private func relativeYear(at index: Int) -> (year: Int, end: Int)? {
        guard let (shift, end) = Self.years.match(in: tokens, at: index) else { return nil }
        return (reference.year + shift, end)
    }

    private static let years = Lexicon<Int>([
        ("今年|本年|올해|금년|今年度", 0), ("明年|来年|來年|내년|次年|翌年", 1), ("去年|昨年|작년|지난해|上一年", -1), ("后年|後年|再来年|내후년", 2),
        ("前年|一昨年|재작년", -2),
    ])

    private func relativeMonth(at index: Int) -> (month: CalendarDate, end: Int)? {
        guard let (shift, end) = Self.months.match(in: tokens, at: index) else { return nil }
        return (reference.wholeDay.span(of: .month).first.adding(shift, .month), end)
    }

    private static let months = Lexicon<Int>([
        ("这个月|這個月|本月|今月|이번 달|이번달", 0), ("下个月|下個月|下月|来月|來月|다음 달|다음달", 1), ("上个月|上個月|上月|先月|지난달|지난 달|前月", -1), ("再来月", 2),
        ("先々月", -2),
    ])

    private func bracketedWeekday(at index: Int) -> (weekday: Int, end: Int)? {
        if let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } }) {
            return (weekday, end)
        }
        var start = index
        if isCounter(start, ["의"]) { start += 1 }
        guard let sign = tokens.sign(at: start), sign == "(" || sign == "（",
            let letter = Self.weekdays.match(in: tokens, at: start + 1),
            let close = tokens.sign(at: letter.end), close == ")" || close == "）"
        else { return nil }
        return (letter.meaning, letter.end + 1)
    }

    private static let weekdays = Lexicon<Int>([
        ("月|一|周一|월|월요일|月曜", 1), ("火|二|周二|화|火曜", 2), ("水|三|周三|수|水曜", 3), ("木|四|周四|목|木曜", 4), ("金|五|周五|금|金曜", 5),
        ("土|六|周六|토|土曜", 6), ("日|周日|일|日曜", 7),
    ])

    private func inlineWeekday(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (weekday, end) = word(index, { if case .weekday(let day) = $0 { day } else { nil } }) else {
            return nil
        }
        return (.parts(DayParts(weekday: weekday)), end)
    }

    /// `下周三`, `来週の月曜日`, `다음 주`, `去年`, `过去三天`.
    private func inlineShift(at index: Int) -> (day: DaySpan, end: Int)? {
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

    private static let weeks = Lexicon<Int>([
        ("这周|這週|本周|本週|这星期|今週|이번 주|이번주|这个星期|这个周", 0), ("下周|下週|下星期|下个星期|下個星期|下礼拜|下个礼拜|来週|다음 주|다음주|下个周|翌週", 1),
        ("上周|上週|上星期|上个星期|上個星期|上礼拜|先週|지난 주|지난주|上个周|저번주", -1), ("下下周|再来週", 2), ("上上周|先々週", -2),
    ])
    private static let weekLetters = Lexicon<Int>([
        ("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("日|天", 7),
    ])

    private func inlineRelativeDay(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (days, end) = word(index, { if case .relativeDay(let days) = $0 { days } else { nil } }) else {
            return nil
        }
        // One letter alone is no day but beside a part of it: 今晚.
        if end == index + 1, dayPart(at: end) == nil { return nil }
        return (.span(first: reference.wholeDay.adding(days, .day), last: nil), end)
    }

    private func inlineNumeric(at index: Int) -> (day: DaySpan, end: Int)? {
        guard let (day, end) = numeric(at: index) else { return nil }
        guard case .parts(let parts) = day, let (weekday, stop) = bracketedWeekday(at: end) else { return (day, end) }
        var result = parts
        result.weekday = weekday
        return (.parts(result), stop)
    }

    private func inlineHoliday(at index: Int) -> (day: DaySpan, end: Int)? {
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

    // MARK: Times

    /// `午後3時30分`, `下午3点半`, `오후 3시 30분`, `15:30`.
    private func inlineTime(at index: Int) -> (time: ClockTime, end: Int)? {
        var part: ClockTime?
        var start = index
        if let (found, next) = dayPart(at: index) {
            part = found
            start = skippingSpace(next)
        }
        if let (time, end) = time(at: start) { return (merged(time, part), end) }
        // `십시오` is no ten o'clock: Korean hours are counted in native numerals.
        if language.code == "ko", tokens[start]?.kind == .inline, Self.sinoKorean.contains(tokens[start]) { return nil }
        guard let (hour, afterHour) = counted(start, ["时", "時", "点", "點", "시"], 0...24),
            !isCounter(afterHour, ["间", "間", "간"])
        else {
            return part.map { ($0, start) }
        }
        var time = ClockTime(hour: hour, isCertain: hour > 12)
        var end = isCounter(afterHour, ["钟", "鐘", "整"]) ? afterHour + 1 : afterHour
        if isCounter(end, ["半", "반"]) {
            time.minute = 30
            end += 1
        } else if let (minute, next) = counted(end, ["分", "분"], 0...59) {
            time.minute = minute
            end = next
            if let (second, next) = counted(end, ["秒", "초"], 0...59) {
                time.second = second
                end = next
            }
        } else if let minute = tokens[end], minute.kind == .number, minute.digitCount == 2, minute.value < 60,
            tokens.touchesPrevious(end)
        {
            time.minute = minute.value
            end += 1
        }
        if let stop = skip(end, { if case .am = $0 { true } else { false } }) { return (time, stop) }
        if let stop = skip(end, { if case .pm = $0 { true } else { false } }) {
            time.hour = Self.hour(time.hour, true) ?? time.hour
            return (time, stop)
        }
        return (merged(time, part), end)
    }

    private static let sinoKorean = WordSet("일|이|삼|사|오|육|칠|팔|구|십|영")

    private func merged(_ time: ClockTime, _ part: ClockTime?) -> ClockTime {
        guard let part else { return time }
        var time = time
        if part.hour >= 12 || (part.endHour ?? 0) > 12, time.hour < 12 { time.hour += 12 }
        time.isCertain = true
        return time
    }

    // MARK: Moments and spans

    /// A day, a time, or both; an end that is counted from now.
    func inlineMoment(at index: Int) -> Moment? {
        if let counted = inlineCounted(at: index) { return counted }
        if let (day, end) = inlineDay(at: index) {
            var moment = Moment(day: day, range: index..<end)
            let next = skippingFillers(skippingSpace(end), most: 1)
            if let (time, stop) = inlineTime(at: next) {
                moment.time = time
                moment.range = index..<stop
            }
            if case .parts(let parts) = day, parts.month == nil, parts.year == nil, parts.weekday == nil,
                moment.time == nil,
                tokens[index]?.kind != .number
            {
                return nil
            }
            return moment
        }
        guard let (time, end) = inlineTime(at: index) else { return nil }
        return Moment(time: time, range: index..<end)
    }

    /// `三天前`, `2時間後`, `10분 뒤`.
    private func inlineCounted(at index: Int) -> Moment? {
        var end = index
        var parts: [(count: Double, unit: CalendarUnit)] = []
        while parts.count < 3, let (count, afterCount) = count(at: end) {
            let afterHalf = isCounter(afterCount, ["半"]) ? afterCount + 1 : afterCount
            guard
                let (unit, next) = word(afterHalf, { if case .unit(let unit) = $0 { unit } else { nil } })
                    ?? word(afterCount, { if case .unit(let unit) = $0 { unit } else { nil } })
            else { break }
            parts.append((count, unit))
            end = next
        }
        guard !parts.isEmpty,
            let (isAgo, stop) = word(
                end,
                { word -> Bool? in
                    switch word {
                    case .ago: true
                    case .later: false
                    default: nil
                    }
                })
        else { return nil }
        let moment = parts.reduce(reference) { date, part in
            part.count == part.count.rounded()
                ? date.adding(Int(isAgo ? -part.count : part.count), part.unit)
                : date.adding(Int(isAgo ? -part.count * 60 : part.count * 60), .minute)
        }
        let isOfClock = parts.contains { $0.unit.isOfClock }
        return Moment(instant: isOfClock ? moment : moment.wholeDay, range: index..<stop)
    }

    /// `3月5日から7日まで`, `下午3点到5点`, `3시에서 5시까지`.
    func inlineSpan(at index: Int) -> (event: CalendarEvent, range: Range<Int>)? {
        let start = Self.openings.match(in: tokens, at: index)?.end ?? index
        guard var left = inlineMoment(at: start) ?? bareInline(at: start),
            let next = skip(left.range.upperBound, { if case .to = $0 { true } else { false } }),
            var right = inlineMoment(at: next)
        else { return nil }
        if left.isBare {
            guard let hour = left.bare, let time = right.time, hour <= 24 else { return nil }
            left.time = ClockTime(hour: time.hour >= 12 && hour < 12 ? hour + 12 : hour, isCertain: time.isCertain)
            left.bare = nil
        }
        if left.day != nil, right.day == nil, left.time != nil { right.day = left.day }
        if case .parts(let first)? = left.day, case .parts(var last)? = right.day, last.month == nil, last.day != nil {
            last.month = first.month
            last.year = first.year
            right.day = .parts(last)
        }
        if let first = left.time, let last = right.time, first.isCertain, !last.isCertain, first.hour >= 12,
            last.hour < 12
        {
            right.time?.hour += 12
        }
        guard let first = resolver.resolve(left), let last = resolver.resolve(right) else { return nil }
        let end = Self.closings.match(in: tokens, at: right.range.upperBound)?.end ?? right.range.upperBound
        var stop = last.end ?? last.start
        if isBefore(stop, first.start) {
            stop = stop.hour != nil && left.day == nil ? stop.adding(12, .hour) : stop.adding(1, .year)
        }
        guard !isBefore(stop, first.start) else { return nil }
        return (
            CalendarEvent(start: first.start, end: stop, alternatives: unique(first.others, but: first.start)),
            index..<end
        )
    }

    private func bareInline(at index: Int) -> Moment? {
        guard let (value, end) = inlineNumber(at: index), value <= 31,
            skip(end, { if case .to = $0 { true } else { false } }) != nil
        else {
            return nil
        }
        return Moment(bare: value, range: index..<end)
    }

    private static let openings = Lexicon<Bool>([("从|自|由|從|在", true)])
    private static let closings = Lexicon<Bool>([("まで|の間|間|까지|사이에|사이|之间|之間|期间|为止", true)])
}

// SPDX-License-Identifier: Apache-2.0

/// Times, moments and spans in Chinese, Japanese and Korean.
extension DateParser {
    /// `午後3時30分`, `下午3点半`, `오후 3시 30분`, `15:30`.
    func inlineTime(at index: Int) -> (time: ClockTime, end: Int)? {
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
        var time = ClockTime(printedHour: hour)
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

    static let sinoKorean = WordSet("일|이|삼|사|오|육|칠|팔|구|십|영")

    func merged(_ time: ClockTime, _ part: ClockTime?) -> ClockTime {
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
            var next = skippingFillers(skippingSpace(end), most: 1)
            // `6/6 開場 18:30`
            if let (_, stop) = Self.beginnings.match(in: tokens, at: next) { next = skippingColon(stop) }
            if let (time, zone, stop) = inlineZonedTime(at: next) {
                moment.time = time
                moment.zone = zone
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
        guard let (time, zone, end) = inlineZonedTime(at: index) else { return nil }
        return Moment(time: time, zone: zone, range: index..<end)
    }

    /// A time with the zone before or after it: `日本時間15:00`, `15:00 (JST)`.
    private func inlineZonedTime(at index: Int) -> (time: ClockTime, zone: String?, end: Int)? {
        let named = TimeZoneNames.phrases.match(in: tokens, at: index)
        guard let (time, end) = inlineTime(at: named?.end ?? index) else { return nil }
        if let named { return (time, named.meaning, end) }
        let (zone, stop) = zone(at: end)
        return (time, zone, stop)
    }

    private func skippingColon(_ index: Int) -> Int {
        if let sign = tokens.sign(at: index), sign == ":" || sign == "：" { return index + 1 }
        return index
    }

    /// What begins at a time that stands behind its day.
    private static let beginnings = Lexicon<Bool>([
        ("開場|開演|開始|開会|受付|集合|営業|入场|入場|开始|开场|开演|시작|개장|입장|오픈", true)
    ])

    /// `三天前`, `2時間後`, `10분 뒤`.
    func inlineCounted(at index: Int) -> Moment? {
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
        if right.time?.isOf24Hours == true { left.time?.isCertain = true }
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
            CalendarEvent(
                start: first.start, end: stop, timeZone: right.zone ?? left.zone,
                alternatives: unique(first.others, but: first.start)),
            index..<end
        )
    }

    func bareInline(at index: Int) -> Moment? {
        guard let (value, end) = inlineNumber(at: index), value <= 31,
            skip(end, { if case .to = $0 { true } else { false } }) != nil
        else {
            return nil
        }
        return Moment(bare: value, range: index..<end)
    }

    static let openings = Lexicon<Bool>([("从|自|由|從|在", true)])
    static let closings = Lexicon<Bool>([("まで|の間|間|까지|사이에|사이|之间|之間|期间|为止", true)])
}

// SPDX-License-Identifier: Apache-2.0

/// Days and times that are counted from now or another day.
extension DateParser {
    /// `in 3 weeks`, `2 days ago`, `vor 10 Minuten`, `two days after tomorrow`.
    func counted(at index: Int) -> Moment? {
        enum Direction { case ago, ahead }
        var start = index
        var direction: Direction?
        if let (prefix, next) = word(
            index,
            { word -> Direction? in
                switch word {
                case .agoPrefix: .ago
                case .inPrefix: .ahead
                default: nil
                }
            }), count(at: next) != nil
        {
            direction = prefix
            start = next
        }
        guard let (units, end) = unitCounts(at: start) else {
            guard let (_, end) = word(index, { if case .now = $0 { true } else { nil } }) else { return nil }
            return Moment(instant: reference, range: index..<end)
        }
        var stop = end
        var base = reference
        // `dos días antes de ayer`: after a count, `antes de ayer` is no word of its own.
        if let (way, next) = language.lexicon.match(
            in: tokens, at: end,
            accepting: { word -> Direction? in
                switch word {
                case .before: .ago
                case .after, .from: .ahead
                default: nil
                }
            }), let (day, last) = day(at: skippingFillers(next)), let resolved = resolver.resolve(day)?.first
        {
            direction = way
            base = resolved
            stop = last
        } else if let (suffix, next) = word(
            end,
            { word -> Direction? in
                switch word {
                case .ago: .ago
                case .later: .ahead
                default: nil
                }
            })
        {
            direction = suffix
            stop = next
        }
        guard let direction else { return nil }
        let moment = units.reduce(base) { date, part in
            let count = direction == .ago ? -part.count : part.count
            if count != count.rounded() {
                return part.unit == .hour ? date.adding(Int(count * 60), .minute) : date.adding(Int(count * 24), .hour)
            }
            return date.adding(Int(count), part.unit)
        }
        let isOfClock = units.contains { $0.unit.isOfClock || $0.count != $0.count.rounded() }
        return Moment(instant: isOfClock ? moment : moment.wholeDay, range: index..<stop)
    }

    /// `two weeks from now`, `in 3 Wochen`: a day some whole weeks or days off.
    func countedWeeks(at index: Int) -> (date: CalendarDate, end: Int)? {
        guard let moment = counted(at: index), let date = moment.instant, date.hour == nil else { return nil }
        return (date, moment.range.upperBound)
    }

    func unitCounts(at index: Int) -> (units: [(count: Double, unit: CalendarUnit)], end: Int)? {
        var units: [(count: Double, unit: CalendarUnit)] = []
        var end = index
        while units.count < 4 {
            var next = end
            if !units.isEmpty {
                next = skip(next, { if case .and = $0 { true } else { false } }) ?? skippingFillers(next, most: 1)
            }
            guard let (count, afterCount) = count(at: next),
                let (unit, stop) = word(
                    afterCount, { if case .unit(let unit) = $0 { unit } else { nil } })
            else { break }
            units.append((count, unit))
            end = stop
        }
        return units.isEmpty ? nil : (units, end)
    }
}

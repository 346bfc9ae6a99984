// SPDX-License-Identifier: Apache-2.0

extension CalendarEntry {
    /// The entry for a date found in a text; `nil` when it is only a month or a year.
    ///
    /// - Parameters:
    ///   - start: another reading of the beginning; `nil` takes the likeliest.
    ///   - summary: what the event is called.
    init?(_ event: CalendarEvent, startingAt start: CalendarDate? = nil, summary: String?, location: String?) {
        guard let first = start ?? event.start ?? event.end, first.precision >= .day else { return nil }
        // The end belongs to the likeliest beginning.
        let last = start == nil && event.start != nil ? event.end : nil
        let zone = CalendarZone(event.timeZone)
        let isSound = last.map { $0.precision >= .day && ($0.hour == nil) == (first.hour == nil) } ?? false
        self.init(
            summary: summary, start: zone.time(first),
            end: isSound
                ? last.map { zone.time($0.hour == nil ? CivilDay($0).adding(1).date : $0) } : nil,
            location: location)
    }
}

/// The zone a text names.
private enum CalendarZone {
    case floating
    /// Minutes east of UTC.
    case offset(Int)
    case named(String)

    init(_ name: String?) {
        switch name {
        case nil: self = .floating
        case "UTC"?, "Z"?, "GMT"?: self = .offset(0)
        case let name?: self = Self.minutes(of: name).map(Self.offset) ?? .named(name)
        }
    }

    /// `+02:00`, `-0330`, `+1`.
    private static func minutes(of text: String) -> Int? {
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard (1...4).contains(digits.utf8.count), let number = Int(digits) else { return nil }
        let minutes = digits.utf8.count <= 2 ? number * 60 : number / 100 * 60 + number % 100
        return sign == "-" ? -minutes : minutes
    }

    func time(_ date: CalendarDate) -> CalendarTime {
        guard let hour = date.hour else {
            return CalendarTime(year: date.year, month: date.month, day: date.day)
        }
        let clock = CalendarTime.Clock(hour: hour, minute: date.minute, second: date.second)
        switch self {
        case .floating:
            return CalendarTime(year: date.year, month: date.month, day: date.day, clock: clock)
        case .named(let name):
            return CalendarTime(year: date.year, month: date.month, day: date.day, clock: clock, zone: .named(name))
        case .offset(let offset):
            let minutes = hour * 60 + date.minute - offset
            let day = CivilDay(date).adding(minutes >= 0 ? minutes / 1440 : -((1439 - minutes) / 1440)).date
            let rest = ((minutes % 1440) + 1440) % 1440
            return CalendarTime(
                year: day.year, month: day.month, day: day.day,
                clock: CalendarTime.Clock(hour: rest / 60, minute: rest % 60, second: date.second), zone: .utc)
        }
    }
}

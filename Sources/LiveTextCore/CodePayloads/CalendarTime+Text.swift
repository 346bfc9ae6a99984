// SPDX-License-Identifier: Apache-2.0

extension CalendarTime {
    /// Reads `20261224`, `20261224T180000` or `20261224T180000Z`; `nil` for anything else and for days that do not exist.
    ///
    /// - Parameter zone: the zone's name where the property gives one.
    init?(_ text: String, zone: String? = nil) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            let digits = bytes[range]
            guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
            return digits.reduce(0) { $0 * 10 + Int($1 - .ascii("0")) }
        }
        guard bytes.count >= 8, let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            (1...12).contains(month), day >= 1, day <= CivilDays.count(inMonth: month, of: year)
        else { return nil }
        if bytes.count == 8 {
            self.init(year: year, month: month, day: day)
            return
        }
        let isUTC = bytes.count == 16 && bytes[15] == .ascii("Z")
        guard bytes.count == 15 || isUTC, bytes[8] == .ascii("T"), let hour = number(9..<11),
            let minute = number(11..<13), let second = number(13..<15), hour < 24, minute < 60, second <= 60
        else { return nil }
        self.init(
            year: year, month: month, day: day, clock: Clock(hour: hour, minute: minute, second: second),
            zone: isUTC ? .utc : zone.map(Zone.named) ?? .floating)
    }

    /// The form `init(_:zone:)` reads; a named zone is not part of it.
    package var text: String {
        let date = Self.padded(year, 4) + Self.padded(month, 2) + Self.padded(day, 2)
        guard let clock else { return date }
        return date + "T" + Self.padded(clock.hour, 2) + Self.padded(clock.minute, 2) + Self.padded(clock.second, 2)
            + (zone == .utc ? "Z" : "")
    }

    /// The time for people, in the order of ISO 8601: `2026-12-24 18:00`.
    package var readable: String {
        let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
        guard let clock else { return date }
        let seconds = clock.second == 0 ? "" : ":" + Self.padded(clock.second, 2)
        let zoneName =
            switch zone {
            case .floating: ""
            case .utc: " UTC"
            case .named(let name): " " + name
            }
        return "\(date) \(Self.padded(clock.hour, 2)):\(Self.padded(clock.minute, 2))\(seconds)\(zoneName)"
    }

    /// The time so much later.
    ///
    /// - Parameter duration: seconds; whole days where the time has no clock.
    func adding(seconds duration: Int) -> CalendarTime {
        let secondsOfDay = clock.map { $0.hour * 3600 + $0.minute * 60 + $0.second } ?? 0
        let total = secondsOfDay + duration
        let days = CivilDays.number(year: year, month: month, day: day) + total / CivilDays.seconds
        let date = CivilDays.date(of: days)
        let rest = total % CivilDays.seconds
        return CalendarTime(
            year: date.year, month: date.month, day: date.day,
            clock: clock == nil ? nil : Clock(hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60), zone: zone)
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}

/// Days of the Gregorian calendar, numbered.
enum CivilDays {
    /// Seconds in a day without a leap second.
    static let seconds = 86_400

    static func count(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// The day's number in a count in which every four centuries have 146,097 days; years from 0 on.
    static func number(year: Int, month: Int, day: Int) -> Int {
        // Years begin with March, so that the leap day is the last.
        let shifted = month > 2 ? year : year - 1
        let yearOfEra = shifted + 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + yearOfEra / 400 + dayOfYear
    }

    /// The day with a number.
    static func date(of number: Int) -> (year: Int, month: Int, day: Int) {
        let era = number / 146_097
        let dayOfEra = number % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (era * 400 + yearOfEra - 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

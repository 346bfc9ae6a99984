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
            (1...12).contains(month), day >= 1, day <= Self.dayCount(ofMonth: month, year: year)
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

    /// The time so much later.
    ///
    /// - Parameter duration: seconds; whole days where the time has no clock.
    func adding(seconds duration: Int) -> CalendarTime {
        let seconds = clock.map { $0.hour * 3600 + $0.minute * 60 + $0.second } ?? 0
        let total = seconds + duration
        let date = CivilDay(CalendarDate(year: year, month: month, day: day)).adding(total / Self.secondsOfDay).date
        let rest = total % Self.secondsOfDay
        return CalendarTime(
            year: date.year, month: date.month, day: date.day,
            clock: clock == nil ? nil : Clock(hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60), zone: zone)
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// Without a leap second.
    private static let secondsOfDay = 86_400

    private static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

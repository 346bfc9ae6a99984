// SPDX-License-Identifier: Apache-2.0

/// A date of the Gregorian calendar with or without a time of the day, as a clock on the wall shows it.
public struct CalendarDate: Hashable, Sendable, Codable {
    /// What the text says at most; finer parts were filled in.
    public enum Precision: Int, Sendable, Codable, Comparable {
        /// A year; month and day are the first.
        case year
        /// A month; the day is the first.
        case month
        /// A day.
        case day
        /// A time of the day.
        case minute
        /// A time of the day with seconds.
        case second

        /// Whether the left is coarser.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The year.
    public let year: Int
    /// The month, 1…12.
    public let month: Int
    /// The day of the month, 1…31.
    public let day: Int
    /// The hour, 0…23; `nil` for whole days.
    public let hour: Int?
    /// The minute, 0…59.
    public let minute: Int
    /// The second, 0…59.
    public let second: Int
    /// What the text says at most.
    public let precision: Precision

    /// Makes a date.
    ///
    /// - Parameter precision: `nil` takes the day, or the minute where there is an hour.
    public init(
        year: Int, month: Int = 1, day: Int = 1, hour: Int? = nil, minute: Int = 0, second: Int = 0,
        precision: Precision? = nil
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.precision = precision ?? (hour == nil ? .day : second == 0 ? .minute : .second)
    }

    /// Reads ISO 8601: a date, or a date and a time, as `2025-12-24T18:30`. A zone is left out.
    ///
    /// - Returns: `nil` for other text and for days that no calendar has.
    public init?(iso8601 text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Self.number($0) }
        guard parts.count <= 2, date.count == 3, let year = date[0], let month = date[1], let day = date[2],
            let whole = CalendarDate.day(day, month: month, year: year)
        else { return nil }
        guard parts.count == 2 else {
            self = whole
            return
        }
        let clock = parts[1].prefix { $0 == ":" || $0.isASCII && $0.isNumber }
        let time = clock.split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0) }
        guard (2...3).contains(time.count), let hour = time[0], hour < 24, let minute = time[1], minute < 60 else {
            return nil
        }
        let second = time.count == 3 ? time[2] : 0
        guard let second, second < 60 else { return nil }
        self = whole.at(hour: hour, minute: minute, second: second, precision: time.count == 3 ? .second : .minute)
    }

    /// A few digits and nothing else.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.count <= 4 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
    }

    /// ISO 8601 without a zone: `2025-12-24`, `2025-12-24T18:30:00`.
    public var iso8601: String {
        func padded(_ number: Int, _ width: Int = 2) -> String {
            let digits = String(abs(number))
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let date = "\(padded(year, 4))-\(padded(month))-\(padded(day))"
        guard let hour else { return date }
        return date + "T\(padded(hour)):\(padded(minute)):\(padded(second))"
    }
}

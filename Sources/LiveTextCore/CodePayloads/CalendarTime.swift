// SPDX-License-Identifier: Apache-2.0

/// A day, or a moment of it, as calendars write it (RFC 5545, 3.3.4 and 3.3.5).
package struct CalendarTime: Hashable, Sendable {
    /// Where the clock stands that tells the time.
    package enum Zone: Hashable, Sendable {
        /// Wherever one is.
        case floating
        case utc
        /// A zone's name, as `Europe/Berlin`.
        case named(String)
    }

    /// The time of day.
    package struct Clock: Hashable, Sendable {
        /// 0…23
        package let hour: Int
        /// 0…59
        package let minute: Int
        /// 0…60; leap seconds are written.
        package let second: Int
    }

    package let year: Int
    /// 1…12
    package let month: Int
    /// 1…31
    package let day: Int
    /// `nil` for a whole day.
    package let clock: Clock?
    package let zone: Zone

    package init(year: Int, month: Int, day: Int, clock: Clock? = nil, zone: Zone = .floating) {
        self.year = year
        self.month = month
        self.day = day
        self.clock = clock
        self.zone = zone
    }
}

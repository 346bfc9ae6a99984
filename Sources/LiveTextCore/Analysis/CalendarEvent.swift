// SPDX-License-Identifier: Apache-2.0

/// A date, a time, or a span of them, as a calendar's entry.
public struct CalendarEvent: Hashable, Sendable, Codable {
    /// When it begins; `nil` for a span that is open towards the past, as "until 5 May".
    public let start: CalendarDate?
    /// When it ends, as printed: the last day of a span of whole days; `nil` where none is said.
    public let end: CalendarDate?
    /// The zone the times are of: `UTC`, an offset as `+02:00`, or an IANA name; `nil` for the place the text is about.
    public let timeZone: String?
    /// Other readings of the beginning, likelier first: day and month the other way round, another year or half of the
    /// day.
    public let alternatives: [CalendarDate]

    /// Makes an event.
    public init(
        start: CalendarDate?, end: CalendarDate? = nil, timeZone: String? = nil, alternatives: [CalendarDate] = []
    ) {
        self.start = start
        self.end = end
        self.timeZone = timeZone
        self.alternatives = alternatives
    }

    /// Whether it has no time of the day.
    public var isAllDay: Bool { (start ?? end)?.hour == nil }
}

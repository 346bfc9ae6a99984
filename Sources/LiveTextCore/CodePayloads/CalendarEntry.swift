// SPDX-License-Identifier: Apache-2.0

/// An event to be saved in a calendar, as codes hold it.
package struct CalendarEntry: Hashable, Sendable {
    package let summary: String?
    package let start: CalendarTime
    /// When it is over; for whole days the day after the last one.
    package let end: CalendarTime?
    package let location: String?
    package let description: String?
    /// The organiser's mail address, or whatever the code names.
    package let organizer: String?
    package let attendees: [String]
    package let place: GeographicPlace?
    package let url: String?
    /// How it recurs (RFC 5545, 3.3.10), as `FREQ=YEARLY`.
    package let recurrenceRule: String?

    package init(
        summary: String? = nil, start: CalendarTime, end: CalendarTime? = nil, location: String? = nil,
        description: String? = nil, organizer: String? = nil, attendees: [String] = [], place: GeographicPlace? = nil,
        url: String? = nil, recurrenceRule: String? = nil
    ) {
        self.summary = summary
        self.start = start
        self.end = end
        self.location = location
        self.description = description
        self.organizer = organizer
        self.attendees = attendees
        self.place = place
        self.url = url
        self.recurrenceRule = recurrenceRule
    }
}

// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a date or a span of time is shown.
    static func calendarEvent(_ event: CalendarEvent) -> ItemPresentation {
        let readable = event.readable
        return ItemPresentation(
            title: PresentationText("Date"), fullValue: readable, iconName: IconName.calendar,
            copying: .copy(readable, id: "date.copy", title: PresentationText("Copy Date")),
            pill: PresentationText("Copy Date"), accessibleName: PresentationText("Copy the date %1$@", readable))
    }
}

extension CalendarEvent {
    /// The event in the international form, which is the same in every language.
    var readable: String {
        let zone = timeZone.map { " " + $0 } ?? ""
        switch (start, end) {
        case (let start?, let end?): return start.readable + " – " + end.readable + zone
        case (let start?, nil): return start.readable + zone
        case (nil, let end?): return "– " + end.readable + zone
        case (nil, nil): return ""
        }
    }
}

extension CalendarDate {
    /// As much of the international form as the text said.
    fileprivate var readable: String {
        let text = iso8601
        switch precision {
        case .year: return String(text.prefix(4))
        case .month: return String(text.prefix(7))
        case .day: return String(text.prefix(10))
        case .minute: return String(text.prefix(16)).replacingTimeMark
        case .second: return text.replacingTimeMark
        }
    }
}

extension String {
    /// With a space for the `T` before the time.
    fileprivate var replacingTimeMark: String { split(separator: "T").joined(separator: " ") }
}

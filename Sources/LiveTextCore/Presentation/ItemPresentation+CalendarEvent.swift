// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a date or a span of time is shown. Where day and month can be told in two ways, both are offered.
    static func calendarEvent(_ event: CalendarEvent, _ context: PresentationContext) -> ItemPresentation {
        let readable = event.readable
        let surroundings = context.surroundings
        func creating(_ start: CalendarDate?, id: String, title: PresentationText) -> DataAction? {
            let entry = CalendarEntry(
                event, startingAt: start, summary: surroundings.eventTitle, location: surroundings.eventPlace)
            guard let entry else { return nil }
            return DataAction(
                id: id, kind: .saveEvent(iCalendar: entry.iCalendar), title: title, iconName: IconName.calendar)
        }
        let isUndecided = !event.alternatives.isEmpty
        var actions = [
            creating(
                nil, id: "date.createEvent",
                title: isUndecided
                    ? PresentationText("Create Event on %1$@", readable) : PresentationText("Create Event"))
        ]
        for (index, alternative) in event.alternatives.enumerated() {
            actions.append(
                creating(
                    alternative, id: "date.createEvent.\(index + 2)",
                    title: PresentationText("Create Event on %1$@", alternative.readable)))
        }
        let possible = actions.compactMap(\.self)
        return ItemPresentation(
            title: PresentationText("Date"), fullValue: readable, iconName: IconName.calendar, actions: possible,
            copying: .copy(readable, id: "date.copy", title: PresentationText("Copy Date")),
            pill: possible.isEmpty ? PresentationText("Copy Date") : PresentationText("Create Event"),
            accessibleName: possible.isEmpty
                ? PresentationText("Copy the date %1$@", readable)
                : PresentationText("Create an event on %1$@", readable),
            isQuickAction: !possible.isEmpty)
    }

    /// How an event in a code is shown.
    static func event(_ entry: CalendarEntry) -> ItemPresentation {
        let saving = DataAction(
            id: "event.save", kind: .saveEvent(iCalendar: entry.iCalendar), title: PresentationText("Add to Calendar"),
            iconName: IconName.calendar)
        let time = [entry.start.readable, entry.end?.readable(after: entry.start)].compactMap(\.self)
            .joined(separator: " – ")
        let lines = [entry.summary, time, entry.location, entry.description].compactMap(\.self)
        let showing = entry.location.map { DataAction.openInMaps($0, id: "event.openPlace") }
        let link = entry.url.flatMap { DataAction.openLink($0, id: "event.openLink") }
        let name = entry.summary ?? time
        return ItemPresentation(
            title: PresentationText("Event"), fullValue: lines.joined(separator: "\n"),
            emphasis: 0..<(lines.first ?? "").utf8.count, iconName: IconName.calendar,
            actions: [saving, showing, link].compactMap(\.self),
            copying: .copy(lines.joined(separator: "\n"), id: "event.copy", title: PresentationText("Copy Event")),
            pill: PresentationText("Add to Calendar"),
            accessibleName: PresentationText("Add the event %1$@ to the calendar", name))
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
    var readable: String {
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

extension CalendarTime {
    /// The international form, without seconds.
    fileprivate var readable: String { date.readable + zoneName }

    /// The end of a span: the time alone on the same day, and the last of whole days.
    fileprivate func readable(after start: CalendarTime) -> String? {
        guard let clock else {
            let last = CivilDay(date).adding(-1).date
            return last == start.date ? nil : last.readable
        }
        let isSameDay = (year, month, day) == (start.year, start.month, start.day)
        let time = String(date.readable.split(separator: " ").last ?? "")
        return isSameDay && clock != start.clock ? time + zoneName : readable
    }

    private var date: CalendarDate {
        CalendarDate(
            year: year, month: month, day: day, hour: clock?.hour, minute: clock?.minute ?? 0,
            precision: clock == nil ? .day : .minute)
    }

    private var zoneName: String {
        switch zone {
        case .floating: ""
        case .utc: " UTC"
        case .named(let name): " " + name
        }
    }
}

extension String {
    /// With a space for the `T` before the time.
    fileprivate var replacingTimeMark: String { split(separator: "T").joined(separator: " ") }
}

// SPDX-License-Identifier: Apache-2.0

extension ItemPresentation {
    /// How a date or a span of time is shown. Where day and month can be told in two ways, both are offered.
    static func calendarEvent(_ event: CalendarEvent, _ context: PresentationContext) -> ItemPresentation {
        let style = context.preferences.dateStyle
        let readable = event.readable(style)
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
                    title: PresentationText("Create Event on %1$@", style.text(alternative))))
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
    static func event(_ entry: CalendarEntry, _ context: PresentationContext) -> ItemPresentation {
        let style = context.preferences.dateStyle
        let saving = DataAction(
            id: "event.save", kind: .saveEvent(iCalendar: entry.iCalendar), title: PresentationText("Add to Calendar"),
            iconName: IconName.calendar)
        let time = [entry.start.readable(style), entry.end?.readable(after: entry.start, style)].compactMap(\.self)
            .joined(separator: " – ")
        let lines = [entry.summary, time, entry.location, entry.description].compactMap(\.self)
        let showing = entry.location.map { DataAction.openInMaps($0, id: "event.openPlace", context) }
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
    /// The event in a person's way of writing dates.
    func readable(_ style: DateStyle) -> String {
        let zone = timeZone.map { " " + $0 } ?? ""
        switch (start, end) {
        case (let start?, let end?): return style.text(from: start, to: end) + zone
        case (let start?, nil): return style.text(start) + zone
        case (nil, let end?): return "– " + style.text(end) + zone
        case (nil, nil): return ""
        }
    }
}

extension CalendarTime {
    /// The moment without seconds.
    fileprivate func readable(_ style: DateStyle) -> String { style.text(date) + zoneName }

    /// The end of a span: the time alone on the same day, and the last of whole days.
    fileprivate func readable(after start: CalendarTime, _ style: DateStyle) -> String? {
        guard let clock else {
            let last = CivilDay(date).adding(-1).date
            return last == start.date ? nil : style.text(last)
        }
        let isSameDay = (year, month, day) == (start.year, start.month, start.day)
        return isSameDay && clock != start.clock ? style.time(date) + zoneName : readable(style)
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

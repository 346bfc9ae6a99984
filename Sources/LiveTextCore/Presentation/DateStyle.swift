// SPDX-License-Identifier: Apache-2.0

/// How a person's language and country write dates and times.
public struct DateStyle: Hashable, Sendable, Codable {
    /// A day with `strftime`'s marks, as `%d.%m.%Y`.
    public var dayPattern: String
    /// A time of the day with `strftime`'s marks, as `%I:%M %p`; seconds are shown only where the date has some.
    public var timePattern: String
    /// The short names of the days, Monday first; empty to leave them out.
    public var weekdays: [String]
    /// The months as they stand alone; empty for digits.
    public var months: [String]
    /// What is written for the first and the second half of the day.
    public var dayHalves: [String]

    /// Makes a style. A pattern with a mark that is not understood, and a list that is too short, are as if the
    /// international form had been given.
    public init(
        dayPattern: String, timePattern: String, weekdays: [String] = [], months: [String] = [],
        dayHalves: [String] = []
    ) {
        self.dayPattern = dayPattern
        self.timePattern = timePattern
        self.weekdays = weekdays.count == 7 ? weekdays : []
        self.months = months.count == 12 ? months : []
        self.dayHalves = dayHalves.count == 2 ? dayHalves : []
    }

    /// The form of ISO 8601 with a space for its `T`: the same in every language.
    public static let international = DateStyle(dayPattern: "%Y-%m-%d", timePattern: "%H:%M:%S")
}

extension DateStyle {
    /// A date, with its day of the week, and its time where it has one.
    func text(_ date: CalendarDate) -> String {
        switch date.precision {
        case .year: return padded(date.year, 4)
        case .month: return month(date)
        case .day: return day(date)
        case .minute, .second: return day(date) + (weekdays.isEmpty ? " " : ", ") + time(date)
        }
    }

    /// A span of dates: the time alone where the end is on the same day.
    func text(from start: CalendarDate, to end: CalendarDate) -> String {
        let isSameDay = (start.year, start.month, start.day) == (end.year, end.month, end.day)
        let hasTimes = start.hour != nil && end.hour != nil
        return text(start) + " – " + (isSameDay && hasTimes ? time(end) : text(end))
    }

    /// The time of the day of a date that has one.
    func time(_ date: CalendarDate) -> String {
        expand(timePattern, date) ?? expand(Self.international.timePattern, date) ?? ""
    }

    private func day(_ date: CalendarDate) -> String {
        let text = expand(dayPattern, date) ?? expand(Self.international.dayPattern, date) ?? ""
        guard !weekdays.isEmpty else { return text }
        let weekday = weekdays[date.weekday - 1]
        // Where the year comes first and has its own character, the day of the week follows in brackets.
        return isInline ? text + "(" + weekday + ")" : weekday + ", " + text
    }

    private var isInline: Bool { dayPattern.hasPrefix("%Y") && !dayPattern.utf8.allSatisfy { $0 < 0x80 } }

    private func month(_ date: CalendarDate) -> String {
        guard !months.isEmpty, !dayPattern.hasPrefix("%Y-") else {
            return padded(date.year, 4) + "-" + padded(date.month, 2)
        }
        if isInline, let end = dayPattern.range(ofDayMark: ["d", "e"]) {
            return expand(String(dayPattern[..<end]), date).map { $0.trimmingSpaces } ?? months[date.month - 1]
        }
        return months[date.month - 1] + " " + padded(date.year, 4)
    }

    // MARK: Patterns

    /// What a pattern stands for; `nil` where it has a mark that is not understood.
    private func expand(_ pattern: String, _ date: CalendarDate) -> String? {
        var result = ""
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var isPadded = true
            if rest.first == "-" || rest.first == "E" || rest.first == "O" {
                isPadded = rest.removeFirst() != "-"
            }
            guard let mark = rest.popFirst() else { return nil }
            if mark == "S", date.precision != .second {
                // The separator belongs to the seconds.
                while let last = result.last, !last.isNumber, !last.isLetter { result.removeLast() }
                continue
            }
            guard let text = expand(mark, date, isPadded: isPadded) else { return nil }
            result += text
        }
        return result.trimmingSpaces
    }

    private func expand(_ mark: Character, _ date: CalendarDate, isPadded: Bool) -> String? {
        let hour = date.hour ?? 0
        let clockHour = hour % 12 == 0 ? 12 : hour % 12
        func digits(_ value: Int) -> String { isPadded ? padded(value, 2) : String(value) }
        switch mark {
        case "Y": return padded(date.year, 4)
        case "y": return padded(date.year % 100, 2)
        case "m": return digits(date.month)
        case "d": return digits(date.day)
        case "e": return String(date.day)
        case "b", "B", "h": return months.isEmpty ? nil : months[date.month - 1]
        case "H": return digits(hour)
        case "k": return String(hour)
        case "I": return String(clockHour)
        case "l": return String(clockHour)
        case "M": return padded(date.minute, 2)
        case "S": return padded(date.second, 2)
        case "p", "P": return dayHalves.isEmpty ? nil : dayHalves[hour < 12 ? 0 : 1]
        case "D": return expand("%m/%d/%y", date)
        case "F": return expand("%Y-%m-%d", date)
        case "T": return expand("%H:%M:%S", date)
        case "R": return expand("%H:%M", date)
        case "r": return expand("%I:%M:%S %p", date)
        case "%": return "%"
        default: return nil
        }
    }

    private func padded(_ value: Int, _ count: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}

extension String {
    /// Where the first of some of `strftime`'s marks begins.
    fileprivate func range(ofDayMark marks: Set<Character>) -> Index? {
        var position = startIndex
        while position < endIndex {
            let next = index(after: position)
            if self[position] == "%", next < endIndex, marks.contains(self[next]) { return position }
            position = next
        }
        return nil
    }
}

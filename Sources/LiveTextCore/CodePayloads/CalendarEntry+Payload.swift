// SPDX-License-Identifier: Apache-2.0

extension CalendarEntry {
    /// Reads the first event of an iCalendar object, or a bare one; `nil` when it has no beginning, or when one of its
    /// fields is not well formed.
    init?(iCalendar text: String) {
        let lines = PropertyLine.lines(of: text)
        guard let first = lines.firstIndex(where: { Self.isMark($0, "BEGIN", "VEVENT") }) else { return nil }
        guard lines[..<first].allSatisfy({ !Self.isMark($0, "END", "VCALENDAR") }) else { return nil }
        var properties: [PropertyLine] = []
        // An alarm within has fields of the same names.
        var depth = 0
        for line in lines[(first + 1)...] {
            if Self.isMark(line, "END", "VEVENT") { break }
            if line.name == "BEGIN" { depth += 1 }
            if depth == 0 { properties.append(line) }
            if line.name == "END" { depth -= 1 }
        }
        self.init(properties)
    }

    private init?(_ properties: [PropertyLine]) {
        func property(_ name: String) -> PropertyLine? {
            properties.first { $0.name == name && !$0.rawValue.trimmingSpaces.isEmpty }
        }
        func text(_ name: String) -> String? { property(name)?.text.trimmingSpaces }
        guard let start = property("DTSTART").flatMap(Self.time) else { return nil }
        var end: CalendarTime?
        if let line = property("DTEND") {
            guard let time = Self.time(line) else { return nil }
            end = time
        } else if let line = property("DURATION") {
            guard let seconds = Self.seconds(line.rawValue.trimmingSpaces) else { return nil }
            end = start.adding(seconds: seconds)
        }
        var place: GeographicPlace?
        if let line = property("GEO") {
            guard let read = GeographicPlace(vCard: line.rawValue) else { return nil }
            place = read
        }
        self.init(
            summary: text("SUMMARY"), start: start, end: end, location: text("LOCATION"),
            description: text("DESCRIPTION"), organizer: text("ORGANIZER").map(Self.withoutMailto),
            attendees: properties.filter { $0.name == "ATTENDEE" }.map { Self.withoutMailto($0.text) },
            place: place, url: text("URL"), recurrenceRule: property("RRULE")?.rawValue.trimmingSpaces)
    }

    private static func isMark(_ line: PropertyLine, _ name: String, _ value: String) -> Bool {
        line.name == name && line.rawValue.trimmingSpaces.uppercased() == value
    }

    private static func time(_ line: PropertyLine) -> CalendarTime? {
        CalendarTime(line.rawValue.trimmingSpaces, zone: line.parameters.first { $0.name == "TZID" }?.value)
    }

    private static func withoutMailto(_ text: String) -> String {
        text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst("mailto:".count)) : text
    }

    /// Reads a duration (RFC 5545, 3.3.6), as `P1DT2H`; `nil` for one that is none or runs back.
    private static func seconds(_ text: String) -> Int? {
        var rest = Array(text.utf8)[...]
        if rest.first == .ascii("+") { rest = rest.dropFirst() }
        guard rest.popFirst() == .ascii("P"), !rest.isEmpty else { return nil }
        var units: [(letter: UInt8, seconds: Int)] = [(.ascii("W"), 604_800), (.ascii("D"), 86_400)]
        let timeUnits: [(letter: UInt8, seconds: Int)] = [(.ascii("H"), 3600), (.ascii("M"), 60), (.ascii("S"), 1)]
        var total = 0
        while !rest.isEmpty {
            if rest.first == .ascii("T"), rest.count > 1 {
                rest = rest.dropFirst()
                units = timeUnits
            }
            let digits = rest.prefix(while: \.isASCIIDigit)
            // So many digits are more than a lifetime in seconds.
            guard (1...9).contains(digits.count), let letter = rest.dropFirst(digits.count).first,
                let unit = units.firstIndex(where: { $0.letter == letter })
            else { return nil }
            total += digits.reduce(0) { $0 * 10 + Int($1 - .ascii("0")) } * units[unit].seconds
            units = Array(units[(unit + 1)...])
            rest = rest.dropFirst(digits.count + 1)
        }
        return total
    }
}

// SPDX-License-Identifier: Apache-2.0

extension CalendarEntry {
    /// The event in the iCalendar format (RFC 5545). Organiser and attendees are left out: a calendar would write to
    /// them. Its identifier is made of its contents, so that saving it again does not add a second event.
    package var iCalendar: String {
        var lines = [start.line("DTSTART")]
        if let end { lines.append(end.line("DTEND")) }
        if let summary { lines.append(ContentLine.text("SUMMARY", summary)) }
        if let location { lines.append(ContentLine.text("LOCATION", location)) }
        if let description { lines.append(ContentLine.text("DESCRIPTION", description)) }
        if let place { lines.append("GEO:\(place.latitude);\(place.longitude)") }
        if let url { lines.append(ContentLine.raw("URL", url)) }
        if let recurrenceRule, recurrenceRule.utf8.allSatisfy(Self.isRuleByte) {
            lines.append(ContentLine.raw("RRULE", recurrenceRule))
        }
        let identifier = "UID:\(Self.digest(of: lines))@legible"
        return ContentLine.document(
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Legible//Legible//EN", "BEGIN:VEVENT", identifier] + lines
                + ["END:VEVENT", "END:VCALENDAR"])
    }

    private static func isRuleByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric
            || [UInt8.ascii("="), .ascii(";"), .ascii(","), .ascii("+"), .ascii("-")].contains(byte)
    }

    /// A number that tells contents apart, in hexadecimal digits (FNV-1a).
    private static func digest(of lines: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in lines.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

/// Calendar documents, whoever wrote them.
package enum CalendarDocument {
    /// The document with the moment at which its events were made, which the format wants, where none is said.
    ///
    /// - Parameter moment: UTC, as `20251224T183000Z`.
    package static func stamped(_ iCalendar: String, at moment: String) -> String {
        let begin = "BEGIN:VEVENT\r\n"
        guard !iCalendar.contains("\r\nDTSTAMP") else { return iCalendar }
        return iCalendar.replacing(begin, with: begin + "DTSTAMP:\(moment)\r\n")
    }
}

extension CalendarTime {
    /// The property that holds the time.
    fileprivate func line(_ name: String) -> String {
        let date = Self.padded(year, 4) + Self.padded(month) + Self.padded(day)
        guard let clock else { return name + ";VALUE=DATE:" + date }
        let time = date + "T" + Self.padded(clock.hour) + Self.padded(clock.minute) + Self.padded(clock.second)
        switch zone {
        case .floating: return name + ":" + time
        case .utc: return name + ":" + time + "Z"
        case .named(let zone):
            let known = zone.utf8.allSatisfy {
                $0.isASCIIAlphanumeric || [UInt8.ascii("/"), .ascii("_"), .ascii("-"), .ascii("+")].contains($0)
            }
            return known ? name + ";TZID=" + zone + ":" + time : name + ":" + time
        }
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(max(0, number))
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

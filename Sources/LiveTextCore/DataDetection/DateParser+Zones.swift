// SPDX-License-Identifier: Apache-2.0

/// Time zones after a time.
extension DateParser {
    /// A time zone after a time, also in brackets: `UTC`, `Z`, `+02:00`, `(PST)`, `Eastern Time`, `Asia/Tokyo`.
    func zone(at index: Int) -> (zone: String?, end: Int) {
        if let sign = tokens.sign(at: index), ["(", "（", "["].contains(sign) {
            let named = namedZone(at: index + 1)
            let (zone, end) = named.zone == nil ? offset(at: index + 1, isNamed: false) : named
            guard let zone, let close = tokens.sign(at: end), [")", "）", "]"].contains(close) else {
                return (nil, index)
            }
            return (zone, end + 1)
        }
        let (zone, end) = namedZone(at: index)
        if zone != nil { return (zone, end) }
        let (offset, stop) = offset(at: index, isNamed: false)
        guard offset != nil, tokens.touchesPrevious(index), tokens.isSign("+", at: index) || isFullTime(before: index)
        else { return (nil, index) }
        return (offset, stop)
    }

    /// Whether the time before has its seconds or the `T` of ISO 8601: then a minus begins an offset, else it is the dash
    /// of a span: `10:00-14:00`.
    private func isFullTime(before end: Int) -> Bool {
        var first = end - 1
        var parts = 1
        while parts < 4, tokens.isSign(":", at: first - 1) || tokens.isSign(".", at: first - 1),
            tokens[first - 2]?.kind == .number
        {
            first -= 2
            parts += 1
        }
        return parts >= 3 || Self.timeLetter.contains(tokens[first - 1])
    }

    private static let timeLetter = WordSet("t")

    private func namedZone(at index: Int) -> (zone: String?, end: Int) {
        guard let token = tokens[index] else { return (nil, index) }
        if token.kind == .inline {
            return TimeZoneNames.phrases.match(in: tokens, at: index).map { ($0.meaning, $0.end) } ?? (nil, index)
        }
        guard token.kind == .word else { return (nil, index) }
        let name = tokens.string(index..<index + 1)
        if tokens.touchesPrevious(index), name == "Z" || name == "z" { return ("UTC", index + 1) }
        if let (zone, end) = identifier(at: index) { return (zone, end) }
        if let zone = Self.zones[name.uppercased()], name == name.uppercased() || Self.smallZones.contains(name) {
            if tokens.isSign("/", at: index + 1), tokens.touchesPrevious(index + 1),
                let zone = TimeZoneNames.pairs[tokens.string(index..<min(index + 3, tokens.count)).uppercased()]
            {
                return (zone, index + 3)
            }
            let (offset, end) = offset(at: index + 1, isNamed: true)
            return offset.map { ($0, end) } ?? (zone, index + 1)
        }
        if let (zone, end) = TimeZoneNames.phrases.match(in: tokens, at: index) { return (zone, end) }
        if token.isCapitalized, let (zone, end) = TimeZoneNames.shortNames.match(in: tokens, at: index),
            !isNounNext(end)
        {
            return (zone, end)
        }
        return timeOfCity(at: index) ?? (nil, index)
    }

    /// `London time`, `heure de Paris`.
    private func timeOfCity(at index: Int) -> (zone: String?, end: Int)? {
        if let (zone, end) = TimeZoneNames.cities.match(in: tokens, at: index), tokens[index]?.isCapitalized == true,
            let (_, stop) = TimeZoneNames.afterCity.match(in: tokens, at: end)
        {
            return (zone, stop)
        }
        guard let (_, next) = TimeZoneNames.beforeCity.match(in: tokens, at: index),
            tokens[next]?.isCapitalized == true,
            let (zone, end) = TimeZoneNames.cities.match(in: tokens, at: next)
        else { return nil }
        return (zone, end)
    }

    /// A zone's identifier in the IANA database: `America/Argentina/Buenos_Aires`.
    private func identifier(at index: Int) -> (zone: String, end: Int)? {
        /// The tokens of the longest: `America/North_Dakota/New_Salem`.
        let longest = 9
        guard tokens.isSign("/", at: index + 1), tokens.touchesPrevious(index + 1) else { return nil }
        var end = index + 2
        while end < index + longest, tokens.touchesPrevious(end), let token = tokens[end],
            token.kind == .word || ["/", "_", "-"].contains(tokens.sign(at: end) ?? " ")
        {
            end += 1
        }
        while end > index + 2 {
            let name = tokens.string(index..<end)
            if TimeZoneNames.identifiers.contains(name) { return (name, end) }
            end -= 1
        }
        return nil
    }

    /// - Parameter isNamed: whether a zone's name stands before, so that hours alone are enough: `GMT+2`.
    func offset(at index: Int, isNamed: Bool) -> (zone: String?, end: Int) {
        guard let sign = tokens.sign(at: index), sign == "+" || sign == "-" || sign == "\u{2212}",
            tokens.touchesPrevious(index),
            let hours = tokens[index + 1], hours.kind == .number, tokens.touchesPrevious(index + 1)
        else { return (nil, index) }
        func zone(_ hours: Int, _ minutes: Int) -> String? {
            guard hours <= 14, minutes < 60 else { return nil }
            let digits = [hours / 10, hours % 10, minutes / 10, minutes % 10].map(String.init)
            return (sign == "+" ? "+" : "-") + digits[0] + digits[1] + ":" + digits[2] + digits[3]
        }
        if hours.digitCount == 4 { return (zone(hours.value / 100, hours.value % 100), index + 2) }
        guard hours.digitCount <= 2, isNamed || tokens.isSign(":", at: index + 2) else { return (nil, index) }
        if tokens.isSign(":", at: index + 2), let minutes = tokens[index + 3], minutes.kind == .number,
            minutes.digitCount == 2
        {
            return (zone(hours.value, minutes.value), index + 4)
        }
        return (zone(hours.value, 0), index + 2)
    }

    static let smallZones: Set<String> = [
        "utc", "gmt", "pst", "est", "cst", "mst", "cet", "pdt", "edt", "cest",
    ]

    /// Common abbreviations and their offsets.
    static let zones: [String: String] = [
        "UTC": "UTC", "GMT": "UTC", "WET": "+00:00", "WEST": "+01:00", "BST": "+01:00", "CET": "+01:00",
        "CEST": "+02:00",
        "MEZ": "+01:00", "MESZ": "+02:00", "EET": "+02:00", "EEST": "+03:00", "MSK": "+03:00", "IST": "+05:30",
        "JST": "+09:00",
        "KST": "+09:00", "HKT": "+08:00", "SGT": "+08:00", "AWST": "+08:00", "ACST": "+09:30", "AEST": "+10:00",
        "AEDT": "+11:00",
        "NZST": "+12:00", "NZDT": "+13:00", "EST": "-05:00", "EDT": "-04:00", "CST": "-06:00", "CDT": "-05:00",
        "MST": "-07:00",
        "MDT": "-06:00", "PST": "-08:00", "PDT": "-07:00", "AKST": "-09:00", "AKDT": "-08:00", "HST": "-10:00",
        "BRT": "-03:00",
        "ET": "America/New_York", "CT": "America/Chicago", "MT": "America/Denver", "PT": "America/Los_Angeles",
    ]
}

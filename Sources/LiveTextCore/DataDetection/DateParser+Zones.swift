// SPDX-License-Identifier: Apache-2.0

/// Time zones after a time.
extension DateParser {
    /// A time zone after a time: `UTC`, `Z`, `+02:00`, `PST`.
    func zone(at index: Int) -> (zone: String?, end: Int) {
        if let token = tokens[index], token.kind == .word {
            let name = tokens.string(index..<index + 1)
            if tokens.touchesPrevious(index), name == "Z" || name == "z" { return ("UTC", index + 1) }
            if let zone = Self.zones[name.uppercased()], name == name.uppercased() || Self.smallZones.contains(name) {
                let (offset, end) = offset(at: index + 1, isNamed: true)
                return offset.map { ($0, end) } ?? (zone, index + 1)
            }
            return (nil, index)
        }
        let (offset, end) = offset(at: index, isNamed: false)
        return offset != nil && tokens.touchesPrevious(index) ? (offset, end) : (nil, index)
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

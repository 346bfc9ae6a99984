// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Links, mail addresses and telephone numbers.
private let addressed: Set<DataItem.Kind> = [.link, .emailAddress, .phoneNumber]

/// What a detector without libraries finds in a text, as `link https://…`, `mail …`, `phone …`.
func detected(_ text: String, region: String = "DE") -> [String] {
    DataDetector(region: region, kinds: addressed).matches(in: text).map(\.value.summary)
}

/// The pieces of a text that a detector without libraries finds something in.
func spans(_ text: String, region: String = "DE") -> [String] {
    let bytes = Array(text.utf8)
    return DataDetector(region: region, kinds: addressed).matches(in: text).map {
        String(decoding: bytes[$0.range], as: UTF8.self)
    }
}

extension DataItem.Value {
    /// The value in short.
    var summary: String {
        switch self {
        case .link(let url): "link \(url)"
        case .emailAddress(let address): "mail \(address)"
        case .phoneNumber(let number): "phone \(number.number)" + (number.extension.map { " ext \($0)" } ?? "")
        default: "\(kind.rawValue) \(normalized)"
        }
    }
}

/// What a detector of one kind finds in a text: the piece and its value, as `5 km = 5.0 km`.
func items(
    _ kind: DataItem.Kind, _ text: String, region: String = "US", language: String = "en",
    reference: CalendarDate = CalendarDate(year: 2026, month: 5, day: 6, hour: 10)
) -> [String] {
    let bytes = Array(text.utf8)
    let detector = DataDetector(region: region, languages: [language], referenceDate: reference, kinds: [kind])
    return detector.matches(in: text).map {
        String(decoding: bytes[$0.range], as: UTF8.self) + " = " + $0.value.normalized
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// What a detector without libraries finds in a text, as `link https://…`, `mail …`, `phone …`.
func detected(_ text: String, region: String = "DE") -> [String] {
    DataDetector(region: region).matches(in: text).map(\.value.summary)
}

/// The pieces of a text that a detector without libraries finds something in.
func spans(_ text: String, region: String = "DE") -> [String] {
    let bytes = Array(text.utf8)
    return DataDetector(region: region).matches(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
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

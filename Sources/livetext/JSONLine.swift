// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Values as single lines of JSON.
enum JSONLine {
    /// Reads a line; `nil` when it is not such a value.
    static func value<Value: Decodable>(_ type: Value.Type, _ line: String) -> Value? {
        try? JSONDecoder().decode(type, from: Data(line.utf8))
    }

    /// A line, with its end, keys in alphabetical order.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "{}\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

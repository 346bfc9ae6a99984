// SPDX-License-Identifier: Apache-2.0

/// The fields of a URI's query.
enum URIQuery {
    /// A field.
    struct Field {
        /// In lower case.
        let name: String
        /// As written.
        let rawValue: Substring

        /// Percent-decoded. `+` stays: only web forms mean a space by it.
        var value: String { URIParts.percentDecoded(String(rawValue)) }
    }

    /// The fields, `name=value`, between `&`.
    static func fields(_ query: Substring) -> [Field] {
        query.split(separator: "&").compactMap { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return Field(name: URIParts.percentDecoded(String(parts[0])).lowercased(), rawValue: parts[1])
        }
    }
}

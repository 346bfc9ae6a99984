// SPDX-License-Identifier: Apache-2.0

/// The part of a BCP-47 tag that matters for reading: language, script, region.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// ISO 639, lower case: `zh`.
    package let language: String
    /// ISO 15924, title case: `Hant`.
    package let script: String?
    /// ISO 3166 or UN M.49, upper case: `TW`.
    package let region: String?

    /// Reads a tag; variants and extensions are left out. `nil` when it does not begin with a language.
    package init?(_ tag: String) {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isASCIILetter) else {
            return nil
        }
        language = first.lowercased()
        var rest = parts.dropFirst()
        if let part = rest.first, part.count == 4, part.allSatisfy(\.isASCIILetter) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            rest = rest.dropFirst()
        } else {
            script = nil
        }
        if let part = rest.first,
            part.count == 2 && part.allSatisfy(\.isASCIILetter) || part.count == 3 && part.allSatisfy(\.isASCIIDigit)
        {
            region = part.uppercased()
        } else {
            region = nil
        }
    }

    /// Reads a POSIX locale name, as `sr_RS.UTF-8@latin`; `nil` for the C locale.
    package init?(posixName name: String) {
        guard let base = name.split(whereSeparator: { $0 == "." || $0 == "@" }).first, base != "C", base != "POSIX",
            var tag = LanguageTag(String(base))
        else { return nil }
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
        switch modifier {
        case "latin": tag = LanguageTag(language: tag.language, script: "Latn", region: tag.region)
        case "cyrillic": tag = LanguageTag(language: tag.language, script: "Cyrl", region: tag.region)
        case "devanagari": tag = LanguageTag(language: tag.language, script: "Deva", region: tag.region)
        default: break
        }
        self = tag
    }

    private init(language: String, script: String?, region: String?) {
        self.language = language
        self.script = script
        self.region = region
    }

    package var description: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

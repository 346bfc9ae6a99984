// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
    /// The card in the vCard format, version 3.0 (RFC 2426), which every address book reads.
    package var vCard: String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", nameLine, ContentLine.text("FN", displayName)]
        lines += names.dropFirst().map { ContentLine.text("NICKNAME", $0) }
        lines += nicknames.map { ContentLine.text("NICKNAME", $0) }
        if let organization { lines.append(ContentLine.text("ORG", organization)) }
        if let title { lines.append(ContentLine.text("TITLE", title)) }
        lines += phones.map { ContentLine.text("TEL" + Self.types($0.labels), $0.value) }
        lines += emails.map { ContentLine.text("EMAIL" + Self.types($0.labels), $0.value) }
        lines += addresses.map(Self.addressLine)
        lines += urls.map { ContentLine.raw("URL", $0) }
        if let place { lines.append("GEO:\(place.latitude);\(place.longitude)") }
        if let birthday, birthday.utf8.allSatisfy({ $0.isASCIIDigit || $0 == .ascii("-") }) {
            lines.append(ContentLine.raw("BDAY", birthday))
        }
        if let note { lines.append(ContentLine.text("NOTE", note)) }
        return ContentLine.document(lines + ["END:VCARD"])
    }

    /// The name's parts; the last word of a plain name is taken for the family's.
    private var nameLine: String {
        let parts: [String]
        if let name = structuredName {
            parts = [name.family, name.given, name.additional, name.prefix, name.suffix]
        } else if let name = names.first, let space = name.lastIndex(of: " ") {
            parts = [String(name[name.index(after: space)...]), String(name[..<space]), "", "", ""]
        } else {
            parts = [names.first ?? "", "", "", "", ""]
        }
        return "N:" + parts.map(ContentLine.escaped).joined(separator: ";")
    }

    /// Post box, extension, street, place, region, code, country.
    private static func addressLine(_ address: Address) -> String {
        let count = 7
        // An address that is not told apart stands where the street does.
        let parts = address.parts.count == 1 ? ["", "", address.parts[0]] : Array(address.parts.prefix(count))
        let padded = parts + Array(repeating: "", count: count - parts.count)
        return "ADR" + types(address.labels) + ":" + padded.map(ContentLine.escaped).joined(separator: ";")
    }

    /// The labels that the format knows.
    private static let knownTypes: Set<String> = ["home", "work", "cell", "fax", "voice", "pager", "pref", "video"]

    private static func types(_ labels: [String]) -> String {
        let types = labels.map { $0.lowercased() }.filter(knownTypes.contains)
        return types.isEmpty ? "" : ";TYPE=" + types.map { $0.uppercased() }.joined(separator: ",")
    }
}

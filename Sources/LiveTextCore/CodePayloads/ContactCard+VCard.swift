// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
    /// Reads a vCard of version 2.1, 3 or 4; `nil` when it says nothing about anybody.
    init?(vCard text: String) {
        let lines = PropertyLine.lines(of: text)
        guard let first = lines.first, first.name == "BEGIN", first.rawValue.trimmingSpaces.uppercased() == "VCARD"
        else { return nil }
        var reader = VCardReader()
        for line in lines.dropFirst() {
            if line.name == "END" { break }
            reader.read(line)
        }
        let card = reader.card
        guard !card.isEmpty else { return nil }
        self = card
    }
}

/// Gathers the properties of a vCard.
private struct VCardReader {
    private var formattedNames: [String] = []
    private var name: ContactCard.Name?
    private var nicknames: [String] = []
    private var phones: [ContactCard.Labelled] = []
    private var emails: [ContactCard.Labelled] = []
    private var addresses: [ContactCard.Address] = []
    private var urls: [String] = []
    private var organization: String?
    private var title: String?
    private var note: String?
    private var birthday: String?
    private var place: GeographicPlace?

    var card: ContactCard {
        let structured = name?.formatted ?? ""
        let names = formattedNames.isEmpty && !structured.isEmpty ? [structured] : formattedNames
        return ContactCard(
            names: names, structuredName: name, nicknames: nicknames, phones: phones, emails: emails,
            addresses: addresses, urls: urls, organization: organization, title: title, note: note,
            birthday: birthday, place: place)
    }

    mutating func read(_ line: PropertyLine) {
        let text = line.text.trimmingSpaces
        guard !text.isEmpty else { return }
        switch line.name {
        case "FN": formattedNames.append(text)
        case "N": readName(line)
        case "NICKNAME": nicknames += line.list.map(\.trimmingSpaces).filter { !$0.isEmpty }
        case "TEL": phones.append(ContactCard.Labelled(withoutScheme("tel:", text), labels: labels(line)))
        case "EMAIL": emails.append(ContactCard.Labelled(withoutScheme("mailto:", text), labels: labels(line)))
        case "ADR": readAddress(line)
        case "URL": urls.append(text)
        case "ORG":
            organization =
                organization ?? line.parts.map(\.trimmingSpaces).filter { !$0.isEmpty }.joined(separator: ", ")
        case "TITLE": title = title ?? text
        case "NOTE": note = note.map { $0 + "\n" + text } ?? text
        case "BDAY": birthday = birthday ?? text
        case "GEO": place = place ?? GeographicPlace(vCard: line.rawValue)
        default: break
        }
    }

    private mutating func readName(_ line: PropertyLine) {
        guard name == nil else { return }
        let parts = line.parts.map(\.trimmingSpaces)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        let read = ContactCard.Name(
            family: part(0), given: part(1), additional: part(2), prefix: part(3), suffix: part(4))
        if !read.formatted.isEmpty { name = read }
    }

    private mutating func readAddress(_ line: PropertyLine) {
        let parts = line.parts.map(\.trimmingSpaces)
        if parts.contains(where: { !$0.isEmpty }) {
            addresses.append(ContactCard.Address(parts: parts, labels: labels(line)))
        }
    }

    /// What a property is for; how it is meant to be preferred or encoded is no purpose.
    private func labels(_ line: PropertyLine) -> [String] {
        line.parameter("TYPE").filter { !["pref", "internet", "voice", "text"].contains($0) }
    }

    private func withoutScheme(_ scheme: String, _ text: String) -> String {
        text.lowercased().hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : text
    }
}

extension ContactCard.Name {
    /// The name as it is spoken: prefix, given, additional and family names, suffix.
    var formatted: String {
        [prefix, given, additional, family, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

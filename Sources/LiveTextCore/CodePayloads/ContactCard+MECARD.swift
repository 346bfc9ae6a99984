// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
    /// Reads what follows `MECARD:` (NTT DoCoMo); `nil` when it says nothing about anybody.
    init?(mecard text: String) {
        guard let list = FieldList(text) else { return nil }
        let names = list.values("N").map(Self.name)
        let card = ContactCard(
            names: names.map(\.formatted).filter { !$0.isEmpty },
            structuredName: names.first.flatMap { $0.family.isEmpty ? nil : $0 },
            nicknames: list.values("NICKNAME"),
            phones: (list.values("TEL") + list.values("TEL-AV")).map { Labelled($0) },
            emails: list.values("EMAIL").map { Labelled($0) },
            addresses: list.values("ADR").map { Address(parts: [$0]) }, urls: list.values("URL"),
            organization: list.value("ORG"), title: list.value("TITLE"), note: list.value("NOTE"),
            birthday: list.value("BDAY"))
        guard !card.isEmpty else { return nil }
        self = card
    }

    /// Reads what follows `BIZCARD:`; `nil` when it says nothing about anybody.
    init?(bizcard text: String) {
        guard let list = FieldList(text) else { return nil }
        let name = Name(family: list.value("X") ?? "", given: list.value("N") ?? "")
        let phones = [("B", "work"), ("M", "cell"), ("F", "fax")].flatMap { field, label in
            list.values(field).map { Labelled($0, labels: [label]) }
        }
        let card = ContactCard(
            names: [name.formatted].filter { !$0.isEmpty },
            structuredName: name.family.isEmpty || name.given.isEmpty ? nil : name, phones: phones,
            emails: list.values("E").map { Labelled($0) }, addresses: list.values("A").map { Address(parts: [$0]) },
            organization: list.value("C"), title: list.value("T"))
        guard !card.isEmpty else { return nil }
        self = card
    }

    /// Reads the lines `KEY:value` of KDDI's telephones, which have a `MEMORY:`; `nil` when a line is another.
    init?(kddi text: String) {
        let lines = PropertyLine.physicalLines(text).filter { !$0.isEmpty }
        var values: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let key = String(line[..<colon])
            guard Self.kddiKeys.contains(key), values[key] == nil else { return nil }
            values[key] = String(line[line.index(after: colon)...])
        }
        guard values["MEMORY"] != nil else { return nil }
        func texts(_ keys: [String]) -> [String] { keys.compactMap { values[$0] }.filter { !$0.isEmpty } }
        let card = ContactCard(
            names: texts(["NAME1"]), nicknames: texts(["NAME2"]),
            phones: texts(["TEL1", "TEL2", "TEL3"]).map { Labelled($0) },
            emails: texts(["MAIL1", "MAIL2", "MAIL3"]).map { Labelled($0) },
            addresses: texts(["ADD"]).map { Address(parts: [$0]) }, note: texts(["MEMORY"]).first)
        guard !card.isEmpty else { return nil }
        self = card
    }

    private static let kddiKeys: Set<String> = [
        "MEMORY", "NAME1", "NAME2", "TEL1", "TEL2", "TEL3", "MAIL1", "MAIL2", "MAIL3", "ADD",
    ]

    /// A name in which a comma divides family and given name.
    private static func name(_ text: String) -> Name {
        let parts = text.split(separator: ",", maxSplits: 1).map { String($0).trimmingSpaces }
        return parts.count == 2 ? Name(family: parts[0], given: parts[1]) : Name(given: text.trimmingSpaces)
    }
}

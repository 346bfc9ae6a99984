// SPDX-License-Identifier: Apache-2.0

/// What stands around an item in its picture and belongs to what can be made of it.
package struct ItemSurroundings: Hashable, Sendable {
    /// The person whose number or address it is.
    let personName: String?
    /// The organisation it belongs to.
    let organization: String?
    /// Other data of the same person or organisation.
    let related: [DataItem.Value]
    /// What an event at that date is called.
    let eventTitle: String?
    /// Where it takes place.
    let eventPlace: String?

    /// Of an item alone.
    package static let none = ItemSurroundings()

    init(
        personName: String? = nil, organization: String? = nil, related: [DataItem.Value] = [],
        eventTitle: String? = nil, eventPlace: String? = nil
    ) {
        self.personName = personName
        self.organization = organization
        self.related = related
        self.eventTitle = eventTitle
        self.eventPlace = eventPlace
    }
}

/// A picture's lines and which of them hold data, to look up what stands around an item.
package struct PictureOutline {
    struct Line {
        let text: String
        let quad: ImageQuad
        /// Position of its block in reading order.
        let block: Int
        /// Where it stands in the transcript, in UTF-8 offsets.
        let range: Range<Int>
        var hasData = false
    }

    /// A picture of no more lines is about one thing: one card, one poster.
    private static let fewLines = 18
    /// A line belongs to an item when it is no further away than this many heights of the item's line.
    private static let reach = 7.0
    /// A line this much higher than the item's is a heading.
    private static let headingScale = 1.25

    private(set) var lines: [Line] = []
    private let items: [DataItem]

    /// Outlines a picture.
    package init(_ analysis: ImageAnalysis) {
        items = analysis.dataItems
        var offset = 0
        for (block, content) in analysis.blocks.enumerated() {
            for line in content.lines {
                let text = line.text
                let end = offset + text.utf8.count
                lines.append(Line(text: text, quad: line.quad, block: block, range: offset..<end))
                offset = end + 1
            }
        }
        for item in items {
            for index in indices(of: item) { lines[index].hasData = true }
        }
    }

    /// What stands around an item.
    package func surroundings(of item: DataItem) -> ItemSurroundings {
        guard let index = indices(of: item).first else { return .none }
        switch item.value {
        case .emailAddress, .phoneNumber, .postalAddress: return contact(for: item, on: index)
        case .calendarEvent: return event(on: index)
        default: return .none
        }
    }

    /// The lines an item stands on. Lines are in the order of their ranges.
    private func indices(of item: DataItem) -> Range<Int> {
        func firstIndex(where isAtOrBeyond: (Line) -> Bool) -> Int {
            var (low, high) = (0, lines.count)
            while low < high {
                let middle = (low + high) / 2
                if isAtOrBeyond(lines[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = firstIndex { $0.range.upperBound > item.range.lowerBound }
        let end = firstIndex { $0.range.lowerBound >= item.range.upperBound }
        return start..<max(start, end)
    }

    // MARK: - Contacts

    private func contact(for item: DataItem, on index: Int) -> ItemSurroundings {
        let isSmall = lines.count <= Self.fewLines
        let own = lines[index]
        let near = lines.indices.filter { isNear(lines[$0], own) || isSmall }
        let related = items.filter { other in
            other != item && !indices(of: other).isDisjoint(with: near) && other.value.describesContact
        }
        let values = [item.value] + related.map(\.value)
        let names = ContactNames(values)
        let candidates = near.map { lines[$0] }.filter { !$0.hasData }
            .sorted { $0.quad.center.distance(to: own.quad.center) < $1.quad.center.distance(to: own.quad.center) }
        let organization = candidates.first { names.isOrganization($0.text) }?.text
        let people = candidates.filter { $0.text != organization && names.isPersonName($0.text) }
        // A name that a mail address spells is the person's; else the one in the largest type.
        let person =
            people.first { names.isSpelledByAddress($0.text) }
            ?? (isSmall ? people.max { $0.quad.height < $1.quad.height } : nil)
        return ItemSurroundings(
            personName: person?.text, organization: organization, related: related.map(\.value))
    }

    private func isNear(_ line: Line, _ own: Line) -> Bool {
        line.block == own.block
            || own.quad.distance(to: line.quad.center) <= Self.reach * max(own.quad.height, 1)
    }

    // MARK: - Events

    private func event(on index: Int) -> ItemSurroundings {
        let own = lines[index]
        let isSmall = lines.count <= Self.fewLines
        let words = lines.filter { !$0.hasData && $0.text.contains(where: \.isLetter) && (isSmall || isNear($0, own)) }
        let heading = words.filter { $0.quad.height >= own.quad.height * Self.headingScale }
            .max { $0.quad.height < $1.quad.height }
        let before = lines[..<index].last { !$0.hasData && $0.block == own.block }
        let places = items.compactMap { item -> String? in
            guard case .postalAddress(let address) = item.value else { return nil }
            return address.formatted
        }
        return ItemSurroundings(
            eventTitle: (heading ?? before)?.text, eventPlace: Set(places).count == 1 ? places.first : nil)
    }
}

extension Range<Int> {
    fileprivate func isDisjoint(with indices: [Int]) -> Bool { !indices.contains(where: contains) }
}

extension DataItem.Value {
    /// Whether it is a part of a contact.
    fileprivate var describesContact: Bool {
        switch self {
        case .emailAddress, .phoneNumber, .postalAddress, .link: true
        default: false
        }
    }
}

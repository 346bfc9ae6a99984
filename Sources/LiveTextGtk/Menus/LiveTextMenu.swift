// SPDX-License-Identifier: Apache-2.0

internal import LiveTextCore

/// A menu as a value: a delegate can filter, reorder and extend it by the items' stable identifiers.
public struct LiveTextMenu: Sendable {
    /// One entry.
    public struct Item: Sendable, Identifiable {
        /// Stable across versions and languages, as `text.copy`.
        public let id: String
        /// The label, in the person's language.
        public var title: String
        /// A symbolic icon's name; empty for none.
        public var iconName: String
        /// Whether it can be chosen.
        public var isEnabled: Bool
        /// Why it cannot be chosen, or what it does; shown as a tooltip.
        public var tooltip: String
        /// What choosing it does.
        public var handler: @MainActor @Sendable () -> Void

        /// Makes an item.
        public init(
            id: String, title: String, iconName: String = "", isEnabled: Bool = true, tooltip: String = "",
            handler: @escaping @MainActor @Sendable () -> Void
        ) {
            self.id = id
            self.title = title
            self.iconName = iconName
            self.isEnabled = isEnabled
            self.tooltip = tooltip
            self.handler = handler
        }
    }

    /// The first row: what the menu is about. It cannot be chosen.
    public struct Heading: Sendable {
        /// What it is, as "Link".
        public var kind: String
        /// The full value.
        public var value: String
        /// The part of the value to read first (a link's host), in UTF-8 offsets of `value`.
        public var emphasis: Range<Int>?
        /// What else it says, a line each.
        public var details: [String]
        /// Calm warnings, a sentence each.
        public var warnings: [String]

        /// Makes a heading.
        public init(
            kind: String, value: String, emphasis: Range<Int>? = nil, details: [String] = [], warnings: [String] = []
        ) {
            self.kind = kind
            self.value = value
            self.emphasis = emphasis
            self.details = details
            self.warnings = warnings
        }
    }

    /// The first row.
    public var heading: Heading?
    /// Groups of entries with separators between them.
    public var sections: [[Item]]

    /// Makes a menu.
    public init(heading: Heading? = nil, sections: [[Item]]) {
        self.heading = heading
        self.sections = sections
    }

    /// All entries.
    public var items: [Item] { sections.flatMap(\.self) }

    // MARK: Editing by identifier

    /// The entry of an identifier; setting one replaces it in its place or, set to `nil`, takes it out. A new entry comes
    /// to the end, into a section of its own.
    public subscript(id: Item.ID) -> Item? {
        get { items.first { $0.id == id } }
        set {
            guard let place = place(of: id) else {
                if let newValue { sections.append([newValue]) }
                return
            }
            if let newValue {
                sections[place.section][place.item] = newValue
            } else {
                sections[place.section].remove(at: place.item)
            }
        }
    }

    /// Takes out every entry with one of these identifiers.
    public mutating func remove(_ ids: some Sequence<Item.ID>) {
        let ids = Set(ids)
        for section in sections.indices { sections[section].removeAll { ids.contains($0.id) } }
        sections.removeAll(where: \.isEmpty)
    }

    /// Puts an entry before another.
    ///
    /// - Returns: whether there is such an entry; without one nothing is put anywhere.
    @discardableResult
    public mutating func insert(_ item: Item, before id: Item.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        sections[place.section].insert(item, at: place.item)
        return true
    }

    /// Puts an entry after another.
    ///
    /// - Returns: whether there is such an entry; without one nothing is put anywhere.
    @discardableResult
    public mutating func insert(_ item: Item, after id: Item.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        sections[place.section].insert(item, at: place.item + 1)
        return true
    }

    private func place(of id: Item.ID) -> (section: Int, item: Int)? {
        for (section, items) in sections.enumerated() {
            if let item = items.firstIndex(where: { $0.id == id }) { return (section, item) }
        }
        return nil
    }
}

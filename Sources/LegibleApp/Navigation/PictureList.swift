// SPDX-License-Identifier: Apache-2.0

/// Pictures one after another, and which of them is shown. It knows no file system.
nonisolated struct PictureList: Sendable {
    /// Where a picture stands among the others.
    struct Position: Equatable, Sendable {
        /// From 1 on.
        let number: Int
        let count: Int
    }

    /// How the pictures follow one another.
    enum Order: Sendable {
        /// By name, as people order names.
        case natural
        /// As they were given.
        case given
    }

    private struct Entry: Sendable {
        let file: PictureFile
        let key: PictureFile.SortKey

        init(_ file: PictureFile) {
            self.file = file
            key = PictureFile.SortKey(name: file.name)
        }

        /// Names that are equal to people are still in one order.
        func precedes(_ other: Entry) -> Bool {
            key < other.key || (!(other.key < key) && file.uri < other.file.uri)
        }
    }

    /// How the pictures follow one another.
    let order: Order
    private var entries: [Entry]
    /// The index of the picture shown, or, when it is gone, of the one that took its place.
    private var cursor: Int
    /// The picture shown, in the list or not.
    private(set) var current: PictureFile?
    private var isCurrentListed: Bool

    /// No pictures.
    init() { self.init([], order: .natural, current: nil) }

    /// Pictures, of which one is shown; it is in the list even if it was not among them.
    init(_ files: [PictureFile], order: Order, current: PictureFile?) {
        self.order = order
        var seen: Set<PictureFile> = []
        entries = files.filter { seen.insert($0).inserted }.map { Entry($0) }
        if order == .natural { entries.sort { $0.precedes($1) } }
        cursor = 0
        self.current = current
        isCurrentListed = false
        guard let current else { return }
        if let index = entries.firstIndex(where: { $0.file == current }) {
            cursor = index
        } else {
            cursor = insertionIndex(of: Entry(current))
            entries.insert(Entry(current), at: cursor)
        }
        isCurrentListed = true
    }

    /// All pictures in order.
    var files: [PictureFile] { entries.map(\.file) }

    /// How many pictures there are.
    var count: Int { entries.count }

    /// Where the picture shown stands; `nil` when there is none or it is gone.
    var position: Position? {
        isCurrentListed ? Position(number: cursor + 1, count: entries.count) : nil
    }

    /// The picture before the one shown; `nil` at the beginning.
    var previous: PictureFile? { file(at: cursor - 1) }

    /// The picture after the one shown; `nil` at the end.
    var next: PictureFile? { file(at: isCurrentListed ? cursor + 1 : cursor) }

    /// The first picture, when another one is shown.
    var first: PictureFile? { entries.first.flatMap { $0.file == current ? nil : $0.file } }

    /// The last picture, when another one is shown.
    var last: PictureFile? { entries.last.flatMap { $0.file == current ? nil : $0.file } }

    /// Another picture of the list is shown.
    mutating func select(_ file: PictureFile) {
        guard let index = index(of: file) else { return }
        cursor = index
        current = file
        isCurrentListed = true
    }

    /// A picture appeared.
    mutating func insert(_ file: PictureFile) {
        guard index(of: file) == nil else { return }
        let entry = Entry(file)
        let index = insertionIndex(of: entry)
        entries.insert(entry, at: index)
        if file == current {
            cursor = index
            isCurrentListed = true
        } else if index < cursor || (index == cursor && precedesCurrent(entry)) {
            cursor += 1
        }
    }

    /// A picture is gone. The one shown stays `current` without a place until another is shown.
    mutating func remove(_ file: PictureFile) {
        guard let index = index(of: file) else { return }
        entries.remove(at: index)
        if file == current { isCurrentListed = false }
        if index < cursor { cursor -= 1 }
    }

    /// A picture got another name.
    mutating func rename(_ file: PictureFile, to newFile: PictureFile) {
        let wasCurrent = file == current
        remove(file)
        if wasCurrent { current = newFile }
        // The name may have been taken by another picture, which is now the same one.
        if let index = index(of: newFile), wasCurrent {
            cursor = index
            isCurrentListed = true
        }
        insert(newFile)
    }

    /// Whether a picture that came where the one shown is, or was, stands before it.
    private func precedesCurrent(_ entry: Entry) -> Bool {
        guard !isCurrentListed, let current else { return isCurrentListed }
        return order == .natural && entry.precedes(Entry(current))
    }

    private func file(at index: Int) -> PictureFile? {
        entries.indices.contains(index) ? entries[index].file : nil
    }

    private func index(of file: PictureFile) -> Int? { entries.firstIndex { $0.file == file } }

    private func insertionIndex(of entry: Entry) -> Int {
        guard order == .natural else { return entries.count }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(entry) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

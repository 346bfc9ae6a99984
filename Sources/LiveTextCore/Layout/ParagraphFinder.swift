// SPDX-License-Identifier: Apache-2.0

/// Decides which lines of a block go on the paragraph of the line before.
struct ParagraphFinder {
    /// A line of a block.
    struct Row {
        let unit: LineUnit
        let column: ColumnRow
        /// Where the column around the line begins and ends.
        let columnStart: Double
        let columnEnd: Double
        let marker: ListMarker?
        /// Whether it is a row of a table, or part of one.
        let isTabular: Bool
    }

    private let rows: [Row]
    /// Whether the block is running text.
    let isProse: Bool
    private let isCentered: Bool
    private let isHanging: Bool
    /// Usual distance between the bottom of a line and the top of the next.
    private let usualGap: Double
    /// For each line whether it goes on the paragraph of the line before.
    private(set) var continuations: [Bool] = []

    /// Lines up to this many away tell how wide the column is beside a line.
    private static let reach = 4
    /// Starts of lines farther apart than this many line heights are indented.
    private static let indent = 0.7
    /// Width of a space, in line heights.
    private static let space = 0.25
    /// Columns narrower than this many line heights hold no wrapped lines unless a word is divided.
    private static let narrowest = 6.0
    /// Lines of different type belong to different paragraphs.
    private static let typeRatio = 1.25

    /// - Parameters:
    ///   - rows: the block's lines.
    ///   - columnOdds: the odds that the column around the block is running text.
    init(_ rows: [Row], columnOdds: Double) {
        self.rows = rows
        let columns = rows.map(\.column)
        let odds = ProseEvidence(columns).odds
        isProse = odds > 1 || columnOdds > 8 && odds > 0.2
        isCentered = Self.isCentered(columns)
        isHanging = Self.isHanging(columns)
        let gaps = zip(rows, rows.dropFirst()).map { $1.unit.top - $0.unit.bottom }.sorted()
        usualGap = gaps.isEmpty ? 0 : gaps[(gaps.count - 1) / 2]
        for index in rows.indices { continuations.append(index > 0 && continues(index)) }
    }

    private func continues(_ index: Int) -> Bool {
        let previous = rows[index - 1]
        let row = rows[index]
        let height = max(previous.unit.height, row.unit.height)
        guard !(previous.isTabular && row.isTabular), row.unit.typeRatio(to: previous.unit) < Self.typeRatio,
            row.unit.top - previous.unit.bottom < usualGap + 0.45 * height, !beginsItem(index)
        else { return false }
        if previous.column.endsWithHyphen, row.column.lead == .lowercaseLetter { return true }
        guard isFull(previous, before: row, index: index), isCentered || isPlaced(index) else { return false }
        if isProse { return true }
        // Lines of one or two words are addresses and names.
        guard previous.column.wordCount > 2 || previous.column.lead.breaksAnywhere else { return false }
        let isOpen = !previous.column.endsSentence && previous.column.symbolCount * 8 < previous.column.characterCount
        switch row.column.lead {
        case .lowercaseLetter: return isOpen
        case .ideographic, .unspacedLetter, .uncasedLetter: return isOpen && rows.count > 2
        case .uppercaseLetter, .digit, .other: return false
        }
    }

    /// Whether the first word of a line would not have fitted at the end of the line before.
    private func isFull(_ previous: Row, before row: Row, index: Int) -> Bool {
        let around = rows[max(index - 1 - Self.reach, 0)...min(index + Self.reach, rows.count - 1)]
        let start = around.reduce(previous.columnStart) { min($0, $1.column.start) }
        let end = around.reduce(previous.columnEnd) { max($0, $1.column.end) }
        let height = previous.unit.height
        guard end - start > Self.narrowest * height else { return false }
        let slack = isCentered ? end - start - previous.unit.length : end - previous.column.end
        return slack < row.column.firstLength + Self.space * height
    }

    /// Whether a line begins where the next line of a paragraph does.
    private func isPlaced(_ index: Int) -> Bool {
        let previous = rows[index - 1]
        let row = rows[index]
        let shift = row.column.start - previous.column.start
        let indent = Self.indent * row.unit.height
        if shift > indent {
            // The text of an item stands right of its marker; a paragraph's first line may hang out to the left.
            return previous.marker != nil && !continuations[index - 1]
                || isHanging && !continuations[index - 1]
        }
        if shift < -indent {
            // Only after a first line that is indented.
            return !isHanging && !continuations[index - 1] && previous.marker == nil
        }
        // With hanging lines, one that begins at the left again begins a paragraph.
        let start = rows.reduce(.infinity) { min($0, $1.column.start) }
        return !(isHanging && row.column.start - start < indent)
    }

    private func beginsItem(_ index: Int) -> Bool {
        switch rows[index].marker {
        case nil: return false
        case .bullet: return true
        case .ordinal:
            // A lone number at the start of a line may be a number that the text wrapped at.
            guard isProse, rows.count(where: { $0.marker == .ordinal }) == 1 else { return true }
            return rows[index - 1].column.endsSentence
        }
    }

    /// Whether a line of another block goes on the last line of a block of running text: in mid-sentence, as a line
    /// does that was filled.
    static func continues(_ row: Row, after last: Row, in block: [Row]) -> Bool {
        guard row.unit.typeRatio(to: last.unit) < typeRatio, row.marker == nil,
            row.column.lead == .lowercaseLetter, !last.column.endsSentence
        else { return false }
        let end = block.suffix(reach).reduce(last.columnEnd) { max($0, $1.column.end) }
        return last.column.endsWithHyphen
            || end - last.column.end < row.column.firstLength + space * last.unit.height
    }

    private static func isCentered(_ rows: [ColumnRow]) -> Bool {
        guard rows.count > 1 else { return false }
        let height = rows[0].height
        func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
        return spread(rows.map { ($0.start + $0.end) / 2 }) < 0.6 * height && spread(rows.map(\.start)) > height
    }

    /// Whether most lines are indented, as where only the first line of each paragraph is not.
    private static func isHanging(_ rows: [ColumnRow]) -> Bool {
        guard rows.count > 2 else { return false }
        let start = rows.reduce(.infinity) { min($0, $1.start) }
        let indented = rows.count { $0.start - start > indent * $0.height }
        return 2 * indented > rows.count && indented < rows.count
    }
}

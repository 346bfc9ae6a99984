// SPDX-License-Identifier: Apache-2.0

/// Writes selected text with the cells of tables parted by tabs, as spreadsheets take it.
struct TableCopying {
    let text: String

    init(_ selectable: SelectableText, range: Range<Int>) {
        var parts: [String] = []
        let lines = selectable.selectedLines(in: range)
        var index = 0
        while index < lines.count {
            let block = lines[index].block
            let end = lines[index...].firstIndex { $0.block != block } ?? lines.count
            let own = Array(lines[index..<end])
            parts += selectable.analysis.blocks[block].table.map { Self.rows(of: $0, lines: own) } ?? own.map(\.text)
            index = end
        }
        text = parts.joined(separator: "\n")
    }

    /// The rows and columns of a table of which something is selected.
    private static func rows(of table: TextTable, lines: [SelectedLine]) -> [String] {
        let byID = Dictionary(lines.map { ($0.line.id, $0) }) { first, _ in first }
        var rows: [Int: [Int: String]] = [:]
        for cell in table.cells {
            let pieces = cell.fragments.compactMap { fragment in
                byID[fragment.line].map { line in
                    SelectedLine(
                        line: line.line, block: line.block,
                        words: line.words.filter { fragment.words.contains($0.index) }
                    ).text
                }
            }
            let text = pieces.filter { !$0.isEmpty }.joined(separator: " ")
            if !text.isEmpty { rows[cell.row, default: [:]][cell.column] = text }
        }
        let columns = rows.values.flatMap(\.keys)
        guard let first = columns.min(), let last = columns.max() else { return [] }
        return rows.sorted { $0.key < $1.key }.map { _, cells in
            (first...last).map { cells[$0] ?? "" }.joined(separator: "\t")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Writes a block with its lines, words and table.
struct BlockWriter {
    let layout: FrameLayout
    /// The layout's input.
    let input: [SourceLine]

    func write(
        _ block: BlockFinder.Block, continuesParagraph: Bool
    ) -> (block: TextBlock, sources: [SourceLine]) {
        let assembly = LineAssembly(layout: layout, input: input)
        var lines: [[LineAssembly.Line]] = []
        for (index, unit) in block.units.enumerated() {
            let continues = index == 0 ? continuesParagraph : block.continuations[index]
            lines.append(assembly.lines(of: layout.units[unit], continuesParagraph: continues))
        }
        let table = block.table.map { self.table($0, lines: lines) }
        let sources = lines.flatMap { $0 }.map(\.source)
        let quad = LineComposer.union(sources.map(\.line.quad))
        return (TextBlock(lines: sources.map(\.line), quad: quad, table: table), sources)
    }

    // MARK: - Tables

    private struct CellKey: Hashable {
        let row: Int
        let column: Int
    }

    private struct CellText {
        var span: Int
        var fragments: [TextTable.Fragment]
    }

    private func table(_ table: TableFinder.Table, lines: [[LineAssembly.Line]]) -> TextTable {
        var cells: [CellKey: CellText] = [:]
        var row = -1
        for (unit, lines) in zip(table.units, lines) {
            let parts = parts(of: layout.units[unit], columns: table.columns)
            if let rows = table.rows {
                row = rows.count { $0 < layout.units[unit].middle }
            } else if !goesOn(parts, row: row, cells: cells) {
                row += 1
            }
            for part in parts {
                let fragments = fragments(of: part.words, in: lines)
                let key = CellKey(row: row, column: part.column)
                var text = cells[key] ?? CellText(span: part.span, fragments: [])
                text.fragments += fragments
                text.span = max(text.span, part.span)
                cells[key] = text
            }
        }
        let sorted = cells.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }
        return TextTable(
            rowCount: (sorted.last?.key.row ?? -1) + 1, columnCount: table.columns.count + 1,
            cells: sorted.map { key, text in
                TextTable.Cell(row: key.row, column: key.column, columnSpan: text.span, fragments: text.fragments)
            })
    }

    /// Words of a unit that lie in one column.
    private struct Part {
        let column: Int
        var span: Int
        var words: [LayoutWord]
    }

    private func parts(of unit: LineUnit, columns: [Double]) -> [Part] {
        var parts: [Part] = []
        for index in unit.pieces {
            var end = -Double.infinity
            var first = true
            for word in layout.words[layout.pieces[index].words] {
                let column = columns.count { $0 < (word.start + word.end) / 2 }
                let isBoundary = columns.contains { $0 > end && $0 < word.start }
                let opens = first || isBoundary && word.start - end > Self.cellGap * unit.height
                first = false
                end = max(end, word.end)
                if opens, parts.last?.column != column || parts.isEmpty {
                    parts.append(Part(column: column, span: 1, words: [word]))
                } else {
                    parts[parts.count - 1].words.append(word)
                    let part = parts[parts.count - 1]
                    parts[parts.count - 1].span = max(part.span, column - part.column + 1)
                }
            }
        }
        return parts
    }

    /// Words this many line heights apart on either side of a column's edge are in two cells.
    private static let cellGap = 0.45

    /// Whether a line only goes on a cell of the row before.
    private func goesOn(_ parts: [Part], row: Int, cells: [CellKey: CellText]) -> Bool {
        guard row >= 0, parts.count == 1, let part = parts.first, let first = part.words.first,
            cells[CellKey(row: row, column: part.column)] != nil
        else { return false }
        return first.traits.lead == .lowercaseLetter
    }

    private func fragments(of words: [LayoutWord], in lines: [LineAssembly.Line]) -> [TextTable.Fragment] {
        let wanted = Set(words.map { WordPlace(line: $0.line, index: $0.index) })
        var result: [TextTable.Fragment] = []
        for line in lines {
            var lower: Int?
            for (index, word) in line.words.enumerated() {
                let isWanted = wanted.contains(WordPlace(line: word.line, index: word.index))
                if isWanted, lower == nil { lower = index }
                if !isWanted, let start = lower {
                    result.append(TextTable.Fragment(line: line.source.line.id, words: start..<index))
                    lower = nil
                }
            }
            if let start = lower {
                result.append(TextTable.Fragment(line: line.source.line.id, words: start..<line.words.count))
            }
        }
        return result
    }

    private struct WordPlace: Hashable {
        let line: Int
        let index: Int
    }
}

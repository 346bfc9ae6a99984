// SPDX-License-Identifier: Apache-2.0

/// Gathers a frame's units into blocks and paragraphs.
struct BlockFinder {
    /// Units that form a block.
    struct Block {
        var units: [Int]
        var table: TableFinder.Table?
        /// For each unit whether it goes on the paragraph of the one before.
        var continuations: [Bool] = []
        fileprivate var rows: [ParagraphFinder.Row] = []
        fileprivate var isProse = false
    }

    /// How a block ends: what the next one may go on.
    struct Ending {
        fileprivate let group: Int
        fileprivate let rows: [ParagraphFinder.Row]
        fileprivate let isProse: Bool
    }

    private(set) var blocks: [Block] = []
    /// The block of each unit.
    private(set) var blockOfUnit: [Int?]

    /// A block ends where the gap below a line is wider by this many line heights than those before.
    private static let gapTolerance = 0.45
    /// Lines at most this many line heights apart may be of one block.
    private static let widestGap = 2.5
    /// First gaps up to this many line heights do not end a block.
    private static let usualGap = 0.8
    /// Type this many times as large begins a block.
    private static let typeRatio = 1.3

    /// - Parameter order: the frame's units in reading order.
    init(_ layout: FrameLayout, order: [Int]) {
        blockOfUnit = Array(repeating: nil, count: layout.units.count)
        let tables = TableFinder(layout, order: order).tables
        var tableOfUnit: [Int: Int] = [:]
        for (index, table) in tables.enumerated() {
            for unit in table.units { tableOfUnit[unit] = index }
        }
        var started: Set<Int> = []
        for index in order {
            if let table = tableOfUnit[index] {
                if started.insert(table).inserted {
                    blocks.append(Block(units: tables[table].units, table: tables[table]))
                }
            } else if let block = blocks.last, block.table == nil, Self.belongs(index, to: block, layout: layout) {
                blocks[blocks.count - 1].units.append(index)
            } else {
                blocks.append(Block(units: [index]))
            }
        }
        let odds = Self.columnOdds(layout)
        for index in blocks.indices {
            for unit in blocks[index].units { blockOfUnit[unit] = index }
            findParagraphs(index, layout: layout, odds: odds)
        }
    }

    private static func belongs(_ index: Int, to block: Block, layout: FrameLayout) -> Bool {
        guard let last = block.units.last else { return false }
        let upper = layout.units[last]
        let lower = layout.units[index]
        let height = max(upper.height, lower.height)
        let start = block.units.reduce(.infinity) { min($0, layout.units[$1].start) }
        let end = block.units.reduce(-.infinity) { max($0, layout.units[$1].end) }
        let overlap = min(end, lower.end) - max(start, lower.start)
        guard lower.middle > upper.middle + 0.3 * height, upper.typeRatio(to: lower) < typeRatio,
            overlap > 0.2 * min(end - start, lower.length)
        else { return false }
        let gap = (lower.top - upper.bottom) / height
        guard gap < widestGap else { return false }
        guard block.units.count > 1 else { return gap < usualGap || isFollowedAlike(index, gap: gap, layout: layout) }
        let before = layout.units[block.units[block.units.count - 2]]
        return gap < (upper.top - before.bottom) / height + gapTolerance || gap < 0.3
    }

    /// Whether the line after a gap is followed by an equal gap, as in a page with open lines.
    private static func isFollowedAlike(_ index: Int, gap: Double, layout: FrameLayout) -> Bool {
        guard let follower = layout.followers[index] else { return false }
        let unit = layout.units[index]
        let next = layout.units[follower]
        return abs((next.top - unit.bottom) / max(unit.height, next.height) - gap) < 0.25
    }

    // MARK: - Paragraphs

    /// The odds that each chain of units is running text, by unit.
    private static func columnOdds(_ layout: FrameLayout) -> [Double] {
        var odds = [Double](repeating: 1, count: layout.units.count)
        for chain in layout.chains where chain.count > 2 {
            let evidence = ProseEvidence(chain.map { layout.columnRow(of: layout.units[$0]) })
            for unit in chain { odds[unit] = evidence.odds }
        }
        return odds
    }

    private mutating func findParagraphs(_ index: Int, layout: FrameLayout, odds: [Double]) {
        let block = blocks[index]
        let rows = block.units.map { layout.paragraphRow(of: $0, isTabular: block.table != nil) }
        let columnOdds = block.units.first.map { odds[$0] } ?? 1
        let finder = ParagraphFinder(rows, columnOdds: columnOdds)
        blocks[index].continuations = finder.continuations
        blocks[index].rows = rows
        blocks[index].isProse = finder.isProse
    }
}

extension BlockFinder.Block {
    func ending(in group: Int) -> BlockFinder.Ending {
        BlockFinder.Ending(group: group, rows: rows, isProse: isProse && table == nil)
    }

    /// Whether the block goes on the paragraph that the block read before it ends with, in another column or below a
    /// picture.
    func continues(_ ending: BlockFinder.Ending?, in group: Int) -> Bool {
        guard let ending, ending.group == group, ending.isProse, isProse || rows.count == 1, table == nil,
            let last = ending.rows.last, let first = rows.first
        else { return false }
        return ParagraphFinder.continues(first, after: last, in: ending.rows)
    }
}

extension FrameLayout {
    func columnRow(of unit: LineUnit) -> ColumnRow {
        ColumnRow(
            start: unit.start, end: unit.end, middle: unit.middle, height: unit.height,
            words: unit.pieces.flatMap { words[pieces[$0].words] })
    }

    func paragraphRow(of index: Int, isTabular: Bool) -> ParagraphFinder.Row {
        let unit = units[index]
        let (start, end) = columnBounds[index]
        return ParagraphFinder.Row(
            unit: unit, column: columnRow(of: unit), columnStart: start, columnEnd: end,
            marker: words[pieces[unit.pieces[0]].words].first?.traits.marker,
            isTabular: isTabular)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Finds tables among the lines of a frame: lines that several strips part alike, and rows of cells with lines of
/// their own.
struct TableFinder {
    /// A table: its lines, and where its columns and rows part.
    struct Table {
        /// Units in reading order.
        let units: [Int]
        /// Places along the frame between columns.
        let columns: [Double]
        /// Places across the frame between rows; `nil` when each unit is a row.
        let rows: [Double]?
    }

    private let layout: FrameLayout
    private let strips: [Int]
    private(set) var tables: [Table] = []

    /// Strips with fewer rows than this part no table.
    private static let minimumRows = 3
    /// Columns of a table are at least this many line heights apart; the spaces of a fixed pitch are narrower.
    private static let narrowestGap = 0.85
    /// A column's strip accompanies at least this part of the table's rows.
    private static let columnShare = 0.3
    /// At least this part of a table's lines have more than one cell.
    private static let partedShare = 0.6

    /// - Parameters:
    ///   - layout: the frame.
    ///   - order: the frame's units in reading order.
    init(_ layout: FrameLayout, order: [Int]) {
        self.layout = layout
        strips = layout.strips.indices.filter { index in
            let strip = layout.strips[index]
            let height = layout.pieces[strip.rows[0].near].height
            return switch strip.role {
            case .withinLines: strip.alignedRows.count >= 2 && strip.end - strip.start > Self.narrowestGap * height
            case .cells: true
            case .gutter, .words: false
            }
        }
        var unitOfPiece: [Int: Int] = [:]
        for (index, unit) in layout.units.enumerated() {
            for piece in unit.pieces { unitOfPiece[piece] = index }
        }
        var place: [Int: Int] = [:]
        for (index, unit) in order.enumerated() { place[unit] = index }
        var taken: Set<Int> = []
        for group in groups(unitOfPiece) {
            guard let table = table(of: group, unitOfPiece: unitOfPiece, place: place, order: order),
                taken.isDisjoint(with: table.units)
            else { continue }
            taken.formUnion(table.units)
            tables.append(table)
        }
    }

    /// Strips that share lines, together.
    private func groups(_ unitOfPiece: [Int: Int]) -> [[Int]] {
        var stripsOfUnit: [Int: [Int]] = [:]
        for strip in strips {
            for row in layout.strips[strip].rows {
                for piece in [row.near, row.far] {
                    if let unit = unitOfPiece[piece] { stripsOfUnit[unit, default: []].append(strip) }
                }
            }
        }
        var parents = Array(layout.strips.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        for unit in stripsOfUnit.keys.sorted() {
            guard let shared = stripsOfUnit[unit], let first = shared.first else { continue }
            for other in shared.dropFirst() {
                let (a, b) = (root(first), root(other))
                if a != b { parents[max(a, b)] = min(a, b) }
            }
        }
        return Dictionary(grouping: strips, by: root).sorted { $0.key < $1.key }.map(\.value)
    }

    private func table(
        of group: [Int], unitOfPiece: [Int: Int], place: [Int: Int], order: [Int]
    ) -> Table? {
        let members = group.map { layout.strips[$0] }
        let bridges = layout.bridges.filter { $0.strips.allSatisfy(group.contains) }
        let touched = Set(
            (members.flatMap(\.rows) + bridges.map(\.row)).flatMap { [unitOfPiece[$0.near], unitOfPiece[$0.far]] }
                .compactMap { $0 })
        let places = touched.compactMap { place[$0] }.sorted()
        guard let first = places.first, let last = places.last else { return nil }
        // Text that is read in between and does not lie between the rows is no part of a table.
        let units = Array(order[first...last])
        let box = touched.reduce(into: LayoutBox.none) { box, index in
            let unit = layout.units[index]
            box.formUnion(LayoutBox(start: unit.start, end: unit.end, top: unit.top, bottom: unit.bottom))
        }
        guard
            units.allSatisfy({ index in
                let unit = layout.units[index]
                return unit.middle > box.top && unit.middle < box.bottom && unit.start > box.start - unit.height
                    && unit.end < box.end + unit.height
            }), units.count < 2 * touched.count + 2
        else { return nil }
        var boundaries: [Double] = []
        for strip in members { if case .cells(let places) = strip.role { boundaries += places } }
        let rows = boundaries.isEmpty ? nil : merged(boundaries, within: layout.typicalHeight)
        let rowCount = rows.map { $0.count + 1 } ?? units.count
        let columns = columns(members, rowCount: rows == nil ? rowCount : 0)
        let parted = units.count { touched.contains($0) && layout.units[$0].pieces.count > 1 }
        guard rows != nil || Double(parted) >= Self.partedShare * Double(units.count) else { return nil }
        guard !columns.isEmpty, rowCount >= Self.minimumRows || rowCount == 2 && columns.count >= 2,
            rows != nil || !isList(units, boundary: columns)
        else { return nil }
        return Table(units: units, columns: columns, rows: rows)
    }

    /// Places between columns: strips in line with one another taken together.
    private func columns(_ members: [GapStrip], rowCount: Int) -> [Double] {
        struct Column {
            var start: Double
            var end: Double
            var rows: Int
        }
        var columns: [Column] = []
        for strip in members.sorted(by: { $0.rows.count > $1.rows.count }) {
            if let index = columns.firstIndex(where: { min($0.end, strip.end) > max($0.start, strip.start) }) {
                columns[index].start = max(columns[index].start, strip.start)
                columns[index].end = min(columns[index].end, strip.end)
                columns[index].rows += strip.rows.count
            } else {
                columns.append(Column(start: strip.start, end: strip.end, rows: strip.rows.count))
            }
        }
        return columns.filter { Double($0.rows) >= max(2, Self.columnShare * Double(rowCount)) }
            .map { ($0.start + $0.end) / 2 }.sorted()
    }

    private func merged(_ places: [Double], within distance: Double) -> [Double] {
        var result: [Double] = []
        for place in places.sorted() where result.last.map({ place - $0 > distance / 2 }) ?? true {
            result.append(place)
        }
        return result
    }

    /// Whether the first of two columns only numbers or marks the second, as in a list or a listing.
    private func isList(_ units: [Int], boundary columns: [Double]) -> Bool {
        guard columns.count == 1 else { return false }
        let heads = units.compactMap { index in layout.pieces[layout.units[index].pieces[0]] }
            .filter { $0.end < columns[0] }
        let marks = heads.count { piece in
            let words = layout.words[piece.words]
            return words.count == 1 && words.allSatisfy { $0.traits.letterCount <= 1 && $0.traits.characterCount <= 4 }
        }
        return 10 * marks >= 9 * heads.count
    }
}

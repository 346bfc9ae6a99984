// SPDX-License-Identifier: Apache-2.0

/// Links lines that follow one another in a column, as far as that is certain.
struct ColumnLinker {
    private let units: [LineUnit]
    private let strips: [GapStrip]
    private let gutters: [LayoutBox]
    /// Lines directly below each line, and directly above it.
    private var below: [[Int]]
    private var above: [[Int]]
    /// The columns, or parts of them: indices of units from top to bottom.
    private(set) var chains: [[Int]] = []

    /// A line that lies to more than this part below or above another is spanned by it.
    private static let spanned = 0.75
    /// Type this many times as large as what is below or above it begins or ends a column.
    private static let headingRatio = 1.3
    /// Lines farther apart than this many line heights are put in order by the page's gaps.
    private static let chainReach = 3.0
    /// Lines this many line heights apart have room for a line between them.
    private static let paragraphGap = 0.6

    init(units: [LineUnit], strips: [GapStrip], gutters: [LayoutBox]) {
        self.units = units
        self.strips = strips
        self.gutters = gutters
        below = Array(repeating: [], count: units.count)
        above = below
        let pairs = Sightlines.pairs(
            units.map { Sightlines.Item(position: $0.middle, low: $0.start, high: $0.end) })
        for pair in pairs where isBelow(units[pair.far], units[pair.near]) {
            below[pair.near].append(pair.far)
            above[pair.far].append(pair.near)
        }
        dropHidden()
        dropLoose()
        link()
    }

    /// What is seen past the end of a short line follows that line, not the one above it.
    private mutating func dropHidden() {
        for index in units.indices where below[index].count > 1 {
            let hidden = below[index].filter { lower in
                above[lower].contains { $0 != index && isBelow(units[$0], units[index]) }
            }
            for lower in hidden { above[lower].removeAll { $0 == index } }
            below[index].removeAll(where: hidden.contains)
        }
    }

    /// A line that certainly goes on in one other is not held by what else it happens to lie above or below, as
    /// beside a picture; a line that spans several columns is.
    private mutating func dropLoose() {
        for index in units.indices where below[index].count > 1 {
            let loose = loose(below[index], beside: index) { follows(units[$0], units[index]) }
            for lower in loose { above[lower].removeAll { $0 == index } }
            below[index].removeAll(where: loose.contains)
        }
        for index in units.indices where above[index].count > 1 {
            let loose = loose(above[index], beside: index) { follows(units[index], units[$0]) }
            for upper in loose { below[upper].removeAll { $0 == index } }
            above[index].removeAll(where: loose.contains)
        }
    }

    private func loose(_ neighbours: [Int], beside index: Int, isTight: (Int) -> Bool) -> [Int] {
        let tight = neighbours.filter(isTight)
        guard tight.count == 1 else { return [] }
        return neighbours.filter {
            $0 != tight[0] && sharedPart(of: units[$0], with: units[index]) <= Self.spanned
        }
    }

    private mutating func link() {
        let boundaries = cellBoundaries()
        let parted = partedLines()
        var isLinked = [Bool](repeating: false, count: units.count)
        for index in units.indices where !isLinked[index] {
            var chain: [Int] = []
            var next: Int? = index
            while let current = next {
                chain.append(current)
                isLinked[current] = true
                let follower = parted.contains(current) ? nil : follower(of: current, boundaries: boundaries)
                next = follower.flatMap { isLinked[$0] || hasTextBeside(current, $0) ? nil : $0 }
            }
            chains.append(chain)
        }
    }

    /// The one line that goes on a line's column.
    private func follower(of index: Int, boundaries: [Int: [Double]]) -> Int? {
        guard below[index].count == 1, above[below[index][0]].count == 1 else { return nil }
        let lower = below[index][0]
        let (first, second) = (units[index], units[lower])
        guard second.top - first.bottom < Self.chainReach * max(first.height, second.height),
            first.typeRatio(to: second) <= Self.headingRatio
        else { return nil }
        let isCellEnd = (first.pieces + second.pieces).contains { piece in
            boundaries[piece, default: []].contains { $0 > first.middle && $0 < second.middle }
        }
        return isCellEnd ? nil : lower
    }

    /// Lines with text far beside them on the same line, and nothing alike above or below: what is beside is read before
    /// what is below.
    private func partedLines() -> Set<Int> {
        var unitOfPiece: [Int: Int] = [:]
        for (index, unit) in units.enumerated() {
            for piece in unit.pieces { unitOfPiece[piece] = index }
        }
        var result: Set<Int> = []
        for strip in strips where strip.isWithinLines && strip.rows.count == 1 {
            for row in strip.alignedRows {
                guard let near = unitOfPiece[row.near], let far = unitOfPiece[row.far], near != far else { continue }
                result.formUnion([near, far])
            }
        }
        return result
    }

    /// Whether other text, in no column beside, stands in the gap between two lines.
    private func hasTextBeside(_ upper: Int, _ lower: Int) -> Bool {
        let (first, second) = (units[upper], units[lower])
        let height = min(first.height, second.height)
        guard second.top - first.bottom > Self.paragraphGap * height else { return false }
        let start = min(first.start, second.start)
        let end = max(first.end, second.end)
        // Units are listed from top to bottom.
        return units[(upper + 1)..<max(lower, upper + 1)].contains { unit in
            guard unit.top > first.bottom - 0.2 * height, unit.bottom < second.top + 0.2 * height else { return false }
            let low = min(unit.start, start)
            let high = max(unit.end, end)
            return !gutters.contains {
                $0.start > low && $0.end < high && $0.top < unit.middle && $0.bottom > unit.middle
            }
        }
    }

    /// Where rows of cells begin, by the pieces in them.
    private func cellBoundaries() -> [Int: [Double]] {
        var result: [Int: [Double]] = [:]
        for strip in strips {
            guard case .cells(let boundaries) = strip.role else { continue }
            for piece in Set(strip.rows.flatMap { [$0.near, $0.far] }) { result[piece, default: []] += boundaries }
        }
        return result
    }

    private func isBelow(_ lower: LineUnit, _ upper: LineUnit) -> Bool {
        let height = min(lower.height, upper.height)
        let distance = lower.middle - upper.middle
        guard distance > 0.3 * height else { return false }
        let overlap = min(lower.end, upper.end) - max(lower.start, upper.start)
        return overlap > 0.35 * min(lower.length, upper.length)
    }

    /// Whether a line is the next of the same text: as high, close below, and aligned at one end or in the middle.
    private func follows(_ lower: LineUnit, _ upper: LineUnit) -> Bool {
        let height = max(lower.height, upper.height)
        guard lower.typeRatio(to: upper) < 1.25, lower.middle - upper.middle < 2 * height else { return false }
        return abs(lower.start - upper.start) < 1.5 * height || abs(lower.end - upper.end) < height
            || abs(lower.start + lower.end - upper.start - upper.end) < height
    }

    /// The part of a line that lies above or below another.
    private func sharedPart(of unit: LineUnit, with other: LineUnit) -> Double {
        (min(unit.end, other.end) - max(unit.start, other.start)) / max(unit.length, 1)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Lays out the lines of one frame.
struct FrameLayout {
    let frame: LayoutFrame
    /// The words, in the frame's order line by line.
    private(set) var words: [LayoutWord] = []
    private(set) var pieces: [Piece] = []
    private(set) var strips: [GapStrip] = []
    private(set) var units: [LineUnit] = []
    /// Units that follow one another in a column.
    private(set) var chains: [[Int]] = []

    /// A lone gap in a row joins what is beside it up to this many line heights.
    private static let loneReach = 8.0
    /// Strips with fewer rows than this and narrower than `thinStrip` line heights are wide spaces.
    private static let thinStripRows = 3
    private static let thinStrip = 2.0
    /// Pieces closer than this many line heights are words of one line.
    private static let space = 0.6

    init(frame: LayoutFrame, lines: [(index: Int, line: TextLine)], isFixed: (Int) -> Bool) {
        self.frame = frame
        let placer = WordPlacer(frame: frame)
        var rows = lines.map { placer.words(of: $0.line, index: $0.index, isFixed: isFixed($0.index)) }
        rows.removeAll(where: \.isEmpty)
        rows.sort { left, right in
            let (first, second) = (left[0], right[0])
            return (first.middle, first.start, first.line) < (second.middle, second.start, second.line)
        }
        for row in rows {
            let lower = words.count
            words += row
            pieces += PieceCutter.pieces(of: words, in: lower..<words.count)
        }
        joinSpacedPieces()
        joinThinStrips()
        judgeStrips()
        assembleUnits()
        linkChains()
    }

    // MARK: - Pieces

    private func sightlines() -> [Sightlines.Pair] {
        let pairs = Sightlines.pairs(
            pieces.map {
                Sightlines.Item(
                    position: $0.start, low: $0.middle - 0.35 * $0.height, high: $0.middle + 0.35 * $0.height)
            })
        return pairs.filter { pieces[$0.far].start > pieces[$0.near].end - 0.5 * pieces[$0.near].height }
    }

    /// Joins pieces that stand a space apart.
    private mutating func joinSpacedPieces() {
        join(
            sightlines().filter { pair in
                let near = pieces[pair.near]
                let far = pieces[pair.far]
                return GapStripFinder.isAligned(near, far)
                    && far.start - near.end < Self.space * max(near.height, far.height)
            })
    }

    /// Joins pieces that were cut at a gap that no other line shares.
    private mutating func joinThinStrips() {
        let found = GapStripFinder(pieces: pieces, pairs: sightlines()).strips()
        var pairs: [Sightlines.Pair] = []
        for strip in found where strip.rows.count < Self.thinStripRows {
            for row in strip.rows where row.isAligned {
                let near = pieces[row.near]
                let far = pieces[row.far]
                guard far.start - near.end < Self.thinStrip * max(near.height, far.height) else { continue }
                pairs.append(Sightlines.Pair(near: row.near, far: row.far))
            }
        }
        join(pairs)
    }

    /// Joins pieces, the closest first, each with at most one on either side.
    private mutating func join(_ pairs: [Sightlines.Pair]) {
        let rows = Self.rows(of: pieces, joining: pairs)
        guard rows.count < pieces.count else { return }
        var joinedWords: [LayoutWord] = []
        joinedWords.reserveCapacity(words.count)
        var joined: [Piece] = []
        for row in rows {
            let lower = joinedWords.count
            for index in row { joinedWords += words[pieces[index].words] }
            joined.append(Piece(lower..<joinedWords.count, of: joinedWords))
        }
        words = joinedWords
        pieces = joined
    }

    /// The pieces, joined ones together in order.
    private static func rows(of pieces: [Piece], joining pairs: [Sightlines.Pair]) -> [[Int]] {
        var next = [Int?](repeating: nil, count: pieces.count)
        var previous = [Int?](repeating: nil, count: pieces.count)
        let sorted = pairs.map { ($0, pieces[$0.far].start - pieces[$0.near].end) }
            .sorted { ($0.1, $0.0.near, $0.0.far) < ($1.1, $1.0.near, $1.0.far) }
        for (pair, _) in sorted where next[pair.near] == nil && previous[pair.far] == nil {
            next[pair.near] = pair.far
            previous[pair.far] = pair.near
        }
        return pieces.indices.filter { previous[$0] == nil }.map { first in
            var row = [first]
            while let following = next[row[row.count - 1]] { row.append(following) }
            return row
        }
    }

    private mutating func judgeStrips() {
        strips = GapStripFinder(pieces: pieces, pairs: sightlines()).strips()
        let judge = StripJudge(words: words, pieces: pieces)
        for index in strips.indices { strips[index].role = judge.judge(strips[index]) }
    }

    // MARK: - Lines

    private mutating func assembleUnits() {
        var pairs: [Sightlines.Pair] = []
        for strip in strips {
            guard case .withinLines = strip.role else { continue }
            let aligned = strip.rows.filter(\.isAligned)
            for row in aligned {
                let gap = pieces[row.far].start - pieces[row.near].end
                let height = max(pieces[row.near].height, pieces[row.far].height)
                if aligned.count < 2, gap > Self.loneReach * height { continue }
                pairs.append(Sightlines.Pair(near: row.near, far: row.far))
            }
        }
        units = Self.rows(of: pieces, joining: pairs).map { LineUnit($0, of: pieces) }
        units.sort { ($0.middle, $0.start, $0.pieces[0]) < ($1.middle, $1.start, $1.pieces[0]) }
    }

    // MARK: - Columns

    private mutating func linkChains() {
        let pairs = Sightlines.pairs(
            units.map { Sightlines.Item(position: $0.middle, low: $0.start, high: $0.end) })
        var below = [[Int]](repeating: [], count: units.count)
        var above = [[Int]](repeating: [], count: units.count)
        for pair in pairs where isBelow(units[pair.far], units[pair.near]) {
            below[pair.near].append(pair.far)
            above[pair.far].append(pair.near)
        }
        // What is seen past the end of a short line follows that line, not the one above it.
        for index in units.indices where below[index].count > 1 {
            let direct = below[index].filter { lower in !below[index].contains { below[$0].contains(lower) } }
            for lower in below[index] where !direct.contains(lower) { above[lower].removeAll { $0 == index } }
            below[index] = direct
        }
        var isLinked = [Bool](repeating: false, count: units.count)
        for index in units.indices where !isLinked[index] {
            var chain = [index]
            isLinked[index] = true
            while let last = chain.last, below[last].count == 1, above[below[last][0]].count == 1,
                !isLinked[below[last][0]], !isBandBoundary(between: units[last], units[below[last][0]])
            {
                chain.append(below[last][0])
                isLinked[below[last][0]] = true
            }
            chains.append(chain)
        }
    }

    private func isBelow(_ lower: LineUnit, _ upper: LineUnit) -> Bool {
        guard lower.middle > upper.middle + 0.3 * min(lower.height, upper.height) else { return false }
        let overlap = min(lower.end, upper.end) - max(lower.start, upper.start)
        return overlap > 0.35 * min(lower.length, upper.length)
    }

    private func isBandBoundary(between upper: LineUnit, _ lower: LineUnit) -> Bool {
        for strip in strips {
            guard case .cells(let boundaries) = strip.role else { continue }
            let touches = strip.rows.contains { row in
                upper.pieces.contains(row.near) || upper.pieces.contains(row.far) || lower.pieces.contains(row.near)
                    || lower.pieces.contains(row.far)
            }
            if touches, boundaries.contains(where: { $0 > upper.middle && $0 < lower.middle }) { return true }
        }
        return false
    }
}

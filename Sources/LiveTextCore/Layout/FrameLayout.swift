// SPDX-License-Identifier: Apache-2.0

/// Lays out the lines of one frame.
struct FrameLayout {
    let frame: LayoutFrame
    /// The words, in the frame's order line by line.
    private(set) var words: [LayoutWord] = []
    private(set) var pieces: [Piece] = []
    private(set) var strips: [GapStrip] = []
    private var bridges: [GapStripFinder.Bridge] = []
    /// The gutters between columns.
    private(set) var gutters = Gutters([], pieces: [])
    private(set) var units: [LineUnit] = []
    /// Units that follow one another in a column.
    private(set) var chains: [[Int]] = []

    /// A lone gap in a row joins what is beside it up to this many line heights.
    private static let loneReach = 8.0
    /// A lone gap may be wider where its far side is aligned with other rows up to this many line heights away.
    private static let edgeReach = 12.0
    /// Strips with fewer rows than this and narrower than `thinStrip` line heights are wide spaces.
    private static let thinStripRows = 3
    private static let thinStrip = 2.0
    /// Pieces closer than this many line heights are words of one line.
    private static let space = 0.6
    /// A line that lies to more than this part below or above another is spanned by it.
    private static let spanned = 0.75
    /// The part of a line's height on either side of its middle in which others are beside it.
    private static let core = 0.35
    /// A mark belongs to the line it stands in up to this many line heights away.
    private static let markReach = 3.0
    /// Text this many times as high as what is below or above it begins or ends a column.
    private static let headingRatio = 1.3
    /// Lines farther apart than this many line heights are put in order by the page's gaps.
    private static let chainReach = 3.0

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
        joinMarks()
        judgeStrips()
        assembleUnits()
        linkChains()
    }

    /// The usual height of a line.
    var typicalHeight: Double {
        let heights = units.map(\.height).sorted()
        return heights.isEmpty ? 0 : heights[heights.count / 2]
    }

    // MARK: - Pieces

    /// Pieces that see each other along the lines.
    private func sightlines(withMarks: Bool) -> [Sightlines.Pair] {
        let visible = pieces.indices.filter { withMarks || !pieces[$0].isMark }
        let pairs = Sightlines.pairs(
            visible.map { index in
                let piece = pieces[index]
                return Sightlines.Item(
                    position: piece.start, low: piece.middle - Self.core * piece.height,
                    high: piece.middle + Self.core * piece.height)
            })
        return pairs.map { Sightlines.Pair(near: visible[$0.near], far: visible[$0.far]) }
            .filter { pieces[$0.far].start > pieces[$0.near].end - 0.5 * pieces[$0.near].height }
    }

    /// Joins marks to the line they stand in: a bullet to its item, a mark to what is nearest.
    private mutating func joinMarks() {
        guard pieces.contains(where: \.isMark), !pieces.allSatisfy(\.isMark) else { return }
        join(
            sightlines(withMarks: true).filter { pair in
                let near = pieces[pair.near]
                let far = pieces[pair.far]
                guard near.isMark || far.isMark, far.start > near.end - 0.5 * max(near.height, far.height) else {
                    return false
                }
                let text = near.isMark ? far : near
                let mark = near.isMark ? near : far
                return abs(mark.middle - text.middle) < 0.5 * text.height && mark.height < 1.5 * text.height
                    && far.start - near.end < Self.markReach * text.height
            })
    }

    /// Joins pieces that stand a space apart.
    private mutating func joinSpacedPieces() {
        join(
            sightlines(withMarks: true).filter { pair in
                let near = pieces[pair.near]
                let far = pieces[pair.far]
                return GapStripFinder.areAligned(near, far)
                    && far.start - near.end < Self.space * max(near.height, far.height)
            })
    }

    /// Joins pieces that were cut at a gap that no other line shares.
    private mutating func joinThinStrips() {
        let found = GapStripFinder(pieces: pieces, pairs: sightlines(withMarks: false)).strips
        var pairs: [Sightlines.Pair] = []
        for strip in found where strip.rows.count < Self.thinStripRows {
            for row in strip.alignedRows {
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
        let finder = GapStripFinder(pieces: pieces, pairs: sightlines(withMarks: false))
        strips = finder.strips
        bridges = finder.bridges
        let judge = StripJudge(words: words, pieces: pieces)
        for index in strips.indices { strips[index].role = judge.judge(strips[index]) }
        Gutters.extend(&strips, pieces: pieces)
        gutters = Gutters(strips, pieces: pieces)
    }

    // MARK: - Lines

    private mutating func assembleUnits() {
        var pairs: [Sightlines.Pair] = []
        let edges = rowEdges()
        for strip in strips {
            guard strip.isWithinLines else { continue }
            let aligned = strip.alignedRows
            for row in aligned {
                let gap = pieces[row.far].start - pieces[row.near].end
                let height = max(pieces[row.near].height, pieces[row.far].height)
                if aligned.count < 2, gap > Self.loneReach * height,
                    !edges.contains(where: { isNear($0, pieces[row.far], height: height) })
                {
                    continue
                }
                pairs.append(Sightlines.Pair(near: row.near, far: row.far))
            }
        }
        for bridge in bridges where bridge.strips.allSatisfy({ strips[$0].isWithinLines }) {
            guard let strip = bridge.strips.first, strips[strip].isAligned(bridge.row) else { continue }
            pairs.append(Sightlines.Pair(near: bridge.row.near, far: bridge.row.far))
        }
        units = Self.rows(of: pieces, joining: pairs).map { LineUnit($0, of: pieces, words: words) }
        units.sort { ($0.middle, $0.start, $0.pieces[0]) < ($1.middle, $1.start, $1.pieces[0]) }
    }

    /// Where the far sides of strips begin and end that part lines of several rows.
    private func rowEdges() -> [LayoutBox] {
        var edges: [LayoutBox] = []
        for strip in strips where strip.isWithinLines {
            let rows = strip.alignedRows
            guard rows.count > 1 else { continue }
            for row in rows {
                let piece = pieces[row.far]
                edges.append(LayoutBox(start: piece.start, end: piece.end, top: piece.top, bottom: piece.bottom))
            }
        }
        return edges
    }

    /// Whether a piece stands at an edge, not far below or above.
    private func isNear(_ edge: LayoutBox, _ piece: Piece, height: Double) -> Bool {
        abs(edge.middle - piece.middle) < Self.edgeReach * height
            && min(abs(edge.start - piece.start), abs(edge.end - piece.end)) < 0.5 * height
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
            let hidden = below[index].filter { lower in
                above[lower].contains { $0 != index && isBelow(units[$0], units[index]) }
            }
            for lower in hidden { above[lower].removeAll { $0 == index } }
            below[index].removeAll(where: hidden.contains)
        }
        for index in units.indices where below[index].count > 1 {
            let tight = below[index].filter { follows(units[$0], units[index]) }
            guard tight.count == 1 else { continue }
            // A column that becomes narrower, not a row of columns under a heading.
            let others = below[index].filter { $0 != tight[0] && sharedPart(of: units[$0], with: units[index]) > Self.spanned }
            for lower in below[index] where lower != tight[0] && !others.contains(lower) {
                above[lower].removeAll { $0 == index }
            }
            below[index] = tight + others
        }
        for index in units.indices where above[index].count > 1 {
            let tight = above[index].filter { follows(units[index], units[$0]) }
            guard tight.count == 1 else { continue }
            let others = above[index].filter { $0 != tight[0] && sharedPart(of: units[$0], with: units[index]) > Self.spanned }
            for upper in above[index] where upper != tight[0] && !others.contains(upper) {
                below[upper].removeAll { $0 == index }
            }
            above[index] = tight + others
        }
        var isLinked = [Bool](repeating: false, count: units.count)
        for index in units.indices where !isLinked[index] {
            var chain = [index]
            isLinked[index] = true
            while let last = chain.last, below[last].count == 1, above[below[last][0]].count == 1,
                !isLinked[below[last][0]], isClose(units[below[last][0]], to: units[last]), !isHeadingBoundary(between: units[last], units[below[last][0]]),
                !isBandBoundary(between: units[last], units[below[last][0]])
            {
                chain.append(below[last][0])
                isLinked[below[last][0]] = true
            }
            chains.append(chain)
        }
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

    /// Whether two lines are near enough to be of one column whatever lies beside the gap.
    private func isClose(_ lower: LineUnit, to upper: LineUnit) -> Bool {
        lower.top - upper.bottom < Self.chainReach * max(lower.height, upper.height)
    }

    private func isHeadingBoundary(between upper: LineUnit, _ lower: LineUnit) -> Bool {
        upper.typeRatio(to: lower) > Self.headingRatio
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

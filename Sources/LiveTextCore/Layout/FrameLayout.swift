// SPDX-License-Identifier: Apache-2.0

/// Lays out the lines of one frame: words to pieces, pieces to lines, lines to columns.
struct FrameLayout {
    let frame: LayoutFrame
    /// The words, those of a piece side by side.
    private(set) var words: [LayoutWord] = []
    private(set) var pieces: [Piece] = []
    private(set) var strips: [GapStrip] = []
    private(set) var bridges: [GapStripFinder.Bridge] = []
    /// The gutters between columns.
    private(set) var gutters = Gutters([], pieces: [])
    /// The lines of the result.
    private(set) var units: [LineUnit] = []
    /// Units that follow one another in a column.
    private(set) var chains: [[Int]] = []
    /// The unit below each in its column.
    private(set) var followers: [Int: Int] = [:]
    /// For each unit where the column around it begins and ends, as far as the lines close above and below it show.
    private(set) var columnBounds: [(start: Double, end: Double)] = []

    /// Strips with fewer rows than this and narrower than `thinStrip` line heights are wide spaces.
    private static let thinStripRows = 3
    private static let thinStrip = 2.0
    /// Pieces closer than this many line heights are words of one line.
    private static let space = 0.6
    /// The part of a line's height on either side of its middle in which others are beside it.
    static let core = 0.35
    /// A mark belongs to the line it stands in up to this many line heights away.
    private static let markReach = 3.0

    /// - Parameters:
    ///   - lines: the frame's lines, with their places in the layout's input.
    ///   - isFixed: whether an earlier layout gave out a line of the input.
    init(frame: LayoutFrame, lines: [(index: Int, line: TextLine)], isFixed: (Int) -> Bool) {
        self.frame = frame
        let traits = lines.map { $0.line.words.map { WordTraits($0) } }
        let placer = WordPlacer(frame: frame, lines: lines.map(\.line), traits: traits)
        var rows = zip(lines, traits).map { line, traits in
            placer.words(of: line.line, traits: traits, index: line.index, isFixed: isFixed(line.index))
        }
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
        if cutAtGutters() { judgeStrips() }
        gutters = Gutters(strips, pieces: pieces)
        units = LineUnit.units(of: pieces, words: words, strips: strips, bridges: bridges)
        chains = ColumnLinker(units: units, strips: strips, gutters: gutters.reaches).chains
        columnBounds = Self.columnBounds(of: units, in: chains)
        for chain in chains {
            for (unit, next) in zip(chain, chain.dropFirst()) { followers[unit] = next }
        }
    }

    private static func columnBounds(of units: [LineUnit], in chains: [[Int]]) -> [(start: Double, end: Double)] {
        var bounds = units.map { (start: $0.start, end: $0.end) }
        for chain in chains {
            for (place, index) in chain.enumerated() {
                for other in chain[max(place - columnReach, 0)...min(place + columnReach, chain.count - 1)] {
                    bounds[index].start = min(bounds[index].start, units[other].start)
                    bounds[index].end = max(bounds[index].end, units[other].end)
                }
            }
        }
        return bounds
    }

    /// Lines up to this many away show how wide a column is.
    private static let columnReach = 4

    /// The usual height of a line.
    var typicalHeight: Double {
        let heights = units.map(\.height).sorted()
        return heights.isEmpty ? 0 : heights[heights.count / 2]
    }

    // MARK: - Joining

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

    /// Joins pieces, the closest first, each with at most one on either side.
    private mutating func join(_ pairs: [Sightlines.Pair]) {
        let rows = Piece.rows(of: pieces, joining: pairs)
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

    // MARK: - Strips

    private mutating func judgeStrips() {
        let finder = GapStripFinder(pieces: pieces, pairs: sightlines(withMarks: false))
        strips = finder.strips
        bridges = finder.bridges
        let judge = StripJudge(words: words, pieces: pieces)
        for index in strips.indices { strips[index].role = judge.judge(strips[index]) }
        Gutters.extend(&strips, pieces: pieces)
    }

    /// Cuts lines that run over a gutter at a space too narrow to stand out. Returns whether there were any.
    private mutating func cutAtGutters() -> Bool {
        let places = Gutters(strips, pieces: pieces).boxes.flatMap { cuts(on: $0) }
        guard !places.isEmpty else { return false }
        let cutWords = Dictionary(grouping: places, by: \.piece).mapValues { Set($0.map(\.word)).sorted() }
        var result: [Piece] = []
        for (index, piece) in pieces.enumerated() {
            guard let words = cutWords[index] else {
                result.append(piece)
                continue
            }
            var lower = piece.words.lowerBound
            for upper in words + [piece.words.upperBound] {
                result.append(Piece(lower..<upper, of: self.words))
                lower = upper
            }
        }
        pieces = result
        return true
    }

    /// Where lines run over a gutter, up and down from where it is certain to the first line that closes it.
    private func cuts(on gutter: LayoutBox) -> [(piece: Int, word: Int)] {
        let crossing = pieces.indices.filter { pieces[$0].start < gutter.start && pieces[$0].end > gutter.end }
            .sorted { (pieces[$0].middle, $0) < (pieces[$1].middle, $1) }
        let within = crossing.filter { pieces[$0].middle >= gutter.top && pieces[$0].middle <= gutter.bottom }
        var places = within.compactMap { index in place(in: index, on: gutter).map { (index, $0) } }
        for index in crossing where pieces[index].middle > gutter.bottom {
            guard let word = place(in: index, on: gutter) else { break }
            places.append((index, word))
        }
        for index in crossing.reversed() where pieces[index].middle < gutter.top {
            guard let word = place(in: index, on: gutter) else { break }
            places.append((index, word))
        }
        return places
    }

    /// The word of a piece before which a gutter runs through it.
    private func place(in index: Int, on gutter: LayoutBox) -> Int? {
        let piece = pieces[index]
        var end = -Double.infinity
        for word in piece.words {
            let gap = words[word].start - end
            let shared = min(words[word].start, gutter.end) - max(end, gutter.start)
            if !words[word].isTied, gap > Self.narrowestGutter * piece.height,
                shared > Self.gutterShare * (gutter.end - gutter.start)
            {
                return word
            }
            end = max(end, words[word].end)
        }
        return nil
    }

    /// Gaps narrower than this many line heights are spaces even where a gutter passes.
    private static let narrowestGutter = 0.45
    /// A line's gap is the gutter's when it is free over this part of its width.
    private static let gutterShare = 0.6
}

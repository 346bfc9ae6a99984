// SPDX-License-Identifier: Apache-2.0

/// A line as the selection sees it.
struct LineLayout: Sendable {
    /// Names the line from revision to revision.
    let id: TextLine.ID
    /// How its characters follow one another.
    let direction: TextDirection
    /// Whether it continues the paragraph of the line before.
    let continuesParagraph: Bool
    /// The block it stands in.
    let block: Int
    /// The line's quad with its corners named so that `topLeft` to `topRight` runs along the line: as the quad itself,
    /// for vertical text downwards.
    let frame: ImageQuad
    /// Its cells, and its positions up to the one before the newline.
    let cells: Range<Int>
    /// Its cells from `u` = 0 to `u` = 1, where `u` is the fraction of the frame's length.
    let visualCells: [Int]
    /// Whether its first character stands at the higher `u`, as in right-to-left text.
    let isReversed: Bool
    /// Whether equal order and direction of all cells make every range of them one piece to the eye.
    let isUniform: Bool
    /// Where its text begins and ends, in `u`.
    let extent: (lower: Double, upper: Double)
    /// Where the underline's level is at `u` = 0 and `u` = 1, in image pixels.
    let baseline: ImageSegment

    /// The distance between the upper and the lower edge.
    var height: Double { frame.height }

    /// Where the caret stands after the last character, in `u`.
    var endFraction: Double { isReversed ? extent.lower : extent.upper }

    /// How far outside the quad a press still begins a selection: a quarter of the height.
    var margin: Double { height / 4 }

    /// Where a point lies along the line.
    func fraction(of point: ImagePoint) -> Double { frame.fractions(of: point).along }
}

/// One cell's place and nature.
struct CellLayout: Sendable {
    /// Where it begins along its line, in `u`; from the left for an upright reader.
    var lower: Double
    /// Where it ends along its line, in `u`.
    var upper: Double
    /// Whether its first edge is the upper one, as in right-to-left text.
    var isReversed: Bool
    /// Whether it begins a recognised word.
    var startsWord: Bool
    /// What it is to word selection.
    var kind: CellKind

    /// Where the caret before it stands.
    var leadingEdge: Double { isReversed ? upper : lower }
    /// The middle.
    var middle: Double { (lower + upper) / 2 }
}

/// Lays the cells of one line out.
struct LineLayoutBuilder {
    private let line: TextLine
    private let frame: ImageQuad
    private let words: [[TextCharacter]]
    /// The laid-out cells in logical order, without a newline.
    private(set) var cells: [CellLayout] = []
    /// UTF-8 bytes of each cell.
    private(set) var lengths: [Int] = []
    private var isReversed = false
    private var extent = (lower: 0.0, upper: 0.0)

    init(_ line: TextLine) {
        self.line = line
        frame = Self.frame(of: line)
        words = line.words.map { $0.characters.filter { !$0.text.isEmpty } }
        layOut()
    }

    /// The line, whose first cell has that index.
    func layout(firstCell: Int, block: Int) -> LineLayout {
        let order = cells.indices.sorted { (cells[$0].middle, $0) < (cells[$1].middle, $1) }
        let isForward = order.elementsEqual(cells.indices) && !cells.contains { $0.isReversed }
        let isBackward = order.elementsEqual(cells.indices.reversed()) && cells.allSatisfy(\.isReversed)
        return LineLayout(
            id: line.id, direction: line.direction, continuesParagraph: line.continuesParagraph, block: block,
            frame: frame, cells: firstCell..<(firstCell + cells.count), visualCells: order.map { $0 + firstCell },
            isReversed: isReversed, isUniform: isForward || isBackward, extent: extent, baseline: baseline)
    }

    /// A cell for the newline after the line.
    var newline: CellLayout {
        let end = isReversed ? extent.lower : extent.upper
        return CellLayout(lower: end, upper: end, isReversed: isReversed, startsWord: true, kind: .newline)
    }

    // MARK: Axes

    /// The quad with its corners named along the line. Vertical text comes with corners as an upright reader names them,
    /// or already along the line; its characters tell which.
    private static func frame(of line: TextLine) -> ImageQuad {
        let quad = line.quad
        guard line.direction == .topToBottom else { return quad }
        let characters = line.words.lazy.flatMap(\.characters)
        let first = characters.first?.quad.center ?? quad.center
        let last = characters.reversed().first?.quad.center ?? quad.center
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        let along = abs(dx * quad.direction.dx + dy * quad.direction.dy)
        let across = abs(dx * quad.downDirection.dx + dy * quad.downDirection.dy)
        if along > across { return quad }
        return ImageQuad(
            topLeft: quad.topRight, topRight: quad.bottomRight, bottomRight: quad.bottomLeft, bottomLeft: quad.topLeft)
    }

    /// From where to where a quad reaches along the line. The pair of its sides that faces the line's direction counts,
    /// so that upright boxes in a turned line, and either naming of corners, come out right.
    private func extent(of quad: ImageQuad) -> (lower: Double, upper: Double) {
        func middle(_ one: ImagePoint, _ other: ImagePoint) -> ImagePoint { one.interpolated(to: other, fraction: 0.5) }
        let left = middle(quad.topLeft, quad.bottomLeft)
        let right = middle(quad.topRight, quad.bottomRight)
        let top = middle(quad.topLeft, quad.topRight)
        let bottom = middle(quad.bottomLeft, quad.bottomRight)
        let direction = frame.direction
        func alignment(_ start: ImagePoint, _ end: ImagePoint) -> Double {
            let length = start.distance(to: end)
            guard length > 0 else { return 0 }
            return abs((end.x - start.x) * direction.dx + (end.y - start.y) * direction.dy) / length
        }
        let (start, end) = alignment(left, right) >= alignment(top, bottom) ? (left, right) : (top, bottom)
        let one = frame.fractions(of: start).along
        let other = frame.fractions(of: end).along
        guard one.isFinite, other.isFinite else { return (0, 0) }
        return (min(one, other), max(one, other))
    }

    /// The baseline as it is given where it runs along the line; for vertical text the edge on the left.
    private var baseline: ImageSegment {
        if line.direction == .topToBottom { return ImageSegment(start: frame.bottomLeft, end: frame.bottomRight) }
        let given = line.baseline
        let from = frame.fractions(of: given.start)
        let to = frame.fractions(of: given.end)
        let span = to.along - from.along
        guard abs(span) > 0.01 else {
            return ImageSegment(start: frame.bottomLeft, end: frame.bottomRight)
        }
        return ImageSegment(
            start: given.start.interpolated(to: given.end, fraction: -from.along / span),
            end: given.start.interpolated(to: given.end, fraction: (1 - from.along) / span))
    }

    // MARK: Cells

    private mutating func layOut() {
        var wordCells: [Range<Int>] = []
        var spaces: [Int?] = []
        for (index, characters) in words.enumerated() {
            let start = cells.count
            for (offset, character) in characters.enumerated() {
                let place = extent(of: character.quad)
                append(
                    CellLayout(
                        lower: place.lower, upper: place.upper, isReversed: false, startsWord: offset == 0,
                        kind: CellKind(of: character.text)), length: character.text.utf8.count)
            }
            wordCells.append(start..<cells.count)
            let hasSpace = line.words[index].isFollowedBySpace && index < words.count - 1
            spaces.append(hasSpace ? cells.count : nil)
            if hasSpace {
                append(CellLayout(lower: 0, upper: 0, isReversed: false, startsWord: true, kind: .space), length: 1)
            }
        }
        resolveDirections(wordCells)
        let visualWords = tileWords(wordCells)
        placeSpaces(spaces, between: wordCells, visualWords: visualWords)
        extent =
            if let first = visualWords.first, let last = visualWords.last {
                (lowest(in: wordCells[first]), highest(in: wordCells[last]))
            } else {
                isReversed ? (1, 1) : (0, 0)
            }
    }

    private mutating func append(_ cell: CellLayout, length: Int) {
        cells.append(cell)
        lengths.append(length)
    }

    /// Decides for every character which edge comes first. Strong characters have their own direction, the others that
    /// of their neighbours where these agree, else the line's.
    private mutating func resolveDirections(_ wordCells: [Range<Int>]) {
        let isRightToLeftLine = line.direction == .rightToLeft
        isReversed = isRightToLeftLine
        var strengths = words.joined().map { StrongDirection.isRightToLeft($0.text) }
        guard line.direction != .topToBottom, isRightToLeftLine || strengths.contains(true) else { return }
        let indices = Array(wordCells.joined())
        // Corners that follow the text instead of the eye make right-to-left text run towards higher fractions.
        let advance = Self.advance(
            zip(indices, strengths).compactMap { $1 == true ? (index: $0, middle: cells[$0].middle) : nil })
        let wordAdvance = Self.advance(
            wordCells.enumerated().compactMap { index, range in
                range.first.map { (index: index, middle: (cells[$0].middle + cells[range.upperBound - 1].middle) / 2) }
            })
        let isMirrored = isRightToLeftLine && (wordAdvance == 0 ? advance : wordAdvance) > 0
        isReversed = isRightToLeftLine && !isMirrored
        var before = isRightToLeftLine
        for (index, cell) in indices.enumerated() {
            if strengths[index] == nil {
                let after = strengths[index...].lazy.compactMap(\.self).first ?? isRightToLeftLine
                strengths[index] = before == after ? after : isRightToLeftLine
            }
            before = strengths[index] ?? isRightToLeftLine
            cells[cell].isReversed = before ? advance <= 0 : isMirrored
        }
    }

    /// How far things with consecutive indices advance towards higher fractions, on the whole.
    private static func advance(_ things: [(index: Int, middle: Double)]) -> Double {
        zip(things, things.dropFirst()).reduce(0) { sum, pair in
            pair.1.index == pair.0.index + 1 ? sum + pair.1.middle - pair.0.middle : sum
        }
    }

    /// Makes the characters of every word, and words that meet without a space, touch one another; the words' outer edges
    /// are their quads'.
    ///
    /// - Returns: the words that have characters, from lower to higher `u`.
    private mutating func tileWords(_ wordCells: [Range<Int>]) -> [Int] {
        var extents: [(lower: Double, upper: Double)] = []
        for (index, range) in wordCells.enumerated() {
            let own = extent(of: line.words[index].quad)
            extents.append(own.upper > own.lower ? own : (lowest(in: range), highest(in: range)))
        }
        let visual = wordCells.indices.filter { !wordCells[$0].isEmpty }
            .sorted { (extents[$0].lower + extents[$0].upper, $0) < (extents[$1].lower + extents[$1].upper, $1) }
        for (left, right) in zip(visual, visual.dropFirst()) {
            let isGap = extents[right].lower > extents[left].upper
            if isGap, line.words[min(left, right)].isFollowedBySpace || abs(left - right) != 1 { continue }
            let edge = (extents[left].upper + extents[right].lower) / 2
            extents[left].upper = max(edge, extents[left].lower)
            extents[right].lower = extents[left].upper
            extents[right].upper = max(extents[right].lower, extents[right].upper)
        }
        for index in visual { tile(wordCells[index], in: extents[index]) }
        return visual
    }

    private mutating func tile(_ range: Range<Int>, in extent: (lower: Double, upper: Double)) {
        let order = range.sorted { (cells[$0].middle, $0) < (cells[$1].middle, $1) }
        var edge = extent.lower
        for (index, cell) in order.enumerated() {
            let end =
                index + 1 < order.count ? (cells[cell].upper + cells[order[index + 1]].lower) / 2 : extent.upper
            cells[cell].lower = edge
            edge = min(max(edge, end), extent.upper)
            cells[cell].upper = edge
        }
    }

    /// Gives every space the gap it stands for. In lines of one direction that is the gap between its two words; where
    /// directions mix, words that follow one another may stand apart, and the gap beside one of them is taken.
    private mutating func placeSpaces(_ spaces: [Int?], between wordCells: [Range<Int>], visualWords: [Int]) {
        var ranks: [Int: Int] = [:]
        for (rank, word) in visualWords.enumerated() { ranks[word] = rank }
        var freeGaps = Set(visualWords.indices.dropLast())
        var waiting: [(cell: Int, rank: Int, next: Int)] = []
        for (word, space) in spaces.enumerated() {
            guard let space else { continue }
            guard let rank = ranks[word], let next = ranks[word + 1] else {
                placeAtEdge(space, before: word, wordCells)
                continue
            }
            let gap = min(rank, next)
            guard abs(rank - next) == 1, freeGaps.remove(gap) != nil else {
                waiting.append((space, rank, next))
                continue
            }
            place(space, inGap: gap, wordCells, visualWords, isReversed: next < rank)
        }
        for (space, rank, next) in waiting {
            let choices = isReversed ? [rank - 1, next] : [rank, next - 1]
            if let gap = choices.first(where: { freeGaps.contains($0) }) {
                freeGaps.remove(gap)
                place(space, inGap: gap, wordCells, visualWords, isReversed: isReversed)
            } else {
                let edge = cells[space - 1].isReversed ? cells[space - 1].lower : cells[space - 1].upper
                (cells[space].lower, cells[space].upper) = (edge, edge)
            }
        }
    }

    private mutating func place(
        _ space: Int, inGap gap: Int, _ wordCells: [Range<Int>], _ visualWords: [Int], isReversed: Bool
    ) {
        let lower = highest(in: wordCells[visualWords[gap]])
        cells[space].lower = lower
        cells[space].upper = max(lower, lowest(in: wordCells[visualWords[gap + 1]]))
        cells[space].isReversed = isReversed
    }

    /// A space beside a word without characters has no width.
    private mutating func placeAtEdge(_ space: Int, before word: Int, _ wordCells: [Range<Int>]) {
        let previous = space > 0 ? cells[space - 1] : newline
        let edge = previous.isReversed ? previous.lower : previous.upper
        (cells[space].lower, cells[space].upper, cells[space].isReversed) = (edge, edge, isReversed)
    }

    private func lowest(in range: Range<Int>) -> Double { range.map { cells[$0].lower }.min() ?? 0 }
    private func highest(in range: Range<Int>) -> Double { range.map { cells[$0].upper }.max() ?? 0 }
}

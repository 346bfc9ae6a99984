// SPDX-License-Identifier: Apache-2.0

extension TextBlock {
    /// For each line the number of characters by which it is indented from the line that begins first, as in code.
    public var indentations: [Int] {
        let grid = CharacterGrid(lines)
        return lines.map { line in line.words.first.map { grid.column(of: $0) } ?? 0 }
    }
}

/// The columns that characters of a block would stand in, were all as wide as its usual ones.
struct CharacterGrid {
    private let direction: (dx: Double, dy: Double)
    /// Where the first column begins along the direction.
    private let origin: Double
    /// The usual distance from a character to the next, in image pixels.
    let advance: Double

    /// Words of fewer characters show no typical width.
    private static let telling = 3

    init(_ lines: [TextLine]) {
        let longest = lines.max { $0.quad.length < $1.quad.length }
        let isVertical = longest?.direction == .topToBottom
        let along = isVertical ? longest?.quad.downDirection : longest?.quad.direction
        let isMirrored = longest?.direction == .rightToLeft
        let direction = along.map { isMirrored ? (dx: -$0.dx, dy: -$0.dy) : $0 } ?? (1, 0)
        self.direction = direction
        func place(_ quad: ImageQuad) -> Double { Self.start(of: quad, along: direction) }
        origin = lines.flatMap(\.words).map { place($0.quad) }.min() ?? 0
        var advances: [Double] = []
        for line in lines {
            for run in Self.runs(of: line.words, along: direction) {
                guard let first = run.first, let last = run.last, run.count > 1 else { continue }
                // From the start of one word to that of another counts whole characters; ink alone is narrower.
                let between = run.dropLast().reduce(0) { $0 + $1.characters.count + ($1.isFollowedBySpace ? 1 : 0) }
                advances.append((place(last.quad) - place(first.quad)) / Double(between))
            }
        }
        if advances.isEmpty {
            for word in lines.flatMap(\.words) where word.characters.count >= Self.telling {
                advances.append((isVertical ? word.quad.height : word.quad.length) / Double(word.characters.count))
            }
        }
        let sorted = advances.filter { $0 > 0 && $0.isFinite }.sorted()
        advance = sorted.isEmpty ? max(longest?.quad.height ?? 1, 1) / 2 : sorted[sorted.count / 2]
    }

    /// Words of a line between wide gaps, which say nothing about the width of a space.
    private static func runs(
        of words: [TextWord], along direction: (dx: Double, dy: Double)
    ) -> [ArraySlice<TextWord>] {
        let ends = words.indices.filter { index in
            guard index + 1 < words.count else { return true }
            let (start, end) = (
                start(of: words[index].quad, along: direction), end(of: words[index].quad, along: direction)
            )
            let character = (end - start) / Double(max(words[index].characters.count, 1))
            return Self.start(of: words[index + 1].quad, along: direction) - end > widestSpace * character
        }
        return zip([0] + ends.map { $0 + 1 }, ends).map { words[$0...$1] }
    }

    /// The widest space between words in widths of the ink of a character.
    private static let widestSpace = 1.7

    /// The column a word begins in.
    func column(of word: TextWord) -> Int {
        let columns = ((Self.start(of: word.quad, along: direction) - origin) / advance).rounded()
        return columns.isFinite ? min(max(Int(columns), 0), Self.lastColumn) : 0
    }

    /// The distance from the end of a word to the start of another, in characters.
    func gap(between word: TextWord, and next: TextWord) -> Double {
        (Self.start(of: next.quad, along: direction) - Self.end(of: word.quad, along: direction)) / advance
    }

    /// No line is indented farther.
    private static let lastColumn = 1000

    private static func start(of quad: ImageQuad, along direction: (dx: Double, dy: Double)) -> Double {
        quad.corners.reduce(.infinity) { min($0, $1.x * direction.dx + $1.y * direction.dy) }
    }

    private static func end(of quad: ImageQuad, along direction: (dx: Double, dy: Double)) -> Double {
        quad.corners.reduce(-.infinity) { max($0, $1.x * direction.dx + $1.y * direction.dy) }
    }
}

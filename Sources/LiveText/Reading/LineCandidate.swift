// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A row of letters that may be a line of text, found by shape alone.
struct LineCandidate: Sendable {
    /// Around the letters, in the raster they were found in.
    var quad: RasterQuad
    /// Letters or pieces of letters in it.
    let glyphCount: Int
    /// Height of most of its letters in pixels.
    var glyphHeight: Double
    /// Whether the letters are lighter than their ground.
    let isLight: Bool
    /// How much it looks like print, 0…1: letters that stand on one line and are of alike height.
    let regularity: Double

    var bounds: RasterRect { quad.bounds }

    /// The beginning of a long row.
    func shortened(to length: Double) -> LineCandidate {
        guard quad.length > length else { return self }
        var part = self
        part.quad = quad.slice(from: 0, to: length / quad.length)
        return part
    }

    /// Fall to the right per length.
    var slope: Double {
        let direction = quad.direction
        return direction.dx != 0 ? direction.dy / direction.dx : 0
    }
}

/// Chains letters to lines: neighbours of alike height, side by side. Time grows with the number of letters, as each looks
/// only at those near it.
struct LineChainer {
    /// Farthest neighbours, in letter heights: further than the space between words, less than that between columns.
    private static let maximumGap: Float = 1.3
    /// How far neighbours may overlap, in letter heights: slanted letters do.
    private static let maximumOverlap: Float = 0.6
    /// How much taller one neighbour may be than the other: capitals beside a, c, e.
    private static let maximumHeightRatio: Float = 2.2
    /// Share of the lower one's height that both stand beside one another.
    private static let leastSharedHeight: Float = 0.45
    /// Neighbours a letter is joined to.
    private static let maximumLinkCount = 3
    /// Height of the strips that letters are sorted into, in pixels.
    private static let stripHeight: Float = 24
    /// Space that is added around the letters, in letter heights: for dots, accents and descenders.
    static let margin = 0.25
    /// Widths per height of most of a row's letters, also where some touch.
    private static let maximumAspect: Float = 2.5
    /// Wider pieces that stand alone are rules and words.
    private static let maximumLoneAspect: Float = 1.2
    /// Steeper rows are no lines.
    private static let maximumSlope: Float = 0.6

    private let glyphs: [GlyphBox]
    private let isLight: Bool
    private var parents: [Int32]

    /// The rows of letters.
    ///
    /// - Parameter isLight: whether the letters are lighter than their ground.
    static func candidates(of glyphs: [GlyphBox], isLight: Bool) -> [LineCandidate] {
        rows(of: glyphs, isLight: isLight).candidates
    }

    /// The rows of letters, and what stands alone.
    static func rows(of glyphs: [GlyphBox], isLight: Bool) -> (candidates: [LineCandidate], lone: [LineCandidate]) {
        var chainer = LineChainer(glyphs, isLight: isLight)
        chainer.link()
        let rows = chainer.rows()
        let lone = rows.compactMap { row -> LineCandidate? in
            guard row.count == 1, let glyph = row.first, glyph.width < maximumLoneAspect * glyph.height else {
                return nil
            }
            let box = RasterRect(
                x: Double(glyph.minX), y: Double(glyph.minY), width: Double(glyph.width), height: Double(glyph.height))
            return LineCandidate(
                quad: RasterQuad(box), glyphCount: 1, glyphHeight: Double(glyph.height), isLight: isLight, regularity: 1
            )
        }
        return (rows.compactMap(chainer.candidate), lone)
    }

    private init(_ glyphs: [GlyphBox], isLight: Bool) {
        self.glyphs = glyphs.sorted { $0.minX < $1.minX }
        self.isLight = isLight
        parents = Array(0..<Int32(glyphs.count))
    }

    private mutating func link() {
        guard let bottom = glyphs.map(\.maxY).max() else { return }
        var strips = [[Int32]](repeating: [], count: Int(bottom / Self.stripHeight) + 1)
        for (index, glyph) in glyphs.enumerated() {
            for strip in Self.strips(of: glyph) { strips[strip].append(Int32(index)) }
        }
        for (index, glyph) in glyphs.enumerated() {
            var nearest: [(gap: Float, index: Int32)] = []
            for strip in Self.strips(of: glyph) {
                let members = strips[strip]
                for position in Self.firstPosition(after: Int32(index), in: members)..<members.count {
                    let other = glyphs[Int(members[position])]
                    let gap = other.minX - glyph.maxX
                    guard gap < Self.maximumGap * Self.maximumHeightRatio * glyph.height else { break }
                    guard Self.areNeighbours(glyph, other, gap: gap),
                        !nearest.contains(where: { $0.index == members[position] })
                    else { continue }
                    nearest.append((gap, members[position]))
                    if nearest.count >= 2 * Self.maximumLinkCount { break }
                }
            }
            nearest.sort { $0.gap < $1.gap }
            for link in nearest.prefix(Self.maximumLinkCount) { unite(Int32(index), link.index) }
        }
    }

    private static func strips(of glyph: GlyphBox) -> ClosedRange<Int> {
        Int(max(0, glyph.minY) / stripHeight)...Int(max(0, glyph.maxY) / stripHeight)
    }

    private static func firstPosition(after index: Int32, in members: [Int32]) -> Int {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func areNeighbours(_ left: GlyphBox, _ right: GlyphBox, gap: Float) -> Bool {
        let (low, high) = (min(left.height, right.height), max(left.height, right.height))
        let shared = min(left.maxY, right.maxY) - max(left.minY, right.minY)
        return high < maximumHeightRatio * low && shared > leastSharedHeight * low && gap < maximumGap * high
            && gap > -maximumOverlap * high
    }

    private mutating func unite(_ first: Int32, _ second: Int32) {
        let (first, second) = (root(first), root(second))
        if first != second { parents[Int(second)] = first }
    }

    private mutating func root(_ index: Int32) -> Int32 {
        var index = index
        while parents[Int(index)] != index {
            parents[Int(index)] = parents[Int(parents[Int(index)])]
            index = parents[Int(index)]
        }
        return index
    }

    private mutating func rows() -> [[GlyphBox]] {
        var rows: [Int32: [GlyphBox]] = [:]
        for index in glyphs.indices { rows[root(Int32(index)), default: []].append(glyphs[index]) }
        return rows.keys.sorted().compactMap { rows[$0] }
    }

    // MARK: - Rows

    private func candidate(_ row: [GlyphBox]) -> LineCandidate? {
        guard row.count >= 2, let left = row.map(\.minX).min(), let right = row.map(\.maxX).max() else { return nil }
        let heights = row.map(\.height).sorted()
        let height = heights[heights.count / 2]
        guard right - left >= 1.2 * height else { return nil }
        // Cells of a table, or bricks.
        let aspects = row.map { $0.width / $0.height }.sorted()
        guard aspects[aspects.count / 2] <= Self.maximumAspect else { return nil }
        let slope = slope(of: row, length: right - left, height: height)
        guard abs(slope) <= Self.maximumSlope else { return nil }
        // Distances from the slope through x = 0.
        let tops = row.map { $0.minY - slope * $0.midX }
        let bottoms = row.map { $0.maxY - slope * $0.midX }
        guard let top = tops.min(), let bottom = bottoms.max() else { return nil }
        // A row taller than this is several lines run together by their descenders, or a tangle.
        guard bottom - top <= 3.5 * height else { return nil }
        let margin = Float(Self.margin) * height
        func point(_ x: Float, _ distance: Float) -> RasterPoint {
            RasterPoint(x: Double(x), y: Double(distance + slope * x))
        }
        let quad = RasterQuad(
            topLeft: point(left - margin, top - margin), topRight: point(right + margin, top - margin),
            bottomRight: point(right + margin, bottom + margin), bottomLeft: point(left - margin, bottom + margin))
        return LineCandidate(
            quad: quad, glyphCount: row.count, glyphHeight: Double(height), isLight: isLight,
            regularity: regularity(bottoms: bottoms, heights: heights, height: height))
    }

    /// Least squares through the middles; level for short rows.
    private func slope(of row: [GlyphBox], length: Float, height: Float) -> Float {
        guard row.count >= 4, length > 4 * height else { return 0 }
        let count = Float(row.count)
        let meanX = row.reduce(0) { $0 + $1.midX } / count
        let meanY = row.reduce(0) { $0 + $1.midY } / count
        var (products, squares) = (Float(0), Float(0))
        for glyph in row {
            products += (glyph.midX - meanX) * (glyph.midY - meanY)
            squares += (glyph.midX - meanX) * (glyph.midX - meanX)
        }
        return squares > 0 ? products / squares : 0
    }

    /// The share of letters that stand on the baseline and are as high as a capital or a small letter.
    private func regularity(bottoms: [Float], heights: [Float], height: Float) -> Double {
        let sorted = bottoms.sorted()
        let baseline = sorted[sorted.count / 2]
        let standing = bottoms.count { abs($0 - baseline) <= 0.14 * height + 1 }
        let alike = heights.count { $0 >= 0.6 * height && $0 <= 1.6 * height }
        return Double(standing) / Double(bottoms.count) * Double(alike) / Double(heights.count)
    }
}

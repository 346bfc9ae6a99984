// SPDX-License-Identifier: Apache-2.0

extension Piece {
    /// The pieces in rows: those that a pair joins together, in order; the closest pairs first, each piece with at
    /// most one on either side.
    static func rows(of pieces: [Piece], joining pairs: [Sightlines.Pair]) -> [[Int]] {
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
}

extension LineUnit {
    /// A lone gap in a row joins what is beside it up to this many line heights.
    private static let loneReach = 8.0
    /// A lone gap may be wider where its far side is aligned with other rows up to this many line heights away.
    private static let edgeReach = 12.0

    /// The lines that pieces form: what stands on one line without a gutter in between, from top to bottom.
    static func units(
        of pieces: [Piece], words: [LayoutWord], strips: [GapStrip], bridges: [GapStripFinder.Bridge]
    ) -> [LineUnit] {
        var pairs: [Sightlines.Pair] = []
        let edges = rowEdges(strips, pieces: pieces)
        for strip in strips where strip.isWithinLines {
            let aligned = strip.alignedRows
            for row in aligned {
                let far = pieces[row.far]
                let height = max(pieces[row.near].height, far.height)
                let isNear = far.start - pieces[row.near].end <= loneReach * height
                guard aligned.count > 1 || isNear || edges.contains(where: { isAligned($0, far, height: height) })
                else { continue }
                pairs.append(Sightlines.Pair(near: row.near, far: row.far))
            }
        }
        for bridge in bridges where bridge.strips.allSatisfy({ strips[$0].isWithinLines }) {
            guard let strip = bridge.strips.first, strips[strip].isAligned(bridge.row) else { continue }
            pairs.append(Sightlines.Pair(near: bridge.row.near, far: bridge.row.far))
        }
        return Piece.rows(of: pieces, joining: pairs).map { LineUnit($0, of: pieces, words: words) }
            .sorted { ($0.middle, $0.start, $0.pieces[0]) < ($1.middle, $1.start, $1.pieces[0]) }
    }

    /// Where the far sides of strips begin and end that part lines of several rows.
    private static func rowEdges(_ strips: [GapStrip], pieces: [Piece]) -> [LayoutBox] {
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
    private static func isAligned(_ edge: LayoutBox, _ piece: Piece, height: Double) -> Bool {
        abs(edge.middle - piece.middle) < edgeReach * height
            && min(abs(edge.start - piece.start), abs(edge.end - piece.end)) < 0.5 * height
    }
}

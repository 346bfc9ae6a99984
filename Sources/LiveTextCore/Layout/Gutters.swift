// SPDX-License-Identifier: Apache-2.0

/// Gutters of a page: the strips that part columns, those in line with one another taken together.
struct Gutters {
    /// A gutter's interval along the frame and its extent across it.
    private(set) var boxes: [LayoutBox] = []
    /// The same as far as no text stands in them, up and down from where there is text on both sides.
    private(set) var reaches: [LayoutBox] = []

    /// Gutters in line with one another overlap by this many line heights.
    private static let overlap = 0.4
    /// Text between two gutters in line that spans this part of their columns ends them both.
    private static let spanning = 0.6

    private struct Gutter {
        var box: LayoutBox
        var columns: LayoutBox
    }

    /// - Parameters:
    ///   - strips: strips with their roles.
    ///   - pieces: the pieces the strips lie between.
    init(_ strips: [GapStrip], pieces: [Piece]) {
        var gutters: [Gutter] = []
        for strip in strips.filter(\.isGutter).sorted(by: { ($0.top, $0.start) < ($1.top, $1.start) }) {
            let next = Self.gutter(strip, pieces: pieces)
            let height = pieces[strip.rows[0].near].height
            if let index = gutters.firstIndex(where: {
                Self.areInLine($0, next, height: height) && !Self.isSpanned(between: $0, next, pieces: pieces)
            }) {
                gutters[index].box.start = max(gutters[index].box.start, next.box.start)
                gutters[index].box.end = min(gutters[index].box.end, next.box.end)
                gutters[index].box.top = min(gutters[index].box.top, next.box.top)
                gutters[index].box.bottom = max(gutters[index].box.bottom, next.box.bottom)
                gutters[index].columns.formUnion(next.columns)
            } else {
                gutters.append(next)
            }
        }
        boxes = gutters.map(\.box)
        let sorted = pieces.filter { !$0.isMark }.sorted { ($0.middle, $0.start) < ($1.middle, $1.start) }
        reaches = boxes.map { Self.reach($0, pieces: sorted) }
    }

    /// - Parameter pieces: text from top to bottom.
    private static func reach(_ gutter: LayoutBox, pieces: [Piece]) -> LayoutBox {
        var reach = gutter
        /// Narrows the gutter by a piece beside it; `false` when the piece closes it.
        func passes(_ piece: Piece) -> Bool {
            guard piece.end > reach.start, piece.start < reach.end else { return true }
            let isBefore = piece.start <= reach.start
            let start = isBefore ? piece.end : reach.start
            let end = isBefore ? reach.end : piece.start
            guard end - start >= overlap * piece.height else { return false }
            reach.start = start
            reach.end = end
            return true
        }
        for piece in pieces where piece.middle > gutter.bottom {
            guard passes(piece) else { break }
            reach.bottom = piece.middle
        }
        for piece in pieces.reversed() where piece.middle < gutter.top {
            guard passes(piece) else { break }
            reach.top = piece.middle
        }
        return reach
    }

    /// Gives thin strips that lie in line with a gutter its role.
    static func extend(_ strips: inout [GapStrip], pieces: [Piece]) {
        let gutters = strips.filter(\.isGutter).map { gutter($0, pieces: pieces) }
        for index in strips.indices where strips[index].rows.count < 3 {
            guard case .withinLines = strips[index].role else { continue }
            let own = gutter(strips[index], pieces: pieces)
            let height = pieces[strips[index].rows[0].near].height
            let isExtension = gutters.contains { gutter in
                areInLine(gutter, own, height: height) && !isSpanned(between: gutter, own, pieces: pieces)
                    && own.columns.start > gutter.columns.start - height
                    && own.columns.end < gutter.columns.end + height
                    && distance(gutter.box, own.box) < 4 * height
            }
            if isExtension { strips[index].role = .gutter }
        }
    }

    private static func gutter(_ strip: GapStrip, pieces: [Piece]) -> Gutter {
        var columns = LayoutBox(start: strip.start, end: strip.end, top: strip.top, bottom: strip.bottom)
        var box = columns
        for row in strip.rows {
            columns.start = min(columns.start, pieces[row.near].start)
            columns.end = max(columns.end, pieces[row.far].end)
            box.top = min(box.top, pieces[row.near].middle, pieces[row.far].middle)
            box.bottom = max(box.bottom, pieces[row.near].middle, pieces[row.far].middle)
        }
        return Gutter(box: box, columns: columns)
    }

    private static func areInLine(_ first: Gutter, _ second: Gutter, height: Double) -> Bool {
        min(first.box.end, second.box.end) - max(first.box.start, second.box.start) > overlap * height
    }

    private static func distance(_ first: LayoutBox, _ second: LayoutBox) -> Double {
        max(first.top, second.top) - min(first.bottom, second.bottom)
    }

    private static func isSpanned(between first: Gutter, _ second: Gutter, pieces: [Piece]) -> Bool {
        let (upper, lower) = first.box.top < second.box.top ? (first, second) : (second, first)
        let start = max(first.box.start, second.box.start)
        let end = min(first.box.end, second.box.end)
        let width = max(first.columns.end, second.columns.end) - min(first.columns.start, second.columns.start)
        return pieces.contains { piece in
            piece.middle > upper.box.bottom && piece.middle < lower.box.top && piece.start < start && piece.end > end
                && piece.length > spanning * width
        }
    }
}

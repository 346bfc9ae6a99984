// SPDX-License-Identifier: Apache-2.0

/// A strip across the lines in which no text stands, with text on both sides.
struct GapStrip {
    /// Two pieces that face each other over the strip.
    struct Row {
        let near: Int
        let far: Int
        /// Whether both stand on one line.
        let isAligned: Bool
        /// Whether they do so exactly.
        let isExact: Bool
        /// The place across the frame.
        let middle: Double
    }

    /// What a strip parts.
    enum Role {
        /// Parts of the same lines, as label and value, item and price.
        case withinLines
        /// Columns that are read one after the other.
        case gutter
        /// Cells of several lines each; the places across the frame at which rows of cells begin.
        case cells(boundaries: [Double])
    }

    /// The interval along the frame that is free of text.
    var start: Double
    var end: Double
    var rows: [Row]
    var role = Role.withinLines

    var top: Double { rows.first?.middle ?? 0 }
    var bottom: Double { rows.last?.middle ?? 0 }
    var isGutter: Bool { if case .gutter = role { true } else { false } }
}

/// Gathers gaps between pieces that lie below one another into strips.
struct GapStripFinder {
    let pieces: [Piece]
    let pairs: [Sightlines.Pair]

    /// Strips narrower than this many line heights are spaces.
    private static let narrowest = 0.5
    /// A strip ends when nothing stands beside it for this many line heights.
    private static let patience = 10.0
    /// Baselines this many line heights apart may be one line's.
    private static let alignment = 0.22
    /// Baselines this many line heights apart are one line's for certain.
    private static let exactAlignment = 0.14
    /// Text this many times as high as its neighbour stands on no line with it.
    private static let maximumRatio = 2.5

    private enum Event {
        case piece(Int)
        case pair(GapStrip.Row)
    }

    /// The strips.
    func strips() -> [GapStrip] {
        var events: [(place: Double, order: Int, event: Event)] = []
        for (index, piece) in pieces.enumerated() where !piece.isMark { events.append((piece.middle, 2 * index, .piece(index))) }
        for pair in pairs {
            let near = pieces[pair.near]
            let far = pieces[pair.far]
            // Ragged boxes around what is no text would see many lines and stand on none.
            guard max(near.height, far.height) < Self.maximumRatio * min(near.height, far.height) else { continue }
            let overlap = min(near.bottom, far.bottom) - max(near.top, far.top)
            let isAligned = Self.isAligned(near, far)
            let isExact =
                isAligned && Self.offset(near, far) < Self.exactAlignment * max(near.height, far.height)
            let middle = max(near.top, far.top) + overlap / 2
            events.append(
                (
                    middle, 2 * max(pair.near, pair.far) + 1,
                    .pair(
                        GapStrip.Row(
                            near: pair.near, far: pair.far, isAligned: isAligned, isExact: isExact, middle: middle))
                ))
        }
        events.sort { ($0.place, $0.order) < ($1.place, $1.order) }
        var open: [GapStrip] = []
        var closed: [GapStrip] = []
        for event in events {
            switch event.event {
            case .piece(let index): trim(&open, with: pieces[index], into: &closed)
            case .pair(let row): add(row, to: &open, closed: &closed)
            }
        }
        return closed + open
    }

    /// Whether two pieces stand on one line, judged where they face each other.
    static func isAligned(_ near: Piece, _ far: Piece) -> Bool {
        let smaller = min(near.height, far.height)
        let larger = max(near.height, far.height)
        guard larger < maximumRatio * smaller, abs(near.endMiddle - far.startMiddle) < 0.5 * larger else { return false }
        return offset(near, far) < alignment * larger
    }

    /// How far two pieces are from standing on one line: by their baselines, or by their middles where those agree better.
    static func offset(_ near: Piece, _ far: Piece) -> Double {
        min(abs(near.endBaseline - far.startBaseline), abs(near.endMiddle - far.startMiddle))
    }

    private func trim(_ open: inout [GapStrip], with piece: Piece, into closed: inout [GapStrip]) {
        var index = 0
        while index < open.count {
            let strip = open[index]
            if piece.middle - strip.bottom > Self.patience * piece.height {
                closed.append(open.remove(at: index))
                continue
            }
            index += 1
            guard piece.end > strip.start, piece.start < strip.end else { continue }
            let least = Self.narrowest * piece.height
            if piece.start <= strip.start, strip.end - piece.end >= least {
                open[index - 1].start = piece.end
            } else if piece.end >= strip.end, piece.start - strip.start >= least {
                open[index - 1].end = piece.start
            } else {
                index -= 1
                closed.append(open.remove(at: index))
            }
        }
    }

    private func add(_ row: GapStrip.Row, to open: inout [GapStrip], closed: inout [GapStrip]) {
        let start = pieces[row.near].end
        let end = pieces[row.far].start
        let least = Self.narrowest * min(pieces[row.near].height, pieces[row.far].height)
        guard end - start >= least || row.isAligned else { return }
        var matches = 0
        var best: (index: Int, width: Double)?
        for (index, strip) in open.enumerated() {
            let width = min(end, strip.end) - max(start, strip.start)
            guard width >= least else { continue }
            matches += 1
            if width > best?.width ?? 0 { best = (index, width) }
        }
        // A gap over several strips has empty columns in it and belongs to none.
        guard matches < 2 else { return }
        if let best {
            open[best.index].start = max(open[best.index].start, start)
            open[best.index].end = min(open[best.index].end, end)
            open[best.index].rows.append(row)
        } else {
            open.append(GapStrip(start: start, end: end, rows: [row]))
        }
    }
}

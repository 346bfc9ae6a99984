// SPDX-License-Identifier: Apache-2.0

/// A strip across the lines in which no text stands, with text on both sides.
struct GapStrip {
    /// Two pieces that face each other over the strip.
    struct Row {
        let near: Int
        let far: Int
        /// How much lower the far one stands, in heights of the larger.
        let offset: Double
        /// The place across the frame.
        let middle: Double
    }

    /// What a strip parts.
    enum Role {
        /// Parts of the same lines, as label and value, item and price.
        case withinLines
        /// Words of running text: spaces that happen to lie below one another.
        case words
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
    /// By how much the far side stands lower around a row, in line heights: nothing on a flat picture, and slowly
    /// changing on creased paper.
    private func usualOffset(at index: Int) -> Double {
        let around = rows[max(index - Self.reach, 0)...min(index + Self.reach, rows.count - 1)]
            .map(\.offset).filter { abs($0) < Self.maximumOffset }.sorted()
        // Lines of two columns that drift apart are not creased.
        guard around.count >= 3, around[around.count - 1] - around[0] < Self.largestDrift else { return 0 }
        return around[around.count / 2]
    }

    /// The rows whose pieces stand on one line.
    var alignedRows: [Row] {
        rows.enumerated().filter { index, row in
            abs(row.offset) < Self.alignment || abs(row.offset - usualOffset(at: index)) < Self.alignment
        }.map(\.element)
    }

    /// Whether the two sides share their lines: most rows stand exactly on one line and few are far off.
    var isLocked: Bool {
        var exact = 0
        var apart = 0
        for (index, row) in rows.enumerated() {
            let distance = abs(row.offset - usualOffset(at: index))
            if distance < Self.exactAlignment { exact += 1 }
            if distance > Self.maximumOffset { apart += 1 }
        }
        return Double(exact) >= Self.exactShare * Double(rows.count)
            && Double(apart) <= Self.apartShare * Double(rows.count)
    }

    /// Whether a gap over this strip has one line on both sides.
    func isAligned(_ row: Row) -> Bool { abs(row.offset) < Self.alignment }

    /// Baselines this many line heights apart may be one line's.
    static let alignment = 0.25
    /// Baselines this many line heights apart are one line's for certain.
    private static let exactAlignment = 0.14
    /// No picture is so skew that lines are off by this many line heights.
    private static let maximumOffset = 0.45
    /// Sides that share their lines have at least this part of them exactly aligned, and at most that part far off.
    private static let exactShare = 0.6
    private static let apartShare = 0.25
    /// Over a few rows the offsets of creased paper differ by less than this many line heights.
    private static let largestDrift = 0.25
    /// Rows above and below that show the usual offset.
    private static let reach = 2

    /// Whether what stands on one line beside the strip is one line.
    var isWithinLines: Bool {
        switch role {
        case .withinLines, .words: true
        case .gutter, .cells: false
        }
    }
    var isGutter: Bool { if case .gutter = role { true } else { false } }
}

/// Gathers gaps between pieces that lie below one another into strips.
struct GapStripFinder {
    private(set) var strips: [GapStrip] = []
    /// Gaps over several strips, with empty cells in them.
    private(set) var bridges: [Bridge] = []

    /// A gap that lies over several strips.
    struct Bridge {
        let row: GapStrip.Row
        /// The strips, as indices of `strips`.
        let strips: [Int]
    }

    private let pieces: [Piece]
    /// The strips that may go on, as indices of `strips`.
    private var open: [Int] = []

    /// Strips narrower than this many line heights are spaces.
    private static let narrowest = 0.5
    /// A strip ends when nothing stands beside it for this many line heights.
    private static let patience = 10.0
    /// The same for the gaps of a single line, when a wider gap lies over them.
    private static let singlePatience = 2.5
    /// Text this many times as high as its neighbour stands on no line with it.
    private static let maximumRatio = 2.5

    private enum Event {
        case piece(Int)
        case gap(GapStrip.Row)
    }

    /// - Parameters:
    ///   - pieces: pieces of a frame.
    ///   - pairs: the pieces that face each other along it.
    init(pieces: [Piece], pairs: [Sightlines.Pair]) {
        self.pieces = pieces
        var events: [(place: Double, order: Int, event: Event)] = []
        for (index, piece) in pieces.enumerated() where !piece.isMark {
            events.append((piece.middle, 2 * index, .piece(index)))
        }
        for pair in pairs {
            let near = pieces[pair.near]
            let far = pieces[pair.far]
            // Ragged boxes around what is no text would see many lines and stand on none.
            guard max(near.height, far.height) < Self.maximumRatio * min(near.height, far.height) else { continue }
            let middle = (max(near.top, far.top) + min(near.bottom, far.bottom)) / 2
            let row = GapStrip.Row(near: pair.near, far: pair.far, offset: Self.offset(near, far), middle: middle)
            events.append((middle, 2 * max(pair.near, pair.far) + 1, .gap(row)))
        }
        events.sort { ($0.place, $0.order) < ($1.place, $1.order) }
        for event in events {
            switch event.event {
            case .piece(let index): trim(with: pieces[index])
            case .gap(let row): add(row)
            }
        }
    }

    /// Whether two pieces stand on one line, judged where they face each other.
    static func areAligned(_ near: Piece, _ far: Piece) -> Bool {
        max(near.height, far.height) < maximumRatio * min(near.height, far.height)
            && abs(offset(near, far)) < GapStrip.alignment
    }

    /// How much lower the second piece stands, in heights of the larger: by the baselines, or by the middles where
    /// those agree better.
    private static func offset(_ near: Piece, _ far: Piece) -> Double {
        let baselines = far.startBaseline - near.endBaseline
        let middles = far.startMiddle - near.endMiddle
        return (abs(baselines) < abs(middles) ? baselines : middles) / max(near.height, far.height)
    }

    private mutating func trim(with piece: Piece) {
        let least = Self.narrowest * piece.height
        open.removeAll { index in
            let strip = strips[index]
            if piece.middle - strip.bottom > Self.patience * piece.height { return true }
            guard piece.end > strip.start, piece.start < strip.end else { return false }
            if piece.start <= strip.start, strip.end - piece.end >= least {
                strips[index].start = piece.end
                return false
            }
            if piece.end >= strip.end, piece.start - strip.start >= least {
                strips[index].end = piece.start
                return false
            }
            return true
        }
    }

    private mutating func add(_ row: GapStrip.Row) {
        let start = pieces[row.near].end
        let end = pieces[row.far].start
        let least = Self.narrowest * min(pieces[row.near].height, pieces[row.far].height)
        guard end - start >= least || abs(row.offset) < GapStrip.alignment else { return }
        func width(_ index: Int) -> Double { min(end, strips[index].end) - max(start, strips[index].start) }
        var matches = open.filter { width($0) >= least }
        if matches.count > 1 {
            // Gaps of a single line above are no columns once that line is left behind.
            let height = max(pieces[row.near].height, pieces[row.far].height)
            let current = matches.filter {
                strips[$0].rows.count > 1 || row.middle - strips[$0].bottom < Self.singlePatience * height
            }
            if current.count > 1 {
                bridges.append(Bridge(row: row, strips: current))
                return
            }
            open.removeAll { matches.contains($0) && !current.contains($0) }
            matches = current
        }
        if let match = matches.first {
            strips[match].start = max(strips[match].start, start)
            strips[match].end = min(strips[match].end, end)
            strips[match].rows.append(row)
        } else {
            open.append(strips.count)
            strips.append(GapStrip(start: start, end: end, rows: [row]))
        }
    }
}

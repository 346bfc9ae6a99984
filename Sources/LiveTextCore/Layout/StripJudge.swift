// SPDX-License-Identifier: Apache-2.0

/// Decides what strips part.
struct StripJudge {
    let words: [LayoutWord]
    let pieces: [Piece]

    /// Rows on either side needed before anything is called a column.
    private static let minimumRows = 3
    /// The odds that both sides are running text must exceed this.
    private static let gutterOdds = 8.0
    /// The odds that the side of a cell with several lines is running text must exceed this.
    private static let cellOdds = 3.0

    func judge(_ strip: GapStrip) -> GapStrip.Role {
        let near = distinct(strip.rows.map(\.near))
        let far = distinct(strip.rows.map(\.far))
        guard near.count >= Self.minimumRows || far.count >= Self.minimumRows else { return .withinLines }
        let isLocked = strip.isLocked
        let nearOdds = ProseEvidence(rows(near)).odds
        let farOdds = ProseEvidence(rows(far)).odds
        if let boundaries = CellBands(
            near: near.map { pieces[$0] }, far: far.map { pieces[$0] }, width: strip.end - strip.start
        ).boundaries {
            let isWrapped =
                max(nearOdds, farOdds) > Self.cellOdds && (min(nearOdds, farOdds) > 1 || near.count != far.count)
            if !isLocked || isWrapped { return .cells(boundaries: boundaries) }
        }
        guard near.count >= Self.minimumRows, far.count >= Self.minimumRows else { return .withinLines }
        if isRiver(strip) || isLocked && isInsideParagraph(strip) { return .words }
        if !isLocked || nearOdds > 1 && farOdds > 1 && nearOdds * farOdds > Self.gutterOdds { return .gutter }
        return .withinLines
    }

    /// Whether a narrow strip is no wider than the spaces beside it, as where spaces of justified text happen to lie
    /// below one another.
    private func isRiver(_ strip: GapStrip) -> Bool {
        let height = pieces[strip.rows[0].near].height
        guard strip.end - strip.start < Self.riverWidth * height else { return false }
        let wide = strip.rows.count { row in
            let gap = pieces[row.far].start - pieces[row.near].end
            return gap > Self.riverRatio * Self.median(spaces(in: pieces[row.near]) + spaces(in: pieces[row.far]))
        }
        return 2 * wide < strip.rows.count
    }

    /// Whether a short strip is a hole in a paragraph, where words were not read: a line of the same type right above or
    /// below it runs from the edge of one side into the other.
    private func isInsideParagraph(_ strip: GapStrip) -> Bool {
        guard strip.rows.count > 1, strip.rows.count <= Self.shortStrip else { return false }
        let pitch = (strip.bottom - strip.top) / Double(strip.rows.count - 1)
        let height = pieces[strip.rows[0].near].height
        let start = strip.rows.reduce(Double.infinity) { min($0, pieces[$1.near].start) }
        let end = strip.rows.reduce(-Double.infinity) { max($0, pieces[$1.far].end) }
        return pieces.contains { piece in
            let distance = max(strip.top - piece.middle, piece.middle - strip.bottom)
            return distance > 0 && distance < Self.nextLine * pitch
                && abs(piece.height - height) < Self.sameHeight * height && abs(piece.start - start) < height / 2
                && piece.end > (strip.end + end) / 2
        }
    }

    /// Strips of more rows are no hole.
    private static let shortStrip = 4
    /// The next line of a paragraph is nearer than this many distances between its lines.
    private static let nextLine = 1.25
    /// Lines whose heights differ by less than this share are of one type.
    private static let sameHeight = 0.2

    private func spaces(in piece: Piece) -> [Double] {
        zip(piece.words, piece.words.dropFirst()).map { max(words[$1].start - words[$0].end, 0) }
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// Strips wider than this many line heights are no river.
    private static let riverWidth = 1.5
    /// A gutter is this many times as wide as the spaces beside it.
    private static let riverRatio = 1.5

    private func rows(_ indices: [Int]) -> [ColumnRow] { indices.map { ColumnRow(pieces[$0], words: words) } }

    /// The pieces from top to bottom, each once.
    private func distinct(_ indices: [Int]) -> [Int] {
        Set(indices).sorted { (pieces[$0].middle, $0) < (pieces[$1].middle, $1) }
    }
}

/// Rows of cells, some of which have several lines: bands of text that both sides of a strip share.
struct CellBands {
    /// Where the bands begin, but for the first; `nil` when the sides are not banded so.
    private(set) var boundaries: [Double]?

    /// A gap is between bands when it is this many times as high as those within.
    private static let distinction = 1.6
    /// Cells have no more lines than this on average.
    private static let maximumLines = 8
    /// The same where there are two rows of cells only.
    private static let maximumCardLines = 4

    init(near: [Piece], far: [Piece], width: Double) {
        guard near.count >= 2, far.count >= 2 else { return }
        let sides = [near, far]
        let height = Self.median(near.map(\.height) + far.map(\.height))
        // Gaps that run through both sides.
        let all = (near + far).sorted { $0.top < $1.top }
        var gaps: [(place: Double, size: Double)] = []
        var bottom = all[0].bottom
        for piece in all.dropFirst() {
            if piece.top > bottom - 0.15 * height { gaps.append(((piece.top + bottom) / 2, piece.top - bottom)) }
            bottom = max(bottom, piece.bottom)
        }
        // Gaps within one side.
        var inner: [Double] = []
        for side in sides {
            for (piece, next) in zip(side, side.dropFirst()) { inner.append(next.top - piece.bottom) }
        }
        guard let smallest = inner.min(), let largest = gaps.map(\.size).max() else { return }
        let threshold = max(Self.distinction * max(smallest, 0) + 0.25 * height, largest * 0.45)
        let cuts = gaps.filter { $0.size >= threshold }.map(\.place)
        guard cuts.count > 1 || cuts.count == 1 && largest > max(height, 0.6 * width) else { return }
        let most = cuts.count == 1 ? Self.maximumCardLines : Self.maximumLines
        guard near.count + far.count <= 2 * most * (cuts.count + 1) else { return }
        // Every large gap of a side with several lines must be a cut.
        for side in sides {
            for (piece, next) in zip(side, side.dropFirst()) where next.top - piece.bottom >= threshold {
                if !cuts.contains(where: { $0 > piece.middle && $0 < next.middle }) { return }
            }
        }
        var bands = 0
        var multiple = 0
        var agreeing = 0
        var lower = -Double.infinity
        for upper in cuts + [.infinity] {
            let cells = sides.map { $0.filter { $0.middle > lower && $0.middle < upper } }
            lower = upper
            guard !cells[0].isEmpty, !cells[1].isEmpty else { continue }
            bands += 1
            if cells[0].count > 1 && cells[1].count > 1 || cells[0].count != cells[1].count { multiple += 1 }
            let tops = cells.map { $0[0].middle }
            let middles = cells.map { ($0[0].top + $0[$0.count - 1].bottom) / 2 }
            if abs(tops[0] - tops[1]) < 0.4 * height || abs(middles[0] - middles[1]) < 0.4 * height { agreeing += 1 }
        }
        guard bands >= (cuts.count == 1 ? 2 : 3), 2 * multiple >= bands, 10 * agreeing >= 8 * bands else { return }
        boundaries = cuts
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Cuts a page where no row of letters is, so that its parts are read one by one: by two engines, the visible ones first,
/// and each within the engine's limits.
struct RegionCutter {
    /// A row of letters on the page.
    struct Row {
        /// Without space around it.
        let bounds: RasterRect
        let weight: Double
    }

    /// A part of the page.
    struct Region {
        let rect: RasterRect
        /// Letters in it, more or less.
        let weight: Double
    }

    /// Parts with fewer letters are not cut: the engine tells text from noise by its company.
    let leastWeight: Double
    /// Letters' height on the page, in pixels.
    let glyphHeight: Double
    /// The engine's limit.
    let maximumSide: Double

    /// The share of the letters that each side of a cut has at least.
    private static let leastShare = 0.25
    /// Letters of a row that stands where other rows are: fewer are texture, or corners of a frame.
    private static let leastObstacle = 3.0

    /// The parts of a page; together they are all of it.
    func regions(of page: RasterRect, rows: [Row]) -> [Region] { parts(of: page, rows: Self.obstacles(rows)) }

    /// Rows without shapes that happen to stand around others.
    private static func obstacles(_ rows: [Row]) -> [Row] {
        rows.filter { row in
            row.weight >= leastObstacle
                || !rows.contains { $0.weight >= leastObstacle && row.bounds.contains($0.bounds.center) }
        }
    }

    private func parts(of page: RasterRect, rows: [Row]) -> [Region] {
        let weight = rows.reduce(0) { $0 + $1.weight }
        let isTooLarge = max(page.width, page.height) > maximumSide
        guard weight >= 2 * leastWeight || isTooLarge else { return [Region(rect: page, weight: weight)] }
        let best = [best(.across, rows), best(.along, rows)].compactMap { $0 }.max { $0.quality < $1.quality }
        if let cut = best ?? peeling(rows) { return parts(of: page, rows: rows, at: cut) }
        guard isTooLarge else { return [Region(rect: page, weight: weight)] }
        let isHigh = page.height >= page.width
        let middle = (isHigh ? page.center.y : page.center.x).rounded()
        return parts(of: page, rows: rows, at: Cut(axis: isHigh ? .across : .along, place: middle))
    }

    private func parts(of page: RasterRect, rows: [Row], at cut: Cut) -> [Region] {
        let (first, second) = cut.axis.halves(of: page, at: cut.place)
        return parts(of: first, rows: rows.filter(cut.isFirst))
            + parts(of: second, rows: rows.filter { !cut.isFirst($0) })
    }

    // MARK: - Places to cut

    /// Which way a cut runs.
    private enum Axis {
        /// Level, between lines.
        case across
        /// Upright, between columns.
        case along

        /// Blank that is a place to cut, in letter heights.
        var leastBlank: Double { self == .across ? 0.25 : 1.5 }

        func interval(_ rect: RasterRect) -> (start: Double, end: Double) {
            self == .across ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        }

        func halves(of rect: RasterRect, at place: Double) -> (first: RasterRect, second: RasterRect) {
            self == .across
                ? (
                    RasterRect(x: rect.x, y: rect.y, width: rect.width, height: place - rect.y),
                    RasterRect(x: rect.x, y: place, width: rect.width, height: rect.maxY - place)
                )
                : (
                    RasterRect(x: rect.x, y: rect.y, width: place - rect.x, height: rect.height),
                    RasterRect(x: place, y: rect.y, width: rect.maxX - place, height: rect.height)
                )
        }
    }

    private struct Cut {
        let axis: Axis
        let place: Double
        /// The share of the letters on the lighter side.
        var share = 0.0
        /// In letter heights.
        var blank = 0.0

        /// Balance first; a wide blank is worth a little of it.
        var quality: Double { share + 0.1 * min(blank, 3) }

        func isFirst(_ row: Row) -> Bool {
            (axis == .across ? row.bounds.center.y : row.bounds.center.x) < place
        }
    }

    /// The places between rows, along one axis, that no row reaches over.
    private func cuts(_ axis: Axis, _ rows: [Row]) -> [Cut] {
        let intervals = rows.map { (axis.interval($0.bounds), $0.weight) }.sorted { $0.0.start < $1.0.start }
        let total = intervals.reduce(0) { $0 + $1.1 }
        guard total > 0 else { return [] }
        var cuts: [Cut] = []
        var reached = -Double.infinity
        var weight = 0.0
        for (interval, own) in intervals {
            let blank = (interval.start - reached) / max(glyphHeight, 1)
            if weight > 0, blank >= axis.leastBlank {
                let place = ((reached + interval.start) / 2).rounded()
                cuts.append(Cut(axis: axis, place: place, share: min(weight, total - weight) / total, blank: blank))
            }
            reached = max(reached, interval.end)
            weight += own
        }
        return cuts
    }

    /// The place that leaves enough on both sides.
    private func best(_ axis: Axis, _ rows: [Row]) -> Cut? {
        cuts(axis, rows).filter { $0.share >= Self.leastShare }.max { $0.quality < $1.quality }
    }

    /// Where a heading over columns ends, or a line below them begins: a cut with little on one side, without which
    /// there is none between the columns.
    private func peeling(_ rows: [Row]) -> Cut? {
        cuts(.across, rows).sorted { $0.share < $1.share }.first { cut in
            [true, false].contains { isFirst in
                let rest = rows.filter { cut.isFirst($0) == isFirst }
                return rest.reduce(0) { $0 + $1.weight } >= 2 * leastWeight && best(.along, rest) != nil
            }
        }
    }
}

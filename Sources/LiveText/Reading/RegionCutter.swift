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
    /// Blank between lines, in letter heights: less is no place to cut.
    private static let leastLeading = 0.25
    /// Blank between columns, in letter heights.
    private static let leastGutter = 1.5

    /// The parts of a page; together they are all of it.
    func regions(of page: RasterRect, rows: [Row]) -> [Region] {
        let weight = rows.reduce(0) { $0 + $1.weight }
        let isTooLarge = max(page.width, page.height) > maximumSide
        guard weight >= 2 * leastWeight || isTooLarge else { return [Region(rect: page, weight: weight)] }
        let across = cut(rows, from: page.minY, to: page.maxY, gap: Self.leastLeading) { ($0.minY, $0.maxY) }
        let along = cut(rows, from: page.minX, to: page.maxX, gap: Self.leastGutter) { ($0.minX, $0.maxX) }
        let isAcross: Bool
        switch (across, along) {
        case (let across?, let along?): isAcross = across.quality >= along.quality
        case (.some, nil): isAcross = true
        case (nil, .some): isAcross = false
        case (nil, nil): return isTooLarge ? halves(of: page, rows: rows) : [Region(rect: page, weight: weight)]
        }
        guard let place = isAcross ? across?.place : along?.place else { return [] }
        return parts(of: page, rows: rows, isAcross: isAcross, place: place)
    }

    private func halves(of page: RasterRect, rows: [Row]) -> [Region] {
        let isAcross = page.height >= page.width
        let place = ((isAcross ? page.minY + page.maxY : page.minX + page.maxX) / 2).rounded()
        return parts(of: page, rows: rows, isAcross: isAcross, place: place)
    }

    private func parts(of page: RasterRect, rows: [Row], isAcross: Bool, place: Double) -> [Region] {
        let first: RasterRect
        let second: RasterRect
        if isAcross {
            first = RasterRect(x: page.x, y: page.y, width: page.width, height: place - page.y)
            second = RasterRect(x: page.x, y: place, width: page.width, height: page.maxY - place)
        } else {
            first = RasterRect(x: page.x, y: page.y, width: place - page.x, height: page.height)
            second = RasterRect(x: place, y: page.y, width: page.maxX - place, height: page.height)
        }
        let isFirst = { (row: Row) in (isAcross ? row.bounds.center.y : row.bounds.center.x) < place }
        return regions(of: first, rows: rows.filter(isFirst))
            + regions(of: second, rows: rows.filter { !isFirst($0) })
    }

    /// The best place between rows along one axis.
    private func cut(
        _ rows: [Row], from start: Double, to end: Double, gap: Double,
        interval: (RasterRect) -> (start: Double, end: Double)
    ) -> (place: Double, quality: Double)? {
        let intervals = rows.map { (interval($0.bounds), $0.weight) }.sorted { $0.0.start < $1.0.start }
        let total = intervals.reduce(0) { $0 + $1.1 }
        guard total > 0 else { return nil }
        var best: (place: Double, quality: Double)?
        var reached = -Double.infinity
        var weight = 0.0
        for (interval, own) in intervals {
            let blank = (interval.start - reached) / max(glyphHeight, 1)
            let share = min(weight, total - weight) / total
            if weight > 0, blank >= gap, share >= Self.leastShare {
                let place = ((reached + interval.start) / 2).rounded()
                // Balance first; a wide blank is worth a little of it.
                let quality = share + 0.1 * min(blank, 3)
                if quality > best?.quality ?? 0, place > start, place < end { best = (place, quality) }
            }
            reached = max(reached, interval.end)
            weight += own
        }
        return best
    }
}

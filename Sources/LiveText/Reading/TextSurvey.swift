// SPDX-License-Identifier: Apache-2.0

import CLeptonica
import LiveTextCore

/// Where a picture has rows of letters, found by shape, without reading any: in small and large letters, dark and light.
struct TextSurvey: Sendable {
    /// Rows of letters side by side, in pixels of the bitmap.
    let candidates: [LineCandidate]
    /// Rows of letters above one another, in pixels of the bitmap turned a quarter clockwise.
    let sidewaysCandidates: [LineCandidate]
    /// What may be letters that stand alone, upright, in pixels of the bitmap.
    let loneGlyphs: [LineCandidate]
    /// Standard deviation of the picture's noise, in steps of lightness.
    let noise: Double
    /// Letters of any kind, alone or in rows.
    let glyphCount: Int

    /// Half the side of the square a pixel is compared with: three strokes of the largest letters of a level.
    private static let radius = 18
    /// Each level of the pyramid is so many times smaller.
    private static let levelFactor = 3
    /// Levels stop before a picture is smaller than this.
    private static let minimumSide = 24
    /// Letters of a reduced level are at least this high; smaller ones belong to the level before.
    private static let minimumHeightOfReducedLevel: Float = 14
    /// Contrast floor per standard deviation of noise.
    private static let noiseShare = 2.5

    /// Looks at a grey bitmap.
    ///
    /// - Parameter enlargement: the bitmap's pixels for one of the space in which candidates are given.
    init(_ grey: Bitmap, enlargement: Int = 1, isCancelled: () -> Bool = { false }) {
        noise = grey.noise
        var upright: [LineCandidate] = []
        var sideways: [LineCandidate] = []
        var lone: [LineCandidate] = []
        var count = 0
        var level: Bitmap? = grey
        var factor = 1 / Float(enlargement)
        var floor = noise * Self.noiseShare
        let height = Float(grey.height) / Float(enlargement)
        while let bitmap = level, min(bitmap.width, bitmap.height) >= Self.minimumSide, !isCancelled() {
            for (isLight, glyphs) in Self.glyphs(in: bitmap, floor: floor) {
                let letters = glyphs.filter { factor <= 1 || $0.height >= Self.minimumHeightOfReducedLevel }
                    .map { $0.scaled(by: factor) }
                count += letters.count
                let rows = LineChainer.rows(of: letters, isLight: isLight)
                upright += rows.candidates
                lone += rows.lone
                sideways += LineChainer.candidates(of: letters.map { $0.turned(height: height) }, isLight: isLight)
            }
            let share = 1 / Double(Self.levelFactor)
            level = bitmap.scaled(x: share, y: share)
            factor *= Float(Self.levelFactor)
            // The mean of nine pixels has a third of their noise.
            floor /= Double(Self.levelFactor)
        }
        candidates = upright
        sidewaysCandidates = sideways
        loneGlyphs = lone
        glyphCount = count
    }

    private static func glyphs(in bitmap: Bitmap, floor: Double) -> [(isLight: Bool, glyphs: [GlyphBox])] {
        guard let masks = InkMasks(bitmap, radius: radius, floor: Float(floor)) else { return [] }
        // What is noise throughout is smoothed once; if that does not help there is no small print in it.
        return [(false, masks.dark), (true, masks.light)].map { isLight, mask in
            if let glyphs = GlyphFinder.glyphs(in: mask) { return (isLight, glyphs) }
            let smooth = bitmap.medianFiltered(side: 3).flatMap { InkMasks($0, radius: radius, floor: Float(floor)) }
            return (isLight, smooth.flatMap { GlyphFinder.glyphs(in: isLight ? $0.light : $0.dark) } ?? [])
        }
    }
}

extension TextSurvey {
    /// Rows of at least so many letters say how a page is set; shorter ones are found in any texture.
    private static let telling = 4

    /// Letters in rows that look like print, in the picture as it is and on its side.
    var evidence: (upright: Double, sideways: Double) {
        func weight(_ candidates: [LineCandidate]) -> Double {
            candidates.reduce(0) { sum, row in
                row.glyphCount >= Self.telling ? sum + Double(row.glyphCount) * row.regularity * row.regularity : sum
            }
        }
        return (weight(candidates), weight(sidewaysCandidates))
    }

    /// The height below which a share of the letters lies, by letters in rows, long rows counting more; `nil` when there
    /// are none.
    func glyphHeight(share: Double) -> Double? {
        func weight(_ row: LineCandidate) -> Double { Double(row.glyphCount * row.glyphCount) * row.regularity }
        let rows = candidates.filter { $0.regularity > 0.3 }.sorted { $0.glyphHeight < $1.glyphHeight }
        let limit = share * rows.reduce(0) { $0 + weight($1) }
        var sum = 0.0
        for row in rows {
            sum += weight(row)
            if sum >= limit { return row.glyphHeight }
        }
        return nil
    }

    /// How far most long rows fall to the right, per length; 0 when there are too few to tell.
    var slope: Double {
        let long = candidates.filter { row in
            row.glyphCount >= 8 && row.quad.length > 8 * row.glyphHeight && row.regularity > 0.5
        }
        guard long.count >= 3 else { return 0 }
        let slopes = long.map { ($0.slope, $0.quad.length) }.sorted { $0.0 < $1.0 }
        let half = slopes.reduce(0) { $0 + $1.1 } / 2
        var sum = 0.0
        for (slope, length) in slopes {
            sum += length
            if sum >= half { return slope }
        }
        return 0
    }
}

extension Bitmap {
    /// Standard deviation of a grey bitmap's noise, in steps of lightness: of what is left of every few pixels when what
    /// changes evenly around them is taken away. (J. Immerkær, Fast Noise Variance Estimation, 1996; here the median, so that
    /// print does not count.)
    var noise: Double {
        guard depth == 8, width > 8, height > 8, let data = pixGetData(pix) else { return 0 }
        let stride = Int(pixGetWpl(pix))
        func value(_ x: Int, _ y: Int) -> Int {
            Int(data[y * stride + x >> 2] >> UInt32(24 - 8 * (x & 3)) & 255)
        }
        // A few tens of thousands of places.
        let step = max(2, Int((Double(width * height) / 30_000).squareRoot()))
        var histogram = [Int](repeating: 0, count: 16 * 255 + 1)
        var count = 0
        for y in Swift.stride(from: 1, to: height - 1, by: step) {
            for x in Swift.stride(from: 1, to: width - 1, by: step) {
                let edges = value(x, y - 1) + value(x, y + 1) + value(x - 1, y) + value(x + 1, y)
                let corners =
                    value(x - 1, y - 1) + value(x + 1, y - 1) + value(x - 1, y + 1) + value(x + 1, y + 1)
                histogram[abs(4 * value(x, y) - 2 * edges + corners)] += 1
                count += 1
            }
        }
        var sum = 0
        let median = histogram.firstIndex { frequency in
            sum += frequency
            return 2 * sum >= count
        }
        // The mask has a norm of 6; half of a normal distribution lies within 0.6745 standard deviations.
        return Double(median ?? 0) / 6 / 0.6745
    }
}

// SPDX-License-Identifier: Apache-2.0

/// How the slope of lines changes over a picture: a plane through the slopes of its long lines.
struct SlopeField {
    /// One line's slope, height per length, and its middle.
    struct Sample {
        let along: Double
        let across: Double
        let slope: Double
        let weight: Double
    }

    /// Lines shorter than this many heights show their slope too roughly.
    static let minimumAspect = 6.0
    /// Fewer lines than this say nothing about a plane.
    private static let minimumSamples = 6
    /// Slopes within this of one another, about a sixth of a degree, are the same slope.
    private static let tolerance = 0.003
    /// Slopes farther from the median than this are mistakes.
    private static let outlier = 0.1

    static let level = SlopeField()

    private var originAlong = 0.0
    private var originAcross = 0.0
    private var constant = 0.0
    private var perAlong = 0.0
    private var perAcross = 0.0

    private init() {}

    /// Fits the plane; level when the lines are parallel to the frame or too few.
    init(_ samples: [Sample]) {
        let slopes = samples.map(\.slope).sorted()
        guard samples.count >= Self.minimumSamples else { return }
        let median = slopes[slopes.count / 2]
        let spread = slopes[slopes.count * 9 / 10] - slopes[slopes.count / 10]
        guard abs(median) > Self.tolerance || spread > Self.tolerance else { return }
        let kept = samples.filter { abs($0.slope - median) <= Self.outlier }
        let weight = kept.reduce(0) { $0 + $1.weight }
        guard weight > 0 else { return }
        originAlong = kept.reduce(0) { $0 + $1.weight * $1.along } / weight
        originAcross = kept.reduce(0) { $0 + $1.weight * $1.across } / weight
        constant = kept.reduce(0) { $0 + $1.weight * $1.slope } / weight
        var aa = 0.0
        var ac = 0.0
        var cc = 0.0
        var sa = 0.0
        var sc = 0.0
        for sample in kept {
            let along = sample.along - originAlong
            let across = sample.across - originAcross
            let slope = sample.slope - constant
            aa += sample.weight * along * along
            ac += sample.weight * along * across
            cc += sample.weight * across * across
            sa += sample.weight * slope * along
            sc += sample.weight * slope * across
        }
        // A little of the diagonal keeps the fit steady when all lines share a place along or across.
        let ridge = 0.01 * (aa + cc)
        aa += ridge
        cc += ridge
        let determinant = aa * cc - ac * ac
        guard determinant > 0 else { return }
        perAlong = (sa * cc - sc * ac) / determinant
        perAcross = (sc * aa - sa * ac) / determinant
    }

    /// How much a point lies lower than it would if lines were level, in pixels.
    func rise(along: Double, across: Double) -> Double {
        let distance = along - originAlong
        return distance * (constant + perAlong * distance / 2 + perAcross * (across - originAcross))
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Finds which way up a picture is, by its rows of letters and by reading a few of them.
struct PageOrientation {
    /// Lines read each way while they leave a doubt.
    private static let sampleCount = 3
    /// A line this sure settles it.
    private static let settled = 0.75
    /// The other way up has to be surer by this much.
    private static let leastGain = 0.12
    /// Rows worth reading.
    private static let leastGlyphCount = 6
    private static let leastRegularity = 0.6
    private static let leastGlyphHeight = 6.0
    /// As much of a row as is read, in letter heights.
    private static let sampleLength = 24.0
    /// A picture is turned only for lines that are read this surely then.
    private static let leastTurned = 0.5
    /// A page lies on its side when its rows look so many times better that way.
    private static let sidewaysEvidence = 1.3

    /// Reads one row, as it is or upside down; a value of `LineScore`.
    let score: (LineCandidate, _ isSideways: Bool, _ isUpsideDown: Bool) -> Double

    /// Quarter turns clockwise that make most of the text upright.
    func quarters(_ survey: TextSurvey) -> Int {
        let found = best(survey)
        return found.score >= Self.leastTurned ? found.quarters : 0
    }

    private func best(_ survey: TextSurvey) -> (quarters: Int, score: Double) {
        let evidence = survey.evidence
        let isSidewaysFirst = evidence.sideways > Self.sidewaysEvidence * evidence.upright
        let first = best(isSideways: isSidewaysFirst, survey)
        if first.score >= Self.settled { return first }
        let other = isSidewaysFirst ? evidence.upright : evidence.sideways
        guard other > 0.3 * (isSidewaysFirst ? evidence.sideways : evidence.upright) else { return first }
        let second = best(isSideways: !isSidewaysFirst, survey)
        return second.score > first.score + Self.leastGain ? second : first
    }

    private func best(isSideways: Bool, _ survey: TextSurvey) -> (quarters: Int, score: Double) {
        let rows = (isSideways ? survey.sidewaysCandidates : survey.candidates)
            .filter {
                $0.glyphCount >= Self.leastGlyphCount && $0.regularity >= Self.leastRegularity
                    && $0.glyphHeight >= Self.leastGlyphHeight
            }
            .sorted { Double($0.glyphCount) * $0.regularity > Double($1.glyphCount) * $1.regularity }
            .prefix(Self.sampleCount).map { $0.shortened(to: Self.sampleLength * $0.glyphHeight) }
        var (upright, upsideDown, count) = (0.0, 0.0, 0.0)
        for row in rows {
            let first = score(row, isSideways, false)
            count += 1
            upright += first
            if count == 1, first >= Self.settled { return (isSideways ? 1 : 0, first) }
            let second = score(row, isSideways, true)
            upsideDown += second
            if count == 1, second >= Self.settled, second > first + 2 * Self.leastGain {
                return (isSideways ? 3 : 2, second)
            }
        }
        guard count > 0 else { return (isSideways ? 1 : 0, 0) }
        let isUpsideDown = upsideDown > upright + Self.leastGain * count
        return (
            (isSideways ? 1 : 0) + (isUpsideDown ? 2 : 0), (isUpsideDown ? upsideDown : upright) / count
        )
    }
}

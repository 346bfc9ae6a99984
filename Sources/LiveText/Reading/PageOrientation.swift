// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Finds which way up a picture is, by its rows of letters and by reading a few of them.
struct PageOrientation {
    /// Lines read each way while they leave a doubt.
    private static let sampleCount = 3
    /// When the best ones are read less surely than this, either way, they are no text, and no other is read.
    private static let hopeless = 0.45
    /// How many that takes.
    private static let hopelessCount = 2
    /// A line this sure settles it.
    private static let settled = 0.75
    /// The other way up has to be surer by this much.
    private static let leastGain = 0.12
    /// Rows worth reading.
    private static let leastGlyphCount = 6
    private static let leastRegularity = 0.6
    private static let leastGlyphHeight = 6.0
    /// A picture is turned only for lines that are read this surely then.
    private static let leastTurned = 0.5
    /// As much of a row as is read, in letter heights.
    private static let sampleLength = 40.0
    /// More letters make a row no better a sample.
    private static let tellingGlyphCount = 20.0
    /// What a row is worth beside one that is read whole, and beside one that is in view.
    private static let longRowWorth = 0.9
    private static let hiddenRowWorth = 0.6
    /// Space beside a row that is read along, in letter heights: a full stop is no letter of a row.
    private static let slack = 0.5
    /// A page lies on its side when its rows look so many times better that way.
    private static let sidewaysEvidence = 1.3

    /// Quarter turns clockwise that make most of the text upright.
    let quarters: Int
    /// A whole line that was read that way up; `nil` when none was.
    let sample: TextLine?
    /// How surely rows were read that way up, 0…1; `nil` without rows worth reading.
    let score: Double?

    /// Decides.
    ///
    /// - Parameters:
    ///   - isInView: whether a person sees a row now.
    ///   - read: reads one row, as it is or upside down.
    init(
        _ survey: TextSurvey, isInView: (LineCandidate, _ isSideways: Bool) -> Bool,
        read: (LineCandidate, _ isSideways: Bool, _ isUpsideDown: Bool) -> TextLine?
    ) {
        func rows(_ isSideways: Bool) -> [LineCandidate] {
            Self.samples(isSideways ? survey.sidewaysCandidates : survey.candidates) { isInView($0, isSideways) }
        }
        let evidence = survey.evidence
        let isSidewaysFirst = evidence.sideways > Self.sidewaysEvidence * evidence.upright
        let first = Reading(rows(isSidewaysFirst), isSideways: isSidewaysFirst, read)
        var best = first
        let other = isSidewaysFirst ? evidence.upright : evidence.sideways
        if first.score < Self.settled, other > 0.3 * (isSidewaysFirst ? evidence.sideways : evidence.upright) {
            let second = Reading(rows(!isSidewaysFirst), isSideways: !isSidewaysFirst, read)
            if second.score > first.score + Self.leastGain { best = second }
        }
        let isSure = best.score >= Self.leastTurned
        quarters = isSure ? best.quarters : 0
        sample = isSure ? best.sample : nil
        score = best.isEmpty ? nil : best.score
    }

    /// What a few rows give, read along one axis both ways.
    private struct Reading {
        private(set) var quarters: Int
        private(set) var score = 0.0
        private(set) var sample: TextLine?
        /// Whether there were no rows worth reading.
        let isEmpty: Bool

        init(
            _ rows: [LineCandidate], isSideways: Bool,
            _ read: (LineCandidate, _ isSideways: Bool, _ isUpsideDown: Bool) -> TextLine?
        ) {
            quarters = isSideways ? 1 : 0
            isEmpty = rows.isEmpty
            var (upright, upsideDown) = (Direction(), Direction())
            var count = 0
            for (index, row) in rows.enumerated() {
                let best = max(upright.best, upsideDown.best)
                if index >= PageOrientation.hopelessCount, best < PageOrientation.hopeless { break }
                count += 1
                var part = row.shortened(to: PageOrientation.sampleLength * row.glyphHeight)
                let isWhole = part.quad.length == row.quad.length
                if isWhole { part.quad = part.quad.expanded(along: PageOrientation.slack * row.glyphHeight, across: 0) }
                let first = upright.add(read(part, isSideways, false), isWhole: isWhole)
                if index == 0, first >= PageOrientation.settled {
                    take(upright, isUpsideDown: false, rowCount: 1)
                    return
                }
                let second = upsideDown.add(read(part, isSideways, true), isWhole: isWhole)
                if index == 0, second >= PageOrientation.settled, second > first + 2 * PageOrientation.leastGain {
                    take(upsideDown, isUpsideDown: true, rowCount: 1)
                    return
                }
            }
            guard !rows.isEmpty else { return }
            let isUpsideDown = upsideDown.score > upright.score + PageOrientation.leastGain * Double(count)
            take(isUpsideDown ? upsideDown : upright, isUpsideDown: isUpsideDown, rowCount: count)
        }

        private mutating func take(_ direction: Direction, isUpsideDown: Bool, rowCount: Int) {
            if isUpsideDown { quarters += 2 }
            score = direction.score / Double(rowCount)
            sample = direction.sample
        }
    }

    /// What rows give, read one way.
    private struct Direction {
        /// The sum of the rows' scores.
        private(set) var score = 0.0
        /// The best row's.
        private(set) var best = 0.0
        private(set) var sample: TextLine?

        /// - Returns: the score of the line.
        mutating func add(_ line: TextLine?, isWhole: Bool) -> Double {
            guard let line else { return 0 }
            let value = LineScore(line).value
            score += value
            best = max(best, value)
            if isWhole, sample == nil { sample = line }
            return value
        }
    }

    /// The rows most worth reading.
    private static func samples(_ rows: [LineCandidate], isInView: (LineCandidate) -> Bool) -> [LineCandidate] {
        func worth(_ row: LineCandidate) -> Double {
            let isWhole = row.quad.length <= sampleLength * row.glyphHeight
            return min(Double(row.glyphCount), tellingGlyphCount) * row.regularity * (isWhole ? 1 : longRowWorth)
                * (isInView(row) ? 1 : hiddenRowWorth)
        }
        let telling = rows.filter {
            $0.glyphCount >= leastGlyphCount && $0.regularity >= leastRegularity && $0.glyphHeight >= leastGlyphHeight
        }
        return telling.map { (row: $0, worth: worth($0)) }
            .sorted { ($0.worth, $1.row.bounds.minY) > ($1.worth, $0.row.bounds.minY) }
            .prefix(sampleCount).map(\.row)
    }
}

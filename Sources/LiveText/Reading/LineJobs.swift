// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Chooses which rows of letters are worth a line pass.
enum LineJobs {
    /// A row this much covered by words of the page pass is read.
    private static let coveredShare = 0.35
    /// Less regular rows are texture.
    private static let leastRegularity = 0.3
    /// Shorter rows on their side are found in any texture.
    private static let leastSidewaysGlyphCount = 5
    private static let leastSidewaysRegularity = 0.6
    /// Lines of the page pass less sure than this are read again.
    private static let unsureLine = 0.8
    /// Smaller letters become no text.
    private static let leastGlyphHeight = 4.0

    /// All rows of a picture by the region their middle lies in.
    static func byRegion(_ picture: ReadingPicture) -> [[LineJob]] {
        var jobs = [[LineJob]](repeating: [], count: picture.regions.count)
        guard let toPage = picture.page.toImage.inverted else { return jobs }
        func add(_ rows: [LineCandidate], isSideways: Bool) {
            for row in rows {
                let job = LineJob(candidate: row, isSideways: isSideways, replaced: nil)
                let middle = toPage(job.bounds(in: picture).center)
                if let region = picture.regions.firstIndex(where: { $0.rect.contains(middle) }) {
                    jobs[region].append(job)
                }
            }
        }
        add(
            picture.survey.candidates.filter {
                $0.regularity >= leastRegularity && $0.glyphHeight >= leastGlyphHeight
            }, isSideways: false)
        add(
            picture.survey.sidewaysCandidates.filter {
                $0.regularity >= leastSidewaysRegularity && $0.glyphCount >= leastSidewaysGlyphCount
            }, isSideways: true)
        return jobs
    }

    /// What is left to read of a region after its page pass, the most promising first.
    static func open(_ rows: [LineJob], after lines: [TextLine], picture: ReadingPicture) -> [LineJob] {
        var good = TextCoverage()
        for word in lines.flatMap(\.words) where word.confidence >= TextEvidence.goodWord {
            good.insert(word.quad.bounds)
        }
        var jobs = rows.filter { good.share(of: $0.bounds(in: picture)) < coveredShare }
        jobs.sort { $0.promise > $1.promise }
        return again(lines, picture: picture) + jobs
    }

    /// Unsure lines of the page pass.
    private static func again(_ lines: [TextLine], picture: ReadingPicture) -> [LineJob] {
        guard let toPicture = picture.picture.toImage.inverted else { return [] }
        return lines.compactMap { line in
            guard line.confidence < unsureLine, line.direction != .topToBottom else { return nil }
            let quad = toPicture(line.quad)
            // Turned lines are the rows' business.
            guard quad.direction.dx > 0.8 else { return nil }
            let height = quad.height
            let candidate = LineCandidate(
                quad: quad.expanded(along: 0.2 * height, across: 0.1 * height),
                glyphCount: line.words.reduce(0) { $0 + $1.characters.count }, glyphHeight: 0.7 * height,
                isLight: picture.isLight(around: quad), regularity: 1)
            return LineJob(candidate: candidate, isSideways: false, replaced: line.id)
        }
    }
}

extension LineJob {
    /// How likely a text is that is worth its time.
    fileprivate var promise: Double {
        Double(candidate.glyphCount) * candidate.glyphHeight * candidate.regularity * (isSideways ? 0.2 : 1)
    }

    /// Kinds of jobs, which turn out to be text more or less often.
    enum Kind { case row, sidewaysRow, secondReading }

    var kind: Kind { isSideways ? .sidewaysRow : replaced != nil ? .secondReading : .row }

    /// Around the row, in the displayed picture.
    func bounds(in picture: ReadingPicture) -> ImageRect {
        let raster = isSideways ? picture.sideways : picture.picture
        return (raster ?? picture.picture).toImage(candidate.quad).bounds
    }
}

/// How many rows are read by themselves: all while they turn out to be text, few when they do not.
struct LinePassBudget {
    /// Rows that are read whatever they turn out to be.
    private static let trialCount = 10
    /// The share of rows that has to be text for more to be read.
    private static let leastYield = 0.2
    /// Rows in all.
    private static let maximumCount = 500

    private struct Count {
        var tried = 0
        var accepted = 0
    }

    private var counts: [LineJob.Kind: Count] = [:]

    /// Whether a job is worth its time; counts it when it is.
    mutating func takes(_ job: LineJob) -> Bool {
        let count = counts[job.kind, default: Count()]
        guard count.tried < Self.maximumCount else { return false }
        if count.tried >= Self.trialCount, Double(count.accepted) < Self.leastYield * Double(count.tried) {
            return false
        }
        counts[job.kind, default: Count()].tried += 1
        return true
    }

    /// Learns how a job ended.
    mutating func record(_ job: LineJob, isAccepted: Bool) {
        if isAccepted { counts[job.kind, default: Count()].accepted += 1 }
    }
}

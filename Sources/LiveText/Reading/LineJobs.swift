// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Chooses which rows of letters are worth a line pass.
enum LineJobs {
    /// A row is read when words of the page pass cover so much of its length; the rest are spaces.
    private static let coveredShare = 0.6
    /// Less regular rows are texture.
    private static let leastRegularity = 0.3
    /// Shorter rows on their side are found in any texture.
    private static let leastSidewaysGlyphCount = 6
    private static let leastSidewaysRegularity = 0.75
    private static let leastSidewaysHeight = 6.0
    /// Rows of two or three letters are found in any texture, too.
    private static let shortRow = 3
    private static let leastShortRegularity = 0.6
    /// Lines of the page pass less sure than this are read again.
    private static let unsureLine = 0.8
    /// Letters of a word that is worth reading its line again.
    private static let leastLostLetterCount = 2
    /// Unread pieces, each as long as the row is high, at an end of a row that is read for them.
    private static let openPieces = 2
    /// Rows whose ends are believed.
    private static let leastOpenGlyphCount = 8
    private static let leastOpenRegularity = 0.8
    /// A line so many times as high as a row in it is no line of that row's letters.
    private static let stackHeight = 1.6
    /// Rows that lie apart by this, in their height, are above one another.
    private static let stackPitch = 0.6
    /// Letters as high as the picture are none.
    private static let maximumShareOfSide = 0.6
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
        let largest = maximumShareOfSide * Double(min(picture.picture.bitmap.width, picture.picture.bitmap.height))
        let upright = picture.survey.candidates.filter { row in
            row.regularity >= (row.glyphCount <= shortRow ? leastShortRegularity : leastRegularity)
                && row.glyphHeight >= leastGlyphHeight && row.glyphHeight <= largest
        }
        add(withoutHollows(upright), isSideways: false)
        add(picture.survey.loneGlyphs, isSideways: false)
        // Lines above one another look like rows on their side.
        var level = TextCoverage()
        for row in upright where row.glyphCount >= leastSidewaysGlyphCount {
            level.insert(picture.picture.toImage(row.quad).bounds)
        }
        let sideways = picture.survey.sidewaysCandidates.filter { row in
            row.regularity >= leastSidewaysRegularity && row.glyphCount >= leastSidewaysGlyphCount
                && row.glyphHeight >= leastSidewaysHeight && row.glyphHeight <= largest
        }
        add(
            sideways.filter { row in
                guard let turned = picture.sideways else { return false }
                return level.share(of: turned.toImage(row.quad).bounds) < 0.4
            }, isSideways: true)
        return jobs
    }

    /// Rows without those made of the hollows of others' letters: what is inside of dark letters is light.
    private static func withoutHollows(_ rows: [LineCandidate]) -> [LineCandidate] {
        var kept: [LineCandidate] = []
        var lanes: [Int: [LineCandidate]] = [:]
        func lane(_ row: LineCandidate) -> ClosedRange<Int> {
            let bounds = row.bounds
            return Int((bounds.minY / 64).rounded(.down))...Int((bounds.maxY / 64).rounded(.down))
        }
        for row in rows.sorted(by: { weight($0) > weight($1) }) {
            let core = row.quad.band(from: 1.0 / 3, to: 2.0 / 3).bounds
            let isHollow = lane(row).contains { index in
                (lanes[index] ?? []).contains { other in
                    let shared = other.bounds.intersection(core)
                    return other.glyphHeight >= 0.8 * row.glyphHeight && other.glyphHeight <= 3.5 * row.glyphHeight
                        && weight(other) > 1.3 * weight(row) && !shared.isEmpty
                        && shared.width * shared.height > 0.6 * core.width * core.height
                }
            }
            guard !isHollow else { continue }
            kept.append(row)
            for index in lane(row) { lanes[index, default: []].append(row) }
        }
        return kept
    }

    /// How much a row looks like text worth reading.
    fileprivate static func weight(_ row: LineCandidate) -> Double {
        Double(row.glyphCount) * row.glyphHeight * row.regularity
    }

    /// What is left to read of a region after its page pass, the most promising first.
    static func open(_ rows: [LineJob], after lines: [TextLine], picture: ReadingPicture) -> [LineJob] {
        var good = TextCoverage()
        // In a photograph fewer words stand, and the others leave their rows to be read.
        let boxes = rows.filter { !$0.isSideways && $0.candidate.glyphCount >= leastSidewaysGlyphCount }
            .map { $0.bounds(in: picture) }
        let standing = TextEvidence.standing(lines, beside: TextCoverage()).filter { !isStack($0, of: boxes) }
        for word in standing.flatMap(\.words) where word.confidence >= TextEvidence.goodWord {
            good.insert(word)
        }
        var jobs = rows.filter { row in
            guard row.candidate.glyphCount > 1 else { return false }
            let shares = row.pieces(in: picture).map(good.share)
            return shares.reduce(0, +) < coveredShare * Double(shares.count) || hasOpenEnd(shares, of: row)
        }
        jobs.sort { $0.promise > $1.promise }
        return again(lines, picture: picture) + jobs + loneGlyphs(rows, after: lines, picture: picture)
    }

    /// Whether the page pass took several rows for one line: its words stand for none of them.
    private static func isStack(_ line: TextLine, of rows: [ImageRect]) -> Bool {
        let (bounds, height) = (line.quad.bounds, line.quad.height)
        var places: ClosedRange<Double>?
        for row in rows where row.height * stackHeight < height && bounds.contains(row.center) {
            let low = min(places?.lowerBound ?? row.center.y, row.center.y)
            let high = max(places?.upperBound ?? row.center.y, row.center.y)
            if high - low > stackPitch * row.height { return true }
            places = low...high
        }
        return false
    }

    /// Whether the page pass left out the beginning or the end of a row: the part in a shadow.
    ///
    /// - Parameter shares: how much of the row's pieces is read.
    private static func hasOpenEnd(_ shares: [Double], of row: LineJob) -> Bool {
        guard row.candidate.glyphCount >= leastOpenGlyphCount, row.candidate.regularity >= leastOpenRegularity else {
            return false
        }
        let open = max(shares.prefix { $0 < 0.5 }.count, shares.reversed().prefix { $0 < 0.5 }.count)
        return open >= openPieces
    }

    /// Letters that stand alone among lines that were read.
    private static func loneGlyphs(
        _ rows: [LineJob], after lines: [TextLine], picture: ReadingPicture
    ) -> [LineJob] {
        guard let toPicture = picture.picture.toImage.inverted else { return [] }
        return LoneGlyphs(after: lines, toPicture: toPicture)
            .worthwhile(rows.filter { $0.candidate.glyphCount == 1 }, isLight: picture.isLight)
    }

    /// Whether a word will not stand as it was read.
    private static func isLost(_ word: TextWord) -> Bool {
        word.confidence < TextEvidence.goodWord && word.letterCount >= leastLostLetterCount
    }

    /// Unsure lines of the page pass, and lines with a word that will not stand.
    private static func again(_ lines: [TextLine], picture: ReadingPicture) -> [LineJob] {
        guard let toPicture = picture.picture.toImage.inverted else { return [] }
        return lines.compactMap { line in
            guard line.confidence < unsureLine || line.words.contains(where: isLost), line.direction != .topToBottom
            else { return nil }
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
        // Large letters are no surer than small ones; regular rows are.
        let regularity = candidate.regularity * candidate.regularity
        return Double(candidate.glyphCount) * candidate.glyphHeight.squareRoot() * regularity * (isSideways ? 0.2 : 1)
    }

    /// Kinds of jobs, which turn out to be text more or less often.
    enum Kind { case row, sidewaysRow, secondReading, loneGlyph }

    var kind: Kind {
        context != nil ? .loneGlyph : isSideways ? .sidewaysRow : replaced != nil ? .secondReading : .row
    }

    /// The middle third of the row, in the displayed picture: neighbouring lines do not reach into it. In pieces along
    /// the row, so that upright boxes fit a sloping one.
    func pieces(in picture: ReadingPicture) -> [ImageRect] {
        let raster = (isSideways ? picture.sideways : picture.picture) ?? picture.picture
        let core = raster.toImage(candidate.quad.band(from: 1.0 / 3, to: 2.0 / 3))
        let count = max(1, min(50, Int(candidate.quad.length / max(candidate.quad.height, 1))))
        return (0..<count).map { index in
            core.slice(from: Double(index) / Double(count), to: Double(index + 1) / Double(count)).bounds
        }
    }

    /// The row in the displayed picture.
    func quad(in picture: ReadingPicture) -> ImageQuad {
        let raster = isSideways ? picture.sideways : picture.picture
        return (raster ?? picture.picture).toImage(candidate.quad)
    }

    /// Around the row, in the displayed picture.
    func bounds(in picture: ReadingPicture) -> ImageRect { quad(in: picture).bounds }
}

/// How many rows are read by themselves: all while they turn out to be text, few when they do not.
struct LinePassBudget {
    /// Rows that are read whatever they turn out to be.
    private static let trialCounts: [LineJob.Kind: Int] = [
        .row: 8, .sidewaysRow: 3, .secondReading: 8, .loneGlyph: 4,
    ]
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
        if count.tried >= Self.trialCounts[job.kind, default: 0],
            Double(count.accepted) < Self.leastYield * Double(count.tried)
        {
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

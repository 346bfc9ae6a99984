// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Synchronization

/// Reads one prepared picture with one or two engines: the page pass over its parts, then a line pass over rows of letters
/// where the page pass found nothing or was unsure.
final class ReadingSession: Sendable {
    /// Identifiers of each part's lines begin so far apart; lines of the line pass come after all parts.
    private static let idStride = 1 << 20
    /// The line that was read ahead of the page.
    private static let sampleID = TextLine.ID(rawValue: -1)
    /// A word of which so much was read already is not read anew.
    private static let takenShare = 0.4
    /// How much two readings of the same line, or of a part of it, share.
    private static let sharedPart = 0.5
    /// Part of the progress that the page pass is.
    private static let pageShare = 0.8

    let picture: ReadingPicture
    private let languages: [String]
    private let control: RecognitionControl
    private let shouldStop: @Sendable () -> Bool
    private let jobs: ReadingJobs
    /// Rows of letters by the part of the page they lie in.
    private let candidates: [[LineJob]]
    /// A line that was read ahead of the page, when it surely is text.
    private let sample: TextLine?
    private let state: Mutex<State>

    private struct State {
        /// Lines of the page pass, by part.
        var pageLines: [[TextLine]]
        var regionProgress: [Double]
        var finishedRegionCount = 0
        var lineCount = 0
        var finishedLineCount = 0
        var budget: LinePassBudget
        /// Lines of the line pass that stand on their own.
        var added: [TextLine] = []
        var addedCoverage = TextCoverage()
        /// Better readings of lines of the page pass.
        var replacements: [TextLine.ID: TextLine] = [:]
        var reported: Set<TextLine.ID> = []
        /// What the page pass calls the line that was read ahead; `nil` until it is met.
        var sampleSource: TextLine.ID?
        var progress = 0.0
    }

    init(
        picture: ReadingPicture, sample: TextLine?, languages: [String], control: RecognitionControl,
        shouldStop: @escaping @Sendable () -> Bool
    ) {
        self.picture = picture
        self.languages = languages
        self.control = control
        self.shouldStop = shouldStop
        jobs = ReadingJobs(regionCount: picture.regions.count)
        candidates = control.readsPageOnce ? [] : LineJobs.byRegion(picture)
        self.sample = sample.flatMap { TextEvidence.isCertain($0) ? $0.renamed(Self.sampleID) : nil }
        state = Mutex(
            State(
                pageLines: Array(repeating: [], count: picture.regions.count),
                regionProgress: Array(repeating: 0, count: picture.regions.count), budget: LinePassBudget()))
    }

    /// Works until all is read, together with whoever else does; to be called once for each engine, on its thread.
    ///
    /// - Throws: `AnalysisError`.
    func work(with engine: TesseractEngine) throws {
        if let sample { report([sample]) }
        func perform(_ job: ReadingJobs.Job) throws -> [LineJob] {
            if shouldStop() {
                jobs.stop()
                return []
            }
            switch job {
            case .region(let index): return try readRegion(index, with: engine)
            case .line(let line):
                readLine(line, with: engine)
                return []
            }
        }
        try jobs.work(choice: mostVisible, perform: perform)
    }

    /// The region that shows most of the part in view, then the one with most letters: the engines end together.
    private func mostVisible(_ regions: [Int]) -> Int {
        let visible = picture.picture.part(control.attention.rect)
        var best = (region: regions.first ?? 0, share: 0.0)
        for region in regions {
            let place = picture.page.toImage(picture.regions[region].rect)
            let shared = place.intersection(visible)
            let area = max(place.width * place.height, 1)
            let share = shared.isEmpty ? 0 : shared.width * shared.height / area
            let isAsVisible = abs(share - best.share) <= 0.01
            let isHeavier = picture.regions[region].weight > picture.regions[best.region].weight
            if share > best.share + 0.01 || isAsVisible && isHeavier { best = (region, share) }
        }
        return best.region
    }

    // MARK: - Page pass

    private func readRegion(_ index: Int, with engine: TesseractEngine) throws -> [LineJob] {
        let region = picture.regions[index]
        guard let part = picture.part(region) else { return [] }
        let recognition = PageRecognition(
            engine: engine, picture: part, languages: languages, firstID: index * Self.idStride,
            control: PageRecognition.Control(
                shouldStop: shouldStop, progress: { self.report(progress: $0, of: index) },
                lines: { self.report(self.named($0.map(\.line)).filter(TextEvidence.isCertain)) }))
        guard let elements = try recognition.run(picture.mode) else { return [] }
        let lines = named(elements.map(\.line))
        report(lines.filter(TextEvidence.isCertain))
        let found = control.readsPageOnce ? [] : LineJobs.open(candidates[index], after: lines, picture: picture)
        state.withLock { state in
            state.pageLines[index] = lines
            state.finishedRegionCount += 1
            state.lineCount += found.count
        }
        return found
    }

    /// Lines by the names they are told by: the one that was told ahead of the page keeps its name.
    private func named(_ lines: [TextLine]) -> [TextLine] {
        guard let sample else { return lines }
        return lines.map { line in
            let isSample = state.withLock { state in
                if let source = state.sampleSource { return source == line.id }
                guard Self.isSame(line, sample) else { return false }
                state.sampleSource = line.id
                // As the page pass reads it, among its neighbours, it is told again.
                state.reported.remove(Self.sampleID)
                return true
            }
            return isSample ? line.renamed(Self.sampleID) : line
        }
    }

    private static func isSame(_ line: TextLine, _ other: TextLine) -> Bool {
        let (first, second) = (line.quad.bounds, other.quad.bounds)
        let shared = first.intersection(second)
        return !shared.isEmpty
            && shared.width * shared.height
                > sharedPart * min(first.width * first.height, second.width * second.height)
    }

    // MARK: - Line pass

    private func readLine(_ job: LineJob, with engine: TesseractEngine) {
        let middle = job.quad(in: picture).middle.bounds
        let isWorthwhile = state.withLock { state in
            state.finishedLineCount += 1
            guard job.replaced != nil || state.addedCoverage.share(of: middle) < 0.5 else { return false }
            return state.budget.takes(job)
        }
        defer { report(progress: nil, of: nil) }
        guard isWorthwhile, let picture = job.isSideways ? self.picture.sideways : self.picture.picture else {
            return
        }
        let reader = LineReader(engine: engine, languages: languages)
        if let context = job.context {
            let line = reader.read(context, in: picture, id: TextLine.ID(rawValue: 0))
            state.withLock { state in
                let accepted = line.flatMap { Self.add($0, to: &state) }
                state.budget.record(job, isAccepted: accepted != nil)
            }
            return
        }
        var line = reader.read(
            job.candidate, in: picture, id: TextLine.ID(rawValue: 0),
            tries: job.isSideways ? 1 : Preparation.allCases.count)
        if job.isSideways {
            let other = reader.read(
                job.candidate, in: picture, id: TextLine.ID(rawValue: 0), isUpsideDown: true, tries: 1)
            if let other, LineScore(other).value > line.map({ LineScore($0).value }) ?? 0 { line = other }
        }
        let accepted = state.withLock { state -> TextLine? in
            let accepted = line.flatMap { Self.accept($0, for: job, in: &state) }
            state.budget.record(job, isAccepted: accepted != nil)
            return accepted
        }
        if let accepted, TextEvidence.isCertain(accepted) { report([accepted]) }
    }

    /// Takes a line into the result, or not.
    private static func accept(_ line: TextLine, for job: LineJob, in state: inout State) -> TextLine? {
        if let id = job.replaced {
            guard let old = state.pageLines.lazy.flatMap({ $0 }).first(where: { $0.id == id }),
                TextEvidence.isBetter(line, than: old), !state.reported.contains(id)
            else { return nil }
            let new = line.renamed(id)
            state.replacements[id] = new
            return new
        }
        guard let line = TextEvidence.accepted(line, of: job.candidate, isSideways: job.isSideways) else {
            return nil
        }
        return add(line, to: &state)
    }

    /// Adds a line of its own to the result, without what is there already.
    private static func add(_ line: TextLine, to state: inout State) -> TextLine? {
        let fresh = line.keeping { state.addedCoverage.share(of: $0) < takenShare }
        guard let fresh else { return nil }
        let id = TextLine.ID(rawValue: (state.pageLines.count + state.added.count) * idStride)
        let new = fresh.renamed(id)
        state.added.append(new)
        for word in new.words { state.addedCoverage.insert(word) }
        return new
    }

    // MARK: - Results

    /// All lines, once every engine is done.
    // Not inlined into asynchronous functions: see `EngineWorker`.
    @inline(never)
    func result() -> [RecognizedLines.Element] {
        let (pageLines, added, coverage) = state.withLock { state in
            addSample(to: &state)
            let lines = state.pageLines.map { $0.map { state.replacements[$0.id] ?? $0 } }
            return (lines, state.added, state.addedCoverage)
        }
        let standing = TextEvidence.standing(pageLines.flatMap { $0 }, beside: coverage)
        let merged = LineMerging.merged(standing, with: added)
        guard !TextEvidence.isJunk(merged) else { return [] }
        return BulletFinder(picture: picture.picture).withBullets(merged).map(Self.element)
    }

    private static func element(_ line: TextLine) -> RecognizedLines.Element {
        RecognizedLines.Element(line: line, block: line.id.rawValue / idStride)
    }

    /// Keeps the line that was told ahead of the page where nothing else was read.
    private func addSample(to state: inout State) {
        guard let sample, state.sampleSource == nil else { return }
        var coverage = state.addedCoverage
        for word in state.pageLines.joined().flatMap(\.words) { coverage.insert(word) }
        guard let fresh = sample.keeping({ coverage.share(of: $0) < Self.takenShare }) else { return }
        state.added.append(fresh)
        for word in fresh.words { state.addedCoverage.insert(word) }
    }

    private func report(_ lines: [TextLine]) {
        guard !lines.isEmpty, !shouldStop() else { return }
        let fresh = state.withLock { state in
            lines.filter { state.reported.insert($0.id).inserted }
        }
        guard !fresh.isEmpty else { return }
        control.lines(fresh.map(Self.element))
    }

    private func report(progress: Double?, of region: Int?) {
        let value = state.withLock { state -> Double? in
            if let progress, let region { state.regionProgress[region] = progress }
            let page = state.regionProgress.reduce(0, +) / Double(max(1, state.regionProgress.count))
            let lines = state.lineCount > 0 ? Double(state.finishedLineCount) / Double(state.lineCount) : 0
            // What is told never falls, although new lines to read turn up.
            let total = Self.pageShare * page + (page >= 1 ? (1 - Self.pageShare) * lines : 0)
            guard total > state.progress else { return nil }
            state.progress = min(total, 0.99)
            return state.progress
        }
        if let value { control.progress(value) }
    }
}

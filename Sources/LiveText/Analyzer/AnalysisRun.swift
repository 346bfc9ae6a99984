// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Synchronization

/// One analysis from its request to its last update: sends the order to the backend and turns events into updates.
final class AnalysisRun: Sendable {
    typealias Continuation = AsyncThrowingStream<AnalysisUpdate, any Error>.Continuation

    /// Progress is told in steps of at least this much, so that a long page makes no flood of updates.
    private static let progressStep = 0.02
    /// Part of the whole that reading codes is beside reading text.
    private static let codeShare = 0.1
    /// A layout as quick as this is made for all lines that come.
    private static let quickLayout: Duration = .milliseconds(5)
    /// After another one, reading goes on for so many times what it took.
    private static let layoutPause = 9
    /// Seconds after which an engine is given up.
    private static let deadline = 120.0

    private struct State {
        var token: AnalysisBackend.Token?
        var isCancelled = false
        /// The part in view that the backend was told last.
        var attention: UnitRect
        var revision = 0
        /// Lines read so far, with the repairs that each of them decides.
        var lines: [TextLine.ID: TextLine] = [:]
        var layout: TextLayout?
        /// Before this the lines that came are not laid out.
        var nextLayout = ContinuousClock.now
        var blocks: [TextBlock] = []
        var dataItems: [DataItem] = []
        var codes: [MachineReadableCode] = []
        var provenance = AnalysisProvenance()
        var textProgress = 0.0
        var codeProgress = 0.0
        var reportedProgress = 0.0
    }

    private let request: AnalysisRequest
    private let analyzer: ImageAnalyzer
    private let continuation: Continuation
    private let repair: TextRepair
    private let id = ImageAnalysis.ID()
    private let state: Mutex<State>

    init(request: AnalysisRequest, analyzer: ImageAnalyzer, continuation: Continuation) {
        self.request = request
        self.analyzer = analyzer
        self.continuation = continuation
        repair = TextRepair { [finder = analyzer.dataItemFinder] in finder.addressesBrokenBySpaces(in: $0) }
        state = Mutex(State(attention: request.attention.rect))
    }

    private var types: AnalysisTypes { request.configuration.analysisTypes }

    // MARK: - Life

    // Not inlined into asynchronous functions: see `EngineWorker`.

    /// Starts the work.
    ///
    /// - Parameter done: called once when the engines are free again.
    @inline(never)
    func begin(whenDone done: @escaping @Sendable () -> Void) {
        var types = types
        var languages = RecognitionLanguages([])
        var missing: AnalysisError?
        if types.contains(.text) {
            do {
                languages = try analyzer.recognitionLanguages(for: request.configuration)
            } catch {
                // Codes are still worth reading; the error comes after them.
                missing = error
                types.remove(.text)
            }
        }
        guard !types.isEmpty else {
            if let missing { fail(with: missing) } else { finish() }
            done()
            return
        }
        let backend = analyzer.backend
        let pixels = backend.pixels.insert(request.image)
        let order = AnalyseRequest(
            pixels: pixels, orientation: request.orientation, types: types, languages: languages,
            readsPageOnce: request.configuration.readsPageOnce, attention: request.attention.rect,
            deadline: Self.deadline)
        let token = backend.start(.analyse(order)) { [self, missing] event in
            switch event {
            case .finished:
                backend.pixels.remove(pixels)
                if let missing { fail(with: missing) } else { finish() }
                done()
            case .failed(let failure):
                backend.pixels.remove(pixels)
                fail(with: Self.error(of: failure))
                done()
            default:
                receive(event)
            }
        }
        let isCancelled = state.withLock { state in
            state.token = token
            return state.isCancelled
        }
        if isCancelled { backend.cancel(token) }
    }

    /// Stops the work; nothing more is reported.
    @inline(never)
    func cancel() {
        let token = state.withLock { state in
            state.isCancelled = true
            return state.token
        }
        if let token { analyzer.backend.cancel(token) }
    }

    /// Ends the updates with an error.
    func fail(with error: any Error) { continuation.finish(throwing: error) }

    private func finish() {
        report(isFinal: true) { state in
            state.textProgress = 1
            state.codeProgress = 1
        }
        continuation.finish()
    }

    private static func error(of failure: BackendFailure) -> any Error {
        switch failure {
        case .cancelled: CancellationError()
        case .analysis(let error): error
        case .decoding: AnalysisError.engineFailed(reason: "unexpected reply")
        }
    }

    // MARK: - Events

    private func receive(_ event: BackendEvent) {
        tellAttention()
        switch event {
        case .lines(let lines) where lines.isComplete:
            // Laid out anew, so that the result does not depend on how the lines came.
            let blocks = TextLayout(lines: repair.repaired(lines.elements.map { repair.repaired($0.line) })).blocks
            let detectsData = request.configuration.detectsData
            let dataItems = detectsData ? analyzer.dataItemFinder.dataItems(in: blocks) : []
            report { state in
                state.blocks = blocks
                state.dataItems = dataItems
                state.provenance = lines.provenance
                state.textProgress = 1
            }
        case .lines(let lines):
            let repaired = lines.elements.map { repair.repaired($0.line) }
            state.withLock { state in
                for line in repaired { state.lines[line.id] = line }
                state.provenance = lines.provenance
            }
            layOut()
        case .codes(let codes):
            report { state in
                state.codes = codes
                state.codeProgress = 1
            }
        case .progress(let progress):
            let isWorthTelling = state.withLock { state in
                state.textProgress = max(state.textProgress, min(progress, 1))
                return overallProgress(state) - state.reportedProgress >= Self.progressStep
            }
            if isWorthTelling { report { _ in } }
        case .header, .pixels, .finished, .failed:
            break
        }
    }

    /// Lays out the lines read so far and tells it, unless that was done so lately that it would slow down reading: what it
    /// takes grows with the lines.
    private func layOut() {
        let start = ContinuousClock.now
        let work = state.withLock { start < $0.nextLayout ? nil : (lines: Array($0.lines.values), layout: $0.layout) }
        guard let work else { return }
        // Events come one at a time; without the lock the work can be cancelled meanwhile.
        let layout = TextLayout(lines: repair.repaired(work.lines), refining: work.layout)
        let end = ContinuousClock.now
        let duration = start.duration(to: end)
        report { state in
            state.layout = layout
            state.blocks = layout.blocks
            state.nextLayout = duration < Self.quickLayout ? end : end + duration * Self.layoutPause
        }
    }

    /// Tells the backend when the part in view has changed.
    private func tellAttention() {
        let attention = request.attention.rect
        let token = state.withLock { state -> AnalysisBackend.Token? in
            guard state.attention != attention, let token = state.token else { return nil }
            state.attention = attention
            return token
        }
        if let token { analyzer.backend.update(token, attention: attention) }
    }

    private func report(isFinal: Bool = false, _ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            guard !state.isCancelled else { return }
            state.revision += 1
            state.reportedProgress = max(state.reportedProgress, overallProgress(state))
            let analysis = ImageAnalysis(
                id: id, revision: state.revision, imageIdentity: request.image.identity, imageSize: displayedSize,
                blocks: state.blocks, dataItems: state.dataItems, codes: state.codes, provenance: state.provenance)
            continuation.yield(
                AnalysisUpdate(analysis: analysis, progress: state.reportedProgress, isFinal: isFinal))
        }
    }

    private func overallProgress(_ state: State) -> Double {
        switch (types.contains(.text), types.contains(.machineReadableCode)) {
        case (true, true): state.textProgress * (1 - Self.codeShare) + state.codeProgress * Self.codeShare
        case (true, false): state.textProgress
        case (false, _): state.codeProgress
        }
    }

    private var displayedSize: ImageSize {
        let size = request.image.size
        guard request.orientation?.swapsAxes == true else { return size }
        return ImageSize(width: size.height, height: size.width)
    }
}

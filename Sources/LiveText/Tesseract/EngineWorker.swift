// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LiveTextCore
import Synchronization

/// A thread with engines that stay ready.
actor EngineWorker {
    /// Engines kept ready, each about 40 MB: the languages in use and the ones before.
    private static let maximumEngineCount = 2

    private let thread: EngineThread
    /// Ready engines, the last used one at the end.
    private var engines: [(languageNames: [String], engine: TesseractEngine)] = []
    private let status = Mutex(Status())

    private struct Status {
        var workCount = 0
        /// Tesseract's names for the languages of the ready engines.
        var readyLanguageNames: [[String]] = []
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Work that was given and has not ended, even when nobody waits for it any more.
    nonisolated var isBusy: Bool {
        @inline(never) get { status.withLock { $0.workCount > 0 } }
    }

    /// Whether an engine for some languages is loaded.
    @inline(never)
    nonisolated func isReady(for languages: [String]) -> Bool {
        let names = Self.names(languages)
        return status.withLock { $0.readyLanguageNames.contains(names) }
    }

    init(name: String) { thread = EngineThread(name: name) }

    /// Runs a step with an engine for some languages.
    func run<Result: Sendable>(
        languages: [String], _ body: @Sendable (TesseractEngine) throws -> Result
    ) throws -> Result {
        TesseractEngine.limitOpenMPToCallingThread()
        return try body(engine(for: languages))
    }

    /// Runs a step that needs no engine.
    func run<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result { try body() }

    // A lock knows its owner by the thread's identifier. Inlined into asynchronous functions, which go on on another
    // thread, an optimised build was seen to keep that of the thread before.

    /// Marks work as given; to be ended with `release`.
    @inline(never)
    nonisolated func reserve() { status.withLock { $0.workCount += 1 } }

    @inline(never)
    nonisolated func release() { status.withLock { $0.workCount -= 1 } }

    private func engine(for languages: [String]) throws(AnalysisError) -> TesseractEngine {
        let names = Self.names(languages)
        if let index = engines.firstIndex(where: { $0.languageNames == names }) {
            engines.append(engines.remove(at: index))
        } else {
            if engines.count >= Self.maximumEngineCount { engines.removeFirst() }
            engines.append((names, try TesseractEngine(languageNames: names)))
            let ready = engines.map(\.languageNames)
            status.withLock { $0.readyLanguageNames = ready }
        }
        return engines[engines.count - 1].engine
    }

    private static func names(_ languages: [String]) -> [String] { languages.compactMap(TesseractLanguage.name(of:)) }
}

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
    private let busy = Mutex(0)

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Work that was given and has not ended, even when nobody waits for it any more.
    nonisolated var isBusy: Bool {
        @inline(never) get { busy.withLock { $0 > 0 } }
    }

    init(name: String) { thread = EngineThread(name: name) }

    /// Runs a step with an engine for some languages.
    func run<Result: Sendable>(
        languages: [String], _ body: @Sendable (TesseractEngine) throws -> Result
    ) throws -> Result {
        TesseractEngine.limitOpenMPToCallingThread()
        return try body(engine(for: languages))
    }

    // A lock knows its owner by the thread's identifier. Inlined into asynchronous functions, which go on on another
    // thread, an optimised build was seen to keep that of the thread before.

    /// Marks work as given; to be ended with `release`.
    @inline(never)
    nonisolated func reserve() { busy.withLock { $0 += 1 } }

    @inline(never)
    nonisolated func release() { busy.withLock { $0 -= 1 } }

    private func engine(for languages: [String]) throws(AnalysisError) -> TesseractEngine {
        let names = languages.compactMap(TesseractLanguage.name(of:))
        if let index = engines.firstIndex(where: { $0.languageNames == names }) {
            engines.append(engines.remove(at: index))
        } else {
            if engines.count >= Self.maximumEngineCount { engines.removeFirst() }
            engines.append((names, try TesseractEngine(languageNames: names)))
        }
        return engines[engines.count - 1].engine
    }
}

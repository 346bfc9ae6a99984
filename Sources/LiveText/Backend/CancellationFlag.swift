// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Set once from any thread; polled by the thread that works, heard by who waits for it.
package final class CancellationFlag: Sendable {
    private let flag = Atomic<Bool>(false)
    private let handlers = Mutex<[@Sendable () -> Void]>([])

    package init() {}

    // Not inlined into asynchronous functions: see `EngineWorker`.

    /// Asks the work to stop.
    @inline(never)
    package func cancel() {
        flag.store(true, ordering: .relaxed)
        let waiting = handlers.withLock { handlers in
            defer { handlers = [] }
            return handlers
        }
        for handler in waiting { handler() }
    }

    /// Whether the work is to stop.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Calls a closure once, on the thread that cancels; at once when that has happened.
    @inline(never)
    package func onCancel(_ handler: @escaping @Sendable () -> Void) {
        let isLate = handlers.withLock { handlers in
            if flag.load(ordering: .relaxed) { return true }
            handlers.append(handler)
            return false
        }
        if isLate { handler() }
    }
}

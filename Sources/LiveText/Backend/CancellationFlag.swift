// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Set once from any thread, polled by the thread that works.
package final class CancellationFlag: Sendable {
    private let flag = Atomic<Bool>(false)

    package init() {}

    /// Asks the work to stop.
    package func cancel() { flag.store(true, ordering: .relaxed) }

    /// Whether the work is to stop.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }
}

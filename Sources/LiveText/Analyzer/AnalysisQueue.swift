// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore
import Synchronization

/// Requests that wait for the engines. One request with text and one without run at a time; the more urgent goes first,
/// then the earlier.
package final class AnalysisQueue: Sendable {
    /// The queue of the whole program.
    package static let shared = AnalysisQueue()

    /// The most requests that wait; one more ends the oldest of the least urgent.
    package static let capacity = 8

    /// A request that waits or runs.
    package final class Entry: Sendable {
        let priority: AnalysisRequest.Priority
        let usesTextEngine: Bool
        let begin: @Sendable (_ whenDone: @escaping @Sendable () -> Void) -> Void
        let supersede: @Sendable () -> Void

        /// Makes an entry.
        ///
        /// - Parameters:
        ///   - begin: starts the request and calls its argument once when the engines are free again.
        ///   - supersede: ends the request, which never begins.
        package init(
            priority: AnalysisRequest.Priority, usesTextEngine: Bool,
            begin: @escaping @Sendable (_ whenDone: @escaping @Sendable () -> Void) -> Void,
            supersede: @escaping @Sendable () -> Void
        ) {
            self.priority = priority
            self.usesTextEngine = usesTextEngine
            self.begin = begin
            self.supersede = supersede
        }
    }

    private struct State {
        /// In order of arrival.
        var waiting: [Entry] = []
        var running: [Entry] = []

        /// Takes the next entry whose engine is free.
        mutating func takeNext() -> Entry? {
            let ready = waiting.indices.filter { index in
                !running.contains { $0.usesTextEngine == waiting[index].usesTextEngine }
            }
            guard let urgency = ready.map({ waiting[$0].priority }).max(),
                let next = ready.first(where: { waiting[$0].priority == urgency })
            else { return nil }
            let entry = waiting.remove(at: next)
            running.append(entry)
            return entry
        }

        /// Takes the entry that has to go when too many wait.
        mutating func takeSurplus() -> Entry? {
            guard waiting.count > AnalysisQueue.capacity, let urgency = waiting.map(\.priority).min(),
                let oldest = waiting.firstIndex(where: { $0.priority == urgency })
            else { return nil }
            return waiting.remove(at: oldest)
        }
    }

    private let state = Mutex(State())

    package init() {}

    // Not inlined into asynchronous functions: see `EngineWorker`.

    /// Adds a request; it begins at once when its engine is free.
    @inline(never)
    package func submit(_ entry: Entry) {
        state.withLock { $0.waiting.append(entry) }
        beginReadyEntries()
        state.withLock { $0.takeSurplus() }?.supersede()
    }

    /// Removes a request that still waits; one that runs stays until it is done.
    @inline(never)
    package func withdraw(_ entry: Entry) {
        state.withLock { state in state.waiting.removeAll { $0 === entry } }
    }

    @inline(never)
    private func beginReadyEntries() {
        while let entry = state.withLock({ $0.takeNext() }) {
            entry.begin { [self] in
                state.withLock { state in state.running.removeAll { $0 === entry } }
                beginReadyEntries()
            }
        }
    }
}

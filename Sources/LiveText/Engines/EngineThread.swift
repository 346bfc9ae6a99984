// SPDX-License-Identifier: Apache-2.0

import CGLib
import Dispatch
import Glibc
import Synchronization

/// One thread of its own for an engine that blocks: neither the main thread nor the cooperative pool waits for it, and
/// what an engine sets per thread (OpenMP's limits, the nice value) holds for all its calls and for nobody else's.
package final class EngineThread: SerialExecutor {
    /// Lets the desktop's main loops run first; reading takes what is left.
    private static let niceValue: Int32 = 10

    /// What the thread itself holds, so that the executor can go while the thread ends.
    private final class JobQueue: Sendable {
        private struct State {
            var jobs: [UnownedJob] = []
            var isClosed = false
        }

        private let state = Mutex(State())
        private let changes = DispatchSemaphore(value: 0)

        func append(_ job: UnownedJob) {
            state.withLock { $0.jobs.append(job) }
            changes.signal()
        }

        func close() {
            state.withLock { $0.isClosed = true }
            changes.signal()
        }

        func run(on executor: UnownedSerialExecutor) {
            while true {
                changes.wait()
                let (job, isClosed) = state.withLock { state in
                    (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
                }
                if let job { job.runSynchronously(on: executor) } else if isClosed { return }
            }
        }
    }

    private final class Start: Sendable {
        let queue: JobQueue
        let executor: UnownedSerialExecutor

        init(queue: JobQueue, executor: UnownedSerialExecutor) {
            self.queue = queue
            self.executor = executor
        }
    }

    private let queue = JobQueue()

    /// Starts the thread.
    ///
    /// - Parameter name: as shown by system monitors, which cut it to 15 bytes.
    package init(name: String) {
        let start = Start(queue: queue, executor: UnownedSerialExecutor(ordinary: self))
        let thread = g_thread_new(
            name,
            { argument in
                guard let argument else { return nil }
                let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
                // On Linux a nice value belongs to a thread; 0 is the caller.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, EngineThread.niceValue)
                start.queue.run(on: start.executor)
                return nil
            }, Unmanaged.passRetained(start).toOpaque())
        g_thread_unref(thread)
    }

    deinit { queue.close() }

    package func enqueue(_ job: consuming ExecutorJob) { queue.append(UnownedJob(job)) }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

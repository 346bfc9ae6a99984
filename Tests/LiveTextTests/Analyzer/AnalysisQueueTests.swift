// SPDX-License-Identifier: Apache-2.0

import LiveText
import Synchronization
import Testing

@Suite struct AnalysisQueueTests {
    /// Tells in which order requests begin, and ends them when asked.
    final class Record: Sendable {
        struct State {
            var begun: [Int] = []
            var superseded: [Int] = []
            var done: [Int: @Sendable () -> Void] = [:]
        }

        let state = Mutex(State())
        let queue = AnalysisQueue()

        @discardableResult
        func submit(
            _ number: Int, _ priority: AnalysisRequest.Priority = .userInitiated, usesTextEngine: Bool = true
        ) -> AnalysisQueue.Entry {
            let entry = AnalysisQueue.Entry(
                priority: priority, usesTextEngine: usesTextEngine,
                begin: { [self] done in
                    state.withLock { state in
                        state.begun.append(number)
                        state.done[number] = done
                    }
                },
                supersede: { [self] in state.withLock { $0.superseded.append(number) } })
            queue.submit(entry)
            return entry
        }

        func finish(_ number: Int) { state.withLock { $0.done.removeValue(forKey: number) }?() }
        var begun: [Int] { state.withLock { $0.begun } }
        var superseded: [Int] { state.withLock { $0.superseded } }
    }

    @Test func oneRunsAtATimeInOrderOfArrival() {
        let record = Record()
        for number in 0..<3 { record.submit(number) }
        #expect(record.begun == [0])
        record.finish(0)
        #expect(record.begun == [0, 1])
        record.finish(1)
        record.finish(2)
        #expect(record.begun == [0, 1, 2])
    }

    @Test func theUrgentGoFirst() {
        let record = Record()
        record.submit(0)
        record.submit(1, .background)
        record.submit(2)
        record.finish(0)
        #expect(record.begun == [0, 2])
        record.finish(2)
        #expect(record.begun == [0, 2, 1])
    }

    @Test func codesDoNotWaitForText() {
        let record = Record()
        record.submit(0)
        record.submit(1)
        record.submit(2, usesTextEngine: false)
        record.submit(3, usesTextEngine: false)
        #expect(record.begun == [0, 2])
        record.finish(2)
        #expect(record.begun == [0, 2, 3])
        record.finish(0)
        #expect(record.begun == [0, 2, 3, 1])
    }

    @Test func theOldestOfTheLeastUrgentGivesWay() {
        let record = Record()
        record.submit(0)
        record.submit(1)
        record.submit(2, .background)
        record.submit(3, .background)
        for number in 4..<9 { record.submit(number) }
        // One runs and eight wait.
        #expect(record.superseded.isEmpty)
        record.submit(9)
        #expect(record.superseded == [2])
        record.submit(10)
        #expect(record.superseded == [2, 3])
        record.submit(11)
        #expect(record.superseded == [2, 3, 1])
        // The new one is the least urgent itself.
        record.submit(12, .background)
        #expect(record.superseded == [2, 3, 1, 12])
        #expect(record.begun == [0])
    }

    @Test func whatIsWithdrawnNeverBegins() {
        let record = Record()
        let running = record.submit(0)
        let waiting = record.submit(1)
        record.submit(2)
        record.queue.withdraw(waiting)
        record.queue.withdraw(running)
        #expect(record.begun == [0])
        record.finish(0)
        #expect(record.begun == [0, 2])
        #expect(record.superseded.isEmpty)
    }
}

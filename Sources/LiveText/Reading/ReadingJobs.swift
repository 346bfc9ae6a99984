// SPDX-License-Identifier: Apache-2.0

import Dispatch
import LiveTextCore
import Synchronization

/// Work on one picture that several engines share: parts of the page first, then single lines, each taken by whichever
/// engine is free.
final class ReadingJobs: Sendable {
    /// A piece of work.
    enum Job {
        case region(Int)
        case line(LineJob)
    }

    private struct State {
        var regions: [Int]
        var lines: [LineJob] = []
        var runningCount = 0
        var waitingCount = 0
        var isStopped = false
    }

    private let state: Mutex<State>
    private let changes = DispatchSemaphore(value: 0)

    /// - Parameter regionCount: parts of the page.
    init(regionCount: Int) { state = Mutex(State(regions: Array(0..<regionCount))) }

    /// Runs jobs until none is left anywhere.
    ///
    /// - Parameters:
    ///   - choice: picks one of the regions that are left.
    ///   - perform: does a job; new lines come back, the most promising first.
    func work(choice: ([Int]) -> Int, perform: (Job) throws -> [LineJob]) rethrows {
        while let job = next(choice) {
            do {
                let found = try perform(job)
                finish(adding: found)
            } catch {
                stop()
                throw error
            }
        }
    }

    /// Lets every engine end after its present job.
    func stop() {
        let waiting = state.withLock { state in
            state.isStopped = true
            state.runningCount = 0
            defer { state.waitingCount = 0 }
            return state.waitingCount
        }
        for _ in 0..<waiting { changes.signal() }
    }

    private func next(_ choice: ([Int]) -> Int) -> Job? {
        while true {
            var isWaiting = false
            let job = state.withLock { state -> Job? in
                if state.isStopped { return nil }
                if !state.regions.isEmpty {
                    let region = choice(state.regions)
                    state.regions.removeAll { $0 == region }
                    state.runningCount += 1
                    return .region(region)
                }
                if !state.lines.isEmpty {
                    state.runningCount += 1
                    return .line(state.lines.removeFirst())
                }
                // Another engine's job may bring new ones.
                isWaiting = state.runningCount > 0
                if isWaiting { state.waitingCount += 1 }
                return nil
            }
            if job != nil || !isWaiting { return job }
            changes.wait()
        }
    }

    private func finish(adding lines: [LineJob]) {
        let waiting = state.withLock { state in
            state.runningCount = max(0, state.runningCount - 1)
            state.lines += lines
            let isOver = state.runningCount == 0 && state.lines.isEmpty && state.regions.isEmpty
            guard isOver || !lines.isEmpty else { return 0 }
            defer { state.waitingCount = 0 }
            return state.waitingCount
        }
        for _ in 0..<waiting { changes.signal() }
    }
}

/// A row of letters to be read by itself.
struct LineJob: Sendable {
    /// Where it is, in the reading picture or, when it stands on its side, in that turned clockwise.
    let candidate: LineCandidate
    let isSideways: Bool
    /// The page pass's line it may replace; `nil` where the page pass found nothing.
    let replaced: TextLine.ID?
    /// What is shown around a letter that stands alone; `nil` for rows of letters.
    var context: LoneGlyphContext? = nil
}

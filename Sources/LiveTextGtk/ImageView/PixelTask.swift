// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// Work on pixels beside the main thread. Letting go of the task cancels it.
final class PixelTask: Sendable {
    /// Read by the work between its parts.
    final class Cancellation: Sendable {
        private let flag = Atomic(false)

        var isCancelled: Bool { flag.load(ordering: .relaxed) }

        fileprivate func cancel() { flag.store(true, ordering: .relaxed) }
    }

    private let cancellation: Cancellation

    /// Starts the work at once.
    ///
    /// - Parameters:
    ///   - work: runs on a thread of its own; gives nil when it was cancelled or has no result.
    ///   - completion: gets the result on the main actor, unless the task was cancelled meanwhile.
    init<Result: Sendable>(
        _ work: @escaping @Sendable (Cancellation) -> Result?,
        completion: @escaping @MainActor @Sendable (Result) -> Void
    ) {
        let cancellation = Cancellation()
        self.cancellation = cancellation
        Self.queue.async {
            guard !cancellation.isCancelled, let result = work(cancellation) else { return }
            Task { @MainActor in
                if !cancellation.isCancelled { completion(result) }
            }
        }
    }

    deinit { cancellation.cancel() }

    /// Drops the result, and ends the work at the next part.
    func cancel() { cancellation.cancel() }

    /// Splits rows among the processor's cores, in bands small enough to be cancelled quickly.
    ///
    /// - Parameters:
    ///   - rows: how many there are.
    ///   - bandRows: rows of one part.
    /// - Returns: whether all of it was done.
    static func inBands(
        rows: Int, bandRows: Int, cancellation: Cancellation, _ body: @Sendable (Range<Int>) -> Void
    ) -> Bool {
        let bandRows = max(1, bandRows)
        DispatchQueue.concurrentPerform(iterations: (rows + bandRows - 1) / bandRows) { band in
            guard !cancellation.isCancelled else { return }
            body(band * bandRows..<min(rows, (band + 1) * bandRows))
        }
        return !cancellation.isCancelled
    }

    private static let queue = DispatchQueue(
        label: "app.legible.pixels", qos: .userInitiated, attributes: .concurrent)
}

/// What parts of a task on several cores give, in no order.
final class Collector<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])

    var contents: [Element] { elements.withLock { $0 } }

    func append(_ element: Element) { elements.withLock { $0.append(element) } }
}

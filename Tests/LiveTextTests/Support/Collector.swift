// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Gathers values from any thread.
final class Collector<Value: Sendable>: Sendable {
    private let state = Mutex<[Value]>([])

    var values: [Value] { state.withLock { $0 } }

    func append(_ value: Value) { state.withLock { $0.append(value) } }

    func append(contentsOf values: [Value]) { state.withLock { $0 += values } }
}

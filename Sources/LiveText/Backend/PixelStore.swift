// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore
import Synchronization

/// Pixel buffers by number, for as long as a request refers to them.
package final class PixelStore: Sendable {
    private struct State {
        var buffers: [UInt64: PixelBuffer] = [:]
        var next: UInt64 = 1
    }

    private let state = Mutex(State())

    package init() {}

    // Not inlined into asynchronous functions: see `EngineWorker`.

    /// Keeps a buffer until it is taken or removed.
    @inline(never)
    package func insert(_ buffer: PixelBuffer) -> PixelHandle {
        state.withLock { state in
            let id = state.next
            state.next += 1
            state.buffers[id] = buffer
            return PixelHandle(
                id: id, width: buffer.width, height: buffer.height, format: buffer.format,
                bytesPerRow: buffer.bytesPerRow)
        }
    }

    /// The buffer, which stays.
    @inline(never)
    package func buffer(for handle: PixelHandle) -> PixelBuffer? {
        state.withLock { $0.buffers[handle.id] }
    }

    /// Forgets the buffer and gives it back.
    @discardableResult
    @inline(never)
    package func remove(_ handle: PixelHandle) -> PixelBuffer? {
        state.withLock { $0.buffers.removeValue(forKey: handle.id) }
    }

    /// How many buffers are kept.
    package var count: Int {
        @inline(never) get { state.withLock { $0.buffers.count } }
    }
}

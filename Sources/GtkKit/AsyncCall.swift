// SPDX-License-Identifier: Apache-2.0

package import CGtk

/// Awaits one of GIO's asynchronous operations.
@MainActor
package enum AsyncCall {
    /// Starts an operation and waits for its `GAsyncResult`, to be given to the operation's `…_finish` function:
    ///
    /// ```swift
    /// let result = await AsyncCall.result { g_file_query_info_async(file, …, $0, $1) }
    /// let info = try throwingGLibError { g_file_query_info_finish(file, cast(result), $0) }
    /// ```
    package static func result(
        of start: (_ callback: @escaping GAsyncReadyCallback, _ userData: UnsafeMutableRawPointer) -> Void
    ) async -> GObjectReference {
        await withCheckedContinuation { continuation in
            let callback: GAsyncReadyCallback = { _, result, userData in
                guard let result, let userData else { return }
                let box = Unmanaged<ContinuationBox>.fromOpaque(userData).takeRetainedValue()
                box.continuation.resume(returning: GObjectReference(retaining: result))
            }
            start(callback, Unmanaged.passRetained(ContinuationBox(continuation)).toOpaque())
        }
    }
}

/// Carries a continuation through a C callback's user data.
@MainActor
private final class ContinuationBox {
    let continuation: CheckedContinuation<GObjectReference, Never>

    init(_ continuation: CheckedContinuation<GObjectReference, Never>) { self.continuation = continuation }
}

/// Ends GIO's asynchronous operations early.
@MainActor
package final class Cancellable {
    private let reference = GObjectReference(adopting: g_cancellable_new())

    package init() {}

    /// The `GCancellable`.
    package var pointer: UnsafeMutablePointer<GCancellable> { cast(reference) }

    /// Ends the operations; their results are errors.
    package func cancel() { g_cancellable_cancel(pointer) }
}

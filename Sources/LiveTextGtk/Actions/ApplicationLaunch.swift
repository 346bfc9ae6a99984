// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Starts applications by GIO without blocking the main loop.
@MainActor
enum ApplicationLaunch {
    /// Hands a URI to an application, a `GAppInfo *`.
    static func open(
        _ uri: String, with application: OpaquePointer, context: UnsafeMutablePointer<GAppLaunchContext>?
    ) async throws(GLibError) {
        let reply = await withCheckedContinuation { (continuation: Continuation) in
            // GIO reads the list until the launch is over, so it is freed with the reply.
            let list = g_list_append(nil, g_strdup(uri))
            let request = Request(continuation, uris: list)
            g_app_info_launch_uris_async(
                application, list, context, nil,
                { source, result, request in
                    Request.finish(request) {
                        g_app_info_launch_uris_finish(source.map { OpaquePointer($0) }, result, $0)
                    }
                }, request.retained())
        }
        try reply.get()
    }

    /// Hands a URI to the application that the desktop's portal chooses.
    static func openThroughPortal(
        _ uri: String, context: UnsafeMutablePointer<GAppLaunchContext>?
    ) async throws(GLibError) {
        let reply = await withCheckedContinuation { (continuation: Continuation) in
            let request = Request(continuation, uris: nil)
            g_app_info_launch_default_for_uri_async(
                uri, context, nil,
                { _, result, request in
                    Request.finish(request) { g_app_info_launch_default_for_uri_finish(result, $0) }
                }, request.retained())
        }
        try reply.get()
    }

    private typealias Continuation = CheckedContinuation<Result<Void, GLibError>, Never>

    /// What waits for GIO's reply.
    private final class Request {
        private let continuation: Continuation
        private let uris: UnsafeMutablePointer<GList>?

        init(_ continuation: Continuation, uris: UnsafeMutablePointer<GList>?) {
            self.continuation = continuation
            self.uris = uris
        }

        deinit { g_list_free_full(uris) { g_free($0) } }

        /// User data that owns the request until `finish`.
        func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

        /// Resumes who waits, with what GIO's finishing function says.
        static func finish(
            _ userData: UnsafeMutableRawPointer?,
            _ finishing: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
        ) {
            guard let userData else { return }
            let request = Unmanaged<Request>.fromOpaque(userData).takeRetainedValue()
            do throws(GLibError) {
                _ = try throwingGLibError(finishing)
                request.continuation.resume(returning: .success(()))
            } catch {
                request.continuation.resume(returning: .failure(error))
            }
        }
    }
}

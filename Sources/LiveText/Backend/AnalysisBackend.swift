// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Where files are decoded and pictures read: in this process, or in another one. Everything that touches foreign bytes
/// lies behind it; requests and events are plain values that can cross a process boundary.
package protocol AnalysisBackend: Sendable {
    /// Names a running request.
    typealias Token = UInt64

    /// The pixels that messages refer to.
    var pixels: PixelStore { get }

    /// Starts a request.
    ///
    /// - Parameter events: called on any thread, one call at a time, ending with `finished` or `failed`.
    func start(_ request: BackendRequest, events: @escaping @Sendable (BackendEvent) -> Void) -> Token

    /// Tells what part of the picture a running analysis should read next.
    func update(_ token: Token, attention: UnitRect)

    /// Asks a request to stop; it then ends with `failed(.cancelled)` unless it ended before.
    func cancel(_ token: Token)
}

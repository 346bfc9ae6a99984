// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Names one decoded picture for as long as the process runs, so that a result can be matched with the picture it
/// belongs to. Minted once per picture, copied into its analysis, never encoded.
public struct ImageIdentity: Hashable, Sendable {
    private let serial: UInt64

    private static let next = Atomic<UInt64>(1)

    /// Mints an identity equal to no other.
    public init() { serial = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue }
}

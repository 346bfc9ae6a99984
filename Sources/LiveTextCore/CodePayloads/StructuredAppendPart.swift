// SPDX-License-Identifier: Apache-2.0

/// Which of how many codes this is, when a message is spread over several (ISO/IEC 18004, 8).
public struct StructuredAppendPart: Hashable, Sendable, Codable {
    /// Its place in the message, from 0.
    public let index: Int
    /// How many codes make the message.
    public let count: Int

    /// Names a part; `nil` for a message of one code, or a place beyond the last.
    public init?(index: Int, count: Int) {
        guard count > 1, (0..<count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }
}

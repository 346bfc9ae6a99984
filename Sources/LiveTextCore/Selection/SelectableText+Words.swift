// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The unit at a caret position: the word after it, else the one before, else the sign there. Lines and paragraphs
    /// come without the newline after them.
    public func range(of granularity: TextGranularity, around position: Int) -> Range<Int> { 0..<0 }

    /// The unit under a point that was hit; on a space the word on its nearer side.
    public func range(of granularity: TextGranularity, at hit: TextHit) -> Range<Int> { 0..<0 }
}

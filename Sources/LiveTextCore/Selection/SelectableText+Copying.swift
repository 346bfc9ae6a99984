// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The text of some cells as it is copied: a newline between lines and between ranges, none at either end.
    public func string(in ranges: [Range<Int>], style: TextCopyStyle = .asSeen) -> String { "" }
}

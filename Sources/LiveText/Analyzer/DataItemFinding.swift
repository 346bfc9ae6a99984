// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Finds what a person acts on in recognised text.
package protocol DataItemFinding: Sendable {
    /// The items of a text, with ranges in its transcript.
    func dataItems(in blocks: [TextBlock]) -> [DataItem]

    /// Where in a line's text an address stands that is one only without the spaces in it, in UTF-8 offsets, in order
    /// and apart from one another.
    func addressesBrokenBySpaces(in line: String) -> [Range<Int>]
}

extension DataItemFinding {
    /// A finder that knows no addresses finds none.
    package func addressesBrokenBySpaces(in line: String) -> [Range<Int>] { [] }
}

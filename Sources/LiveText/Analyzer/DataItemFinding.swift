// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Finds what a person acts on in recognised text.
package protocol DataItemFinding: Sendable {
    /// The items of a text, with ranges in its transcript.
    func dataItems(in blocks: [TextBlock]) -> [DataItem]
}

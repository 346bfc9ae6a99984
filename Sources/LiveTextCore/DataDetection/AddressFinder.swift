// SPDX-License-Identifier: Apache-2.0

/// Finds postal addresses.
struct AddressFinder {
    let region: String

    func matches(in tokens: TextTokens) -> [DataMatch] { [] }
}

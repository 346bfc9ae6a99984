// SPDX-License-Identifier: Apache-2.0

/// Finds telephone numbers in international and common national forms, without knowing the world's numbering plans.
public struct PlainPhoneNumberFinder: PhoneNumberFinding {
    /// Makes a finder.
    public init() {}

    /// The numbers in a text, in order.
    public func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] { [] }
}

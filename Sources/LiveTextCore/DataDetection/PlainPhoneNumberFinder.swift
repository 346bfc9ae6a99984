// SPDX-License-Identifier: Apache-2.0

/// Finds telephone numbers in international and common national forms, without the world's numbering plans in full.
public struct PlainPhoneNumberFinder: PhoneNumberFinding {
    /// Makes a finder.
    public init() {}

    /// The numbers in a text, in order.
    public func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch] {
        candidates(in: ScannedText(text), region: region).map(\.match)
    }

    /// A number and what speaks for it.
    struct Candidate {
        let match: PhoneNumberMatch
        /// Whether it begins with its country's code, or a word or sign before it names it a number to call.
        let isCertain: Bool
    }

    /// The numbers in a text, in order, with what speaks for them.
    func candidates(in text: ScannedText, region: String) -> [Candidate] {
        let reader = PhoneNumberReader(text: text, plan: NumberingPlan.plan(region: region))
        var candidates: [Candidate] = []
        var previousEnd = -1
        var position = 0
        while position < text.count {
            let byte = text.bytes[position]
            guard byte.isASCIIDigit || byte == .ascii("+") || byte == .ascii("(") else {
                position += 1
                continue
            }
            if let candidate = reader.number(at: position, after: previousEnd) {
                candidates.append(candidate)
                previousEnd = candidate.match.range.upperBound
                position = previousEnd
            } else {
                position += 1
                while byte.isASCIIDigit, text.byte(at: position).isASCIIDigit { position += 1 }
            }
        }
        return candidates
    }
}

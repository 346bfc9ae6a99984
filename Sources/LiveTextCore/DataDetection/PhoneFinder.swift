// SPDX-License-Identifier: Apache-2.0

/// Finds telephone numbers with the given finder, and leaves out what the words around say is no telephone number.
struct PhoneFinder {
    let finder: any PhoneNumberFinding
    let region: String

    /// The telephone numbers of a text, in order.
    func matches(in text: ScannedText, string: String) -> [DataMatch] {
        guard text.hasDigits(atLeast: 5) else { return [] }
        if let plain = finder as? PlainPhoneNumberFinder {
            return plain.candidates(in: text, region: region).map { Self.dataMatch($0.match) }
        }
        let found = finder.phoneNumbers(in: string, region: region).filter { match in
            match.range.lowerBound >= 0 && match.range.upperBound <= text.count && !match.range.isEmpty
                && PhoneContext(in: text, before: match.range.lowerBound) != .excluded
        }
        // The finder knows the numbers in use; one that is not in use yet is a number all the same when its form or
        // the words before it leave no doubt.
        let others = PlainPhoneNumberFinder().candidates(in: text, region: region).filter(\.isCertain).map(\.match)
        return Self.merged(found, others).map(Self.dataMatch)
    }

    private static func dataMatch(_ match: PhoneNumberMatch) -> DataMatch {
        DataMatch(value: .phoneNumber(match.number), range: match.range)
    }

    /// The first list, and what of the second overlaps nothing in it.
    private static func merged(_ first: [PhoneNumberMatch], _ second: [PhoneNumberMatch]) -> [PhoneNumberMatch] {
        var result: [PhoneNumberMatch] = []
        var rest = first[...]
        for match in second {
            while let next = rest.first, next.range.upperBound <= match.range.lowerBound {
                result.append(next)
                rest.removeFirst()
            }
            if let next = rest.first, next.range.overlaps(match.range) { continue }
            result.append(match)
        }
        return result + rest
    }
}

extension ScannedText {
    /// Whether it has that many digits at least.
    func hasDigits(atLeast count: Int) -> Bool {
        var found = 0
        for byte in bytes where byte.isASCIIDigit || byte >= 0xD9 {
            found += 1
            if found >= count { return true }
        }
        return false
    }
}

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
                && isCallable(match.range, in: text)
        }
        // The finder knows the numbers in use; one that is not in use yet is a number all the same when its form or
        // the words before it leave no doubt.
        let others = PlainPhoneNumberFinder().candidates(in: text, region: region).filter(\.isCertain).map(\.match)
        return Self.merged(found, others).map(Self.dataMatch)
    }

    /// Whether neither its own form nor what stands before it makes it another kind of number.
    private func isCallable(_ range: Range<Int>, in text: ScannedText) -> Bool {
        switch PhoneContext(in: text, before: range.lowerBound) {
        case .named: return true
        case .excluded: return false
        case .unknown: break
        }
        if text.bytes[range.lowerBound] == .ascii("+"), text.byte(at: range.lowerBound - 1).isASCIIDigit {
            return false
        }
        return !(PrintedNumber(text: text, range: range)?.looksLikeAnotherKind ?? false)
            && !text.continuesBankAccount(at: range.lowerBound)
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
    /// Whether what stands at an offset goes on with an IBAN (ISO 13616), which is printed in groups of four: two
    /// letters and two digits stand before it, and only capitals, digits and spaces between.
    func continuesBankAccount(at offset: Int) -> Bool {
        /// The longest IBAN with its spaces.
        let reach = 42
        var position = offset
        while position > max(0, offset - reach) {
            let byte = bytes[position - 1]
            guard byte.isASCIIDigit || byte.isASCIIUppercase || byte == .ascii(" ") else { break }
            position -= 1
            if byte.isASCIIUppercase, self.byte(at: position + 1).isASCIIUppercase,
                self.byte(at: position + 2).isASCIIDigit, self.byte(at: position + 3).isASCIIDigit,
                !self.byte(at: position - 1).isASCIIAlphanumeric
            {
                return true
            }
        }
        return false
    }

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

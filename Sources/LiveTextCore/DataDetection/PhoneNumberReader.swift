// SPDX-License-Identifier: Apache-2.0

/// Reads one telephone number at a place in a text.
struct PhoneNumberReader {
    let text: ScannedText
    /// The reader's country, whose national form is understood.
    let plan: NumberingPlan?

    /// Groups of digits a number may be printed in.
    private static let groupLimit = 7
    /// Digits of the longest number with its prefixes (ITU-T E.164, and an exit code).
    private static let digitLimit = 18
    /// Digits of the shortest number that is taken for one.
    private static let fewestDigits = 7
    /// Digits of the shortest national number with its country's code or trunk prefix.
    private static let fewestWithPrefix = 5
    /// Digits of the longest number after `+` (ITU-T E.164).
    private static let mostDigits = 15
    /// Signs between two groups: `) - `.
    private static let separatorLimit = 3

    /// The number that begins at an offset, which is a digit, `+` or `(`.
    ///
    /// - Parameter previousEnd: where the number before it ends.
    func number(at start: Int, after previousEnd: Int) -> PlainPhoneNumberFinder.Candidate? {
        guard mayBegin(at: start) else { return nil }
        var groups = groups(from: start)
        guard groups.reduce(0, { $0 + $1.count }) >= Self.fewestWithPrefix else { return nil }
        let context = PhoneContext(in: text, before: start)
        guard context != .excluded, !text.continuesBankAccount(at: start) else { return nil }
        guard context == .named || !followsDigits(start, after: previousEnd) else { return nil }
        while let last = groups.last {
            let printed = PrintedNumber(text: text, start: start, groups: groups)
            if mayEnd(at: printed.range.upperBound), !printed.looksLikeAnotherKind,
                let read = read(printed, isNamed: context == .named)
            {
                let suffix = extensionSuffix(from: printed.range.upperBound)
                let number = PhoneNumber(number: read, formatted: printed.formatted, extension: suffix?.digits)
                let range = printed.range.lowerBound..<(suffix?.end ?? printed.range.upperBound)
                return PlainPhoneNumberFinder.Candidate(
                    match: PhoneNumberMatch(range: range, number: number),
                    isCertain: printed.hasPlus || context == .named)
            }
            // What follows a space may be another number: try without it.
            groups.removeLast()
            guard let previous = groups.last,
                text.bytes[previous.upperBound..<last.lowerBound].contains(.ascii(" "))
            else { return nil }
        }
        return nil
    }

    // MARK: Where a number may stand

    private func mayBegin(at start: Int) -> Bool {
        guard let (scalar, previous) = text.scalar(before: start) else { return true }
        switch scalar {
        case "+", "=", "*", "%", "$", "€", "£", "¥", "_", "@", "\\", "&", "~": return false
        case "/", ".", ",", "-", ":", "(":
            // Not the rest of another number, path or amount.
            return text.scalar(before: previous).map { !$0.scalar.isLetterOrDigit || scalar == ":" } ?? (scalar != "-")
                || (scalar == "." && !text.byte(at: previous - 1).isASCIIDigit)
        default:
            return !scalar.isLetterOrDigit || scalar.isWrittenWithoutSpaces
                || (beginsWithPlus(start) && !scalar.properties.generalCategory.isNumber)
        }
    }

    private func beginsWithPlus(_ start: Int) -> Bool {
        text.bytes[start] == .ascii("+")
            || (text.bytes[start] == .ascii("(") && text.byte(at: start + 1) == .ascii("+"))
    }

    /// Whether digits stand before it with only a space between, so that it may be the rest of a longer number.
    private func followsDigits(_ start: Int, after previousEnd: Int) -> Bool {
        start > previousEnd + 1 && text.byte(at: start - 1) == .ascii(" ") && text.byte(at: start - 2).isASCIIDigit
            && text.byte(at: start) != .ascii("+")
    }

    private func mayEnd(at end: Int) -> Bool {
        guard end < text.count else { return true }
        let (scalar, next) = text.scalar(at: end)
        switch scalar {
        case "$", "€", "£", "%", "=", "*", "_", "@", "°", "+", "\\": return false
        case ".", ",", "-", "/", ":": return !text.byte(at: next).isASCIIDigit
        case " ": return !isCurrency(at: next)
        default:
            let isExtension = scalar == "x" && text.byte(at: next).isASCIIDigit
            return isExtension || !scalar.isLetterOrDigit || scalar.isWrittenWithoutSpaces
        }
    }

    private func isCurrency(at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        let scalar = text.scalar(at: offset).scalar
        return scalar.properties.generalCategory == .currencySymbol
            || ["eur", "usd", "gbp", "chf"].contains { text.hasPrefix($0, at: offset) }
    }

    // MARK: Groups of digits

    private func groups(from start: Int) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var digits = 0
        var position = start
        while groups.count < Self.groupLimit {
            let groupStart = skipSeparators(from: position, groups: groups.count)
            guard let groupStart else { break }
            var end = groupStart
            while text.byte(at: end).isASCIIDigit, end - groupStart <= Self.digitLimit { end += 1 }
            digits += end - groupStart
            guard end > groupStart, digits <= Self.digitLimit else { break }
            groups.append(groupStart..<end)
            position = end
        }
        return groups
    }

    /// Where the next group begins; `nil` when something else than a few separators stands before it.
    private func skipSeparators(from start: Int, groups: Int) -> Int? {
        var position = start
        for _ in 0...Self.separatorLimit {
            let byte = text.byte(at: position)
            if byte.isASCIIDigit { return groups == 0 || position > start ? position : nil }
            switch Unicode.Scalar(byte) {
            case "+": guard groups == 0 else { return nil }
            // An area code or a trunk zero stands in brackets, what follows them does not.
            case "(": guard groups <= 1 else { return nil }
            case " ", "-", ".", "/", ")": break
            default:
                guard byte >= 0x80, Self.isSeparator(text.scalar(at: position).scalar) else { return nil }
            }
            position = text.scalar(at: position).end
        }
        return nil
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{A0}", "\u{2009}", "\u{202F}", "\u{2010}"..."\u{2014}", "\u{2212}", "·": true
        default: false
        }
    }

    // MARK: What is dialled

    /// The number as dialled: E.164 where its country is known, else its digits.
    private func read(_ printed: PrintedNumber, isNamed: Bool) -> String? {
        if let digits = printed.internationalDigits(exitCode: exitCode) {
            let plans = NumberingPlan.plans(internationalDigits: digits)
            guard digits.count <= Self.mostDigits,
                plans.contains(where: { $0.lengths.contains(digits.count - $0.callingCode.count) })
            else { return nil }
            return "+" + digits
        }
        guard !printed.hasPlus else { return nil }
        if let national = national(printed, isNamed: isNamed) { return national }
        let digits = printed.digits
        guard isNamed, (Self.fewestDigits...Self.mostDigits).contains(digits.count) else { return nil }
        return digits
    }

    private var exitCode: String { plan?.callingCode == NumberingPlan.northAmericanCode ? "011" : "00" }

    private func national(_ printed: PrintedNumber, isNamed: Bool) -> String? {
        guard let plan else { return nil }
        var digits = printed.digits[...]
        let hasTrunk = !plan.trunkPrefix.isEmpty && digits.hasPrefix(plan.trunkPrefix)
        if hasTrunk { digits = digits.dropFirst(plan.trunkPrefix.count) }
        guard plan.lengths.contains(digits.count), isNamed || printed.isSeparated else { return nil }
        if plan.callingCode == NumberingPlan.northAmericanCode {
            guard Self.isNorthAmerican(digits), isNamed || printed.hasNorthAmericanGroups else { return nil }
        } else if plan.trunkPrefix.isEmpty {
            guard isNamed || digits.count >= 8 else { return nil }
        } else if !hasTrunk, !isNamed {
            return nil
        }
        return "+" + plan.callingCode + digits
    }

    /// `NXX NXX XXXX` with N from 2 to 9.
    private static func isNorthAmerican(_ digits: Substring) -> Bool {
        let digits = Array(digits.utf8)
        return digits.count == 10 && digits[0] >= .ascii("2") && digits[3] >= .ascii("2")
    }

    // MARK: Extension

    /// The extension that follows a number, and where it ends.
    private func extensionSuffix(from end: Int) -> (digits: String, end: Int)? {
        var position = skipSigns(from: end)
        guard let word = Self.extensionWords.first(where: { matches($0, at: position) }) else { return nil }
        position = skipSigns(from: position + word.utf8CodeUnitCount)
        let start = position
        while text.byte(at: position).isASCIIDigit, position - start <= Self.longestExtension { position += 1 }
        guard (1...Self.longestExtension).contains(position - start), !text.startsLabel(at: position) else {
            return nil
        }
        return (text.string(start..<position), position)
    }

    private func matches(_ word: StaticString, at offset: Int) -> Bool { text.hasPrefix(word, at: offset) }

    private func skipSigns(from start: Int) -> Int {
        var position = start
        while position - start <= Self.separatorLimit,
            [.ascii(" "), .ascii(","), .ascii("."), .ascii(":")].contains(text.byte(at: position))
        {
            position += 1
        }
        return position
    }

    /// Words before an extension, longer ones first, in lower case.
    private static let extensionWords: [StaticString] = ["extension", "ext", "durchwahl", "dw", "x"]

    private static let longestExtension = 7
}

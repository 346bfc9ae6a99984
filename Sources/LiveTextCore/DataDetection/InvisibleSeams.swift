// SPDX-License-Identifier: Apache-2.0

/// Places where an invisible character, or a sign that looks like one of an address, lies between two parts of what a
/// person reads as one address. Neither part is the address that is printed.
extension ScannedText {
    /// The most invisible characters in a row that are looked past.
    private static let mostInvisible = 16

    /// Whether what ends at an offset goes on behind invisible characters or a sign that looks like an address's.
    func goesOnUnseen(at end: Int) -> Bool {
        var position = end
        for _ in 0..<Self.mostInvisible {
            guard position < count else { return false }
            let (scalar, next) = scalar(at: position)
            guard scalar.isInvisible else {
                if scalar.isDelimiterLookalike {
                    return startsPart(at: next) && (!scalar.isSentenceSign || isPart(at: next, after: position))
                }
                return position > end && continuesAddress(at: position)
            }
            position = next
        }
        return true
    }

    /// Whether a host's name is cut at an encoded character: `https://ex%61mple.com`.
    func goesOnEncoded(at end: Int) -> Bool {
        byte(at: end) == .ascii("%") && byte(at: end + 1).isASCIIHexDigit && byte(at: end + 2).isASCIIHexDigit
    }

    private func continuesAddress(at position: Int) -> Bool {
        let scalar = scalar(at: position).scalar
        // Text written without spaces may have zero-width spaces between words.
        if scalar.isLetterOrDigit { return !scalar.isWrittenWithoutSpaces }
        switch scalar {
        case "/", "@", "#", "=", "&", "%", "_", "~", "\\": return true
        case ".", ":", "-", "?", "+": return startsLabel(at: position + 1)
        default: return false
        }
    }

    /// Whether a part of an address may begin at an offset: a letter of a script with spaces, or a dot before one.
    private func startsPart(at offset: Int) -> Bool {
        let start = byte(at: offset) == .ascii(".") ? offset + 1 : offset
        return startsLabel(at: start) && !scalar(at: start).scalar.isWrittenWithoutSpaces
    }

    /// Whether what stands on both sides of a sign that may end a sentence is more likely one host than a host and a
    /// word: a dot or a slash goes on after it, or the part before it is no host on its own.
    private func isPart(at start: Int, after end: Int) -> Bool {
        var stop = start
        while stop - start <= HostLimit.label, startsLabel(at: stop) || byte(at: stop) == .ascii("-") {
            stop = scalar(at: stop).end
        }
        if byte(at: stop) == .ascii("/") || byte(at: stop) == .ascii("."), startsLabel(at: stop + 1) { return true }
        var label = end
        while end - label <= HostLimit.label, let (scalar, previous) = scalar(before: label),
            scalar.isLetterOrDigit || scalar == "-"
        {
            label = previous
        }
        return byte(at: label - 1) != .ascii(".")
    }

    /// Whether what begins at an offset goes on from something behind invisible characters, or may, or from a part of
    /// an address behind a sign that looks like an address's.
    ///
    /// Marks that order the text are let pass at a line's beginning and after white space, zero-width spaces after
    /// letters that are written without spaces.
    func beginsUnseen(at start: Int) -> Bool {
        var position = start
        var areMarks = true
        for _ in 0..<Self.mostInvisible {
            guard let (scalar, previous) = scalar(before: position) else { return position < start && !areMarks }
            guard scalar.isInvisible else {
                if scalar.isDelimiterLookalike { return endsPart(at: previous) }
                guard position < start else { return false }
                if scalar.isWrittenWithoutSpaces { return false }
                return !(areMarks && scalar.properties.isWhitespace)
            }
            if !scalar.isDirectionMark { areMarks = false }
            position = previous
        }
        return true
    }

    /// Whether a part of an address may end at an offset.
    private func endsPart(at offset: Int) -> Bool {
        scalar(before: offset).map { $0.scalar.isLetterOrDigit && !$0.scalar.isWrittenWithoutSpaces } ?? false
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Places where an invisible character lies between two parts of what a person reads as one address. Neither part is
/// the address that is printed.
extension ScannedText {
    /// The most invisible characters in a row that are looked past.
    private static let mostInvisible = 16

    /// Whether what ends at an offset goes on behind invisible characters.
    func goesOnUnseen(at end: Int) -> Bool {
        var position = end
        for _ in 0..<Self.mostInvisible {
            guard position < count else { return false }
            let (scalar, next) = scalar(at: position)
            guard scalar.isInvisible else { return position > end && continuesAddress(at: position) }
            position = next
        }
        return true
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

    /// Whether what begins at an offset goes on from something behind invisible characters, or may: marks that order
    /// the text are let pass at a line's beginning and after white space, zero-width spaces after letters that are
    /// written without spaces.
    func beginsUnseen(at start: Int) -> Bool {
        var position = start
        var areMarks = true
        for _ in 0..<Self.mostInvisible {
            guard let (scalar, previous) = scalar(before: position) else { return position < start && !areMarks }
            guard scalar.isInvisible else {
                guard position < start else { return false }
                if scalar.isWrittenWithoutSpaces { return false }
                return !(areMarks && (scalar.properties.isWhitespace || scalar == "\n"))
            }
            if !scalar.isDirectionMark { areMarks = false }
            position = previous
        }
        return true
    }
}

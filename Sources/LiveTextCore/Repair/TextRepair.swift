// SPDX-License-Identifier: Apache-2.0

/// Mends in recognised lines what the text itself decides, before they are laid out and searched for data:
/// ligatures become letters, identifiers get the digits their shape demands, addresses broken by a false space are
/// joined, the English "I" is no stroke, and misread bullets of a list become bullets. What could be meant as it is stays as it is.
///
/// Every character of the result has a place in the picture, and lines keep their identifiers. What is decided about a
/// line alone does not change when further lines come.
package struct TextRepair: Sendable {
    private let brokenAddresses: @Sendable (String) -> [Range<Int>]

    /// Makes a repair.
    ///
    /// - Parameter brokenAddresses: where in a line's text a mail address or a link stands that spaces break, in UTF-8
    ///   offsets, in order and apart from one another.
    package init(brokenAddresses: @escaping @Sendable (String) -> [Range<Int>]) {
        self.brokenAddresses = brokenAddresses
    }

    /// A line with what is decided by the line alone.
    package func repaired(_ line: TextLine) -> TextLine {
        var words = line.words.map(LigatureRepair.repaired)
        words = WordJoining.joined(words, in: brokenAddresses)
        words = WordJoining.joined(words, in: IdentifierRepair.rangesBrokenBySpaces)
        words = words.map(IdentifierRepair.repaired)
        if line.language.map({ $0.hasPrefix("en") }) == true { words = PronounRepair.repaired(words) }
        return line.replacing(words)
    }

    /// Lines of one picture with what takes several of them to decide.
    package func repaired(_ lines: [TextLine]) -> [TextLine] { BulletRepair(lines).lines }
}

extension TextLine {
    /// The line with other words at the same place.
    func replacing(_ words: [TextWord]) -> TextLine {
        guard words != self.words else { return self }
        return TextLine(
            id: id, words: words, quad: quad, baseline: baseline, confidence: confidence, language: language,
            direction: direction, continuesParagraph: continuesParagraph)
    }
}

extension TextWord {
    /// The word with other characters at the same place.
    func replacing(_ characters: [TextCharacter]) -> TextWord {
        TextWord(characters: characters, quad: quad, confidence: confidence, isFollowedBySpace: isFollowedBySpace)
    }

    /// The word with some characters' texts replaced, each at its character's place.
    ///
    /// - Parameter texts: as many as the word has characters.
    func replacing(texts: [String]) -> TextWord {
        replacing(
            zip(characters, texts).map { character, text in
                TextCharacter(text: text, quad: character.quad, confidence: character.confidence)
            })
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Takes ligature characters apart, so that text is found and copied as it is typed.
enum LigatureRepair {
    /// The Latin ligatures of Unicode and their letters; the long s stays one.
    private static let letters: [Character: String] = [
        "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl",
        "\u{FB05}": "ſt", "\u{FB06}": "st",
    ]

    /// The word without ligatures; the letters share a ligature's place evenly.
    static func repaired(_ word: TextWord) -> TextWord {
        guard word.characters.contains(where: { $0.text.contains { letters[$0] != nil } }) else { return word }
        return word.replacing(word.characters.flatMap(partedIntoLetters))
    }

    private static func partedIntoLetters(_ character: TextCharacter) -> [TextCharacter] {
        let text = character.text.map { letters[$0] ?? String($0) }.joined()
        guard text != character.text else { return [character] }
        let count = Double(text.count)
        return text.enumerated().map { index, letter in
            TextCharacter(
                text: String(letter),
                quad: character.quad.slice(from: Double(index) / count, to: Double(index + 1) / count),
                confidence: character.confidence)
        }
    }
}

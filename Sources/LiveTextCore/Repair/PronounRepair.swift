// SPDX-License-Identifier: Apache-2.0

/// Makes the English "I" of a vertical stroke: before a word that follows no other pronoun, or before an apostrophe.
///
/// A stroke also parts the entries of menus and the cells of tables; a line with two strokes is left alone.
enum PronounRepair {
    private static let stroke = "|"
    private static let apostrophes: Set<String> = ["'", "\u{2019}"]
    /// What an apostrophe may join to "I".
    private static let endings: Set<String> = ["m", "ll", "ve", "d"]
    /// Verbs in the form that goes with "I" and that begin no entry of a menu.
    private static let verbs: Set<String> = [
        "am", "was", "have", "had", "will", "would", "could", "should", "don't", "didn't",
    ]

    /// The words of an English line.
    static func repaired(_ words: [TextWord]) -> [TextWord] {
        guard words.count(where: { $0.text.contains(stroke) }) == 1,
            let index = words.firstIndex(where: { $0.text.hasPrefix(stroke) })
        else { return words }
        let texts = words[index].characters.map(\.text)
        let isContracted =
            texts.count > 2 && texts[0] == stroke && apostrophes.contains(texts[1])
            && endings.contains(texts[2...].joined())
        let next = index + 1 < words.count ? words[index + 1].text : ""
        let isAlone = texts == [stroke] && verbs.contains(next.replacing("\u{2019}", with: "'"))
        guard isContracted || isAlone else { return words }
        var words = words
        words[index] = words[index].replacing(texts: ["I"] + texts.dropFirst())
        return words
    }
}

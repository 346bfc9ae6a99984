// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Tells text from what an engine makes of leaves, bricks and noise.
enum JunkFilter {
    /// A line is told before the page is done only when it is surely text, so that nothing appears and goes again.
    private static let certainConfidence = 0.7
    /// A page is text when at least one word is as sure as this…
    private static let wordConfidence = 0.8
    /// …and has as many letters or digits; an ideograph counts for two.
    private static let wordLength = 3
    /// A page of short words only is text when they are as sure as this on average.
    private static let shortWordConfidence = 0.9
    /// Mean confidence of a page below which it holds no text.
    private static let pageConfidence = 0.4

    /// Whether a line is surely text.
    static func isCertain(_ line: TextLine) -> Bool { line.confidence >= certainConfidence }

    /// Whether a whole page's lines are no text.
    static func isJunk(_ lines: [RecognizedLines.Element]) -> Bool {
        let words = lines.flatMap(\.line.words)
        guard !words.isEmpty else { return false }
        let mean = words.reduce(0) { $0 + $1.confidence } / Double(words.count)
        guard mean >= pageConfidence else { return true }
        let hasWord = words.contains { $0.confidence >= wordConfidence && length(of: $0) >= wordLength }
        return !hasWord && mean < shortWordConfidence
    }

    /// Letters and digits of a word.
    private static func length(of word: TextWord) -> Int {
        word.text.unicodeScalars.reduce(0) { length, scalar in
            if scalar.properties.isIdeographic { return length + 2 }
            return length + (scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? 1 : 0)
        }
    }
}

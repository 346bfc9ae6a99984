// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Tells text from what an engine makes of leaves, bricks and noise.
enum JunkFilter {
    /// A line is told before the page is done only when it is surely text, so that nothing appears and goes again.
    private static let certainConfidence = 0.7
    /// A page is text when at least one word is as sure as this…
    private static let wordConfidence = 0.8
    /// …and has as many letters or digits.
    private static let wordLength = 3
    /// Mean confidence of a page below which it holds no text.
    private static let pageConfidence = 0.4

    /// Whether a line is surely text.
    static func isCertain(_ line: TextLine) -> Bool { line.confidence >= certainConfidence }

    /// Whether a whole page's lines are no text.
    static func isJunk(_ lines: [RecognizedLines.Element]) -> Bool {
        let words = lines.flatMap(\.line.words)
        guard !words.isEmpty else { return false }
        let hasWord = words.contains { word in
            word.confidence >= wordConfidence
                && word.text.count(where: { $0.isLetter || $0.isNumber }) >= wordLength
        }
        let mean = words.reduce(0) { $0 + $1.confidence } / Double(words.count)
        return !hasWord || mean < pageConfidence
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Decides whether a space stands between two words of a line.
enum WordSpacing {
    /// Gaps above this part of the line's height are spaces even between characters that are set without.
    private static let wideGap = 0.8
    /// Gaps above this part of the line's height are spaces between a spaced and an unspaced script.
    private static let narrowGap = 0.2

    /// - Parameters:
    ///   - isSpaced: what the engine says; `nil` when the words come from two of its lines.
    ///   - gap: the distance between the words, in line heights.
    static func hasSpace(between word: WordTraits, and next: WordTraits, isSpaced: Bool?, gap: Double) -> Bool {
        switch (word.last.breaksAnywhere, next.first.breaksAnywhere) {
        case (true, true): gap > wideGap
        case (false, false): isSpaced ?? true
        default:
            // Punctuation belongs to what it stands beside.
            word.last == .other || next.first == .other
                ? (isSpaced ?? true) && gap > narrowGap : (isSpaced ?? true) && gap > narrowGap / 2
        }
    }
}

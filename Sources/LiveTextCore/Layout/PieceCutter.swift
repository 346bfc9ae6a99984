// SPDX-License-Identifier: Apache-2.0

/// Cuts a line's words where the gap between two of them may be more than a space.
enum PieceCutter {
    /// Gaps below this many line heights are spaces, even in justified text.
    private static let narrowest = 0.75
    /// A gap this many times as wide as the other gaps of the line stands out.
    private static let outstanding = 1.8
    /// Gaps above this many line heights stand out however wide the others are.
    private static let widest = 1.6

    /// The pieces of a line.
    ///
    /// - Parameters:
    ///   - words: the frame's words.
    ///   - range: the line's words, in the frame's order.
    static func pieces(of words: [LayoutWord], in range: Range<Int>) -> [Piece] {
        guard !range.isEmpty else { return [] }
        var cuts: [Int] = []
        if range.count > 1 {
            let height = words[range.lowerBound].height
            var gaps: [Double] = []
            var end = words[range.lowerBound].end
            for index in range.dropFirst() {
                gaps.append(words[index].start - end)
                end = max(end, words[index].end)
            }
            let sorted = gaps.sorted()
            for (offset, gap) in gaps.enumerated() where gap > narrowest * height {
                if words[range.lowerBound + offset + 1].isTied { continue }
                // The median of the other gaps.
                let others = sorted.count - 1
                let median = others > 0 ? sorted[gap > sorted[others / 2] ? (others - 1) / 2 : (others + 1) / 2] : 0
                if gap > widest * height || gap > outstanding * median {
                    cuts.append(range.lowerBound + offset + 1)
                }
            }
        }
        var pieces: [Piece] = []
        var lower = range.lowerBound
        for upper in cuts + [range.upperBound] {
            pieces.append(Piece(lower..<upper, of: words))
            lower = upper
        }
        return pieces
    }
}

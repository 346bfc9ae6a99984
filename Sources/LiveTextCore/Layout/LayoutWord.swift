// SPDX-License-Identifier: Apache-2.0

/// A word in a frame.
struct LayoutWord {
    /// The line it was read in, as an index of the layout's input.
    let line: Int
    /// Its place among the line's words.
    let index: Int
    let start: Double
    let end: Double
    /// Where the middle of its line passes through the middle of the word.
    let middle: Double
    /// Where its line's baseline passes below the middle of the word.
    let baseline: Double
    /// Height of its line.
    let height: Double
    /// Whether it must stay behind the word before it, because an earlier layout gave out a line with both.
    let isTied: Bool
    let traits: WordTraits

    var length: Double { end - start }
}

/// Neighbouring words of a line: what is joined to lines and parted by columns.
struct Piece {
    /// Words, as indices of the frame's words.
    var words: Range<Int>
    var start: Double
    var end: Double
    /// The middle at the start and at the end.
    var startMiddle: Double
    var endMiddle: Double
    /// The baseline at the start and at the end.
    var startBaseline: Double
    var endBaseline: Double
    var height: Double
    /// Whether it holds no letter and no digit: a bullet, a brace, or what was read into a rule.
    var isMark: Bool

    var length: Double { end - start }
    var middle: Double { (startMiddle + endMiddle) / 2 }
    var top: Double { middle - height / 2 }
    var bottom: Double { middle + height / 2 }

    /// A piece of neighbouring words.
    ///
    /// - Parameter range: indices of `words`.
    init(_ range: Range<Int>, of words: [LayoutWord]) {
        let own = words[range]
        let first = own[range.lowerBound]
        self.words = range
        start = first.start
        end = own.reduce(first.end) { max($0, $1.end) }
        startMiddle = first.middle
        endMiddle = own[range.upperBound - 1].middle
        startBaseline = first.baseline
        endBaseline = own[range.upperBound - 1].baseline
        height = Self.height(own)
        isMark = own.allSatisfy { $0.traits.letterCount + $0.traits.digitCount == 0 }
    }

    /// The height of most of the text, so that a large letter or a mark does not set it.
    private static func height(_ words: ArraySlice<LayoutWord>) -> Double {
        guard let first = words.first else { return 1 }
        if words.allSatisfy({ $0.height == first.height }) { return first.height }
        let sorted = words.map { ($0.height, $0.length) }.sorted { $0.0 < $1.0 }
        let half = sorted.reduce(0) { $0 + $1.1 } / 2
        var sum = 0.0
        for (height, length) in sorted {
            sum += length
            if sum >= half { return height }
        }
        return first.height
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Joins words between which a space was read where none is.
enum WordJoining {
    /// The words of a line, those that share one of the ranges joined.
    ///
    /// - Parameter ranges: of the line's text, in UTF-8 offsets, in order and apart from one another.
    static func joined(_ words: [TextWord], in ranges: (String) -> [Range<Int>]) -> [TextWord] {
        guard words.count > 1 else { return words }
        var text = ""
        var starts: [Int] = []
        for word in words {
            starts.append(text.utf8.count)
            text += word.text
            if word.isFollowedBySpace { text += " " }
        }
        let ranges = ranges(text)
        guard !ranges.isEmpty else { return words }
        var result: [TextWord] = []
        var index = 0
        for range in ranges {
            let first = max(starts.partitionPoint { $0 > range.lowerBound } - 1, index)
            let end = starts.partitionPoint { $0 >= range.upperBound }
            guard first < end else { continue }
            result += words[index..<first]
            result.append(joined(words[first..<end]))
            index = end
        }
        return result + words[index...]
    }

    /// One word of several, as sure as the least sure of them.
    private static func joined(_ words: ArraySlice<TextWord>) -> TextWord {
        guard let first = words.first, let last = words.last, words.count > 1 else { return words.first ?? none }
        return TextWord(
            characters: words.flatMap(\.characters), quad: LineComposer.union(words.map(\.quad)),
            confidence: words.reduce(first.confidence) { min($0, $1.confidence) },
            isFollowedBySpace: last.isFollowedBySpace)
    }

    private static let none = TextWord(characters: [], quad: ImageQuad(.zero), confidence: 0)
}

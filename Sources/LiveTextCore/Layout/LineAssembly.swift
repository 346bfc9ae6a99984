// SPDX-License-Identifier: Apache-2.0

/// Makes lines of a frame's units.
struct LineAssembly {
    /// A line of the result.
    struct Line {
        var source: SourceLine
        /// Its words in logical order, by the frame's words.
        let words: [LayoutWord]
    }

    let layout: FrameLayout
    /// The layout's input.
    let input: [SourceLine]

    /// Words of one input line, in logical order.
    private struct Run {
        let line: Int
        var words: [LayoutWord]
    }

    /// The lines of a unit: one, or more where earlier layouts gave out parts of it that must stay lines of their
    /// own.
    func lines(of unit: LineUnit, continuesParagraph: Bool) -> [Line] {
        var groups: [[Run]] = []
        for run in runs(of: unit) {
            if groups.isEmpty || input[run.line].isFixed { groups.append([]) }
            groups[groups.count - 1].append(run)
        }
        // Parts of one line in the picture are one paragraph.
        return groups.enumerated().map { line(of: $1, continuesParagraph: $0 > 0 || continuesParagraph) }
    }

    private func runs(of unit: LineUnit) -> [Run] {
        var runs: [Run] = []
        for piece in unit.pieces {
            for word in layout.words[layout.pieces[piece].words] {
                if let run = runs.lastIndex(where: { $0.line == word.line }) {
                    runs[run].words.append(word)
                } else {
                    runs.append(Run(line: word.line, words: [word]))
                }
            }
        }
        for run in runs.indices { runs[run].words.sort { $0.index < $1.index } }
        let longest = runs.max { $0.words.count < $1.words.count }
        let isRightToLeft = longest.map { input[$0.line].line.direction == .rightToLeft } ?? false
        return isRightToLeft == layout.frame.isMirrored ? runs : runs.reversed()
    }

    private func line(of runs: [Run], continuesParagraph: Bool) -> Line {
        let words = runs.flatMap(\.words)
        let references = words.map { input[$0.line].references[$0.index] }
        var texts: [TextWord] = []
        texts.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            let text = input[word.line].line.words[word.index]
            guard index + 1 < words.count else {
                texts.append(text)
                break
            }
            texts.append(spaced(text, word, before: words[index + 1]))
        }
        let parts = runs.map { LineComposer.Part(line: input[$0.line].line, words: $0.words.map(\.index)) }
        let first = runs.first.flatMap { input[$0.line].isFixed ? input[$0.line].line.id : nil }
        let id = first ?? references.first.map(LineComposer.identifier) ?? TextLine.ID(rawValue: 0)
        let line = LineComposer.compose(parts, id: id, words: texts, continuesParagraph: continuesParagraph)
        return Line(source: SourceLine(line: line, references: references), words: words)
    }

    /// The word with a space after it, or without, as it stands in the picture.
    private func spaced(_ text: TextWord, _ word: LayoutWord, before next: LayoutWord) -> TextWord {
        let isNeighbour = word.line == next.line && word.index + 1 == next.index
        let gap = next.start >= word.start ? next.start - word.end : word.start - next.end
        let hasSpace = WordSpacing.hasSpace(
            between: word.traits, and: next.traits, isSpaced: isNeighbour ? text.isFollowedBySpace : nil,
            gap: gap / max(word.height, 1))
        guard hasSpace != text.isFollowedBySpace else { return text }
        return TextWord(
            characters: text.characters, quad: text.quad, confidence: text.confidence, isFollowedBySpace: hasSpace)
    }
}

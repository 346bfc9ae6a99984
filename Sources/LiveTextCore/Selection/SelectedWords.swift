// SPDX-License-Identifier: Apache-2.0

/// The selected part of a line, word by word.
struct SelectedLine {
    /// The selected part of a word.
    struct Word {
        /// Its place among the line's words.
        let index: Int
        /// The selected characters.
        let text: String
        /// Whether a space follows in the line, selected or not.
        let isFollowedBySpace: Bool
    }

    let line: TextLine
    /// The block of the analysis it stands in.
    let block: Int
    /// The words of which something is selected.
    let words: [Word]

    /// The text, as it is copied.
    var text: String {
        var result = ""
        for (index, word) in words.enumerated() {
            result += word.text
            if word.isFollowedBySpace, index < words.count - 1 { result += " " }
        }
        return result
    }
}

extension SelectableText {
    /// The lines in which something but spaces is selected.
    func selectedLines(in range: Range<Int>) -> [SelectedLine] {
        var result: [SelectedLine] = []
        var number = 0
        for (block, content) in analysis.blocks.enumerated() {
            for line in content.lines {
                let cells = lines[number].cells
                number += 1
                guard cells.overlaps(range) else { continue }
                let words = selectedWords(of: line, from: cells.lowerBound, in: range)
                if !words.isEmpty { result.append(SelectedLine(line: line, block: block, words: words)) }
            }
        }
        return result
    }

    private func selectedWords(of line: TextLine, from first: Int, in range: Range<Int>) -> [SelectedLine.Word] {
        var words: [SelectedLine.Word] = []
        var cell = first
        for (index, word) in line.words.enumerated() {
            let characters = word.characters.filter { !$0.text.isEmpty }
            let selected = (cell..<(cell + characters.count)).clamped(to: range)
            if !selected.isEmpty {
                words.append(
                    SelectedLine.Word(
                        index: index,
                        text: characters[(selected.lowerBound - cell)..<(selected.upperBound - cell)].map(\.text)
                            .joined(),
                        isFollowedBySpace: word.isFollowedBySpace))
            }
            cell += characters.count + (word.isFollowedBySpace && index < line.words.count - 1 ? 1 : 0)
        }
        return words
    }
}

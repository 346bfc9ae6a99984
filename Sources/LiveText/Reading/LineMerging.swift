// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Puts the lines of the page pass and of the line pass together so that no word is there twice.
enum LineMerging {
    /// A word this much covered by others is there already.
    private static let coveredShare = 0.4
    /// A reading this sure may take the place of another…
    private static let sureLine = 0.85
    /// …when it has so many times its letters.
    private static let moreLetters = 1.15

    /// The lines of both passes.
    ///
    /// - Parameters:
    ///   - lines: of the page pass.
    ///   - others: of the line pass; they fill in what the page pass left out, and take the place of lines of which it read
    ///     only pieces, then under the name of the line with most of them.
    static func merged(_ lines: [TextLine], with others: [TextLine]) -> [TextLine] {
        var lines = lines
        var fresh: [TextLine] = []
        for other in others {
            guard LineScore(other).value >= sureLine, let name = takePieces(of: &lines, under: other) else {
                fresh.append(other)
                continue
            }
            // The rest of a line whose name goes to the new one.
            for index in lines.indices where lines[index].id == name { lines[index] = lines[index].renamed(other.id) }
            lines.append(other.renamed(name))
        }
        var taken = TextCoverage()
        for word in lines.flatMap(\.words) { taken.insert(word.quad.bounds) }
        return lines + fresh.compactMap { line in line.keeping { taken.share(of: $0.quad.bounds) < coveredShare } }
    }

    /// Removes the words under a line when they are fewer than its own.
    ///
    /// - Returns: the name of the line that had most of them; `nil` when nothing was removed.
    private static func takePieces(of lines: inout [TextLine], under other: TextLine) -> TextLine.ID? {
        var cover = TextCoverage()
        for word in other.words { cover.insert(word.quad.bounds) }
        let bounds = other.quad.bounds
        // The engine may stretch unsure words over the next line.
        func isUnder(_ word: TextWord) -> Bool {
            cover.share(of: word.quad.band(from: 1.0 / 3, to: 2.0 / 3).bounds) > 0.5
        }
        var most = (letters: 0, index: -1)
        var total = 0
        let touched = lines.indices.filter { !lines[$0].quad.bounds.intersection(bounds).isEmpty }
        for index in touched {
            let letters = lines[index].words.reduce(0) { isUnder($1) ? $0 + $1.characters.count : $0 }
            total += letters
            if letters > most.letters { most = (letters, index) }
        }
        let own = other.words.reduce(0) { $0 + $1.characters.count }
        guard most.index >= 0, Double(own) >= moreLetters * Double(total) else { return nil }
        let name = lines[most.index].id
        for index in touched.reversed() {
            if let rest = lines[index].keeping({ !isUnder($0) }) {
                lines[index] = rest
            } else {
                lines.remove(at: index)
            }
        }
        return name
    }
}

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
    /// A word so many times as high as a line in it…
    private static let stretchedHeight = 1.6
    /// …which covers this much of its length…
    private static let stretchedShare = 0.5
    /// …with this share of its letters is no word.
    private static let stretchedLetters = 0.8
    /// Where the middle of a word lies in the height of a line that it belongs to.
    private static let middleOfLine = 0.25...0.75
    /// How much higher or lower such a word may be than its line.
    private static let alikeHeight = 0.5...1.6

    /// The lines of both passes.
    ///
    /// - Parameters:
    ///   - lines: of the page pass.
    ///   - others: of the line pass; they fill in what the page pass left out, and take the place of lines of which it read
    ///     only pieces, then under the name of the line with most of them.
    static func merged(_ lines: [TextLine], with others: [TextLine]) -> [TextLine] {
        let sure = others.filter { LineScore($0).value >= sureLine }
        var lines = lines.compactMap { line in line.keeping { word in !sure.contains { isStretched(word, over: $0) } } }
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
        for word in lines.flatMap(\.words) { taken.insert(word) }
        for line in fresh {
            guard let rest = line.keeping({ taken.share(of: $0) < coveredShare }) else { continue }
            if let index = lines.firstIndex(where: { isGap(of: $0, under: rest) }) {
                lines[index] = filled(lines[index], with: rest)
            } else {
                lines.append(rest)
            }
        }
        return lines
    }

    /// Whether a word's box lies over several lines, one of which was read: the engine makes one line of two that stand
    /// close, and reads neither.
    private static func isStretched(_ word: TextWord, over line: TextLine) -> Bool {
        let (box, place) = (word.quad.bounds, line.quad.bounds)
        guard word.quad.height > stretchedHeight * line.quad.height, box.minY < place.center.y,
            place.center.y < box.maxY, box.minX < place.maxX, place.minX < box.maxX
        else { return false }
        var (width, letters) = (0.0, 0.0)
        for other in line.words {
            let own = other.quad.bounds
            let shared = min(own.maxX, box.maxX) - max(own.minX, box.minX)
            guard shared > 0, own.width > 0 else { continue }
            width += shared
            letters += shared / own.width * Double(other.characters.count)
        }
        return width > stretchedShare * box.width && letters >= stretchedLetters * Double(word.characters.count)
    }

    /// Whether a line lies within another: it is what was left out between that one's words.
    private static func isGap(of line: TextLine, under piece: TextLine) -> Bool {
        guard line.direction == .leftToRight, piece.direction == .leftToRight,
            alikeHeight.contains(piece.quad.height / max(line.quad.height, 1))
        else { return false }
        return piece.words.allSatisfy { word in
            let place = line.quad.fractions(of: word.quad.center)
            return place.along > 0 && place.along < 1 && middleOfLine.contains(place.across)
        }
    }

    /// A line with the words that were left out between its own.
    private static func filled(_ line: TextLine, with piece: TextLine) -> TextLine {
        let words = (line.words + piece.words)
            .map { (word: $0, along: line.quad.fractions(of: $0.quad.center).along) }
            .sorted { $0.along < $1.along }.map(\.word)
        return TextLine(
            id: line.id, words: words, quad: line.quad, baseline: line.baseline, confidence: line.confidence,
            language: line.language, direction: line.direction, continuesParagraph: line.continuesParagraph)
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

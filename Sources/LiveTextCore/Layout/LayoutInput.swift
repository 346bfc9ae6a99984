// SPDX-License-Identifier: Apache-2.0

/// A word of the engine, named by its line and its place in it.
struct WordReference: Hashable {
    let line: TextLine.ID
    let index: Int
}

/// A line that goes into or comes out of a layout, and where its words were read.
struct SourceLine {
    let line: TextLine
    let references: [WordReference]
    /// Whether an earlier layout gave it out, so that it must not be cut.
    var isFixed = false
}

/// The lines to lay out: what earlier layouts gave out, and the engine's lines for all else.
struct LayoutInput {
    let lines: [SourceLine]

    init(lines: [TextLine], fixed: [SourceLine]) {
        let engineLines = Self.renamed(lines)
        guard !fixed.isEmpty else {
            self.lines = engineLines.map { line in
                SourceLine(line: line, references: line.words.indices.map { WordReference(line: line.id, index: $0) })
            }
            return
        }
        let byID = Dictionary(uniqueKeysWithValues: engineLines.map { ($0.id, $0) })
        var taken: Set<WordReference> = []
        var result: [SourceLine] = []
        // A line whose words the engine has read anew since is laid out anew.
        for source in fixed where Self.isUnchanged(source, in: byID) {
            taken.formUnion(source.references)
            result.append(SourceLine(line: source.line, references: source.references, isFixed: true))
        }
        for line in engineLines {
            let references = line.words.indices.map { WordReference(line: line.id, index: $0) }
            let left = references.filter { !taken.contains($0) }
            if left.count == references.count {
                result.append(SourceLine(line: line, references: references))
            } else if !left.isEmpty {
                let part = LineComposer.slice(of: line, words: left.map(\.index))
                result.append(SourceLine(line: part, references: left))
            }
        }
        self.lines = result.sorted { $0.line.id.rawValue < $1.line.id.rawValue }
    }

    private static func isUnchanged(_ source: SourceLine, in lines: [TextLine.ID: TextLine]) -> Bool {
        zip(source.references, source.line.words).allSatisfy { reference, word in
            guard let words = lines[reference.line]?.words, words.indices.contains(reference.index) else {
                return false
            }
            let current = words[reference.index]
            return current.characters == word.characters && current.quad == word.quad
        }
    }

    /// The lines with words, repeated identifiers replaced by unused ones.
    private static func renamed(_ lines: [TextLine]) -> [TextLine] {
        var highest = lines.lazy.map(\.id.rawValue).max() ?? 0
        var seen: Set<TextLine.ID> = []
        var repeated: [TextLine] = []
        var result: [TextLine] = []
        for line in lines.filter({ !$0.words.isEmpty }).sorted(by: isBefore) {
            if seen.insert(line.id).inserted { result.append(line) } else { repeated.append(line) }
        }
        for line in repeated {
            highest &+= 1
            result.append(
                TextLine(
                    id: TextLine.ID(rawValue: highest), words: line.words, quad: line.quad, baseline: line.baseline,
                    confidence: line.confidence, language: line.language, direction: line.direction,
                    continuesParagraph: line.continuesParagraph))
        }
        return result
    }

    /// An order that does not depend on the one the lines are given in.
    private static func isBefore(_ line: TextLine, _ other: TextLine) -> Bool {
        if line.id != other.id { return line.id.rawValue < other.id.rawValue }
        let corners = (line.quad.topLeft, other.quad.topLeft)
        if corners.0 != corners.1 { return (corners.0.y, corners.0.x) < (corners.1.y, corners.1.x) }
        return line.text < other.text
    }
}

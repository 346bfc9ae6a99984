// SPDX-License-Identifier: Apache-2.0

/// Makes bullets of the glyphs that recognition reads instead, where the items of a list decide that they are.
///
/// An item begins with a glyph alone, at the start of a line or after a wide gap in it, with text at a space's distance.
/// A list is what begins at one edge, with text at one edge behind it. In it a bullet that was read as one, or several
/// glyphs that no line begins with, decide about the others; a list that begins with the same letter or typed mark
/// throughout stays as it is.
struct BulletRepair {
    let lines: [TextLine]

    /// Edges this part of a line's height apart are one.
    private static let edgeTolerance = 0.4
    /// A gap before an item inside a line, and the widest one between its glyph and its text, in line heights.
    private static let gapBeforeItem = 1.2
    private static let widestGapInItem = 2.5
    /// Items of a list are at most so many line heights apart; their texts may take several lines.
    private static let farthestItem = 8.0
    /// Heights of the lines of a list differ by no more than this factor.
    private static let largestHeightRatio = 1.6
    /// Items a list needs when none of its glyphs is decided.
    private static let itemsNeeded = 3

    init(_ lines: [TextLine]) {
        var lines = lines
        for (reference, bullet) in Self.decisions(about: Self.items(in: lines)) {
            let line = lines[reference.line]
            var words = line.words
            words[reference.word] = words[reference.word].asBullet(bullet)
            lines[reference.line] = line.replacing(words)
        }
        self.lines = lines
    }

    // MARK: - Items

    /// What a glyph at the beginning of an item tells.
    private enum Glyph {
        /// A bullet.
        case bullet
        /// A mark that nothing else begins with.
        case decided
        /// A mark that seldom begins several lines; a different one beside it decides.
        case odd
        /// A letter or a mark that is typed as a bullet; others decide.
        case undecided
    }

    private struct Item {
        let line: Int
        let word: Int
        let text: String
        let glyph: Glyph
        /// Where glyph and text begin in reading direction, and where the line is across it, in pixels.
        let start: Double
        let textStart: Double
        let across: Double
        let height: Double
        let language: String?
    }

    private static func items(in lines: [TextLine]) -> [Item] {
        lines.indices.flatMap { index -> [Item] in
            let line = lines[index]
            // Vertical text has no bullets of this kind.
            guard line.direction != .topToBottom, line.words.count > 1, line.quad.height > 0 else { return [] }
            return line.words.indices.dropLast().compactMap { item(at: $0, of: line, index: index) }
        }
    }

    private static func item(at word: Int, of line: TextLine, index: Int) -> Item? {
        let words = line.words
        let text = words[word].text
        guard let glyph = glyph(text, before: words[word + 1].text) else { return nil }
        let isRightToLeft = line.direction == .rightToLeft
        let (dx, dy) = line.quad.direction
        func places(_ quad: ImageQuad) -> (start: Double, end: Double) {
            let along = quad.corners.map { ($0.x * dx + $0.y * dy) * (isRightToLeft ? -1 : 1) }
            return (along.min() ?? 0, along.max() ?? 0)
        }
        let height = line.quad.height
        let (own, next) = (places(words[word].quad), places(words[word + 1].quad))
        if word > 0, own.start - places(words[word - 1].quad).end < gapBeforeItem * height { return nil }
        guard next.start > own.start, next.start - own.end < widestGapInItem * height else { return nil }
        let center = line.quad.center
        return Item(
            line: index, word: word, text: text, glyph: glyph, start: own.start, textStart: next.start,
            across: center.y * dx - center.x * dy, height: height, language: line.language)
    }

    // MARK: - Glyphs

    private static let bullets: Set<String> = ["•", "●", "▪", "■", "◦", "○", "‣", "∙", "·", "▸", "►"]
    /// Marks that stand before no word: these were read into bullets.
    private static let decided: Set<String> = ["°", "¢", "®", "¤", "¬", "‘©", "(©", "«©", "‘¢", "m="]
    private static let odd: Set<String> = ["@", "=", "©", "§", "¥", "£", "»", "«"]
    private static let undecided: Set<String> = ["*", "+", ">", "e", "o", "O", "a", "m", "c"]
    /// Marks that stand before numbers and years.
    private static let numberMarks: Set<String> = ["©", "¢", "°", "¤", "§", "¥", "£"]
    /// Letters that bullets are read as, and the languages in which they are words, by their primary tags.
    private static let letterWords: [String: Set<String>] = [
        "e": ["it", "pt", "es", "gl", "ca", "oc", "sq", "ro", "lv"],
        "o": ["it", "pt", "es", "gl", "pl", "cs", "sk", "hu"],
    ]

    private static func glyph(_ text: String, before next: String) -> Glyph? {
        if bullets.contains(text) { return .bullet }
        guard let first = next.first, first.isLetter || first.isNumber || "\"“'‘(".contains(first) else { return nil }
        if numberMarks.contains(text), first.isNumber { return nil }
        if decided.contains(text) { return .decided }
        if odd.contains(text) { return .odd }
        return undecided.contains(text) ? .undecided : nil
    }

    // MARK: - Lists

    private static func decisions(about items: [Item]) -> [(reference: (line: Int, word: Int), bullet: String)] {
        lists(of: items).flatMap { list -> [(reference: (line: Int, word: Int), bullet: String)] in
            guard let bullet = bullet(of: list) else { return [] }
            return list.filter { $0.glyph != .bullet }.map { (($0.line, $0.word), bullet) }
        }
    }

    /// Items below one another at the same edges.
    private static func lists(of items: [Item]) -> [[Item]] {
        var lists: [[Item]] = []
        for item in items.sorted(by: { $0.across < $1.across }) {
            let list = lists.lastIndex { list in
                guard let last = list.last else { return false }
                let height = min(last.height, item.height)
                return abs(last.start - item.start) < edgeTolerance * height
                    && abs(last.textStart - item.textStart) < edgeTolerance * height
                    && item.across - last.across < farthestItem * height
                    && max(last.height, item.height) < largestHeightRatio * height
            }
            if let list { lists[list].append(item) } else { lists.append([item]) }
        }
        return lists.filter { $0.count > 1 }
    }

    /// The bullet of a list; `nil` when it is not decided that it has one.
    private static func bullet(of list: [Item]) -> String? {
        if let real = list.first(where: { $0.glyph == .bullet }) { return real.text }
        if list.contains(where: { $0.glyph == .decided }) { return "•" }
        // French sets a quotation with guillemets at its lines.
        let glyphs = Set(list.map { $0.text == "«" ? "»" : $0.text })
        guard list.count >= itemsNeeded else { return nil }
        // One bullet is read in several ways; a mark that is meant is not.
        if glyphs.count > 1 { return list.contains { $0.glyph == .odd } ? "•" : nil }
        guard let glyph = glyphs.first, let meaningful = letterWords[glyph] else { return nil }
        let isMeaningless = list.allSatisfy { item in
            guard let language = item.language?.split(separator: "-").first else { return false }
            return !meaningful.contains(String(language))
        }
        return isMeaningless ? "•" : nil
    }
}

extension TextWord {
    /// The word's place with a bullet in it.
    fileprivate func asBullet(_ bullet: String) -> TextWord {
        replacing([TextCharacter(text: bullet, quad: quad, confidence: confidence)])
    }
}

// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The unit at a caret position: the word after it, else the one before, else the sign there. Lines and paragraphs
    /// come without the newline after them.
    public func range(of granularity: TextGranularity, around position: Int) -> Range<Int> {
        let position = clamped(position)
        guard let line = line(at: position) else { return 0..<0 }
        let cells = lines[line].cells
        switch granularity {
        case .character: return position..<min(position + 1, max(position, cells.upperBound))
        case .word:
            if cells.contains(position), self.cells[position].kind.isWord { return word(at: position) }
            if cells.contains(position - 1), self.cells[position - 1].kind.isWord { return word(at: position - 1) }
            if cells.contains(position) { return word(at: position) }
            return cells.contains(position - 1) ? word(at: position - 1) : position..<position
        case .line: return cells
        case .paragraph: return paragraph(of: line)
        case .all: return 0..<count
        }
    }

    /// The unit under a point that was hit; on a space the word on its nearer side.
    public func range(of granularity: TextGranularity, at hit: TextHit) -> Range<Int> {
        guard cells.indices.contains(hit.cell), cells[hit.cell].kind != .newline else {
            return range(of: granularity, around: hit.position)
        }
        guard granularity == .word else { return range(of: granularity, around: hit.cell) }
        guard cells[hit.cell].kind == .space, let line = line(at: hit.cell) else { return word(at: hit.cell) }
        let neighbour = hit.position == hit.cell ? hit.cell - 1 : hit.cell + 1
        return word(at: lines[line].cells.contains(neighbour) ? neighbour : hit.cell)
    }

    /// The word that a cell belongs to, or the run of equal signs, or the space.
    func word(at cell: Int) -> Range<Int> {
        var (lower, upper) = (cell, cell + 1)
        while joins(lower) { lower -= 1 }
        while joins(upper) { upper += 1 }
        return lower..<upper
    }

    /// Whether the cells before and after a position belong to one word.
    func joins(_ position: Int) -> Bool {
        guard position > 0, position < count, !cells[position].startsWord else { return false }
        let next = cells[position].kind
        if next == .extender { return true }
        guard let before = base(before: position) else { return false }
        let previous = cells[before].kind
        if previous.joins(next) { return true }
        if let after = base(after: position), next.bridges(previous, cells[after].kind) { return true }
        if let first = base(before: before), !cells[before].startsWord, previous.bridges(cells[first].kind, next) {
            return true
        }
        return !previous.isWord && before == position - 1 && isSameText(before, position)
    }

    /// The nearest cell before a position, in the same recognised word, that is no mark on another.
    private func base(before position: Int) -> Int? {
        var cell = position
        while cell > 0, !cells[cell].startsWord {
            cell -= 1
            if cells[cell].kind != .extender || cells[cell].startsWord { return cell }
        }
        return nil
    }

    /// The nearest cell after one, in the same recognised word, that is no mark on another.
    private func base(after cell: Int) -> Int? {
        let next = (cell + 1)..<max(cell + 1, count)
        for index in next {
            if cells[index].startsWord { return nil }
            if cells[index].kind != .extender { return index }
        }
        return nil
    }

    private func isSameText(_ one: Int, _ other: Int) -> Bool {
        text[stringRange(of: one..<(one + 1))] == text[stringRange(of: other..<(other + 1))]
    }

    private func paragraph(of line: Int) -> Range<Int> {
        var (first, last) = (line, line)
        while first > 0, lines[first].continuesParagraph { first -= 1 }
        while last + 1 < lines.count, lines[last + 1].continuesParagraph { last += 1 }
        return lines[first].cells.lowerBound..<lines[last].cells.upperBound
    }
}

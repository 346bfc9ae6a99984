// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// Where a caret goes.
    ///
    /// - Parameters:
    ///   - column: the column to keep, from the movement before, when that went from line to line.
    public func position(
        _ position: Int, moved movement: TextMovement, _ direction: TextMovementDirection, keeping column: Double? = nil
    ) -> TextCaretMove {
        let position = clamped(position)
        let isForward = direction == .forward
        let target: Int
        switch movement {
        case .character: target = clamped(isForward ? position + 1 : position - 1)
        case .word: target = isForward ? wordEnd(after: position) : wordStart(before: position)
        case .line: return lineMove(from: position, isForward: isForward, keeping: column)
        case .lineBoundary:
            let cells = range(ofLine: line(at: position) ?? 0)
            target = isForward ? cells.upperBound : cells.lowerBound
        case .document: target = isForward ? count : 0
        }
        return TextCaretMove(position: target, column: nil)
    }

    /// What an arrow key means for the text at a position: left is forward in right-to-left text, and so on.
    ///
    /// - Parameters:
    ///   - byWord: whether Ctrl is held; along the line it goes by words, across it by lines all the same.
    public func movement(
        for arrow: ArrowKey, at position: Int, byWord: Bool
    ) -> (movement: TextMovement, direction: TextMovementDirection) {
        let direction = line(at: position).map { lines[$0].direction } ?? .leftToRight
        let along: TextMovement = byWord ? .word : .character
        switch (direction, arrow) {
        case (.leftToRight, .right), (.rightToLeft, .left), (.topToBottom, .down): return (along, .forward)
        case (.leftToRight, .left), (.rightToLeft, .right), (.topToBottom, .up): return (along, .backward)
        case (.leftToRight, .down), (.rightToLeft, .down), (.topToBottom, .left): return (.line, .forward)
        case (.leftToRight, .up), (.rightToLeft, .up), (.topToBottom, .right): return (.line, .backward)
        }
    }

    private func wordEnd(after position: Int) -> Int {
        var position = position
        while position < count, !cells[position].kind.isWord { position += 1 }
        return position < count ? word(at: position).upperBound : count
    }

    private func wordStart(before position: Int) -> Int {
        var position = position
        while position > 0, !cells[position - 1].kind.isWord { position -= 1 }
        return position > 0 ? word(at: position - 1).lowerBound : 0
    }

    /// Before the first line lies the start of the text, after the last its end.
    private func lineMove(from position: Int, isForward: Bool, keeping column: Double?) -> TextCaretMove {
        guard let index = line(at: position) else { return TextCaretMove(position: 0, column: nil) }
        let column = column ?? self.column(of: position, in: lines[index])
        let target = isForward ? index + 1 : index - 1
        guard lines.indices.contains(target) else {
            return TextCaretMove(position: isForward ? count : 0, column: column)
        }
        let line = lines[target]
        let (start, end) = ends(of: line)
        let extent = blocks[line.block].extent
        let place = line.isReversed ? extent.upperBound - column : extent.lowerBound + column
        let fraction = end > start ? (place - start) / (end - start) : 0
        return TextCaretMove(position: self.position(at: fraction, in: line), column: column)
    }

    /// How far a position stands from the start of its block, in image pixels along the lines.
    private func column(of position: Int, in line: LineLayout) -> Double {
        let (start, end) = ends(of: line)
        let place = start + (end - start) * caretFraction(at: position, in: line)
        let extent = blocks[line.block].extent
        return line.isReversed ? extent.upperBound - place : place - extent.lowerBound
    }

    /// Where a line's frame begins and ends along its block.
    private func ends(of line: LineLayout) -> (start: Double, end: Double) {
        let block = blocks[line.block]
        return (
            block.coordinates(of: line.frame.topLeft.interpolated(to: line.frame.bottomLeft, fraction: 0.5)).along,
            block.coordinates(of: line.frame.topRight.interpolated(to: line.frame.bottomRight, fraction: 0.5)).along
        )
    }
}

// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// Where a caret goes.
    ///
    /// - Parameters:
    ///   - column: the column to keep, from the movement before, when that went from line to line.
    public func position(
        _ position: Int, moved movement: TextMovement, _ direction: TextMovementDirection, keeping column: Double? = nil
    ) -> TextCaretMove { TextCaretMove(position: position, column: nil) }

    /// What an arrow key means for the text at a position: left is forward in right-to-left text, and so on.
    ///
    /// - Parameters:
    ///   - byWord: whether Ctrl is held; along the line it goes by words, across it by lines all the same.
    public func movement(
        for arrow: ArrowKey, at position: Int, byWord: Bool
    ) -> (movement: TextMovement, direction: TextMovementDirection) { (.character, .forward) }
}

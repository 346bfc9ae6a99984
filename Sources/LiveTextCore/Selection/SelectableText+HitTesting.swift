// SPDX-License-Identifier: Apache-2.0

extension SelectableText {
    /// The text under a point: inside a line's quad grown on every side by a quarter of its height.
    ///
    /// - Parameters:
    ///   - minimumMargin: the least growth, in image pixels.
    public func hit(at point: ImagePoint, minimumMargin: Double = 0) -> TextHit? { nil }

    /// The caret position for the moving end of a drag, wherever the point lies: on the row of text it stands beside
    /// within its column, else on the nearest; on that row by the nearest character.
    public func nearestPosition(to point: ImagePoint) -> Int { 0 }

    /// A position's caret: from the upper to the lower edge of its line; `nil` without lines.
    public func caret(at position: Int) -> ImageSegment? { nil }
}

// SPDX-License-Identifier: Apache-2.0

/// Writes selected text with its indents, wide gaps and empty lines, as characters of one width show it.
struct LayoutCopying {
    let text: String

    /// A gap wider than this many characters is more than a space.
    private static let wideGap = 2.2
    /// A gap between lines higher than this many line heights has room for an empty line.
    private static let emptyLine = 0.9
    /// Lines this many usual distances apart have an empty one between them.
    private static let emptyLinePitch = 1.6
    /// The usual distance is known from so many of them.
    private static let tellingPitches = 3
    /// A line this many line heights beside those above it begins another column.
    private static let columnGap = 2.0

    init(_ selectable: SelectableText, range: Range<Int>) {
        var columns: [Column] = []
        for line in selectable.selectedLines(in: range) {
            if columns.last?.isGoing(on: line) == true {
                columns[columns.count - 1].append(line)
            } else {
                columns.append(Column(line))
            }
        }
        text = columns.map(\.text).joined(separator: "\n\n")
    }

    /// Lines below one another.
    private struct Column {
        private var lines: [SelectedLine]
        private let axes: Axes
        /// The extent along the lines.
        private var start: Double
        private var end: Double

        init(_ line: SelectedLine) {
            lines = [line]
            axes = Axes(line.line)
            (start, end) = axes.along(line.line.quad)
        }

        /// Whether a line is the next of the column.
        func isGoing(on line: SelectedLine) -> Bool {
            guard let last = lines.last?.line, line.line.direction == last.direction else { return false }
            let reach = LayoutCopying.columnGap * axes.height(last.quad)
            let (low, high) = axes.along(line.line.quad)
            return axes.across(line.line.quad).low > axes.across(last.quad).low && low < end + reach
                && high > start - reach
        }

        mutating func append(_ line: SelectedLine) {
            let (low, high) = axes.along(line.line.quad)
            lines.append(line)
            start = min(start, low)
            end = max(end, high)
        }

        var text: String {
            let grid = CharacterGrid(lines.map(\.line))
            let margin = lines.compactMap { line in line.words.first.map { column(of: $0, in: line, grid) } }.min() ?? 0
            let pitches = zip(lines, lines.dropFirst()).map { axes.level(of: $1.line) - axes.level(of: $0.line) }
            // Most lines follow one another directly, none nearer than they are high.
            let least = lines.first.map { axes.height($0.line.quad) } ?? 0
            let usual =
                pitches.count < LayoutCopying.tellingPitches ? nil : max(pitches.sorted()[pitches.count / 4], least)
            var result = ""
            for (index, line) in lines.enumerated() {
                if index > 0 {
                    let isApart =
                        usual.map { pitches[index - 1] > LayoutCopying.emptyLinePitch * $0 }
                        ?? isApart(line.line, from: lines[index - 1].line)
                    result += isApart ? "\n\n" : "\n"
                }
                result += text(of: line, grid, margin: margin)
            }
            return result
        }

        private func text(of line: SelectedLine, _ grid: CharacterGrid, margin: Int) -> String {
            var text = ""
            var previous: SelectedLine.Word?
            for word in line.words {
                let target = column(of: word, in: line, grid) - margin
                if let previous {
                    let gap = grid.gap(between: line.line.words[previous.index], and: line.line.words[word.index])
                    let isWide = gap > LayoutCopying.wideGap
                    let spaces = isWide ? max(target - text.count, 2) : previous.isFollowedBySpace ? 1 : 0
                    text += String(repeating: " ", count: spaces)
                } else {
                    text += String(repeating: " ", count: max(target, 0))
                }
                text += word.text
                previous = word
            }
            return text
        }

        private func column(of word: SelectedLine.Word, in line: SelectedLine, _ grid: CharacterGrid) -> Int {
            grid.column(of: line.line.words[word.index])
        }

        /// Whether there is room for an empty line between two lines.
        private func isApart(_ line: TextLine, from upper: TextLine) -> Bool {
            axes.across(line.quad).low - axes.across(upper.quad).high > LayoutCopying.emptyLine
                * axes.height(upper.quad)
        }
    }

    /// The directions along a line and across it, to the next one.
    private struct Axes {
        private let isVertical: Bool
        private let reading: (dx: Double, dy: Double)
        private let down: (dx: Double, dy: Double)

        init(_ line: TextLine) {
            isVertical = line.direction == .topToBottom
            reading = isVertical ? line.quad.downDirection : line.quad.direction
            down = isVertical ? (-line.quad.direction.dx, -line.quad.direction.dy) : line.quad.downDirection
        }

        func along(_ quad: ImageQuad) -> (low: Double, high: Double) { extent(quad, reading) }

        func across(_ quad: ImageQuad) -> (low: Double, high: Double) { extent(quad, down) }

        /// Where a line is across: its baseline, which does not depend on its letters; its middle in vertical text.
        func level(of line: TextLine) -> Double {
            let (start, end) = (line.baseline.start, line.baseline.end)
            let point = isVertical ? line.quad.center : start.interpolated(to: end, fraction: 0.5)
            return point.x * down.dx + point.y * down.dy
        }

        func height(_ quad: ImageQuad) -> Double { isVertical ? quad.length : quad.height }

        private func extent(_ quad: ImageQuad, _ axis: (dx: Double, dy: Double)) -> (low: Double, high: Double) {
            let places = quad.corners.map { $0.x * axis.dx + $0.y * axis.dy }
            return (places.min() ?? 0, places.max() ?? 0)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Writes selected text with its indents, wide gaps and empty lines, as characters of one width show it.
struct LayoutCopying {
    let text: String

    /// A gap wider than this many characters is more than a space.
    private static let wideGap = 2.2
    /// Lines farther apart than this many line heights have an empty line between them.
    private static let emptyLine = 0.9

    init(_ selectable: SelectableText, range: Range<Int>) {
        var columns: [[SelectedLine]] = []
        for line in selectable.selectedLines(in: range) {
            if let last = columns.last?.last, Self.isBelow(line.line, last.line) {
                columns[columns.count - 1].append(line)
            } else {
                columns.append([line])
            }
        }
        text = columns.map { Self.text(of: $0) }.joined(separator: "\n\n")
    }

    /// Whether a line stands below another in the same column.
    private static func isBelow(_ line: TextLine, _ upper: TextLine) -> Bool {
        guard line.direction == upper.direction else { return false }
        let isVertical = upper.direction == .topToBottom
        let along = isVertical ? upper.quad.downDirection : upper.quad.direction
        let across = isVertical ? (dx: -upper.quad.direction.dx, dy: -upper.quad.direction.dy) : upper.quad.downDirection
        func extent(_ quad: ImageQuad, _ axis: (dx: Double, dy: Double)) -> (low: Double, high: Double) {
            let places = quad.corners.map { $0.x * axis.dx + $0.y * axis.dy }
            return (places.min() ?? 0, places.max() ?? 0)
        }
        let (first, second) = (extent(upper.quad, along), extent(line.quad, along))
        let distance = extent(line.quad, across).low - extent(upper.quad, across).low
        // Code may go from one end of the line to the other, but not far beyond it.
        let reach = upper.quad.length + line.quad.length
        return distance > 0 && second.low < first.high + reach && first.low < second.high + reach
    }

    private static func text(of lines: [SelectedLine]) -> String {
        let grid = CharacterGrid(lines.map(\.line))
        func column(_ word: SelectedLine.Word, of line: SelectedLine) -> Int { grid.column(of: line.line.words[word.index]) }
        let margin = lines.compactMap { line in line.words.first.map { column($0, of: line) } }.min() ?? 0
        var result = ""
        for (index, line) in lines.enumerated() {
            if index > 0 {
                result += isApart(line.line, from: lines[index - 1].line) ? "\n\n" : "\n"
            }
            var text = ""
            var previous: SelectedLine.Word?
            for word in line.words {
                let target = column(word, of: line) - margin
                if let previous {
                    let gap = grid.gap(between: line.line.words[previous.index], and: line.line.words[word.index])
                    let isWide = gap > wideGap
                    let spaces = isWide ? max(target - text.count, 2) : previous.isFollowedBySpace ? 1 : 0
                    text += String(repeating: " ", count: spaces)
                } else {
                    text += String(repeating: " ", count: max(target, 0))
                }
                text += word.text
                previous = word
            }
            result += text
        }
        return result
    }

    /// Whether there is room for an empty line between two lines.
    private static func isApart(_ line: TextLine, from upper: TextLine) -> Bool {
        let isVertical = upper.direction == .topToBottom
        let across = isVertical ? (dx: -upper.quad.direction.dx, dy: -upper.quad.direction.dy) : upper.quad.downDirection
        func places(_ quad: ImageQuad) -> [Double] { quad.corners.map { $0.x * across.dx + $0.y * across.dy } }
        let height = isVertical ? upper.quad.length : upper.quad.height
        return (places(line.quad).min() ?? 0) - (places(upper.quad).max() ?? 0) > emptyLine * height
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// A page set in an imaginary typeface, word by word, and what engines of several habits would read of it.
struct SyntheticPage {
    /// What an engine gives.
    enum Engine: CaseIterable {
        /// A line for each line that was set.
        case lines
        /// A line for each row of the page, whatever gaps are in it.
        case rows
        /// A line for each word, its box drawn tightly around the ink, in no order.
        case words
    }

    enum Alignment { case left, justified, center, right }

    private struct Word {
        let text: String
        let start: Double
        let end: Double
        let baseline: Double
        let size: Double
        let line: Int
    }

    private var words: [Word] = []
    private var lineCount = 0
    /// Whether lines run right to left.
    var isRightToLeft = false

    // MARK: - Setting

    /// Sets one line. Two or more spaces in the text are gaps of as many ems.
    mutating func line(_ text: String, x: Double, y: Double, size: Double = 20, align: Alignment = .left) {
        let runs = Self.runs(text)
        let width = Self.width(runs, size: size)
        let start =
            switch align {
            case .left, .justified: x
            case .center: x - width / 2
            case .right: x - width
            }
        set(runs, from: start, y: y, size: size, extra: 0)
    }

    /// Sets one line from a place towards the left.
    mutating func mirrored(_ text: String, x: Double, y: Double, size: Double = 20) {
        let first = words.count
        line(text, x: 0, y: y, size: size)
        for index in first..<words.count {
            let word = words[index]
            words[index] = Word(
                text: word.text, start: x - word.end, end: x - word.start, baseline: word.baseline, size: word.size,
                line: word.line)
        }
    }

    /// Sets lines below one another; returns the baseline after the last.
    @discardableResult
    mutating func lines(
        _ texts: [String], x: Double, y: Double, size: Double = 20, leading: Double = 1.3, align: Alignment = .left
    ) -> Double {
        var baseline = y
        for text in texts {
            line(text, x: x, y: baseline, size: size, align: align)
            baseline += leading * size
        }
        return baseline
    }

    /// Sets rows of cells, each at its column's place; places of right-aligned columns are those of their right
    /// edges.
    mutating func table(
        _ rows: [[String]], columns: [Double], y: Double, pitch: Double = 34, rightAligned: Set<Int> = []
    ) {
        for (index, row) in rows.enumerated() {
            for (column, text) in row.enumerated() where !text.isEmpty {
                line(
                    text, x: columns[column], y: y + pitch * Double(index),
                    align: rightAligned.contains(column) ? .right : .left)
            }
        }
    }

    /// Sets lines in a fixed pitch of 0.6 ems, their spaces kept.
    mutating func code(_ lines: [String], x: Double, y: Double, size: Double = 20) {
        let advance = 0.6 * size
        for (index, text) in lines.enumerated() {
            let baseline = y + 1.3 * size * Double(index)
            var place = text.startIndex
            while let start = text[place...].firstIndex(where: { $0 != " " }) {
                let end = text[start...].firstIndex(of: " ") ?? text.endIndex
                let column = text.distance(from: text.startIndex, to: start)
                let word = String(text[start..<end])
                // The ink leaves a little of the advance free on either side.
                words.append(
                    Word(
                        text: word, start: x + advance * (Double(column) + 0.1),
                        end: x + advance * (Double(column + word.count) - 0.1), baseline: baseline, size: size,
                        line: lineCount))
                place = end
            }
            lineCount += 1
        }
    }

    /// Wraps a text at a width.
    static func wrap(_ text: String, width: Double, size: Double = 20, indent: Double = 0) -> [String] {
        var result: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? String(word) : line + " " + word
            let room = width - (result.isEmpty ? indent : 0)
            if !line.isEmpty, Self.width(runs(longer), size: size) > room {
                result.append(line)
                line = String(word)
            } else {
                line = longer
            }
        }
        return line.isEmpty ? result : result + [line]
    }

    /// Sets a wrapped paragraph; returns its lines and the baseline after the last.
    @discardableResult
    mutating func paragraph(
        _ text: String, x: Double, y: Double, width: Double, size: Double = 20, leading: Double = 1.3,
        indent: Double = 0, align: Alignment = .left
    ) -> (lines: [String], next: Double) {
        let lines = Self.wrap(text, width: width, size: size, indent: indent)
        var baseline = y
        for (index, line) in lines.enumerated() {
            let runs = Self.runs(line)
            let first = index == 0 ? indent : 0
            let natural = Self.width(runs, size: size)
            switch align {
            case .left: set(runs, from: x + first, y: baseline, size: size, extra: 0)
            case .center: set(runs, from: x + (width - natural) / 2, y: baseline, size: size, extra: 0)
            case .right: set(runs, from: x + width - natural, y: baseline, size: size, extra: 0)
            case .justified:
                let gaps = Double(runs.count - 1)
                let extra = index == lines.count - 1 || gaps == 0 ? 0 : (width - first - natural) / gaps
                set(runs, from: x + first, y: baseline, size: size, extra: extra)
            }
            baseline += leading * size
        }
        return (lines, baseline)
    }

    private mutating func set(_ runs: [Run], from start: Double, y: Double, size: Double, extra: Double) {
        var x = start
        for run in runs {
            x += run.gap * size
            let width = Self.width(run.text) * size
            words.append(Word(text: run.text, start: x, end: x + width, baseline: y, size: size, line: lineCount))
            x += width + extra
        }
        lineCount += 1
    }

    // MARK: - Type

    private struct Run {
        let text: String
        /// Ems before it.
        let gap: Double
    }

    private static let space = 0.28

    private static func runs(_ text: String) -> [Run] {
        var result: [Run] = []
        var spaces = 0
        var word = ""
        func flush() {
            guard !word.isEmpty else { return }
            let gap = spaces > 1 ? Double(spaces) : result.isEmpty ? 0 : space
            result.append(Run(text: word, gap: gap))
            word = ""
            spaces = 0
        }
        for character in text {
            if character == " " {
                flush()
                spaces += 1
            } else {
                word.append(character)
            }
        }
        flush()
        return result
    }

    private static func width(_ runs: [Run], size: Double) -> Double {
        runs.reduce(0) { $0 + ($1.gap + width($1.text)) * size }
    }

    private static func width(_ text: String) -> Double {
        text.reduce(0) { $0 + width($1) }
    }

    private static func width(_ character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if "ijlft.,;:'|!()[]-".contains(character) { return 0.3 }
        if "mwMW@".contains(character) { return 0.85 }
        if scalar.value >= 0x2E80 { return 1 }
        return character.isUppercase ? 0.66 : 0.52
    }

    // MARK: - Reading

    /// What an engine reads, in no particular order.
    ///
    /// - Parameter angle: the picture's turn in degrees clockwise, one of 0, 90, 180, 270, or a few degrees.
    func read(by engine: Engine, turned transform: Turn = .none, seed: UInt64 = 1) -> [TextLine] {
        var random = SeededGenerator(seed: seed)
        let groups: [[Word]] =
            switch engine {
            case .lines: Dictionary(grouping: words, by: \.line).sorted { $0.key < $1.key }.map(\.value)
            case .rows: rows()
            case .words: words.map { [$0] }
            }
        let lines = groups.enumerated().map { index, group in
            line(group, id: index, isTight: engine == .words, turn: transform)
        }
        return lines.shuffled(using: &random)
    }

    /// Words that stand on one baseline.
    private func rows() -> [[Word]] {
        Dictionary(grouping: words) { Int($0.baseline.rounded()) }.sorted { $0.key < $1.key }
            .map { $0.value.sorted { isRightToLeft ? $0.start > $1.start : $0.start < $1.start } }
    }

    private func line(_ group: [Word], id: Int, isTight: Bool, turn: Turn) -> TextLine {
        let boxes = group.map { Self.box($0, isTight: isTight) }
        let top = boxes.map(\.minY).min() ?? 0
        let bottom = boxes.map(\.maxY).max() ?? 0
        let start = boxes.map(\.minX).min() ?? 0
        let end = boxes.map(\.maxX).max() ?? 0
        let texts = zip(group, boxes).map { word, box in
            TextWord(
                text: word.text,
                quad: turn.quad(ImageRect(x: box.minX, y: top, width: box.width, height: bottom - top)), confidence: 0.9
            )
        }
        let baseline = group.map(\.baseline).max() ?? 0
        let quad = turn.quad(ImageRect(x: start, y: top, width: end - start, height: bottom - top))
        return TextLine(
            id: TextLine.ID(rawValue: id), words: texts, quad: quad,
            baseline: isTight
                ? nil
                : TextLine.Baseline(
                    start: turn.point(ImagePoint(x: start, y: baseline)),
                    end: turn.point(ImagePoint(x: end, y: baseline))),
            direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private static func box(_ word: Word, isTight: Bool) -> ImageRect {
        let low = "acemnorsuvwxzgpqy.,-:"
        let hasAscenders = !isTight || word.text.contains { !low.contains($0) }
        let hasDescenders = !isTight || word.text.contains { "gjpqy,;()[]{}".contains($0) }
        let top = word.baseline - (hasAscenders ? 0.74 : 0.52) * word.size
        let bottom = word.baseline + (hasDescenders ? 0.21 : 0) * word.size
        return ImageRect(x: word.start, y: top, width: word.end - word.start, height: bottom - top)
    }
}

/// How a page lies in its picture.
struct Turn {
    /// Cosine and sine of the angle, clockwise, and where the page's origin lies.
    let cosine: Double
    let sine: Double
    let origin: ImagePoint

    static let none = Turn(cosine: 1, sine: 0, origin: .zero)
    static let quarter = Turn(cosine: 0, sine: 1, origin: ImagePoint(x: 2000, y: 0))
    static let half = Turn(cosine: -1, sine: 0, origin: ImagePoint(x: 2000, y: 2000))
    static let threeQuarters = Turn(cosine: 0, sine: -1, origin: ImagePoint(x: 0, y: 2000))
    /// About 4 degrees clockwise.
    static let tilted = Turn(cosine: 0.99756, sine: 0.06976, origin: ImagePoint(x: 200, y: 0))

    func point(_ point: ImagePoint) -> ImagePoint {
        ImagePoint(
            x: origin.x + cosine * point.x - sine * point.y, y: origin.y + sine * point.x + cosine * point.y)
    }

    func quad(_ rect: ImageRect) -> ImageQuad {
        let quad = ImageQuad(rect)
        return ImageQuad(
            topLeft: point(quad.topLeft), topRight: point(quad.topRight), bottomRight: point(quad.bottomRight),
            bottomLeft: point(quad.bottomLeft))
    }
}

extension TextLine {
    /// The same line with another identifier.
    func numbered(from first: Int) -> TextLine {
        TextLine(
            id: TextLine.ID(rawValue: id.rawValue + first), words: words, quad: quad, baseline: baseline,
            confidence: confidence, language: language, direction: direction)
    }
}

extension TextLayout {
    /// The lines' texts in reading order.
    var texts: [String] { lines.map(\.text) }

    /// The paragraphs: lines joined where one continues another.
    var paragraphs: [String] {
        var result: [String] = []
        for line in lines {
            if line.continuesParagraph, let last = result.popLast() {
                result.append(last + " " + line.text)
            } else {
                result.append(line.text)
            }
        }
        return result
    }
}

/// Text to fill pages with.
enum Prose {
    static let harbour = """
        The harbour ferry leaves every twenty minutes until half past eleven at night, and in summer there are a few more \
        boats for those who stay longer. Two thirds of the passengers come from the islands and know each other by name.
        """
    static let lighthouse = """
        Nobody had expected the old lighthouse to survive the winter storms. Grandmother kept her letters in a tin box \
        beneath the kitchen stairs, where the water never reached, and read them to us when the lamp was out.
        """
    static let museum = """
        Our museum is closed on Mondays, except on public holidays. Visitors may leave their coats with the porter, who \
        has been here since the opening and will gladly tell the story of every picture in the house.
        """
    static let parser = """
        She wrote the whole parser in one weekend and spent six months mending it. Most of its users never change a \
        setting, yet every one of them has an opinion about the colour of the icons.
        """
}

// SPDX-License-Identifier: Apache-2.0

@testable import LiveTextCore

/// Lines as an engine reads them, mended.
enum RepairedLines {
    static let repair = TextRepair { DataDetector(region: "US").addressesBrokenBySpaces(in: $0) }
    /// Sizes of the lines' letters in pixels.
    static let height = 20.0
    static let advance = 10.0

    /// A line of words in characters of one width, one of which a space takes.
    ///
    /// - Parameters:
    ///   - gap: pixels instead of the space after the first word, for a bullet and its text.
    static func line(
        _ text: String, id: Int = 0, x: Double = 20, y: Double = 30, gap: Double? = nil, language: String? = "en",
        direction: TextDirection = .leftToRight
    ) -> TextLine {
        var place = x
        var words: [TextWord] = []
        for (index, part) in text.split(separator: " ").enumerated() {
            let width = Double(part.count) * advance
            let rect = ImageRect(
                x: direction == .rightToLeft ? 1000 - place - width : place, y: y, width: width, height: height)
            words.append(
                TextWord(text: String(part), quad: ImageQuad(rect), confidence: 0.9, direction: direction))
            place += width + (index == 0 ? gap ?? advance : advance)
        }
        return TextLine(
            id: .init(rawValue: id), words: words,
            quad: ImageQuad(ImageRect(enclosing: words.flatMap(\.quad.corners)) ?? .zero), language: language,
            direction: direction)
    }

    /// A line's text after the repairs that need no other line.
    static func repaired(_ text: String) -> String { repair.repaired(line(text)).text }

    /// A list's lines after the repairs that need several, one below another.
    static func repaired(list texts: [String], language: String? = "en") -> [String] {
        let lines = texts.enumerated().map { index, text in
            line(text, id: index, y: 30 + Double(index) * 30, language: language)
        }
        return repair.repaired(lines).map(\.text)
    }
}

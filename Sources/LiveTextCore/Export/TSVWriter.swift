// SPDX-License-Identifier: Apache-2.0

/// Writes analyses as tab-separated values with the columns of `tesseract`'s TSV output: a row for each page, block,
/// paragraph, line and word. `conf` is 0…100 for words and −1 for all else.
public struct TSVWriter: Sendable {
    /// The `level` column.
    private enum Level: Int {
        case page = 1
        case block, paragraph, line, word
    }

    private var page = 0

    /// Makes a writer.
    public init() {}

    /// The first row: the columns' names.
    public var start: String {
        [
            "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width", "height",
            "conf", "text",
        ].joined(separator: "\t") + "\n"
    }

    /// The rows of the next page.
    public mutating func page(of analysis: ImageAnalysis) -> String {
        page += 1
        let size = analysis.imageSize
        var result = row(.page, [], PixelBox(ImageRect(size: size), within: size))
        let blocks = analysis.blocks.filter { !$0.lines.isEmpty }
        for (blockNumber, block) in blocks.enumerated() {
            result += row(.block, [blockNumber], PixelBox(block.quad.bounds, within: size))
            for (paragraphNumber, paragraph) in block.paragraphs.enumerated() {
                let place = [blockNumber, paragraphNumber]
                result += row(.paragraph, place, PixelBox(paragraph.map(\.quad.bounds), within: size))
                for (lineNumber, line) in paragraph.enumerated() {
                    result += row(.line, place + [lineNumber], PixelBox(line.quad.bounds, within: size))
                    for (wordNumber, word) in line.words.enumerated() {
                        let box = PixelBox(word.quad.bounds, within: size)
                        result += row(.word, place + [lineNumber, wordNumber], box, word)
                    }
                }
            }
        }
        return result
    }

    /// - Parameter place: indices of block, paragraph, line and word as far as the level goes; written counted from 1.
    private func row(_ level: Level, _ place: [Int], _ box: PixelBox, _ word: TextWord? = nil) -> String {
        let numbers = place.map { $0 + 1 } + Array(repeating: 0, count: Level.word.rawValue - 1 - place.count)
        var columns = ([level.rawValue, page] + numbers + [box.left, box.top, box.width, box.height]).map(String.init)
        columns.append(word.map { fixedPoint(bounded($0.confidence) * 100, places: 2) } ?? "-1")
        // No character may pass for the end of a column or of a row.
        columns.append(word.map { String($0.text.map { $0.isWhitespace ? " " : $0 }) } ?? "")
        return columns.joined(separator: "\t") + "\n"
    }
}

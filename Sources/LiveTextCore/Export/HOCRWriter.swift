// SPDX-License-Identifier: Apache-2.0

/// Writes analyses as hOCR 1.2, an XHTML page with the place of every word: `start`, a `page` for each picture, `end`.
///
/// Places are whole pixels of the displayed picture, grown outwards. A block becomes an `ocr_carea`, a paragraph an
/// `ocr_par`, a line an `ocr_line` with its baseline (or `textangle`, when it is turned), a word an `ocrx_word` with
/// `x_wconf`. Between words stands white space only where the text has a space.
public struct HOCRWriter: Sendable {
    private let system: String
    private var page = 0
    private var block = 0
    private var paragraph = 0
    private var line = 0
    private var word = 0

    /// Makes a writer.
    ///
    /// - Parameter system: the program and its version, for the document's `ocr-system`.
    public init(system: String) { self.system = system }

    /// What comes before the pages.
    public var start: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" \
        "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
        <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
         <head>
          <title></title>
          <meta http-equiv="Content-Type" content="text/html;charset=utf-8"/>
          <meta name="ocr-system" content="\(xmlEscaped(system))"/>
          <meta name="ocr-capabilities" content="ocr_page ocr_carea ocr_par ocr_line ocrx_word ocrp_wconf ocrp_lang \
        ocrp_dir"/>
         </head>
         <body>

        """
    }

    /// What comes after the pages.
    public var end: String { " </body>\n</html>\n" }

    /// The next page.
    ///
    /// - Parameter imageName: the file's name as it is given to programs that read the page.
    public mutating func page(of analysis: ImageAnalysis, imageName: String) -> String {
        page += 1
        (block, paragraph, line, word) = (0, 0, 0, 0)
        let frame = PixelBox(ImageRect(size: analysis.imageSize), within: analysis.imageSize)
        // The name is a string of the properties' own grammar, inside an attribute.
        let name = imageName.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        var result =
            "  <div class=\"ocr_page\" id=\"page_\(page)\""
            + " title=\"image &quot;\(xmlEscaped(name))&quot;; bbox \(frame.hOCR); ppageno \(page - 1)\">\n"
        for block in analysis.blocks where !block.lines.isEmpty { result += area(block, of: analysis) }
        return result + "  </div>\n"
    }

    private mutating func area(_ textBlock: TextBlock, of analysis: ImageAnalysis) -> String {
        block += 1
        let box = PixelBox(textBlock.quad.bounds, within: analysis.imageSize)
        var result = "   <div class=\"ocr_carea\" id=\"block_\(page)_\(block)\" title=\"bbox \(box.hOCR)\">\n"
        for paragraph in textBlock.paragraphs { result += self.paragraph(paragraph, of: analysis) }
        return result + "   </div>\n"
    }

    private mutating func paragraph(_ lines: ArraySlice<TextLine>, of analysis: ImageAnalysis) -> String {
        paragraph += 1
        let box = PixelBox(lines.map(\.quad.bounds), within: analysis.imageSize)
        let language = lines.first?.language
        let isOfOneLanguage = lines.allSatisfy { $0.language == language }
        let isRightToLeft = lines.allSatisfy { $0.direction == .rightToLeft }
        var result =
            "    <p class=\"ocr_par\" id=\"par_\(page)_\(paragraph)\""
            + (isRightToLeft ? " dir=\"rtl\"" : "") + languageAttributes(isOfOneLanguage ? language : nil)
            + " title=\"bbox \(box.hOCR)\">\n"
        for line in lines {
            result += self.line(
                line, language: isOfOneLanguage ? nil : line.language, isMarkedRightToLeft: isRightToLeft, of: analysis)
        }
        return result + "    </p>\n"
    }

    private mutating func line(
        _ textLine: TextLine, language: String?, isMarkedRightToLeft: Bool, of analysis: ImageAnalysis
    ) -> String {
        line += 1
        let box = PixelBox(textLine.quad.bounds, within: analysis.imageSize)
        let isRightToLeft = textLine.direction == .rightToLeft && !isMarkedRightToLeft
        var result =
            "     <span class=\"ocr_line\" id=\"line_\(page)_\(line)\""
            + (isRightToLeft ? " dir=\"rtl\"" : "") + languageAttributes(language)
            + " title=\"bbox \(box.hOCR)\(attitude(of: textLine, in: box))\">"
        for (index, textWord) in textLine.words.enumerated() {
            word += 1
            let box = PixelBox(textWord.quad.bounds, within: analysis.imageSize)
            result +=
                "<span class=\"ocrx_word\" id=\"word_\(page)_\(word)\""
                + " title=\"bbox \(box.hOCR); x_wconf \(percent(textWord.confidence))\">"
                + xmlEscaped(textWord.text) + "</span>"
            if textWord.isFollowedBySpace, index < textLine.words.count - 1 { result += " " }
        }
        return result + "</span>\n"
    }

    /// The baseline of an upright line, relative to the box's lower left corner, or the quarter turns of a turned one.
    private func attitude(of line: TextLine, in box: PixelBox) -> String {
        guard line.direction != .topToBottom else { return "" }
        let (dx, dy) = line.quad.direction
        guard abs(dy) < abs(dx), dx > 0 else {
            // Counter-clockwise; the vertical axis points down.
            return "; textangle \(abs(dy) < abs(dx) ? 180 : dy < 0 ? 90 : 270)"
        }
        let (start, end) = (line.baseline.start, line.baseline.end)
        let slope = end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
        let offset = start.y + (Double(box.left) - start.x) * slope - Double(box.bottom)
        return "; baseline \(fixedPoint(slope, places: 3)) \(fixedPoint(offset, places: 0))"
    }

    private func languageAttributes(_ language: String?) -> String {
        guard let language else { return "" }
        return " lang=\"\(xmlEscaped(language))\" xml:lang=\"\(xmlEscaped(language))\""
    }
}

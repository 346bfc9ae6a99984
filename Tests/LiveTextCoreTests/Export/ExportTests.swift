// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// What page description formats hold of an analysis.
@Suite struct ExportTests {
    private static let size = ImageSize(width: 400, height: 300)

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ImageQuad {
        ImageQuad(ImageRect(x: x, y: y, width: width, height: height))
    }

    /// A line of words 40 pixels wide, 50 apart.
    private func line(
        _ id: Int, _ words: [String], x: Double = 10, y: Double, spaces: Bool = true, language: String? = nil,
        direction: TextDirection = .leftToRight, continues: Bool = false
    ) -> TextLine {
        TextLine(
            id: .init(rawValue: id),
            words: words.enumerated().map { index, text in
                TextWord(
                    text: text, quad: box(x + Double(index) * 50, y, 40, 20), confidence: 0.915,
                    isFollowedBySpace: spaces)
            },
            quad: box(x, y, Double(words.count) * 50 - 10, 20), language: language, direction: direction,
            continuesParagraph: continues)
    }

    private func analysis(_ lines: [TextLine]) -> ImageAnalysis {
        ImageAnalysis(imageSize: Self.size, blocks: [TextBlock(lines: lines)])
    }

    private func hOCR(_ analysis: ImageAnalysis, name: String = "a.png") -> String {
        var writer = HOCRWriter(system: "test 1")
        return writer.page(of: analysis, imageName: name)
    }

    private func tsv(_ analysis: ImageAnalysis) -> [[String]] {
        var writer = TSVWriter()
        return writer.page(of: analysis).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    // MARK: - hOCR

    @Test func hOCRNestsPageAreaParagraphLineWord() {
        let page = hOCR(analysis([line(0, ["Hello", "there"], y: 20)]))
        #expect(
            page == """
                  <div class="ocr_page" id="page_1" title="image &quot;a.png&quot;; bbox 0 0 400 300; ppageno 0">
                   <div class="ocr_carea" id="block_1_1" title="bbox 10 20 100 40">
                    <p class="ocr_par" id="par_1_1" title="bbox 10 20 100 40">
                     <span class="ocr_line" id="line_1_1" title="bbox 10 20 100 40; baseline 0 -4">\
                <span class="ocrx_word" id="word_1_1" title="bbox 10 20 50 40; x_wconf 92">Hello</span> \
                <span class="ocrx_word" id="word_1_2" title="bbox 60 20 100 40; x_wconf 92">there</span></span>
                    </p>
                   </div>
                  </div>

                """)
    }

    @Test func hOCRCountsPagesAndStartsTheirNumbersAnew() {
        var writer = HOCRWriter(system: "test")
        let analysis = analysis([line(0, ["one"], y: 20)])
        _ = writer.page(of: analysis, imageName: "1")
        let second = writer.page(of: analysis, imageName: "2")
        #expect(second.contains("id=\"page_2\"") && second.contains("ppageno 1") && second.contains("id=\"word_2_1\""))
    }

    @Test func hOCRNeedsAParagraphForEachThatBegins() {
        let page = hOCR(
            analysis([
                line(0, ["a"], y: 20), line(1, ["b"], y: 50, continues: true), line(2, ["c"], y: 90),
            ]))
        #expect(page.contains("id=\"par_1_1\" title=\"bbox 10 20 50 70\""))
        #expect(page.contains("id=\"par_1_2\" title=\"bbox 10 90 50 110\""))
        #expect(!page.contains("par_1_3") && page.contains("line_1_3"))
    }

    @Test func aBlockMayBeginInTheMiddleOfAParagraph() {
        let page = hOCR(analysis([line(0, ["a"], y: 20, continues: true), line(1, ["b"], y: 50, continues: true)]))
        #expect(page.contains("par_1_1") && !page.contains("par_1_2"))
    }

    @Test func hOCREscapesTextNameAndSystem() {
        let page = hOCR(analysis([line(0, ["<a&\"b\">\u{1}\u{FFFE}"], y: 20)]), name: "\\x\"<&.png")
        #expect(page.contains(">&lt;a&amp;&quot;b&quot;&gt;</span>"))
        #expect(page.contains("image &quot;\\\\x\\&quot;&lt;&amp;.png&quot;"))
        #expect(HOCRWriter(system: "<&>").start.contains("content=\"&lt;&amp;&gt;\""))
    }

    @Test func hOCRHasNoSpaceWhereTheTextHasNone() {
        let page = hOCR(analysis([line(0, ["日", "本"], y: 20, spaces: false)]))
        #expect(page.contains("日</span><span"))
    }

    @Test func hOCRTellsLanguageOfAParagraphOrOfItsLines() {
        let same = hOCR(
            analysis([line(0, ["a"], y: 20, language: "de"), line(1, ["b"], y: 50, language: "de", continues: true)]))
        #expect(same.contains("id=\"par_1_1\" lang=\"de\" xml:lang=\"de\""))
        #expect(!same.contains("id=\"line_1_1\" lang"))
        let mixed = hOCR(
            analysis([line(0, ["a"], y: 20, language: "de"), line(1, ["b"], y: 50, language: "fr", continues: true)]))
        #expect(!mixed.contains("id=\"par_1_1\" lang"))
        #expect(mixed.contains("id=\"line_1_2\" lang=\"fr\" xml:lang=\"fr\""))
    }

    @Test func hOCRTellsRightToLeft() {
        let all = hOCR(analysis([line(0, ["שלום"], y: 20, direction: .rightToLeft)]))
        #expect(all.contains("id=\"par_1_1\" dir=\"rtl\"") && !all.contains("id=\"line_1_1\" dir"))
        let mixed = hOCR(
            analysis([
                line(0, ["שלום"], y: 20, direction: .rightToLeft), line(1, ["b"], y: 50, continues: true),
            ]))
        #expect(!mixed.contains("id=\"par_1_1\" dir") && mixed.contains("id=\"line_1_1\" dir=\"rtl\""))
    }

    @Test func hOCRTellsTheBaselineOfASlopingLine() {
        let quad = ImageQuad(
            topLeft: Point(x: 10, y: 20), topRight: Point(x: 110, y: 30), bottomRight: Point(x: 108, y: 50),
            bottomLeft: Point(x: 8, y: 40))
        let sloping = TextLine(
            id: .init(rawValue: 0), words: [TextWord(text: "a", quad: quad, confidence: 1)], quad: quad,
            baseline: .init(start: Point(x: 8, y: 36), end: Point(x: 108, y: 46)))
        #expect(hOCR(analysis([sloping])).contains("bbox 8 20 110 50; baseline 0.1 -14\""))
    }

    @Test(arguments: [(90, 0, -1), (180, -1, 0), (270, 0, 1)])
    func hOCRTellsQuarterTurns(angle: Int, dx: Double, dy: Double) {
        // Reading direction (dx, dy), downwards (−dy, dx).
        func corner(_ along: Double, _ down: Double) -> ImagePoint {
            Point(x: 200 + along * dx - down * dy, y: 150 + along * dy + down * dx)
        }
        let quad = ImageQuad(
            topLeft: corner(0, 0), topRight: corner(80, 0), bottomRight: corner(80, 20), bottomLeft: corner(0, 20))
        let turned = TextLine(
            id: .init(rawValue: 0), words: [TextWord(text: "a", quad: quad, confidence: 1)], quad: quad)
        let page = hOCR(analysis([turned]))
        #expect(page.contains("; textangle \(angle)\"") && !page.contains("baseline"))
    }

    @Test func hOCRHasNoBaselineForVerticalText() {
        let page = hOCR(analysis([line(0, ["縦"], y: 20, direction: .topToBottom)]))
        #expect(!page.contains("baseline") && !page.contains("textangle"))
    }

    @Test func anEmptyAnalysisIsAnEmptyPage() {
        let empty = ImageAnalysis(imageSize: Self.size, blocks: [TextBlock(lines: [])])
        #expect(!hOCR(empty).contains("ocr_carea") && hOCR(empty).contains("ocr_page"))
        #expect(tsv(empty) == [["1", "1", "0", "0", "0", "0", "0", "0", "400", "300", "-1", ""]])
    }

    @Test func placesStayInsideThePictureWhateverTheEngineSays() {
        let bad = [-5.5, .nan, .infinity, 1e300].map { value in
            TextWord(text: "x", quad: box(value, value, 40, 20), confidence: value)
        }
        let line = TextLine(id: .init(rawValue: 0), words: bad, quad: box(.nan, 10, .infinity, 20))
        for row in tsv(analysis([line])) {
            let numbers = row[6...9].compactMap(Int.init)
            #expect(numbers.count == 4 && numbers.allSatisfy { (0...400).contains($0) })
            #expect(row[10] == "-1" || row[10] == "0" || row[10] == "100")
        }
        #expect(hOCR(analysis([line])).contains("x_wconf 0"))
    }

    // MARK: - TSV

    @Test func tsvHasTheColumnsAndLevelsOfTesseract() {
        #expect(
            TSVWriter().start
                == "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n")
        let rows = tsv(
            analysis([
                line(0, ["Hello", "there"], y: 20), line(1, ["on"], y: 50, continues: true), line(2, ["New"], y: 90),
            ]))
        #expect(
            rows.map { $0.joined(separator: " ") } == [
                "1 1 0 0 0 0 0 0 400 300 -1 ", "2 1 1 0 0 0 10 20 90 90 -1 ", "3 1 1 1 0 0 10 20 90 50 -1 ",
                "4 1 1 1 1 0 10 20 90 20 -1 ", "5 1 1 1 1 1 10 20 40 20 91.5 Hello",
                "5 1 1 1 1 2 60 20 40 20 91.5 there", "4 1 1 1 2 0 10 50 40 20 -1 ",
                "5 1 1 1 2 1 10 50 40 20 91.5 on", "3 1 1 2 0 0 10 90 40 20 -1 ", "4 1 1 2 1 0 10 90 40 20 -1 ",
                "5 1 1 2 1 1 10 90 40 20 91.5 New",
            ])
    }

    @Test func tsvKeepsItsColumnsWhateverTheTextIs() {
        for row in tsv(analysis([line(0, ["a\tb", "c\nd", "\"q\""], y: 20)])) { #expect(row.count == 12) }
    }

    @Test func tsvCountsPages() {
        var writer = TSVWriter()
        let analysis = analysis([line(0, ["one"], y: 20)])
        _ = writer.page(of: analysis)
        #expect(writer.page(of: analysis).split(separator: "\n").allSatisfy { $0.split(separator: "\t")[1] == "2" })
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

/// Turned, right-to-left and vertical text, and scripts written without spaces.
struct DirectionTests {
    @Test(arguments: SyntheticPage.Engine.allCases, ["none", "quarter", "half", "threeQuarters", "tilted"])
    func turnedPagesAreReadInTheirOwnFrame(engine: SyntheticPage.Engine, turn: String) throws {
        var page = SyntheticPage()
        page.line("The Harbour Gazette", x: 520, y: 80, size: 40, align: .center)
        let left = page.paragraph(Prose.harbour, x: 100, y: 160, width: 400)
        let right = page.paragraph(Prose.museum, x: 540, y: 160, width: 400)
        let turns = [
            "none": Turn.none, "quarter": .quarter, "half": .half, "threeQuarters": .threeQuarters, "tilted": .tilted,
        ]
        let layout = TextLayout(lines: page.read(by: engine, turned: try #require(turns[turn])))
        #expect(layout.texts == ["The Harbour Gazette"] + left.lines + right.lines)
        #expect(layout.paragraphs == ["The Harbour Gazette", Prose.harbour, Prose.museum])
    }

    @Test func quadsOfJoinedLinesAreTurnedAlike() throws {
        var page = SyntheticPage()
        page.line("Two words", x: 100, y: 100)
        let whole = try #require(page.read(by: .lines, turned: .quarter).first)
        let joined = try #require(TextLayout(lines: page.read(by: .words, turned: .quarter)).lines.first)
        #expect(joined.text == "Two words")
        for (one, other) in zip(joined.quad.corners, whole.quad.corners) { #expect(one.distance(to: other) < 6) }
    }

    @Test func turnedTextBesideUprightText() {
        var upright = SyntheticPage()
        let text = upright.paragraph(Prose.museum, x: 200, y: 100, width: 500)
        var side = SyntheticPage()
        side.line("Opening hours", x: 100, y: -60)
        // The side text runs downwards along the right edge of the picture.
        let turn = Turn(cosine: 0, sine: 1, origin: ImagePoint(x: 800, y: 0))
        let lines = upright.read(by: .lines) + side.read(by: .lines, turned: turn).map { $0.numbered(from: 100) }
        #expect(TextLayout(lines: lines).texts == text.lines + ["Opening hours"])
    }

    @Test func perspectiveKeepsRows() {
        // Lines that fan out by three degrees from the first to the last.
        var lines: [TextLine] = []
        var expected: [String] = []
        for row in 0..<10 {
            let slope = -0.025 + 0.006 * Double(row)
            for (column, text) in ["Item number \(row)", "\(row),99"].enumerated() {
                let x = 60.0 + 500 * Double(column)
                let y = 80 + 34 * Double(row)
                let width = Double(text.count) * 11
                func point(_ x: Double, _ y: Double) -> ImagePoint { ImagePoint(x: x, y: y + slope * x) }
                let quad = ImageQuad(
                    topLeft: point(x, y), topRight: point(x + width, y), bottomRight: point(x + width, y + 20),
                    bottomLeft: point(x, y + 20))
                lines.append(
                    TextLine(
                        id: TextLine.ID(rawValue: lines.count),
                        words: [TextWord(text: text.replacing(" ", with: "_"), quad: quad, confidence: 1)], quad: quad))
            }
            expected.append("Item_number_\(row) \(row),99")
        }
        #expect(TextLayout(lines: lines).texts == expected)
    }

    // MARK: - Right to left

    @Test(arguments: SyntheticPage.Engine.allCases)
    func rightToLeftColumnsBeginAtTheRight(engine: SyntheticPage.Engine) {
        let story = """
            هذا هو العمود الأول من النص وهو مكتوب من اليمين إلى اليسار ويقرأ قبل العمود الثاني الذي يقع على يساره ثم ينتهي \
            هنا بعد عدة أسطر
            """
        let other = """
            أما العمود الثاني فهو قصة أخرى لا تختلط أبدا مع القصة الأولى مهما كانت المسافة التي تفصل بين العمودين في هذه \
            الصفحة القديمة
            """
        let first = SyntheticPage.wrap(story, width: 380)
        let second = SyntheticPage.wrap(other, width: 380)
        var page = SyntheticPage()
        page.isRightToLeft = true
        for (index, line) in first.enumerated() { page.mirrored(line, x: 900, y: 100 + 30 * Double(index)) }
        for (index, line) in second.enumerated() { page.mirrored(line, x: 440, y: 100 + 30 * Double(index)) }
        #expect(TextLayout(lines: page.read(by: engine)).texts == first + second)
    }

    @Test func wordsOfARightToLeftLineStayInLogicalOrder() {
        // The engine gives words in logical order; the number stands left of the word before it.
        var page = SyntheticPage()
        page.isRightToLeft = true
        page.mirrored("في عام 2019 بدأ", x: 500, y: 100)
        page.mirrored("العمل في الميناء", x: 500, y: 140)
        let layout = TextLayout(lines: page.read(by: .lines))
        #expect(layout.texts == ["في عام 2019 بدأ", "العمل في الميناء"])
    }

    @Test func leftToRightLineOnARightToLeftPage() {
        var arabic = SyntheticPage()
        arabic.isRightToLeft = true
        arabic.mirrored("العمل في الميناء القديم جدا", x: 500, y: 100)
        arabic.mirrored("بدأ في عام ألفين وتسعة عشر", x: 500, y: 180)
        var latin = SyntheticPage()
        latin.line("Horizontal Axis Function", x: 180, y: 140)
        let lines = arabic.read(by: .lines) + latin.read(by: .words).map { $0.numbered(from: 50) }
        #expect(
            TextLayout(lines: lines).texts == [
                "العمل في الميناء القديم جدا", "Horizontal Axis Function", "بدأ في عام ألفين وتسعة عشر",
            ])
    }

    // MARK: - Chinese and Japanese

    @Test(arguments: [false, true])
    func verticalColumnsAreReadFromTheRight(byWords: Bool) {
        let columns = ["吾輩は猫である。名前は", "まだ無い。どこで生れた", "かとんと見当がつかぬ。"]
        let lines = Self.vertical(columns, right: 700, top: 100, byWords: byWords)
        let layout = TextLayout(lines: lines.shuffled(seed: 3))
        #expect(layout.texts == columns)
        #expect(layout.lines.allSatisfy { $0.direction == .topToBottom })
        #expect(layout.lines.map(\.continuesParagraph) == [false, true, true])
    }

    @Test func verticalTextUnderAHorizontalHeading() {
        var heading = SyntheticPage()
        heading.line("吾輩は猫である", x: 400, y: 60, size: 40)
        let columns = ["吾輩は猫である。名前はまだ無い。", "どこで生れたかとんと見当がつかぬ。", "何でも薄暗いじめじめした所で。"]
        let lines =
            Self.vertical(columns, right: 700, top: 120, byWords: false)
            + heading.read(by: .lines).map { $0.numbered(from: 900) }
        #expect(TextLayout(lines: lines).texts == ["吾輩は猫である"] + columns)
    }

    @Test func noFalseSpacesBetweenChineseCharacters() {
        // An engine that gives a word for each character, with spaces everywhere.
        let texts = ["我们", "学", "习", "Swift", "和", "Text", "Grab", "语言", "。"]
        var x = 100.0
        var words: [TextWord] = []
        for (index, text) in texts.enumerated() {
            let isLatin = text.allSatisfy(\.isASCII)
            let previousIsLatin = index > 0 && texts[index - 1].allSatisfy(\.isASCII)
            if index > 0, isLatin || previousIsLatin { x += 6 } else { x += 1 }
            let width = isLatin ? 11 * Double(text.count) : 20 * Double(text.count)
            words.append(
                TextWord(text: text, quad: ImageQuad(ImageRect(x: x, y: 100, width: width, height: 20)), confidence: 1))
            x += width
        }
        let line = TextLine(
            id: TextLine.ID(rawValue: 1), words: words,
            quad: ImageQuad(ImageRect(x: 100, y: 100, width: x - 100, height: 20)))
        #expect(TextLayout(lines: [line]).texts == ["我们学习 Swift 和 Text Grab 语言。"])
    }

    @Test func latinKeepsItsSpacesAmongChinese() {
        var page = SyntheticPage()
        page.line("Based upon Joseph Finney's TextGrab", x: 100, y: 100)
        #expect(TextLayout(lines: page.read(by: .words)).texts == ["Based upon Joseph Finney's TextGrab"])
    }

    @Test func thaiHasNoSpacesWithinPhrases() {
        let texts = ["ภาษา", "ไทย", "เขียน", "ติดกัน"]
        var x = 100.0
        var words: [TextWord] = []
        for (index, text) in texts.enumerated() {
            // A real space only before the last.
            x += index == 3 ? 20 : 2
            let width = 9 * Double(text.count)
            words.append(
                TextWord(text: text, quad: ImageQuad(ImageRect(x: x, y: 100, width: width, height: 22)), confidence: 1))
            x += width
        }
        let line = TextLine(
            id: TextLine.ID(rawValue: 1), words: words,
            quad: ImageQuad(ImageRect(x: 100, y: 100, width: x - 100, height: 22)))
        #expect(TextLayout(lines: [line]).texts == ["ภาษาไทยเขียน ติดกัน"])
    }

    /// Vertical lines of full-width characters, one after the other to the left.
    private static func vertical(_ texts: [String], right: Double, top: Double, byWords: Bool) -> [TextLine] {
        let size = 24.0
        var lines: [TextLine] = []
        for (index, text) in texts.enumerated() {
            let x = right - 40 * Double(index + 1)
            func word(_ text: String, at place: Int) -> TextWord {
                let characters = text.enumerated().map { offset, character in
                    TextCharacter(
                        text: String(character),
                        quad: ImageQuad(
                            ImageRect(x: x, y: top + size * Double(place + offset), width: size, height: size)),
                        confidence: 1)
                }
                let quad = ImageQuad(
                    ImageRect(x: x, y: top + size * Double(place), width: size, height: size * Double(text.count)))
                return TextWord(characters: characters, quad: quad, confidence: 1)
            }
            let words = byWords ? text.enumerated().map { word(String($1), at: $0) } : [word(text, at: 0)]
            for group in byWords ? words.map({ [$0] }) : [words] {
                lines.append(
                    TextLine(
                        id: TextLine.ID(rawValue: lines.count), words: group,
                        quad: group.count == 1
                            ? group[0].quad
                            : ImageQuad(ImageRect(x: x, y: top, width: size, height: size * Double(text.count))),
                        direction: .topToBottom))
            }
        }
        return lines
    }
}

extension Array {
    fileprivate func shuffled(seed: UInt64) -> [Element] {
        var random = SeededGenerator(seed: seed)
        return shuffled(using: &random)
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: positions and offsets")
struct SelectableTextTests {
    @Test("Cells are characters, spaces between words and newlines between lines")
    func cells() {
        let text = SelectableText(["ab cd", "é日"])
        #expect(text.text == "ab cd\né日")
        #expect(text.count == 8)
        #expect(text.lineCount == 2)
        #expect((0...8).map { text.utf8Offset(of: $0) } == [0, 1, 2, 3, 4, 5, 6, 8, 11])
        #expect(text.range(ofLine: 0) == 0..<5)
        #expect(text.range(ofLine: 1) == 6..<8)
        #expect((0...8).map { text.line(at: $0) } == [0, 0, 0, 0, 0, 0, 1, 1, 1])
    }

    @Test("A word of several graphemes in one character is one cell, an empty character none")
    func ligatures() {
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 30, height: 20))
        let word = TextWord(
            characters: [
                TextCharacter(text: "ffi", quad: quad, confidence: 1),
                TextCharacter(text: "", quad: quad, confidence: 1),
                TextCharacter(text: "x", quad: quad, confidence: 1),
            ], quad: quad, confidence: 1)
        let line = TextLine(id: TextLine.ID(rawValue: 0), words: [word], quad: quad)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(text.text == "ffix")
        #expect(text.count == 2)
        #expect(text.utf8Offset(of: 1) == 3)
        #expect(text.position(utf8Offset: 2) == 0)
        #expect(text.range(utf8Offsets: 1..<2) == 0..<1)
        #expect(text.range(utf8Offsets: 2..<4) == 0..<2)
    }

    @Test("Nothing recognised: every question has an answer")
    func empty() {
        for blocks in [[], [TextBlock(lines: [])]] {
            let text = SelectableText(blocks)
            #expect(text.isEmpty && text.count == 0 && text.lineCount == 0)
            #expect(text.utf8Offset(of: 5) == 0)
            #expect(text.position(utf8Offset: 5) == 0)
            #expect(text.range(utf8Offsets: 2..<9) == 0..<0)
            #expect(text.stringRange(of: -3..<9) == text.text.startIndex..<text.text.endIndex)
            #expect(text.line(at: 0) == nil)
            #expect(text.range(ofLine: 3) == 0..<0)
            #expect(text.anchor(of: 0) == nil)
            #expect(text.position(of: TextAnchor(line: TextLine.ID(rawValue: 1), offset: 0)) == nil)
            #expect(text.hit(at: .zero, minimumMargin: 100) == nil)
            #expect(text.nearestPosition(to: .zero) == 0)
            #expect(text.caret(at: 0) == nil)
            #expect(text.range(of: .word, around: 0) == 0..<0)
            #expect(text.string(in: [0..<9]).isEmpty)
            #expect(text.runs(in: [0..<9]).isEmpty && text.outlines(in: [0..<9]).isEmpty)
            #expect(text.lineCutOuts(padding: 4).isEmpty)
            #expect(text.underlines(of: 0..<1, offset: 2).isEmpty)
            #expect(text.position(0, moved: .line, .forward) == text.position(0, moved: .character, .backward))
            #expect(TextSelection.all(in: text) == nil)
            #expect(text.movement(for: .right, at: 0, byWord: false) == (.character, .forward))
        }
    }

    @Test("Lines without text keep their place")
    func emptyLines() {
        let blank = TextLine(
            id: TextLine.ID(rawValue: 7), words: [], quad: ImageQuad(ImageRect(x: 0, y: 30, width: 50, height: 20)))
        let fixture = TextFixture()
        let text = SelectableText([
            TextBlock(lines: [fixture.line("ab"), blank, fixture.line("cd", y: 60, id: 8), blank])
        ])
        #expect(text.text == "ab\n\ncd\n")
        #expect(text.count == 7)
        #expect(text.range(ofLine: 1) == 3..<3)
        #expect(text.line(at: 3) == 1)
        #expect(text.line(at: 7) == 3)
        #expect(text.caret(at: 3)?.start == ImagePoint(x: 0, y: 30))
        #expect(text.hit(at: ImagePoint(x: 5, y: 40)) == nil)
        #expect(text.string(in: [0..<7]) == "ab\n\ncd")
        #expect(text.range(of: .word, around: 3) == 3..<3)
        #expect(text.position(0, moved: .line, .forward).position == 3)
        #expect(text.runs(in: [2..<4]).isEmpty)
    }

    @Test("Words without characters take no place but keep the transcript's space")
    func emptyWords() {
        let fixture = TextFixture()
        let full = fixture.line("ab cd")
        let empty = TextWord(characters: [], quad: full.words[0].quad, confidence: 0)
        let line = TextLine(
            id: full.id, words: [empty, full.words[0], empty, full.words[1]], quad: full.quad)
        let text = SelectableText([TextBlock(lines: [line])])
        #expect(text.text == " ab  cd")
        #expect(text.count == 7)
        #expect(text.range(utf8Offsets: 1..<3) == 1..<3)
        #expect(text.runs(in: [0..<7]).count == 1)
    }

    @Test("Combining marks at a word's start, carriage returns: offsets stay exact")
    func graphemesAcrossCells() throws {
        let quads = (0..<4).map { ImageQuad(ImageRect(x: Double($0) * 10, y: 0, width: 10, height: 20)) }
        let marked = ["\u{301}", "b"].enumerated().map {
            TextCharacter(text: $1, quad: quads[$0 + 2], confidence: 1)
        }
        let words = [
            TextWord(text: "a", quad: quads[0], confidence: 1),
            TextWord(
                characters: marked, quad: ImageQuad(ImageRect(x: 20, y: 0, width: 20, height: 20)), confidence: 1),
        ]
        let line = TextLine(
            id: TextLine.ID(rawValue: 0), words: words, quad: ImageQuad(ImageRect(x: 0, y: 0, width: 40, height: 20)))
        let text = SelectableText([TextBlock(lines: [line])])
        // Swift sees the space and the mark as one character; the cells are apart all the same.
        #expect(text.text.count < text.count)
        #expect(text.range(of: .word, around: 2) == 2..<4)
        let range = text.stringRange(of: 2..<4)
        #expect(text.range(of: range) == 2..<4)
        for position in 0...text.count {
            #expect(text.position(utf8Offset: text.utf8Offset(of: position)) == position)
        }
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 10, height: 10))
        let odd = TextLine(
            id: TextLine.ID(rawValue: 0), words: [TextWord(text: "\r", quad: quad, confidence: 1)], quad: quad)
        let returns = SelectableText([TextBlock(lines: [odd, odd])])
        #expect(returns.text == "\r\n\r")
        #expect(returns.count == 3)
        #expect(returns.raw(1..<2).utf8.elementsEqual("\n".utf8))
    }

    @Test("Ranges of the text come back; those of another string are clamped or refused, never a trap")
    func stringRanges() throws {
        let text = SelectableText(["Grüße aus", "Köln 😀"])
        for lower in 0...text.count {
            for upper in lower...text.count {
                #expect(text.range(of: text.stringRange(of: lower..<upper)) == lower..<upper)
            }
        }
        let long = String(repeating: "日本語😀", count: 50)
        var refused = 0
        for index in long.unicodeScalars.indices {
            for range in [index..<long.endIndex, long.startIndex..<index, index..<index] {
                guard let cells = text.range(of: range) else {
                    refused += 1
                    continue
                }
                #expect(cells.lowerBound >= 0 && cells.upperBound <= text.count)
            }
        }
        #expect(refused > 0)
        let utf16 = "äöü😀".utf16
        for index in utf16.indices { #expect(text.range(of: index..<utf16.endIndex) != nil) }
        let inside = text.text.utf8.index(text.text.utf8.startIndex, offsetBy: 3)
        #expect(text.range(of: inside..<inside) == 2..<2)
        let outside = text.stringRange(of: -5..<400)
        #expect(outside == text.text.startIndex..<text.text.endIndex)
    }

    @Test("A range of UTF-8 offsets covers every cell it touches")
    func utf8Ranges() {
        let text = SelectableText(["aé日b"])
        #expect(text.range(utf8Offsets: 0..<1) == 0..<1)
        #expect(text.range(utf8Offsets: 2..<4) == 1..<3)
        #expect(text.range(utf8Offsets: 3..<3) == 2..<2)
        #expect(text.range(utf8Offsets: -4..<2) == 0..<2)
        #expect(text.range(utf8Offsets: 6..<90) == 3..<4)
        #expect(text.range(utf8Offsets: 90..<99) == 4..<4)
    }

    @Test("Anchors name positions and are clamped to their line")
    func anchors() throws {
        let text = SelectableText(["ab", "cde"])
        for position in 0...text.count {
            let anchor = try #require(text.anchor(of: position))
            #expect(text.position(of: anchor) == position)
        }
        #expect(text.anchor(of: 99) == TextAnchor(line: TextLine.ID(rawValue: 1), offset: 3))
        #expect(text.position(of: TextAnchor(line: TextLine.ID(rawValue: 0), offset: 99)) == 2)
        #expect(text.position(of: TextAnchor(line: TextLine.ID(rawValue: 0), offset: -9)) == 0)
        #expect(text.position(of: TextAnchor(line: TextLine.ID(rawValue: 5), offset: 0)) == nil)
    }
}

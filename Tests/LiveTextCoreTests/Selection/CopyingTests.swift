// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: copying")
struct CopyingTests {
    @Test("A newline between lines, none at either end")
    func asSeen() {
        let text = SelectableText(["one two", "three", "four"])
        #expect(text.string(in: [0..<text.count]) == "one two\nthree\nfour")
        #expect(text.string(in: [4..<13]) == "two\nthree")
        #expect(text.string(in: [4..<14]) == "two\nthree")
        #expect(text.string(in: [7..<13]) == "three")
        #expect(text.string(in: [7..<8]).isEmpty)
        #expect(text.string(in: [3..<3]).isEmpty)
        #expect(text.string(in: []).isEmpty)
        #expect(text.string(in: [-9..<3]) == "one")
        #expect(text.string(in: [14..<900]) == "four")
    }

    @Test("Several ranges, in order, merged where they overlap")
    func severalRanges() {
        let text = SelectableText(["one two", "three"])
        #expect(text.string(in: [8..<13, 0..<3]) == "one\nthree")
        #expect(text.string(in: [0..<2, 1..<3]) == "one")
        #expect(text.string(in: [0..<3, 7..<8, 8..<9]) == "one\nt")
    }

    @Test("No false spaces between words that have none")
    func withoutSpaces() {
        let text = SelectableText(["我们|学习 abc"])
        #expect(text.string(in: [0..<text.count]) == "我们学习 abc")
    }

    @Test(
        "Wrapped lines are joined",
        arguments: [
            (["some words", "go on"], "some words go on"), (["recog-", "nition"], "recognition"),
            (["recog\u{2010}", "nition"], "recognition"), (["recog\u{AD}", "nition"], "recognition"),
            (["recog\u{AD}", "NITION"], "recogNITION"), (["E-", "Mail"], "E-Mail"),
            (["2020 -", "2021"], "2020 - 2021"),
            (["3-", "4"], "3- 4"), (["one -", "two"], "one - two"), (["日本", "語です"], "日本語です"),
            (["日本、", "語"], "日本、語"), (["カタ", "カナ"], "カタカナ"), (["日本", "abc"], "日本abc"),
            (["한국", "말"], "한국 말"), (["１２", "３"], "１２３"),
        ])
    func paragraphs(lines: [String], expected: String) {
        let text = SelectableText(lines, continues: true)
        #expect(text.string(in: [0..<text.count], style: .asParagraphs) == expected)
        #expect(text.string(in: [0..<text.count]) == lines.joined(separator: "\n"))
    }

    @Test("Paragraphs stay apart, and a part of one is joined alike")
    func partOfParagraphs() {
        let fixture = TextFixture()
        let text = SelectableText([
            fixture.block(["one two", "three", "four"], continues: true), fixture.block(["five"], y: 200, firstID: 3),
        ])
        #expect(text.string(in: [0..<text.count], style: .asParagraphs) == "one two three four\nfive")
        #expect(text.string(in: [4..<10], style: .asParagraphs) == "two th")
        #expect(text.string(in: [7..<8], style: .asParagraphs).isEmpty)
        #expect(text.string(in: [0..<8], style: .asParagraphs) == "one two")
    }

    @Test("Empty lines in a paragraph add nothing")
    func emptyLines() {
        let fixture = TextFixture()
        let blank = TextLine(
            id: TextLine.ID(rawValue: 7), words: [], quad: ImageQuad(ImageRect(x: 0, y: 30, width: 50, height: 20)),
            continuesParagraph: true)
        let text = SelectableText([
            TextBlock(lines: [fixture.line("ab"), blank, fixture.line("cd", y: 60, id: 8, continues: true)])
        ])
        #expect(text.string(in: [0..<text.count], style: .asParagraphs) == "ab cd")
        #expect(text.string(in: [0..<text.count]) == "ab\n\ncd")
    }
}

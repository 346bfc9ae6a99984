// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Selectable text: units")
struct WordTests {
    @Test(
        "What a double-click on a cell selects",
        arguments: [
            ("hello, world", 1, "hello"), ("hello, world", 5, ","), ("hello, world", 8, "world"),
            ("E-mail", 3, "E-mail"), ("E-mail", 1, "E-mail"), ("3.14 m", 2, "3.14"), ("3.14 m", 1, "3.14"),
            ("at 10:30.", 5, "10:30"), ("at 10:30.", 8, "."), ("1,234.50 €", 3, "1,234.50"), ("don't", 3, "don't"),
            ("don’t", 4, "don’t"), ("'quoted'", 0, "'"), ("'quoted'", 3, "quoted"), ("A4 3rd", 0, "A4"),
            ("https://example.org/a", 2, "https"), ("https://example.org/a", 10, "example"),
            ("https://example.org/a", 6, "//"), ("max.m@example.org", 1, "max"), ("max.m@example.org", 8, "example"),
            ("snake_case", 2, "snake_case"), ("wait...", 5, "..."), ("(word)", 0, "("), ("(word)", 3, "word"),
            ("a--b", 1, "--"), ("a-", 1, "-"), ("Straße", 3, "Straße"), ("l·lustre", 1, "l·lustre"),
            ("漢字かなカナ", 0, "漢字"), ("漢字かなカナ", 3, "かな"), ("コーヒー店", 1, "コーヒー"),
            ("人々は", 1, "人々"), ("한국어 말", 1, "한국어"), ("שלום, עולם", 1, "שלום"),
            ("हिन्दी में", 1, "हिन्दी"), ("½ cup", 0, "½"), ("𝒳y", 0, "𝒳y"), ("😀😀", 0, "😀😀"), ("a\u{AD}b", 2, "a\u{AD}b"),
        ])
    func words(line: String, cell: Int, expected: String) throws {
        let text = SelectableText([line])
        let hit = try #require(text.hit(at: ImagePoint(x: 104 + Double(cell) * 10, y: 110)))
        #expect(hit.cell == cell)
        #expect(text.raw(text.range(of: .word, at: hit)) == expected)
    }

    @Test("Recognised words without a space between are words of their own")
    func recognisedWords() {
        let text = SelectableText(["我们|学习"])
        #expect(text.text == "我们学习")
        #expect(text.raw(text.range(of: .word, around: 0)) == "我们")
        #expect(text.raw(text.range(of: .word, around: 2)) == "学习")
        let latin = SelectableText(["foo|bar"])
        #expect(latin.raw(latin.range(of: .word, around: 1)) == "foo")
    }

    @Test("A caret between word and sign takes the word; on a space the word before")
    func between() {
        let text = SelectableText(["(ab) cd", "!"])
        #expect(text.range(of: .word, around: 1) == 1..<3)
        #expect(text.range(of: .word, around: 3) == 1..<3)
        #expect(text.range(of: .word, around: 4) == 4..<5)
        #expect(text.range(of: .word, around: 5) == 5..<7)
        #expect(text.range(of: .word, around: 7) == 5..<7)
        #expect(text.range(of: .word, around: 9) == 8..<9)
        #expect(text.range(of: .word, around: -4) == 0..<1)
        #expect(text.range(of: .word, around: 99) == 8..<9)
    }

    @Test("What is under the pointer counts, on a space the nearer word")
    func atHit() throws {
        let text = SelectableText(["a(bc de", "f"])
        func word(_ x: Double) throws -> String {
            text.raw(text.range(of: .word, at: try #require(text.hit(at: ImagePoint(x: x, y: 110)))))
        }
        #expect(try word(118) == "(")
        #expect(try word(122) == "bc")
        #expect(try word(138) == "bc")
        #expect(try word(142) == "bc")
        #expect(try word(148) == "de")
        #expect(try word(174) == "de")
        let hit = try #require(text.hit(at: ImagePoint(x: 148, y: 110)))
        #expect(text.range(of: .line, at: hit) == 0..<7)
        #expect(text.range(of: .character, at: hit) == 4..<5)
        // A hit of another text is no trap.
        let other = SelectableText(["x"])
        #expect(other.range(of: .word, at: hit) == 0..<1)
    }

    @Test("Characters, lines, paragraphs, all")
    func largerUnits() {
        let fixture = TextFixture()
        let text = SelectableText([
            TextBlock(lines: [
                fixture.line("one"), fixture.line("two", y: 24, id: 1, continues: true),
                fixture.line("three", y: 48, id: 2),
            ]),
            TextBlock(lines: [fixture.line("four", x: 200, id: 3, continues: true)]),
        ])
        #expect(text.text == "one\ntwo\nthree\nfour")
        #expect(text.range(of: .line, around: 5) == 4..<7)
        #expect(text.range(of: .line, around: 7) == 4..<7)
        #expect(text.range(of: .paragraph, around: 5) == 0..<7)
        #expect(text.range(of: .paragraph, around: 0) == 0..<7)
        // A paragraph may go on in the next column.
        #expect(text.range(of: .paragraph, around: 9) == 8..<18)
        #expect(text.range(of: .all, around: 9) == 0..<18)
        #expect(text.range(of: .character, around: 1) == 1..<2)
        #expect(text.range(of: .character, around: 3) == 3..<3)
        #expect(text.range(of: .character, around: 18) == 18..<18)
    }

    @Test("A paragraph whose first line says it continues one")
    func continuationAtTheStart() {
        let text = SelectableText([
            TextFixture().block(["a", "b"], continues: true), TextBlock(lines: [TextFixture().line("c", id: 9)]),
        ])
        #expect(text.range(of: .paragraph, around: 0) == 0..<3)
        let odd = SelectableText([TextBlock(lines: [TextFixture().line("c", continues: true)])])
        #expect(odd.range(of: .paragraph, around: 0) == 0..<1)
    }
}

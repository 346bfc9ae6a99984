// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

/// Glyphs that lists decide to be bullets.
@Suite struct BulletRepairTests {
    @Test(arguments: [
        // A bullet that was read as one decides about the others.
        (["• Milk", "e Bread", "* Eggs"], "•"), (["◦ Milk", "° Bread"], "◦"), (["e Milk", "e Bread", "• Eggs"], "•"),
        // Marks that nothing begins with.
        (["° Milk", "° Bread"], "•"), (["¢ Milk", "¢ Bread", "e Eggs"], "•"), (["® Milk", "® Bread"], "•"),
        // One bullet read in different ways.
        (["@ Milk", "© Bread", "e Eggs"], "•"), (["= Milk", "m Bread", "= Eggs"], "•"),
        (["* Milk", "+ Bread", "« Eggs"], "•"),
        // No word of the language.
        (["e Milk", "e Bread", "e Eggs"], "•"), (["o Milk", "o Bread", "o Eggs"], "•"),
    ])
    func misreadGlyphsBecomeBullets(read: [String], bullet: String) {
        let meant = read.map { bullet + " " + $0.split(separator: " ")[1] }
        #expect(RepairedLines.repaired(list: read) == meant)
    }

    @Test(arguments: [
        // Typed marks, and marks that may be meant.
        ["* Milk", "* Bread", "* Eggs"], ["- Milk", "- Bread", "- Eggs"], ["> Milk", "> Bread", "* Eggs"],
        ["+ Milk", "* Bread", "- Eggs"], ["« Milk", "» Bread", "» Eggs"], ["» Milk", "» Bread", "» Eggs"],
        ["@ Milk", "@ Bread", "@ Eggs"], ["= Milk", "= Bread", "= Eggs"],
        ["© Anna", "© Berta", "© Carla"],
        // Prices, sections, years, degrees.
        ["£ 5", "£ 6"], ["¢ 20", "¢ 30", "¢ 40"], ["§ 12", "§ 13"], ["© 2019 Anna", "© 2020 Anna"], ["° 20", "° 25"],
        // Indices and enumerations.
        ["a Milk", "c Bread", "e Eggs"], ["a Milk", "b Bread", "c Eggs"], ["e Milk", "f Bread", "g Eggs"],
        // Too few to decide.
        ["e Milk", "e Bread"], ["° Milk"], ["e Milk", "Bread", "e Eggs and"],
        // No list.
        ["Milk", "Bread"], ["e", "e", "e"], ["• Milk", "• Bread"], ["• Milk", "- Bread"], [],
    ])
    func whatCouldBeMeantStays(texts: [String]) {
        #expect(RepairedLines.repaired(list: texts) == texts)
    }

    @Test(arguments: [("it", "e"), ("pt", "e"), ("es", "e"), ("it-IT", "o"), ("pl", "o"), (nil, "e"), ("es", "o")])
    func aWordOfTheLanguageIsNoBullet(language: String?, letter: String) {
        let texts = [letter + " Milk", letter + " Bread", letter + " Eggs"]
        #expect(RepairedLines.repaired(list: texts, language: language) == texts)
    }

    @Test func otherEdgesAreOtherLists() {
        let lines = [
            RepairedLines.line("• Milk", id: 0, x: 20, y: 30), RepairedLines.line("e Bread", id: 1, x: 60, y: 60),
            // Its text begins elsewhere.
            RepairedLines.line("e Eggs", id: 2, x: 20, y: 90, gap: 30),
            // Far below.
            RepairedLines.line("e Butter", id: 3, x: 20, y: 400),
        ]
        #expect(RepairedLines.repair.repaired(lines) == lines)
    }

    @Test func itemsMayTakeSeveralLines() {
        let lines = [
            RepairedLines.line("• Milk, of which there", id: 0, y: 30),
            RepairedLines.line("is enough", id: 1, x: 40, y: 60),
            RepairedLines.line("e Bread", id: 2, y: 90),
        ]
        #expect(RepairedLines.repair.repaired(lines).map(\.text).last == "• Bread")
    }

    @Test func aListMayStandBesideOtherText() {
        let lines = (0..<2).map { index -> TextLine in
            let y = 30 + Double(index) * 30
            let left = RepairedLines.line("Left text", y: y)
            let right = RepairedLines.line("° Milk", x: 300, y: y)
            return TextLine(
                id: .init(rawValue: index), words: left.words + right.words,
                quad: ImageQuad(left.quad.bounds.union(right.quad.bounds)))
        }
        #expect(RepairedLines.repair.repaired(lines).map(\.text) == ["Left text • Milk", "Left text • Milk"])
    }

    @Test func listsOfTurnedAndRightToLeftTextCount() {
        let hebrew = ["• חלב", "° לחם"].enumerated().map { index, text in
            RepairedLines.line(text, id: index, y: 30 + Double(index) * 30, direction: .rightToLeft)
        }
        #expect(RepairedLines.repair.repaired(hebrew).map(\.text) == ["• חלב", "• לחם"])
        // A quarter turn: (x, y) becomes (500 − y, x).
        func turned(_ quad: ImageQuad) -> ImageQuad {
            func point(_ point: ImagePoint) -> ImagePoint { ImagePoint(x: 500 - point.y, y: point.x) }
            return ImageQuad(
                topLeft: point(quad.topLeft), topRight: point(quad.topRight), bottomRight: point(quad.bottomRight),
                bottomLeft: point(quad.bottomLeft))
        }
        let lines = ["° Milk", "e Bread"].enumerated().map { index, text in
            let line = RepairedLines.line(text, id: index, y: 30 + Double(index) * 30)
            return TextLine(
                id: line.id,
                words: line.words.map { TextWord(text: $0.text, quad: turned($0.quad), confidence: 0.9) },
                quad: turned(line.quad))
        }
        #expect(RepairedLines.repair.repaired(lines).map(\.text) == ["• Milk", "• Bread"])
    }

    @Test func aBulletKeepsItsPlaceAndItsLine() throws {
        let lines = [RepairedLines.line("‘© Milk", id: 7), RepairedLines.line("• Bread", id: 9, y: 60, gap: 20)]
        let repaired = RepairedLines.repair.repaired(lines)
        #expect(repaired[0].id == lines[0].id)
        #expect(repaired[0].words[0].characters.map(\.text) == ["•"])
        #expect(repaired[0].words[0].quad == lines[0].words[0].quad)
        #expect(repaired[0].words[1...] == lines[0].words[1...])
    }
}

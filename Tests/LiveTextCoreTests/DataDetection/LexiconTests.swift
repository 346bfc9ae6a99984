// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LiveTextCore

@Suite("Words and phrases")
struct LexiconTests {
    private let lexicon = Lexicon<Int>([("new york|München|o'clock", 1), ("new", 2), ("größe", 3)])

    @Test("Case, accents and full width do not count")
    func folding() {
        #expect(lexicon.match(in: TextTokens("MUNCHEN"), at: 0)?.meaning == 1)
        #expect(lexicon.match(in: TextTokens("GROSSE"), at: 0)?.meaning == 3)
        #expect(lexicon.match(in: TextTokens("ｎｅｗ"), at: 0)?.meaning == 2)
        #expect(lexicon.match(in: TextTokens("Mu\u{308}nchen"), at: 0)?.meaning == 1)
        #expect(lexicon.match(in: TextTokens("O’Clock"), at: 0)?.meaning == 1)
    }

    @Test("The longest phrase wins, and none goes over the end of a line")
    func longest() {
        #expect(lexicon.match(in: TextTokens("New  York"), at: 0)?.end == 2)
        #expect(lexicon.match(in: TextTokens("New\nYork"), at: 0)?.meaning == 2)
        #expect(lexicon.match(in: TextTokens("Newer"), at: 0) == nil)
        #expect(lexicon.match(in: TextTokens("in New York"), endingAt: 3)?.start == 1)
    }

    @Test("Tokens lie in order and cover what is no space")
    func tokens() {
        let text = "a1 2,5 €\n漢字 ab-c é\u{301} ٣"
        let tokens = TextTokens(text).tokens
        var previous = 0
        for token in tokens {
            #expect(token.start >= previous && token.end > token.start)
            previous = token.end
        }
        #expect(tokens.map(\.kind).filter { $0 == .number }.count == 3)
        #expect(tokens.filter { $0.kind == .inline }.count == 2)
        #expect(TextTokens("１２").tokens.first?.value == 12)
        #expect(TextTokens(String(repeating: "9", count: 30)).tokens.first?.value == -1)
    }

    @Test("Pieces of a long text join to the whole")
    func pieces() {
        for text in [
            String(repeating: "ä", count: 30_000), String(repeating: "word ", count: 9_000),
            String(repeating: "漢\n", count: 9_000), "",
        ] {
            let scanned = ScannedText(text)
            var end = 0
            for piece in scanned.pieces {
                #expect(piece.lowerBound == end && piece.count <= 16_384)
                #expect(piece.lowerBound == scanned.count || scanned.bytes[piece.lowerBound] & 0xC0 != 0x80)
                end = piece.upperBound
            }
            #expect(end == scanned.count)
        }
    }
}

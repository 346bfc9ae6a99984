// SPDX-License-Identifier: Apache-2.0

import LiveTextCore
import Testing

@Suite("Detection on random text")
struct DetectorFuzzTests {
    /// Splitmix64: the same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let pieces = [
        "12", "3", "2026", "1,234.56", "5.", "/", "-", " - ", ":", "30", " pm", "May ", "14", ", ", "Friday ", "next ",
        "week ", "from ", "to ",
        "between ", "and ", "half past ", "$", "€", " USD", "EUR", " million", "km", "'", "\"", "°", "°C", " ft ",
        " in", "Street", " Rd, ", "NY ",
        "10001", "Rue ", "Lindenstraße ", "\n", "\r\n", "PO Box ", "DE89", " 3704 0044", "1Z", "999AA1", "0123456784",
        "RB", "785", "LH ",
        "flight ", "192.168.", "::", "fe80", "N ", "52.5200", "E", "geo:", "https://", "a.de", "@", "tel ", "+49 30 ",
        "(", ")", "[", "]",
        "明日", "3月", "5日", "年", "下午", "点", "東京都", "区", "円", "오후 ", "시 ", "월 ", "🙂", "e\u{301}", "\u{202E}", "\u{200D}",
        "é", "ß", "İ",
        "3º ", "B\n", "c/o ", "Plot 21, Sector 18\n", "Unit 4/", "1-9-1 ", "-ku, ", "Calle 16 de ", "Septiembre ",
        "No. ", "C.P. 06000",
        "/SP", "(QC) ", "BP 123\n", "서울특별시 ", "강남구 ", "로 ", "층", "호", "(역삼동)", "06164 ", "ビル", "3F", "号楼", "\u{200B}",
        "∕",
        "www.", ".pl ", "ɢ", "ｇ", "。", "一二", "万", "½", "#", "%", "\t", "\0", "０１", "ago", "in ", "O", "l", "…",
    ]

    private func check(_ text: String, region: String, languages: [String]) {
        let detector = DataDetector(
            region: region, languages: languages, referenceDate: CalendarDate(year: 2026, month: 2, day: 28, hour: 23))
        let bytes = Array(text.utf8)
        var end = 0
        for match in detector.matches(in: text) {
            #expect(
                match.range.lowerBound >= end && match.range.upperBound <= bytes.count && !match.range.isEmpty,
                "\(text.debugDescription)")
            #expect(bytes[match.range.lowerBound] & 0xC0 != 0x80, "\(text.debugDescription)")
            #expect(
                match.range.upperBound == bytes.count || bytes[match.range.upperBound] & 0xC0 != 0x80,
                "\(text.debugDescription)")
            #expect(!match.value.normalized.isEmpty, "\(text.debugDescription)")
            end = match.range.upperBound
        }
    }

    @Test("Pieces of every grammar in any order", arguments: 0..<12)
    func grammar(seed: Int) {
        var generator = Generator(state: UInt64(seed))
        let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ja", "zh", "ko"]
        let regions = ["US", "DE", "JP", "BR", "", "XX"]
        for _ in 0..<120 {
            let count = Int.random(in: 1...24, using: &generator)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            check(text, region: regions.randomElement(using: &generator) ?? "", languages: [languages[seed]])
        }
    }

    @Test("Characters of all planes", arguments: 0..<4)
    func characters(seed: Int) {
        var generator = Generator(state: UInt64(1000 + seed))
        for _ in 0..<100 {
            let count = Int.random(in: 0...60, using: &generator)
            var text = ""
            for _ in 0..<count {
                let code =
                    Bool.random(using: &generator)
                    ? UInt32.random(in: 0x20...0x7E, using: &generator)
                    : UInt32.random(in: 0...0x2FFFF, using: &generator)
                if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
            }
            check(text, region: "US", languages: [])
        }
    }

    @Test("Recognised text in random lines has its ranges and places", arguments: 0..<4)
    func recognized(seed: Int) {
        var generator = Generator(state: UInt64(2000 + seed))
        for _ in 0..<40 {
            let lines = (0..<Int.random(in: 0...6, using: &generator)).map { index in
                let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    let text = (Self.pieces.randomElement(using: &generator) ?? "").filter { !$0.isWhitespace }
                    return TextWord(
                        text: text.isEmpty ? "x" : text, quad: ImageQuad(ImageRect(x: 0, y: 0, width: 10, height: 10)),
                        confidence: 0.5,
                        isFollowedBySpace: Bool.random(using: &generator))
                }
                return TextLine(
                    id: .init(rawValue: index), words: words,
                    quad: ImageQuad(ImageRect(x: 0, y: 0, width: 90, height: 10)),
                    continuesParagraph: Bool.random(using: &generator))
            }
            let blocks = [TextBlock(lines: lines)]
            let analysis = ImageAnalysis(imageSize: ImageSize(width: 100, height: 100), blocks: blocks)
            let bytes = Array(analysis.transcript.utf8)
            var end = 0
            for item in DataDetector(region: "DE").dataItems(in: blocks) {
                #expect(item.range.lowerBound >= end && item.range.upperBound <= bytes.count)
                #expect(String(decoding: bytes[item.range], as: UTF8.self) == item.text)
                #expect(!item.quads.isEmpty)
                end = item.range.upperBound
            }
        }
    }
}

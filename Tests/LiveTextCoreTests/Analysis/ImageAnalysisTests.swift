// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveTextCore
import Testing

private let quad = ImageQuad(ImageRect(x: 1, y: 2, width: 3, height: 4))
private let code = MachineReadableCode(symbology: .qr, bytes: [65, 0, 255], text: "A", quad: quad)

private func item(_ value: DataItem.Value) -> DataItem {
    DataItem(value: value, text: "text", range: 2..<6, quads: [quad, quad], confidence: 0.5)
}

private func analysis(hasText: Bool = true, items: [DataItem] = [], codes: [MachineReadableCode] = []) -> ImageAnalysis
{
    ImageAnalysis(
        imageSize: ImageSize(width: 10, height: 10), blocks: hasText ? [TextFixture().block(["some text"])] : [],
        dataItems: items, codes: codes)
}

@Suite("Analyses")
struct ImageAnalysisTests {
    @Test("A round trip through JSON keeps everything but the picture's identity")
    func codable() throws {
        let original = ImageAnalysis(
            revision: 3, imageIdentity: ImageIdentity(), imageSize: ImageSize(width: 640, height: 480),
            blocks: [
                TextFixture(transform: .rotation(degrees: 17)).block(["one two", "drei|vier"], continues: true),
                TextFixture(direction: .rightToLeft).block(["שלום"], firstID: 2),
            ],
            dataItems: [
                item(.link(url: "https://example.org")), item(.emailAddress("a@example.org")),
                item(.phoneNumber(PhoneNumber(number: "+4930123", formatted: "030 123", extension: "7"))),
            ],
            codes: [code],
            provenance: AnalysisProvenance(engine: "tesseract", engineVersion: "5.3", languages: ["en", "de"]))
        let data = try JSONEncoder().encode(original)
        let decoded = try JSONDecoder().decode(ImageAnalysis.self, from: data)
        #expect(original.imageIdentity != nil && decoded.imageIdentity == nil)
        #expect(decoded != original)
        #expect(decoded.id == original.id && decoded.revision == 3)
        #expect(decoded.blocks == original.blocks && decoded.dataItems == original.dataItems)
        #expect(decoded.codes == original.codes && decoded.provenance == original.provenance)
        #expect(decoded.transcript == original.transcript && decoded.imageSize == original.imageSize)
        #expect(try JSONDecoder().decode(ImageAnalysis.self, from: JSONEncoder().encode(decoded)) == decoded)
        let text = try #require(String(data: data, encoding: .utf8))
        #expect(!text.contains("identity") && !text.contains("Identity"))
    }

    @Test(
        "Damaged JSON is an error, not a trap",
        arguments: [
            "", "{}", "[]", "null", #"{"id":1}"#, #"[[1,2],[3]]"#, #"[1]"#,
        ])
    func damaged(json: String) {
        let data = Data(json.utf8)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ImageAnalysis.self, from: data) }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ImageQuad.self, from: data) }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(ImagePoint.self, from: Data(#"["a"]"#.utf8)) }
    }

    @Test("Points and quads are short in JSON")
    func geometryCoding() throws {
        #expect(String(data: try JSONEncoder().encode(quad), encoding: .utf8) == "[[1,2],[4,2],[4,6],[1,6]]")
        let rect = ImageRect(x: 1, y: 2, width: 3, height: 4)
        #expect(try JSONDecoder().decode(ImageRect.self, from: JSONEncoder().encode(rect)) == rect)
    }

    @Test("The transcript: a newline between lines of all blocks, none at the end")
    func transcript() {
        let fixture = TextFixture()
        let page = ImageAnalysis(
            imageSize: ImageSize(width: 9, height: 9),
            blocks: [fixture.block(["one two", "日|本"]), TextBlock(lines: []), fixture.block(["three"], firstID: 2)])
        #expect(page.transcript == "one two\n日本\nthree")
        #expect(page.lines.map(\.text) == ["one two", "日本", "three"])
    }

    @Test("What is found", arguments: [false, true], [false, true])
    func results(hasText: Bool, hasCode: Bool) {
        let analysis = analysis(hasText: hasText, codes: hasCode ? [code] : [])
        #expect(analysis.hasResults(for: .text) == hasText)
        #expect(analysis.hasResults(for: .machineReadableCode) == hasCode)
        #expect(analysis.hasResults(for: [.text, .machineReadableCode]) == (hasText || hasCode))
        #expect(!analysis.hasResults(for: []))
    }

    @Test("Analyses and identities are told apart")
    func identities() {
        #expect(analysis().id != analysis().id)
        #expect(Set((0..<1000).map { _ in ImageIdentity() }).count == 1000)
    }

    @Test("Requests carry what they were given")
    func requests() throws {
        let image = try #require(PixelBuffer(width: 1, height: 1, format: .grey8, bytes: [0]))
        let request = AnalysisRequest(image: image, configuration: AnalysisConfiguration([.text]))
        #expect(request.priority == .userInitiated && request.orientation == nil)
        #expect(request.configuration.analysisTypes == .text && request.configuration.locales.isEmpty)
        #expect(AnalysisRequest.Priority.background < .userInitiated)
        #expect(request.attention.rect == UnitRect(x: 0, y: 0, width: 1, height: 1))
        request.attention.rect = UnitRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(request.attention.rect.x == 0.5)
        let update = AnalysisUpdate(analysis: analysis(), progress: 0.5, isFinal: false)
        #expect(update.progress == 0.5 && !update.isFinal && update.analysis.revision == 0)
        let configuration = try JSONDecoder().decode(
            AnalysisConfiguration.self, from: JSONEncoder().encode(request.configuration))
        #expect(configuration == request.configuration)
    }

    @Test("Errors survive coding")
    func errors() throws {
        for error in [
            AnalysisError.languageDataMissing(package: "p"), .unsupportedImage(reason: "r"), .superseded, .timedOut,
            .engineFailed(reason: "e"),
        ] {
            #expect(try JSONDecoder().decode(AnalysisError.self, from: JSONEncoder().encode(error)) == error)
        }
    }

    @Test("Matches found in text")
    func matches() {
        let number = PhoneNumber(number: "+49", formatted: "49")
        #expect(number.extension == nil)
        #expect(PhoneNumberMatch(range: 0..<2, number: number).range == 0..<2)
    }
}

@Suite("Recognised text")
struct RecognizedTextTests {
    @Test("A word of text only: characters share the quad in its direction")
    func words() {
        let quad = ImageQuad(ImageRect(x: 0, y: 0, width: 40, height: 20))
        func centers(_ direction: TextDirection) -> [ImagePoint] {
            TextWord(text: "abcd", quad: quad, confidence: 1, direction: direction).characters.map(\.quad.center)
        }
        #expect(centers(.leftToRight).map(\.x) == [5, 15, 25, 35])
        #expect(centers(.rightToLeft).map(\.x) == [35, 25, 15, 5])
        #expect(centers(.topToBottom).map(\.y) == [2.5, 7.5, 12.5, 17.5])
        let word = TextWord(text: "é👨‍👩‍👧", quad: quad, confidence: 0.5)
        #expect(word.characters.count == 2 && word.text == "é👨‍👩‍👧")
        #expect(TextWord(text: "", quad: quad, confidence: 0).characters.isEmpty)
    }

    @Test("A line's confidence, baseline and text by themselves")
    func lines() {
        let words = [
            TextWord(text: "a", quad: quad, confidence: 1), TextWord(text: "b", quad: quad, confidence: 0.5),
        ]
        let line = TextLine(id: TextLine.ID(rawValue: 1), words: words, quad: quad)
        #expect(line.confidence == 0.75 && line.text == "a b")
        #expect(line.baseline.start == ImagePoint(x: 1, y: 2 + 4 * 0.8))
        #expect(TextLine(id: TextLine.ID(rawValue: 1), words: [], quad: quad).confidence == 0)
        let given = TextLine(
            id: TextLine.ID(rawValue: 1), words: words, quad: quad,
            baseline: TextLine.Baseline(start: .zero, end: .zero), confidence: 0.1)
        #expect(given.baseline.start == .zero && given.confidence == 0.1)
    }

    @Test("A block's quad is around its lines, unless given")
    func blocks() {
        let block = TextFixture().block(["ab", "c"])
        #expect(block.quad.bounds == ImageRect(x: 0, y: 0, width: 20, height: 44))
        #expect(TextBlock(lines: []).quad.bounds == .zero)
        #expect(TextBlock(lines: [], quad: quad).quad == quad)
    }
}

@Suite("Interaction types")
struct InteractionTypesTests {
    private typealias Row = (
        preferred: InteractionTypes, isHighlighted: Bool, activation: DataDetectorActivation, expected: InteractionTypes
    )

    private func check(_ analysis: ImageAnalysis?, _ rows: [Row]) {
        for row in rows {
            let active = InteractionTypes.active(
                preferred: row.preferred, analysis: analysis, isHighlighted: row.isHighlighted,
                dataDetectorsActivate: row.activation)
            #expect(active == row.expected, "\(row)")
        }
    }

    @Test("Text with data")
    func textWithData() {
        check(
            analysis(items: [item(.emailAddress("a@b.c"))]),
            [
                (.automatic, false, .always, [.textSelection, .dataDetectors]),
                (.automatic, true, .always, [.textSelection, .dataDetectors]),
                (.automatic, false, .whenHighlighted, [.textSelection]),
                (.automatic, true, .whenHighlighted, [.textSelection, .dataDetectors]),
                (.automaticTextOnly, false, .whenHighlighted, [.textSelection]),
                (.automaticTextOnly, true, .whenHighlighted, [.textSelection, .dataDetectors]),
                ([.automatic, .dataDetectors], false, .whenHighlighted, [.textSelection]),
                (.textSelection, false, .always, [.textSelection]), (.textSelection, true, .always, [.textSelection]),
                (.dataDetectors, false, .whenHighlighted, [.dataDetectors]),
                (.dataDetectors, true, .always, [.dataDetectors]),
                ([.textSelection, .dataDetectors], false, .whenHighlighted, [.textSelection, .dataDetectors]),
                ([], true, .always, []),
            ])
    }

    @Test("Text without data: the button can still light the lines, nothing to detect by choice")
    func plainText() {
        check(
            analysis(),
            [
                (.automatic, false, .always, [.textSelection, .dataDetectors]),
                (.automatic, false, .whenHighlighted, [.textSelection]),
                (.textSelection, true, .always, [.textSelection]),
                (.dataDetectors, true, .always, []), ([], true, .always, []),
            ])
    }

    @Test("Only codes: live at once")
    func codesOnly() {
        check(
            analysis(hasText: false, codes: [code]),
            [
                (.automatic, false, .whenHighlighted, [.dataDetectors]), (.automatic, true, .always, [.dataDetectors]),
                (.textSelection, true, .always, []), (.dataDetectors, false, .whenHighlighted, [.dataDetectors]),
            ])
    }

    @Test("Nothing recognised, or no analysis: nothing is active")
    func nothing() {
        for analysis in [analysis(hasText: false), nil] {
            check(
                analysis,
                [
                    (.automatic, true, .always, []), (.textSelection, true, .always, []),
                    (.dataDetectors, true, .always, []), (.automaticTextOnly, false, .always, []),
                ])
        }
    }
}

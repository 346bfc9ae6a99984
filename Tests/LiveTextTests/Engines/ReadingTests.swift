// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite(.enabled(if: hasEnglish, needsEnglish), .serialized)
struct ReadingTests {
    private static let recognizer = TesseractRecognizer()

    private func read(
        _ image: PixelBuffer, _ orientation: ImageOrientation = .up, control: RecognitionControl = RecognitionControl()
    ) async throws -> [RecognizedLines.Element] {
        try await Self.recognizer.recognizeText(
            in: image, orientation: orientation, languages: ["en"], control: control)
    }

    // MARK: - Text

    @Test func linesWordsAndCharactersHaveTheirPlaces() async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        let lines = try await read(image).map(\.line)
        #expect(lines.map(\.text) == Fixtures.paragraphLines)
        #expect(lines.map(\.continuesParagraph) == [false, true, false, true])
        let bounds = ImageRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        for line in lines {
            #expect(line.direction == .leftToRight && line.language == "en")
            #expect(line.confidence > 0.8 && line.confidence <= 1)
            #expect(line.quad.bounds.intersection(bounds) == line.quad.bounds)
            // The text is 28 pixels high and begins 40 pixels from the left.
            #expect((20...45).contains(line.quad.height))
            #expect(abs(line.quad.topLeft.x - 40) < 6)
            #expect(line.baseline.start.y > line.quad.topLeft.y && line.baseline.start.y <= line.quad.bottomLeft.y)
            for (word, next) in zip(line.words, line.words.dropFirst()) {
                #expect(word.quad.topRight.x < next.quad.topLeft.x)
                #expect(word.isFollowedBySpace)
            }
            for word in line.words {
                #expect(word.characters.map(\.text).joined() == word.text)
                #expect(word.characters.first?.quad.topLeft.x == word.quad.topLeft.x)
                #expect(word.characters.last?.quad.topRight.x == word.quad.topRight.x)
                for (character, next) in zip(word.characters, word.characters.dropFirst()) {
                    #expect(character.quad.topRight.x == next.quad.topLeft.x)
                }
            }
        }
    }

    /// Pixels stored so that an orientation turns them upright.
    private func stored(_ image: PixelBuffer, as orientation: ImageOrientation) throws -> PixelBuffer {
        let inverse: ImageOrientation =
            switch orientation {
            case .right: .left
            case .left: .right
            default: orientation
            }
        let turned = GreyImage(image, orientation: inverse)
        return try #require(
            PixelBuffer(width: turned.width, height: turned.height, format: .grey8, bytes: turned.pixels))
    }

    @Test(arguments: ImageOrientation.allCases)
    func everyOrientationReadsTheSame(orientation: ImageOrientation) async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        let upright = try await read(image).map(\.line)
        let turned = try await read(try stored(image, as: orientation), orientation).map(\.line)
        #expect(turned.map(\.text) == upright.map(\.text))
        #expect(turned.map(\.quad) == upright.map(\.quad))
    }

    @Test func aPageOnItsSideHasTurnedQuads() async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        let upright = try await read(image).map(\.line)
        // Stored on its side and read without being told: the engine finds out by itself.
        for (orientation, tops) in [(ImageOrientation.right, "left"), (.left, "right")] {
            let sideways = try stored(image, as: orientation)
            let lines = try await read(sideways).map(\.line)
            // The engine reads pages that are turned one of the two ways.
            guard lines.map(\.text) == upright.map(\.text) else { continue }
            let quad = try #require(lines.first?.quad)
            #expect(abs(quad.direction.dx) < 0.05, "letters' tops point \(tops)")
            #expect(quad.length > 3 * quad.height)
            return
        }
    }

    @Test func transparencyIsFlattenedOntoWhatContrasts() async throws {
        for path in [Fixtures.darkOnNothing, Fixtures.lightOnNothing] {
            let lines = try await read(try await Fixtures.image(path)).map(\.line.text)
            #expect(lines == ["Printed on nothing"])
        }
    }

    // MARK: - Nothing to read

    @Test(arguments: [(1, 1), (4, 200), (5, 5), (300, 200), (40_000, 6), (6, 33_000)])
    func onePlainColourHasNoText(width: Int, height: Int) async throws {
        for value in [UInt8(0), 128, 255] {
            let bytes = [UInt8](repeating: value, count: width * height)
            let image = try #require(PixelBuffer(width: width, height: height, format: .grey8, bytes: bytes))
            #expect(try await read(image).isEmpty)
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func noiseHasNoText(seed: UInt64) async throws {
        let image = try #require(Raster.noise(width: 400, height: 300, seed: seed).buffer)
        #expect(try await read(image).isEmpty)
    }

    @Test func gridsAndGradientsHaveNoText() async throws {
        var grid = Raster(width: 600, height: 400)
        for x in stride(from: 0, to: 600, by: 30) { grid.fill(x: x..<x + 2, y: 0..<400, Raster.black) }
        for y in stride(from: 0, to: 400, by: 30) { grid.fill(x: 0..<600, y: y..<y + 2, Raster.black) }
        var gradient = Raster(width: 600, height: 400)
        for x in 0..<600 { gradient.fill(x: x..<x + 1, y: 0..<400, (UInt8(x * 255 / 600), 80, 200)) }
        for raster in [grid, gradient] { #expect(try await read(try #require(raster.buffer)).isEmpty) }
    }

    // MARK: - While it runs

    @Test func linesComeBeforeThePageIsDone() async throws {
        let early = Collector<TextLine>()
        let progress = Collector<Double>()
        let control = RecognitionControl(
            progress: { progress.append($0) }, lines: { early.append(contentsOf: $0.map(\.line)) })
        let final = try await read(try await Fixtures.image(Fixtures.paragraphs), control: control).map(\.line)
        #expect(!early.values.isEmpty)
        for line in early.values {
            #expect(final.first { $0.id == line.id }?.text == line.text)
        }
        #expect(progress.values.last == 1)
        #expect(progress.values == progress.values.sorted())
    }

    @Test func cancellingStopsBetweenLines() async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        let cancellation = CancellationFlag()
        let afterCancelling = Collector<Double>()
        let control = RecognitionControl(
            cancellation: cancellation,
            progress: { value in
                if cancellation.isCancelled { afterCancelling.append(value) }
                cancellation.cancel()
            })
        await #expect(throws: CancellationError.self) { try await read(image, control: control) }
        #expect(afterCancelling.values.count <= 1)
        // The engine is as good as new.
        #expect(try await read(image).map(\.line.text) == Fixtures.paragraphLines)
    }

    @Test func theDeadlineEndsIt() async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        await #expect(throws: AnalysisError.timedOut) {
            try await read(image, control: RecognitionControl(deadline: 0))
        }
    }

    @Test func missingDataNamesItsPackage() async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        await #expect(throws: AnalysisError.languageDataMissing(package: "tesseract-ocr-grc")) {
            try await Self.recognizer.recognizeText(
                in: image, orientation: .up, languages: ["grc"], control: RecognitionControl())
        }
    }

    @Test func theSharedAnalyzerReadsAFile() async throws {
        var configuration = AnalysisConfiguration([.text, .machineReadableCode])
        configuration.locales = ["en"]
        let analysis = try await ImageAnalyzer.shared.analyze(
            .file(path: Fixtures.paragraphs), configuration: configuration)
        #expect(analysis.lines.map(\.text) == Fixtures.paragraphLines)
        #expect(analysis.provenance.engine == "tesseract")
        #expect(analysis.codes.isEmpty)
    }
}

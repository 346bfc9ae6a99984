// SPDX-License-Identifier: Apache-2.0

import Glibc
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
            in: image, orientation: orientation, languages: RecognitionLanguages(["en"]), control: control)
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

    @Test(arguments: [(ImageOrientation.right, 0.0, -1.0), (.left, 0, 1), (.down, -1, 0)])
    func aTurnedPageIsReadWithoutBeingTold(orientation: ImageOrientation, dx: Double, dy: Double) async throws {
        let image = try await Fixtures.image(Fixtures.paragraphs)
        let lines = try await read(try stored(image, as: orientation)).map(\.line)
        #expect(lines.map(\.text) == Fixtures.paragraphLines)
        for line in lines {
            #expect(abs(line.quad.direction.dx - dx) < 0.05 && abs(line.quad.direction.dy - dy) < 0.05)
            #expect(line.quad.length > 3 * line.quad.height)
        }
    }

    private func read(
        _ drawing: GreyDrawing, control: RecognitionControl = RecognitionControl()
    ) async throws -> [TextLine] {
        try await read(try #require(drawing.buffer), control: control).map(\.line)
    }

    private func page() async throws -> GreyDrawing { GreyDrawing(try await Fixtures.image(Fixtures.paragraphs)) }

    @Test func lightLettersOnDarkAreRead() async throws {
        let page = try await page()
        let dark = page.mapped { _, _, shade in 30 + (255 - shade) / 255 * 200 }
        #expect(try await read(dark).map(\.text) == Fixtures.paragraphLines)
        // A dark panel on a light ground.
        let words = Set(try await read(dark.framed(by: 150, shade: 245)).flatMap(\.words).map(\.text))
        for line in Fixtures.paragraphLines {
            #expect(words.isSuperset(of: line.split(separator: " ").filter { !$0.hasSuffix(",") }.map(String.init)))
        }
    }

    @Test func smallLettersAreRead() async throws {
        let small = GreyDrawing(try await Fixtures.image(Fixtures.paragraphs), reduction: 2)
        let lines = try await read(small)
        #expect(lines.map(\.text) == Fixtures.paragraphLines)
        #expect(lines.allSatisfy { (8...22).contains($0.quad.height) })
    }

    @Test func lettersInAShadowAreRead() async throws {
        let page = try await page()
        let shadowed = page.framed(by: 60, shade: 255).mapped { x, _, shade in
            // The light fades to a third over 80 pixels in the middle.
            let share = min(max(Double(x - 280) / 80, 0), 1)
            return UInt8(Double(shade) * (1 - 0.66 * share))
        }
        #expect(try await read(shadowed).map(\.text) == Fixtures.paragraphLines)
    }

    @Test(arguments: [0.07, -0.07])
    func slopingLinesAreReadAndSlope(slope: Double) async throws {
        let page = try await page().framed(by: 60, shade: 255)
        let sloping = page.mapped { x, y, _ in
            let source = (
                x: Double(x) + slope * Double(y - page.height / 2), y: Double(y) - slope * Double(x - page.width / 2)
            )
            let place = (x: Int(source.x.rounded()), y: Int(source.y.rounded()))
            guard (0..<page.width).contains(place.x), (0..<page.height).contains(place.y) else { return 255 }
            return page.pixels[place.y * page.width + place.x]
        }
        let lines = try await read(sloping)
        #expect(lines.map(\.text) == Fixtures.paragraphLines)
        #expect(lines.allSatisfy { abs($0.quad.direction.dy / $0.quad.direction.dx - slope) < 0.02 })
    }

    @Test func whatIsInViewIsReadFirst() async throws {
        let page = try await page()
        var stack = GreyDrawing(width: page.width, height: 10 * page.height)
        for copy in 0..<10 {
            let start = copy * page.pixels.count
            stack.pixels.replaceSubrange(start..<start + page.pixels.count, with: page.pixels)
        }
        let early = Collector<TextLine>()
        let control = RecognitionControl(
            attention: AttentionRegion(UnitRect(x: 0, y: 0.8, width: 1, height: 0.2)),
            lines: { early.append(contentsOf: $0.map(\.line)) })
        let lines = try await read(stack, control: control)
        #expect(lines.count == 40)
        #expect(Set(lines.map(\.id)).count == 40)
        let first = try #require(early.values.first)
        #expect(first.quad.topLeft.y > 0.5 * Double(stack.height))
        for line in early.values { #expect(lines.first { $0.id == line.id }?.text == line.text) }
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

    @Test(arguments: 0..<20)
    func texturesHaveNoText(index: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(index))
        let (width, height) = (360, 270)
        var picture = GreyDrawing(width: width, height: height, shade: 128)
        switch index % 5 {
        case 0:
            // Leaves: spots of all sizes, one over the other.
            for _ in 0..<900 {
                let (x, y) = (
                    Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
                )
                let size = Int.random(in: 2...18, using: &generator)
                let shade = UInt8.random(in: 20...230, using: &generator)
                picture.fill(x: x..<x + size, y: y..<y + size * 2 / 3 + 1, shade)
            }
        case 1:
            // Bricks of changing shades in mortar.
            for row in 0..<14 {
                for column in -1..<9 {
                    let x = column * 44 + (row % 2) * 22
                    let shade = UInt8.random(in: 70...120, using: &generator)
                    picture.fill(x: max(0, x)..<max(0, x + 40), y: row * 20..<row * 20 + 17, shade)
                }
            }
        case 2:
            // A gradient with grain.
            picture = picture.mapped { x, y, _ in
                UInt8(clamping: (x + y) * 255 / (width + height) + .random(in: -12...12, using: &generator))
            }
        case 3:
            // A fence.
            for x in stride(from: 5, to: width, by: 11 + index) { picture.fill(x: x..<x + 4, y: 20..<250, 30) }
        default:
            // Grass: short strokes.
            for _ in 0..<700 {
                let (x, y) = (
                    Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
                )
                picture.fill(
                    x: x..<x + 2, y: y..<y + Int.random(in: 6...16, using: &generator),
                    .random(in: 30...220, using: &generator))
            }
        }
        #expect(try await read(picture).map(\.text) == [])
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

    @Test(arguments: [ImageOrientation.up, .left, .down])
    func oneLineComesBeforeThePagePass(orientation: ImageOrientation) async throws {
        let told = Collector<[TextLine]>()
        let progressAtFirst = Collector<Double>()
        let control = RecognitionControl(
            progress: { if told.values.isEmpty { progressAtFirst.append($0) } },
            lines: { told.append($0.map(\.line)) })
        let image = try stored(try await Fixtures.image(Fixtures.paragraphs), as: orientation)
        let final = try await read(image, control: control).map(\.line)
        let first = try #require(told.values.first)
        #expect(first.count == 1)
        #expect(progressAtFirst.values.isEmpty, "the page pass counts its progress from its beginning")
        #expect(Set(final.map(\.id)).count == final.count)
        // It may be told anew, as the page pass read it, but never as another line.
        let last = try #require(told.values.joined().last { $0.id == first[0].id })
        let line = try #require(final.first { $0.id == first[0].id })
        #expect(line.text == last.text)
        #expect(line.quad.bounds.intersection(first[0].quad.bounds).width > 0.9 * first[0].quad.bounds.width)
    }

    @Test func readingThePageOnceLeavesOutWhatTakesAnotherLook() async throws {
        // A pale line among black ones is lost to one threshold for the page.
        let page = try await page().framed(by: 60, shade: 255)
        let mixed = page.mapped { _, y, shade in y > page.height / 2 ? UInt8(225 + Int(shade) * 30 / 255) : shade }
        let thorough = try await read(mixed).flatMap(\.words).count
        let quick = try await read(mixed, control: RecognitionControl(readsPageOnce: true)).flatMap(\.words).count
        #expect(quick > 0 && quick < thorough, "\(quick) of \(thorough)")
    }

    @Test func enginesAreReadyOnceTheyArePrepared() async throws {
        let worker = EngineWorker(name: "text-test")
        #expect(!worker.isReady(for: ["en"]))
        try await worker.run(languages: ["en"]) { _ in }
        #expect(worker.isReady(for: ["en"]))
        #expect(!worker.isReady(for: ["grc"]))
        await #expect(throws: AnalysisError.self) { try await worker.run(languages: ["grc"]) { _ in } }
        #expect(!worker.isReady(for: ["grc"]))
    }

    /// Without it an engine takes five times as long to load.
    @Test func enginesStartWithoutTheOlderRecognisersTable() throws {
        let library = try #require(dlopen("libtesseract.so.5", RTLD_NOW | RTLD_NOLOAD))
        defer { dlclose(library) }
        let name = "_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_"
        // A Tesseract built without that recogniser has no table.
        guard let theirs = dlsym(library, name) else { return }
        // What the program finds first is what the library calls.
        #expect(dlsym(nil, name) != theirs)
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
                in: image, orientation: .up, languages: RecognitionLanguages(["grc"]), control: RecognitionControl())
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

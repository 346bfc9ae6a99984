// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

@Suite struct ImageAnalyzerTests {
    let image: PixelBuffer
    private static let user = UserLocale(languageNames: ["en_US.UTF-8"]) { _ in nil }

    init() throws {
        image = try #require(
            PixelBuffer(width: 200, height: 100, format: .grey8, bytes: .init(repeating: 255, count: 20_000)))
    }

    private func analyzer(
        _ recognizer: FakeRecognizer, _ codeReader: FakeCodeReader = FakeCodeReader(), encoded: Bool = false,
        installed: [String] = ["eng"], user: UserLocale = user
    ) -> ImageAnalyzer {
        let backend = InProcessBackend(recognizer: recognizer, codeReader: codeReader)
        return ImageAnalyzer(
            backend: encoded ? EncodingBackend(backend) : backend, queue: AnalysisQueue(),
            dataItemFinder: WholeTextFinder(), installedLanguages: { installed }, userLocale: user)
    }

    private func updates(
        _ analyzer: ImageAnalyzer, _ types: AnalysisTypes, image: PixelBuffer? = nil
    ) async throws -> [AnalysisUpdate] {
        let request = AnalysisRequest(image: image ?? self.image, configuration: AnalysisConfiguration(types))
        var updates: [AnalysisUpdate] = []
        for try await update in analyzer.updates(for: request) { updates.append(update) }
        return updates
    }

    // MARK: - Results

    @Test(arguments: [false, true])
    func theLastUpdateIsWhatAnalyzeReturns(encoded: Bool) async throws {
        let analyzer = analyzer(
            FakeRecognizer(lines: ["one two", "three", "four"]), FakeCodeReader(texts: ["code"]), encoded: encoded)
        let updates = try await updates(analyzer, [.text, .machineReadableCode])
        let last = try #require(updates.last)
        #expect(last.isFinal && last.progress == 1)
        #expect(updates.dropLast().allSatisfy { !$0.isFinal })
        let analysis = try await analyzer.analyze(image, configuration: .init([.text, .machineReadableCode]))
        #expect(analysis.transcript == "one two\nthree\nfour")
        #expect(analysis.blocks == last.analysis.blocks)
        #expect(analysis.blocks.map(\.lines.count) == [3])
        #expect(analysis.codes.map(\.text) == ["code"])
        #expect(analysis.dataItems == last.analysis.dataItems)
        #expect(analysis.dataItems.count == 1)
        #expect(analysis.imageIdentity == image.identity)
        #expect(analysis.imageSize == ImageSize(width: 200, height: 100))
        #expect(analysis.provenance == AnalysisProvenance(engine: "fake", engineVersion: "1", languages: ["en"]))
    }

    @Test(arguments: [false, true])
    func revisionsRiseAndProgressNeverFalls(encoded: Bool) async throws {
        let lines = (0..<30).map { "line \($0)" }
        let updates = try await updates(analyzer(FakeRecognizer(lines: lines), encoded: encoded), .text)
        #expect(Set(updates.map(\.analysis.id)).count == 1)
        #expect(zip(updates, updates.dropFirst()).allSatisfy { $0.analysis.revision < $1.analysis.revision })
        #expect(zip(updates, updates.dropFirst()).allSatisfy { $0.progress <= $1.progress })
        #expect(updates.allSatisfy { (0...1).contains($0.progress) })
        // A line keeps its name from update to update.
        for update in updates {
            #expect(update.analysis.lines.allSatisfy { $0.text == "line \($0.id.rawValue)" })
        }
    }

    /// Else the time for a page would grow with the square of its lines.
    @Test func aLongPageIsNotLaidOutForEveryLine() async throws {
        let lines = (0..<1000).map { "line \($0)" }
        let last = try #require(try await updates(analyzer(FakeRecognizer(lines: lines)), .text).last)
        #expect(last.analysis.lines.count == 1000)
        #expect(last.analysis.revision < 1000)
    }

    @Test func dataIsLookedForUnlessNobodyWantsIt() async throws {
        var configuration = AnalysisConfiguration(.text)
        let analyzer = analyzer(FakeRecognizer(lines: ["one"]))
        #expect(try await analyzer.analyze(image, configuration: configuration).dataItems.count == 1)
        configuration.detectsData = false
        let analysis = try await analyzer.analyze(image, configuration: configuration)
        #expect(analysis.dataItems.isEmpty && analysis.transcript == "one")
    }

    @Test func everyMessageCanBeEncoded() async throws {
        let backend = EncodingBackend(
            InProcessBackend(
                recognizer: FakeRecognizer(lines: ["one", "two"]), codeReader: FakeCodeReader(texts: ["code"])))
        let analyzer = ImageAnalyzer(
            backend: backend, queue: AnalysisQueue(), dataItemFinder: WholeTextFinder(),
            installedLanguages: { ["eng"] }, userLocale: Self.user)
        let bytes = ImageFiles.png(.corners(), exif: ImageFiles.exif(orientation: 6))
        let analysis = try await analyzer.analyze(.bytes(bytes), configuration: .init([.text, .machineReadableCode]))
        #expect(analysis.imageSize == ImageSize(width: 16, height: 24))
        #expect(analysis.transcript == "one\ntwo")
        #expect(backend.failures == [])
        #expect(backend.messageCount >= 8)
        #expect(backend.pixels.count == 0)
        await #expect(throws: ImageDecodingError.self) {
            try await analyzer.analyze(.bytes(Array("no picture".utf8)), configuration: .init(.text))
        }
        #expect(backend.failures == [])
    }

    @Test func onlyTheEngineAskedForRuns() async throws {
        let recognizer = FakeRecognizer(lines: ["text"])
        let codeReader = FakeCodeReader(texts: ["code"])
        let analyzer = analyzer(recognizer, codeReader)
        let text = try await analyzer.analyze(image, configuration: .init(.text))
        #expect(text.codes.isEmpty && text.transcript == "text")
        #expect(codeReader.calls == 0)
        let codes = try await analyzer.analyze(image, configuration: .init(.machineReadableCode))
        #expect(codes.transcript.isEmpty && codes.codes.count == 1)
        #expect(recognizer.calls == 1)
        let nothing = try await analyzer.analyze(image, configuration: .init([]))
        #expect(!nothing.hasResults(for: [.text, .machineReadableCode]))
        #expect(codeReader.calls == 1)
    }

    @Test func resultsAreInPixelsOfTheTurnedPicture() async throws {
        let analysis = try await analyzer(FakeRecognizer(lines: ["text"]))
            .analyze(image, orientation: .right, configuration: .init(.text))
        #expect(analysis.imageSize == ImageSize(width: 100, height: 200))
    }

    @Test func aFileIsAnalysedByItsURL() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(ImageFiles.png(.corners()), name: "a picture ä.png")
        let analyzer = analyzer(FakeRecognizer(lines: ["text"]))
        let analysis = try await analyzer.analyze(imageAt: URL(filePath: path), configuration: .init(.text))
        #expect(analysis.transcript == "text")
        await #expect(throws: ImageDecodingError.self) {
            try await analyzer.analyze(imageAt: URL(filePath: path + "x"), configuration: .init(.text))
        }
    }

    // MARK: - Errors

    @Test func withoutLanguageDataCodesAreStillRead() async throws {
        let recognizer = FakeRecognizer(lines: ["text"])
        let user = UserLocale(languageNames: ["de_DE.UTF-8"]) { _ in nil }
        let analyzer = analyzer(recognizer, FakeCodeReader(texts: ["code"]), installed: [], user: user)
        var codes: [String] = []
        let request = AnalysisRequest(image: image, configuration: .init([.text, .machineReadableCode]))
        await #expect(throws: AnalysisError.languageDataMissing(package: "tesseract-ocr-deu")) {
            for try await update in analyzer.updates(for: request) { codes = update.analysis.codes.map(\.text) }
        }
        #expect(codes == ["code"])
        #expect(recognizer.calls == 0)
        await #expect(throws: AnalysisError.languageDataMissing(package: "tesseract-ocr-deu")) {
            try await analyzer.analyze(image, configuration: .init(.text))
        }
        let onlyCodes = try await analyzer.analyze(image, configuration: .init(.machineReadableCode))
        #expect(onlyCodes.codes.count == 1)
    }

    @Test func anEnginesErrorReachesTheCaller() async throws {
        let analyzer = analyzer(FakeRecognizer(error: .timedOut), encoded: true)
        await #expect(throws: AnalysisError.timedOut) {
            try await analyzer.analyze(image, configuration: .init(.text))
        }
        // The queue is free again.
        #expect(try await analyzer.analyze(image, configuration: .init(.machineReadableCode)).codes.isEmpty)
    }

    // MARK: - Languages

    @Test func languagesAreTheUsersThenEnglishThenAny() async throws {
        let cases: [(user: [String], asked: [String], installed: [String], read: [String])] = [
            (["de_DE", "de"], [], ["deu", "eng", "fra"], ["de"]),
            (["de_AT", "fr_FR", "en"], [], ["eng", "fra", "deu"], ["de", "fr", "en"]),
            (["ja_JP"], [], ["eng", "fra"], ["en"]), (["ja_JP"], [], ["fra"], ["fr"]),
            (["de_DE"], ["fr-CA", "xx"], ["deu", "fra"], ["fr"]),
            (["en"], ["de", "fr", "it", "es"], ["deu", "fra", "ita", "spa"], ["de", "fr", "it"]),
            (["en"], ["zh-TW", "zh-HK"], ["chi_tra", "chi_sim"], ["zh-Hant"]),
        ]
        for (user, asked, installed, read) in cases {
            let recognizer = FakeRecognizer()
            let analyzer = analyzer(
                recognizer, installed: installed, user: UserLocale(languageNames: user) { _ in nil })
            var configuration = AnalysisConfiguration(.text)
            configuration.locales = asked
            _ = try await analyzer.analyze(image, configuration: configuration)
            #expect(recognizer.languages == read, "\(user) \(asked)")
        }
        var configuration = AnalysisConfiguration(.text)
        configuration.locales = ["sr-Latn", "de"]
        await #expect(throws: AnalysisError.languageDataMissing(package: "tesseract-ocr-srp-latn")) {
            try await analyzer(FakeRecognizer()).analyze(image, configuration: configuration)
        }
    }

    // MARK: - Cancellation

    @Test func cancellingTheTaskStopsTheEngine() async throws {
        let recognizer = FakeRecognizer(lines: ["first"], isEndless: true)
        let analyzer = analyzer(recognizer, encoded: true)
        let image = image
        let task = Task { try await analyzer.analyze(image, configuration: .init(.text)) }
        while recognizer.calls == 0 { try await Task.sleep(for: .milliseconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        while !recognizer.sawCancellation { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test func endingTheIterationStopsTheEngine() async throws {
        let recognizer = FakeRecognizer(lines: ["first"], isEndless: true)
        let analyzer = analyzer(recognizer)
        let request = AnalysisRequest(image: image, configuration: .init(.text))
        for try await update in analyzer.updates(for: request) where !update.analysis.lines.isEmpty { break }
        while !recognizer.sawCancellation { try await Task.sleep(for: .milliseconds(1)) }
    }

    @Test func analyzeNeverCancelsAnother() async throws {
        let analyzer = analyzer(FakeRecognizer(lines: ["text"]))
        let image = image
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<AnalysisQueue.capacity {
                group.addTask { try await analyzer.analyze(image, configuration: .init(.text)).transcript }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: "text", count: AnalysisQueue.capacity))
    }

    @Test func tooManyWaitingRequestsEndTheOldestOfTheLeastUrgent() async throws {
        let recognizer = FakeRecognizer(isEndless: true)
        let analyzer = analyzer(recognizer)
        let image = image
        let blocking = Task { try await analyzer.analyze(image, configuration: .init(.text)) }
        while recognizer.calls == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let background = analyzer.updates(
            for: AnalysisRequest(image: image, configuration: .init(.text), priority: .background))
        let urgent = (0..<AnalysisQueue.capacity).map { _ in
            analyzer.updates(for: AnalysisRequest(image: image, configuration: .init(.text)))
        }
        await #expect(throws: AnalysisError.superseded) { for try await _ in background {} }
        blocking.cancel()
        withExtendedLifetime(urgent) {}
    }

    @Test func warmingUpPreparesTheUsersLanguages() async throws {
        let recognizer = FakeRecognizer()
        analyzer(recognizer, installed: ["deu", "eng"], user: UserLocale(languageNames: ["de"]) { _ in nil }).prewarm()
        while recognizer.languages.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(recognizer.languages == ["de"])
    }

    @Test func visionKitsSpellingsCompile() {
        let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        let types: ImageAnalyzer.AnalysisTypes = [.text]
        #expect(configuration.analysisTypes.contains(types))
        #expect(ImageAnalyzer.isSupported == !ImageAnalyzer.supportedTextRecognitionLanguages.isEmpty)
        _ = ImageAnalyzer()
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextCore
import Testing

@testable import LiveText

private let hasRussian = ImageAnalyzer.supportedTextRecognitionLanguages.contains("ru")

/// Pictures written in another script than the person's languages are.
@Suite(
    .enabled(if: hasEnglish && hasRussian, "reading needs the packages tesseract-ocr-eng and tesseract-ocr-rus"),
    .serialized)
struct ScriptTests {
    private func analysis(
        _ name: String, user: [String], locales: [String] = [], installed: [String] = ["eng", "rus"]
    ) async throws -> ImageAnalysis {
        let analyzer = ImageAnalyzer(
            backend: InProcessBackend.shared, queue: AnalysisQueue(), dataItemFinder: DataDetector.system(),
            installedLanguages: { installed }, userLocale: UserLocale(languageNames: user) { _ in nil })
        var configuration = AnalysisConfiguration(.text)
        configuration.locales = locales
        return try await analyzer.analyze(.file(path: GeneratedPicture.path(name)), configuration: configuration)
    }

    @Test func thePicturesScriptDecides() async throws {
        let analysis = try await analysis("cyrillic.png", user: ["en"])
        #expect(
            analysis.lines.map(\.text) == [
                "Река уходит от холмов в полдень", "и огибает старую стену города.", "Узкий мост стоит у рынка.",
            ])
        #expect(analysis.provenance.languages == ["ru", "en"])
        #expect(analysis.lines.allSatisfy { $0.language == "ru" })
    }

    @Test func thePersonsLanguagesComeFirst() async throws {
        #expect(try await analysis("document.png", user: ["en"]).provenance.languages == ["en"])
        let latin = try await analysis("document.png", user: ["ru"])
        #expect(latin.provenance.languages == ["en", "ru"])
        #expect(latin.lines.map(\.text) == (try await analysis("document.png", user: ["en"]).lines.map(\.text)))
    }

    @Test func languagesAskedForByNameStay() async throws {
        let analysis = try await analysis("cyrillic.png", user: ["ru"], locales: ["en"])
        #expect(analysis.provenance.languages == ["en"])
    }

    @Test func whatIsNotInstalledIsNotTried() async throws {
        let analysis = try await analysis("cyrillic.png", user: ["en"], installed: ["eng"])
        #expect(analysis.provenance.languages == ["en"])
    }

    /// Data of a name that is not there, as after a package was taken away: what can be read is read.
    @Test func dataThatCannotBeUsedIsPassedOver() async throws {
        let analysis = try await analysis("cyrillic.png", user: ["en"], installed: ["ara", "eng", "chr", "rus"])
        #expect(analysis.provenance.languages == ["ru", "en"])
    }

    @Test func picturesWithoutTextHaveNoneInAnyScript() async throws {
        for name in GeneratedPicture.withoutText.prefix(6) {
            let analysis = try await analysis(name, user: ["en"])
            #expect(analysis.transcript.isEmpty, "\(name)")
        }
    }
}

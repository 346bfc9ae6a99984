// SPDX-License-Identifier: Apache-2.0

import CTesseract
package import LiveTextCore

/// Reads text with Tesseract, on one thread of its own, with engines that stay ready.
package actor TesseractRecognizer: TextRecognizing {
    /// Engines kept ready, each about 40 MB: the languages in use and the ones before.
    private static let maximumEngineCount = 2
    /// Tesseract's coordinates are 16-bit.
    private static let maximumSide = 32_767
    /// Larger pictures are reduced: a sheet of A4 has so many pixels at 600 dots per inch.
    private static let maximumPixelCount = 40_000_000
    /// Smaller pictures hold no letter.
    private static let minimumSide = 5

    private let thread: EngineThread
    /// Ready engines, the last used one at the end.
    private var engines: [(languageNames: [String], engine: TesseractEngine)] = []

    /// The thread on which all reading happens.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    package init() { thread = EngineThread(name: "text-reading") }

    package nonisolated func provenance(languages: [String]) -> AnalysisProvenance {
        AnalysisProvenance(engine: "tesseract", engineVersion: TesseractEngine.version, languages: languages)
    }

    package func prepare(languages: [String]) {
        TesseractEngine.limitOpenMPToCallingThread()
        _ = try? engine(for: languages)
    }

    package func recognizeText(
        in image: PixelBuffer, orientation: ImageOrientation, languages: [String], control: RecognitionControl
    ) throws -> [RecognizedLines.Element] {
        if control.cancellation.isCancelled { throw CancellationError() }
        guard min(image.width, image.height) >= Self.minimumSide else { return [] }
        TesseractEngine.limitOpenMPToCallingThread()
        let engine = try engine(for: languages)
        let reduction = Self.reduction(of: image)
        guard min(image.width, image.height) / reduction >= Self.minimumSide else { return [] }
        let sample = PictureSample(image)
        var lines: [RecognizedLines.Element] = []
        for background in [sample.background, sample.otherBackground] where lines.isEmpty {
            guard let background else { continue }
            let page = PageRecognition(engine: engine, reduction: reduction, languages: languages, control: control)
            // With colours the engine chooses the channel that shows letters best; without, they only cost memory.
            if sample.hasColors {
                page.setImage(
                    ColorImage(image, orientation: orientation, reduction: reduction, background: background))
            } else {
                page.setImage(
                    GreyImage(image, orientation: orientation, reduction: reduction, background: background))
            }
            lines = try page.run()
        }
        return lines
    }

    private func engine(for languages: [String]) throws(AnalysisError) -> TesseractEngine {
        let names = languages.compactMap(TesseractLanguage.name(of:))
        if let index = engines.firstIndex(where: { $0.languageNames == names }) {
            engines.append(engines.remove(at: index))
        } else {
            if engines.count >= Self.maximumEngineCount { engines.removeFirst() }
            engines.append((names, try TesseractEngine(languageNames: names)))
        }
        return engines[engines.count - 1].engine
    }

    private static func reduction(of image: PixelBuffer) -> Int {
        var reduction = 1
        while max(image.width, image.height) / reduction > maximumSide
            || (image.width / reduction) * (image.height / reduction) > maximumPixelCount
        {
            reduction += 1
        }
        return reduction
    }
}

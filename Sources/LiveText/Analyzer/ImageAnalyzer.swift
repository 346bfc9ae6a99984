// SPDX-License-Identifier: Apache-2.0

public import FoundationEssentials
public import LiveTextCore

/// Finds text, data and codes in pictures.
///
/// Requests of the whole program wait in one bounded queue, whichever analyzer they are given to; none cancels another.
/// Cancelling the calling task stops its work.
public final class ImageAnalyzer: ImageAnalyzing, Sendable {
    /// VisionKit's name for what to look for and how.
    public typealias Configuration = AnalysisConfiguration
    /// VisionKit's name for kinds of results.
    public typealias AnalysisTypes = LiveTextCore.AnalysisTypes

    /// The analyzer that the parts of a program share.
    public static let shared = ImageAnalyzer()

    /// Text engines that read one picture together.
    private static let engineCount = 2

    let backend: any AnalysisBackend
    let queue: AnalysisQueue
    let dataItemFinder: any DataItemFinding
    let installedLanguages: @Sendable () -> [String]
    let userLocale: UserLocale

    /// Makes an analyzer; it shares engines and queue with all others.
    public convenience init() {
        self.init(
            backend: InProcessBackend.shared, queue: .shared, dataItemFinder: DataDetector.system(),
            installedLanguages: { TesseractLanguage.installed }, userLocale: .current)
    }

    /// Makes an analyzer of its parts.
    ///
    /// - Parameters:
    ///   - installedLanguages: names of the language data that is there, as Tesseract calls them.
    package init(
        backend: any AnalysisBackend, queue: AnalysisQueue, dataItemFinder: any DataItemFinding,
        installedLanguages: @escaping @Sendable () -> [String], userLocale: UserLocale
    ) {
        self.backend = backend
        self.queue = queue
        self.dataItemFinder = dataItemFinder
        self.installedLanguages = installedLanguages
        self.userLocale = userLocale
    }

    /// Whether text can be read: language data is installed. Codes can always be read.
    public static var isSupported: Bool { !TesseractLanguage.installed.isEmpty }

    /// BCP-47 languages of the installed language data, in alphabetical order.
    public static var supportedTextRecognitionLanguages: [String] {
        Set(TesseractLanguage.installed.compactMap(TesseractLanguage.bcp47(of:))).sorted()
    }

    /// Analyses pixels.
    ///
    /// - Parameters:
    ///   - orientation: how the pixels are to be turned; `nil` takes them as they are. Results are in pixels of the
    ///     turned picture.
    /// - Throws: `AnalysisError`, or `CancellationError` when the calling task is cancelled.
    public func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation? = nil, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        let request = AnalysisRequest(image: image, orientation: orientation, configuration: configuration)
        return try await analysis(for: request)
    }

    /// Decodes and analyses a file.
    ///
    /// - Parameters:
    ///   - url: a file of the local file system.
    ///   - orientation: how the stored pixels are to be turned; `nil` for what the file says.
    /// - Throws: `ImageDecodingError`, `AnalysisError`, or `CancellationError` when the calling task is cancelled.
    public func analyze(
        imageAt url: URL, orientation: ImageOrientation? = nil, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        try await analyze(.file(path: url.path), orientation: orientation, configuration: configuration)
    }

    /// Decodes and analyses a file, open or in memory.
    ///
    /// - Parameters:
    ///   - orientation: how the stored pixels are to be turned; `nil` for what the file says.
    /// - Throws: `ImageDecodingError`, `AnalysisError`, or `CancellationError` when the calling task is cancelled.
    public func analyze(
        _ source: ImageSource, orientation: ImageOrientation? = nil, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        let options = ImageDecoder.Options(previewLongEdge: nil, orientation: orientation)
        let image = try await ImageDecoder.image(from: source, options: options, backend: backend)
        return try await analysis(for: AnalysisRequest(image: image.buffer, configuration: configuration))
    }

    /// Analyses pixels and reports what is known as it comes: text is there as soon as its lines are read. Ending the
    /// iteration or cancelling its task cancels the work.
    ///
    /// - Returns: updates of one analysis with rising revisions and never falling progress; a slow reader misses
    ///   intermediate ones. It throws `AnalysisError`; codes may have come before.
    public func updates(for request: AnalysisRequest) -> AsyncThrowingStream<AnalysisUpdate, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let run = AnalysisRun(request: request, analyzer: self, continuation: continuation)
            let entry = AnalysisQueue.Entry(
                priority: request.priority, usesTextEngine: request.configuration.analysisTypes.contains(.text),
                begin: { run.begin(whenDone: $0) }, supersede: { run.fail(with: AnalysisError.superseded) })
            continuation.onTermination = { [queue] reason in
                guard case .cancelled = reason else { return }
                queue.withdraw(entry)
                run.cancel()
            }
            queue.submit(entry)
        }
    }

    /// Loads text engines ahead of their first use. Returns at once.
    public func prewarm(for configuration: AnalysisConfiguration = AnalysisConfiguration(.text)) {
        prewarm(for: configuration, engineCount: Self.engineCount)
    }

    /// Loads some of the text engines ahead of their first use. Returns at once.
    package func prewarm(for configuration: AnalysisConfiguration, engineCount: Int) {
        guard configuration.analysisTypes.contains(.text),
            let languages = try? recognitionLanguages(for: configuration).expected
        else { return }
        _ = backend.start(.prepare(PrepareRequest(languages: languages, engineCount: engineCount))) { _ in }
    }

    private func analysis(for request: AnalysisRequest) async throws -> ImageAnalysis {
        try Task.checkCancellation()
        for try await update in updates(for: request) where update.isFinal { return update.analysis }
        throw CancellationError()
    }
}

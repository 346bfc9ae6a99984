// SPDX-License-Identifier: Apache-2.0

import CTesseract
package import LiveTextCore

/// Reads text with Tesseract, with engines on two threads that stay ready.
package final class TesseractRecognizer: TextRecognizing {
    /// Larger pictures are reduced: a sheet of A4 has so many pixels at 600 dots per inch.
    private static let maximumPixelCount = 40_000_000
    /// Smaller pictures hold no letter.
    private static let minimumSide = 5

    private let workers = [EngineWorker(name: "text-reading-1"), EngineWorker(name: "text-reading-2")]

    package init() {}

    package func provenance(languages: [String]) -> AnalysisProvenance {
        AnalysisProvenance(engine: "tesseract", engineVersion: TesseractEngine.version, languages: languages)
    }

    package func prepare(languages: [String], engineCount: Int) async {
        for worker in workers.prefix(engineCount) where !worker.isReady(for: languages) {
            try? await worker.run(languages: languages) { _ in }
        }
    }

    package func recognizeText(
        in image: PixelBuffer, orientation: ImageOrientation, languages: RecognitionLanguages,
        control: RecognitionControl
    ) async throws -> [RecognizedLines.Element] {
        if control.cancellation.isCancelled { throw CancellationError() }
        let reduction = Self.reduction(of: image)
        guard min(image.width, image.height) / reduction >= Self.minimumSide else { return [] }
        let start = ContinuousClock.now
        let deadline = control.deadline
        let cancellation = control.cancellation
        let isOverdue: @Sendable () -> Bool = { start.duration(to: .now) / .seconds(1) > deadline }
        let shouldStop: @Sendable () -> Bool = { cancellation.isCancelled || isOverdue() }

        // A thread that still ends a cancelled reading is left alone when the other is free.
        let free = workers.filter { !$0.isBusy }
        let first = free.first { $0.isReady(for: languages.expected) } ?? free.first ?? workers[0]
        let others = free.filter { $0 !== first }
        let sample = PictureSample(image)
        var lines: [RecognizedLines.Element] = []
        for background in [sample.background, sample.otherBackground] where lines.isEmpty {
            guard let background else { continue }
            let flat = Flattening(
                image: image, orientation: orientation, reduction: reduction, background: background,
                hasColors: sample.hasColors)
            lines = try await read(flat, languages, control, first, others, shouldStop)
            if cancellation.isCancelled { throw CancellationError() }
            if isOverdue() { throw AnalysisError.timedOut }
        }
        control.progress(1)
        return lines
    }

    private func read(
        _ flat: Flattening, _ expected: RecognitionLanguages, _ control: RecognitionControl, _ first: EngineWorker,
        _ others: [EngineWorker], _ shouldStop: @escaping @Sendable () -> Bool
    ) async throws -> [RecognizedLines.Element] {
        // The engine loads while another thread looks where letters may be.
        let surveyor = others.first ?? first
        async let engineIsReady: Void = Self.untilCancelled(control.cancellation, on: first) {
            try await first.run(languages: expected.expected) { _ in }
        }
        let surveyed = try await Self.untilCancelled(control.cancellation, on: surveyor) {
            try await surveyor.run { () -> SurveyedPicture? in
                guard let original = flat.bitmap() else { throw AnalysisError.engineFailed(reason: "no memory") }
                return SurveyedPicture(original, shouldStop: shouldStop)
            }
        }
        try await engineIsReady
        guard let surveyed else { return [] }
        // Few pictures are turned: while one engine looks which way up this one is, it is made ready as it lies.
        async let asItLies = Self.untilCancelled(control.cancellation, on: surveyor) {
            await surveyor.run { ReadingPicture(surveyed, shouldStop: shouldStop) }
        }
        let (orientation, languages) = try await Self.untilCancelled(control.cancellation, on: first) {
            try await first.orientation(
                of: surveyed, in: expected, view: control.attention.rect, shouldStop: shouldStop)
        }
        let ready =
            orientation.quarters == 0
            ? try await asItLies
            : try await Self.untilCancelled(control.cancellation, on: first) {
                await first.run {
                    surveyed.turned(quarters: orientation.quarters, shouldStop: shouldStop)
                        .flatMap { ReadingPicture($0, shouldStop: shouldStop) }
                }
            }
        guard let picture = ready else { return [] }
        if languages != expected.expected { control.languages(languages) }
        let session = ReadingSession(
            picture: picture, sample: orientation.sample, languages: languages, control: control,
            shouldStop: shouldStop)
        let helpers = control.readsPageOnce || !picture.isWorthSharing ? [] : others
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in [first] + helpers {
                group.addTask {
                    try await Self.untilCancelled(control.cancellation, on: worker) {
                        try await worker.run(languages: languages) {
                            try session.work(with: $0)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        return session.result()
    }

    /// Waits for a worker, but not once the request is cancelled: the engine then ends by itself when it comes to its next
    /// check, and the caller need not wait for that.
    private static func untilCancelled<Result: Sendable>(
        _ cancellation: CancellationFlag, on worker: EngineWorker,
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        worker.reserve()
        let wait = OneReply<Result>()
        cancellation.onCancel { wait.reply(.failure(CancellationError())) }
        Task {
            do {
                let result = try await body()
                worker.release()
                wait.reply(.success(result))
            } catch {
                worker.release()
                wait.reply(.failure(error))
            }
        }
        return try await wait.value()
    }

    private static func reduction(of image: PixelBuffer) -> Int {
        var reduction = 1
        while (image.width / reduction) * (image.height / reduction) > maximumPixelCount { reduction += 1 }
        return reduction
    }
}

/// A picture and how it becomes a bitmap.
private struct Flattening: Sendable {
    let image: PixelBuffer
    let orientation: ImageOrientation
    let reduction: Int
    let background: UInt32
    let hasColors: Bool

    func bitmap() -> PlacedBitmap? {
        // Without colours they would only cost memory.
        let bitmap =
            hasColors
            ? Bitmap(ColorImage(image, orientation: orientation, reduction: reduction, background: background))
            : Bitmap(GreyImage(image, orientation: orientation, reduction: reduction, background: background))
        return bitmap.map {
            PlacedBitmap(
                bitmap: $0,
                toImage: RasterToImage(scaleX: Double(reduction), scaleY: Double(reduction), tx: 0, ty: 0))
        }
    }
}

/// The first of several replies, for one who waits.
private struct OneReply<Value: Sendable>: Sendable {
    private let stream: AsyncThrowingStream<Value, any Error>
    private let continuation: AsyncThrowingStream<Value, any Error>.Continuation

    init() {
        (stream, continuation) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingOldest(1))
    }

    /// Answers; later answers are not heard.
    func reply(_ result: Result<Value, any Error>) {
        switch result {
        case .success(let value):
            continuation.yield(value)
            continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
    }

    /// Waits for the answer; to be called once.
    func value() async throws -> Value {
        for try await value in stream { return value }
        throw CancellationError()
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dispatch
package import LiveTextCore
import Synchronization

/// Decodes and reads in this process, on threads of its own.
package final class InProcessBackend: AnalysisBackend {
    /// The one the public API uses.
    package static let shared = InProcessBackend(recognizer: TesseractRecognizer(), codeReader: CodeReader())

    package let pixels = PixelStore()
    private let recognizer: any TextRecognizing
    private let codeReader: any CodeReading
    // Concurrent: a picture the user waits for does not queue behind a cancelled one that reaches its next check.
    private let decoding = DispatchQueue(label: "app.legible.decoding", qos: .userInitiated, attributes: .concurrent)
    private let running = Mutex(Running())

    private struct Running {
        var next: Token = 1
        var requests: [Token: (cancellation: CancellationFlag, attention: AttentionRegion)] = [:]
    }

    /// Makes a backend of its engines.
    package init(recognizer: any TextRecognizing, codeReader: any CodeReading) {
        self.recognizer = recognizer
        self.codeReader = codeReader
    }

    // What takes a lock is not inlined into asynchronous functions: see `EngineWorker`.

    @inline(never)
    package func start(_ request: BackendRequest, events: @escaping @Sendable (BackendEvent) -> Void) -> Token {
        let cancellation = CancellationFlag()
        let attention = AttentionRegion()
        if case .analyse(let order) = request { attention.rect = order.attention }
        let token = running.withLock { running in
            let token = running.next
            running.next += 1
            running.requests[token] = (cancellation, attention)
            return token
        }
        switch request {
        case .decode(let order):
            decoding.async { [self] in
                let outcome = decode(order, cancellation: cancellation, events: events)
                finish(token)
                events(outcome)
            }
        case .analyse(let order):
            Task { [self] in
                let outcome = await analyse(order, cancellation: cancellation, attention: attention, events: events)
                finish(token)
                events(outcome)
            }
        case .prepare(let order):
            Task { [self] in
                await recognizer.prepare(languages: order.languages, engineCount: order.engineCount)
                finish(token)
                events(.finished)
            }
        }
        return token
    }

    @inline(never)
    package func update(_ token: Token, attention: UnitRect) {
        running.withLock { $0.requests[token]?.attention }?.rect = attention
    }

    @inline(never)
    package func cancel(_ token: Token) {
        running.withLock { $0.requests[token]?.cancellation }?.cancel()
    }

    @inline(never)
    private func finish(_ token: Token) {
        running.withLock { _ = $0.requests.removeValue(forKey: token) }
    }

    // MARK: - Decoding

    private func decode(
        _ order: DecodeRequest, cancellation: CancellationFlag, events: (BackendEvent) -> Void
    ) -> BackendEvent {
        do {
            let decoder = FileDecoder(options: order.options, cancellation: cancellation)
            try decoder.decode(order.contents) { result in
                switch result {
                case .header(let header): events(.header(header))
                case .image(let buffer, let role): events(.pixels(pixels.insert(buffer), role))
                }
            }
            return .finished
        } catch {
            return .failed(error)
        }
    }

    // MARK: - Reading

    private func analyse(
        _ order: AnalyseRequest, cancellation: CancellationFlag, attention: AttentionRegion,
        events: @escaping @Sendable (BackendEvent) -> Void
    ) async -> BackendEvent {
        guard let image = pixels.buffer(for: order.pixels) else {
            return .failed(.analysis(.engineFailed(reason: "unknown pixels")))
        }
        let orientation = order.orientation ?? .up
        let serial = SerialEvents(events)
        async let codes = Result { try await readCodes(order, image, orientation, cancellation, serial) }
        async let text = Result { try await readText(order, image, orientation, cancellation, attention, serial) }
        // Both are waited for, so that nothing runs or reports after the end.
        let outcomes = await [codes, text]
        do {
            for outcome in outcomes { try outcome.get() }
            return .finished
        } catch is CancellationError {
            return .failed(.cancelled)
        } catch let error as AnalysisError {
            return .failed(.analysis(error))
        } catch {
            return .failed(.analysis(.engineFailed(reason: String(describing: error))))
        }
    }

    private func readCodes(
        _ order: AnalyseRequest, _ image: PixelBuffer, _ orientation: ImageOrientation,
        _ cancellation: CancellationFlag, _ events: SerialEvents
    ) async throws {
        guard order.types.contains(.machineReadableCode) else { return }
        let codes = try await codeReader.readCodes(in: image, orientation: orientation, cancellation: cancellation)
        events.send(.codes(codes))
    }

    private func readText(
        _ order: AnalyseRequest, _ image: PixelBuffer, _ orientation: ImageOrientation,
        _ cancellation: CancellationFlag, _ attention: AttentionRegion, _ events: SerialEvents
    ) async throws {
        guard order.types.contains(.text) else { return }
        let chosen = ChosenLanguages(order.languages.expected)
        let provenance: @Sendable () -> AnalysisProvenance = { [recognizer] in
            recognizer.provenance(languages: chosen.languages)
        }
        let control = RecognitionControl(
            cancellation: cancellation, deadline: order.deadline, attention: attention,
            readsPageOnce: order.readsPageOnce,
            languages: { chosen.languages = $0 },
            progress: { events.send(.progress($0)) },
            lines: { lines in
                events.send(
                    .lines(RecognizedLines(elements: lines, isComplete: false, provenance: provenance())))
            })
        let lines = try await recognizer.recognizeText(
            in: image, orientation: orientation, languages: order.languages, control: control)
        events.send(.lines(RecognizedLines(elements: lines, isComplete: true, provenance: provenance())))
    }
}

/// The languages that a picture turns out to be read in.
private final class ChosenLanguages: Sendable {
    private let value: Mutex<[String]>

    init(_ languages: [String]) { value = Mutex(languages) }

    // Not inlined into asynchronous functions: see `EngineWorker`.
    var languages: [String] {
        @inline(never) get { value.withLock { $0 } }
        @inline(never) set { value.withLock { $0 = newValue } }
    }
}

/// Lets events of two engines through one at a time.
private final class SerialEvents: Sendable {
    private let lock = Mutex(())
    private let events: @Sendable (BackendEvent) -> Void

    init(_ events: @escaping @Sendable (BackendEvent) -> Void) { self.events = events }

    // Not inlined into asynchronous functions: see `EngineWorker`.
    @inline(never)
    func send(_ event: BackendEvent) { lock.withLock { _ in events(event) } }
}

extension Result where Failure == any Error {
    /// The outcome of an asynchronous step.
    fileprivate init(_ step: () async throws -> Success) async {
        do {
            self = .success(try await step())
        } catch {
            self = .failure(error)
        }
    }
}

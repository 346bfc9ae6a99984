// SPDX-License-Identifier: Apache-2.0

import Dispatch
import LiveTextCore
import Synchronization

extension ImageDecoder {
    /// Decodes through a given backend.
    package static func decode(
        _ source: ImageSource, options: Options, backend: any AnalysisBackend
    ) -> AsyncThrowingStream<DecodedImage, any Error> {
        AsyncThrowingStream { continuation in
            let decoding = Decoding(backend: backend, continuation: continuation)
            continuation.onTermination = { reason in
                if case .cancelled = reason { decoding.cancel() }
            }
            opening.async { decoding.begin(source, options: options) }
        }
    }

    /// Opening a file waits for the file system, which may be a network's.
    private static let opening = DispatchQueue(
        label: "app.legible.opening", qos: .userInitiated, attributes: .concurrent)

    /// Decodes to the full picture through a given backend.
    package static func image(
        from source: ImageSource, options: Options, backend: any AnalysisBackend
    ) async throws -> DecodedImage {
        var options = options
        options.previewLongEdge = nil
        for try await image in decode(source, options: options, backend: backend) where !image.isPreview {
            return image
        }
        throw CancellationError()
    }

    /// One running request: turns a backend's events into decoded pictures.
    private final class Decoding: Sendable {
        private struct State {
            /// Holds a descriptor open until the backend is done with it.
            var file: OpenFile?
            var token: AnalysisBackend.Token?
            var isCancelled = false
            var header = ImageHeader(width: 0, height: 0, formatName: "")
            var partial: DecodedImage?
        }

        private let identity = ImageIdentity()
        private let backend: any AnalysisBackend
        private let continuation: AsyncThrowingStream<DecodedImage, any Error>.Continuation
        private let state = Mutex(State())

        init(
            backend: any AnalysisBackend, continuation: AsyncThrowingStream<DecodedImage, any Error>.Continuation
        ) {
            self.backend = backend
            self.continuation = continuation
        }

        func begin(_ source: ImageSource, options: Options) {
            guard !state.withLock({ $0.isCancelled }) else { return }
            let file: OpenFile
            do {
                file = try OpenFile(source)
            } catch {
                continuation.finish(throwing: error)
                return
            }
            state.withLock { $0.file = file }
            let request = DecodeRequest(contents: file.contents, options: options)
            let token = backend.start(.decode(request)) { self.handle($0) }
            let isCancelled = state.withLock { state in
                state.token = token
                return state.isCancelled
            }
            if isCancelled { backend.cancel(token) }
        }

        func cancel() {
            let token = state.withLock { state in
                state.isCancelled = true
                return state.token
            }
            if let token { backend.cancel(token) }
        }

        func handle(_ event: BackendEvent) {
            switch event {
            case .header(let header):
                state.withLock { $0.header = header }
            case .pixels(let handle, let role):
                guard let image = takeImage(handle, role: role) else { return }
                if role == .partial { state.withLock { $0.partial = image } } else { continuation.yield(image) }
            case .finished:
                continuation.finish()
            case .failed(.cancelled), .failed(.analysis):
                continuation.finish(throwing: CancellationError())
            case .failed(.decoding(let failure)):
                let partial = state.withLock { $0.partial }
                continuation.finish(throwing: ImageDecodingError(failure, partial: partial))
            case .lines, .codes, .progress:
                break
            }
        }

        private func takeImage(_ handle: PixelHandle, role: PixelRole) -> DecodedImage? {
            guard let stored = backend.pixels.remove(handle) else { return nil }
            let header = state.withLock { $0.header }
            // The same memory under this decoding's identity; `stored` lives as long as the new buffer.
            let buffer = stored.withUnsafeBytes { memory in
                PixelBuffer(
                    width: stored.width, height: stored.height, format: stored.format,
                    bytesPerRow: stored.bytesPerRow, memory: memory, identity: identity,
                    release: { withExtendedLifetime(stored) {} })
            }
            guard let buffer else { return nil }
            return DecodedImage(
                buffer: buffer,
                fullSize: ImageSize(width: Double(header.width), height: Double(header.height)),
                isPreview: role == .preview, formatName: header.formatName)
        }
    }
}

extension ImageDecodingError {
    /// The public error of a backend's failure.
    package init(_ failure: DecodingFailure, partial: DecodedImage?) {
        self =
            switch failure {
            case .unreadable(let reason): .unreadable(reason: reason)
            case .empty: .empty
            case .notAnImage: .notAnImage
            case .unsupportedFormat(let name, let package): .unsupportedFormat(name: name, package: package)
            case .damaged(let reason): .damaged(reason: reason, partial: partial)
            case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
            }
    }
}

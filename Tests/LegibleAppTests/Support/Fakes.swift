// SPDX-License-Identifier: Apache-2.0

import LiveText
import LiveTextCore
import LiveTextGtk
import Synchronization
import TestSupport

@testable import LegibleApp

/// Decodes what a test says, when it says so.
@MainActor
final class FakeDecoder: PictureDecoding {
    /// What becomes of a file.
    enum Outcome {
        case picture(DecodedImage)
        case failure(any Error)
        /// Nothing until the test gives it.
        case held
    }

    /// By file name; others are not found.
    var outcomes: [String: Outcome] = [:]
    /// Names of the files asked for, in order.
    private(set) var asked: [String] = []
    /// Names of the files whose decoding was given up.
    let abandoned = Mutex<[String]>([])
    private var held: [String: AsyncThrowingStream<DecodedImage, any Error>.Continuation] = [:]

    func decode(_ file: PictureFile) -> AsyncThrowingStream<DecodedImage, any Error> {
        let name = file.name
        asked.append(name)
        return AsyncThrowingStream { continuation in
            continuation.onTermination = { reason in
                if case .cancelled = reason { self.abandoned.withLock { $0.append(name) } }
            }
            switch outcomes[name] {
            case .picture(let image):
                continuation.yield(image)
                continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            case .held: held[name] = continuation
            case nil: continuation.finish(throwing: ImageDecodingError.notFound)
            }
        }
    }

    /// More of a held file.
    func give(_ image: DecodedImage, of name: String) { held[name]?.yield(image) }

    /// The end of a held file.
    func finish(_ name: String, throwing error: (any Error)? = nil) { held[name]?.finish(throwing: error) }
}

/// Finds in every picture what a test says.
final class FakeAnalyzer: WholeAnalyzing {
    enum Outcome {
        case text(String)
        case nothing
        case failure(AnalysisError)
    }

    private let state = Mutex<(outcome: Outcome, images: [ImageIdentity])>((.text("Hello"), []))

    /// What is found from now on.
    var outcome: Outcome {
        get { state.withLock { $0.outcome } }
        set { state.withLock { $0.outcome = newValue } }
    }

    /// The pictures that were read.
    var images: [ImageIdentity] { state.withLock { $0.images } }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        state.withLock { $0.images.append(image.identity) }
        switch outcome {
        case .text(let text): return .word(text, in: image)
        case .nothing: return .word(nil, in: image)
        case .failure(let error): throw error
        }
    }
}

extension DecodedImage {
    /// A picture of one colour.
    static func plain(
        width: Int = 400, height: Int = 300, isPreview: Bool = false, identity: ImageIdentity = ImageIdentity()
    ) throws -> DecodedImage {
        struct NoBuffer: Error {}
        let scale = isPreview ? 4 : 1
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 128)
        let address = UInt(bitPattern: bytes.baseAddress)
        let buffer = PixelBuffer(
            width: width / scale, height: height / scale, format: .bgra8Premultiplied,
            bytesPerRow: width / scale * 4, memory: UnsafeRawBufferPointer(bytes), identity: identity,
            release: { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() })
        guard let buffer else { throw NoBuffer() }
        return DecodedImage(
            buffer: buffer, fullSize: ImageSize(width: Double(width), height: Double(height)), isPreview: isPreview,
            formatName: "PNG")
    }
}

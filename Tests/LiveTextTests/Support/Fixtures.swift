// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

/// Pictures that lie beside the tests; `Fixtures/make-fixtures` draws them.
enum Fixtures {
    static let paragraphs = path("paragraphs.png")
    static let qrCode = path("qr.png")
    static let darkOnNothing = path("transparent-dark.png")
    static let lightOnNothing = path("transparent-light.png")

    /// The lines of `paragraphs`.
    static let paragraphLines = [
        "Reading is done on this", "machine and nowhere else.", "A second paragraph begins", "here, after a gap.",
    ]

    /// A code drawn by `Fixtures/make-codes`.
    static func code(_ name: String) -> String { path("codes/" + name + ".png") }

    private static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures").appending(path: name).path
    }

    static func image(_ path: String) async throws -> PixelBuffer {
        try await ImageDecoder.image(from: .file(path: path)).buffer
    }
}

/// Reading English needs its data, which no required package brings.
let hasEnglish = ImageAnalyzer.supportedTextRecognitionLanguages.contains("en")
let needsEnglish: Comment = "reading needs the package tesseract-ocr-eng"

/// A folder that goes when the test ends.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "livetext-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], name: String) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }
}

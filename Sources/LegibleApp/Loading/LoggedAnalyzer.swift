// SPDX-License-Identifier: Apache-2.0

import CGtk
import LiveTextCore

/// An analyzer that says in the debug log when a picture begins to be read (`G_MESSAGES_DEBUG=Legible`).
nonisolated struct LoggedAnalyzer: ImageAnalyzing {
    private let analyzer: any ImageAnalyzing
    private let name: String

    /// - Parameter name: what the log calls the picture.
    init(_ analyzer: any ImageAnalyzing, name: String) {
        self.analyzer = analyzer
        self.name = name
    }

    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis {
        log()
        return try await analyzer.analyze(image, orientation: orientation, configuration: configuration)
    }

    func updates(for request: AnalysisRequest) -> AsyncThrowingStream<AnalysisUpdate, any Error> {
        log()
        return analyzer.updates(for: request)
    }

    func prewarm(for configuration: AnalysisConfiguration) { analyzer.prewarm(for: configuration) }

    private func log() {
        "Reading \(name)".withCString { text in
            withVaList([text]) { g_logv("Legible", G_LOG_LEVEL_DEBUG, "%s", $0) }
        }
    }
}

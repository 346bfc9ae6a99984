// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// An analyzer of a test that finds everything at once: it says what in `analyze`, and its updates are that one result.
package protocol WholeAnalyzing: ImageAnalyzing {}

extension WholeAnalyzing {
    package func updates(for request: AnalysisRequest) -> AsyncThrowingStream<AnalysisUpdate, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    let analysis = try await analyze(
                        request.image, orientation: nil, configuration: request.configuration)
                    continuation.yield(AnalysisUpdate(analysis: analysis, progress: 1, isFinal: true))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension ImageAnalysis {
    /// A picture in which one word stands, or nothing.
    package static func word(
        _ text: String?, in image: PixelBuffer, at rect: ImageRect = ImageRect(x: 10, y: 10, width: 80, height: 20)
    ) -> ImageAnalysis {
        let quad = ImageQuad(rect)
        let lines = text.map {
            [TextLine(id: .init(rawValue: 0), words: [TextWord(text: $0, quad: quad, confidence: 1)], quad: quad)]
        }
        return ImageAnalysis(
            imageIdentity: image.identity, imageSize: image.size, blocks: lines.map { [TextBlock(lines: $0)] } ?? [])
    }
}

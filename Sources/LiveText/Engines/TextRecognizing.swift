// SPDX-License-Identifier: Apache-2.0

package import LiveTextCore

/// Reads text in a picture.
package protocol TextRecognizing: Sendable {
    /// The engine's name and version, and the languages asked for.
    func provenance(languages: [String]) -> AnalysisProvenance

    /// Makes engines ready, so that the first picture does not wait for them.
    func prepare(languages: [String], engineCount: Int) async

    /// Reads all text.
    ///
    /// - Returns: all lines, in reading order as far as the engine knows it.
    /// - Throws: `AnalysisError`, or `CancellationError` once `control.cancellation` is set.
    func recognizeText(
        in image: PixelBuffer, orientation: ImageOrientation, languages: RecognitionLanguages,
        control: RecognitionControl
    ) async throws -> [RecognizedLines.Element]
}

/// Languages that a picture may be read in: BCP-47, installed ones only.
package struct RecognitionLanguages: Hashable, Sendable, Codable {
    /// Those it is read in, most important first.
    package let expected: [String]
    /// For each other script one that is tried when the letters seem to be none of the expected languages'.
    package let ofOtherScripts: [String]

    package init(_ expected: [String], ofOtherScripts: [String] = []) {
        self.expected = expected
        self.ofOtherScripts = ofOtherScripts
    }
}

/// Reads codes in a picture.
package protocol CodeReading: Sendable {
    /// Reads all codes, top to bottom.
    ///
    /// - Throws: `CancellationError` once the flag is set.
    func readCodes(
        in image: PixelBuffer, orientation: ImageOrientation, cancellation: CancellationFlag
    ) async throws -> [MachineReadableCode]
}

/// How a running recognition is steered and heard.
package struct RecognitionControl: Sendable {
    /// Set to stop.
    package let cancellation: CancellationFlag
    /// Seconds after which it ends with `AnalysisError.timedOut`.
    package let deadline: Double
    /// What to read first.
    package let attention: AttentionRegion
    /// Whether the page is read in one go, without second looks at what was unsure or left out.
    package let readsPageOnce: Bool
    /// Called before the first line when other languages than the expected ones are read, on the engine's thread.
    package let languages: @Sendable ([String]) -> Void
    /// Called with how much is done, 0…1, on the engine's thread.
    package let progress: @Sendable (Double) -> Void
    /// Called with lines finished since the last call, on the engine's thread.
    package let lines: @Sendable ([RecognizedLines.Element]) -> Void

    package init(
        cancellation: CancellationFlag = CancellationFlag(), deadline: Double = .infinity,
        attention: AttentionRegion = AttentionRegion(), readsPageOnce: Bool = false,
        languages: @escaping @Sendable ([String]) -> Void = { _ in },
        progress: @escaping @Sendable (Double) -> Void = { _ in },
        lines: @escaping @Sendable ([RecognizedLines.Element]) -> Void = { _ in }
    ) {
        self.cancellation = cancellation
        self.deadline = deadline
        self.attention = attention
        self.readsPageOnce = readsPageOnce
        self.languages = languages
        self.progress = progress
        self.lines = lines
    }
}

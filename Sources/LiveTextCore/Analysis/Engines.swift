// SPDX-License-Identifier: Apache-2.0

/// Whatever can analyse a picture: the shared `ImageAnalyzer`, or a fake in a test.
public protocol ImageAnalyzing: Sendable {
    /// Analyses pixels.
    ///
    /// - Parameters:
    ///   - orientation: how the pixels are to be turned; `nil` takes them as they are.
    /// - Throws: `AnalysisError`, or `CancellationError` when the calling task is cancelled.
    func analyze(
        _ image: PixelBuffer, orientation: ImageOrientation?, configuration: AnalysisConfiguration
    ) async throws -> ImageAnalysis

    /// Analyses pixels and reports what is known as it comes; ending the iteration or cancelling its task cancels the
    /// work.
    func updates(for request: AnalysisRequest) -> AsyncThrowingStream<AnalysisUpdate, any Error>

    /// Makes ready what an analysis will need, so that the first one does not wait for it. Returns at once; an analyzer
    /// without such preparations need not have it.
    func prewarm(for configuration: AnalysisConfiguration)
}

extension ImageAnalyzing {
    /// Does nothing.
    public func prewarm(for configuration: AnalysisConfiguration) {}
}

/// Finds telephone numbers in text.
public protocol PhoneNumberFinding: Sendable {
    /// The numbers in a text, in order.
    ///
    /// - Parameters:
    ///   - region: ISO 3166 country whose national form is understood, as `DE`.
    func phoneNumbers(in text: String, region: String) -> [PhoneNumberMatch]
}

/// A telephone number in a text.
public struct PhoneNumberMatch: Hashable, Sendable {
    /// Where it stands, in UTF-8 offsets.
    public let range: Range<Int>
    /// The number.
    public let number: PhoneNumber

    /// Makes a match.
    public init(range: Range<Int>, number: PhoneNumber) {
        self.range = range
        self.number = number
    }
}

/// Knows which names may be registered by the public.
public protocol PublicSuffixFinding: Sendable {
    /// Whether a host name, in lower case, ends in a known public suffix with at least one label before it.
    func isRegistrable(host: String) -> Bool
}

// SPDX-License-Identifier: Apache-2.0

/// Why an analysis failed, by what can be done about it. Cancellation is Swift's `CancellationError`.
public enum AnalysisError: Error, Hashable, Sendable, Codable {
    /// No language data for reading is installed: install the named package. Codes can still be read.
    case languageDataMissing(package: String)
    /// The picture cannot be read: choose another. The reason is for people.
    case unsupportedImage(reason: String)
    /// Too many requests waited and this one was the least urgent and oldest: ask again.
    case superseded
    /// It took longer than the deadline: try a smaller picture.
    case timedOut
    /// The engine failed; the reason is for a bug report.
    case engineFailed(reason: String)
}

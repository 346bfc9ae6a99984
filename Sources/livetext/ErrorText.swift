// SPDX-License-Identifier: Apache-2.0

import LiveText

/// Errors in words for a terminal.
enum ErrorText {
    static func describe(_ error: any Error) -> String {
        switch error {
        case let error as ImageDecodingError: describe(error)
        case let error as AnalysisError: describe(error)
        case is CancellationError: "cancelled"
        default: String(describing: error)
        }
    }

    private static func describe(_ error: ImageDecodingError) -> String {
        switch error {
        case .notFound: return "no such file"
        case .isDirectory: return "is a folder, not a picture"
        case .notAFile: return "is no regular file"
        case .noPermission: return "no permission to read it"
        case .unreadable(let reason): return "cannot be read: \(reason)"
        case .empty: return "the file is empty"
        case .notAnImage: return "is not a picture"
        case .unsupportedFormat(let name, let package?):
            return "\(name) pictures cannot be opened; install the package \(package)"
        case .unsupportedFormat(let name, nil): return "\(name) pictures cannot be opened"
        case .damaged(let reason, let partial):
            let what = partial == nil ? "the picture is damaged" : "the picture is damaged, only a part was read"
            return reason.isEmpty ? what : "\(what): \(reason)"
        case .tooLarge(let width, let height):
            return "the picture is too large: \(width) × \(height) pixels"
        }
    }

    private static func describe(_ error: AnalysisError) -> String {
        switch error {
        case .languageDataMissing(let package): "no language data to read it with; install the package \(package)"
        case .unsupportedImage(let reason): "cannot be analysed: \(reason)"
        case .superseded: "was given up for later requests"
        case .timedOut: "reading took too long; try a smaller picture"
        case .engineFailed(let reason): "the engine failed: \(reason)"
        }
    }
}

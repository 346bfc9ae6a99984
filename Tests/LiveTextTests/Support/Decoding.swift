// SPDX-License-Identifier: Apache-2.0

import LiveText

/// The kind of an error of decoding, which can be compared.
enum DecodingErrorKind: Equatable {
    case notFound, isDirectory, notAFile, noPermission, unreadable, empty, notAnImage
    case unsupportedFormat(String)
    case damaged(hasPartial: Bool)
    case tooLarge(Int, Int)

    init(_ error: ImageDecodingError) {
        self =
            switch error {
            case .notFound: .notFound
            case .isDirectory: .isDirectory
            case .notAFile: .notAFile
            case .noPermission: .noPermission
            case .unreadable: .unreadable
            case .empty: .empty
            case .notAnImage: .notAnImage
            case .unsupportedFormat(let name, _): .unsupportedFormat(name)
            case .damaged(_, let partial): .damaged(hasPartial: partial != nil)
            case .tooLarge(let width, let height): .tooLarge(width, height)
            }
    }
}

/// What decoding a source ends with: `nil` when it succeeds.
func decodingError(
    of source: ImageSource, options: ImageDecoder.Options = ImageDecoder.Options()
) async throws -> DecodingErrorKind? {
    do {
        _ = try await ImageDecoder.image(from: source, options: options)
        return nil
    } catch let error as ImageDecodingError {
        return DecodingErrorKind(error)
    }
}

/// The partial picture a source's error carries.
func partialPicture(of source: ImageSource) async throws -> DecodedImage? {
    do {
        _ = try await ImageDecoder.image(from: source)
        return nil
    } catch ImageDecodingError.damaged(_, let partial) {
        return partial
    }
}

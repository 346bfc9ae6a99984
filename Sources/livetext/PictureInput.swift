// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveText

/// Pictures named on the command line.
enum PictureInput {
    /// Stands for standard input.
    private static let standardInput = "-"

    /// Decodes a file; a damaged one gives the part that could be read and the error to tell about it.
    static func decoded(_ file: String) async throws -> (image: DecodedImage, damage: ImageDecodingError?) {
        let source: ImageSource =
            file == standardInput ? .descriptor(STDIN_FILENO, name: "standard input") : .file(path: file)
        do {
            return (try await ImageDecoder.image(from: source), nil)
        } catch let error as ImageDecodingError {
            guard case .damaged(_, let partial?) = error else { throw error }
            return (partial, error)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A picture's file made ready for a backend; closes what it opened when it goes.
final class OpenFile: Sendable {
    /// What is handed to the backend.
    let contents: DecodeRequest.Contents
    private let ownedDescriptor: Int32?

    /// Opens the source.
    ///
    /// - Throws: `ImageDecodingError`.
    init(_ source: ImageSource) throws(ImageDecodingError) {
        switch source {
        case .bytes(let bytes, _):
            contents = .bytes(bytes)
            ownedDescriptor = nil
        case .descriptor(let descriptor, _):
            contents = .descriptor(descriptor)
            ownedDescriptor = nil
        case .file(let path):
            // Non-blocking, so that opening a pipe nobody writes to returns at once.
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw Self.error(ofOpening: errno) }
            contents = .descriptor(descriptor)
            ownedDescriptor = descriptor
            do {
                try Self.checkIsRegular(descriptor)
            } catch {
                close(descriptor)
                throw error
            }
        }
    }

    deinit {
        if let ownedDescriptor { close(ownedDescriptor) }
    }

    private static func checkIsRegular(_ descriptor: Int32) throws(ImageDecodingError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw error(ofOpening: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .isDirectory
        default: throw .notAFile
        }
    }

    private static func error(ofOpening code: Int32) -> ImageDecodingError {
        switch code {
        case ENOENT, ENOTDIR: .notFound
        case EACCES, EPERM: .noPermission
        case EISDIR: .isDirectory
        // What opening a socket, or a device without hardware, answers.
        case ENXIO, ENODEV: .notAFile
        default: .unreadable(reason: systemMessage(code))
        }
    }
}

/// The system's words for an `errno` value.
func systemMessage(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "errno \(code)"
}

// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText
import LiveTextCore

/// Turns a file into a picture: the decoder, or a fake in a test.
protocol PictureDecoding {
    /// At most one preview, then the full picture. Ending the iteration or cancelling its task stops the work.
    ///
    /// - Returns: a stream that throws `ImageDecodingError`.
    func decode(_ file: PictureFile) -> AsyncThrowingStream<DecodedImage, any Error>
}

/// Decodes files wherever GIO reaches them.
struct PictureDecoder: PictureDecoding {
    func decode(_ file: PictureFile) -> AsyncThrowingStream<DecodedImage, any Error> {
        if let path = file.path { return ImageDecoder.decode(.file(path: path)) }
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    let contents = try await Self.contents(of: file)
                    for try await image in ImageDecoder.decode(.bytes(contents, name: file.name)) {
                        continuation.yield(image)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Reads a file that has no place in the local file system, as one on a server or in the bin.
    private static func contents(of file: PictureFile) async throws -> [UInt8] {
        let cancellable = Cancellable()
        let object = file.object
        let result = await withTaskCancellationHandler {
            await AsyncCall.result { g_file_load_contents_async(cast(object), cancellable.pointer, $0, $1) }
        } onCancel: {
            Task { @MainActor in cancellable.cancel() }
        }
        var contents: UnsafeMutablePointer<CChar>?
        var size = gsize(0)
        do {
            _ = try throwingGLibError {
                g_file_load_contents_finish(cast(object), cast(result), &contents, &size, nil, $0)
            }
        } catch {
            throw decodingError(error)
        }
        defer { g_free(contents) }
        return Array(UnsafeRawBufferPointer(start: contents, count: Int(size)))
    }

    private static func decodingError(_ error: GLibError) -> any Error {
        func isCode(_ code: GIOErrorEnum) -> Bool { error.matches(g_io_error_quark(), Int(code.rawValue)) }
        if isCode(G_IO_ERROR_CANCELLED) { return CancellationError() }
        if isCode(G_IO_ERROR_NOT_FOUND) || isCode(G_IO_ERROR_NOT_MOUNTED) { return ImageDecodingError.notFound }
        if isCode(G_IO_ERROR_IS_DIRECTORY) { return ImageDecodingError.isDirectory }
        if isCode(G_IO_ERROR_PERMISSION_DENIED) { return ImageDecodingError.noPermission }
        return ImageDecodingError.unreadable(reason: error.message)
    }
}

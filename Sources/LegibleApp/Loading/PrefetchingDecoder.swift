// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText

/// Decodes the picture that is likely wanted next, so that leafing through a folder does not wait.
final class PrefetchingDecoder: PictureDecoding {
    /// A picture decoded in advance.
    private struct Prefetched {
        let file: PictureFile
        let version: FileVersion
        let image: DecodedImage
    }

    /// Larger pictures are not decoded in advance: four bytes a pixel are held for something that may never be shown.
    private static let maximumPixelCount = 30_000_000.0

    private let decoder: any PictureDecoding
    private var prefetched: Prefetched?
    private var task: Task<Void, Never>?

    init(_ decoder: any PictureDecoding) { self.decoder = decoder }

    isolated deinit { task?.cancel() }

    /// Decodes a file in advance, in place of any before it. Files elsewhere than in the local file system are left out.
    func prefetch(_ file: PictureFile) {
        guard file != prefetched?.file else { return }
        cancel()
        guard file.path != nil else { return }
        task = Task { [weak self] in
            guard let version = await FileVersion.of(file), !Task.isCancelled,
                let images = self?.decoder.decode(file)
            else { return }
            // A picture that cannot be decoded is reported when it is asked for.
            guard let image = try? await Self.fullImage(of: images), !Task.isCancelled else { return }
            self?.prefetched = Prefetched(file: file, version: version, image: image)
        }
    }

    /// Gives up what is decoded in advance.
    func cancel() {
        task?.cancel()
        task = nil
        prefetched = nil
    }

    /// The picture decoded in advance if it is the one asked for and its file is as it was; otherwise it is decoded.
    func decode(_ file: PictureFile) -> AsyncThrowingStream<DecodedImage, any Error> {
        let prefetched = prefetched
        let decoder = decoder
        cancel()
        guard let prefetched, prefetched.file == file else { return decoder.decode(file) }
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    if await FileVersion.of(file) == prefetched.version {
                        continuation.yield(prefetched.image)
                    } else {
                        for try await image in decoder.decode(file) { continuation.yield(image) }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// - Returns: `nil` for a picture that is too large to be held in advance.
    private static func fullImage(
        of images: AsyncThrowingStream<DecodedImage, any Error>
    ) async throws -> DecodedImage? {
        for try await image in images {
            if image.fullSize.width * image.fullSize.height > maximumPixelCount { return nil }
            if !image.isPreview { return image }
        }
        return nil
    }
}

/// What tells contents of one file from later ones.
private nonisolated struct FileVersion: Equatable, Sendable {
    private static let attributes = "etag::value,standard::size"

    /// Changes with the contents, as HTTP's entity tag; of a local file made from the time it was written.
    private let entityTag: String
    private let size: Int64

    /// Asks the file system off the main thread: a server may take its time.
    static func of(_ file: PictureFile) async -> FileVersion? {
        await Task.detached {
            file.withFile { object -> FileVersion? in
                guard let info = g_file_query_info(object, attributes, GFileQueryInfoFlags(rawValue: 0), nil, nil)
                else { return nil }
                defer { g_object_unref(UnsafeMutableRawPointer(info)) }
                guard let entityTag = g_file_info_get_etag(info) else { return nil }
                return FileVersion(entityTag: String(cString: entityTag), size: Int64(g_file_info_get_size(info)))
            }
        }.value
    }
}

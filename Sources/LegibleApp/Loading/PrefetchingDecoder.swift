// SPDX-License-Identifier: Apache-2.0

import Glibc
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
        guard let path = file.path else { return }
        task = Task { [weak self] in
            guard let version = await FileVersion.ofFile(at: path), !Task.isCancelled,
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
        guard let prefetched, prefetched.file == file, let path = file.path else { return decoder.decode(file) }
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    if await FileVersion.ofFile(at: path) == prefetched.version {
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
    private let device: UInt
    private let inode: UInt
    private let size: Int
    private let modified: (seconds: Int, nanoseconds: Int)

    static func == (left: Self, right: Self) -> Bool {
        (left.device, left.inode, left.size) == (right.device, right.inode, right.size)
            && left.modified == right.modified
    }

    private init(_ status: stat) {
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        modified = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    }

    /// Asks the file system off the main thread: a server may take its time.
    static func ofFile(at path: String) async -> FileVersion? {
        await Task.detached {
            var status = stat()
            return stat(path, &status) == 0 ? FileVersion(status) : nil
        }.value
    }
}

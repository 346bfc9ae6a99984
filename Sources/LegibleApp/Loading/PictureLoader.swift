// SPDX-License-Identifier: Apache-2.0

import LiveText

/// Loads one file at a time: a later one takes the place of an earlier one, of which nothing more is heard.
final class PictureLoader {
    /// What becomes of a file.
    enum Event {
        /// Its picture, at first perhaps a reduced one.
        case image(DecodedImage)
        /// It is there in full.
        case finished
        case failed(any Error)
    }

    private let decoder: any PictureDecoding
    private var task: Task<Void, Never>?
    /// Counts loads, so that a late result knows that it is late.
    private var generation = 0

    init(decoder: any PictureDecoding) { self.decoder = decoder }

    isolated deinit { task?.cancel() }

    /// Whether a file is being loaded.
    var isLoading: Bool { task != nil }

    /// Loads a file.
    ///
    /// - Parameter handler: called until the file is there, has failed, or another load has begun.
    func load(_ file: PictureFile, _ handler: @escaping @MainActor (Event) -> Void) {
        cancel()
        let number = generation
        let images = decoder.decode(file)
        task = Task { [weak self] in
            var last = Event.finished
            do {
                for try await image in images {
                    guard self?.generation == number else { return }
                    handler(.image(image))
                }
            } catch {
                last = .failed(error)
            }
            guard let self, generation == number else { return }
            task = nil
            handler(last)
        }
    }

    /// Stops loading.
    func cancel() {
        generation += 1
        task?.cancel()
        task = nil
    }
}

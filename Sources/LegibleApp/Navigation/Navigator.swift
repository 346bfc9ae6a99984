// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Leads from one picture to the next: the pictures of a folder, or those opened together.
final class Navigator {
    /// A way to another picture.
    enum Step: CaseIterable {
        case previous
        case next
        case first
        case last
    }

    /// Called when the way to other pictures, or the place of the one shown, changed.
    var changed: (@MainActor () -> Void)?
    /// Called when the file of the picture shown has new contents.
    var currentRewritten: (@MainActor () -> Void)?

    /// The pictures known by now.
    private(set) var list = PictureList()
    private var folder: PictureFile?
    private var reading: Task<Void, Never>?
    private var watcher: FolderWatcher?

    isolated deinit { reading?.cancel() }

    /// Goes through the folder of a file, beginning with the file.
    func browseFolder(of file: PictureFile) {
        // The folder is known already: its list stays, so that one can go on at once.
        if let folder = file.folder, folder == self.folder {
            if list.files.contains(file) {
                list.select(file)
            } else {
                list = PictureList(list.files, order: .natural, current: file)
            }
            changed?()
            return
        }
        leave()
        list = PictureList([], order: .natural, current: file)
        folder = file.folder
        guard let folder = file.folder else {
            changed?()
            return
        }
        watcher = FolderWatcher(folder: folder) { [weak self] in self?.handle($0) }
        reading = Task { [weak self] in
            // A folder that may not be read leaves the file alone in its list.
            let files = (try? await FolderReader.pictures(in: folder)) ?? []
            guard !Task.isCancelled, let self else { return }
            reading = nil
            list = PictureList(files, order: .natural, current: list.current)
            changed?()
        }
        changed?()
    }

    /// Goes through files in their order, beginning with the first.
    func browse(_ files: [PictureFile]) {
        leave()
        list = PictureList(files, order: .given, current: files.first)
        changed?()
    }

    /// Shows nothing that has a place among files.
    func leave() {
        reading?.cancel()
        reading = nil
        watcher = nil
        folder = nil
        list = PictureList()
        changed?()
    }

    /// Whether the folder is still being listed.
    var isReading: Bool { reading != nil }

    /// Where a step leads; `nil` where it leads nowhere.
    func destination(of step: Step) -> PictureFile? {
        switch step {
        case .previous: list.previous
        case .next: list.next
        case .first: list.first
        case .last: list.last
        }
    }

    /// Another picture of the list is shown.
    func select(_ file: PictureFile) {
        list.select(file)
        changed?()
    }

    /// A file of the list turned out to be gone.
    func forget(_ file: PictureFile) {
        list.remove(file)
        changed?()
    }

    private func handle(_ event: FolderWatcher.Event) {
        switch event {
        case .written(let file):
            if file == list.current, list.position != nil { currentRewritten?() }
            add(file)
        case .removed(let file):
            forget(file)
        case .renamed(let file, let newFile):
            if list.files.contains(file) || file == list.current {
                list.rename(file, to: newFile)
                changed?()
            } else {
                // Programs write to a temporary file and give it the name of the picture.
                if newFile == list.current { currentRewritten?() }
                add(newFile)
            }
        }
    }

    private func add(_ file: PictureFile) {
        let folder = folder
        Task { [weak self] in
            guard await FolderReader.isPicture(file), let self, self.folder == folder else { return }
            list.insert(file)
            changed?()
        }
    }
}

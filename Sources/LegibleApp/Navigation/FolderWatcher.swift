// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit

/// Tells what happens to the files of a folder.
final class FolderWatcher {
    /// Something that happened.
    enum Event: Equatable {
        /// A file appeared, or its contents are complete.
        case written(PictureFile)
        case removed(PictureFile)
        case renamed(PictureFile, to: PictureFile)
    }

    private let monitor: GObjectReference?

    /// - Parameter handler: called for every event as long as the watcher lives.
    init(folder: PictureFile, _ handler: @escaping @MainActor (Event) -> Void) {
        // A file system that cannot be watched is shown as it was.
        monitor = folder.withFile { file in
            let monitor = try? throwingGLibError { g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, $0) }
            return monitor.flatMap(\.self).map { GObjectReference(adopting: $0) }
        }
        guard let monitor else { return }
        connect(monitor, "changed") { (file: OpaquePointer, other: OpaquePointer?, event: GFileMonitorEvent) in
            if let event = Self.event(event, PictureFile(file), other.map { PictureFile($0) }) { handler(event) }
        }
    }

    isolated deinit {
        if let monitor { g_file_monitor_cancel(cast(monitor)) }
    }

    private static func event(_ event: GFileMonitorEvent, _ file: PictureFile, _ other: PictureFile?) -> Event? {
        switch event {
        case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_MOVED_IN:
            return .written(file)
        case G_FILE_MONITOR_EVENT_DELETED, G_FILE_MONITOR_EVENT_MOVED_OUT:
            return .removed(file)
        case G_FILE_MONITOR_EVENT_RENAMED:
            return other.map { .renamed(file, to: $0) }
        default:
            return nil
        }
    }
}

extension GFileMonitorEvent: GValueConvertible {}

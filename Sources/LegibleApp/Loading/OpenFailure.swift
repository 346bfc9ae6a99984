// SPDX-License-Identifier: Apache-2.0

import GtkKit
import LiveText
import LiveTextCore

/// Why a file is not shown, in words for people.
struct OpenFailure {
    let file: PictureFile
    /// What went wrong and what can be done about it: one or two sentences.
    let explanation: String
    /// What could be shown of it all the same.
    let partial: DecodedImage?
    /// Whether there is no such picture at all, so that it has no place among others.
    let isGone: Bool

    init(_ file: PictureFile, _ error: any Error) {
        self.file = file
        let error = error as? ImageDecodingError ?? .unreadable(reason: String(describing: error))
        explanation = Self.explanation(error)
        if case .damaged(_, let partial) = error { self.partial = partial } else { partial = nil }
        isGone =
            switch error {
            case .notFound, .isDirectory, .notAFile: true
            default: false
            }
    }

    /// The heading of the page about it.
    var title: String { localized("“%1$@” Cannot Be Shown", file.name) }

    /// The message about it while another picture stays.
    var summary: String { localized("“%1$@” cannot be shown. %2$@", file.name, explanation) }

    private static func explanation(_ error: ImageDecodingError) -> String {
        switch error {
        case .notFound:
            localized("There is no such file. It may have been moved or deleted.")
        case .isDirectory:
            localized("It is a folder. Open a picture in it.")
        case .notAFile:
            localized("It is not a file. Open a picture instead.")
        case .noPermission:
            localized("You may not read this file. Ask its owner to let you.")
        case .unreadable(let reason):
            localized("The file could not be read: %1$@", reason)
        case .empty:
            localized("The file is empty.")
        case .notAnImage:
            localized("The file is not a picture, whatever its name says.")
        case .unsupportedFormat(let name, let package?):
            localized("Pictures in the format %1$@ can be shown once the package %2$@ is installed.", name, package)
        case .unsupportedFormat(let name, nil):
            localized("Pictures in the format %1$@ cannot be shown. Save it as PNG or JPEG in another program.", name)
        case .damaged:
            localized("The file is damaged or incomplete. Get it once more from where it came from.")
        case .tooLarge(let width, let height):
            localized(
                "With %1$@ × %2$@ pixels it is too large. Open a smaller version.", String(width), String(height))
        }
    }
}

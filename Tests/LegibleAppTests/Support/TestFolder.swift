// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import LegibleApp

/// A folder of a test's own, gone with the test.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "legible-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file of the folder.
    func file(_ name: String) -> PictureFile { PictureFile(path: path(name)) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    /// Makes a file that is a picture by its contents.
    @discardableResult
    func addPicture(_ name: String) throws -> PictureFile {
        try Self.png.write(to: url.appending(path: name))
        return file(name)
    }

    /// Makes a file of text.
    func addText(_ name: String) throws {
        try Data("not a picture\n".utf8).write(to: url.appending(path: name))
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appending(path: name)) }

    func rename(_ name: String, to newName: String) throws {
        struct Failure: Error {}
        guard Foundation.rename(path(name), path(newName)) == 0 else { throw Failure() }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(name), withDestinationPath: target.hasPrefix("/") ? target : path(target))
    }

    /// One white pixel.
    private static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjgxwAAAABJRU5ErkJggg==")
        ?? Data()
}

// SPDX-License-Identifier: Apache-2.0

/// Why a file did not become a picture, by what can be done about it. Cancellation is Swift's `CancellationError`.
public enum ImageDecodingError: Error, Sendable {
    /// There is no such file: check the name.
    case notFound
    /// It is a folder: open a picture in it.
    case isDirectory
    /// It is a pipe, a socket or a device: choose a file.
    case notAFile
    /// The file may not be read: change its permissions.
    case noPermission
    /// Reading failed; the reason is the system's.
    case unreadable(reason: String)
    /// The file has no contents.
    case empty
    /// The contents are no picture: choose another file.
    case notAnImage
    /// It is a picture of a format that nothing installed reads.
    ///
    /// - Parameters:
    ///   - name: what people call the format.
    ///   - package: the Debian package that adds it, where there is one.
    case unsupportedFormat(name: String, package: String?)
    /// The file is cut short or damaged.
    ///
    /// - Parameters:
    ///   - reason: the decoder's, in the language of the user's messages.
    ///   - partial: what could be decoded; transparent where nothing could.
    case damaged(reason: String, partial: DecodedImage?)
    /// More pixels than the limit allows or memory holds: open a smaller version.
    case tooLarge(width: Int, height: Int)
}

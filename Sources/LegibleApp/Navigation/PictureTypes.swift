// SPDX-License-Identifier: Apache-2.0

import CGtk
import GtkKit
import LiveText

/// Which files count as pictures, by their content type.
enum PictureTypes {
    /// Formats that a package adds: such a file is shown as what it is, with the package's name, rather than left out.
    private static let installable: Set<String> = [
        "image/webp", "image/avif", "image/heif", "image/heic", "image/svg+xml", "image/svg+xml-compressed",
        "image/jxl",
    ]

    private static let known = Set(ImageFormat.supported.flatMap(\.mimeTypes)).union(installable)

    /// Whether a file of that content type is listed among the pictures of its folder.
    ///
    /// - Parameter contentType: GIO's, which on Linux is a MIME type.
    static func contains(_ contentType: String) -> Bool {
        known.contains(contentType)
            || known.contains { g_content_type_equals(contentType, $0) != 0 }
    }
}

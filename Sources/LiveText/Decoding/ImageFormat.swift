// SPDX-License-Identifier: Apache-2.0

import CGLib
import CGdkPixbuf

/// A kind of picture file that can be opened with what is installed.
public struct ImageFormat: Sendable, Hashable {
    /// What people call it: `JPEG`.
    public let name: String
    /// Its MIME types, as `image/jpeg`.
    public let mimeTypes: [String]
    /// Its usual file name extensions, without a dot.
    public let fileExtensions: [String]

    /// The formats that can be opened, in alphabetical order.
    public static let supported: [ImageFormat] = {
        var formats: [ImageFormat] = []
        let list = gdk_pixbuf_get_formats()
        defer { g_slist_free(list) }
        var node = list
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            let format = OpaquePointer(data)
            guard gdk_pixbuf_format_is_disabled(format) == 0 else { continue }
            formats.append(
                ImageFormat(
                    name: name(of: format), mimeTypes: strings(gdk_pixbuf_format_get_mime_types(format)),
                    fileExtensions: strings(gdk_pixbuf_format_get_extensions(format))))
        }
        return formats.sorted { $0.name < $1.name }
    }()

    /// What people call a gdk-pixbuf format.
    static func name(of format: OpaquePointer?) -> String {
        guard let format, let pointer = gdk_pixbuf_format_get_name(format) else { return "" }
        defer { g_free(pointer) }
        let name = String(cString: pointer)
        return properNames[name] ?? name.uppercased()
    }

    private static let properNames = ["webp": "WebP", "heif/avif": "HEIF", "xbm": "XBM"]

    private static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) -> [String] {
        defer { g_strfreev(list) }
        var result: [String] = []
        var next = list
        while let pointer = next, let string = pointer.pointee {
            result.append(String(cString: string))
            next = pointer.advanced(by: 1)
        }
        return result
    }
}

/// Picture formats told from a file's first bytes, for naming what cannot be opened.
enum FormatSignature {
    /// A format that no installed loader took.
    struct Match: Hashable {
        let name: String
        /// The Debian package with its loader, where there is one.
        let package: String?
    }

    /// What the beginning of a file says it is; `nil` when it is no known picture.
    static func match(_ file: UnsafeRawBufferPointer) -> Match? {
        if file.name(at: 0) == "RIFF", file.name(at: 8) == "WEBP" {
            return Match(name: "WebP", package: "webp-pixbuf-loader")
        }
        if file.name(at: 4) == "ftyp", let brand = file.name(at: 8), let match = brands[brand] { return match }
        for (signature, match) in signatures where file.starts(with: signature) { return match }
        if looksLikeSVG(file) { return Match(name: "SVG", package: "librsvg2-common") }
        return nil
    }

    /// Major brands of ISO base media files that hold pictures.
    private static let brands: [String: Match] = [
        "avif": Match(name: "AVIF", package: "libavif-gdk-pixbuf"),
        "avis": Match(name: "AVIF", package: "libavif-gdk-pixbuf"),
        "heic": Match(name: "HEIF", package: "heif-gdk-pixbuf"),
        "heix": Match(name: "HEIF", package: "heif-gdk-pixbuf"),
        "hevc": Match(name: "HEIF", package: "heif-gdk-pixbuf"),
        "mif1": Match(name: "HEIF", package: "heif-gdk-pixbuf"),
        "msf1": Match(name: "HEIF", package: "heif-gdk-pixbuf"),
        "crx ": Match(name: "Canon CR3", package: nil),
    ]

    private static let signatures: [([UInt8], Match)] = [
        ([0xFF, 0xD8, 0xFF], Match(name: "JPEG", package: "libgdk-pixbuf-2.0-0")),
        ([0x89, 0x50, 0x4E, 0x47], Match(name: "PNG", package: "libgdk-pixbuf-2.0-0")),
        ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], Match(name: "JPEG XL", package: "libjxl-gdk-pixbuf")),
        ([0xFF, 0x0A], Match(name: "JPEG XL", package: "libjxl-gdk-pixbuf")),
        ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], Match(name: "JPEG 2000", package: nil)),
        ([0xFF, 0x4F, 0xFF, 0x51], Match(name: "JPEG 2000", package: nil)),
        (Array("8BPS".utf8), Match(name: "Photoshop", package: nil)),
        (Array("gimp xcf".utf8), Match(name: "GIMP XCF", package: nil)),
        (Array("%PDF-".utf8), Match(name: "PDF", package: nil)),
        (Array("DDS ".utf8), Match(name: "DDS", package: nil)),
        (Array("qoif".utf8), Match(name: "QOI", package: nil)),
        (Array("#?RADIANCE".utf8), Match(name: "Radiance HDR", package: nil)),
        ([0x76, 0x2F, 0x31, 0x01], Match(name: "OpenEXR", package: nil)),
        (Array("AT&TFORM".utf8), Match(name: "DjVu", package: nil)),
        (Array("farbfeld".utf8), Match(name: "farbfeld", package: nil)),
        ([0x0A, 0x05, 0x01], Match(name: "PCX", package: nil)),
    ]

    /// An SVG's root element is looked for in as much text as declarations and comments usually take.
    private static let svgSearchLength = 1024

    private static func looksLikeSVG(_ file: UnsafeRawBufferPointer) -> Bool {
        let head = String(decoding: file.prefix(svgSearchLength), as: UTF8.self)
        let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<") && text.contains("<svg")
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGLib
import CGdkPixbuf

/// Files of pictures, written byte by byte where a test needs what no writer writes.
enum ImageFiles {
    // MARK: - EXIF

    /// EXIF data with nothing but an orientation.
    static func exif(orientation: UInt8) -> [UInt8] {
        // Little-endian, directory at 8, one entry: tag 0x0112, one 16-bit number.
        [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    }

    // MARK: - PNG

    static func png(_ raster: Raster, exif: [UInt8]? = nil, profile: [UInt8]? = nil) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<raster.height {
            rows.append(0)
            rows += raster.bytes[y * raster.width * 3..<(y + 1) * raster.width * 3]
        }
        var file = pngSignature + pngHeader(width: raster.width, height: raster.height)
        if let profile { file += chunk("iCCP", Array("test".utf8) + [0, 0] + stored(profile)) }
        if let exif { file += chunk("eXIf", exif) }
        return file + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func pngHeader(width: Int, height: Int) -> [UInt8] {
        chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0])
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    /// A zlib stream without compression.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: max(data.count, 1), by: 0xFFFF) {
            let block = data[start..<min(start + 0xFFFF, data.count)]
            stream.append(start + 0xFFFF >= data.count ? 1 : 0)
            stream += littleEndian(block.count, bytes: 2) + littleEndian(~block.count & 0xFFFF, bytes: 2) + block
        }
        var (a, b) = (1, 0)
        for byte in data {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }

    private static func crc(_ data: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    // MARK: - TIFF, BMP, GIF

    /// Baseline TIFF, uncompressed.
    static func tiff(_ raster: Raster, orientation: UInt8 = 1) -> [UInt8] {
        let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
            (256, 4, 1, raster.width), (257, 4, 1, raster.height), (258, 3, 1, 8), (259, 3, 1, 1), (262, 3, 1, 2),
            (273, 4, 1, 8), (274, 3, 1, Int(orientation)), (277, 3, 1, 3), (278, 4, 1, raster.height),
            (279, 4, 1, raster.bytes.count), (284, 3, 1, 1),
        ]
        var file: [UInt8] = [0x49, 0x49, 42, 0] + littleEndian(8 + raster.bytes.count, bytes: 4) + raster.bytes
        file += littleEndian(entries.count, bytes: 2)
        for entry in entries {
            file += littleEndian(entry.tag, bytes: 2) + littleEndian(entry.type, bytes: 2)
            file += littleEndian(entry.count, bytes: 4) + littleEndian(entry.value, bytes: 4)
        }
        return file + [0, 0, 0, 0]
    }

    /// A bitmap of 24 bits; without a raster the header alone.
    static func bmp(width: Int, height: Int, raster: Raster? = nil) -> [UInt8] {
        let padding = (4 - width * 3 % 4) % 4
        var rows: [UInt8] = []
        if let raster {
            for y in (0..<height).reversed() {
                for x in 0..<width {
                    let index = 3 * (y * width + x)
                    rows += [raster.bytes[index + 2], raster.bytes[index + 1], raster.bytes[index]]
                }
                rows += [UInt8](repeating: 0, count: padding)
            }
        }
        return Array("BM".utf8) + littleEndian(54 + rows.count, bytes: 4) + [0, 0, 0, 0]
            + littleEndian(54, bytes: 4) + littleEndian(40, bytes: 4) + littleEndian(width, bytes: 4)
            + littleEndian(height, bytes: 4) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24) + rows
    }

    /// An animated GIF of one-coloured frames; the header's size may be any.
    static func gif(width: Int, height: Int, frames: [Raster.Color]) -> [UInt8] {
        var file = Array("GIF89a".utf8) + littleEndian(width, bytes: 2) + littleEndian(height, bytes: 2)
        file += [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        for frame in frames {
            file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
            file += [0x2C, 0, 0, 0, 0] + littleEndian(width, bytes: 2) + littleEndian(height, bytes: 2) + [0x80]
            file += [frame.red, frame.green, frame.blue, 0, 0, 0]
            // Codes of three bits, a clear code before every two pixels, so that the code width never grows.
            var bits: [Bool] = []
            func append(_ code: Int) { for bit in 0..<3 { bits.append(code >> bit & 1 == 1) } }
            for pixel in 0..<width * height {
                if pixel % 2 == 0 { append(4) }
                append(0)
            }
            append(5)
            var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
            for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << UInt8(index % 8) }
            file.append(2)
            for start in stride(from: 0, to: bytes.count, by: 255) {
                let block = bytes[start..<min(start + 255, bytes.count)]
                file += [UInt8(block.count)] + block
            }
            file.append(0)
        }
        return file + [0x3B]
    }

    // MARK: - By gdk-pixbuf

    /// JPEG of best quality, with EXIF data behind its start.
    static func jpeg(_ raster: Raster, exif: [UInt8]? = nil, quality: Int = 100) -> [UInt8] {
        let file = encode(raster, type: "jpeg", options: ["quality": String(quality)]) ?? []
        guard let exif else { return file }
        let segment = Array("Exif\0\0".utf8) + exif
        return Array(file.prefix(2)) + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + file.dropFirst(2)
    }

    /// WebP in its extended form with EXIF data; `nil` where no WebP module of gdk-pixbuf is installed.
    static func webp(_ raster: Raster, exif: [UInt8]) -> [UInt8]? {
        guard let file = encode(raster, type: "webp", options: ["quality": "100"]) else { return nil }
        let picture = file.dropFirst(12)
        let size = littleEndian(raster.width - 1, bytes: 3) + littleEndian(raster.height - 1, bytes: 3)
        let header = Array("VP8X".utf8) + littleEndian(10, bytes: 4) + [0x08, 0, 0, 0] + size
        let chunk = Array("EXIF".utf8) + littleEndian(exif.count, bytes: 4) + exif
        let body = Array("WEBP".utf8) + header + picture + chunk
        return Array("RIFF".utf8) + littleEndian(body.count, bytes: 4) + body
    }

    private static func encode(_ raster: Raster, type: String, options: [String: String]) -> [UInt8]? {
        var bytes = raster.bytes
        return bytes.withUnsafeMutableBufferPointer { pixels -> [UInt8]? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, gint(raster.width), gint(raster.height),
                    gint(raster.width * 3), nil, nil)
            else { return nil }
            defer { g_object_unref(gpointer(pixbuf)) }
            var keys = options.keys.map { g_strdup($0) } + [nil]
            var values = options.values.map { g_strdup($0) } + [nil]
            defer { for string in keys + values { g_free(string) } }
            var data: UnsafeMutablePointer<gchar>?
            var count: gsize = 0
            guard gdk_pixbuf_save_to_bufferv(pixbuf, &data, &count, type, &keys, &values, nil) != 0, let data else {
                return nil
            }
            defer { g_free(data) }
            return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
        }
    }

    // MARK: - Numbers

    static func bigEndian(_ value: Int) -> [UInt8] { littleEndian(value, bytes: 4).reversed() }

    static func littleEndian(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

/// Finds the orientation that PNG (`eXIf`) and WebP (`EXIF`) files carry, which gdk-pixbuf leaves unread. Every offset
/// comes from the file and is checked before use; anything odd means no orientation.
enum ExifOrientation {
    /// The orientation in a PNG or WebP file; `nil` for other files and where there is none.
    static func read(in file: UnsafeRawBufferPointer) -> ImageOrientation? {
        guard let exif = pngExif(in: file) ?? webPExif(in: file) else { return nil }
        return orientation(inExif: exif)
    }

    // MARK: - Containers

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func pngExif(in file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard file.starts(with: pngSignature) else { return nil }
        // Each chunk: length, name, data, checksum.
        var offset = pngSignature.count
        while let length = file.uint32(at: offset, bigEndian: true), let name = file.name(at: offset + 4) {
            if name == "eXIf" { return file.part(at: offset + 8, count: Int(length)) }
            if name == "IEND" { return nil }
            offset += 12 + Int(length)
        }
        return nil
    }

    private static func webPExif(in file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard file.name(at: 0) == "RIFF", file.name(at: 8) == "WEBP" else { return nil }
        // Each chunk: name, length, data, a zero byte after an odd length.
        var offset = 12
        while let name = file.name(at: offset), let length = file.uint32(at: offset + 4, bigEndian: false) {
            if name == "EXIF" { return file.part(at: offset + 8, count: Int(length)) }
            offset += 8 + Int(length) + Int(length & 1)
        }
        return nil
    }

    // MARK: - EXIF

    private static let orientationTag: UInt16 = 0x0112
    private static let shortType: UInt16 = 3
    private static let longType: UInt16 = 4
    private static let entrySize = 12

    private static func orientation(inExif data: UnsafeRawBufferPointer) -> ImageOrientation? {
        // Some writers keep the JPEG segment's prefix.
        let hasPrefix = data.starts(with: Array("Exif\0\0".utf8))
        guard let tiff = hasPrefix ? data.part(at: 6, count: data.count - 6) : data else { return nil }
        let bigEndian: Bool
        switch (tiff.byte(at: 0), tiff.byte(at: 1)) {
        case (0x49, 0x49): bigEndian = false
        case (0x4D, 0x4D): bigEndian = true
        default: return nil
        }
        guard tiff.uint16(at: 2, bigEndian: bigEndian) == 42,
            let directory = tiff.uint32(at: 4, bigEndian: bigEndian),
            let entryCount = tiff.uint16(at: Int(directory), bigEndian: bigEndian)
        else { return nil }
        for index in 0..<Int(entryCount) {
            let entry = Int(directory) + 2 + index * entrySize
            guard let tag = tiff.uint16(at: entry, bigEndian: bigEndian) else { return nil }
            guard tag == orientationTag else { continue }
            let value: UInt32? =
                switch tiff.uint16(at: entry + 2, bigEndian: bigEndian) {
                case shortType: tiff.uint16(at: entry + 8, bigEndian: bigEndian).map(UInt32.init)
                case longType: tiff.uint32(at: entry + 8, bigEndian: bigEndian)
                default: nil
                }
            return value.flatMap(ImageOrientation.init)
        }
        return nil
    }
}

extension UnsafeRawBufferPointer {
    /// The byte at an offset inside; `nil` outside.
    func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < count ? self[offset] : nil }

    /// Two bytes as a number; `nil` when they are not all inside.
    func uint16(at offset: Int, bigEndian: Bool) -> UInt16? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        let value = loadUnaligned(fromByteOffset: offset, as: UInt16.self)
        return bigEndian ? UInt16(bigEndian: value) : UInt16(littleEndian: value)
    }

    /// Four bytes as a number; `nil` when they are not all inside.
    func uint32(at offset: Int, bigEndian: Bool) -> UInt32? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        let value = loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return bigEndian ? UInt32(bigEndian: value) : UInt32(littleEndian: value)
    }

    /// Four bytes as the name of a chunk; `nil` when they are not all inside.
    func name(at offset: Int) -> String? {
        part(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A part; `nil` when it is not all inside.
    func part(at offset: Int, count length: Int) -> UnsafeRawBufferPointer? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        return UnsafeRawBufferPointer(rebasing: self[offset..<offset + length])
    }
}

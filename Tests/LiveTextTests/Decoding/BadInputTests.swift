// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

@Suite struct BadInputTests {
    @Test func whatIsNoFileIsNamed() async throws {
        let folder = try TemporaryFolder()
        #expect(try await decodingError(of: .file(path: folder.path + "/missing.png")) == .notFound)
        let file = try folder.write([1], name: "file")
        #expect(try await decodingError(of: .file(path: file + "/below")) == .notFound)
        #expect(try await decodingError(of: .file(path: folder.path)) == .isDirectory)
        #expect(try await decodingError(of: .file(path: "")) == .notFound)
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try await decodingError(of: .file(path: pipe)) == .notAFile)
        #expect(try await decodingError(of: .file(path: "/dev/null")) == .notAFile)
        #expect(try await decodingError(of: .descriptor(-1)) == .unreadable)
        let loop = folder.path + "/loop"
        #expect(symlink(loop, loop) == 0)
        #expect(try await decodingError(of: .file(path: loop)) == .unreadable)
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func anUnreadableFileIsNamed() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(ImageFiles.png(.corners()), name: "secret.png")
        #expect(chmod(file, 0) == 0)
        #expect(try await decodingError(of: .file(path: file)) == .noPermission)
    }

    @Test func emptyAndForeignContentsAreNamed() async throws {
        let folder = try TemporaryFolder()
        #expect(try await decodingError(of: .bytes([])) == .empty)
        #expect(try await decodingError(of: .file(path: try folder.write([], name: "empty.png"))) == .empty)
        #expect(try await decodingError(of: .bytes([0])) == .notAnImage)
        #expect(try await decodingError(of: .bytes(Array("Hello, world".utf8))) == .notAnImage)
        #expect(try await decodingError(of: .bytes([UInt8](repeating: 0, count: 100_000))) == .notAnImage)
        #expect(try await decodingError(of: .bytes(Array("%PDF-1.7".utf8))) == .unsupportedFormat("PDF"))
        let jpeg2000: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        #expect(try await decodingError(of: .bytes(jpeg2000)) == .unsupportedFormat("JPEG 2000"))
    }

    @Test func aMissingLoaderIsNamedWithItsPackage() async throws {
        let box: [UInt8] = [0, 0, 0, 20] + Array("ftypjxl ".utf8) + [0, 0, 0, 0]
        #expect(try await decodingError(of: .bytes(box)) == .notAnImage)
        let container: [UInt8] = [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]
        do {
            _ = try await ImageDecoder.image(from: .bytes(container))
            // A loader for JPEG XL is installed and took it.
        } catch ImageDecodingError.unsupportedFormat(let name, let package) {
            #expect(name == "JPEG XL")
            #expect(package == "libjxl-gdk-pixbuf")
        } catch ImageDecodingError.damaged {}
    }

    // MARK: - Sizes

    static let hugeHeaders: [(name: String, bytes: [UInt8])] = [
        (
            "PNG",
            ImageFiles.pngSignature + ImageFiles.pngHeader(width: 30_000, height: 30_000)
                + ImageFiles.chunk("IDAT", [0x78, 0x01, 1, 0, 0, 0xFF, 0xFF])
        ),
        ("BMP", ImageFiles.bmp(width: 30_000, height: 30_000) + [UInt8](repeating: 0, count: 1000)),
        (
            "GIF",
            Array(ImageFiles.gif(width: 30_000, height: 30_000, frames: []).dropLast())
                + [0x2C, 0, 0, 0, 0] + ImageFiles.littleEndian(30_000, bytes: 2)
                + ImageFiles.littleEndian(30_000, bytes: 2) + [0, 2, 2, 0x44, 0x01, 0, 0x3B]
        ),
    ]

    @Test(arguments: hugeHeaders.map(\.name))
    func anEnormousHeaderIsRefusedBeforeMemoryIsTaken(name: String) async throws {
        let bytes = try #require(Self.hugeHeaders.first { $0.name == name }?.bytes)
        #expect(try await decodingError(of: .bytes(bytes)) == .tooLarge(30_000, 30_000))
    }

    @Test func theLimitIsTheCallers() async throws {
        let file = ImageFiles.png(Raster(width: 40, height: 30))
        #expect(try await decodingError(of: .bytes(file), options: .init(maximumPixelCount: 1200)) == nil)
        #expect(
            try await decodingError(of: .bytes(file), options: .init(maximumPixelCount: 1199)) == .tooLarge(40, 30))
    }

    @Test func aSizeOfNothingIsDamage() async throws {
        let file = ImageFiles.pngSignature + ImageFiles.pngHeader(width: 0, height: 0) + ImageFiles.chunk("IEND", [])
        #expect(try await decodingError(of: .bytes(file)) == .damaged(hasPartial: false))
    }

    // MARK: - Damage

    enum Format: String, CaseIterable { case png, jpeg, tiff, bmp, gif }

    static func file(_ format: Format) -> [UInt8] {
        let raster = Raster.noise(width: 128, height: 128)
        return switch format {
        case .png: ImageFiles.png(raster)
        case .jpeg: ImageFiles.jpeg(raster, quality: 90)
        case .tiff: ImageFiles.tiff(raster)
        case .bmp: ImageFiles.bmp(width: 128, height: 128, raster: raster)
        case .gif: ImageFiles.gif(width: 128, height: 128, frames: [Raster.red])
        }
    }

    @Test(arguments: Format.allCases, 1...7)
    func aCutFileIsDamaged(format: Format, eighths: Int) async throws {
        let file = Self.file(format)
        let cut = Array(file.prefix(file.count * eighths / 8))
        let error = try #require(try await decodingError(of: .bytes(cut)))
        guard case .damaged = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(arguments: [Format.png, .jpeg])
    func aCutFileGivesItsUpperPart(format: Format) async throws {
        let file = Self.file(format)
        let whole = try await ImageDecoder.image(from: .bytes(file)).buffer
        let partial = try #require(try await partialPicture(of: .bytes(Array(file.prefix(file.count * 3 / 4)))))
        #expect(partial.buffer.size == whole.size)
        #expect(partial.fullSize == whole.size)
        #expect(partial.buffer.pixel(x: 60, y: 20) == whole.pixel(x: 60, y: 20))
        // What is missing is transparent, not what memory held before.
        #expect(partial.buffer.pixel(x: 60, y: 126) == [0, 0, 0, 0])
    }

    @Test func aCutLargeJPEGStillGivesItsPreview() async throws {
        let file = ImageFiles.jpeg(.noise(width: 400, height: 400), quality: 80)
        var previews = 0
        do {
            for try await image in ImageDecoder.decode(
                .bytes(Array(file.prefix(file.count / 2))), options: .init(previewLongEdge: 50))
            {
                #expect(image.isPreview)
                previews += 1
            }
            Issue.record("a cut file was taken for a whole one")
        } catch ImageDecodingError.damaged(_, let partial) {
            #expect(previews == 1)
            #expect(partial?.buffer.width == 400)
        }
    }

    @Test func arbitraryBytesNeverCrash() async throws {
        let beginnings: [[UInt8]] = [
            [], [0xFF, 0xD8, 0xFF, 0xE0], ImageFiles.pngSignature, Array("GIF89a".utf8), Array("BM".utf8),
            [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], Array("P6\n9 9\n255\n".utf8), [0, 0, 1, 0],
        ]
        var generator = SeededGenerator(seed: 42)
        for round in 0..<2000 {
            let noise = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let bytes = beginnings[round % beginnings.count] + noise
            _ = try await decodingError(of: .bytes(bytes), options: .init(maximumPixelCount: 1_000_000))
        }
    }

    @Test func changedBytesNeverCrash() async throws {
        let raster = Raster.noise(width: 16, height: 12)
        let files = [
            ImageFiles.png(raster, exif: ImageFiles.exif(orientation: 6)), ImageFiles.tiff(raster, orientation: 5),
            ImageFiles.jpeg(raster, exif: ImageFiles.exif(orientation: 8)),
            ImageFiles.bmp(width: 16, height: 12, raster: raster),
            ImageFiles.gif(width: 16, height: 12, frames: [Raster.red, Raster.blue]),
        ]
        var generator = SeededGenerator(seed: 7)
        for round in 0..<1000 {
            var bytes = files[round % files.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                // Headers are where a change does most.
                let reach = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 80)
                bytes[Int.random(in: 0..<reach, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try await decodingError(of: .bytes(bytes), options: .init(maximumPixelCount: 1_000_000))
        }
    }
}

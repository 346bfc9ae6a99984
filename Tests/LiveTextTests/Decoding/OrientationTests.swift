// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite struct OrientationTests {
    /// Colours seen at the top left, top right, bottom left and bottom right for each orientation of a picture stored
    /// with red, green, blue, white there.
    static let displayedCorners: [ImageOrientation: [Raster.Color]] = {
        let (red, green, blue, white) = (Raster.red, Raster.green, Raster.blue, Raster.white)
        return [
            .up: [red, green, blue, white], .upMirrored: [green, red, white, blue],
            .down: [white, blue, green, red], .downMirrored: [blue, white, red, green],
            .leftMirrored: [red, blue, green, white], .right: [blue, red, white, green],
            .rightMirrored: [white, green, blue, red], .left: [green, white, red, blue],
        ]
    }()

    enum Format: String, CaseIterable { case jpeg, tiff, png, webp }

    static func file(_ format: Format, _ orientation: ImageOrientation) -> [UInt8]? {
        let raster = Raster.corners()
        let exif = ImageFiles.exif(orientation: UInt8(orientation.rawValue))
        return switch format {
        case .jpeg: ImageFiles.jpeg(raster, exif: exif)
        case .tiff: ImageFiles.tiff(raster, orientation: UInt8(orientation.rawValue))
        case .png: ImageFiles.png(raster, exif: exif)
        case .webp: ImageFiles.webp(raster, exif: exif)
        }
    }

    static func expectCorners(_ buffer: PixelBuffer, _ orientation: ImageOrientation) throws {
        let expected = try #require(displayedCorners[orientation])
        #expect(buffer.width == (orientation.swapsAxes ? 16 : 24))
        #expect(buffer.height == (orientation.swapsAxes ? 24 : 16))
        for (index, color) in expected.enumerated() {
            let pixel = buffer.pixel(
                x: index % 2 == 0 ? 3 : buffer.width - 4, y: index < 2 ? 3 : buffer.height - 4)
            let distance = zip(pixel, [color.blue, color.green, color.red]).map { abs(Int($0) - Int($1)) }.max() ?? 255
            // Lossy formats change colours a little.
            #expect(distance < 48, "corner \(index) is \(pixel)")
            #expect(pixel[3] == 255)
        }
    }

    static let webPIsInstalled = ImageFormat.supported.contains { $0.name == "WebP" }

    @Test(arguments: [Format.jpeg, .tiff, .png], ImageOrientation.allCases)
    func theFilesOrientationIsApplied(format: Format, orientation: ImageOrientation) async throws {
        let file = try #require(Self.file(format, orientation))
        let image = try await ImageDecoder.image(from: .bytes(file))
        try Self.expectCorners(image.buffer, orientation)
        #expect(image.fullSize == image.buffer.size)
    }

    @Test(
        .enabled(if: webPIsInstalled, "WebP needs the package webp-pixbuf-loader"), arguments: ImageOrientation.allCases
    )
    func webPsOrientationIsApplied(orientation: ImageOrientation) async throws {
        let file = try #require(Self.file(.webp, orientation))
        try Self.expectCorners(try await ImageDecoder.image(from: .bytes(file)).buffer, orientation)
    }

    @Test(arguments: ImageOrientation.allCases)
    func aGivenOrientationReplacesTheFiles(orientation: ImageOrientation) async throws {
        let file = ImageFiles.png(.corners(), exif: ImageFiles.exif(orientation: 6))
        let options = ImageDecoder.Options(orientation: orientation)
        try Self.expectCorners(try await ImageDecoder.image(from: .bytes(file), options: options).buffer, orientation)
    }

    @Test(arguments: ImageOrientation.allCases)
    func flatImagesAreTurnedLikeDecodedOnes(orientation: ImageOrientation) throws {
        let stored = try #require(Raster.corners().buffer)
        let flat = ColorImage(stored, orientation: orientation)
        let bytes = flat.pixels.flatMap { pixel -> [UInt8] in
            [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), UInt8(pixel >> 24)]
        }
        let buffer = try #require(
            PixelBuffer(width: flat.width, height: flat.height, format: .bgra8, bytes: bytes))
        try Self.expectCorners(buffer, orientation)
    }

    // MARK: - Hostile EXIF

    private func orientation(_ exif: [UInt8]) -> ImageOrientation? {
        ImageFiles.png(Raster(width: 1, height: 1), exif: exif).withUnsafeBytes { ExifOrientation.read(in: $0) }
    }

    @Test func exifIsReadInBothByteOrdersAndWithItsPrefix() {
        #expect(orientation(ImageFiles.exif(orientation: 8)) == .left)
        #expect(orientation(Array("Exif\0\0".utf8) + ImageFiles.exif(orientation: 3)) == .down)
        let bigEndian: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        #expect(orientation(bigEndian) == .right)
    }

    @Test(
        arguments: [
            [], [0x49], Array("Exif\0\0".utf8), [0x49, 0x49, 42, 0], ImageFiles.exif(orientation: 0),
            ImageFiles.exif(orientation: 9), Array(ImageFiles.exif(orientation: 6).prefix(17)),
            // A directory beyond the end, and one at the largest offset.
            [0x49, 0x49, 42, 0, 200, 0, 0, 0], [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF],
            // More entries than there are bytes.
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xFF, 0xFF, 0x13, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0],
            // A text in place of the number.
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 2, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func damagedExifGivesNoOrientation(exif: [UInt8]) {
        #expect(orientation(exif) == nil)
    }

    @Test func everyCutOfAFileIsReadSafely() throws {
        let png = ImageFiles.png(Raster(width: 1, height: 1), exif: ImageFiles.exif(orientation: 6))
        let webp =
            Array("RIFF".utf8) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("WEBPEXIF".utf8) + [26, 0, 0, 0]
            + ImageFiles.exif(orientation: 6)
        for file in [png, webp] {
            #expect(file.withUnsafeBytes { ExifOrientation.read(in: $0) } == .right)
            for count in 0..<file.count {
                let found = Array(file.prefix(count)).withUnsafeBytes { ExifOrientation.read(in: $0) }
                #expect(found == nil || found == .right)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import Testing

@Suite struct ImageDecoderTests {
    // MARK: - Formats

    @Test func pixelsAreBGRA() async throws {
        let image = try await ImageDecoder.image(from: .bytes(ImageFiles.png(.corners())))
        #expect(image.buffer.format == .bgra8Premultiplied)
        #expect(image.buffer.pixel(x: 0, y: 0) == [20, 20, 220, 255])
        #expect(image.formatName == "PNG")
        #expect(!image.isPreview)
    }

    @Test func transparencyStaysPremultiplied() async throws {
        let image = try await Fixtures.image(Fixtures.lightOnNothing)
        let pixels = (0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x: x, y: y) } }
        #expect(image.pixel(x: 0, y: 0) == [0, 0, 0, 0])
        #expect(pixels.contains([255, 255, 255, 255]))
        #expect(pixels.allSatisfy { $0[0] <= $0[3] && $0[1] <= $0[3] && $0[2] <= $0[3] })
        #expect(pixels.contains { (1..<255).contains($0[3]) && $0[0] == $0[3] })
    }

    @Test func aBitmapIsReadFromBottomToTop() async throws {
        let raster = Raster.corners(width: 25, height: 16)
        let file = ImageFiles.bmp(width: 25, height: 16, raster: raster)
        let image = try await ImageDecoder.image(from: .bytes(file))
        #expect(image.buffer.pixel(x: 0, y: 0) == [20, 20, 220, 255])
        #expect(image.buffer.pixel(x: 24, y: 15) == [255, 255, 255, 255])
    }

    @Test func anAnimationGivesItsFirstFrame() async throws {
        let file = ImageFiles.gif(width: 20, height: 10, frames: [Raster.red, Raster.blue, Raster.green])
        let image = try await ImageDecoder.image(from: .bytes(file))
        #expect(image.fullSize == ImageSize(width: 20, height: 10))
        #expect(image.buffer.pixel(x: 19, y: 9) == [20, 20, 220, 255])
    }

    @Test func theContentsDecideNotTheName() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(ImageFiles.png(.corners()), name: "picture.jpg")
        #expect(try await ImageDecoder.image(from: .file(path: file)).formatName == "PNG")
        let text = try folder.write(Array("not a picture at all".utf8), name: "picture.png")
        #expect(try await decodingError(of: .file(path: text)) == .notAnImage)
    }

    @Test func bytesPathAndDescriptorGiveTheSame() async throws {
        let folder = try TemporaryFolder()
        let bytes = ImageFiles.png(.noise(width: 300, height: 300))
        let path = try folder.write(bytes, name: "noise.png")
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        let images = [
            try await ImageDecoder.image(from: .bytes(bytes)), try await ImageDecoder.image(from: .file(path: path)),
            try await ImageDecoder.image(from: .descriptor(descriptor)),
        ]
        let contents = images.map { image in image.buffer.withUnsafeBytes { Array($0) } }
        #expect(contents[0] == contents[1])
        #expect(contents[0] == contents[2])
        #expect(Set(images.map(\.identity)).count == 3)
    }

    @Test func aPipeIsReadThroughADescriptor() async throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        let bytes = ImageFiles.png(.noise(width: 200, height: 200))
        let writer = Thread {
            _ = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
            close(writing)
        }
        writer.start()
        let image = try await ImageDecoder.image(from: .descriptor(reading))
        #expect(image.buffer.width == 200)
    }

    @Test func embeddedProfilesBecomeSRGB() async throws {
        #if LEGIBLE_LCMS
            let file = ImageFiles.png(
                Raster(width: 2, height: 2, fill: Raster.green), profile: ColorProfile.redAndGreenExchanged)
            let pixel = try await ImageDecoder.image(from: .bytes(file)).buffer.pixel(x: 0, y: 0)
            #expect(pixel[2] > 190 && pixel[1] < 60, "the pixel is \(pixel)")
            #expect(pixel[3] == 255)
        #endif
        let damaged = ImageFiles.png(
            Raster(width: 2, height: 2, fill: Raster.green), profile: Array(repeating: 7, count: 200))
        #expect(
            try await ImageDecoder.image(from: .bytes(damaged)).buffer.pixel(x: 0, y: 0) == [20, 200, 20, 255])
    }

    // MARK: - Previews

    @Test func aLargeJPEGComesTwiceWithOneIdentity() async throws {
        let file = ImageFiles.jpeg(.corners(width: 800, height: 600), exif: ImageFiles.exif(orientation: 6))
        var images: [DecodedImage] = []
        for try await image in ImageDecoder.decode(.bytes(file), options: .init(previewLongEdge: 150)) {
            images.append(image)
        }
        try #require(images.count == 2)
        #expect(images[0].isPreview && !images[1].isPreview)
        #expect(images[0].buffer.size == ImageSize(width: 150, height: 200))
        #expect(images[1].buffer.size == ImageSize(width: 600, height: 800))
        #expect(images.allSatisfy { $0.fullSize == ImageSize(width: 600, height: 800) })
        #expect(images[0].identity == images[1].identity)
        // Turned by 90°: blue is at the top left.
        #expect(images[0].buffer.pixel(x: 5, y: 5)[0] > 180)
    }

    @Test(arguments: [nil, 401, 5000] as [Int?])
    func noPreviewWhereItWouldSaveNothing(edge: Int?) async throws {
        let file = ImageFiles.jpeg(.corners(width: 800, height: 600))
        var images: [DecodedImage] = []
        for try await image in ImageDecoder.decode(.bytes(file), options: .init(previewLongEdge: edge)) {
            images.append(image)
        }
        #expect(images.map(\.isPreview) == [false])
    }

    // MARK: - Cancellation

    @Test func cancellingEndsTheWork() async throws {
        let file = ImageFiles.png(.noise(width: 1200, height: 1200))
        let task = Task { try await ImageDecoder.image(from: .bytes(file)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func supportedFormatsHaveNamesAndTypes() throws {
        let jpeg = try #require(ImageFormat.supported.first { $0.name == "JPEG" })
        #expect(jpeg.mimeTypes.contains("image/jpeg"))
        #expect(jpeg.fileExtensions.contains("jpg"))
        #expect(ImageFormat.supported.allSatisfy { !$0.name.isEmpty && !$0.mimeTypes.isEmpty })
    }
}

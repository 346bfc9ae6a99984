// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_ZXING
    import CZXing
    import LiveTextCore
    import Testing

    @testable import LiveText

    /// Pictures that fail an assertion of zxing-cpp 1.4, which ends the process that reads them.
    @Suite struct FailingReaderTests {
        /// A position mark of a Micro QR code with two pixels changed, so that no line can be laid along one of its edges.
        private static let damagedMark = [
            "#######",
            "#.....#",
            "#.###.#",
            "#.###.#",
            "..###.#",
            "#.#...#",
            "#######",
        ]
        /// Where it stands in a picture, in pixels from the left and from the top.
        private static let place = 12

        private func picture(width: Int, height: Int, pixels: [UInt8]? = nil) -> CodePicture {
            var pixels = pixels ?? [UInt8](repeating: 255, count: width * height)
            for (y, row) in Self.damagedMark.enumerated() {
                for (x, module) in row.enumerated() {
                    pixels[(Self.place + y) * width + Self.place + x] = module == "#" ? 0 : 255
                }
            }
            return CodePicture(GreyImage(pixels: pixels, width: width, height: height))
        }

        private func worksWithoutFailure(_ picture: CodePicture) -> Bool {
            picture.grey.pixels.withUnsafeBufferPointer { pixels in
                lt_read_codes(
                    pixels.baseAddress, Int32(picture.grey.width), Int32(picture.grey.height), true, { _, _ in }, nil)
            }
        }

        @Test func theProcessOutlivesAFailureOfTheLibrary() {
            let picture = picture(width: 40, height: 40)
            #expect(ZXingScanner.codes(in: picture).isEmpty)
            // A build of version 1 with assertions, as Debian's is, has failed; else the picture would prove nothing.
            if ZXingScanner.version == "1.4.0" { #expect(!worksWithoutFailure(picture)) }
        }

        @Test(arguments: [
            (Symbology.dataMatrix, "Linde, Data Matrix"), (.pdf417, "Linde, PDF417"),
            (.qr, "https://www.example.org/menu"),
        ])
        func otherKindsAreReadBesideAFailure(symbology: Symbology, payload: String) async throws {
            let code = GreyImage(try await Fixtures.image(Fixtures.code(symbology.rawValue)), orientation: .up)
            let (width, height, top) = (max(code.width, 40) + 8, code.height + 48, 40)
            var pixels = [UInt8](repeating: 255, count: width * height)
            for y in 0..<code.height {
                for x in 0..<code.width { pixels[(top + y) * width + x] = code.pixels[y * code.width + x] }
            }
            let picture = picture(width: width, height: height, pixels: pixels)
            #expect(ZXingScanner.codes(in: picture).map(\.text) == [payload])
            if ZXingScanner.version == "1.4.0" { #expect(!worksWithoutFailure(picture)) }
        }
    }
#endif

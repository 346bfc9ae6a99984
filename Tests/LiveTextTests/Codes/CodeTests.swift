// SPDX-License-Identifier: Apache-2.0

import LiveText
import Testing

@testable import LiveText

@Suite(.serialized) struct CodeTests {
    private static let reader = CodeReader()

    private func read(_ image: PixelBuffer, _ orientation: ImageOrientation = .up) async throws -> [MachineReadableCode]
    {
        try await Self.reader.readCodes(in: image, orientation: orientation, cancellation: CancellationFlag())
    }

    /// EAN-13 bars of 3 pixels a module, drawn by the standard's tables.
    static func ean13(_ digits: [Int], x: Int = 40, y: Int = 30, in raster: inout Raster) {
        let left = [
            "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
            "0001011",
        ]
        let parity = [
            "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
        ]
        var modules = "101"
        for (digit, set) in zip(digits[1...6], parity[digits[0]]) {
            let code = left[digit]
            // The G set is the R set backwards, the R set is the L set's complement.
            modules += set == "L" ? code : String(code.map { $0 == "0" ? "1" : "0" }.reversed())
        }
        modules += "01010"
        for digit in digits[7...12] { modules += String(left[digit].map { $0 == "0" ? "1" : "0" }) }
        modules += "101"
        for (index, module) in modules.enumerated() where module == "1" {
            raster.fill(x: x + 3 * index..<x + 3 * index + 3, y: y..<y + 90, Raster.black)
        }
    }

    static let digits = [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1]

    private static func eanPicture(width: Int = 400, height: Int = 160, x: Int = 40, y: Int = 30) -> Raster {
        var raster = Raster(width: width, height: height)
        ean13(digits, x: x, y: y, in: &raster)
        return raster
    }

    @Test func aLinearCodeHasItsPlace() async throws {
        let codes = try await read(try #require(Self.eanPicture().buffer))
        let code = try #require(codes.first)
        #expect(codes.count == 1)
        #expect(code.symbology == .ean13 && code.text == "4006381333931")
        #expect(code.bytes == Array("4006381333931".utf8))
        // 95 modules of 3 pixels from x = 40 on, 90 pixels high from y = 30 on.
        #expect(abs(code.quad.topLeft.x - 40) < 6 && abs(code.quad.topRight.x - 325) < 6)
        #expect(code.quad.bounds.minY >= 29 && code.quad.bounds.maxY <= 121)
        #expect(code.quad.height > 40)
    }

    @Test func aMatrixCodeHasItsCorners() async throws {
        let image = try await Fixtures.image(Fixtures.qrCode)
        let code = try #require(try await read(image).first)
        #expect(code.symbology == .qr && code.text == "https://www.example.org/")
        // A margin of four modules of four pixels.
        #expect(code.quad.topLeft.distance(to: ImagePoint(x: 16, y: 16)) < 3)
        #expect(
            code.quad.bottomRight.distance(to: ImagePoint(x: Double(image.width - 16), y: Double(image.height - 16)))
                < 3)
        #expect(abs(code.quad.direction.dx - 1) < 0.01)
    }

    @Test(arguments: ImageOrientation.allCases)
    func everyOrientationIsTurnedFirst(orientation: ImageOrientation) async throws {
        let image = try await Fixtures.image(Fixtures.qrCode)
        let code = try #require(try await read(image, orientation).first)
        #expect(code.text == "https://www.example.org/")
        // The code's own top left corner travels with the picture.
        let size = Double(image.width)
        let (near, far) = (16.0, size - 16)
        let expected: ImagePoint =
            switch orientation {
            case .up, .leftMirrored: ImagePoint(x: near, y: near)
            case .upMirrored, .right: ImagePoint(x: far, y: near)
            case .down, .rightMirrored: ImagePoint(x: far, y: far)
            case .downMirrored, .left: ImagePoint(x: near, y: far)
            }
        #expect(code.quad.topLeft.distance(to: expected) < 4, "\(code.quad)")
    }

    @Test func whiteOnBlackIsRead() async throws {
        let image = try await Fixtures.image(Fixtures.qrCode)
        let grey = GreyImage(image, orientation: .up)
        let buffer = try #require(
            PixelBuffer(width: grey.width, height: grey.height, format: .grey8, bytes: grey.pixels.map { ~$0 }))
        #expect(try await read(buffer).map(\.text) == ["https://www.example.org/"])
    }

    @Test func aSmallCodeInALargePictureIsReadAtFullSize() async throws {
        let raster = Self.eanPicture(width: 4200, height: 1000, x: 3001, y: 700)
        let image = try #require(raster.buffer)
        let code = try #require(try await read(image).first)
        #expect(code.text == "4006381333931")
        #expect(abs(code.quad.topLeft.x - 3001) < 12)
    }

    @Test func severalCodesComeFromTopToBottom() async throws {
        var raster = Raster(width: 500, height: 500)
        Self.ean13(Self.digits, x: 60, y: 300, in: &raster)
        Self.ean13([5, 9, 0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 7], x: 60, y: 60, in: &raster)
        let codes = try await read(try #require(raster.buffer))
        #expect(codes.map(\.text) == ["5901234123457", "4006381333931"])
    }

    @Test(arguments: [(1, 1), (9, 300), (200, 200)])
    func nothingIsFoundInNothing(width: Int, height: Int) async throws {
        let image = try #require(Raster(width: width, height: height).buffer)
        #expect(try await read(image).isEmpty)
    }

    @Test func aCancelledReadingThrows() async throws {
        let image = try await Fixtures.image(Fixtures.qrCode)
        let flag = CancellationFlag()
        flag.cancel()
        await #expect(throws: CancellationError.self) {
            try await Self.reader.readCodes(in: image, orientation: .up, cancellation: flag)
        }
    }

    @Test func payloadsAreUTF8ElseLatin1() {
        #expect(PayloadText.decode(Array("Straße 北京".utf8)) == "Straße 北京")
        #expect(PayloadText.decode([0x53, 0x74, 0x72, 0x61, 0xDF, 0x65]) == "Straße")
        #expect(PayloadText.decode([]) == "")
        #expect(PayloadText.decode([0, 0xFF]) == "\u{0}ÿ")
    }
}

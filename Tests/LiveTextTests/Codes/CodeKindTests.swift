// SPDX-License-Identifier: Apache-2.0

import Foundation
import LiveText
import LiveTextCore
import Testing

@testable import LiveText

/// Reads the pictures that `Fixtures/make-codes` draws.
@Suite(.serialized) struct CodeKindTests {
    private static let reader = CodeReader()

    private func read(_ image: PixelBuffer) async throws -> [MachineReadableCode] {
        try await Self.reader.readCodes(in: image, orientation: .up, cancellation: CancellationFlag())
    }

    private func fixture(_ name: String) async throws -> PixelBuffer {
        try await Fixtures.image(Fixtures.code(name))
    }

    @Test(arguments: [
        (Symbology.ean13, "4006381333931"), (.ean8, "96385074"), (.upcA, "036000291452"), (.upcE, "01234565"),
        (.code128, "Linde-128/x"), (.code93, "LINDE 93"), (.code39, "LINDE-39"), (.codabar, "A401234B"),
        (.itf, "15400141288763"), (.dataBar, "0109501101530010"), (.dataBarExpanded, "010950110153001010AB-12"),
        (.qr, "https://www.example.org/menu"),
    ])
    func everyKindIsRead(symbology: Symbology, payload: String) async throws {
        let image = try await fixture(symbology.rawValue)
        let codes = try await read(image)
        let code = try #require(codes.first, "\(symbology)")
        #expect(codes.count == 1, "\(codes.map(\.text))")
        #expect(code.symbology == symbology && code.text == payload)
        #expect(code.structuredAppend == nil)
        let frame = ImageRect(x: -2, y: -2, width: Double(image.width) + 4, height: Double(image.height) + 4)
        #expect(code.quad.corners.allSatisfy(frame.contains), "\(code.quad)")
        #expect(code.quad.length > 30 && code.quad.height >= 4)
    }

    #if LEGIBLE_ZXING
        @Test(arguments: [
            (Symbology.dataMatrix, "Linde, Data Matrix"), (.aztec, "Linde, Aztec"), (.pdf417, "Linde, PDF417"),
            (.microQR, "LINDE 7"), (.maxiCode, "Linde, MaxiCode"),
        ])
        func everyMatrixKindIsRead(symbology: Symbology, payload: String) async throws {
            try await everyKindIsRead(symbology: symbology, payload: payload)
        }

        @Test func aPartOfAMessageSaysWhichItIs() async throws {
            let code = try #require(try await read(try await fixture("qr-part-01")).first)
            #expect(code.structuredAppend == StructuredAppendPart(index: 0, count: 2))
        }
    #endif

    @Test(arguments: ["qr-tiny", "qr-no-margin", "qr-negative", "qr-transparent"])
    func hardFormsOfACodeAreRead(name: String) async throws {
        #expect(try await read(try await fixture(name)).map(\.text) == ["https://www.example.org/menu"])
    }

    @Test(arguments: [("qr-utf8", "Straße 北京"), ("qr-latin1", "Straße"), ("qr-shift-jis", "リンデ")])
    func characterSetsAreToldByTheBytes(name: String, payload: String) async throws {
        #expect(try await read(try await fixture(name)).map(\.text) == [payload])
    }

    @Test(arguments: [22.5, 45, 70])
    func turnedCodesKeepTheirPlace(degrees: Double) async throws {
        var raster = Raster(width: 420, height: 420)
        CodeTests.ean13(CodeTests.digits, x: 60, y: 160, in: &raster)
        let upright = CodePicture(GreyImage(try #require(raster.buffer), orientation: .up))
        let turned = upright.turned(by: degrees)
        let image = try #require(
            PixelBuffer(
                width: turned.grey.width, height: turned.grey.height, format: .grey8, bytes: turned.grey.pixels))
        let code = try #require(try await read(image).first)
        #expect(code.text == "4006381333931")
        // Looked up in the upright picture, the middle lies on the code. It is not its middle where slanted lines met all
        // bars only near one end of them.
        let center = turned.placement(Point<PassSpace>(x: code.quad.center.x, y: code.quad.center.y))
        #expect(abs(center.x - 202) < 142 && abs(center.y - 205) < 45, "\(center)")
    }

    @Test func formsOfAPictureKeepPlaces() throws {
        let raster = Raster.corners(width: 40, height: 30)
        let picture = CodePicture(GreyImage(try #require(raster.buffer), orientation: .up))
        for form in [
            picture.padded, picture.enlarged(by: 2), picture.enlarged(by: 3), picture.turned(by: 45),
            picture.turned(by: 22.5),
        ] {
            let middle = form.placement(
                Point<PassSpace>(x: Double(form.grey.width) / 2, y: Double(form.grey.height) / 2))
            #expect(middle.distance(to: ImagePoint(x: 20, y: 15)) < 1.5, "\(middle)")
        }
        #expect(Set(picture.binarized.grey.pixels).isSubset(of: [0, 255]))
        #expect(Set(picture.locallyBinarized.grey.pixels).isSubset(of: [0, 255]))
        #expect(picture.negative.negative.grey.pixels == picture.grey.pixels)
        #expect(picture.sharpened.grey.pixels.count == picture.grey.pixels.count)
    }

    @Test func stripesAndNoiseAreNoCodes() async throws {
        var stripes = Raster(width: 600, height: 300)
        for x in stride(from: 0, to: 600, by: 6) { stripes.fill(x: x..<x + 3, y: 0..<300, Raster.black) }
        var grid = stripes
        for y in stride(from: 0, to: 300, by: 6) { grid.fill(x: 0..<600, y: y..<y + 3, Raster.black) }
        for raster in [stripes, grid, .noise(width: 500, height: 400), .corners(width: 300, height: 200)] {
            #expect(try await read(try #require(raster.buffer)).isEmpty)
        }
        #expect(try await read(try await Fixtures.image(Fixtures.paragraphs)).isEmpty)
    }
}

@Suite struct CodeMergingTests {
    private func found(
        _ text: String, _ symbology: Symbology, scans: Int = 10, x: Double = 0, namesCharacterSet: Bool = false
    ) -> FoundCode {
        FoundCode(
            symbology: symbology, bytes: Array(text.utf8), text: text,
            quad: ImageQuad(ImageRect(x: x, y: 0, width: 100, height: 40)), scanCount: scans,
            namesCharacterSet: namesCharacterSet)
    }

    private func merged(_ passes: [FoundCode]...) -> [MachineReadableCode] {
        var merging = CodeMerging()
        for pass in passes { merging.add(pass) }
        return merging.codes
    }

    @Test func oneCodeOfTwoReadersIsOne() {
        #expect(merged([found("036000291452", .upcA)], [found("0036000291452", .ean13)]).count == 1)
        #expect(merged([found("a", .qr)], [found("a", .qr)]).count == 1)
        #expect(merged([found("a", .qr)], [found("a", .qr, x: 300)]).count == 2)
    }

    @Test func aCodeWithoutCheckDigitNeedsSeveralScans() {
        #expect(merged([found("1234", .itf, scans: 1)]).isEmpty)
        #expect(merged([found("A12B", .codabar, scans: 2)]).isEmpty)
        #expect(merged([found("0101", .dataBar, scans: 2)]).isEmpty)
        #expect(merged([found("1234", .itf, scans: 1)], [found("1234", .itf, scans: 2)]).count == 1)
        #expect(merged([found("x", .qr, scans: 1)]).count == 1)
        #expect(merged([found("", .qr)]).isEmpty)
    }

    @Test func ofTwoReadingsAtOnePlaceTheBetterStays() {
        #expect(merged([found("1234", .itf, scans: 3)], [found("123456", .itf, scans: 30)]).map(\.text) == ["123456"])
        #expect(merged([found("123456", .itf, scans: 30)], [found("1234", .itf, scans: 3)]).map(\.text) == ["123456"])
        let guess = FoundCode(
            symbology: .qr, bytes: [0xDF], text: "x", quad: ImageQuad(ImageRect(x: 0, y: 0, width: 9, height: 9)),
            scanCount: 1)
        var named = guess
        named = FoundCode(
            symbology: .qr, bytes: [0xDF], text: "ß", quad: guess.quad, scanCount: 1, namesCharacterSet: true)
        #expect(merged([guess], [named]).map(\.text) == ["ß"])
        #expect(merged([named], [guess]).map(\.text) == ["ß"])
    }
}

@Suite struct PayloadBytesTests {
    @Test func code39HasAllOfASCII() {
        func decoded(_ text: String) -> String { String(decoding: Code39Text.decoded(Array(text.utf8)), as: UTF8.self) }
        #expect(decoded("+A+B%J/A") == "ab?!")
        #expect(decoded("12+A") == "12+A")
        #expect(decoded("PRICE $5 /3") == "PRICE $5 /3")
        #expect(decoded("+A+") == "+A+")
        #expect(decoded("") == "")
    }

    @Test func shiftJISIsTakenForWhatItIs() {
        #expect(PayloadText.decode([0x83, 0x8A, 0x83, 0x93, 0x83, 0x66]) == "リンデ")
        #expect(PayloadText.decode([0xD8, 0xDD, 0xC3, 0xDE]) == "ﾘﾝﾃﾞ")
        #expect(PayloadText.decode(Array("Gr".utf8) + [0xFC, 0xDF, 0x65]) == "Grüße")
        #expect(PayloadText.decode([0x83]) == "\u{83}")
    }
}

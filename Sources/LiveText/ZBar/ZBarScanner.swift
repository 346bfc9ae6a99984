// SPDX-License-Identifier: Apache-2.0

import CZBar
import LiveTextCore

/// ZBar's scanner, set up for still pictures.
final class ZBarScanner {
    private let scanner: OpaquePointer

    /// ZBar's name for pictures of lightness: the bytes of `Y800`, the first lowest.
    private static let greyFormat: UInt = "Y800".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }

    /// What is looked for. Not the add-ons of EAN, which are found in any stripes, nor book numbers, which are EAN-13.
    private static let symbologies: [(type: zbar_symbol_type_t, symbology: Symbology)] = [
        (ZBAR_QRCODE, .qr), (ZBAR_SQCODE, .sqCode), (ZBAR_EAN13, .ean13), (ZBAR_EAN8, .ean8), (ZBAR_UPCA, .upcA),
        (ZBAR_UPCE, .upcE), (ZBAR_CODE128, .code128), (ZBAR_CODE93, .code93), (ZBAR_CODE39, .code39),
        (ZBAR_CODABAR, .codabar), (ZBAR_I25, .itf), (ZBAR_DATABAR, .dataBar), (ZBAR_DATABAR_EXP, .dataBarExpanded),
    ]

    /// ZBar's version: `0.23.92`.
    static let version: String = {
        var major: UInt32 = 0
        var minor: UInt32 = 0
        var patch: UInt32 = 0
        zbar_version(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }()

    init?() {
        guard let scanner = zbar_image_scanner_create() else { return nil }
        self.scanner = scanner
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        for (type, symbology) in Self.symbologies where !Self.isLeftToOthers(symbology) {
            zbar_image_scanner_set_config(scanner, type, ZBAR_CFG_ENABLE, 1)
        }
        // The payload's bytes, not ZBar's guess at their character set.
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
    }

    /// ZBar's DataBar decoder writes failed assertions to the standard error; where another reader has these kinds,
    /// they are its own.
    private static func isLeftToOthers(_ symbology: Symbology) -> Bool {
        #if LEGIBLE_ZXING
            ZXingScanner.readsLinearCodes && (symbology == .dataBar || symbology == .dataBarExpanded)
        #else
            false
        #endif
    }

    deinit { zbar_image_scanner_destroy(scanner) }

    /// The codes of a picture.
    func codes(in picture: CodePicture) -> [FoundCode] {
        guard let image = zbar_image_create() else { return [] }
        defer { zbar_image_destroy(image) }
        zbar_image_set_format(image, Self.greyFormat)
        zbar_image_set_size(image, UInt32(picture.grey.width), UInt32(picture.grey.height))
        return picture.grey.pixels.withUnsafeBytes { pixels in
            // Without a clean-up function the bytes stay ours.
            zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
            guard zbar_scan_image(scanner, image) > 0 else { return [] }
            var codes: [FoundCode] = []
            var next = zbar_image_first_symbol(image)
            while let symbol = next {
                if let code = Self.code(of: symbol, placement: picture.placement) { codes.append(code) }
                next = zbar_symbol_next(symbol)
            }
            return codes
        }
    }

    private static func code(
        of symbol: OpaquePointer, placement: AffineTransform<PassSpace, ImageSpace>
    ) -> FoundCode? {
        let type = zbar_symbol_get_type(symbol)
        guard let symbology = symbologies.first(where: { $0.type == type })?.symbology,
            let data = zbar_symbol_get_data(symbol)
        else { return nil }
        let count = Int(zbar_symbol_get_data_length(symbol))
        let printed = [UInt8](UnsafeRawBufferPointer(start: data, count: count))
        let bytes = symbology == .code39 ? Code39Text.decoded(printed) : printed
        let points = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
            placement(
                Point<PassSpace>(
                    x: Double(zbar_symbol_get_loc_x(symbol, index)), y: Double(zbar_symbol_get_loc_y(symbol, index))))
        }
        let quad: ImageQuad?
        if symbology.isLinear {
            let direction = readingDirection(of: symbol)
            let start = placement(Point<PassSpace>(x: 0, y: 0))
            let end = placement(Point<PassSpace>(x: direction.dx, y: direction.dy))
            let length = max(start.distance(to: end), .leastNonzeroMagnitude)
            quad = CodeQuad.linear(
                points: points, direction: ((end.x - start.x) / length, (end.y - start.y) / length))
        } else {
            quad = CodeQuad.matrix(corners: points)
        }
        guard let quad else { return nil }
        // ZBar counts the scan lines on which it met a linear code.
        let scanCount = symbology.isLinear ? Int(zbar_symbol_get_quality(symbol)) : 1
        return FoundCode(
            symbology: symbology, bytes: bytes, text: PayloadText.decode(bytes), quad: quad, scanCount: scanCount)
    }

    /// Which way a linear code is read.
    private static func readingDirection(of symbol: OpaquePointer) -> (dx: Double, dy: Double) {
        switch zbar_symbol_get_orientation(symbol) {
        case ZBAR_ORIENT_RIGHT: (0, 1)
        case ZBAR_ORIENT_DOWN: (-1, 0)
        case ZBAR_ORIENT_LEFT: (0, -1)
        default: (1, 0)
        }
    }
}
